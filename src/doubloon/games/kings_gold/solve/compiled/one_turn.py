"""One turn of King's Gold looked through for any number of seats, compiled by Numba.

The same as `turn.py`, for solving and for self-play: what every plan leads to, and what every
hand is worth with so many rolls to come. Seats count from the one that rolls.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.games.kings_gold.rules.scoring import PENALTY
from doubloon.games.kings_gold.solve.one_turn import BOX, BROADSIDE, KING, PAY, PLUNDER, PURSE, Turn
from doubloon.kernels.compiled import compiled

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Short = NDArray[np.int32]
Plans = tuple[Whole, Whole, Whole, bool]
"""The plans, what a cannon pair brings both, and whether an empty box ends a turn."""
Dice = tuple[Short, Short, NDArray[np.bool_], Short, Short, Numbers, int]
"""Plans of each full hand and where they begin, hands that end the rolling, hands with a die
more and with one fewer, the chance of each face, the first full hand."""


@compiled
def carry_out(plans: Plans, plan: int, before: Any, after: Any) -> None:
    """Where the coins lie after a plan: in the box, with the King, with each seat."""
    steps, taken, paid, ends_at_once = plans
    for n in range(len(before)):
        after[n] = before[n]
    alive = True
    for n in range(2):
        value, robs = steps[3 * n, plan], steps[3 * n + 1, plan]
        if robs == BOX:
            gain, share = taken[after[0], value], paid[after[0], value]
            after[0] -= gain + share
            after[1] += share
            after[2] += gain
            if ends_at_once and after[0] == 0 and before[0] > 0:
                alive = False
                break
        elif robs == PURSE:
            victim = 2 + steps[3 * n + 2, plan]
            gain = min(value, after[victim])
            after[victim] -= gain
            after[2] += gain
    end = steps[6, plan]
    if end == PAY and alive:
        gain = min(PENALTY, after[2])
        after[2] -= gain
        after[1] += gain
    elif end == KING:
        after[2] += after[1]
        after[1] = 0
    elif end == PLUNDER:
        victim = 2 + steps[7, plan]
        after[2] += after[victim]
        after[victim] = 0
    elif end == BROADSIDE:
        after[2] += after[0]
        after[0] = 0


@compiled
def stop(dice: Dice, worth: Any, stopped: Any, planned: Any) -> None:
    """What each full hand is worth once rolling is over, and by which plan."""
    chosen, starts = dice[0], dice[1]
    for n in range(len(starts)):
        until = starts[n + 1] if n + 1 < len(starts) else len(chosen)
        best = chosen[starts[n]]
        for at in range(starts[n] + 1, until):
            if worth[chosen[at]] > worth[best]:
                best = chosen[at]
        stopped[n], planned[n] = worth[best], best


@compiled
def look_through(dice: Dice, stopped: Any, rolling: Any) -> None:
    """What keeping each hand is worth with one, two … rolls to come, a row each."""
    _, _, over, more, fewer, chances, first_full = dice
    hands, faces = more.shape
    best = np.empty(hands)
    best[first_full:] = stopped
    for roll in range(len(rolling)):
        if roll:
            for hand in range(1, hands):
                most = best[hand]
                for face in range(fewer.shape[1]):
                    part = fewer[hand, face]
                    if part == hand:
                        break
                    most = max(most, best[part])
                best[hand] = most
            for n in range(hands - first_full):
                if over[n]:
                    best[first_full + n] = stopped[n]
        for hand in range(first_full - 1, -1, -1):
            mean = 0.0
            for face in range(faces):
                mean += chances[face] * best[more[hand, face]]
            best[hand] = mean
        rolling[roll] = best


@cache
def given(turn: Turn) -> tuple[Plans, Dice]:
    """The turn as compiled code wants it."""
    robbed = (part for n in range(2) for part in (turn.value[n], turn.robs[n], turn.victim[n]))
    steps = np.array([*robbed, turn.end, turn.end_victim])
    plans: Plans = (steps, turn.taken, turn.paid, turn.terms.readings.end_mid_turn)
    hands = turn.hands
    more, fewer = hands.more.astype(np.int32), np.sort(hands.fewer.astype(np.int32))
    first_full = hands.full.start
    dice: Dice = (turn.chosen, turn.starts, turn.over, more, fewer, hands.chances, first_full)
    return plans, dice
