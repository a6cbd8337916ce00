"""What the story of King's Gold says of each kind of step and turn."""

import random
from collections.abc import Mapping
from itertools import pairwise

import pytest

from doubloon.cli.terminal.chance import source
from doubloon.core.play import Play, begin
from doubloon.core.setup import Seat, Setup
from doubloon.core.stories import tell_step
from doubloon.core.story import Story
from doubloon.games import get
from doubloon.locales import LANGUAGES
from doubloon.locales.telling import Teller
from table import after

GAME = get("kings-gold")
NAMES = ["Anne", "Bo", "Cleo", "Dirk", "Eve", "Finn"]
START = {"box": 40, "king": 5, "coins": [5, 10], "seat": 1}
CANCELS_NOT = {"three-crossbones-cancels": False}


def told(play: Play) -> Story:
    """The story of the last step of a play."""
    assert play.before is not None
    return tell_step(play.before, play.line, play, None)


def tell(*steps: str, you: int | None = None, **setup: object) -> list[str]:
    """What the last of these steps did, in English."""
    play = after("kings-gold", *steps, **{"start": START, **setup})  # type: ignore[arg-type]  # keywords of `after`, handed on
    return Teller(NAMES, None if you is None else Seat(you), "en").tell_all(told(play))


def sum_up(*steps: str, language: str = "en", you: int | None = None, **setup: object) -> str:
    """What the turn that ends with these steps came to."""
    play = after("kings-gold", *steps, **{"start": START, **setup})  # type: ignore[arg-type]  # keywords of `after`, handed on
    teller = Teller(NAMES, None if you is None else Seat(you), language)
    (sentence,) = teller.tell_all(GAME.sum_up(play.turn))
    return sentence


def test_the_roll_off_names_who_rolls_and_who_begins() -> None:
    assert tell("~ opening 1kkcx", start=None) == [
        "Anne rolls a coin of 1, 2 skulls, a cannon and crossbones to decide who begins: 2 skulls."
    ]
    assert tell("~ opening 1kkcx", "~ opening 113cc", start=None) == [
        "Bo rolls 2 coins of 1, a coin of 3 and 2 cannons to decide who begins: no skull.",
        "Anne has the most skulls and begins.",
    ]
    assert tell("~ opening 1kkcx", "~ opening 113cc", start=None, you=0)[1] == (
        "You have the most skulls and begin."
    )


def test_a_tie_in_the_roll_off_is_rolled_again_or_decided_by_lot() -> None:
    tied = ["~ opening 11kcx", "~ opening 11kcx", "~ opening 11ccx"]
    assert tell(*tied, seats=3, start=None)[1:] == [
        "Anne and Bo are tied for the most skulls and roll again."
    ]
    by_lot = {"first-player-tie": "random"}
    assert tell(*tied, seats=3, start=None, readings=by_lot)[1:] == [
        "Anne and Bo are tied for the most skulls: a lot decides."
    ]
    lot = (*tied, "~ first p2")
    assert tell(*lot, seats=3, start=None, readings=by_lot) == ["The lot falls on Bo, who begins."]
    assert tell(*lot, seats=3, start=None, readings=by_lot, you=1) == [
        "The lot falls on you: you begin."
    ]


def test_rolls_rerolls_and_stops() -> None:
    assert tell("~ roll 13kcx") == [
        "Anne rolls a coin of 1, a coin of 3, a skull, a cannon and crossbones."
    ]
    assert tell("~ roll 13kcx", "p1 reroll 1k") == [
        "Anne puts a coin of 1 and a skull back into the cup."
    ]
    assert tell("~ roll 13kcx", "p1 reroll 1k", "~ roll kk") == [
        "Anne rolls again and gets 2 skulls."
    ]
    assert tell("~ roll 13kcx", "p1 stop", you=0) == ["You stop rolling."]


