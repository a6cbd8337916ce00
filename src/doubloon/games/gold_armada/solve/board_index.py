"""Boards of Gold Armada, numbered so that those which differ only in names share a number.

A board is the doubloons gone from each pier. Two symbols that the die shows as often, whose
piers ask and pay alike, and that every space still to come treats alike may change names:
nothing about the play does. So half of all boards are enough. Which symbols those are depends
on the special piers alone; their state is called the *wharf*.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from math import comb

import numpy as np
from numpy.typing import NDArray

from doubloon.games.gold_armada.rules.board import FACES, PIERS, SPACES, Board

BASIC = len(FACES)
"""Piers with a symbol of their own come first, then the special ones."""

STATES = SPACES + 1
WHARVES = STATES ** (len(PIERS) - BASIC)

Taken = tuple[int, ...]
Whole = NDArray[np.int64]
Gone = Sequence[int] | NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Boards:
    """Where boards stand in a table. Plain arrays, so that compiled code reads them too."""

    kind: Whole
    """By wharf and basic pier: which of the groups of interchangeable piers it is in."""
    size: Whole
    """By wharf and group: how many piers it has."""
    stride: Whole
    """By wharf and group: how far apart in the table its ranks stand."""
    rank: Whole
    """By size of a group and how many of its piers have lost one, two, three doubloons."""
    first: Whole
    """By wharf: where its boards begin; and at the end how many boards there are."""

    @property
    def count(self) -> int:
        return int(self.first[-1])

    def place(self, taken: Sequence[int]) -> int:
        return int(place(self.kind, self.size, self.stride, self.rank, self.first, taken))

    def canonical(self, taken: Taken) -> Taken:
        """The same board with interchangeable piers in order, the emptiest first."""
        found = [*taken]
        for piers in self._groups[wharf(taken)]:
            gone = sorted([taken[pier] for pier in piers], reverse=True)
            for pier, n in zip(piers, gone, strict=True):
                found[pier] = n
        return tuple(found)

    @cached_property
    def _groups(self) -> list[list[list[int]]]:
        """By wharf: the groups of more than one pier."""
        every = [
            [[pier for pier in range(BASIC) if kinds[pier] == group] for group in range(BASIC)]
            for kinds in self.kind.tolist()
        ]
        return [[group for group in groups if len(group) > 1] for groups in every]

    def listed(self) -> NDArray[np.uint8]:
        """One board for every number."""
        boards = np.zeros((self.count, len(PIERS)), np.uint8)
        ways = [
            np.array([*combinations_with_replacement(range(STATES), n)], np.uint8)
            for n in range(1, BASIC + 1)
        ]
        for number, special in enumerate(product(range(STATES), repeat=len(PIERS) - BASIC)):
            some = boards[int(self.first[number]) : int(self.first[number + 1])]
            some[:, BASIC:] = special
            at = np.arange(len(some))
            for group in range(int(self.kind[number].max()) + 1):
                gone = ways[int(self.size[number, group]) - 1]
                ranks = at // int(self.stride[number, group]) % len(gone)
                some[:, np.flatnonzero(self.kind[number] == group)] = gone[ranks]
        return boards


def wharf(taken: Sequence[int]) -> int:
    found = 0
    for n in taken[BASIC:]:
        found = found * STATES + n
    return found


def place(kind: Whole, size: Whole, stride: Whole, rank: Whole, first: Whole, taken: Gone) -> int:
    """Where a board stands; the compiled solver uses the same lines."""
    at = 0
    for pier in range(6, 10):
        at = at * 4 + taken[pier]
    found = first[at]
    for group in range(6):
        if size[at, group] == 0:
            break
        gone = 0
        for pier in range(6):
            if kind[at, pier] == group and taken[pier] > 0:
                gone += 7 ** (3 - taken[pier])
        found += stride[at, group] * rank[size[at, group], gone]
    return int(found)


@cache
def boards(board: Board) -> Boards:
    kind = np.zeros((WHARVES, BASIC), np.int64)
    size, stride = np.zeros((2, WHARVES, BASIC), np.int64)
    first = np.zeros(WHARVES + 1, np.int64)
    for number, gone in enumerate(product(range(STATES), repeat=len(PIERS) - BASIC)):
        marks = _marks(board, gone)
        groups = [*dict.fromkeys(marks)]
        kind[number] = [groups.index(mark) for mark in marks]
        step = 1
        for group in range(len(groups) - 1, -1, -1):
            size[number, group] = marks.count(groups[group])
            stride[number, group] = step
            step *= comb(int(size[number, group]) + SPACES, SPACES)
        first[number + 1] = first[number] + step
    return Boards(kind, size, stride, _ranks(), first)


def _marks(board: Board, gone: Taken) -> list[object]:
    """What tells basic piers apart while the special ones are as they are."""
    basic, special = board.piers[:BASIC], board.piers[BASIC:]
    symbols = {pier.spaces[0].allowed for pier in basic}
    if len(symbols) < BASIC or any(pier.kind != "same" for pier in basic):
        return [*range(BASIC)]
    left = [space for pier, n in zip(special, gone, strict=True) for space in pier.spaces[n:]]
    marks: list[object] = []
    for pier in basic:
        (face,) = pier.spaces[0].allowed
        asked = tuple((space.need, space.value) for space in pier.spaces)
        marks.append((board.die[face], asked, tuple(face in space.allowed for space in left)))
    return marks


def _ranks() -> Whole:
    """The rank of each group among those of its size, in the order of `Boards.listed`."""
    ranks = np.full((BASIC + 1, (BASIC + 1) ** SPACES), -1, np.int64)
    for size in range(BASIC + 1):
        for n, gone in enumerate(combinations_with_replacement(range(STATES), size)):
            ranks[size, sum((BASIC + 1) ** (SPACES - k) for k in gone if k)] = n
    return ranks
