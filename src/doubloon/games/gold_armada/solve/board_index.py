"""Boards of Gold Armada, numbered so that equivalent boards share a number.

A board is the number of doubloons gone from each pier. Two symbols are interchangeable if the die
shows them equally often, their piers ask for and pay the same, and every space left on the
special piers treats them alike. Swapping them changes nothing about the play, so half of all
boards are enough. Which symbols are interchangeable depends only on the special piers. Their
state, a number from 0 to 255, is called the *wharf*.
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
"""The number of basic piers, each with its own symbol. The special piers come after them."""

STATES = SPACES + 1
"""Numbers of doubloons that can be gone from a pier."""

_PIERS = len(PIERS)
WHARVES = STATES ** (len(PIERS) - BASIC)

_BASE = BASIC + 1
"""Base of the numeral whose digits count the piers of a group with 1, 2 and 3 doubloons gone."""

Taken = tuple[int, ...]
Whole = NDArray[np.int64]
Gone = Sequence[int] | NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Boards:
    """The numbers of all boards. Plain arrays, so that compiled code can use them too.

    The interchangeable basic piers of a wharf form a group. The rank of a group says how many of
    its piers have lost one, two and three doubloons; the ranks of all groups give the number.
    """

    group: Whole
    """By wharf and basic pier: the group of the pier."""
    size: Whole
    """By wharf and group: the number of its piers; 0 from the first group that does not exist."""
    stride: Whole
    """By wharf and group: the difference in number between two neighbouring ranks."""
    rank: Whole
    """The rank by size of the group and by the numeral described at `_BASE`."""
    first: Whole
    """By wharf: the number of its first board; at the end the number of all boards."""

    @property
    def count(self) -> int:
        return int(self.first[-1])

    def find(self, taken: Sequence[int]) -> int:
        """The number of a board."""
        return int(find(self.group, self.size, self.stride, self.rank, self.first, taken))

    def canonical(self, taken: Taken) -> Taken:
        """The equivalent board whose interchangeable piers are in order, the emptiest first."""
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
            [[pier for pier in range(BASIC) if groups[pier] == group] for group in range(BASIC)]
            for groups in self.group.tolist()
        ]
        return [[group for group in groups if len(group) > 1] for groups in every]

    def list_boards(self) -> NDArray[np.uint8]:
        """A board for every number."""
        boards = np.zeros((self.count, len(PIERS)), np.uint8)
        ways = [
            np.array([*combinations_with_replacement(range(STATES), n)], np.uint8)
            for n in range(1, BASIC + 1)
        ]
        for number, special in enumerate(product(range(STATES), repeat=len(PIERS) - BASIC)):
            some = boards[int(self.first[number]) : int(self.first[number + 1])]
            some[:, BASIC:] = special
            at = np.arange(len(some))
            for group in range(int(self.group[number].max()) + 1):
                gone = ways[int(self.size[number, group]) - 1]
                ranks = at // int(self.stride[number, group]) % len(gone)
                some[:, np.flatnonzero(self.group[number] == group)] = gone[ranks]
        return boards


def wharf(taken: Sequence[int]) -> int:
    """The state of the special piers as a number."""
    found = 0
    for n in taken[BASIC:]:
        found = found * STATES + n
    return found


def find(group: Whole, size: Whole, stride: Whole, rank: Whole, first: Whole, taken: Gone) -> int:
    """The number of a board. The solver compiles this function, so it calls no other."""
    wharf_ = 0
    for pier in range(BASIC, _PIERS):
        wharf_ = wharf_ * STATES + taken[pier]
    found = first[wharf_]
    for n in range(BASIC):
        if size[wharf_, n] == 0:
            break
        gone = 0
        for pier in range(BASIC):
            if group[wharf_, pier] == n and taken[pier] > 0:
                gone += _BASE ** (SPACES - taken[pier])
        found += stride[wharf_, n] * rank[size[wharf_, n], gone]
    return int(found)


@cache
def boards(board: Board) -> Boards:
    """The numbers of the boards that plays on this board can reach."""
    group_of = np.zeros((WHARVES, BASIC), np.int64)
    size, stride = np.zeros((2, WHARVES, BASIC), np.int64)
    first = np.zeros(WHARVES + 1, np.int64)
    for number, gone in enumerate(product(range(STATES), repeat=len(PIERS) - BASIC)):
        marks = _marks(board, gone)
        groups = [*dict.fromkeys(marks)]
        group_of[number] = [groups.index(mark) for mark in marks]
        step = 1
        for group in range(len(groups) - 1, -1, -1):
            size[number, group] = marks.count(groups[group])
            stride[number, group] = step
            step *= comb(int(size[number, group]) + SPACES, SPACES)
        first[number + 1] = first[number] + step
    return Boards(group_of, size, stride, _ranks(), first)


def _marks(board: Board, gone: Taken) -> list[object]:
    """A mark for each basic pier, equal for piers that are interchangeable now."""
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
    """The rank of each group among those of its size, in the order of `Boards.list_boards`."""
    ranks = np.full((BASIC + 1, _BASE**SPACES), -1, np.int64)
    for size in range(BASIC + 1):
        for n, gone in enumerate(combinations_with_replacement(range(STATES), size)):
            ranks[size, sum(_BASE ** (SPACES - k) for k in gone if k)] = n
    return ranks