def test_rolling_that_ends_by_itself_says_why() -> None:
    thrice = ("~ roll 13kcx", "p1 reroll 1", "~ roll 1", "p1 reroll 1", "~ roll 2")
    assert tell(*thrice) == [
        "Anne rolls again and gets a coin of 2.",
        "That was the third and last roll.",
    ]
    assert tell("~ roll 3cxxx")[1:] == [
        "The third crossbones end the rolling.",
        "Penalty for the crossbones: Anne pays the King 3 coins.",
    ]
    assert tell("~ roll xxxxx")[1] == "All five dice are stuck, so the rolling ends."
    waits = {"stop-at-third-crossbones": False}
    assert tell("~ roll 3cxxx", readings=waits)[1:] == []


def test_the_penalty_says_what_it_is_for_and_what_is_paid() -> None:
    none = ("~ roll 123xx", "p1 stop")
    why = "Penalty, because the dice form no combination:"
    assert tell(*none)[1:] == [f"{why} Anne pays the King 3 coins."]
    one = START | {"king": 9, "coins": [1, 10]}
    assert tell(*none, start=one)[1:] == [f"{why} Anne pays the King one coin."]
    broke = START | {"king": 10, "coins": [0, 10]}
    assert tell(*none, start=broke, you=0)[1:] == [f"{why} you have no coin to pay the King."]


def test_a_cannon_pair_says_what_the_box_gave() -> None:
    fire = ("~ roll 3ccxx", "p1 stop", "p1 pair 3c")
    assert tell(*fire) == ["Anne fires a cannon for 3: 3 coins from the box, and 3 for the King."]
    short = START | {"box": 5, "coins": [5, 45]}
    assert tell(*fire, start=short)[0] == (
        "Anne fires a cannon for 3: 2 coins from the box, and 3 for the King."
    )
    assert tell(*fire, start=short, edition="blue-orange-de")[0] == (
        "Anne fires a cannon for 3: 3 coins from the box, and 2 for the King."
    )
    last = START | {"box": 1, "coins": [5, 49]}
    assert tell(*fire, start=last)[0] == (
        "Anne fires a cannon for 3: nothing from the box, and 1 for the King."
    )


def test_a_robbery_says_what_was_taken() -> None:
    rob = ("~ roll 3kkxx", "p1 stop", "p1 pair 3k p2")
    assert tell(*rob) == ["Anne robs Bo of 3 coins with a 3 and a skull."]
    assert tell(*rob, you=1) == ["Anne robs you of 3 coins with a 3 and a skull."]
    poor = START | {"king": 14, "coins": [5, 1]}
    assert tell(*rob, start=poor, you=0) == ["You rob Bo of one coin with a 3 and a skull."]


def test_a_robbery_of_nothing_is_told_as_such() -> None:
    broke = START | {"king": 15, "coins": [5, 0]}
    assert tell("~ roll 3kkxx", "p1 stop", "p1 pair 3k p2", start=broke) == [
        "Anne tries to rob Bo with a 3 and a skull, but there is nothing to rob."
    ]
    assert tell("~ roll kkkkk", "p1 stop", "p1 plunder p2", start=broke) == [
        "Five skulls: Anne tries to rob Bo of everything, but there is nothing to rob."
    ]


def test_five_of_a_kind_say_what_they_brought() -> None:
    assert tell("~ roll 11223", "p1 stop")[1:] == [
        "Five coins: Anne takes the King's whole pile, 5 coins."
    ]
    no_king = START | {"king": 0, "coins": [10, 10]}
    assert tell("~ roll 11223", "p1 stop", start=no_king)[1:] == [
        "Five coins: the King's pile is empty, so Anne takes nothing."
    ]
    assert tell("~ roll kkkkk", "p1 stop", "p1 plunder p2", you=0) == [
        "Five skulls: you rob Bo of everything, 10 coins."
    ]
    assert tell("~ roll ccccc", "p1 stop")[1:] == [
        "Five cannons: Anne takes all that is left in the box, 40 coins.",
        "The box is empty: Anne has the most coins, 45.",
    ]


def test_five_cannons_bring_nothing_in_a_tie_break() -> None:
    tied = {"box": 0, "king": 10, "coins": [25, 25], "seat": 1, "tied": [1, 2]}
    assert tell("~ roll ccccc", "p1 stop", start=tied | {"tie-break": [1, 2]})[1:] == [
        "Five cannons: the box is empty, so Anne takes nothing."
    ]


