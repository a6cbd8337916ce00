"""Rolls and choices listed one by one: a second way to search a turn, to check solved tables.

Solvers use the lattice of hands (`kernels.lattice`), which adds one die at a time. Here every
kept hand has its row of probabilities, counted over ordered dice, and every full hand lists all
its parts that may be kept. Nothing is shared with the lattice.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts
from doubloon.kernels.compiled import compiled

BATCH = 16
"""Positions computed together."""

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

Lists = tuple[Whole, Whole, Numbers, Whole, Whole]
"""Where the row of each kept hand begins; its full hands, and their probabilities. Where the list
of each full hand begins; the kept hands in it. The last start is the length of all."""


@dataclass(frozen=True, eq=False)
class ListedRolls:
    lists: Lists
    hands: int
    """The number of full hands."""

    def begin(self, stopped: Numbers, over: NDArray[np.bool_], rolls: int) -> Numbers:
        """The value before a turn, by the values of stopping: by full hand and position.

        `over` says which full hands cannot be rolled again.
        """
        found = np.empty(stopped.shape[1])
        begin_turns(self.lists, stopped, over, rolls, found)
        return found


@cache
def listed_rolls(full: tuple[Counts, ...], sides: Counts, locked: int | None) -> ListedRolls:
    """The rolls of dice with these sides; the locked face cannot be rolled again."""
    dice = sum(full[0])
    number = {hand: n for n, hand in enumerate(full)}
    faces = range(len(sides))
    kept = [hand for hand in product(range(dice + 1), repeat=len(sides)) if sum(hand) < dice]
    kept.sort(key=sum)
    starts, hands, chances = [0], list[int](), list[float]()
    for part in kept:
        ways: Counter[Counts] = Counter()
        for rolled in product(faces, repeat=dice - sum(part)):
            hand = tuple(n + rolled.count(face) for face, n in enumerate(part))
            weight = 1
            for face in rolled:
                weight *= sides[face]
            ways[hand] += weight
        total = sum(sides) ** (dice - sum(part))
        for hand, weight in ways.items():
            if weight:
                hands.append(number[hand])
                chances.append(float(Fraction(weight, total)))
        starts.append(len(hands))
    ends, parts = [0], list[int]()
    for hand in full:
        for n, part in enumerate(kept):
            fits = all(few <= many for few, many in zip(part, hand, strict=True))
            if fits and (locked is None or part[locked] == hand[locked]):
                parts.append(n)
        ends.append(len(parts))
    lists = np.array(starts), np.array(hands), np.array(chances), np.array(ends), np.array(parts)
    return ListedRolls(lists, len(full))


@compiled
def begin_batch(
    lists: Lists,
    stopped: Numbers,
    over: NDArray[np.bool_],
    rolls: int,
    full: Numbers,
    kept: Numbers,
    found: Numbers,
) -> None:
    """The value before a turn of a batch; `full` and `kept` are overwritten."""
    starts, hands, chances, ends, parts = lists
    full[:] = stopped
    for _ in range(rolls - 1):
        for part in range(len(starts) - 1):
            for n in range(BATCH):
                kept[part, n] = 0.0
            for at in range(starts[part], starts[part + 1]):
                hand, chance = hands[at], chances[at]
                for n in range(BATCH):
                    kept[part, n] += chance * full[hand, n]
        for hand in range(len(ends) - 1):
            for n in range(BATCH):
                full[hand, n] = stopped[hand, n]
            if not over[hand]:
                for at in range(ends[hand], ends[hand + 1]):
                    part = parts[at]
                    for n in range(BATCH):
                        full[hand, n] = max(full[hand, n], kept[part, n])
    for n in range(BATCH):
        found[n] = 0.0
    for at in range(starts[0], starts[1]):
        for n in range(BATCH):
            found[n] += chances[at] * full[hands[at], n]


@compiled
def begin_turns(
    lists: Lists, stopped: Numbers, over: NDArray[np.bool_], rolls: int, found: Numbers
) -> None:
    """The value before a turn of every column."""
    some = np.zeros((len(stopped), BATCH))
    full = np.zeros((len(stopped), BATCH))
    kept = np.zeros((len(lists[0]) - 1, BATCH))
    best = np.zeros(BATCH)
    for first in range(0, len(found), BATCH):
        many = min(BATCH, len(found) - first)
        for hand in range(len(stopped)):
            for n in range(many):
                some[hand, n] = stopped[hand, first + n]
        begin_batch(lists, some, over, rolls, full, kept, best)
        for n in range(many):
            found[first + n] = best[n]
