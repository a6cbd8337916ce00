"""Seats, and what players agree on before a play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NewType

Seat = NewType("Seat", int)
"""A player's place, counted from 0 in code and from 1 in notation."""

Fields = Mapping[str, object]
"""Named values as a record holds them: texts, integers, booleans, lists and nested fields."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before a play, as a record or a command line gives it."""

    seats: int
    edition: str | None = None
    readings: Fields = field(default_factory=dict)
    target: int | None = None
    start: Fields | None = None
    components: Fields | None = None
    """Components that replace those of the edition, for owners of another box."""


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
