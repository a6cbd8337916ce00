"""The seven series on the table, and the gold in chests."""

from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from doubloon.core.dice import Counts
from doubloon.games.gold_up.rules.cards import COLOURS
from doubloon.games.gold_up.rules.components import PLACES

SERIES = tuple(
    tuple(map(PLACES.index, places)) for places in ("abc", "de", "f", "gh", "ijk", "adfhk", "cefgi")
)
"""Rows of three, two, one, two, three chests, and the two diagonals. [gu.series]"""

EMPTY = -1
"""A place without a chest."""


@lru_cache(1 << 12)
def chests_in_series(table: tuple[int, ...]) -> tuple[Counts, ...]:
    """The chests of every series; an empty place has none."""
    return tuple(_chests(tuple([table[place] for place in places])) for places in SERIES)


def chests_in(table: tuple[int, ...], series: int) -> Counts:
    """The chests of one series."""
    return chests_in_series(table)[series]


@lru_cache(1 << 14)
def _chests(colours: tuple[int, ...]) -> Counts:
    return tuple(map(colours.count, range(len(COLOURS))))


def gold(chests: Counts, values: Counts) -> int:
    """The gold in these chests. [gu.values]"""
    return sum(map(mul, chests, values))


class Share(NamedTuple):
    """The gold in the chests of one colour."""

    colour: int
    chests: int
    each: int
    gold: int


def break_down(chests: Counts, values: Counts) -> tuple[Share, ...]:
    """The gold in these chests, colour by colour. [gu.values]"""
    return tuple(
        Share(colour, n, value, gold(_only(chests, colour), values))
        for colour, (n, value) in enumerate(zip(chests, values, strict=True))
        if n
    )


def _only(chests: Counts, colour: int) -> Counts:
    return tuple(n if kind == colour else 0 for kind, n in enumerate(chests))


@cache
def by_value(values: Counts) -> tuple[int, ...]:
    """The colours, the most precious first."""
    return tuple(sorted(range(len(COLOURS)), key=lambda colour: -values[colour]))


def totals(points: tuple[int, ...], chests: tuple[Counts, ...], values: Counts) -> tuple[int, ...]:
    """For each seat, the gold of finished rounds and of its chests. [gu.round-score]"""
    return tuple(n + gold(held, values) for n, held in zip(points, chests, strict=True))
