"""The story of Gold Armada: every kind of sentence, in both languages and on other boards."""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from doubloon.bots import cabin_boy
from doubloon.core.editions import load
from doubloon.core.game import offers
from doubloon.core.play import Play, begin
from doubloon.core.setup import Seat, Setup
from doubloon.core.stories import tell_step
from doubloon.core.story import Who
from doubloon.games import get
from doubloon.games.gold_armada.rules.board import FACES
from doubloon.games.gold_armada.rules.editions import shipped_board
from doubloon.locales import LANGUAGES, say
from doubloon.locales.telling import Teller

After = Callable[..., Play]

GAME = get("gold-armada")
"""From the shelf, which adds its messages to the catalogues."""

NAMES = ["Anne", "Bo", "Cleo", "Dan", "Eve"]
FINISH = {"finish-round": True}
ONE_TOKEN = {"skull-tokens": 1}
ONE_LEFT = {
    **dict.fromkeys(("barrel", "parrot", "rum", "cannon", "hook", "compass"), 3),
    **dict.fromkeys(("full-house", "four", "five"), 3),
    "three": 2,
}
HELD = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 4, 5, 3, 4, 5, 4, 5, 6]
LAST_DOUBLOON = {"taken": ONE_LEFT, "doubloons": [[], HELD], "skulls": [0, 0], "seat": 1}


def tell(play: Play, you: int | None = None, language: str = "en") -> list[str]:
    """The story of the last step."""
    assert play.before is not None
    viewer = None if you is None else Seat(you)
    story = tell_step(play.before, play.line, play, viewer)
    return Teller(NAMES, viewer, language).tell_all(story)


def sum_up(play: Play, you: int | None = None, language: str = "en") -> list[str]:
    """The summary of the turn that the last step ended."""
    viewer = None if you is None else Seat(you)
    return Teller(NAMES, viewer, language).tell_all(GAME.sum_up(play.turn))


def other_board() -> dict[str, Any]:
    """A corrected board: a new symbol, two that changed places, and other special piers."""
    board = deepcopy(load("doubloon.games.gold_armada.rules", "board.toml"))
    board["symbols"]["b"]["name"] = "anchor"
    board["symbols"]["p"]["name"], board["symbols"]["r"]["name"] = "rum", "parrot"
    board["piers"]["three"]["needs"] = [2, 3, 3]
    board["piers"]["cannon"] = {**board["piers"]["four"]}
    return board


def test_a_roll_names_who_rolled_and_what_fell(after: After) -> None:
    play = after("~ roll bbprc")
    assert tell(play) == ["Anne rolls 2 barrels, a parrot, a bottle of rum and a cannon."]
    assert tell(play, you=0) == ["You roll 2 barrels, a parrot, a bottle of rum and a cannon."]
    assert tell(play, language="fr") == [
        "Anne lance les dés\u00a0: 2 tonneaux, un perroquet, une bouteille de rhum et un canon."
    ]


def test_a_second_roll_says_what_lies_there_now(after: After) -> None:
    play = after("~ roll bbprc", "p1 reroll rc")
    assert tell(play) == ["Anne rolls a bottle of rum and a cannon again."]
    assert tell(play.after("~ roll ho")) == [
        "Anne gets a hook and a compass and now has 2 barrels, a parrot, a hook and a compass."
    ]
    assert tell(play.after("~ roll ho"), you=0)[0].startswith("You get a hook and a compass and")


def test_five_dice_rolled_again_are_told_once(after: After) -> None:
    play = after("~ roll bbprc", "p1 reroll bbprc", "~ roll hhhhh")
    assert tell(play) == ["Anne rolls 5 hooks."]


def test_a_stop_tells_how_many_piers_are_open(after: After) -> None:
    play = after("~ roll bbbpp", "p1 stop")
    assert tell(play) == ["Anne stops rolling.", "Anne can take a doubloon from one of 4 piers."]
    assert tell(after("~ roll bbprc", "p1 stop"), you=0) == [
        "You stop rolling.",
        "You can take a doubloon from one pier.",
    ]


def test_rolling_ends_after_the_third_roll(after: After) -> None:
    steps = "~ roll bbprc", "p1 reroll c", "~ roll h", "p1 reroll h", "~ roll o"
    play = after(*steps)
    assert tell(play)[1:] == [
        "Anne has made the third and last roll.",
        "Anne can take a doubloon from one pier.",
    ]
    assert tell(play, you=0)[1] == "That was your third and last roll."


