"""The chance to win of two seats, solved layer by layer with code compiled by Numba.

All positions of a board have the same outcomes of a turn and differ only in the chances after
them. So they are computed in batches, in the columns of one array.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.solve import board_index
from doubloon.games.gold_armada.solve.board_index import Whole
from doubloon.games.gold_armada.solve.compiled.two_seats import (
    Bytes,
    Dice,
    Index,
    Rules,
    arguments,
)
from doubloon.games.gold_armada.solve.endgame import lead_per_point, lead_per_skull
from doubloon.games.gold_armada.solve.one_turn import Numbers, model_turn
from doubloon.games.gold_armada.solve.win_index import Layer, Runs, WinIndex
from doubloon.kernels.compiled import compiled

BATCH = 16
"""Positions computed together."""

Packed = NDArray[np.uint32]
"""Chances to win, each as a whole number of parts; how many parts make 1 is `parts`."""


class After(NamedTuple):
    """The positions after an outcome of a turn."""

    over: bool
    """Whether the play has ended."""
    low: Whole
    many: Whole
    start: Whole
    packed: Packed


class Here(NamedTuple):
    """The layer to solve."""

    boards: Whole
    low: Whole
    many: Whole
    start: Whole
    taken: int
    """The skull tokens taken before."""
    costs: int
    """The skull tokens that a turn without a doubloon takes: 0 if there are none left."""


class Leads(NamedTuple):
    """How sums and skulls make a lead."""

    point: int
    skull: int
    step: int
    parts: float


_find = compiled(board_index.find)


@compiled
def _rate(
    rates: Numbers,
    here: Here,
    leads: Leads,
    at: int,
    total: int,
    after: After,
    then: int,
    gain: int,
    costs: int,
) -> None:
    """Fill `rates` with the mover's chance after an outcome, for every position of board `at`.

    The outcome gains so many points in doubloons and costs so many skull tokens. `then` is the
    place of the board after it, and `total` the sum of the doubloons gone before it.
    """
    column = 0
    for skulls in range(here.taken + 1):
        low, count = here.low[at, skulls], here.many[at, skulls]
        others = here.taken - skulls
        if after.over:
            for n in range(count):
                doubloons = 2 * (low + n * leads.step) - total + gain
                lead = leads.point * doubloons - leads.skull * (skulls + costs - others)
                rates[column + n] = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        else:
            first = (total - low - after.low[then, others]) // leads.step
            start, most = after.start[then, others], after.many[then, others]
            for n in range(count):
                place = first - n
                if place < 0:
                    rates[column + n] = 1.0
                elif place >= most:
                    rates[column + n] = 0.0
                else:
                    rates[column + n] = 1.0 - after.packed[start + place] / leads.parts
        column += count


@compiled
def _look_ahead(dice: Dice, weights: Numbers, full: Numbers, best: Numbers) -> None:
    """Compute row 0 of `best`: the value before a turn, by the values of stopping in `full`."""
    more, fewer, chances, first_full = dice
    hands, faces = more.shape
    best[first_full:] = full
    for _ in range(ROLLS - 1):
        for hand in range(first_full - 1, -1, -1):
            for n in range(BATCH):
                best[hand, n] = chances[0] * best[more[hand, 0], n]
            for face in range(1, faces):
                then, chance = more[hand, face], chances[face]
                for n in range(BATCH):
                    best[hand, n] += chance * best[then, n]
        for hand in range(1, hands):
            if hand >= first_full:
                for n in range(BATCH):
                    best[hand, n] = full[hand - first_full, n]
            for face in range(fewer.shape[1]):
                part = fewer[hand, face]
                if part == hand:
                    break
                for n in range(BATCH):
                    best[hand, n] = max(best[hand, n], best[part, n])
    for n in range(BATCH):
        best[0, n] = 0.0
    for hand in range(len(weights)):
        for n in range(BATCH):
            best[0, n] += weights[hand] * best[first_full + hand, n]


@compiled
def _fill(
    rules: Rules,
    dice: Dice,
    index: Index,
    weights: Numbers,
    boards: Bytes,
    totals: Whole,
    rank: Whole,
    leads: Leads,
    here: Here,
    doubloon: After,
    skull: After,
    some: tuple[int, int],
    found: Packed,
) -> None:
    """Solve the boards of a layer from the first to the second of `some`, which is excluded."""
    values, winning, starts, may_decline = rules[0], rules[1], rules[2], rules[3]
    piers, spaces = values.shape
    most = 0
    for at in range(some[0], some[1]):
        most = max(most, here.many[at].sum())
    rates = np.zeros((piers + 1, most + BATCH))
    full = np.zeros((len(weights), BATCH))
    best = np.zeros((len(dice[0]), BATCH))
    won = np.zeros(len(weights), np.bool_)
    taken = np.zeros(piers, np.uint8)
    for at in range(some[0], some[1]):
        columns = here.many[at].sum()
        if not columns:
            continue
        number = here.boards[at]
        taken[:] = boards[number]
        total = totals[number]
        won[:] = False
        for pier in range(piers):
            gone = taken[pier]
            if gone == spaces:
                continue
            taken[pier] = gone + 1
            then = 0
            if not doubloon.over:
                then = rank[_find(index[0], index[1], index[2], index[3], index[4], taken)]
            taken[pier] = gone
            gain = int(values[pier, gone])
            _rate(rates[pier], here, leads, at, total, doubloon, then, gain, 0)
            space = pier * spaces + gone
            for n in range(starts[space], starts[space + 1]):
                won[winning[n]] = True
        _rate(rates[piers], here, leads, at, total, skull, rank[number], 0, here.costs)
        for begin in range(0, columns, BATCH):
            for hand in range(len(weights)):
                if may_decline or not won[hand]:
                    for n in range(BATCH):
                        full[hand, n] = rates[piers, begin + n]
                else:
                    for n in range(BATCH):
                        full[hand, n] = 0.0
            for pier in range(piers):
                if taken[pier] < spaces:
                    space = pier * spaces + taken[pier]
                    for m in range(starts[space], starts[space + 1]):
                        hand = winning[m]
                        for n in range(BATCH):
                            full[hand, n] = max(full[hand, n], rates[pier, begin + n])
            _look_ahead(dice, weights, full, best)
            first = here.start[at, 0] + begin
            for n in range(min(BATCH, columns - begin)):
                found[first + n] = np.uint32(best[0, n] * leads.parts + 0.5)


class LayerSolver:
    """Solves the boards of one layer, in as many pieces as wanted."""

    def __init__(
        self,
        index: WinIndex,
        layer: Layer,
        here: Runs,
        parts: int,
        doubloon: tuple[Runs, Packed] | None,
        skull: tuple[Runs, Packed] | None,
    ) -> None:
        """`doubloon` and `skull` hold the layers after such a turn; None if the play is over."""
        self._turn = model_turn(index.terms)
        self._index = index
        tokens = index.terms.readings.skull_tokens
        runs = here.boards, here.low, here.count, here.start
        self._here = Here(*runs, tokens - layer.tokens, min(layer.tokens, 1))
        point, cost = lead_per_point(index.terms), lead_per_skull(index.terms)
        self._leads = Leads(point, cost, index.step, float(parts))
        self._doubloon, self._skull = _after(doubloon), _after(skull)

    def solve(self, first: int, last: int, found: Packed) -> None:
        """Fill in the positions of these boards of the layer; the last is excluded."""
        rules, dice, numbers, boards = arguments(self._turn)
        weights = self._turn.hands.weights(self._turn.terms.board.die)
        index = self._index
        some = first, last
        _fill(
            *(rules, dice, numbers, weights, boards, index.total, index.rank),
            *(self._leads, self._here, self._doubloon, self._skull, some, found),
        )


def _after(runs: tuple[Runs, Packed] | None) -> After:
    if runs is None:
        none = np.zeros((0, 0), np.int64)
        return After(True, none, none, none, np.zeros(0, np.uint32))
    return After(False, runs[0].low, runs[0].count, runs[0].start, runs[1])
