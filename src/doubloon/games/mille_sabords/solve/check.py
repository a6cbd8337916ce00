"""The table of Mille Sabords with two seats, checked in plain NumPy instead of compiled code.

Turns form cycles, because a bust changes nothing. So a bound on the error of a number `v` is proven
with a corridor around all numbers, `v - d` to `v + d`, that is wider the longer a play may still
last. If a turn searched with the upper ends of the corridor is worth more than its lower end, and
a turn searched with the lower ends is worth less than its upper end, then the true values are
inside (docs/solvers.md).
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from doubloon.core.errors import RecordError
from doubloon.games.mille_sabords.rules.editions import Terms
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.games.mille_sabords.solve.grid import Grid, Stage
from doubloon.games.mille_sabords.solve.two_seats import (
    canonical_terms,
    end_values,
    grid,
    table,
    values_before_card,
)
from doubloon.solving.checking import Check, Checked, Worst, choose

TOLERANCE = 1e-10
BLOCK = 32
"""Positions searched together."""

WIDTH = 1e-10
"""The corridor is this wide for each unit of `_length`."""

SLACK = 0.1 * WIDTH
"""By how much a turn must lead into the corridor: more than all errors of computing."""

_LENGTH = {
    Stage.TIED_SECOND: 2.0,
    Stage.TIED_FIRST: 3.0,
    Stage.SUDDEN: 4.0,
    Stage.RAID: 7.0,
    Stage.LAST: 8.0,
    Stage.NORMAL: 12.0,
}
_PER_STEP = 0.1


def _length(places: Grid) -> Numbers:
    """By position: a number that falls on average with every turn of good play."""
    found = np.zeros(places.size)
    for stage, part in places.parts.items():
        mine, theirs = places.positions(stage)
        missing = np.maximum(mine, 0) + np.maximum(theirs, 0)
        length = _LENGTH[stage] + _PER_STEP * missing
        if stage is Stage.SUDDEN:  # a seat past the target rolls at most once more
            length += (mine <= 0) + 2.0 * (theirs <= 0)
        found[part.start : part.start + part.size] = length
    return found


def check(terms: Terms) -> Check:
    return Check(TOLERANCE, lambda folder, sample: _sweep(terms, folder, sample))


def _sweep(terms: Terms, folder: Path | None, sample: int | None) -> Iterator[Checked]:
    """Check stage by stage; every turn is iterated anew from the values of stopping."""
    numbers = table(terms).load_from(folder)
    if numbers is None:
        raise RecordError("certify-missing", table=table(terms).name, game="mille-sabords")
    same = canonical_terms(terms)
    places, worst, done = grid(same), Worst(), 0
    chosen = choose(places.size, sample)
    width = WIDTH * _length(places)
    low, high = np.maximum(numbers - width, 0.0), np.minimum(numbers + width, 1.0)
    bound: float | None = float(width.max())
    for stage, part in places.parts.items():
        mine, theirs = places.positions(stage)
        inside = (part.start <= chosen) & (chosen < part.start + part.size)
        some = chosen[inside] - part.start
        for first in range(0, len(some), BLOCK):
            few = some[first : first + BLOCK]
            where = stage, mine[few], theirs[few]
            at = part.start + few
            residuals = np.abs(numbers[at] - np.minimum(_turn(same, numbers, *where), 1.0))
            for n, residual in zip(few, residuals, strict=True):
                name = f"{stage.value}, {mine[n]} : {theirs[n]} steps missing"
                worst.note(float(residual), name)
            least = _turn(same, _mix(places, stage, high, low), *where)
            most = _turn(same, _mix(places, stage, low, high), *where)
            holds = (low[at] <= 0) | (least >= low[at] + SLACK)
            holds &= (high[at] >= 1) | (most <= high[at] - SLACK)
            bound = bound if holds.all() else None
            done += len(few)
            yield Checked(done, len(chosen), worst.residual, worst.position, bound)


def _turn(same: Terms, numbers: Numbers, stage: Stage, mine: Whole, theirs: Whole) -> Numbers:
    """The value of a turn for the seat to roll, by the numbers of the positions after it."""
    return values_before_card(same, same.deck, end_values(same, numbers, stage, mine, theirs))


_ROLLS_AGAIN = {Stage.LAST: Stage.TIED_FIRST, Stage.RAID: Stage.SUDDEN}
"""The stage in which the seat that has just rolled rolls again."""


def _mix(places: Grid, stage: Stage, other: Numbers, same: Numbers) -> Numbers:
    """One end of the corridor where the other seat rolls next, the other end where it does not."""
    again = places.parts.get(_ROLLS_AGAIN[stage]) if stage in _ROLLS_AGAIN else None
    if again is None:
        return other
    mixed = other.copy()
    where = slice(again.start, again.start + again.size)
    mixed[where] = same[where]
    return mixed
