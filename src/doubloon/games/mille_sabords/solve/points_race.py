"""The chance to win with three seats or more: a race in which everybody plays for points.

After the turn in question every turn is taken to bring what the best turn for points
brings, over a whole deck, whoever's it is and whatever came before. Who would win such
a race is added up exactly, last round included; left out is only that somebody's skull
island may push whoever began the last round below the target again. A seat that looks
through its own turn with these chances does at least as well as for points, where the
others play so.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain

import numpy as np
from numpy.polynomial.legendre import leggauss
from numpy.typing import NDArray

from doubloon.games.mille_sabords.rules.editions import Readings, Terms
from doubloon.games.mille_sabords.solve import two_seats
from doubloon.games.mille_sabords.solve.one_turn import MAGIC_POINTS, Ends
from doubloon.solving import tables

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Spread = dict[int, float]
"""How likely each number of steps is."""

VERSION = 1
"""Counts changes of the method that change its numbers."""

BEHIND = 3_000
"""Points below nothing that are told apart."""

BEYOND = 4_000
"""Points above the target that are told apart."""

NUDGE = 1e-3
"""Points by which an outcome is made worth more, to see how often it comes."""

OVER = 1e-7
"""The chance that a race still goes on below which it is over."""

LOTS = [((1 + at) / 2, weight / 2) for at, weight in zip(*leggauss(3), strict=True)]
"""Numbers between 0 and 1 and their weights: the mean of any product of up to five is exact."""


def outcomes(terms: Terms) -> tuple[Spread, Spread]:
    """How often a turn played for points brings so many steps; the target makes no difference.

    First steps of one's own, then those that every opponent loses by the skull island.
    """
    return _outcomes(_plain(terms))


@cache
def _outcomes(plain: Terms) -> tuple[Spread, Spread]:
    step, (own, lost) = two_seats.unit(plain), _points(plain)
    told = zip([*own, *lost], work(plain).solved(), strict=True)
    found = [(int(n) // step, float(p)) for n, p in told]
    gains, losses = (
        {n: p for n, p in some if p} for some in (found[: len(own)], found[len(own) :])
    )
    return gains, losses


def _plain(terms: Terms) -> Terms:
    """The terms that make the same turns: what makes no difference to one is made plain."""
    plain = Readings()
    readings = replace(
        terms.readings,
        floor_scores_at_zero=plain.floor_scores_at_zero,
        final_round=plain.final_round,
        trigger_replays_if_overtaken=plain.trigger_replays_if_overtaken,
        tie_break=plain.tie_break,
    )
    return replace(terms, target=1, readings=readings)


@cache
def _points(plain: Terms) -> tuple[Whole, Whole]:
    """What a turn may bring, and what it may take from every opponent."""
    scored = chain.from_iterable(two_seats.scores(card, plain) for card in plain.cards)
    own = np.unique([0, *scored, *(-card.value for card in plain.cards)])
    return own, two_seats.unit(plain) * np.arange(
        1, two_seats.grid(two_seats.same_play(plain)).loss + 1
    )


def table(terms: Terms) -> tables.ValueTable:
    """How often each comes."""
    plain = _plain(terms)
    parts = {"version": VERSION, **two_seats.turn_parts(plain)}
    size = sum(map(len, _points(plain)))
    return tables.ValueTable("mille-sabords-turns", tables.canonical_text(parts), size, __package__)


def work(terms: Terms) -> tables.Work:
    """The same, and the way to find it: a second."""
    return tables.Work(table(terms), 1, lambda numbers, _: solve(terms, numbers))


def solve(terms: Terms, numbers: Numbers) -> Iterator[int]:
    """Each outcome is made worth a trifle more: what the mean gains by it, so often it comes."""
    plain = _plain(terms)
    own, lost = _points(plain)

    def nudged(points: Whole, outcomes: Whole, first: int) -> Numbers:
        """Points as they are, and then with one outcome after the other worth more."""
        worth = np.repeat(points[:, None].astype(float), 1 + len(numbers), axis=1)
        worth[:, first : first + len(outcomes)] += NUDGE * (points[:, None] == outcomes)
        return worth

    worth = Ends(
        lambda points: nudged(points, own, 1),
        lambda points: nudged(points, lost, 1 + len(own)),
        MAGIC_POINTS,
    )
    mean = two_seats.begun(plain, plain.deck, worth)
    numbers[:] = np.maximum(mean[1:] - mean[0], 0.0)
    numbers /= numbers.sum()  # where two acts are as good each outcome had the one it comes with
    yield 1


@dataclass(frozen=True, eq=False)
class Race:
    """A line of steps still missing, on which every seat is somewhere.

    Opponents are told in the order of their turns, each by its chances along the line, and
    for many positions at once. The answer is one seat's chance, wherever it is on the line.
    """

    missing: Whole
    turn: Numbers
    """From each place to every other by a turn of one's own and the others' islands."""
    last: Numbers
    """The same by a last turn, before points are compared: what all others lose is won."""

    def place(self, missing: Whole) -> Whole:
        found: Whole = np.clip(missing, self.missing[0], self.missing[-1]) - self.missing[0]
        return found

    def at(self, missing: Whole) -> Numbers:
        """Seats that surely miss so much."""
        found: Numbers = np.eye(len(self.missing))[self.place(missing)]
        return found

    def wins(self, others: Numbers, before: int) -> Numbers:
        """The chance while nobody has reached the target; so many opponents roll first.

        Who reaches it begins the last round, and who rolls before has had a turn more by then
        than who rolls after. So in every turn the seat is the first itself, or an opponent is
        and the seat has missed this turn, or has had it.
        """
        going, ended, told = others, others @ self.last, []
        while going.sum(axis=-1).prod(axis=-1).max() > OVER:
            reached, going = self._moved(going)
            later = going @ self.last
            first = self.ahead(np.concatenate([later[:, :before], ended[:, before:]], 1))
            missed, had = np.zeros_like(first), np.zeros_like(first)
            for n in range(others.shape[1]):
                ends = [later[:, :n], reached[:, [n]], ended[:, n + 1 :]]
                (missed if n < before else had)[:] += self.ahead(np.concatenate(ends, 1))
            told.append(
                self.then(missed) + np.where(self._home, first, self.then(had)) @ self.turn.T
            )
            ended = later
        return self._gathered(told)

    def sudden(self, others: Numbers, before: int) -> Numbers:
        """The chance to be the first that ends a turn at the target."""
        going, told = others, []
        while (left := going.sum(axis=-1)).prod(axis=-1).max() > OVER:
            _, going = self._moved(going)
            alone = going.sum(axis=-1)[:, :before].prod(axis=-1) * left[:, before:].prod(axis=-1)
            told.append(alone[:, None] * (self._home @ self.turn.T))
        return self._gathered(told)

    def ahead(self, others: Numbers) -> Numbers:
        """The chance to have the most points; a tie is shared.

        Whoever is tied draws a lot between 0 and 1, and the smallest wins.
        """
        behind = others.sum(axis=-1, keepdims=True) - np.cumsum(others, axis=-1)
        ahead: Numbers = sum(w * (behind + (1 - lot) * others).prod(axis=1) for lot, w in LOTS)
        return ahead

    def then(self, chance: Numbers) -> Numbers:
        """The chance before a last turn, by what it is after it."""
        return chance @ self.last.T

    @property
    def _home(self) -> NDArray[np.bool_]:
        return self.missing <= 0

    def _moved(self, going: Numbers) -> tuple[Numbers, Numbers]:
        """A turn of every seat: those that have reached the target, and those that go on."""
        moved = going @ self.turn
        return moved * self._home, moved * ~self._home

    def _gathered(self, told: list[Numbers]) -> Numbers:
        """What is told of the first turn and, if that does not reach the target, of the next."""
        chance: Numbers = np.zeros_like(told[0])
        for turn in reversed(told):
            chance = turn + (chance * ~self._home) @ self.turn.T
        return chance


@cache
def race(terms: Terms, seats: int) -> Race:
    step = two_seats.unit(terms)
    farthest = two_seats.missing(terms, 0)
    if not terms.readings.floor_scores_at_zero:
        farthest += BEHIND // step
    missing = np.arange(-BEYOND // step, farthest + 1)
    own, lost = outcomes(terms)
    stays = sum(lost.values())
    moves = {**own, 0: own.get(0, 0.0) + stays}
    for _ in range(seats - 1):
        moves = _both(moves, {0: 1 - stays, **{-n: p for n, p in lost.items()}})
    won = {n: own.get(n, 0.0) + lost.get(n, 0.0) for n in {*own, *lost}}
    return Race(missing, moved(missing, moves), moved(missing, won))


def _both(first: Spread, second: Spread) -> Spread:
    """One after the other."""
    found: Spread = {}
    for n, p in first.items():
        for m, q in second.items():
            found[n + m] = found.get(n + m, 0.0) + p * q
    return found


def moved(missing: Whole, steps: Spread) -> Numbers:
    """From every place of the line to every other; nobody leaves it."""
    rows = np.arange(len(missing))
    moves = np.zeros((len(rows), len(rows)))
    for n, p in steps.items():
        moves[rows, np.clip(rows - n, 0, rows[-1])] += p
    return moves
