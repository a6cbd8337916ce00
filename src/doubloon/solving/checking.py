"""Checks of solved tables: every number against those that follow it, with other arithmetic.

The *residual* of a position is how far its number is from the value of one turn, searched a second
time with the stored numbers after it. Residuals bound the error of every number: see
docs/solvers.md. A check works its way through a table and says after every piece what it has seen.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf, isnan
from pathlib import Path

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check has seen so far."""

    done: int
    """Positions checked."""
    steps: int
    """Positions to check."""
    residual: float
    """The largest residual."""
    worst: str
    """The position that has it."""
    bound: float | None
    """A bound on the error of every number if all positions are checked; None: there is none."""


@dataclass(frozen=True, slots=True)
class Check:
    tolerance: float
    """The largest residual of a table that is right."""
    sweep: Callable[[Path | None, int | None], Iterator[Checked]]
    """Checks the table in a folder (None: the usual ones), or a sample of so many positions."""


@dataclass(slots=True)
class Worst:
    """The largest residual of a sweep, and its position."""

    residual: float = 0.0
    position: str = ""

    def note(self, residual: float, position: str) -> None:
        """A number that is none counts as infinitely far."""
        residual = inf if isnan(residual) else residual
        if residual > self.residual or not self.position:
            self.residual, self.position = residual, position


def choose(count: int, sample: int | None) -> NDArray[np.int64]:
    """So many of the numbers below `count`, in order and always the same; all without a sample."""
    if sample is None or sample >= count:
        return np.arange(count)
    return np.sort(np.random.default_rng(sample).choice(count, sample, replace=False))
