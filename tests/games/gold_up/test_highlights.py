"""What each seat did in a play, in words."""

from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.highlights import highlights
from doubloon.games.gold_up.rules.position import Turn
from doubloon.locales.telling import Teller

TURNS = (
    Turn(Seat(0), "series", 2, None, "gw", None, (30, 0)),
    Turn(Seat(1), "rob-keys", None, Seat(0), None, 3, (0, 0)),
    Turn(Seat(0), "draw", None, None, None, 2, (0, 0)),
    Turn(Seat(1), "rob-chests", None, Seat(0), "g", None, (-20, 20)),
)


def test_a_seat_is_told_its_chests_and_what_it_robbed() -> None:
    told = [Teller(()).tell_all(story) for story in highlights(TURNS, 2)]
    assert told == [
        ["Best turn: 30 gold", "One series opened"],
        ["Best turn: 20 gold", "Robbed others of 20 gold", "3 keys robbed"],
    ]
