"""The positions of two seats between turns, and what follows a turn.

A position is the number of points that each seat still misses, in steps of `Terms.unit`, so
that one grid serves every target. A stage says how far the end of the play has come. Each
stage has its own part of the table, which holds the chance to win of the seat to roll.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NamedTuple

import numpy as np

from doubloon.games.mille_sabords.rules.editions import FinalRound, Readings, TieBreak
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole


class Stage(Enum):
    NORMAL = "normal"
    """Nobody has reached the target."""
    LAST = "last"
    """The other seat has reached it, and the seat to roll has its last turn. [ms.last-round]"""
    RAID = "raid"
    """The seat to roll had reached it, was overtaken, and has one more turn. [ms.last-raid]"""
    SUDDEN = "sudden"
    """A seat that ends its turn at the target wins. [ms.sudden-death]"""
    TIED_FIRST = "tied-first"
    """Extra turns for both: the seat to roll takes the first. [ms.tie]"""
    TIED_SECOND = "tied-second"
    """The seat to roll takes the second."""


TIED = (Stage.TIED_FIRST, Stage.TIED_SECOND)
"""Stages in which only the difference of points matters."""


class Part(NamedTuple):
    """A stage's part of the table: its start, and the ranges of both coordinates."""

    start: int
    rows: range
    columns: range

    @property
    def size(self) -> int:
        return len(self.rows) * len(self.columns)


@dataclass(frozen=True)
class Grid:
    """The place of each position in the table.

    `mine` and `theirs` are the steps that the seat to roll and the other seat still miss.
    Numbers above `most` are treated as `most`.
    """

    readings: Readings
    most: int
    """The most steps that a seat can miss."""
    gain: int
    """The most steps that a turn can bring."""
    cost: int
    """The most steps that a turn can cost its own seat."""
    loss: int
    """The most steps that the skull island can cost the other seat."""

    @cached_property
    def parts(self) -> dict[Stage, Part]:
        """The parts of all stages, in the order in which they can be solved."""
        safe = self.cost + self.loss  # a seat this far past the target cannot lose it in a round
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
        """The number of positions."""
        return sum(part.size for part in self.parts.values())

    def number(self, stage: Stage, mine: Whole, theirs: Whole) -> Whole:
        """The place of a position; coordinates are clipped to the ranges of the part."""
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
        """`mine` and `theirs` for every position of a stage, in table order."""
        part = self.parts[stage]
        row, column = (axis.ravel() for axis in np.meshgrid(part.rows, part.columns, indexing="ij"))
        if stage is Stage.RAID:
            return row, row - column
        if stage in TIED:
            return np.zeros_like(column), column
        return row, column

    def after(self, numbers: Numbers, stage: Stage, mine: Whole, theirs: Whole) -> Numbers:
        """The chance to win of the seat whose turn has ended, by what both seats miss then."""
        if stage not in TIED:
            mine, theirs = np.minimum(mine, self.most), np.minimum(theirs, self.most)
        mine, theirs = np.broadcast_arrays(mine, theirs)

        def other_rolls(next_: Stage) -> Numbers:
            found: Numbers = 1 - numbers[self.number(next_, theirs, mine)]
            return found

        def same_rolls(next_: Stage) -> Numbers:
            found: Numbers = numbers[self.number(next_, mine, theirs)]
            return found

        match stage:
            case Stage.NORMAL:
                return np.where(mine <= 0, other_rolls(Stage.LAST), other_rolls(Stage.NORMAL))
            case Stage.SUDDEN:
                return np.where(mine <= 0, 1.0, other_rolls(Stage.SUDDEN))
            case Stage.LAST:
                tie = same_rolls(Stage.TIED_FIRST) if self._plays_ties_off else 0.5
                judged = self._judge(theirs, mine, theirs, other_rolls(Stage.SUDDEN), tie)
                if Stage.RAID not in self.parts:
                    return judged
                return np.where(mine < theirs, other_rolls(Stage.RAID), judged)
            case Stage.RAID:
                tie = other_rolls(Stage.TIED_FIRST) if self._plays_ties_off else 0.5
                return self._judge(mine, mine, theirs, same_rolls(Stage.SUDDEN), tie)
            case Stage.TIED_FIRST:
                return other_rolls(Stage.TIED_SECOND)
            case Stage.TIED_SECOND:
                return _compare(mine, theirs, other_rolls(Stage.TIED_FIRST))

    @property
    def _plays_ties_off(self) -> bool:
        return self.readings.tie_break is TieBreak.EXTRA_TURNS

    def _judge(
        self, trigger: Whole, mine: Whole, theirs: Whole, sudden: Numbers, tie: Numbers | float
    ) -> Numbers:
        """The chance after the last round: somebody has won, or sudden death begins."""
        any_ = self.readings.final_round is FinalRound.ANY_AT_TARGET
        standing = np.minimum(mine, theirs) if any_ else trigger
        return np.where(standing > 0, sudden, _compare(mine, theirs, tie))


def _compare(mine: Whole, theirs: Whole, tie: Numbers | float) -> Numbers:
    found: Numbers = np.where(mine == theirs, tie, (mine < theirs).astype(float))
    return found
