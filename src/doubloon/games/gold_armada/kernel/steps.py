"""The steps of Gold Armada as changes of a state."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel.acts import open_piers
from doubloon.games.gold_armada.kernel.layout import (
    ALL_SPACES,
    CUP,
    NAMED,
    OVER,
    REROLL,
    ROLL,
    ROLLED,
    STOP,
    TAKE,
    TAKING,
    TEN,
)
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.kernels.compiled import compiled

_TEN = np.uint32(TEN)
_TWENTY = np.uint32(2 * TEN)
_ONE = np.uint32(1)
_ALL_SPACES = np.uint32(ALL_SPACES)


@compiled
def play(s: Any, t: Any, step: Any) -> None:
    kind, named = step & ~NAMED, step & NAMED
    if kind == ROLL:
        s.table = t.hand[t.sum[s.table] + named]
        s.rolls += 1
        s.phase = ROLLED
        if s.rolls == ROLLS:
            _settle(s, t)
    elif kind == REROLL:
        s.table = named
        s.phase = CUP
    elif kind == STOP:
        _settle(s, t)
    elif kind == TAKE:
        take(s, t, named)
        end_turn(s, t)
    else:
        take_skull(s)
        end_turn(s, t)


@compiled
def _settle(s: Any, t: Any) -> None:
    """Rolling is over."""
    if open_piers(s.front, t, s.table):
        s.phase = TAKING
    else:
        take_skull(s)
        end_turn(s, t)


@compiled
def take(s: Any, t: Any, pier: Any) -> None:
    space = next_space(s.front, pier)
    s.held[s.seat] += t.value[space]
    s.front = advance(s.front, space)


@compiled
def next_space(front: Any, pier: Any) -> Any:
    """The space of the next doubloon of a pier; its first space if none is left.

    At most one of the three bits of a pier is set. A loop would be slower: the processor would
    often mispredict its branch.
    """
    place = np.uint32(pier)
    second = (front >> (place + _TEN)) & _ONE
    third = (front >> (place + _TWENTY)) & _ONE
    return np.uint32(place + _TEN * second + _TWENTY * third)


@compiled
def advance(front: Any, space: Any) -> Any:
    """The front after taking the doubloon of this space: its bit moves on to the next row."""
    bit = _ONE << space
    return np.uint32((front ^ bit) | (bit << _TEN & _ALL_SPACES))


@compiled
def take_skull(s: Any) -> None:
    """A turn without a doubloon costs a skull token, if there is one left."""
    if s.tokens:
        s.tokens -= 1
        s.skulls[s.seat] += 1


@compiled
def end_turn(s: Any, t: Any) -> None:
    s.turns += 1
    follower = int(s.seat) + 1
    if follower == t.seats:
        follower = 0
    s.table = 0
    s.rolls = 0
    if (s.tokens and s.front) or (t.finish_round and follower):
        s.seat = follower
        s.phase = CUP
    else:
        _finish(s, t)


@compiled
def _finish(s: Any, t: Any) -> None:
    s.phase = OVER
    s.ending = 0 if s.tokens else 1
    best, most, fewest = 0, points(s, t, 0) - 1, 0
    for seat in range(t.seats):
        total, skulls = points(s, t, seat), int(s.skulls[seat])
        if total > most or (total == most and t.fewer_skulls and skulls < fewest):
            best, most, fewest = 0, total, skulls
        if total == most and (skulls == fewest or not t.fewer_skulls):
            best |= 1 << seat
    s.winners = best


@compiled
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.held[seat]) - np.int64(s.skulls[seat])
