"""Rolling again and again until the best stays, compiled by Numba for many positions at once."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from doubloon.games.mille_sabords.solve.reroll import Settled
from doubloon.kernels.compiled import compiled
from doubloon.kernels.lattice import Lattice, Values

Short = NDArray[np.int32]
Steps = tuple[Short, Short, NDArray[np.float64]]
"""For each hand where its ways begin, the hands they lead to, and how likely they are."""


@compiled
def _settle(
    more: Steps,
    fewer: Steps,
    bounds: tuple[int, int],
    lost: Values,
    saved: Values,
    stopped: Values,
    nine: int,
    may_roll_all: bool,
    close: float,
    worth: Values,
    rated: Values,
) -> None:
    """Iterate from what full hands are worth; `worth` is filled for all, `rated` is room."""
    starts, leads, chances = more
    part_starts, parts, _ = fewer
    alone, full = bounds
    hands, columns = worth.shape
    best = np.empty(columns)
    last = False
    while True:
        for hand in range(full - 1, -1, -1):
            for at in range(columns):
                worth[hand, at] = lost[hand, at]
            for way in range(starts[hand], starts[hand + 1]):
                chance, then = chances[way], leads[way]
                for at in range(columns):
                    worth[hand, at] += chance * worth[then, at]
        if last:
            return
        for hand in range(alone):
            for at in range(columns):
                rated[hand, at] = worth[hand, at] + saved[hand, at]
            if hand == 0 and not may_roll_all:
                rated[0] = -np.inf
            for way in range(part_starts[hand], part_starts[hand + 1]):
                part = parts[way]
                for at in range(columns):
                    if rated[part, at] > rated[hand, at]:
                        rated[hand, at] = rated[part, at]
        last = True
        for hand in range(alone, hands):
            if hand < full:
                best[:] = -np.inf
            else:
                for at in range(columns):
                    best[at] = stopped[hand - full, at]
            for way in range(part_starts[hand], part_starts[hand + 1]):
                part = parts[way]
                for at in range(columns):
                    if rated[part, at] > best[at]:
                        best[at] = rated[part, at]
            if hand < full:
                rated[hand] = best
            elif hand - full != nine:
                moved = 0
                for at in range(columns):
                    moved += abs(best[at] - worth[hand, at]) > close
                    worth[hand, at] = best[at]
                last = last and moved == 0


class Settler:
    """The same as `settle`, to a given closeness, and beginning where it ended the last time.

    It is asked about the same turns in the same order in every sweep, so what it found
    is known by its place in that order; in short, for it is only where to begin.
    """

    def __init__(self, found: list[NDArray[np.float32]], close: float) -> None:
        self._found, self._close, self._asked = found, close, 0

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
        more, fewer = _steps(hands, tuple(map(float, faces)))
        columns = stopped.shape[1]
        worth, rated = np.empty((2, len(hands.hands), columns))
        nine, wins = magic
        first = self._asked == len(self._found)
        worth[hands.full] = stopped if first else self._found[self._asked]
        if nine is not None:
            worth[hands.full][nine] = wins
        _settle(
            more,
            fewer,
            (hands.levels[-2].start, hands.full.start),
            np.ascontiguousarray(lost),
            np.zeros((hands.full.start, columns)) if saved is None else np.ascontiguousarray(saved),
            np.ascontiguousarray(stopped),
            -1 if nine is None else nine,
            may_roll_all,
            self._close,
            worth,
            rated,
        )
        best = worth[hands.full].copy()
        if first:
            self._found.append(best.astype(np.float32))
        else:
            self._found[self._asked][:] = best
        self._asked += 1
        return worth, best


@lru_cache(maxsize=64)
def _steps(hands: Lattice, faces: tuple[float, ...]) -> tuple[Steps, Steps]:
    """Where one die more or fewer leads, each hand once."""
    rolled: list[dict[int, float]] = [{} for _ in hands.hands]
    for hand in range(hands.full.start):
        for face, chance in enumerate(faces):
            then = int(hands.more[hand, face])
            rolled[hand][then] = rolled[hand].get(then, 0.0) + chance
    left = [
        {int(part): 1.0 for part in hands.fewer[hand] if part != hand}
        for hand in range(len(hands.hands))
    ]
    return _packed(rolled), _packed(left)


def _packed(ways: list[dict[int, float]]) -> Steps:
    starts = np.cumsum([0, *map(len, ways)])
    leads = [hand for way in ways for hand in way]
    chances = [chance for way in ways for chance in way.values()]
    return starts.astype(np.int32), np.array(leads, np.int32), np.array(chances)
