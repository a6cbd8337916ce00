"""Two seats between two turns, by the points each still misses, and what follows a turn.

Points are counted in steps of 100 still missing, so that one grid serves every target.
A stage tells how far the end has come. Each has its own part of the table: chances to
win of the seat that is about to roll.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.games.mille_sabords.rules.editions import FinalRound, Readings, TieBreak

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]


class Stage(Enum):
    NORMAL = "normal"
    """Nobody has reached the target."""
    LAST = "last"
    """The other has, and the seat has its last turn. [ms.last-round]"""
    RAID = "raid"
    """The seat had reached it, was overtaken, and has one turn more. [ms.last-raid]"""
    SUDDEN = "sudden"
    """Who ends a turn at the target wins. [ms.sudden-death]"""
    TIED_FIRST = "tied-first"
    """One more turn for each: the seat takes the first of them. [ms.tie]"""
    TIED_SECOND = "tied-second"


TIED = (Stage.TIED_FIRST, Stage.TIED_SECOND)
"""Stages in which only the lead counts."""


class Part(NamedTuple):
    """A stage's part of the table: where it begins, and both coordinates' bounds."""

    start: int
    rows: range
    columns: range

    @property
    def size(self) -> int:
        return len(self.rows) * len(self.columns)


@dataclass(frozen=True)
class Grid:
    """Where positions stand in the table.

    A position is what the seat about to roll misses and what the other misses. Who
    misses more than the most is counted as missing the most.
    """

    readings: Readings
    most: int
    """The most that anybody misses."""
    gain: int
    """The most a turn may bring."""
    cost: int
    """The most a turn may cost its own seat."""
    loss: int
    """The most the skull island may cost the other."""

    @cached_property
    def parts(self) -> dict[Stage, Part]:
        """The stages there are, in the order in which they can be solved."""
        safe = self.cost + self.loss  # who is so far past the target cannot lose it in a round
        sudden = range(-safe, self.most + 1)
        shapes: dict[Stage, tuple[range, range]] = {}
        if self.readings.tie_break is TieBreak.EXTRA_TURNS:
            shapes[Stage.TIED_FIRST] = (range(1), range(1))
            shapes[Stage.TIED_SECOND] = (range(1), range(-self.gain - 1, safe + 1))
        shapes[Stage.SUDDEN] = (sudden, sudden)
        if self.readings.trigger_replays_if_overtaken:
            shapes[Stage.RAID] = (range(-self.gain, self.most + 1), range(1, self.gain + safe + 2))
        shapes[Stage.LAST] = (range(1, self.most + 1), range(-self.gain, 1))
        shapes[Stage.NORMAL] = (range(1, self.most + 1), range(1, self.most + 1))
        parts, start = {}, 0
        for stage, (rows, columns) in shapes.items():
            parts[stage] = Part(start, rows, columns)
            start += parts[stage].size
        return parts

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts.values())

    def number(self, stage: Stage, mine: Whole, theirs: Whole) -> Whole:
        """Where a position stands; those beyond a part's bounds are like those at them."""
        part = self.parts[stage]
        row, column = mine, theirs
        if stage is Stage.RAID:
            column = mine - theirs  # how far the other is ahead
        elif stage in TIED:
            row, column = np.zeros_like(mine), theirs - mine  # how far the seat is ahead
        row = np.clip(row, part.rows[0], part.rows[-1]) - part.rows[0]
        column = np.clip(column, part.columns[0], part.columns[-1]) - part.columns[0]
        found: Whole = part.start + row * len(part.columns) + column
        return found

    def positions(self, stage: Stage) -> tuple[Whole, Whole]:
        """What both miss at every position of a stage, in the table's order."""
        part = self.parts[stage]
        row, column = (axis.ravel() for axis in np.meshgrid(part.rows, part.columns, indexing="ij"))
        if stage is Stage.RAID:
            return row, row - column
        if stage in TIED:
            return np.zeros_like(column), column
        return row, column

    def after(self, numbers: Numbers, stage: Stage, mine: Whole, theirs: Whole) -> Numbers:
        """The chance of the seat whose turn has ended, by what both miss then."""
        if stage not in TIED:
            mine, theirs = np.minimum(mine, self.most), np.minimum(theirs, self.most)
        mine, theirs = np.broadcast_arrays(mine, theirs)

        def other(next_: Stage) -> Numbers:
            found: Numbers = 1 - numbers[self.number(next_, theirs, mine)]
            return found

        def again(next_: Stage) -> Numbers:
            found: Numbers = numbers[self.number(next_, mine, theirs)]
            return found

        match stage:
            case Stage.NORMAL:
                return np.where(mine <= 0, other(Stage.LAST), other(Stage.NORMAL))
            case Stage.SUDDEN:
                return np.where(mine <= 0, 1.0, other(Stage.SUDDEN))
            case Stage.LAST:
                tie = again(Stage.TIED_FIRST) if self._plays_ties_off else 0.5
                judged = self._judged(theirs, mine, theirs, other(Stage.SUDDEN), tie)
                if Stage.RAID not in self.parts:
                    return judged
                return np.where(mine < theirs, other(Stage.RAID), judged)
            case Stage.RAID:
                tie = other(Stage.TIED_FIRST) if self._plays_ties_off else 0.5
                return self._judged(mine, mine, theirs, again(Stage.SUDDEN), tie)
            case Stage.TIED_FIRST:
                return other(Stage.TIED_SECOND)
            case Stage.TIED_SECOND:
                return _compared(mine, theirs, other(Stage.TIED_FIRST))

    @property
    def _plays_ties_off(self) -> bool:
        return self.readings.tie_break is TieBreak.EXTRA_TURNS

    def _judged(
        self, trigger: Whole, mine: Whole, theirs: Whole, sudden: Numbers, tie: Numbers | float
    ) -> Numbers:
        """The last round is over: somebody has won, or sudden death begins."""
        any_ = self.readings.final_round is FinalRound.ANY_AT_TARGET
        standing = np.minimum(mine, theirs) if any_ else trigger
        return np.where(standing > 0, sudden, _compared(mine, theirs, tie))


def _compared(mine: Whole, theirs: Whole, tie: Numbers | float) -> Numbers:
    found: Numbers = np.where(mine == theirs, tie, (mine < theirs).astype(float))
    return found
