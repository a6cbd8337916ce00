"""What each seat did in a play, in words."""

from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.highlights import highlights
from doubloon.games.mille_sabords.rules.position import Turn
from doubloon.locales.telling import Teller

TURNS = (
    Turn(Seat(0), "captain", "scored", (600, 0)),
    Turn(Seat(1), "skulls-2", "island", (-400, 0)),
    Turn(Seat(0), "captain", "bust", (0, 0)),
    Turn(Seat(1), "ship-2", "ship-lost", (0, -300)),
    Turn(Seat(0), "treasure-island", "bust", (200, 0)),
)


def test_a_seat_is_told_its_best_turn_its_busts_and_its_islands() -> None:
    told = [Teller(()).tell_all(story) for story in highlights(TURNS, 2)]
    assert told == [
        ["Best turn: 600 points", "Bust 2 times"],
        ["Cost others 400 points from Skull Island", "One ship lost"],
    ]
