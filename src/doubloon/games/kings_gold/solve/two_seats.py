"""The chance to win King's Gold with two seats, exactly: positions, their table, and its use.

What is maximised is the chance to win under the edition's own tie-break; a tie that
is shared, or played again as a new game, is worth one half. Numba is not needed to
use the table, only to compute one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.kings_gold.rules.editions import FirstPlayerTie, Terms, TieBreak
from doubloon.games.kings_gold.rules.ending import REPEATS, TIED_TURNS
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.one_turn import Lying, Turn, turn
from doubloon.kernels.lattice import Values
from doubloon.solving import tables

VERSION = 1
"""Counts changes of the method that change its numbers."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Positions:
    """Every way the coins can lie between two turns of two seats, numbered by the box first.

    A position is seen by one seat: coins in the box, with the King, its own; the rest
    is the other's.
    """

    coins: int

    @property
    def size(self) -> int:
        return (self.coins + 1) * (self.coins + 2) * (self.coins + 3) // 6

    def rows(self) -> NDArray[np.int64]:
        """Where the positions with so many coins in the box and with the King begin."""
        return _rows(self.coins)

    def of_box(self, box: int) -> slice:
        """The positions with so many coins in the box."""
        left = self.coins - box
        first = int(self.rows()[box, 0])
        return slice(first, first + (left + 1) * (left + 2) // 2)

    def number(self, lying: Lying) -> NDArray[np.int64]:
        found: NDArray[np.int64] = self.rows()[lying.box, lying.king] + lying.coins[0]
        return found

    def lying(self, box: int) -> Lying:
        """All positions with so many coins in the box, in order."""
        left = self.coins - box
        king = np.repeat(np.arange(left + 1), np.arange(left + 1, 0, -1))
        mine = np.concatenate([np.arange(left - k + 1) for k in range(left + 1)])
        return Lying(np.full(len(king), box), king, (mine, left - king - mine))


@cache
def _rows(coins: int) -> NDArray[np.int64]:
    rows = np.zeros((coins + 1, coins + 1), np.int64)
    at = 0
    for box in range(coins + 1):
        for king in range(coins - box + 1):
            rows[box, king] = at
            at += coins - box - king + 1
    return rows


def other_way(lying: Lying) -> Lying:
    """The same coins, seen by the other seat."""
    return Lying(lying.box, lying.king, (lying.coins[1], lying.coins[0]))


def same_play(terms: Terms) -> Terms:
    """The terms that make the same play of two seats: what cannot matter is made plain.

    Two seats that tie are everybody, and a shared win is worth what a new game is.
    While three crossbones cancel, it does not matter when they are judged.
    """
    readings = terms.readings
    played_off = readings.tie_break in TIED_TURNS
    plain = replace(
        readings,
        tie_break=TieBreak.TIED_ONE_TURN if played_off else TieBreak.SHARED,
        first_player_tie=FirstPlayerTie.REROLL,
        stop_at_third_crossbones=(
            readings.stop_at_third_crossbones or readings.three_crossbones_cancels
        ),
    )
    return replace(terms, readings=plain)


@cache
def table(terms: Terms) -> tables.ValueTable:
    """The table of these terms: the chance of a seat whose turn has just ended, by position."""
    same = same_play(terms)
    rules = turn(same, 2)
    size = Positions(same.coins).size
    return tables.ValueTable("kings-gold-two-win", spelled(rules, VERSION), size, __package__)


def spelled(rules: Turn, version: int) -> str:
    """All that a table of such turns follows from, the method included."""
    same = rules.terms
    parts = {
        "version": version,
        "coins": same.coins,
        "die": same.die,
        "readings": {name: getattr(same.readings, name) for name in same.readings.__slots__},
        "rolls": ROLLS,
        "repeats": REPEATS,
        "plans": [(plan.pairs, plan.end, plan.victim) for plan in rules.plans],
        "chosen": rules.chosen.astype("<i4"),
        "starts": rules.starts.astype("<i4"),
        "over": rules.over,
        "taken": rules.taken.astype("<i8"),
        "paid": rules.paid.astype("<i8"),
    }
    return tables.canonical_text(parts)


def work(terms: Terms) -> tables.Work:
    """The table of these terms, and the way to compute it: a quarter of a minute."""
    return tables.Work(
        table(terms),
        terms.coins + 1,
        lambda numbers, done: solve(terms, numbers, done),
        lambda numbers: (1 - float(numbers[-1]), float(numbers[-1])),
    )


@lru_cache(maxsize=8)
def tied(terms: Terms) -> tuple[tuple[Numbers, Numbers], ...]:
    """For each round of tied turns, the first at number 0: the chance of who has just rolled.

    First after the turn of the seat that rolls first, then after the other's. The last
    round that may follow another shares what is still tied. [kg.tie]
    """
    rules, positions = turn(same_play(terms), 2), Positions(terms.coins)
    lying = positions.lying(0)
    mine, theirs = lying.coins
    again = np.full(len(mine), 0.5)
    rounds = []
    for _ in range(REPEATS):
        last = np.where(mine == theirs, again, (mine > theirs).astype(float))
        first = 1 - _chances(rules, lying, last)[positions.number(other_way(lying))]
        rounds.append((first, last))
        again = _played_off(rules, lying, first)
    return tuple(reversed(rounds))


def _played_off(rules: Turn, lying: Lying, first: Numbers) -> Numbers:
    """The chance of who rolls last where a round of tied turns begins."""
    equal = lying.coins[0] == lying.coins[1]
    some = Lying(lying.box[equal], lying.king[equal], tuple(c[equal] for c in lying.coins))
    found = np.full(len(equal), 0.5)
    found[equal] = 1 - _chances(rules, some, first)
    return found


def _chances(rules: Turn, lying: Lying, after: Numbers) -> Numbers:
    """The chance of who is about to roll, by the chance of who has; some positions at a time."""
    positions, found = Positions(rules.terms.coins), np.empty(len(lying.box))
    for at in range(0, len(found), 64):
        some = slice(at, at + 64)
        part = Lying(lying.box[some], lying.king[some], tuple(c[some] for c in lying.coins))
        search = rules.search(part, lambda there: after[positions.number(there)])
        found[some] = search.begun(ROLLS)
    return found


def finished(terms: Terms) -> Numbers:
    """The chance of who emptied the box, for each way the other coins can lie."""
    lying = Positions(terms.coins).lying(0)
    mine, theirs = lying.coins
    if terms.readings.tie_break not in TIED_TURNS:
        half = np.full(len(mine), 0.5)
    else:
        first, _ = tied(same_play(terms))[0]
        half = _played_off(turn(same_play(terms), 2), lying, first)
    return np.where(mine == theirs, half, (mine > theirs).astype(float))


def solve(terms: Terms, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table one box after the other, the emptiest first, and tell how many are done."""
    try:
        from doubloon.games.kings_gold.solve.compiled.two_seats import solve_box
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    same = same_play(terms)
    if not done:
        numbers[Positions(same.coins).of_box(0)] = finished(same)
        done = 1
        yield done
    for box in range(done, same.coins + 1):
        solve_box(turn(same, 2), box, numbers)
        yield box + 1


def worth(numbers: Numbers, coins: int, lying: Lying) -> Values:
    found: Values = numbers[Positions(coins).number(lying)]
    return found
