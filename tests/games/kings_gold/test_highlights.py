"""What each seat did in a play, in words."""

from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.highlights import highlights
from doubloon.games.kings_gold.rules.position import Turn
from doubloon.locales.telling import Teller


def turn(seat: int, outcome: str, *coins: int) -> Turn:
    return Turn(Seat(seat), outcome, 0, 0, coins, coins)


TURNS = (
    turn(0, "pairs", 5, -2, 0),
    turn(1, "penalty", 0, -3, 0),
    turn(2, "plunder", -5, 0, 5),
    turn(0, "pairs", 3, 0, -1),
    turn(1, "penalty", 0, 0, 0),
    turn(2, "penalty", 0, 0, -1),
)


def test_a_seat_is_told_what_it_gained_robbed_lost_and_paid() -> None:
    told = [Teller(()).tell_all(story) for story in highlights(TURNS, 3)]
    assert told == [
        ["Best turn: 5 coins", "Robbed others of 3 coins", "Lost 5 coins to robbers"],
        ["Lost 2 coins to robbers", "2 penalties"],
        [
            "Best turn: 5 coins",
            "Robbed others of 5 coins",
            "Lost one coin to robbers",
            "One penalty",
        ],
    ]


def test_it_is_told_in_french() -> None:
    assert Teller((), None, "fr").tell_all(highlights(TURNS, 3)[1]) == [
        "2 pièces perdues aux voleurs",
        "2 amendes",
    ]


def test_a_seat_without_turns_has_nothing_to_tell() -> None:
    assert highlights((), 2) == ((), ())
