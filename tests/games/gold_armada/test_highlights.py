"""What each seat did in a play, in words."""

from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.highlights import highlights
from doubloon.games.gold_armada.rules.position import Turn
from doubloon.locales.telling import Teller

TURNS = (
    Turn(Seat(0), "doubloon", PIERS[0], 4, (4, 0), (0, 0)),
    Turn(Seat(1), "skull", None, 0, (0, -1), (0, 1)),
    Turn(Seat(0), "doubloon", PIERS[1], 2, (2, 0), (0, 0)),
    Turn(Seat(1), "skull", None, 0, (0, 0), (0, 0)),
)


def test_a_seat_is_told_its_doubloons_and_skull_tokens() -> None:
    told = [Teller(()).tell_all(story) for story in highlights(TURNS, 2)]
    assert told == [["Best doubloon: 4", "2 doubloons"], ["One skull token"]]
