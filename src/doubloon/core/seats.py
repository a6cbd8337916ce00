"""Seats in a circle: playing order and leaders."""

from collections.abc import Sequence

from doubloon.core.setup import Seat


def rotation(seats: int, *, after: Seat) -> tuple[Seat, ...]:
    """All seats in playing order, beginning after this one.

    >>> rotation(3, after=Seat(0))
    (1, 2, 0)
    """
    return tuple(Seat((after + n) % seats) for n in range(1, seats + 1))


def leaders(points: Sequence[int], among: Sequence[Seat]) -> tuple[Seat, ...]:
    """Those of the given seats that have the most points, in the order given."""
    most = max(points[seat] for seat in among)
    return tuple(seat for seat in among if points[seat] == most)
