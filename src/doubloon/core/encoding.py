"""A view as a row of whole numbers, in named parts, each between two limits."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Numbers = dict[str, Sequence[int]]
"""What stands in each part of a row, by its name."""


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    length: int
    most: int
    least: int = 0


class Span(NamedTuple):
    """Where in a row a part stands."""

    first: int
    end: int


def spans(parts: Iterable[Part]) -> Iterator[tuple[str, Span]]:
    first = 0
    for part in parts:
        yield part.name, Span(first, first + part.length)
        first += part.length


def row(parts: Sequence[Part], numbers: Numbers) -> list[int]:
    """All parts one after the other; what goes beyond a limit is written as the limit."""
    assert [part.name for part in parts] == [*numbers], "every part is told once, in its order"
    told: list[int] = []
    for part in parts:
        values = numbers[part.name]
        assert len(values) == part.length, part.name
        told += (min(max(int(n), part.least), part.most) for n in values)
    return told


def marked(place: int | None, length: int) -> list[int]:
    """A one at this place and zeros everywhere else.

    >>> marked(1, 3), marked(None, 2)
    ([0, 1, 0], [0, 0])
    """
    return [int(n == place) for n in range(length)]


def from_seat(values: Sequence[int], seat: int) -> list[int]:
    """Values of all seats, beginning with this one and going round.

    >>> from_seat((10, 20, 30), 1)
    [20, 30, 10]
    """
    return [*values[seat:], *values[:seat]]


def away(seat: int | None, viewer: int, seats: int) -> list[int]:
    """Which seat it is, counted from the viewer's own.

    >>> away(0, 2, 3)
    [0, 1, 0]
    """
    return marked(None if seat is None else (seat - viewer) % seats, seats)


def among(some: Sequence[int], viewer: int, seats: int) -> list[int]:
    """Which seats these are, counted from the viewer's own.

    >>> among((0, 2), 2, 3)
    [1, 1, 0]
    """
    return from_seat([int(seat in some) for seat in range(seats)], viewer)


def counted(letters: str, alphabet: str) -> list[int]:
    return [letters.count(letter) for letter in alphabet]