def test_a_penalty_after_a_pair_is_told_apart_from_the_pair() -> None:
    rob = ("~ roll 3kxxx", "p1 pair 3k p2")
    assert tell(*rob, readings=CANCELS_NOT) == [
        "Anne robs Bo of 3 coins with a 3 and a skull.",
        "Penalty for the crossbones: Anne pays the King 3 coins.",
    ]
    fire = ("~ roll 2cxxx", "p1 pair 2c")
    assert tell(*fire, readings=CANCELS_NOT) == [
        "Anne fires a cannon for 2: 2 coins from the box, and 2 for the King.",
        "Penalty for the crossbones: Anne pays the King 3 coins.",
    ]
    broke = START | {"king": 20, "coins": [0, 0]}
    assert tell(*rob, readings=CANCELS_NOT, start=broke)[1:] == [
        "Penalty for the crossbones: Anne has no coin to pay the King."
    ]


def test_a_box_emptied_in_mid_turn_says_which_pairs_are_lost() -> None:
    readings = {"end-mid-turn": True}
    last = START | {"box": 2, "coins": [5, 48]}
    assert tell("~ roll 33ccx", "p1 stop", "p1 pair 3c", start=last, readings=readings)[1:] == [
        "The empty box ends the play at once: one pair is lost.",
        "The box is empty: Bo has the most coins, 48.",
    ]
    both = CANCELS_NOT | readings
    unpaid = tell("~ roll 3cxxx", "p1 pair 3c", start=last, readings=both)[1:]
    assert unpaid == ["The box is empty: Bo has the most coins, 48."]


EMPTIES = ("~ roll 1ccxx", "p1 stop", "p1 pair 1c")
NEARLY = {"box": 2, "king": 18, "coins": [19, 20, 1], "seat": 1}


@pytest.mark.parametrize(
    ("reading", "sentence"),
    [
        (
            "tied-one-turn",
            "The box is empty, and Anne and Bo are tied for the most coins, 20 each: "
            "one more turn for each tied player.",
        ),
        (
            "extra-round-all",
            "The box is empty, and Anne and Bo are tied for the most coins, 20 each: "
            "everybody takes one more turn.",
        ),
        (
            "shared",
            "The play ends in a tie: Anne and Bo have 20 coins each and share the win.",
        ),
        (
            "new-game",
            "The play ends in a tie: Anne and Bo have 20 coins each, and a new play decides.",
        ),
    ],
)
def test_a_tie_says_how_it_goes_on(reading: str, sentence: str) -> None:
    readings = {"tie-break": reading}
    assert tell(*EMPTIES, seats=3, start=NEARLY, readings=readings)[1:] == [sentence]


def tie_break(repeat: int) -> Mapping[str, object]:
    """A tie-break in which only the second seat is still to roll."""
    coins = {"box": 0, "king": 10, "coins": [25, 25], "seat": 2}
    return coins | {"tie-break": [2], "tied": [1, 2], "repeat": repeat}


def test_a_tie_break_says_who_wins_it_or_that_it_goes_on() -> None:
    rob = ("~ roll 3kkxx", "p2 stop", "p2 pair 3k p1")
    assert tell(*rob, start=tie_break(1), you=1)[1:] == [
        "The tie is broken: you have the most coins, 28."
    ]
    nothing = ("~ roll 1ccxx", "p2 stop", "p2 pair 1c")
    assert tell(*nothing, start=tie_break(1)) == [
        "Bo fires a cannon for 1: the box is empty.",
        "Anne and Bo are tied for the most coins, 25 each: round 2 of extra turns begins.",
    ]
    assert tell(*nothing, start=tie_break(10))[1:] == [
        "The play ends in a tie: Anne and Bo have 25 coins each and share the win."
    ]


def test_a_turn_of_pairs_is_summed_up_by_where_the_coins_came_from() -> None:
    turn = ("~ roll 13kcx", "p1 stop", "p1 pair 3c", "p1 pair 1k p2")
    assert sum_up(*turn) == (
        "Anne gains 4 coins: 3 from the box, with 3 for the King and 1 stolen from Bo."
    )
    assert sum_up(*turn, you=1).endswith("1 stolen from you.")
    assert sum_up(*turn, you=1, language="fr") == (
        "Anne gagne 4 pièces\N{NO-BREAK SPACE}: 3 du coffre, avec 3 pour le Roi et 1 de ta bourse."
    )


