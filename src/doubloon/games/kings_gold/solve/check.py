"""The table of King's Gold with two seats, checked with other arithmetic than it was made with.

The rules carry out every plan, and rolls are listed one by one.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.kings_gold.rules.editions import Terms
from doubloon.games.kings_gold.rules.ending import REPEATS, TIED_TURNS
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.scoring import CROSSBONES
from doubloon.games.kings_gold.solve.one_turn import Holdings, model_turn
from doubloon.games.kings_gold.solve.stamp import simplify
from doubloon.games.kings_gold.solve.two_seats import Numbers, Positions, swap_seats, table
from doubloon.solving.checking import Check, Checked, Worst, choose

ROUNDING = 1e-13
"""More than the error of computing with 64-bit numbers in one turn."""

TOLERANCE = 1e-11
PIECE = 256

Whole = NDArray[np.int64]


def check(terms: Terms) -> Check:
    return Check(TOLERANCE, lambda folder, sample: _sweep(simplify(terms, 2), folder, sample))


def _sweep(terms: Terms, folder: Path | None, sample: int | None) -> Iterator[Checked]:
    """Check box by box, the emptiest first.

    The error of an empty box is its residual. With more coins in the box, `stay` is the highest
    probability that a turn leaves the box as it is, however the seat plays. So the error of a box
    is at most that of the boxes below plus its residual divided by `1 - stay`.
    """
    numbers = table(terms).load_from(folder)
    if numbers is None:
        raise RecordError("certify-missing", table=table(terms).name, game="kings-gold")
    positions = Positions(terms.coins)
    chosen = np.zeros(positions.size, np.bool_)
    chosen[choose(positions.size, sample)] = True
    worst, bound, done = Worst(), 0.0, 0
    for box in range(terms.coins + 1):
        where = positions.of_box(box)
        some = np.flatnonzero(chosen[where])
        found, stay = _check_box(terms, numbers, box, some)
        for n, residual in zip(some.tolist(), found.tolist(), strict=True):
            worst.note(residual, _name(positions.holdings(box), n))
        largest = float(found.max(initial=0.0))
        bound += largest if not box else (largest + ROUNDING) / (1 - stay)
        done += len(some)
        yield Checked(done, int(chosen.sum()), worst.residual, worst.position, bound)


def _name(held: Holdings, n: int) -> str:
    mine, theirs = held.coins
    return f"box {held.box[n]}, king {held.king[n]}, {mine[n]} : {theirs[n]}"


def _check_box(terms: Terms, numbers: Numbers, box: int, some: Whole) -> tuple[Numbers, float]:
    """The residuals of these positions of a box, and the highest probability to stay in it."""
    positions = Positions(terms.coins)
    where = positions.of_box(box)
    if not box:
        return np.abs(numbers[where] - _end(terms))[some], 0.0
    held = positions.holdings(box)
    found, stay = np.zeros(len(some)), 0.0
    for first in range(0, len(some), PIECE):
        few = some[first : first + PIECE]
        turned = swap_seats(_pick(held, few))
        ends = model_turn(terms, 2).carry_out(turned)
        best = _begin(terms, numbers[positions.number(ends)])
        stored = numbers[where][few]
        found[first : first + PIECE] = np.abs(stored - (1 - best))
        stay = max(stay, float(_begin(terms, (ends.box == box).astype(float)).max()))
    return found, stay


def _pick(held: Holdings, some: Whole) -> Holdings:
    return Holdings(held.box[some], held.king[some], (held.coins[0][some], held.coins[1][some]))


def _begin(terms: Terms, plan_values: Numbers) -> Numbers:
    """The value before a turn, by the values of its plans (rows) in positions (columns)."""
    try:
        from doubloon.kernels.listed_rolls import listed_rolls
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    model = model_turn(terms, 2)
    listed = listed_rolls(model.hands.hands[model.hands.full], terms.die, CROSSBONES)
    bounds = [*model.starts.tolist(), len(model.chosen)]
    stopped = np.array(
        [
            plan_values[model.chosen[bounds[n] : bounds[n + 1]]].max(axis=0)
            for n in range(len(bounds) - 1)
        ]
    )
    found: Numbers = listed.begin(stopped, model.over, ROLLS)
    return found


@cache
def _end(terms: Terms) -> Numbers:
    """The chance of the seat that emptied the box, with tied turns followed to their last round."""
    positions = Positions(terms.coins)
    held = positions.holdings(0)
    mine, theirs = held.coins
    decided = np.where(mine == theirs, 0.5, (mine > theirs).astype(float))
    if terms.readings.tie_break not in TIED_TURNS:
        return decided
    tied = mine == theirs
    swapped = positions.number(swap_seats(held))
    ends = positions.number(model_turn(terms, 2).carry_out(held))
    last = decided
    for _ in range(REPEATS):
        first = 1 - _begin(terms, last[ends])[swapped]
        last = np.where(tied, 1 - _begin(terms, first[ends]), decided)
    return last
