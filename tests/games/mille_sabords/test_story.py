"""What steps and turns of Mille Sabords are told as, with subject and amounts."""

from typing import Any

import pytest

from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.games import get
from doubloon.games.mille_sabords.rules.position import Turn
from doubloon.games.mille_sabords.rules.story import sum_up
from doubloon.locales.telling import Teller
from table import after

GAME = get("mille-sabords")
NAMES = ["Anne", "Bo", "Cleo", "Dora", "Ed"]


def tell_with_play(
    *steps: str, you: int | None = None, language: str = "en", **setup: Any
) -> tuple[list[str], Play]:
    """What the last of these steps is told as, and the play after it."""
    before = after("mille-sabords", *steps[:-1], **setup)
    here = before.after(steps[-1])
    seat = None if you is None else Seat(you)
    story_of_step = tell_step(before, steps[-1], here, seat)
    return Teller(NAMES, seat, language).tell_all(story_of_step), here


def tell_last(*steps: str, **setup: Any) -> list[str]:
    return tell_with_play(*steps, **setup)[0]


@pytest.mark.parametrize(
    ("steps", "sentences"),
    [
        (
            ["~ card pirate"],
            ["Anne turns up the card Pirate.", "Everything in this turn counts twice."],
        ),
        (
            ["~ card coin", "~ roll ksssccmp"],
            ["Anne rolls a skull, 3 sabres, 2 coins, a monkey and a parrot."],
        ),
        (
            ["~ card coin", "~ roll ksssccmp", "p1 reroll mp"],
            ["Anne rolls a monkey and a parrot again."],
        ),
        (
            ["~ card coin", "~ roll ksssccmp", "p1 reroll mp", "~ roll cc"],
            ["Anne gets 2 coins."],
        ),
        (
            ["~ card coin", "~ roll ksssccmp", "p1 stop"],
            ["Anne stops and scores 500: 500 in all."],
        ),
        (
            ["~ card animals", "~ roll kkssmcdp", "p1 reroll cd", "~ roll ss", "p1 stop"],
            ["Anne stops and scores 200: 200 in all."],
        ),
        (
            ["~ card guardian", "~ roll kkssmmpp", "p1 stop"],
            ["Anne stops and scores nothing."],
        ),
    ],
)
def test_an_ordinary_turn(steps: list[str], sentences: list[str]) -> None:
    assert tell_last(*steps) == sentences


def test_a_full_chest_under_the_pirate() -> None:
    sentences, play = tell_with_play("~ card pirate", "~ roll cccccddd", "p1 stop")
    assert sentences == [
        "Full chest: all eight dice score, 500 more for Anne.",
        "The pirate counts the 1900 points of Anne twice.",
        "Anne stops and scores 3800: 3800 in all.",
    ]
    assert play.turn.delta == (3800, 0)


def test_the_pirate_doubles_nothing() -> None:
    assert tell_last("~ card pirate", "~ roll kkssmmpp", "p1 stop") == [
        "Anne stops and scores nothing."
    ]


def test_busts() -> None:
    assert tell_last("~ card coin", "~ roll kkkssccm")[1:] == [
        "3 skulls: Anne is bust and scores nothing."
    ]
    later = tell_last("~ card coin", "~ roll kkssccmp", "p1 reroll mp", "~ roll kk")
    assert later[1:] == ["4 skulls: Anne is bust and scores nothing."]


def test_dice_on_the_treasure_island() -> None:
    begin = ["~ card treasure-island", "~ roll kkcccsmp", "p1 lay ccc"]
    assert tell_last(*begin) == ["Anne lays 3 coins on the treasure island."]
    rolled = [*begin, "p1 reroll sm", "~ roll sm"]
    assert tell_last(*rolled, "p1 lift c") == ["Anne takes a coin back from the treasure island."]
    saved = tell_last(*begin, "p1 reroll sm", "~ roll kd")
    assert saved[1:] == ["3 skulls: Anne is bust, but the treasure island saves 400: 400 in all."]


def test_the_guardian() -> None:
    begin = ["~ card guardian", "~ roll kkkssccm"]
    assert tell_last(*begin)[1:] == ["3 skulls! Only the guardian can save the turn of Anne."]
    assert tell_last(*begin, "p1 reroll km") == [
        "With the guardian's help, Anne rolls a skull and a monkey again."
    ]
    assert tell_last(*begin, "p1 reroll km", "~ roll ss") == ["Anne gets 2 sabres."]
    assert tell_last(*begin, "p1 stop") == [
        "Anne does not ask the guardian for help.",
        "3 skulls: Anne is bust and scores nothing.",
    ]


