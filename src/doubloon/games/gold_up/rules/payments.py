"""Every way to open chests with keys, counted without being listed.

Late in a round there are thousands. But colours interact only through two numbers: the
jokers spent and the chests opened. So the ways are counted colour by colour, and the way
with a given number is found in the same manner.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from doubloon.core.dice import Counts
from doubloon.games.gold_up.rules.cards import JOKER

Way = tuple[Counts, Counts]
"""Chests that are opened, and the keys and jokers that open them."""


class Colour(NamedTuple):
    """The limits of the chests of one colour, and of the keys for them."""

    least_chests: int
    most_chests: int
    least_keys: int
    most_keys: int

    def choices(self, jokers: int) -> Iterator[tuple[int, int]]:
        """Every number of chests and of keys; jokers open the rest. [gu.joker]"""
        for chests in range(self.least_chests, self.most_chests + 1):
            fewest = max(self.least_keys, chests - jokers)
            for keys in range(fewest, min(self.most_keys, chests) + 1):
                yield chests, keys

    def allows(self, chests: int, keys: int) -> bool:
        return self.least_chests <= chests <= self.most_chests and self.least_keys <= keys <= min(
            self.most_keys, chests
        )


class Payments(NamedTuple):
    """All ways to open chests between these limits, in a fixed order."""

    colours: tuple[Colour, ...]
    least_jokers: int
    most_jokers: int
    least: int = 0
    """The least number of chests, of all colours together."""

    @property
    def number(self) -> int:
        return _count(*self)

    @property
    def least_chests(self) -> Counts:
        return tuple(colour.least_chests for colour in self.colours)

    def way(self, index: int) -> Way:
        """The way with this number, counted from 0."""
        chests, keys, left = [], [], self
        while left.colours:
            for opened, with_keys in left.colours[0].choices(left.most_jokers):
                rest = left.after(opened, with_keys)
                if index < (ways := rest.number):
                    break
                index -= ways
            chests.append(opened)
            keys.append(with_keys)
            left = rest
        return _way(chests, keys)

    def ways(self) -> Iterator[Way]:
        return (_way(chests, keys) for chests, keys in _list_ways(self))

    def allow(self, way: Way) -> bool:
        """Whether this is one of the ways."""
        chests, keys = way
        jokers = sum(chests) - sum(keys[:JOKER])
        return (
            self.least_jokers <= jokers <= self.most_jokers
            and sum(chests) >= self.least
            and keys[JOKER:] == (jokers, 0, 0)
            and all(map(Colour.allows, self.colours, chests, keys))
        )

    def after(self, chests: int, keys: int) -> "Payments":
        """The ways that remain once the first colour is chosen."""
        jokers = chests - keys
        return Payments(
            self.colours[1:],
            max(0, self.least_jokers - jokers),
            self.most_jokers - jokers,
            max(0, self.least - chests),
        )


def payments(least: Counts, most: Counts, hand: Counts, at_least: int = 0) -> Payments:
    """The ways to open from `least` to `most` chests of each colour with this hand."""
    return Payments(tuple(map(_colour, least, most, hand)), 0, hand[JOKER], at_least)


@cache
def _colour(few: int, many: int, keys: int) -> Colour:
    """The limits of a colour, cached because the same few recur."""
    return Colour(few, many, 0, keys)


@lru_cache(maxsize=1 << 16)
def _count(colours: tuple[Colour, ...], least_jokers: int, most_jokers: int, least: int) -> int:
    if not colours:
        return int(not least_jokers and not least)
    ways = Payments(colours, least_jokers, most_jokers, least)
    return sum(ways.after(*choice).number for choice in colours[0].choices(most_jokers))


def _list_ways(ways: Payments) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    if not ways.colours:
        yield (), ()
        return
    for choice in ways.colours[0].choices(ways.most_jokers):
        rest = ways.after(*choice)
        if rest.number:
            for chests, keys in _list_ways(rest):
                yield (choice[0], *chests), (choice[1], *keys)


def _way(chests: list[int] | Counts, keys: list[int] | Counts) -> Way:
    jokers = sum(chests) - sum(keys)
    return tuple(chests), (*keys, jokers, 0, 0)
