"""The fates of King's Gold, their weights, and the equally likely ways they happen."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.layout import FIRST, LOT, ROLL
from doubloon.kernels.compiled import MOST_SEATS, compiled
from doubloon.kernels.hands import DICE


@compiled
def fates(s: Any, t: Any) -> Any:
    if s.phase == LOT:
        return seats_in(s.off)
    return np.int64(t.falls[DICE - t.size[s.table]])


@compiled
def fate(s: Any, t: Any, n: Any) -> Any:
    if s.phase == LOT:
        return FIRST + seat_in(s.off, n)
    return ROLL + np.int64(t.fall[DICE - t.size[s.table], n])


@compiled
def weight(s: Any, t: Any, n: Any) -> Any:
    return 1 if s.phase == LOT else np.int64(t.fall_weight[DICE - t.size[s.table], n])


@compiled
def ways(s: Any, t: Any) -> Any:
    if s.phase == LOT:
        return seats_in(s.off)
    return np.int64(t.power[s.table])


@compiled
def fallen(s: Any, t: Any, way: Any) -> Any:
    return FIRST + seat_in(s.off, way) if s.phase == LOT else ROLL + np.int64(t.way_sum[way])


@compiled
def seats_in(bits: Any) -> Any:
    found = 0
    for seat in range(MOST_SEATS):
        found += (bits >> seat) & 1
    return found


@compiled
def seat_in(bits: Any, n: Any) -> Any:
    """The n-th of the seats whose bit is set."""
    for seat in range(MOST_SEATS):
        if (bits >> seat) & 1:
            if n == 0:
                return seat
            n -= 1
    return MOST_SEATS
