"""`solve.reroll` compiled by Numba, for many positions at once."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from doubloon.games.mille_sabords.solve.arrays import Numbers
from doubloon.games.mille_sabords.solve.reroll import Rerolls, RerollValues
from doubloon.kernels.compiled import compiled
from doubloon.kernels.lattice import Lattice

Short = NDArray[np.int32]
Edges = tuple[Short, Short, Numbers]
"""For each hand: where its neighbours begin in the second array. Then the neighbours and the
chance of each."""


@compiled
def _iterate(
    more: Edges,
    fewer: Edges,
    bounds: tuple[int, int],
    one_more_skull: Numbers,
    saved: Numbers,
    stop_values: Numbers,
    magic: int,
    may_roll_all: bool,
    close: float,
    values: Numbers,
    rated: Numbers,
) -> None:
    """Value iteration; arguments as in `Rerolls`.

    `bounds` are the first hand that lacks one die and the first full hand. `values` holds a
    first guess for full hands, and all results in the end. `rated` is scratch space.
    """
    starts, leads, chances = more
    part_starts, parts, _ = fewer
    alone, full = bounds
    hands, columns = values.shape
    best = np.empty(columns)
    last = False
    while True:
        for hand in range(full - 1, -1, -1):
            for at in range(columns):
                values[hand, at] = one_more_skull[hand, at]
            for way in range(starts[hand], starts[hand + 1]):
                chance, then = chances[way], leads[way]
                for at in range(columns):
                    values[hand, at] += chance * values[then, at]
        if last:
            return
        for hand in range(alone):
            for at in range(columns):
                rated[hand, at] = values[hand, at] + saved[hand, at]
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
                    best[at] = stop_values[hand - full, at]
            for way in range(part_starts[hand], part_starts[hand + 1]):
                part = parts[way]
                for at in range(columns):
                    if rated[part, at] > best[at]:
                        best[at] = rated[part, at]
            if hand < full:
                rated[hand] = best
            elif hand - full != magic:
                moved = 0
                for at in range(columns):
                    moved += abs(best[at] - values[hand, at]) > close
                    values[hand, at] = best[at]
                last = last and moved == 0


class WarmStart:
    """`solve_rerolls` to a given accuracy, beginning from its results of the last sweep.

    Every sweep asks about the same turns in the same order, so results are kept by their
    place in that order. They are kept in single precision: only the start of an iteration
    depends on them.
    """

    def __init__(self, results: list[NDArray[np.float32]], close: float) -> None:
        self._results, self._close, self._asked = results, close, 0

    def __call__(self, problem: Rerolls) -> RerollValues:
        hands, stop_values = problem.hands, problem.stop_values
        more, fewer = _edges(hands, tuple(map(float, problem.faces)))
        columns = stop_values.shape[1]
        values, rated = np.empty((2, len(hands.hands), columns))
        magic, magic_value = problem.magic
        first = self._asked == len(self._results)
        values[hands.full] = stop_values if first else self._results[self._asked]
        if magic is not None:
            values[hands.full][magic] = magic_value
        saved = np.zeros((hands.full.start, columns)) if problem.saved is None else problem.saved
        _iterate(
            more,
            fewer,
            (hands.levels[-2].start, hands.full.start),
            np.ascontiguousarray(problem.one_more_skull),
            np.ascontiguousarray(saved),
            np.ascontiguousarray(stop_values),
            -1 if magic is None else magic,
            problem.may_roll_all,
            self._close,
            values,
            rated,
        )
        best = values[hands.full].copy()
        if first:
            self._results.append(best.astype(np.float32))
        else:
            self._results[self._asked][:] = best
        self._asked += 1
        return values, best


@lru_cache(maxsize=64)
def _edges(hands: Lattice, faces: tuple[float, ...]) -> tuple[Edges, Edges]:
    """The hands with one die more and with one die fewer; each neighbour stands there once."""
    more: list[dict[int, float]] = [{} for _ in hands.hands]
    for hand in range(hands.full.start):
        for face, chance in enumerate(faces):
            then = int(hands.more[hand, face])
            more[hand][then] = more[hand].get(then, 0.0) + chance
    fewer = [
        {int(part): 1.0 for part in hands.fewer[hand] if part != hand}
        for hand in range(len(hands.hands))
    ]
    return _pack_edges(more), _pack_edges(fewer)


def _pack_edges(neighbours: list[dict[int, float]]) -> Edges:
    starts = np.cumsum([0, *map(len, neighbours)])
    hands = [hand for some in neighbours for hand in some]
    chances = [chance for some in neighbours for chance in some.values()]
    return starts.astype(np.int32), np.array(hands, np.int32), np.array(chances)
