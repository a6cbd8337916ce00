"""King's Gold with two seats solved: the chance to win, box by box, compiled by Numba.

The box never grows, so the positions with so many coins in it depend on those with
fewer, and on each other. Each is looked through whole, over and over and with what
the sweep has already found, until nothing changes any more.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.scoring import PENALTY
from doubloon.games.kings_gold.solve.one_turn import BOX, BROADSIDE, KING, PAY, PLUNDER, PURSE, Turn
from doubloon.games.kings_gold.solve.two_seats import Positions
from doubloon.kernels.compiled import compiled

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Short = NDArray[np.int32]
Rules = tuple[Whole, Whole, Whole, bool, Whole]
"""The plans, what a cannon pair brings both, whether an empty box ends a turn, the positions."""
Dice = tuple[Short, Short, NDArray[np.bool_], Short, Short, Numbers, int]
Room = tuple[Numbers, Numbers, Numbers]

CLOSE = 1e-12
"""The change below which a sweep is the last."""


@compiled
def _carry_out(
    rules: Rules, ended: Numbers, box: int, king: int, mine: int, theirs: int, after: Numbers
) -> None:
    """What each plan is worth."""
    plans, taken, paid, ends_at_once, rows = rules
    for plan in range(plans.shape[1]):
        b, k, m, t = box, king, mine, theirs
        alive = True
        for n in range(2):
            value, robs = plans[3 * n, plan], plans[3 * n + 1, plan]
            if robs == BOX:
                gain, share = taken[b, value], paid[b, value]
                b, k, m = b - gain - share, k + share, m + gain
                if ends_at_once and b == 0:
                    alive = False
                    break
            elif robs == PURSE:
                gain = min(value, t)
                m, t = m + gain, t - gain
        end = plans[6, plan]
        if end == PAY and alive:
            gain = min(PENALTY, m)
            m, k = m - gain, k + gain
        elif end == KING:
            m, k = m + k, 0
        elif end == PLUNDER:
            m, t = m + t, 0
        elif end == BROADSIDE:
            m, b = m + b, 0
        after[plan] = ended[rows[b, k] + m]


@compiled
def _begun(dice: Dice, room: Room) -> float:
    """What a turn is worth before its first roll, by what each plan is worth."""
    chosen, starts, over, more, fewer, chances, first_full = dice
    after, full, best = room
    hands, faces = more.shape
    for n in range(hands - first_full):
        until = starts[n + 1] if n + 1 < len(starts) else len(chosen)
        most = after[chosen[starts[n]]]
        for at in range(starts[n] + 1, until):
            most = max(most, after[chosen[at]])
        full[n] = most
        best[first_full + n] = most
    for roll in range(ROLLS):
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
                    best[first_full + n] = full[n]
        for hand in range(first_full - 1, -1, -1):
            mean = 0.0
            for face in range(faces):
                mean += chances[face] * best[more[hand, face]]
            best[hand] = mean
    return float(best[0])


@compiled
def _sweep(rules: Rules, dice: Dice, room: Room, ended: Numbers, box: int) -> float:
    """Look once through every position with this box; the greatest change."""
    rows = rules[4]
    left = rows.shape[0] - 1 - box
    change = 0.0
    for king in range(left + 1):
        for mine in range(left - king + 1):
            theirs = left - king - mine
            _carry_out(rules, ended, box, king, mine, theirs, room[0])
            chance = _begun(dice, room)
            at = rows[box, king] + theirs
            change = max(change, abs(ended[at] - (1 - chance)))
            ended[at] = 1 - chance
    return change


def solve_box(turn: Turn, box: int, ended: NDArray[np.float64], close: float = CLOSE) -> int:
    """Fill in the positions with this box, where those with fewer coins in it are known.

    `ended` holds for each position the chance of the seat whose turn has just ended.
    Returns how many sweeps it took.
    """
    ended[Positions(turn.terms.coins).of_box(box)] = 0.5
    rules, dice, room = _given(turn)
    sweeps, change = 0, 1.0
    while change > close:
        sweeps += 1
        change = _sweep(rules, dice, room, ended, box)
    return sweeps


@cache
def _given(turn: Turn) -> tuple[Rules, Dice, Room]:
    """The turn as compiled code wants it: the rules, the dice, and room to work in."""
    robbed = (part for n in range(2) for part in (turn.value[n], turn.robs[n], turn.victim[n]))
    plans = np.array([*robbed, turn.end])
    rows = Positions(turn.terms.coins).rows()
    rules: Rules = (plans, turn.taken, turn.paid, turn.terms.readings.end_mid_turn, rows)
    hands = turn.hands
    more, fewer = hands.more.astype(np.int32), np.sort(hands.fewer.astype(np.int32))
    first_full = hands.full.start
    dice: Dice = (turn.chosen, turn.starts, turn.over, more, fewer, hands.chances, first_full)
    room = (np.empty(len(turn.plans)), np.empty(len(turn.over)), np.empty(len(hands.hands)))
    return rules, dice, room
