"""Every hand of up to so many dice, ordered by inclusion: which dice to keep, worked out at once.

Rolling adds dice to a hand and keeping takes some away. Both are done one die at a
time over the whole lattice, which needs a few thousand additions where listing every
hand, every choice and every roll would need a million.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts, rolls

Values = NDArray[np.float64]
"""A row for every hand, a column for every position asked about."""

Groups = tuple[tuple[int, ...], ...]
"""Some of the faces, in groups."""


@dataclass(frozen=True)
class Lattice:
    dice: int
    sides: Counts
    """Sides of each face on one die."""
    locked: frozenset[int] = frozenset()
    """Faces that stay where they lie."""
    alike: Groups = ()
    """Faces that may change places, which makes no hand another one."""
    merged: Groups = ()
    """Faces that count as the first of them."""

    @cached_property
    def hands(self) -> tuple[Counts, ...]:
        """Every hand, the empty one first, those of all dice last; one of those that are alike."""
        return tuple(hand for hand in self._all if hand == self.plain(hand))

    @cached_property
    def _all(self) -> tuple[Counts, ...]:
        one_each = (1,) * len(self.sides)
        return tuple(hand for n in range(self.dice + 1) for hand, _ in rolls(n, one_each))

    @cached_property
    def index(self) -> dict[Counts, int]:
        """The number of every hand: that of the one it is like."""
        number = {hand: n for n, hand in enumerate(self.hands)}
        return {hand: number[self.plain(hand)] for hand in self._all}

    def plain(self, hand: Counts) -> Counts:
        """The one of all hands like this one that has a number."""
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
        """Where the hands of no, one, two … dice stand."""
        sizes = [sum(hand) for hand in self.hands]
        starts = [sizes.index(n) for n in range(self.dice + 1)] + [len(sizes)]
        return tuple(slice(a, b) for a, b in pairwise(starts))

    @property
    def full(self) -> slice:
        """Where the hands of all dice stand."""
        return self.levels[-1]

    @cached_property
    def chances(self) -> NDArray[np.float64]:
        return np.array(self.sides) / sum(self.sides)

    @cached_property
    def more(self) -> NDArray[np.intp]:
        """The hand with one more die of each face; a full hand names itself."""
        return np.array([self._changed(hand, +1, range(len(hand))) for hand in self.hands])

    @cached_property
    def fewer(self) -> NDArray[np.intp]:
        """The hand with one die fewer of each free face; where there is none, the hand itself."""
        free = [face for face in range(len(self.sides)) if face not in self.locked]
        return np.array([self._changed(hand, -1, free) for hand in self.hands])

    def _changed(self, hand: Counts, by: int, faces: Sequence[int]) -> list[int]:
        changed = ((*hand[:face], hand[face] + by, *hand[face + 1 :]) for face in faces)
        return [self.index.get(other, self.index[hand]) for other in changed]

    def weights(self, sides: Counts) -> NDArray[np.float64]:
        """How likely a roll of all dice is to be each full hand, by the sides of one die."""
        ways = np.zeros(len(self.hands))
        for hand, weight in rolls(self.dice, sides):
            ways[self.index[hand]] += weight
        full: NDArray[np.float64] = ways[self.full] / sum(sides) ** self.dice
        return full

    def fall(self, full: Values) -> Values:
        """What keeping each hand is worth if the other dice fall, by what full hands are worth."""
        worth = np.empty((len(self.hands), full.shape[1]))
        worth[self.full] = full
        for level in self.levels[-2::-1]:
            worth[level] = np.einsum("f,hfp->hp", self.chances, worth[self.more[level]])
        return worth

    def keep(self, worth: Values) -> Values:
        """What each hand is worth when its best part is kept, all of it perhaps."""
        best = worth.copy()
        for level in self.levels[1:]:
            best[level] = np.maximum(best[level], best[self.fewer[level]].max(axis=1))
        return best

    def kept(self, worth: Values) -> NDArray[np.intp]:
        """Which part of each hand is the best to keep, as a hand's number."""
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
