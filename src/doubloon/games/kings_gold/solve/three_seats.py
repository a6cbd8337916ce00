"""King's Gold with three seats: positions, and the tables that are computed on demand.

Two different numbers are kept for every seat, both chances to win under the edition's own
tie-break. The *paranoid* one is exact and unique: what a seat can be sure of, however the
other two play together against it. The *max-n* one supposes that everybody plays for
themselves; plain iteration of that goes in circles, so it is a mean over best replies and
only nearly a balance. Numba is needed to compute them, not to use them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.kings_gold.rules.editions import FirstPlayerTie, Terms, TieBreak
from doubloon.games.kings_gold.rules.ending import TIED_TURNS
from doubloon.games.kings_gold.solve.one_turn import Lying, Worth, turn
from doubloon.games.kings_gold.solve.two_seats import spelled
from doubloon.kernels.lattice import Values
from doubloon.solving import tables

VERSION = 1
"""Counts changes of the method that change its numbers."""

SEATS = 3
MAX_N, PARANOID = 0, 1
NAMES = ("max-n", "paranoid")
NO_TURNS, LEADERS, EVERYBODY = range(3)
"""What follows a tie: nothing, turns of those who are tied, turns of all."""

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Positions:
    """Every way the coins can lie between two turns of three seats, numbered by the box first.

    A position is seen by the seat whose turn has just ended: coins in the box, with the
    King, its own, those of the next seat; the rest is the third's.
    """

    coins: int

    @property
    def size(self) -> int:
        return comb(self.coins + 4, 4)

    def rows(self) -> Whole:
        """Where the positions with so many coins in the box and with the King begin."""
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

    def lying(self, box: int) -> Whole:
        """All positions with so many coins in the box, in order: the King's, then the seats'."""
        return _lying(self.coins - box)

    def seen_by(self, box: int, place: int) -> Whole:
        """For all of them, which of these each is for the seat in this place, 0 for its own."""
        king, *coins = self.lying(box).T
        around = [*coins[place:], *coins[:place]]
        found: Whole = self.number(box, king, *around) - self.of_box(box).start
        return found

    def one_coin_less(self, box: int) -> Whole:
        """For all of them, the position in which the King has one coin of the box."""
        king, *coins = self.lying(box).T
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
def _lying(left: int) -> Whole:
    return np.array(
        [
            (king, mine, following, left - king - mine - following)
            for king in range(left + 1)
            for mine in range(left - king + 1)
            for following in range(left - king - mine + 1)
        ]
    )


def same_play(terms: Terms) -> Terms:
    """The terms that make the same play of three seats: what cannot matter is made plain."""
    readings = terms.readings
    played_off = readings.tie_break in TIED_TURNS
    plain = replace(
        readings,
        tie_break=readings.tie_break if played_off else TieBreak.SHARED,
        first_player_tie=FirstPlayerTie.REROLL,
        stop_at_third_crossbones=(
            readings.stop_at_third_crossbones or readings.three_crossbones_cancels
        ),
    )
    return replace(terms, readings=plain)


@cache
def table(terms: Terms, way: int) -> tables.ValueTable:
    """Three numbers for every position, for the seat whose turn has just ended first."""
    same = same_play(terms)
    size = SEATS * Positions(same.coins).size
    name = f"kings-gold-three-{NAMES[way]}"
    return tables.ValueTable(name, spelled(turn(same, SEATS), VERSION), size, __package__)


def work(terms: Terms, way: int) -> tables.Work:
    """The table of these terms, and the way to compute it: some minutes."""
    return tables.Work(
        table(terms, way),
        terms.coins + 1,
        lambda numbers, done: solve(terms, way, numbers, done),
        lambda numbers: beginning(numbers, terms.coins),
        each=SEATS,
    )


def solve(terms: Terms, way: int, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table one box after the other, the emptiest first, and tell how many are done."""
    try:
        from doubloon.games.kings_gold.solve.compiled import three_seats
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    same = same_play(terms)
    positions, rules = Positions(same.coins), turn(same, SEATS)
    ended = numbers.reshape(-1, SEATS)
    if not done:
        tie = {TieBreak.SHARED: NO_TURNS, TieBreak.EXTRA_ROUND_ALL: EVERYBODY}
        after = tie.get(same.readings.tie_break, LEADERS)
        ended[positions.of_box(0)] = three_seats.finished(rules, way, after)
        done = 1
        yield done
    for box in range(done, same.coins + 1):
        three_seats.solve_box(rules, way, box, ended)
        yield box + 1


def worths(numbers: Numbers, coins: int) -> tuple[Worth, ...]:
    """What where a turn may end is worth to who has had it, to the next seat, to the third."""

    def rated(place: int) -> Worth:
        return lambda lying: worth(numbers, coins, lying, place)

    return tuple(rated(place) for place in range(SEATS))


def worth(numbers: Numbers, coins: int, lying: Lying, place: int) -> Values:
    at = Positions(coins).number(lying.box, lying.king, *lying.coins)
    found: Values = numbers.reshape(-1, SEATS)[at, place]
    return found


def beginning(numbers: Numbers, coins: int) -> tuple[float, ...]:
    """What the whole box is worth to who rolls first, second and third."""
    third, first, second = numbers.reshape(-1, SEATS)[Positions(coins).number(coins, 0, 0, 0, 0)]
    return float(first), float(second), float(third)
