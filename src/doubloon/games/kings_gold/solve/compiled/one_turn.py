"""One turn of King's Gold searched for any number of seats, compiled by Numba.

The same search as `solve/one_turn.py`, for solving and self-play. The kernel carries out the
plans; only the look-ahead over rolls is written here. It works on several positions at once,
one in each lane: arrays have a row for each hand or plan and a column for each lane. The
number of lanes is the length of a tuple, so that the compiler knows it and uses vectors.
Seats are counted from the one that rolls.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.core.setup import Seat
from doubloon.games.kings_gold.kernel.layout import NAMED, PLUNDER, STATE, encode, tables_of
from doubloon.games.kings_gold.kernel.steps import make_pair, plunder, settle
from doubloon.games.kings_gold.rules.state import State
from doubloon.games.kings_gold.solve.one_turn import TurnModel
from doubloon.kernels.compiled import compiled, inlined
from doubloon.kernels.hands import NUMBER

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Short = NDArray[np.int32]

Plans = tuple[Any, Whole, Whole]
"""The kernel's tables, a full hand for each plan, and what its steps name in order."""

Dice = tuple[Short, Short, NDArray[np.bool_], Short, Short, Numbers, int]
"""The plans of all full hands and where those of each begin, the full hands that end the
rolling, the hands with one die more and with one fewer, the chance of each face, and the number
of the first full hand."""

ONE = (0,)
"""A single lane."""

EIGHT = (0,) * 8
"""As many lanes as a vector register has room for."""


@compiled
def carry_out(plans: Plans, plan: int, before: Any, after: Any, s: Any) -> None:
    """Play a plan in the kernel's state `s`: box, King and each seat's coins before and after."""
    t, seats = plans[0][0], len(before) - 2
    s.box, s.king = before[0], before[1]
    for n in range(seats):
        s.coins[n] = before[2 + n]
    s.seat, s.table, s.turns, s.rolls = 0, plans[1][plan], 0, 1
    s.tied_rolled = s.repeat = 0
    s.circle = 0 if before[0] else seats  # with an empty box the turn is one of a tie-break
    settle(s, t)
    step = 0
    while s.turns == 0:
        if s.phase == PLUNDER:
            plunder(s, t, plans[2][plan, step])
        else:
            make_pair(s, t, plans[2][plan, step])
        step += 1
    after[0], after[1] = s.box, s.king
    for n in range(seats):
        after[2 + n] = s.coins[n]


@compiled
def carry_out_all(plans: Plans, before: Any, after: Any, s: Any) -> None:
    """Play every plan (second axis) from every position (first axis)."""
    for n in range(len(before)):
        for plan in range(after.shape[1]):
            carry_out(plans, plan, before[n], after[n, plan], s[0])


@compiled
def stop_rolling(dice: Dice, lanes: Any, values: Any, best: Any, others: Any, other: Any) -> None:
    """Fill in the value of each full hand once rolling is over: that of its best plan.

    `others` are another seat's values of the plans, and `other` follows from the plans chosen;
    both are None where nobody asks.
    """
    chosen, starts, first_full = dice[0], dice[1], dice[6]
    for n in range(len(starts)):
        until = starts[n + 1] if n + 1 < len(starts) else len(chosen)
        hand, plan = first_full + n, chosen[starts[n]]
        for lane in range(len(lanes)):
            best[hand, lane] = values[plan, lane]
            if other is not None:
                other[hand, lane] = others[plan, lane]
        for at in range(starts[n] + 1, until):
            _take_better(lanes, best, hand, values, chosen[at], other, others)


@compiled
def look_ahead(dice: Dice, lanes: Any, rolls: int, best: Any, other: Any) -> None:
    """Replace the values of hands with those of keeping them, with so many rolls to come.

    Full hands hold what they are worth when rolling stops.
    """
    for roll in range(rolls):
        if roll:
            keep_best(dice, lanes, best, other)
        fall(dice, lanes, best, other)


@compiled
def keep_best(dice: Dice, lanes: Any, best: Any, other: Any) -> None:
    """Give each hand that can be rolled the value of its best part, itself included."""
    over, fewer, first_full = dice[2], dice[4], dice[6]
    for hand in range(1, len(fewer)):
        if hand >= first_full and over[hand - first_full]:
            continue
        for face in range(fewer.shape[1]):
            part = fewer[hand, face]
            if part == hand:
                break
            _take_better(lanes, best, hand, best, part, other, other)


@inlined
def _take_better(
    lanes: Any, best: Any, at: int, values: Any, candidate: int, other: Any, others: Any
) -> None:
    """Replace a row by a candidate's in each lane in which it is better."""
    row, one = best[at], values[candidate]
    if other is not None:
        follow, two = other[at], others[candidate]
        for lane in range(len(lanes)):
            follow[lane] = follow[lane] if row[lane] >= one[lane] else two[lane]
    for lane in range(len(lanes)):
        row[lane] = row[lane] if row[lane] >= one[lane] else one[lane]


@compiled
def fall(dice: Dice, lanes: Any, best: Any, other: Any) -> None:
    """Give each hand that is not full the mean value after the other dice have fallen."""
    more, chances, first_full = dice[3], dice[5], dice[6]
    for hand in range(first_full - 1, -1, -1):
        _average(lanes, best, hand, more, chances)
        if other is not None:
            _average(lanes, other, hand, more, chances)


@inlined
def _average(lanes: Any, values: Any, hand: int, more: Any, chances: Any) -> None:
    row, one = values[hand], values[more[hand, 0]]
    for lane in range(len(lanes)):
        row[lane] = chances[0] * one[lane]
    for face in range(1, len(chances)):
        one = values[more[hand, face]]
        for lane in range(len(lanes)):
            row[lane] += chances[face] * one[lane]


@cache
def prepare(model: TurnModel) -> tuple[Plans, Dice]:
    """The model as compiled code wants it."""
    begun = State(model.terms, 0, 0, (0,) * model.seats, Seat(0), "pairing")
    hands = np.array([NUMBER[hand] for hand in model.hand_of_plan])
    steps = np.zeros((len(model.plans), 2), np.int64)
    for n, plan in enumerate(model.plans):
        for step, act in enumerate(plan.acts):
            steps[n, step] = encode(begun, act) & NAMED
    plans: Plans = (tables_of(model.terms, model.seats), hands, steps)
    lattice = model.hands
    more, fewer = lattice.more.astype(np.int32), np.sort(lattice.fewer.astype(np.int32))
    first_full = lattice.full.start
    dice: Dice = (model.chosen, model.starts, model.over, more, fewer, lattice.chances, first_full)
    return plans, dice


def find_ends(model: TurnModel, before: Whole, number: Any) -> Short:
    """The position in which each plan (columns) ends from each position (rows).

    `number` gives the number of positions by box, King and coins.
    """
    plans, s = prepare(model)[0], np.zeros(1, STATE)
    ends = np.empty((len(before), len(model.plans)), np.int32)
    for at in range(0, len(before), 1024):
        some = before[at : at + 1024]
        after = np.empty((len(some), len(model.plans), before.shape[1]), np.int64)
        carry_out_all(plans, some, after, s)
        ends[at : at + 1024] = number(*np.moveaxis(after, -1, 0))
    return ends
