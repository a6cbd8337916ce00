"""What many plays come to, in whole numbers: tallies of parts add up exactly, in any order."""

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from doubloon.kernels.compiled import MOST_SEATS

WHOLE = 60
"""A win; shared by up to six seats it is still a whole number each."""

_CLOSE = 100_000

_SHARE = np.array(
    [WHOLE // max(1, bits.bit_count()) for bits in range(1 << MOST_SEATS)], dtype=np.int64
)


@dataclass
class Tally:
    """Lists are by bot, in the order of the match, or by seat where they say so."""

    plays: int = 0
    shares: list[int] = field(default_factory=list)
    """Wins, in parts of WHOLE."""
    alone: list[int] = field(default_factory=list)
    """Wins shared with nobody."""
    seat_shares: list[int] = field(default_factory=list)
    """By seat."""
    first_shares: int = 0
    """Of the seats that took the first turn."""
    points: list[Counter[int]] = field(default_factory=list)
    turns: Counter[int] = field(default_factory=Counter)
    steps: int = 0
    acts: int = 0
    endings: Counter[int] = field(default_factory=Counter)
    deals: int = 0
    """Deals in which every bot sat everywhere once."""
    margins: list[int] = field(default_factory=list)
    """Over those deals: seats times own points, less everybody's."""
    squares: list[int] = field(default_factory=list)
    """The same, squared deal by deal."""

    def __add__(self, other: "Tally") -> "Tally":
        pairs = ((getattr(self, f.name), getattr(other, f.name)) for f in fields(self))
        return Tally(*(_sum(mine, theirs) for mine, theirs in pairs))


def _sum(mine: Any, theirs: Any) -> Any:
    if not isinstance(mine, list):
        return mine + theirs
    if not mine or not theirs:
        return mine or theirs
    return [a + b for a, b in zip(mine, theirs, strict=True)]


def tally(results: Any, first: int, seats: int) -> Tally:
    """Of the plays numbered from `first`, which begins a deal."""
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
    """Counted without sorting where the numbers lie close together, as they do."""
    if not len(values):
        return Counter()
    least = int(values.min())
    if int(values.max()) - least < _CLOSE:
        found = np.bincount(values.astype(np.int64) - least)
        places = np.flatnonzero(found)
        return Counter(dict(zip(_ints(places + least), _ints(found[places]), strict=True)))
    kinds, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(_ints(kinds), _ints(counts), strict=True)))
