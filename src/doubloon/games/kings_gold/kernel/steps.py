"""The steps of King's Gold: each function changes a packed state in place."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.chance import seat_in, seats_in
from doubloon.games.kings_gold.kernel.ending import begin_turn, end_turn
from doubloon.games.kings_gold.kernel.layout import (
    CUP,
    FIVE_COINS,
    FIVE_SKULLS,
    LOT,
    NAMED,
    NOTHING,
    OPENING,
    PAIR,
    PAIRING,
    PAIRS,
    PLUNDER,
    REROLL,
    ROB,
    ROLL,
    ROLLED,
    STOP,
)
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.scoring import PENALTY
from doubloon.kernels.compiled import compiled


@compiled
def play(s: Any, t: Any, step: Any) -> None:
    kind, named = step & ~NAMED, step & NAMED
    if kind == ROLL:
        if s.phase == OPENING:
            _roll_off(s, t, named)
        else:
            s.table = t.hand[t.sum[s.table] + named]
            s.rolls += 1
            if s.rolls == ROLLS or t.settles[s.table]:
                settle(s, t)
            else:
                s.phase = ROLLED
    elif kind == REROLL:
        s.table = named
        s.phase = CUP
    elif kind == STOP:
        settle(s, t)
    elif kind == PAIR:
        make_pair(s, t, named)
    elif kind == ROB:
        plunder(s, t, named)
    else:
        s.first = named
        begin_turn(s, named)


@compiled
def _roll_off(s: Any, t: Any, sum_: Any) -> None:
    s.off_skulls[s.rolled_off] = t.skulls[t.hand[sum_]]
    s.rolled_off += 1
    rollers = seats_in(s.off)
    if s.rolled_off < rollers:
        s.seat = seat_in(s.off, s.rolled_off)
        return
    most = 0
    for n in range(rollers):
        most = max(most, s.off_skulls[n])
    best = 0
    for n in range(rollers):
        if s.off_skulls[n] == most:
            best |= 1 << seat_in(s.off, n)
    s.off_skulls[:] = 0
    s.rolled_off = 0
    settle_roll_off(s, t, best)


@compiled
def settle_roll_off(s: Any, t: Any, best: Any) -> None:
    s.off = best
    s.seat = seat_in(best, 0)
    if best & (best - 1) == 0:
        s.first = s.seat
        begin_turn(s, s.seat)
    elif t.by_lot:
        s.phase = LOT


@compiled
def settle(s: Any, t: Any) -> None:
    outcome = t.outcome[s.table]
    if outcome == PAIRS:
        s.phase = PAIRING
        return
    if outcome == FIVE_SKULLS:
        s.phase = PLUNDER
        return
    if outcome == NOTHING:
        s.king += pay_penalty(s, s.seat)
    elif outcome == FIVE_COINS:
        s.coins[s.seat] += s.king
        s.king = 0
    else:
        s.coins[s.seat] += s.box
        s.box = 0
    end_turn(s, t)


@compiled
def pay_penalty(s: Any, seat: Any) -> Any:
    """Take the penalty from a seat's coins; how much it pays to the King."""
    paid = min(PENALTY, np.int64(s.coins[seat]))
    s.coins[seat] -= paid
    return paid


@compiled
def plunder(s: Any, t: Any, victim: Any) -> None:
    s.coins[s.seat] += s.coins[victim]
    s.coins[victim] = 0
    end_turn(s, t)


@compiled
def make_pair(s: Any, t: Any, named: Any) -> None:
    """Use a coin die with a cannon or a skull; `named` is what a PAIR step names."""
    coin, robbed = named & 3, named >> 2
    if robbed:
        rob(s, s.seat, robbed - 1, coin + 1)
        s.table = t.paired[s.table, 1, coin]
    else:
        _loot(s, t, coin + 1)
        s.table = t.paired[s.table, 0, coin]
        if s.box == 0 and t.end_mid_turn and not s.circle:
            end_turn(s, t)
            return
    if t.pairs[s.table] == 0:
        if t.crossbones[s.table] >= 3:
            s.king += pay_penalty(s, s.seat)
        end_turn(s, t)


@compiled
def rob(s: Any, seat: Any, victim: Any, value: Any) -> None:
    amount = min(value, np.int64(s.coins[victim]))
    s.coins[victim] -= amount
    s.coins[seat] += amount


@compiled
def _loot(s: Any, t: Any, value: Any) -> None:
    taken, paid = shares(t, np.int64(s.box), value)
    s.coins[s.seat] += taken
    s.king += paid
    s.box -= taken + paid


@compiled
def shares(t: Any, box: Any, value: Any) -> Any:
    """What a cannon pair of this value takes out of the box for the player and for the King."""
    if box >= 2 * value:
        return value, value
    taken = min(value, box) if t.player_first else box >> 1
    return taken, box - taken
