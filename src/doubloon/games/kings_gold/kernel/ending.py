"""How turns of King's Gold follow each other, and how a play ends."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.layout import CUP, EVERYBODY, NEW_GAME, OVER, SHARED
from doubloon.games.kings_gold.rules.ending import REPEATS
from doubloon.kernels.compiled import compiled


@compiled
def begin_turn(s: Any, seat: Any) -> None:
    s.seat = seat
    s.phase = CUP
    s.table = 0
    s.rolls = 0
    s.off = 0


@compiled
def end_turn(s: Any, t: Any) -> None:
    s.turns += 1
    if s.box and not s.circle:
        follower = s.seat + 1
        begin_turn(s, 0 if follower == t.seats else follower)
    else:
        _end_round(s, t)


@compiled
def _end_round(s: Any, t: Any) -> None:
    """The box is empty: the leader wins, or tied leaders play on."""
    if s.circle:
        s.tied_rolled += 1
        if s.tied_rolled < s.circle:
            begin_turn(s, s.order[s.tied_rolled])
            return
    else:
        s.circle = t.seats
        for n in range(t.seats):
            s.order[n] = (s.seat + 1 + n) % t.seats
    best, first = _leaders(s)
    alone = best & (best - 1) == 0
    if alone or s.repeat == REPEATS or t.tie_break in (NEW_GAME, SHARED):
        _finish(s, t, best)
        return
    if s.repeat == 0:  # the circle begins with a leader
        for n in range(t.seats):
            s.order[n] = (first + n) % t.seats
    _tied_round(s, t, best)


@compiled
def _leaders(s: Any) -> Any:
    """The seats of the order with the most coins, a bit each, and the first of them."""
    most, best, first = np.int64(-1), np.int64(0), np.int64(0)
    for n in range(s.circle):
        seat = np.int64(s.order[n])
        if s.coins[seat] > most:
            most, best, first = np.int64(s.coins[seat]), np.int64(0), seat
        if s.coins[seat] == most:
            best |= np.int64(1) << seat
    return best, first


@compiled
def _tied_round(s: Any, t: Any, best: Any) -> None:
    if t.tie_break != EVERYBODY:
        left = 0
        for n in range(s.circle):
            if (best >> s.order[n]) & 1:
                s.order[left] = s.order[n]
                left += 1
        s.order[left:] = 0
        s.circle = left
    s.tied = best
    s.tied_rolled = 0
    s.repeat += 1
    begin_turn(s, s.order[0])


@compiled
def _finish(s: Any, t: Any, best: Any) -> None:
    s.winners = best
    s.ending = np.int64(t.tie_break == NEW_GAME and best & (best - 1) != 0)
    s.phase = OVER
    s.table = 0
    s.rolls = 0
    s.tied = 0
    s.circle = 0
    s.order[:] = 0
    s.tied_rolled = 0
    s.repeat = 0


@compiled
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.coins[seat])