@pytest.mark.parametrize(
    ("dice", "pier", "value", "name"),
    [
        ("bbprc", "barrel", 1, "barrel pier"),
        ("pprch", "parrot", 1, "parrot pier"),
        ("hhhrc", "three", 2, "three-of-a-kind pier"),
        ("hhhcc", "full-house", 3, "full-house pier"),
        ("hhhhc", "four", 3, "four-of-a-kind pier"),
        ("hhhhh", "five", 4, "five-of-a-kind pier"),
    ],
)
def test_a_doubloon_is_told_with_its_value_and_its_pier(
    dice: str, pier: str, value: int, name: str, after: After
) -> None:
    play = after(f"~ roll {dice}", "p1 stop", f"p1 take {pier}")
    assert tell(play) == [f"Anne takes a doubloon worth {value} from the {name}."]
    assert sum_up(play) == [f"Anne wins a doubloon worth {value} at the {name}."]
    assert sum_up(play, you=0) == [f"You win a doubloon worth {value} at the {name}."]


def test_the_second_doubloon_of_a_pier_is_told_with_its_own_value(after: After) -> None:
    start = {"taken": {"barrel": 1}, "doubloons": [[1], []], "skulls": [0, 0], "seat": 1}
    play = after("~ roll bbbrc", "p1 stop", "p1 take barrel", start=start)
    assert tell(play, language="fr") == [
        "Anne prend un doublon de valeur 2 à la jetée tonneau.",
    ]


def test_dice_that_win_nothing_cost_a_skull_token(after: After) -> None:
    play = after("~ roll bprch", "p1 stop")
    assert tell(play) == [
        "Anne stops rolling.",
        "Anne wins no doubloon with these dice.",
        "Anne takes a skull token and loses a point; 5 tokens are left.",
    ]
    assert sum_up(play) == ["Anne wins no doubloon and loses a point to a skull token."]
    assert tell(play, you=0, language="fr") == [
        "Tu arrêtes de lancer.",
        "Tes dés ne gagnent aucun doublon.",
        "Tu prends un jeton tête de mort et perds un point\u00a0; il reste 5 jetons.",
    ]


def test_a_third_roll_that_wins_nothing_is_told_whole(after: After) -> None:
    steps = "~ roll bprch", "p1 reroll h", "~ roll h", "p1 reroll h", "~ roll o"
    assert tell(after(*steps))[1:] == [
        "Anne has made the third and last roll.",
        "Anne wins no doubloon with these dice.",
        "Anne takes a skull token and loses a point; 5 tokens are left.",
    ]


def test_declining_is_told_with_its_price(after: After) -> None:
    steps = "~ roll bbprc", "p1 stop", "p1 decline"
    readings = {"may-decline": True, "skull-tokens": 2}
    play = after(*steps, readings=readings)
    assert tell(play) == [
        "Anne declines every doubloon the dice win.",
        "Anne takes a skull token and loses a point; one token is left.",
    ]
    assert tell(play, you=0)[0] == "You decline every doubloon your dice win."


def test_the_last_skull_token_ends_the_play(after: After) -> None:
    play = after("~ roll bprch", "p1 stop", readings=ONE_TOKEN)
    assert play.result is not None
    assert tell(play)[1:] == [
        "Anne wins no doubloon with these dice.",
        "Anne takes the last skull token and loses a point.",
        "All skull tokens are taken, so the play is over.",
    ]


def test_the_last_doubloon_ends_the_play(after: After) -> None:
    play = after("~ roll bbbrc", "p1 stop", "p1 take three", start=LAST_DOUBLOON)
    assert play.result is not None
    assert tell(play) == [
        "Anne takes a doubloon worth 4 from the three-of-a-kind pier.",
        "All doubloons are taken, so the play is over.",
    ]


def test_the_round_is_finished_after_the_last_skull_token(after: After) -> None:
    play = after("~ roll bprch", "p1 stop", readings={**FINISH, **ONE_TOKEN}, seats=3)
    assert tell(play)[-2:] == [
        "Anne takes the last skull token and loses a point.",
        "No skull token is left. The round is still finished: one last turn for Bo and Cleo.",
    ]
    assert tell(play, you=2)[-1].endswith("one last turn for Bo and you.")
    play = play.after("~ roll bprch").after("p2 stop")
    assert tell(play) == [
        "Bo stops rolling.",
        "Bo wins no doubloon with these dice.",
        "No skull token is left, so Bo loses nothing.",
    ]
    assert sum_up(play, you=1) == ["You win no doubloon; no skull token is left to take."]
    play = play.after("~ roll bbprc").after("p3 stop").after("p3 take barrel")
    assert tell(play) == [
        "Cleo takes a doubloon worth 1 from the barrel pier.",
        "The round is finished, so the play is over.",
    ]