def test_pairs_that_bring_nothing_are_summed_up_as_such() -> None:
    rob = ("~ roll 3kkxx", "p1 stop", "p1 pair 3k p2")
    broke = START | {"king": 15, "coins": [5, 0]}
    assert sum_up(*rob, start=broke) == "Anne makes pairs, but there is nothing to take."
    last = START | {"box": 1, "coins": [5, 49]}
    assert sum_up("~ roll 3ccxx", "p1 stop", "p1 pair 3c", start=last) == (
        "Anne gains nothing, but the King gets one coin."
    )


def test_a_pair_with_a_penalty_is_summed_up_by_what_was_lost() -> None:
    fire = ("~ roll 2cxxx", "p1 pair 2c")
    assert sum_up(*fire, readings=CANCELS_NOT) == (
        "Anne makes a pair, but pays the penalty and loses one coin in all."
    )
    rob = ("~ roll 3kxxx", "p1 pair 3k p2")
    assert sum_up(*rob, readings=CANCELS_NOT) == "Anne gains nothing, but the King gets 3 coins."


def test_every_other_outcome_is_summed_up_with_its_amount() -> None:
    plunder = ("~ roll kkkkk", "p1 stop", "p1 plunder p2")
    assert sum_up(*plunder) == "Five skulls! Anne takes everything Bo has: 10 coins."
    broke = START | {"king": 15, "coins": [5, 0]}
    assert sum_up(*plunder, start=broke, you=0) == (
        "Five skulls! But you choose a victim with nothing to rob."
    )
    assert sum_up("~ roll 123xx", "p1 stop") == "Penalty! Anne pays the King 3 coins."
    assert sum_up("~ roll 11223", "p1 stop") == (
        "Five coins! Anne takes the King's whole pile: 5 coins."
    )
    assert sum_up("~ roll ccccc", "p1 stop") == (
        "Five cannons! Anne takes all that is left in the box: 40 coins."
    )


def a_play(edition: str, seats: int, seed: int, readings: Mapping[str, object]) -> Play:
    """A whole play, acts chosen at random among kinds first."""
    chance, wits = source(seed, "story"), random.Random(seed)
    play = begin(GAME, Setup(seats, edition, readings))
    while play.result is None:
        seat = play.to_act
        if seat is None:
            play = play.after(GAME.write(None, GAME.draw(play.state, chance)))
        else:
            offered = GAME.offers(play.state) if GAME.offers else {}
            play = play.after(GAME.write(seat, wits.choice(wits.choice([*offered.values()]))))
    return play


CASES = [
    (edition, seats, {"three-crossbones-cancels": odd, "end-mid-turn": odd})
    for edition in GAME.editions
    for seats in GAME.seats
    for odd in [seats % 2 == 0]
]


@pytest.mark.parametrize(("edition", "seats", "readings"), CASES)
def test_every_sentence_renders_and_its_amounts_are_what_changed_hands(
    edition: str, seats: int, readings: Mapping[str, object]
) -> None:
    play = a_play(edition, seats, seats, readings)
    for before, here in pairwise([*play.way()][::-1]):
        seat = before.state.seat
        gained = 0
        for sentence in told(here):
            amount = sentence.facts.get("n", 0)
            assert isinstance(amount, int)
            match sentence.id.removeprefix("story-kg-"):
                case "cannon" | "skull" | "plunder" | "king" | "broadside":
                    gained += amount
                case "penalty-crossbones" | "penalty-nothing":
                    gained -= amount
        assert gained == here.state.coins[seat] - before.state.coins[seat]
        summary = () if here.turn is None else GAME.sum_up(here.turn)
        for language in LANGUAGES:
            for you in (None, *map(Seat, range(seats))):
                teller = Teller(NAMES, you, language)
                texts = teller.tell_all((*told(here), *summary))
                assert told(here)
                assert all(text[0].isupper() and text.endswith(".") for text in texts)
