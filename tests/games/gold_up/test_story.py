"""What steps and turns of Gold Up are said to have done, and to whom."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.play import Play, begin
from doubloon.core.setup import Seat, Setup
from doubloon.core.stories import tell_step
from doubloon.core.story import Story
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.state import Act, Fate, State
from doubloon.games.gold_up.rules.story import story, sum_up
from doubloon.locales import LANGUAGES, add_catalogues
from doubloon.locales.telling import Teller
from games.gold_up.tables import CHEAP, MIXED, after, at, chance, position, some_step

add_catalogues(GAME.messages)
rule = pytest.mark.rule
seeds = st.integers(0, 2**32)

P1, P2, P3 = map(Seat, range(3))
NAMES = ["Anne", "Bo", "Cleo", "Dan", "Eve", "Finn"]


def tell(play: Play, viewer: Seat | None = None, language: str = "en") -> list[str]:
    """What the last step did, said to a viewer who is called `you`."""
    assert play.before is not None
    told = tell_step(play.before, play.line, play, viewer)
    return Teller(NAMES, viewer, language).tell_all(told)


def tell_turn(play: Play, viewer: Seat | None = None, language: str = "en") -> list[str]:
    assert play.turn is not None
    return Teller(NAMES, viewer, language).tell_all(sum_up(play.turn))


@rule("gu.take")
def test_a_series_is_told_with_its_keys_and_its_gold() -> None:
    play = at("p1 take 1 with wrj", table=MIXED, hands=("wrj", "w"))
    told = "opens series 1 with a white key, a red key and a joker and wins 18 gold: "
    assert tell(play) == [f"Anne {told}2 white chests and a red chest."]
    assert tell(play, P1)[0].startswith("You open series 1 with a white key, a red key and a joker")
    assert tell(play, None, "fr") == [
        "Anne ouvre la série 1 avec une clé blanche, une clé rouge et un joker et gagne "
        "18 pièces d'or\xa0: 2 coffres blancs et un coffre rouge."
    ]


@rule("gu.refill")
def test_a_refill_is_one_sentence_at_its_end() -> None:
    play = at("p1 take 2 with bg", "~ chest w", table=MIXED, hands=("bg", "w"))
    assert tell(play) == []
    play = play.after("~ chest y")
    assert tell(play) == ["New on the table: a white chest and a yellow chest."]
    assert tell_turn(play) == ["Anne opens series 2 for 22 gold: a blue chest and a green chest."]
    assert tell_turn(play, P1, "fr") == [
        "Tu ouvres la série 2 pour 22 pièces d'or\xa0: un coffre bleu et un coffre vert."
    ]


@rule("gu.draw", "gu.hidden-hands")
def test_a_drawn_card_is_named_to_its_seat_only() -> None:
    play = at("p1 draw", hands=("w", "r"))
    assert tell(play) == ["Anne draws 2 keys."]
    assert tell(play, P1) == ["You draw 2 keys."]
    play = play.after("~ key p1 y")
    assert tell(play, P1) == ["You get a yellow key."]
    assert tell(play, P2) == tell(play) == []
    play = play.after("~ key p1 K")
    assert tell(play, P1) == ["You get a key thief."]
    assert tell_turn(play) == ["Anne draws 2 keys."]


@rule("gu.draw", "gu.hidden-hands", "gu.keys-under")
def test_a_card_that_everybody_knows_is_named_to_everybody() -> None:
    play = at("p1 draw", hands=("w", ""), unseen="", under="y")
    assert tell(play) == ["Anne draws the last key."]
    play = play.after("~ key p1 y")
    assert tell(play) == tell(play, P2) == ["Anne gets a yellow key."]
    assert tell_turn(play, P1) == ["You draw the last key."]


@rule("gu.draw")
def test_a_draw_from_an_empty_pile_is_a_pass() -> None:
    play = at("p1 draw", hands=("w", ""), unseen="")
    assert tell(play) == ["Anne passes: the key pile is empty."]
    assert tell_turn(play) == ["Anne passes."]
    assert tell_turn(play, P1, "fr") == ["Tu passes."]


@rule("gu.key-thief", "gu.hidden-hands")
def test_a_robbed_hand_is_named_to_thief_and_victim_and_counted_for_others() -> None:
    play = at("p1 rob-keys p2", hands=("wK", "yyr", "b"))
    loot = ", 3 cards: a red key and 2 yellow keys."
    assert tell(play) == ["Anne plays a key thief and takes the whole hand of Bo: 3 cards."]
    assert tell(play, P3) == tell(play)
    assert tell(play, P1) == [f"You play a key thief and take the whole hand of Bo{loot}"]
    assert tell(play, P2) == [f"Anne plays a key thief and takes your whole hand{loot}"]
    assert tell_turn(play, P2) == ["Anne robs you of 3 cards."]
    assert tell_turn(play, P2, "fr") == ["Anne te vole 3 cartes."]
    assert tell_turn(play, P3, "fr") == ["Anne vole 3 cartes à Bo."]


@rule("gu.key-thief-two", "gu.hidden-hands")
def test_cards_taken_unseen_are_named_to_the_two_seats() -> None:
    play = at("p1 rob-keys p2", hands=("K", "yb"))
    assert tell(play) == ["Anne plays a key thief and takes 2 cards unseen from the hand of Bo."]
    assert tell(play, P2)[0].endswith("takes 2 cards unseen from your hand.")
    play = play.after("~ lose y")
    assert tell(play) == []
    assert tell(play, P1) == ["You take a yellow key from Bo."]
    assert tell(play, P2) == ["Anne takes a yellow key from you."]
    assert tell_turn(play.after("~ lose b")) == ["Anne robs Bo of 2 cards."]


@rule("gu.key-thief-two")
def test_a_thief_who_finds_one_card_takes_one() -> None:
    play = at("p1 rob-keys p2", hands=("K", "y"))
    assert tell(play)[0].endswith("takes a card unseen from the hand of Bo.")
    assert tell_turn(play.after("~ lose y")) == ["Anne robs Bo of a card."]


@rule("gu.chest-thief")
def test_robbed_chests_are_told_with_their_gold_and_keys() -> None:
    play = at("p1 rob-chests p2 wr with wj", hands=("wjC", ""), chests=("", "wwr"))
    loot = "13 gold: a white chest and a red chest."
    assert tell(play, P2) == [
        f"Anne plays a chest thief with a white key and a joker and robs you of {loot}"
    ]
    assert tell_turn(play) == [f"Anne robs Bo of {loot}"]
    assert tell_turn(play, P1, "fr") == [
        "Tu voles 13 pièces d'or à Bo\xa0: un coffre blanc et un coffre rouge."
    ]


@rule("gu.steal-least")
def test_a_theft_of_no_chest_is_told_as_such() -> None:
    readings = {"min-stolen-chests": 0}
    play = at("p1 rob-chests p2", hands=("C", ""), chests=("", "w"), readings=readings)
    assert tell(play) == ["Anne plays a chest thief on Bo, without a key: no chest is robbed."]
    assert tell_turn(play) == ["Anne robs Bo of nothing."]
    assert tell_turn(play, P2, "fr") == ["Anne ne te vole rien."]


DEAL = [f"~ key p{n % 2 + 1} {card}" for n, card in enumerate("wrwrwrwrjK")]


@rule("gu.deal", "gu.layout")
def test_a_deal_is_told_when_it_is_done() -> None:
    play = after(*DEAL[:-1])
    assert tell(play) == tell(play, P1) == []
    play = play.after(DEAL[-1])
    everybody = "A new round begins: everybody is dealt 5 keys."
    assert tell(play) == [everybody]
    assert tell(play, P1) == [everybody, "You hold 4 white keys and a joker."]
    assert tell(play, P2) == [everybody, "You hold 4 red keys and a key thief."]
    for _ in range(10):
        play = play.after("~ chest w")
        assert tell(play) == []
    play = play.after("~ chest r")
    assert tell(play) == ["11 chests are laid out. Anne starts the round."]
    assert tell(play, P1, "fr") == ["11 coffres sont posés sur la table. Tu commences la manche."]


def last_chest(points: tuple[int, int], chests: str, **readings: object) -> Play:
    """The step that takes the last chest off the pile, after p1 has opened a white chest."""
    start = position(("w", ""), (chests, ""), table=CHEAP, pile="w", points=points)
    return after("p1 take 3 with w", "~ chest w", readings=readings, start=start)


@rule("gu.round-end", "gu.round-score")
def test_a_round_ends_with_the_gold_of_every_seat() -> None:
    play = last_chest((20, 30), "r")
    theirs = play.before.state.chests[1] if play.before else ()
    gold = sum(n * value for n, value in zip(theirs, (5, 8, 10, 12, 20, 40), strict=True))
    assert tell(play)[0] == "The chest pile is empty: the round is over."
    assert tell(play, P1)[1] == (
        f"You score 13 gold (33 in all) and Bo scores {gold} gold ({30 + gold} in all)."
    )


@rule("gu.stalemate")
def test_a_round_that_nobody_can_continue_says_so() -> None:
    play = at("p1 draw", hands=("", ""), chests=("w", ""), unseen="", passes=1)
    assert tell(play) == [
        "Anne passes: the key pile is empty.",
        "Everybody has passed in succession: the round is over.",
        "Anne scores 5 gold (5 in all) and Bo scores 0 gold (0 in all).",
    ]
    assert tell_turn(play) == ["Anne passes."]


@rule("gu.target")
def test_the_target_names_the_winner() -> None:
    play = at("p1 draw", hands=("", ""), unseen="", passes=1, points=(299, 0), chests=("r", ""))
    assert play.result is not None
    assert tell(play)[-1] == "Anne wins with 307 gold: the target of 300 is reached."
    assert tell(play, P1)[-1] == "You win with 307 gold: the target of 300 is reached."
    assert (
        tell(play, P1, "fr")[-1]
        == "Tu gagnes avec 307 pièces d'or\xa0: l'objectif de 300 est atteint."
    )


@rule("gu.tie")
@pytest.mark.parametrize(
    ("tie_break", "told"),
    [
        (
            "extra-round",
            "The target of 300 is reached, but the lead is shared with 304 gold: you and Bo. "
            "Everybody plays another round.",
        ),
        (
            "shared",
            "The target of 300 is reached, and the win is shared with 304 gold: you and Bo.",
        ),
    ],
)
def test_a_tie_at_the_target_names_all_who_lead(tie_break: str, told: str) -> None:
    where: dict[str, Any] = {"points": (299, 299), "chests": ("w", "w"), "passes": 1}
    play = at("p1 draw", hands=("", ""), unseen="", readings={"tie-break": tie_break}, **where)
    assert tell(play, P1)[-1] == told


def walk(seats: int, seed: int, steps: int, **readings: object) -> Iterator[Play]:
    """A play by the random policy, step by step."""
    uniform = chance(seed)
    named = {name.replace("_", "-"): value for name, value in readings.items()}
    play = begin(GAME, Setup(seats, readings=named))
    for _ in range(steps):
        if play.result is not None:
            return
        yield play
        step = some_step(play.state, uniform)
        play = play.after(GAME.write(play.to_act, step))
    yield play


def observers(seats: int) -> list[Seat | None]:
    return [None, *map(Seat, range(seats))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_sentence_along_random_plays_has_words(seats: int, language: str) -> None:
    said: set[str] = set()
    for before, play in pairwise(walk(seats, 11 + seats, 700, keep_hands=seats == 3)):
        _, step = GAME.read(play.line)
        for viewer in observers(seats):
            told = story(before.state, step, play.state, viewer)
            if play.turn is not None:
                told += sum_up(play.turn)
            said |= {sentence.id for sentence in told}
            for text in Teller(NAMES, viewer, language).tell_all(told):
                assert re.fullmatch(r"[A-Z0-9].*\.", text)
                assert "{" not in text
                own = "" if viewer is None else NAMES[viewer]
                assert not own or not re.search(rf"\b{own}\b", text)
                assert language == "en" or not re.search(r"\byou\b", text)
    assert {"story-gu-deal", "story-gu-take", "story-gu-scores", "turn-gu-series"} <= said


def look_alike(
    state: State, step: Act | Fate, seat: Seat | None, seed: int
) -> tuple[State, Act | Fate]:
    """A state and a step in it that look the same to a seat as this state and this step."""
    uniform = chance(seed)
    assert GAME.redeal is not None
    assert GAME.conceal is not None
    other = GAME.redeal(state, seat, uniform)
    concealed = GAME.conceal(state, GAME.write(GAME.to_act(state), step), seat)
    return other, GAME.draw(other, uniform) if "?" in concealed else step


@rule("gu.hidden-hands")
@settings(max_examples=40)
@given(st.integers(2, 4), seeds, st.booleans())
def test_a_story_does_not_change_when_the_unseen_is_redealt(
    seats: int, seed: int, shuffled: bool
) -> None:
    readings = {"bottom_order": "shuffled"} if shuffled else {}
    assert GAME.redeal is not None
    for n, (before, play) in enumerate(pairwise(walk(seats, seed, 140, **readings))):
        _, step = GAME.read(play.line)
        for viewer in observers(seats):
            other, other_step = look_alike(before.state, step, viewer, seed + n)
            other_after = GAME.redeal(play.state, viewer, chance(seed - n))
            told: Story = story(before.state, step, play.state, viewer)
            assert story(other, other_step, other_after, viewer) == told
