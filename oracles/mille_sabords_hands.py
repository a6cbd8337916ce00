"""Re-rolls of every hand for the oracle `solve_mille_sabords_win.py`, as lists of rows."""

from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from solve_mille_sabords import (
    FULL,
    KEPT,
    ROW,
    chances,
    rerolls,
    sets,
    without,
)

CHUNK = 32
SKULLS = np.array([hand.count("k") for hand in FULL])
"""The skulls of every full hand."""

Array = NDArray[np.float64]
Whole = NDArray[np.int64]


@cache
def ways(limit: int, roll_all: bool) -> tuple[Whole, Whole, Whole]:
    """Hands that may be rolled again, and where the rows of their kept hands begin."""
    hands: list[int] = []
    starts: list[int] = []
    rows: list[int] = []
    for n, hand in enumerate(FULL):
        if SKULLS[n] < limit:
            hands.append(n)
            starts.append(len(rows))
            rows += [ROW[without(hand, p)] for p in rerolls(hand) if roll_all or len(p) < 8]
    return np.array(hands), np.array(starts), np.array(rows)


@cache
def guardian_ways(roll_all: bool) -> tuple[Whole, Whole, Whole]:
    """Hands with one to three skulls of which the guardian rolls one, alone or with other dice."""
    hands: list[int] = []
    starts: list[int] = []
    rows: list[int] = []
    for n, hand in enumerate(FULL):
        if 1 <= SKULLS[n] <= 3:
            hands.append(n)
            starts.append(len(rows))
            rows += [ROW[without(hand, "k" + p)] for p in parts(hand) if roll_all or len(p) < 7]
    return np.array(hands), np.array(starts), np.array(rows)


def parts(hand: str) -> list[str]:
    free = hand.replace("k", "")
    return sorted({"".join(p) for n in range(len(free) + 1) for p in combinations(free, n)})


@cache
def used(limit: int, roll_all: bool, guardian: bool) -> Whole:
    """The rows of all kept hands that occur."""
    rows = {*map(int, ways(limit, roll_all)[2])}
    if guardian:
        rows |= {*map(int, guardian_ways(roll_all)[2])}
    return np.array(sorted(rows))


@cache
def rows_of_chances(limit: int, roll_all: bool, guardian: bool) -> Array:
    return chances()[used(limit, roll_all, guardian)]


@cache
def savings(limit: int, roll_all: bool) -> tuple[Whole, Whole]:
    """For each used row, the points that some part of it brings on the treasure island."""
    starts: list[int] = []
    points: list[int] = []
    for row in used(limit, roll_all, False):
        starts.append(len(points))
        points += sorted({laid_points(part) for part in parts(KEPT[row])})
    return np.array(starts), np.array(points)


def laid_points(part: str) -> int:
    return sets(part, "treasure-island") if part else 0


def best_of(rolled: Array, starts: Whole, rows: Whole) -> Array:
    """The value of the best re-roll of each hand, computed for some positions at a time."""
    found = np.empty((len(starts), rolled.shape[1]))
    for at in range(0, rolled.shape[1], CHUNK):
        some = slice(at, at + CHUNK)
        found[:, some] = np.maximum.reduceat(rolled[rows, some], starts)
    return found