def test_the_round_is_finished_after_the_last_doubloon(after: After) -> None:
    play = after("~ roll bbbrc", "p1 stop", "p1 take three", start=LAST_DOUBLOON, readings=FINISH)
    assert tell(play, language="fr")[-1] == (
        "Il ne reste aucun doublon. On finit le tour de table\u00a0: encore un tour pour Bo."
    )


def test_another_board_gives_dice_and_piers_its_own_names(after: After) -> None:
    board = other_board()
    play = after("~ roll bbppr", board=board)
    assert tell(play) == ["Anne rolls 2 \u00d7 anchor, 2 bottles of rum and a parrot."]
    play = play.after("p1 stop")
    named = {
        pier: tell(play.after(f"p1 take {pier}"))[0].partition(" the ")[2]
        for pier in ("barrel", "parrot", "three")
    }
    assert named == {"barrel": "anchor pier.", "parrot": "rum pier.", "three": "pair pier."}
    fours = after("~ roll hhhhb", "p1 stop", "p1 take cannon", board=board)
    assert tell(fours) == ["Anne takes a doubloon worth 3 from the four-of-a-kind pier."]
    assert tell(after("~ roll pprch", board=board), language="fr") == [
        "Anne lance les dés\u00a0: 2 bouteilles de rhum, un perroquet, un canon et un crochet."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_that_ships_has_words(language: str) -> None:
    for letter in FACES:
        assert say(f"piece-ga-{letter}", {"n": 2}, language)
    english = [say(f"name-ga-{letter}", language="en") for letter in FACES]
    assert tuple(english) == shipped_board().symbols


def plays() -> Iterator[tuple[Setup, int]]:
    """Every edition and number of seats, each reading that adds sentences, and another board."""
    for edition in GAME.editions:
        for seats in GAME.seats:
            yield Setup(seats, edition), seats
    every = {"may-decline": True, "finish-round": True, "five-is-full-house": True}
    for seats in GAME.seats:
        yield Setup(seats, None, every), 10 + seats
        yield Setup(seats, None, every, components=other_board()), 20 + seats


def wander(setup: Setup, seed: int) -> Iterator[Play]:
    """Every place of a whole play at random, after its first."""
    uniform = Random(seed).randrange
    play = begin(GAME, setup)
    while play.result is None:
        if play.to_act is None:
            play = play.after_fate(GAME.draw(play.state, uniform))
        else:
            act = cabin_boy(None, offers(GAME, play.state), uniform)
            play = play.after(GAME.write(play.to_act, act))
        yield play


@pytest.mark.parametrize(("setup", "seed"), [*plays()])
def test_every_step_and_turn_can_be_told_in_every_language(setup: Setup, seed: int) -> None:
    for play in wander(setup, seed):
        for language in LANGUAGES:
            for you in (None, *range(setup.seats)):
                assert all(text.endswith(".") for text in tell(play, you, language))
                assert tell(play, you, language)
                if play.turn is not None:
                    assert len(sum_up(play, you, language)) == 1


@pytest.mark.parametrize(("setup", "seed"), [*plays()])
def test_the_amounts_told_are_the_change_of_points(setup: Setup, seed: int) -> None:
    changed = 0
    for play in wander(setup, seed):
        assert play.before is not None
        delta = [0] * setup.seats
        for sentence in tell_step(play.before, play.line, play, None):
            who = sentence.facts.get("who")
            if isinstance(who, Who):
                gained, lost = sentence.facts.get("value", 0), sentence.facts.get("points", 0)
                assert isinstance(gained, int)
                assert isinstance(lost, int)
                delta[who.seat] += gained - lost
        before, after = GAME.points(play.before.state), GAME.points(play.state)
        assert delta == [new - old for old, new in zip(before, after, strict=True)]
        changed += any(delta)
        if play.turn is not None:
            (summary,) = GAME.sum_up(play.turn)
            gained, lost = summary.facts.get("value", 0), summary.facts.get("points", 0)
            assert isinstance(gained, int)
            assert isinstance(lost, int)
            assert gained - lost == play.turn.delta[play.turn.seat]
    assert changed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_is_called_by_their_own_name(seats: int, language: str) -> None:
    """Everybody is told their own steps, turns and last rounds as theirs, others' by name."""
    every = {"may-decline": True, "finish-round": True}
    named: set[str] = set()
    for seed in range(3):
        for play in wander(Setup(seats, None, every), seed):
            for you, name in enumerate(NAMES[:seats]):
                told = tell(play, you, language)
                told += sum_up(play, you, language) if play.turn is not None else []
                assert not [sentence for sentence in told if name in re.findall(r"\w+", sentence)]
            named |= {*re.findall(r"\w+", " ".join(tell(play, None, language)))} & {*NAMES}
    assert named == {*NAMES[:seats]}