def test_ships() -> None:
    won = tell_last("~ card ship-2", "~ roll sscccddd", "p1 stop")
    assert won == [
        "Anne has the 2 sabres and wins the ship: 300 more.",
        "Full chest: all eight dice score, 500 more for Anne.",
        "Anne stops and scores 1600: 1600 in all.",
    ]
    lost = tell_last("~ card ship-3", "~ roll ssccddmp", "p1 stop")
    assert lost == ["Anne stops without the 3 sabres of the ship and loses 500: -500 in all."]
    bust = tell_last("~ card ship-4", "~ roll kkkkkssc")[1:]
    assert bust == [
        "5 skulls: Anne is bust and loses 1000 with the ship of 4 sabres: -1000 in all."
    ]


@pytest.mark.parametrize(
    ("reading", "sentence"),
    [
        ("malus", "3 skulls: Anne is bust and loses 300 with the ship of 2 sabres: -300 in all."),
        ("zero", "3 skulls: Anne is bust and scores nothing."),
        ("bonus", "3 skulls: Anne is bust, but the sabres win the ship's 300: 300 in all."),
    ],
)
def test_a_bust_on_a_ship_with_its_sabres(reading: str, sentence: str) -> None:
    readings = {"ship-bust-with-quota": reading}
    assert tell_last("~ card ship-2", "~ roll kkkssccm", readings=readings)[1:] == [sentence]


def test_the_skull_island() -> None:
    landing = ["~ card skull-1", "~ roll kkksscmp"]
    assert tell_last(*landing, seats=3)[1:] == [
        "4 skulls on the first roll: Anne lands on Skull Island!"
    ]
    more = [*landing, "~ roll kscmp"]
    assert tell_last(*more, seats=3) == [
        "On Skull Island Anne rolls a skull, a sabre, a coin, a monkey and a parrot.",
        "Anne now has 5 skulls.",
    ]
    sentences, play = tell_with_play(*more, "~ roll scmp", seats=3)
    assert sentences[1:] == [
        "Anne leaves Skull Island with 5 skulls.",
        "Bo and Cleo lose 500 each.",
    ]
    assert play.turn.delta == (0, -500, -500)
    two = tell_last(*more, "~ roll scmp", start={"points": [0, 1200], "seat": 1})
    assert two[1:] == ["Anne leaves Skull Island with 5 skulls.", "Bo loses 500: 700 in all."]


def test_the_skull_island_under_the_pirate() -> None:
    sentences, play = tell_with_play("~ card pirate", "~ roll kkkkkkkm")
    assert sentences[1:] == [
        "7 skulls on the first roll: Anne lands on Skull Island!",
        "Anne leaves Skull Island with 7 skulls, and the pirate counts them twice.",
        "Bo loses 1400: -1400 in all.",
    ]
    assert play.turn.delta == (0, -1400)


def test_the_guardian_on_the_skull_island() -> None:
    begin = ["~ card guardian", "~ roll kkkkssss", "p1 reroll k"]
    assert tell_last(*begin) == ["With the guardian's help, Anne rolls a skull again."]
    assert tell_last(*begin, "~ roll m") == [
        "On Skull Island Anne rolls a monkey.",
        "Anne now has 3 skulls.",
    ]
    readings = {"count-revealed-skulls": True}
    revealed = tell_last(*begin, "~ roll m", "~ roll ssssm", readings=readings)
    assert revealed[1:] == ["Anne leaves Skull Island with 4 skulls.", "Bo loses 400: -400 in all."]


def test_leaving_the_skull_island_by_choice() -> None:
    begin = ["~ card coin", "~ roll kkkkssss"]
    edition = "piraten-kapern-en"
    assert tell_last(*begin, "p1 reroll ss", edition=edition) == ["Anne rolls 2 sabres again."]
    assert tell_last(*begin, "p1 stop", edition=edition) == [
        "Anne leaves Skull Island with 4 skulls.",
        "Bo loses 400: -400 in all.",
    ]


def test_losses_stop_at_zero_where_the_table_agreed_so() -> None:
    sentences, play = tell_with_play(
        *("~ card coin", "~ roll kkkkssss", "~ roll ssss"),
        readings={"floor-scores-at-zero": True},
        seats=5,
        start={"points": [100, 0, 300, 900, 900], "seat": 1},
    )
    assert sentences[1:] == [
        "Anne leaves Skull Island with 4 skulls.",
        "Bo has no points to lose.",
        "Cleo loses 300: 0 in all.",
        "Dora and Ed lose 400 each.",
    ]
    assert Teller(NAMES).tell_all(sum_up(play.turn)) == [
        "Anne visits Skull Island. Points lost: Cleo 300, Dora 400 and Ed 400."
    ]


@pytest.mark.parametrize(
    ("steps", "symbols"),
    [
        (["~ card coin", "~ roll cccccccc"], "9 coins"),
        (["~ card diamond", "~ roll dddddddd"], "9 diamonds"),
        (["~ card skull-1", "~ roll kkkkkkkk"], "9 skulls"),
        (["~ card skull-2", "~ roll kkkkkkkk"], "10 skulls"),
        (["~ card skull-2", "~ roll kkkkkkss", "~ roll kk"], "10 skulls"),
    ],
)
def test_nine_alike(steps: list[str], symbols: str) -> None:
    sentences = tell_last(*steps, readings={"magic-includes-skulls": True})
    assert sentences[1:] == [f"{symbols}: pirate magic! Anne wins at once."]


