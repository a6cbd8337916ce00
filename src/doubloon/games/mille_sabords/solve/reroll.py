"""Rolling again and again until the best stays, with so many skulls lying; in NumPy."""

from typing import Protocol

import numpy as np

from doubloon.kernels.lattice import Lattice, Values

CLOSE = 1e-14
"""The relative change below which an iteration is the last."""

Settled = tuple[Values, Values]
"""What keeping each hand is worth when the rest falls, and each full hand before the choice."""


class Settles(Protocol):
    def __call__(
        self,
        hands: Lattice,
        faces: Values,
        lost: Values,
        saved: Values | None,
        stopped: Values,
        magic: tuple[int | None, float],
        may_roll_all: bool,
    ) -> Settled:
        """Find the best choice with each full hand, which may be made over and over.

        `faces` are the chances of the faces that are no skull. `lost` is what one skull
        more is worth by the hand kept, times its chance, and `saved` what is added to
        keeping a hand for the next roll alone; both for hands that are not full.
        `stopped` is what each full hand is worth if nothing is rolled, and `magic` the
        full hand that is worth this much whatever one would choose.
        """


def settle(
    hands: Lattice,
    faces: Values,
    lost: Values,
    saved: Values | None,
    stopped: Values,
    magic: tuple[int | None, float],
    may_roll_all: bool,
) -> Settled:
    best = stopped.copy()
    nine, wins = magic
    if nine is not None:
        best[nine] = wins
    while True:
        worth = _fallen(hands, faces, lost, best)
        rated = worth.copy()
        if saved is not None:
            rated[: hands.full.start] += saved
        rated[hands.levels[-2]] = -np.inf  # one die alone is never rolled
        if not may_roll_all:
            rated[0] = -np.inf
        rated[hands.full] = stopped
        new = hands.keep(rated)[hands.full]
        if nine is not None:
            new[nine] = wins
        change = np.abs(new - best).max()
        best = new
        if change <= CLOSE * max(1.0, np.abs(best).max()):
            return _fallen(hands, faces, lost, best), best


def _fallen(hands: Lattice, faces: Values, lost: Values, full: Values) -> Values:
    """What each hand is worth when the rest falls, by what full hands are worth."""
    worth = np.empty((len(hands.hands), full.shape[1]))
    worth[hands.full] = full
    for level in hands.levels[-2::-1]:
        worth[level] = np.einsum("f,hfp->hp", faces, worth[hands.more[level]]) + lost[level]
    return worth
