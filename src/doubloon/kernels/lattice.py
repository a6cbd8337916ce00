"""The lattice of all hands up to a number of dice, ordered by inclusion.

It computes the value of rolling and the best dice to keep for all hands at once. Rolling adds
dice to a hand, keeping removes some. Both are computed one die at a time over the whole lattice:
a few thousand additions, where listing every hand, choice and roll would need a million.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts, rolls

Values = NDArray[np.float64]
"""One row for each hand, one column for each position."""

Groups = tuple[tuple[int, ...], ...]
"""Groups of faces."""


@dataclass(frozen=True)
class Lattice:
    dice: int
    sides: Counts
    """How many sides of a die show each face."""
    locked: frozenset[int] = frozenset()
    """Faces that cannot be rolled again."""
    alike: Groups = ()
    """Groups of interchangeable faces: hands that differ only in their order are one hand."""
    merged: Groups = ()
    """Groups of faces that count as the first of the group."""

    @cached_property
    def hands(self) -> tuple[Counts, ...]:
        """Every hand, from the empty one to those of all dice; one for each set of equal hands."""
        return tuple(hand for hand in self._all if hand == self.plain(hand))

    @cached_property
    def _all(self) -> tuple[Counts, ...]:
        one_each = (1,) * len(self.sides)
        return tuple(hand for n in range(self.dice + 1) for hand, _ in rolls(n, one_each))

    @cached_property
    def index(self) -> dict[Counts, int]:
        """The number of every hand; equal hands have the same number."""
        number = {hand: n for n, hand in enumerate(self.hands)}
        return {hand: number[self.plain(hand)] for hand in self._all}

    def plain(self, hand: Counts) -> Counts:
        """The hand that stands for all hands equal to this one."""
        dice = [*hand]
        for first, *others in self.merged:
            dice[first] += sum(dice[face] for face in others)
            for face in others:
                dice[face] = 0
        for faces in self.alike:
            counts = sorted((dice[face] for face in faces), reverse=True)
            for face, n in zip(faces, counts, strict=True):
                dice[face] = n
        return tuple(dice)

    @cached_property
    def levels(self) -> tuple[slice, ...]:
        """The ranges of `hands` with 0, 1, 2 … dice."""
        sizes = [sum(hand) for hand in self.hands]
        starts = [sizes.index(n) for n in range(self.dice + 1)] + [len(sizes)]
        return tuple(slice(a, b) for a, b in pairwise(starts))

    @property
    def full(self) -> slice:
        """The range of `hands` with all dice."""
        return self.levels[-1]

    @cached_property
    def chances(self) -> NDArray[np.float64]:
        """The probability of each face."""
        return np.array(self.sides) / sum(self.sides)

    @cached_property
    def more(self) -> NDArray[np.intp]:
        """For each hand and face, the hand with one more die of it; a full hand itself."""
        return np.array([self._changed(hand, +1, range(len(hand))) for hand in self.hands])

    @cached_property
    def fewer(self) -> NDArray[np.intp]:
        """For each hand and free face, the hand with one die fewer of it; without one, itself."""
        free = [face for face in range(len(self.sides)) if face not in self.locked]
        return np.array([self._changed(hand, -1, free) for hand in self.hands])

    def _changed(self, hand: Counts, by: int, faces: Sequence[int]) -> list[int]:
        changed = ((*hand[:face], hand[face] + by, *hand[face + 1 :]) for face in faces)
        return [self.index.get(other, self.index[hand]) for other in changed]

    def weights(self, sides: Counts) -> NDArray[np.float64]:
        """The probability of each full hand in a roll of all dice with these sides."""
        ways = np.zeros(len(self.hands))
        for hand, weight in rolls(self.dice, sides):
            ways[self.index[hand]] += weight
        full: NDArray[np.float64] = ways[self.full] / sum(sides) ** self.dice
        return full

    def fall(self, full: Values) -> Values:
        """The expected value of keeping each hand and rolling the rest, by values of full hands."""
        worth = np.empty((len(self.hands), full.shape[1]))
        worth[self.full] = full
        for level in self.levels[-2::-1]:
            worth[level] = np.einsum("f,hfp->hp", self.chances, worth[self.more[level]])
        return worth

    def keep(self, worth: Values) -> Values:
        """The value of each hand when its best part is kept, which may be all of it."""
        best = worth.copy()
        for level in self.levels[1:]:
            best[level] = np.maximum(best[level], best[self.fewer[level]].max(axis=1))
        return best

    def kept(self, worth: Values) -> NDArray[np.intp]:
        """The number of the best part of each hand to keep."""
        best, which = worth.copy(), np.repeat(np.arange(len(worth))[:, None], worth.shape[1], 1)
        for level in self.levels[1:]:
            fewer = self.fewer[level]
            face = best[fewer].argmax(axis=1)
            part = np.take_along_axis(fewer, face, axis=1)
            better = np.take_along_axis(best, part, axis=0)
            wins = better > best[level]
            which[level] = np.where(wins, np.take_along_axis(which, part, axis=0), which[level])
            best[level] = np.maximum(best[level], better)
        return which


@cache
def lattice(
    dice: int,
    sides: Counts,
    locked: frozenset[int] = frozenset(),
    alike: Groups = (),
    merged: Groups = (),
) -> Lattice:
    return Lattice(dice, sides, locked, alike, merged)