def test_the_last_round_begins() -> None:
    start = {"points": [5900, 0, 0], "seat": 1}
    sentences = tell_last("~ card coin", "~ roll kksssmmp", "p1 stop", start=start, seats=3)
    assert sentences == [
        "Anne stops and scores 200: 6100 in all.",
        "Anne has reached 6000: the last round begins, with one more turn for Bo and Cleo.",
    ]


def test_sudden_death() -> None:
    start = {"points": [6000, 5000], "seat": 2, "last-round": 1}
    begin = ["~ card coin", "~ roll kkkkssss", "~ roll ssss"]
    assert tell_last(*begin, start=start)[1:] == [
        "Bo leaves Skull Island with 4 skulls.",
        "Anne loses 400: 5600 in all.",
        "Sudden death: Anne has fallen below 6000. "
        "The first player to end a turn with 6000 wins at once.",
    ]
    goes_on = tell_last(*begin, "~ card coin", "~ roll kksmmppd", "p1 stop", start=start)
    assert goes_on == ["Anne stops and scores 200: 5800 in all."]


def test_the_last_raid() -> None:
    start = {"points": [6000, 5900], "seat": 2, "last-round": 1}
    sentences = tell_last(
        *("~ card coin", "~ roll kksssmmp", "p2 stop"),
        start=start,
        readings={"trigger-replays-if-overtaken": True},
    )
    assert sentences[1:] == ["Anne has been overtaken and takes one more turn."]


def test_tied_turns() -> None:
    start = {"points": [6000, 5800], "seat": 2, "last-round": 1}
    turn = ["~ card coin", "~ roll kksssmmp"]
    setup: dict[str, Any] = {"start": start, "readings": {"tie-break": "extra-turns"}}
    tied = [*turn, "p2 stop"]
    sentence = "The lead is tied: one more turn each for Bo and Anne."
    assert tell_last(*tied, **setup)[1:] == [sentence]
    assert tell_last(*tied, *turn, "p2 stop", **setup)[1:] == []
    assert tell_last(*tied, *turn, "p2 stop", *turn, "p1 stop", **setup)[1:] == [sentence]


def test_the_discards_are_shuffled() -> None:
    start = {"points": [0, 0], "seat": 1, "deck": {"coin": 1}}
    assert tell_last("~ card coin", "~ roll kkssmmpp", "p1 stop", start=start)[1:] == [
        "The pile is empty: the discarded cards are shuffled."
    ]


def test_a_reader_at_the_table_is_addressed() -> None:
    steps = ["~ card skull-1", "~ roll kkksscmp", "~ roll sscmp"]
    assert tell_last(*steps, you=0)[1:] == [
        "You leave Skull Island with 4 skulls.",
        "Bo loses 400: -400 in all.",
    ]
    assert tell_last(*steps, you=1)[2:] == ["You lose 400: -400 in all."]
    assert tell_last(*steps, you=2, seats=3)[2:] == ["Bo and you lose 400 each."]


def test_the_story_in_french() -> None:
    steps = ["~ card skull-1", "~ roll kkksscmp", "~ roll sscmp"]
    assert tell_last(*steps, you=1, language="fr") == [
        "Sur l'île de la tête de mort, Anne lance 2 sabres, une pièce, un singe et un perroquet.",
        "Anne quitte l'île de la tête de mort avec 4 têtes de mort.",
        "Tu perds 400\u00a0: -400 en tout.",
    ]


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        (("pirate", "scored", (400, 0)), "Anne stops and scores 400."),
        (("pirate", "scored", (0, 0)), "Anne stops without points."),
        (("ship-2", "scored", (600, 0)), "Anne wins the ship and scores 600."),
        (("ship-2", "ship-lost", (-300, 0)), "The ship is lost: Anne loses 300."),
        (("ship-2", "bust", (300, 0)), "The third skull! Anne still wins the ship's 300."),
        (("pirate", "bust", (0, 0)), "The third skull! Anne gets nothing."),
        (
            ("treasure-island", "bust", (400, 0)),
            "The third skull! Anne saves 400 on the treasure island.",
        ),
        (
            ("coin", "island", (0, -400, -400)),
            "Anne visits Skull Island: 400 points less for Bo and Cleo.",
        ),
        (
            ("coin", "island", (0, -400, -300)),
            "Anne visits Skull Island. Points lost: Bo 400 and Cleo 300.",
        ),
        (("coin", "island", (0, 0)), "Anne visits Skull Island, but nobody has points to lose."),
        (("coin", "magic", (0, 0)), "Nine alike! Anne wins at once."),
    ],
)
def test_what_a_turn_came_to(turn: tuple[str, str, tuple[int, ...]], sentence: str) -> None:
    assert Teller(NAMES).tell_all(sum_up(Turn(Seat(0), *turn))) == [sentence]
