"""King's Gold with three seats: positions, and the tables that are computed on demand.

There are two tables, both of chances to win under the edition's own tie-break. The *paranoid*
value is exact and unique: the chance a seat can guarantee when the other two play together
against it. The *max-n* value assumes that each seat plays for itself. Plain iteration of max-n
cycles, so its table is a mean over best replies: close to an equilibrium, but not exact.
Numba is needed to compute the tables, not to use them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.kings_gold.rules.editions import Terms, TieBreak
from doubloon.games.kings_gold.rules.ending import REPEATS
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.one_turn import Evaluate, Holdings, model_turn
from doubloon.games.kings_gold.solve.stamp import describe_inputs, simplify
from doubloon.kernels.lattice import Values
from doubloon.solving import tables

VERSION = 1
"""Counts changes of the method that change its numbers."""

SEATS = 3
MAX_N, PARANOID = 0, 1
NAMES = ("max-n", "paranoid")
NO_TURNS, LEADERS, EVERYBODY = range(3)
"""What follows a tie: no turns, turns of the tied seats, turns of all seats."""

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Positions:
    """Every distribution of the coins between two turns of three seats, ordered by the box first.

    A position is seen by the seat whose turn has just ended: coins in the box, with the
    King, its own, those of the next seat. The third seat holds the rest.
    """

    coins: int

    @property
    def size(self) -> int:
        return comb(self.coins + 4, 4)

    def rows(self) -> Whole:
        """The first position for each number of coins in the box and with the King."""
        return _rows(self.coins)

    def of_box(self, box: int) -> slice:
        first = int(self.rows()[box, 0])
        return slice(first, first + comb(self.coins - box + 3, 3))

    def number(self, box: "int | Whole", king: "int | Whole", *coins: "int | Whole") -> Whole:
        left = self.coins - box - king
        mine, following = coins[:2]
        inside = mine * (left + 1) - mine * (mine - 1) // 2 + following
        found: Whole = self.rows()[box, king] + inside
        return found

    def holdings(self, box: int) -> Whole:
        """All positions with so many coins in the box, in order: the King's, then the seats'."""
        return _holdings(self.coins - box)

    def seen_by(self, box: int, place: int) -> Whole:
        """Each of these positions as another seat sees it; place 0 is the seat whose turn ended."""
        king, *coins = self.holdings(box).T
        around = [*coins[place:], *coins[:place]]
        found: Whole = self.number(box, king, *around) - self.of_box(box).start
        return found

    def one_coin_less(self, box: int) -> Whole:
        """For each of these positions, the one in which the King has one coin of the box."""
        king, *coins = self.holdings(box).T
        return self.number(box - 1, king + 1, *coins)


@cache
def _rows(coins: int) -> Whole:
    rows = np.zeros((coins + 1, coins + 1), np.int64)
    at = 0
    for box in range(coins + 1):
        for king in range(coins - box + 1):
            rows[box, king] = at
            at += comb(coins - box - king + 2, 2)
    return rows


@cache
def _holdings(left: int) -> Whole:
    return np.array(
        [
            (king, mine, following, left - king - mine - following)
            for king in range(left + 1)
            for mine in range(left - king + 1)
            for following in range(left - king - mine + 1)
        ]
    )


@cache
def table(terms: Terms, way: int) -> tables.ValueTable:
    """Three numbers for every position; that of the seat whose turn has just ended is first."""
    same = simplify(terms, SEATS)
    inputs = describe_inputs(model_turn(same, SEATS), VERSION, ROLLS, REPEATS)
    size = SEATS * Positions(same.coins).size
    return tables.ValueTable(f"kings-gold-three-{NAMES[way]}", inputs, size, __package__)


def work(terms: Terms, way: int) -> tables.Work:
    """The table of these terms, and how to compute it; it takes some minutes."""
    return tables.Work(
        table(terms, way),
        terms.coins + 1,
        lambda numbers, done: solve(terms, way, numbers, done),
        lambda numbers: opening_values(numbers, terms.coins),
        each=SEATS,
    )


def solve(terms: Terms, way: int, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table one box after the other, the emptiest first; yield how many are done."""
    try:
        from doubloon.games.kings_gold.solve.compiled import three_seats
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    same = simplify(terms, SEATS)
    positions, model = Positions(same.coins), model_turn(same, SEATS)
    ended = numbers.reshape(-1, SEATS)
    if not done:
        tie = {TieBreak.SHARED: NO_TURNS, TieBreak.EXTRA_ROUND_ALL: EVERYBODY}
        after = tie.get(same.readings.tie_break, LEADERS)
        ended[positions.of_box(0)] = three_seats.empty_box_values(model, way, after)
        done = 1
        yield done
    for box in range(done, same.coins + 1):
        three_seats.solve_box(model, way, box, ended)
        yield box + 1


def evaluations(numbers: Numbers, coins: int) -> tuple[Evaluate, ...]:
    """The win chance of each seat at the end of a turn; the seat that rolled is first."""

    def of_place(place: int) -> Evaluate:
        return lambda held: look_up(numbers, coins, held, place)

    return tuple(of_place(place) for place in range(SEATS))


def look_up(numbers: Numbers, coins: int, held: Holdings, place: int) -> Values:
    at = Positions(coins).number(held.box, held.king, *held.coins)
    found: Values = numbers.reshape(-1, SEATS)[at, place]
    return found


def opening_values(numbers: Numbers, coins: int) -> tuple[float, ...]:
    """The values of a full box for the seats that roll first, second and third."""
    third, first, second = numbers.reshape(-1, SEATS)[Positions(coins).number(coins, 0, 0, 0, 0)]
    return float(first), float(second), float(third)
