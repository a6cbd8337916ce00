"""Totals of many plays, in whole numbers: tallies of chunks add up exactly, in any order."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from doubloon.kernels.compiled import MOST_SEATS

WHOLE = 60
"""The units of one win: divisible among up to six winners."""

_CLOSE = 100_000
"""Numbers in a narrower range are counted by place, without sorting."""

_SHARE = np.array(
    [WHOLE // max(1, bits.bit_count()) for bits in range(1 << MOST_SEATS)], dtype=np.int64
)


@dataclass
class Tally:
    """Totals. Lists have one item for each bot, in the order of the match, unless they say seat."""

    plays: int = 0
    shares: list[int] = field(default_factory=list)
    """Wins, in units of 1/WHOLE."""
    alone: list[int] = field(default_factory=list)
    """Wins without another winner."""
    seat_shares: list[int] = field(default_factory=list)
    """Wins by seat, in units of 1/WHOLE."""
    first_shares: int = 0
    """Wins of the seats that took the first turn."""
    points: list[Counter[int]] = field(default_factory=list)
    turns: Counter[int] = field(default_factory=Counter)
    steps: int = 0
    acts: int = 0
    endings: Counter[int] = field(default_factory=Counter)
    deals: int = 0
    """Complete deals, in which every bot had every seat once."""
    margins: list[int] = field(default_factory=list)
    """Sums over complete deals of: seats times own points, minus the points of all seats."""
    squares: list[int] = field(default_factory=list)
    """Sums of the squares of these margins, each deal's margin squared."""

    def __add__(self, other: "Tally") -> "Tally":
        mine, theirs = vars(self), vars(other)
        return Tally(**{name: _sum(mine[name], theirs[name]) for name in mine})


def _sum(mine: Any, theirs: Any) -> Any:
    """The sum of two totals, lists item by item; an empty tally has empty lists."""
    if not isinstance(mine, list):
        return mine + theirs
    if not mine or not theirs:
        return mine or theirs
    return [a + b for a, b in zip(mine, theirs, strict=True)]


def tally(results: Any, first: int, seats: int) -> Tally:
    """The totals of the plays numbered from `first`, which begins a deal."""
    plays = len(results)
    rows = np.arange(plays)
    won = (results["winners"][:, None] >> np.arange(seats)) & 1
    shares = won * _SHARE[results["winners"]][:, None]
    sits = (np.arange(seats) - (first + rows)[:, None]) % seats
    by_bot = np.take_along_axis(results["points"][:, :seats].astype(np.int64), sits, 1)
    shares_by_bot = np.take_along_axis(shares, sits, 1)
    deals = plays // seats
    whole = by_bot[: deals * seats].reshape(deals, seats, seats)
    margins = (seats * whole - whole.sum(axis=2, keepdims=True)).sum(axis=1)
    return Tally(
        plays=plays,
        shares=_ints(shares_by_bot.sum(axis=0)),
        alone=_ints((shares_by_bot == WHOLE).sum(axis=0)),
        seat_shares=_ints(shares.sum(axis=0)),
        first_shares=int(shares[rows, results["first"]].sum()),
        points=[_counts(by_bot[:, place]) for place in range(seats)],
        turns=_counts(results["turns"]),
        steps=int(results["steps"].sum(dtype=np.int64)),
        acts=int(results["acts"].sum(dtype=np.int64)),
        endings=_counts(results["ending"]),
        deals=deals,
        margins=_ints(margins.sum(axis=0)),
        squares=_ints((margins * margins).sum(axis=0)),
    )


def _ints(values: Any) -> list[int]:
    return [int(value) for value in values]


def _counts(values: Any) -> Counter[int]:
    """How often each number occurs; without sorting where the range is narrow, as it usually is."""
    if not len(values):
        return Counter()
    least = int(values.min())
    if int(values.max()) - least < _CLOSE:
        found = np.bincount(values.astype(np.int64) - least)
        places = np.flatnonzero(found)
        return Counter(dict(zip(_ints(places + least), _ints(found[places]), strict=True)))
    kinds, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(_ints(kinds), _ints(counts), strict=True)))
