"""King's Gold with two seats solved: the chance to win, box by box, compiled by Numba.

The box never grows. So positions with so many coins in the box depend on those with fewer, and
on each other: value iteration in place, until nothing changes any more.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.compiled.one_turn import (
    EIGHT,
    Dice,
    find_ends,
    look_ahead,
    prepare,
    stop_rolling,
)
from doubloon.games.kings_gold.solve.one_turn import Holdings, TurnModel
from doubloon.games.kings_gold.solve.two_seats import Positions, swap_seats
from doubloon.kernels.compiled import compiled

CLOSE = 1e-12
"""The change below which a sweep is the last."""


@compiled
def _sweep(dice: Dice, lanes: Any, ends: Any, ended: Any, swapped: Any) -> float:
    """Renew every position of a box; the greatest change.

    `swapped` is the number of each position as the seat sees it whose turn has just ended.
    """
    best, values = np.empty((len(dice[3]), len(lanes))), np.empty((ends.shape[1], len(lanes)))
    change = 0.0
    for first in range(0, len(ends), len(lanes)):
        for lane in range(len(lanes)):
            to = ends[min(first + lane, len(ends) - 1)]
            for plan in range(len(to)):
                values[plan, lane] = ended[to[plan]]
        stop_rolling(dice, lanes, values, best, None, None)
        look_ahead(dice, lanes, ROLLS, best, None)
        for lane in range(min(len(lanes), len(ends) - first)):
            at = swapped[first + lane]
            change = max(change, abs(ended[at] - (1 - best[0, lane])))
            ended[at] = 1 - best[0, lane]
    return change


def solve_box(model: TurnModel, box: int, ended: NDArray[np.float64], close: float = CLOSE) -> int:
    """Fill in the positions with this box, given those with fewer coins in it.

    `ended` holds for each position the chance of the seat whose turn has just ended.
    Returns how many sweeps it took.
    """
    positions = Positions(model.terms.coins)
    held = positions.holdings(box)
    before = np.stack([held.box, held.king, *held.coins], axis=-1)
    ends = find_ends(
        model, before, lambda box, king, *coins: positions.number(Holdings(box, king, coins))
    )
    ended[positions.of_box(box)] = 0.5
    dice, swapped = prepare(model)[1], positions.number(swap_seats(held))
    sweeps, change = 0, 1.0
    while change > close:
        sweeps += 1
        change = _sweep(dice, EIGHT, ends, ended, swapped)
    return sweeps
