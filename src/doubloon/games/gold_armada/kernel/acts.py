"""The legal acts of Gold Armada, by kind and place."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel.layout import (
    ANY_PIER,
    CUP,
    DECLINE,
    OVER,
    REROLL,
    ROLLED,
    STOP,
    TAKE,
    TEN,
)
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled

_TEN = np.uint32(TEN)
_TWENTY = np.uint32(2 * TEN)
_ANY_PIER = np.uint32(ANY_PIER)


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if s.phase == CUP else np.int64(s.seat)


@compiled
def open_piers(front: Any, t: Any, hand: Any) -> Any:
    """The set of piers whose next doubloon this hand wins."""
    spaces = t.wins[hand] & front
    return (spaces | (spaces >> _TEN) | (spaces >> _TWENTY)) & _ANY_PIER


@compiled
def kinds(s: Any, t: Any) -> Any:
    return 2 if s.phase == ROLLED or t.may_decline else 1


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    if s.phase == ROLLED:
        return np.int64(t.keeps[s.table]) if kind else 1
    return 1 if kind else np.int64(t.piers[open_piers(s.front, t, s.table)])


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    if s.phase == ROLLED:
        return REROLL + np.int64(t.keep[t.keeps_from[s.table] + n]) if kind else STOP
    return DECLINE if kind else TAKE + np.int64(t.pier[open_piers(s.front, t, s.table), n])
