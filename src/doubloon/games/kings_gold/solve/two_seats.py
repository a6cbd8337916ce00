"""The exact chance to win King's Gold with two seats: positions, their table, and its use.

The chance is that of best play under the edition's own tie-break. A tie that is shared, or
decided by a new game, is worth one half. Numba is needed to compute a table, not to use it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.kings_gold.rules.editions import Terms
from doubloon.games.kings_gold.rules.ending import REPEATS, TIED_TURNS
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.one_turn import Holdings, TurnSearch, model_turn
from doubloon.games.kings_gold.solve.stamp import describe_inputs, simplify
from doubloon.kernels.lattice import Values
from doubloon.solving import tables

VERSION = 1
"""Counts changes of the method that change its numbers."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Positions:
    """Every distribution of the coins between two turns of two seats, ordered by the box first.

    A position is seen by one seat: coins in the box, with the King, its own. The other seat
    holds the rest.
    """

    coins: int

    @property
    def size(self) -> int:
        return (self.coins + 1) * (self.coins + 2) * (self.coins + 3) // 6

    def rows(self) -> NDArray[np.int64]:
        """The first position for each number of coins in the box and with the King."""
        return _rows(self.coins)

    def of_box(self, box: int) -> slice:
        """The positions with so many coins in the box."""
        left = self.coins - box
        first = int(self.rows()[box, 0])
        return slice(first, first + (left + 1) * (left + 2) // 2)

    def number(self, held: Holdings) -> NDArray[np.int64]:
        found: NDArray[np.int64] = self.rows()[held.box, held.king] + held.coins[0]
        return found

    def holdings(self, box: int) -> Holdings:
        """All positions with so many coins in the box, in order."""
        left = self.coins - box
        king = np.repeat(np.arange(left + 1), np.arange(left + 1, 0, -1))
        mine = np.concatenate([np.arange(left - k + 1) for k in range(left + 1)])
        return Holdings(np.full(len(king), box), king, (mine, left - king - mine))


@cache
def _rows(coins: int) -> NDArray[np.int64]:
    rows = np.zeros((coins + 1, coins + 1), np.int64)
    at = 0
    for box in range(coins + 1):
        for king in range(coins - box + 1):
            rows[box, king] = at
            at += coins - box - king + 1
    return rows


def swap_seats(held: Holdings) -> Holdings:
    """The same coins, seen by the other seat."""
    return Holdings(held.box, held.king, (held.coins[1], held.coins[0]))


@cache
def table(terms: Terms) -> tables.ValueTable:
    """The chance of the seat whose turn has just ended, by position."""
    same = simplify(terms, 2)
    inputs = describe_inputs(model_turn(same, 2), VERSION, ROLLS, REPEATS)
    return tables.ValueTable("kings-gold-two-win", inputs, Positions(same.coins).size, __package__)


def work(terms: Terms) -> tables.Work:
    """The table of these terms, and how to compute it; it takes about ten seconds."""
    return tables.Work(
        table(terms),
        terms.coins + 1,
        lambda numbers, done: solve(terms, numbers, done),
        lambda numbers: (1 - float(numbers[-1]), float(numbers[-1])),
    )


@lru_cache(maxsize=8)
def tied_rounds(terms: Terms) -> tuple[tuple[Numbers, Numbers], ...]:
    """The chance of the seat that has just rolled in each round of tied turns, by position.

    Each round has two arrays: after the turn of the seat that rolls first, and after the
    other's. Seats still tied after the last round share the win. [kg.tie]
    """
    held = Positions(terms.coins).holdings(0)
    mine, theirs = held.coins
    swapped = Positions(terms.coins).number(swap_seats(held))
    tied = np.flatnonzero(mine == theirs)
    again = np.full(len(mine), 0.5)
    rounds = []
    for _ in range(REPEATS):
        last = np.where(mine == theirs, again, (mine > theirs).astype(float))
        first = 1 - _before_turn(terms, last, swapped)
        rounds.append((first, last))
        again[tied] = 1 - _before_turn(terms, first, tied)
    return tuple(reversed(rounds))


def _before_turn(terms: Terms, after: Numbers, some: NDArray[np.int64]) -> Numbers:
    """The chance of the seat about to roll in some positions, given the chances after its turn."""
    model, ends = model_turn(simplify(terms, 2), 2), _tied_ends(terms)[:, some]
    found = np.empty(len(some))
    for at in range(0, len(found), 64):  # the search of all at once would need a gigabyte
        few = slice(at, at + 64)
        found[few] = TurnSearch(model, after[ends[:, few]]).value(ROLLS)
    return found


@lru_cache(maxsize=8)
def _tied_ends(terms: Terms) -> NDArray[np.int64]:
    """The position after every plan (rows) from every position with an empty box (columns)."""
    positions = Positions(terms.coins)
    return positions.number(model_turn(simplify(terms, 2), 2).carry_out(positions.holdings(0)))


def empty_box_values(terms: Terms) -> Numbers:
    """The chance of the seat that emptied the box, by position."""
    mine, theirs = Positions(terms.coins).holdings(0).coins
    found = np.where(mine == theirs, 0.5, (mine > theirs).astype(float))
    if terms.readings.tie_break in TIED_TURNS:
        tied = np.flatnonzero(mine == theirs)
        first, _ = tied_rounds(simplify(terms, 2))[0]
        found[tied] = 1 - _before_turn(simplify(terms, 2), first, tied)
    return found


def solve(terms: Terms, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table one box after the other, the emptiest first; yield how many are done."""
    try:
        from doubloon.games.kings_gold.solve.compiled.two_seats import solve_box
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    same = simplify(terms, 2)
    if not done:
        numbers[Positions(same.coins).of_box(0)] = empty_box_values(same)
        done = 1
        yield done
    for box in range(done, same.coins + 1):
        solve_box(model_turn(same, 2), box, numbers)
        yield box + 1


def look_up(numbers: Numbers, coins: int, held: Holdings) -> Values:
    found: Values = numbers[Positions(coins).number(held)]
    return found
