"""Observations: a view as a row of whole numbers, in named parts with limits.

A game's encoder lists its parts and gives the numbers of each part for a view. Seats are
counted from the viewer's own seat, so that one policy can play every seat.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Numbers = dict[str, Sequence[int]]
"""The numbers of each part of a row, by the name of the part."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a row: so many numbers between `least` and `most`."""

    name: str
    length: int
    most: int
    least: int = 0


class Span(NamedTuple):
    """The places of a part in a row, from `first` up to but not including `end`."""

    first: int
    end: int


def spans(parts: Iterable[Part]) -> Iterator[tuple[str, Span]]:
    """The names of parts and their places in a row."""
    first = 0
    for part in parts:
        yield part.name, Span(first, first + part.length)
        first += part.length


def row(parts: Sequence[Part], numbers: Numbers) -> list[int]:
    """All parts in order. A number beyond a limit becomes the limit."""
    assert [part.name for part in parts] == [*numbers], "the numbers need every part once, in order"
    found: list[int] = []
    for part in parts:
        values = numbers[part.name]
        assert len(values) == part.length, part.name
        found += (min(max(int(n), part.least), part.most) for n in values)
    return found


def marked(place: int | None, length: int) -> list[int]:
    """A one at this place and zeros everywhere else.

    >>> marked(1, 3), marked(None, 2)
    ([0, 1, 0], [0, 0])
    """
    return [int(n == place) for n in range(length)]


def from_seat(values: Sequence[int], seat: int) -> list[int]:
    """The values of all seats in order, beginning with this seat.

    >>> from_seat((10, 20, 30), 1)
    [20, 30, 10]
    """
    return [*values[seat:], *values[:seat]]


def away(seat: int | None, viewer: int, seats: int) -> list[int]:
    """A one at this seat, counted from the viewer's own; all zeros for None.

    >>> away(0, 2, 3)
    [0, 1, 0]
    """
    return marked(None if seat is None else (seat - viewer) % seats, seats)


def among(some: Sequence[int], viewer: int, seats: int) -> list[int]:
    """A one at each of these seats, counted from the viewer's own.

    >>> among((0, 2), 2, 3)
    [1, 1, 0]
    """
    return from_seat([int(seat in some) for seat in range(seats)], viewer)


def counted(letters: str, alphabet: str) -> list[int]:
    """How many there are of each letter.

    >>> counted("cck", "kc")
    [1, 2]
    """
    return [letters.count(letter) for letter in alphabet]
