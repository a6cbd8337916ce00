"""The best choice between stopping and rolling again, with a fixed number of skulls; in NumPy.

Dice that are no skulls may be rolled again any number of times, so the values depend on
themselves. They are found by value iteration.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from doubloon.games.mille_sabords.solve.arrays import Numbers
from doubloon.kernels.lattice import Lattice

CLOSE = 1e-14
"""Iteration ends when the relative change is at most this."""


@dataclass(frozen=True, eq=False)
class Rerolls:
    """One decision problem: a row for each hand, a column for each position.

    A hand holds the dice that are no skulls. A full hand holds all of them; a smaller hand
    is what the seat keeps while it rolls the rest.
    """

    hands: Lattice
    faces: Numbers
    """The chances of the faces that are no skull."""
    one_more_skull: Numbers
    """For each hand that is not full: the value of another skull, times its chance."""
    saved: Numbers | None
    """For each hand that is not full: what is added for this roll alone, or None for nothing."""
    stop_values: Numbers
    """For each full hand: the value without another roll."""
    magic: tuple[int | None, float]
    """The full hand that wins by magic, if there is one, and its value."""
    may_roll_all: bool
    """Whether the empty hand may be kept."""


RerollValues = tuple[Numbers, Numbers]
"""The value of keeping each hand and rolling the rest, and of each full hand before the choice."""

RerollSolver = Callable[[Rerolls], RerollValues]


def solve_rerolls(problem: Rerolls) -> RerollValues:
    """The values under the best choice, by value iteration."""
    hands, stop_values = problem.hands, problem.stop_values
    magic, magic_value = problem.magic
    best = stop_values.copy()
    if magic is not None:
        best[magic] = magic_value
    while True:
        values = _roll_values(problem, best)
        rated = values.copy()
        if problem.saved is not None:
            rated[: hands.full.start] += problem.saved
        rated[hands.levels[-2]] = -np.inf  # one die alone is never rolled
        if not problem.may_roll_all:
            rated[0] = -np.inf
        rated[hands.full] = stop_values
        new = hands.keep(rated)[hands.full]
        if magic is not None:
            new[magic] = magic_value
        change = np.abs(new - best).max()
        best = new
        if change <= CLOSE * max(1.0, np.abs(best).max()):
            return _roll_values(problem, best), best


def _roll_values(problem: Rerolls, full: Numbers) -> Numbers:
    """The value of keeping each hand and rolling the rest, given the values of full hands."""
    hands = problem.hands
    values = np.empty((len(hands.hands), full.shape[1]))
    values[hands.full] = full
    for level in hands.levels[-2::-1]:
        mean = np.einsum("f,hfp->hp", problem.faces, values[hands.more[level]])
        values[level] = mean + problem.one_more_skull[level]
    return values
