"""The legal acts of King's Gold, by kind and number within the kind."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.layout import OVER, PAIR, PAIRING, REROLL, ROB, ROLLED, STOP
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase >= ROLLED else CHANCE


@compiled
def kinds(s: Any, _t: Any) -> Any:
    return 2 if s.phase == ROLLED else 1


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    if s.phase == ROLLED:
        return np.int64(t.keeps[s.table]) if kind else 1
    if s.phase == PAIRING:
        return np.int64(t.pairs[s.table])
    return t.seats - 1


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    if s.phase == ROLLED:
        return REROLL + np.int64(t.keep[t.keeps_from[s.table] + n]) if kind else STOP
    if s.phase == PAIRING:
        return _pair_act(s, t, n)
    return ROB + n + np.int64(n >= s.seat)


@compiled
def _pair_act(s: Any, t: Any, n: Any) -> Any:
    """The n-th pair; the tables count other seats from 1, so seats after one's own are one more."""
    pair = np.int64(t.pair[s.table, n])
    return PAIR + pair + 4 * np.int64((pair >> 2) > s.seat)
