"""The chance to win with three seats or more, estimated by a race for points.

Every later turn of every seat is assumed to be the best turn for points, with a complete
deck, independent of what came before. The chance to win such a race is computed exactly,
the last round included. One thing is left out: during the last round a skull island may
push the seat that triggered it below the target again. A seat that solves its own turn with
these chances wins at least as often as one that plays for points, if the others do.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

import numpy as np
from numpy.polynomial.legendre import leggauss
from numpy.typing import NDArray

from doubloon.core.dice import Counts
from doubloon.games.mille_sabords.rules.editions import Readings, Terms
from doubloon.games.mille_sabords.solve import two_seats
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.games.mille_sabords.solve.one_turn import (
    MAGIC_POINTS,
    EndValues,
    SolvedTurn,
    one_of_each,
)
from doubloon.solving import tables

Spread = dict[int, float]
"""The chance of each number of steps."""

VERSION = 2
"""Goes up when a change of the method changes its results."""

BEHIND = 3_000
"""Points below zero up to which totals are distinguished."""

BEYOND = 4_000
"""Points above the target up to which totals are distinguished."""

KEPT = 64
"""For how many terms the results are kept."""

NUDGE = 1e-3
"""The step, in points, of the numerical derivative that gives an outcome's chance."""

OVER = 1e-7
"""A race is cut off when the chance that it still goes on is at most this."""

LOTS = [((1 + at) / 2, weight / 2) for at, weight in zip(*leggauss(3), strict=True)]
"""Nodes and weights of Gauss-Legendre quadrature on [0, 1]: exact for up to degree five."""


def outcomes(terms: Terms) -> tuple[Spread, Spread]:
    """The chances of all outcomes of a turn played for points.

    First the steps that the seat scores, then the steps that every opponent loses on the
    skull island. They do not depend on the target.
    """
    return _outcomes(_turn_terms(terms), terms.deck)


@lru_cache(maxsize=KEPT)
def _outcomes(plain: Terms, deck: Counts) -> tuple[Spread, Spread]:
    own, lost = _points(plain)
    by_card = work(plain).solved().reshape(len(deck), -1)
    chances = zip([*own, *lost], np.array(deck) @ by_card / sum(deck), strict=True)
    found = [(int(n) // plain.unit, float(p)) for n, p in chances]
    gains, losses = (
        {n: p for n, p in some if p} for some in (found[: len(own)], found[len(own) :])
    )
    return gains, losses


def _turn_terms(terms: Terms) -> Terms:
    """Canonical terms with the same turns: what does not affect a turn is set to its default.

    The numbers of copies do not: they only say how often each card is drawn.
    """
    plain = Readings()
    readings = replace(
        terms.readings,
        floor_scores_at_zero=plain.floor_scores_at_zero,
        final_round=plain.final_round,
        trigger_replays_if_overtaken=plain.trigger_replays_if_overtaken,
        tie_break=plain.tie_break,
    )
    return one_of_each(replace(terms, target=1, readings=readings))


@lru_cache(maxsize=KEPT)
def _points(plain: Terms) -> tuple[Whole, Whole]:
    """The points that a turn can bring, and those that it can cost every opponent."""
    scored = chain.from_iterable(two_seats.scores(card, plain) for card in plain.cards)
    own = np.unique([0, *scored, *(-card.value for card in plain.cards)])
    most_lost = two_seats.grid(two_seats.canonical_terms(plain)).loss
    return own, plain.unit * np.arange(1, most_lost + 1)


def table(terms: Terms) -> tables.ValueTable:
    """The table that holds the chance of each outcome, by card: it serves every deck."""
    plain = _turn_terms(terms)
    parts = {"version": VERSION, **two_seats.turn_parts(plain)}
    size = len(plain.cards) * sum(map(len, _points(plain)))
    return tables.ValueTable("mille-sabords-turns", tables.canonical_text(parts), size, __package__)


def work(terms: Terms) -> tables.Work:
    """The table and how to compute it, which takes about a second."""
    return tables.Work(table(terms), 1, lambda numbers, _: solve(terms, numbers))


def solve(terms: Terms, numbers: Numbers) -> Iterator[int]:
    """Fill in the chance of each outcome under each card.

    It is the derivative of the expected value in that outcome's payoff: the payoff is raised
    by `NUDGE`, one outcome in each column.
    """
    plain = _turn_terms(terms)
    own, lost = _points(plain)
    columns = 1 + len(own) + len(lost)

    def payoffs(points: Whole, outcomes: Whole, first: int) -> Numbers:
        """The points in column 0; in each other column one outcome has a higher payoff."""
        paid = np.repeat(points[:, None].astype(float), columns, axis=1)
        paid[:, first : first + len(outcomes)] += NUDGE * (points[:, None] == outcomes)
        return paid

    ends = EndValues(
        lambda points: payoffs(points, own, 1),
        lambda points: payoffs(points, lost, 1 + len(own)),
        MAGIC_POINTS,
    )
    for card, chances in zip(plain.cards, numbers.reshape(len(plain.cards), -1), strict=True):
        values = SolvedTurn(plain, card, ends).start_values
        chances[:] = np.maximum(values[1:] - values[0], 0.0)
        chances /= chances.sum()  # equally good acts count more than once, each for its outcome
    yield 1


@dataclass(frozen=True, eq=False)
class Race:
    """A race on a line: the place of a seat is the number of steps it still misses.

    Opponents come as arrays [position, opponent, place] of chances, in the order of their
    turns. Results are arrays [position, place]: the chance of one seat for each of its places.
    """

    missing: Whole
    turn: Numbers
    """Transition chances by one round: a turn of the seat itself and the others' skull islands."""
    last: Numbers
    """Transition chances by a last turn; points that all others lose count as won."""

    def place(self, missing: Whole) -> Whole:
        found: Whole = np.clip(missing, self.missing[0], self.missing[-1]) - self.missing[0]
        return found

    def at(self, missing: Whole) -> Numbers:
        """Seats that miss exactly so many steps, as chances along the line."""
        found: Numbers = np.eye(len(self.missing))[self.place(missing)]
        return found

    def wins(self, others: Numbers, before: int) -> Numbers:
        """The chance while nobody has reached the target; `before` opponents roll first.

        The seat that reaches it triggers the last round. Seats that roll earlier in the round
        have had one turn more by then. So in every round there are three cases: the seat is
        the first itself; an opponent is, before the seat's turn; an opponent is, after it.
        """
        going, ended, rounds = others, others @ self.last, []
        while going.sum(axis=-1).prod(axis=-1).max() > OVER:
            reached, going = self._play_round(going)
            later = going @ self.last
            first = self.ahead(np.concatenate([later[:, :before], ended[:, before:]], 1))
            missed, had = np.zeros_like(first), np.zeros_like(first)
            for n in range(others.shape[1]):
                ends = [later[:, :n], reached[:, [n]], ended[:, n + 1 :]]
                (missed if n < before else had)[:] += self.ahead(np.concatenate(ends, 1))
            rounds.append(
                self.before_last_turn(missed)
                + np.where(self._at_target, first, self.before_last_turn(had)) @ self.turn.T
            )
            ended = later
        return self._sum_rounds(rounds)

    def sudden(self, others: Numbers, before: int) -> Numbers:
        """The chance to be the first to end a turn at the target."""
        going, rounds = others, []
        while (left := going.sum(axis=-1)).prod(axis=-1).max() > OVER:
            _, going = self._play_round(going)
            alone = going.sum(axis=-1)[:, :before].prod(axis=-1) * left[:, before:].prod(axis=-1)
            rounds.append(alone[:, None] * (self._at_target @ self.turn.T))
        return self._sum_rounds(rounds)

    def ahead(self, others: Numbers) -> Numbers:
        """The chance to have the most points; tied seats share the win.

        Tied seats draw a uniform number, and the smallest wins. The integral over the number
        of the seat itself is computed by quadrature.
        """
        behind = others.sum(axis=-1, keepdims=True) - np.cumsum(others, axis=-1)
        ahead: Numbers = sum(w * (behind + (1 - lot) * others).prod(axis=1) for lot, w in LOTS)
        return ahead

    def before_last_turn(self, chance: Numbers) -> Numbers:
        """The chance before a last turn of the seat, given the chance after it."""
        return chance @ self.last.T

    @property
    def _at_target(self) -> NDArray[np.bool_]:
        return self.missing <= 0

    def _play_round(self, going: Numbers) -> tuple[Numbers, Numbers]:
        """The chances after a round: of seats that have reached the target, and of the others."""
        after = going @ self.turn
        return after * self._at_target, after * ~self._at_target

    def _sum_rounds(self, rounds: list[Numbers]) -> Numbers:
        """The chance over all rounds, given the chance to win in each."""
        chance: Numbers = np.zeros_like(rounds[0])
        for turn in reversed(rounds):
            chance = turn + (chance * ~self._at_target) @ self.turn.T
        return chance


@lru_cache(maxsize=KEPT)
def race(terms: Terms, seats: int) -> Race:
    """The race of so many seats under these terms."""
    step = terms.unit
    farthest = two_seats.missing(terms, 0)
    if not terms.readings.floor_scores_at_zero:
        farthest += BEHIND // step
    missing = np.arange(-BEYOND // step, farthest + 1)
    own, lost = outcomes(terms)
    stays = sum(lost.values())
    moves = {**own, 0: own.get(0, 0.0) + stays}
    for _ in range(seats - 1):
        moves = _convolve(moves, {0: 1 - stays, **{-n: p for n, p in lost.items()}})
    won = {n: own.get(n, 0.0) + lost.get(n, 0.0) for n in {*own, *lost}}
    return Race(missing, transitions(missing, moves), transitions(missing, won))


def _convolve(first: Spread, second: Spread) -> Spread:
    """The chances of the sum of two independent numbers of steps."""
    found: Spread = {}
    for n, p in first.items():
        for m, q in second.items():
            found[n + m] = found.get(n + m, 0.0) + p * q
    return found


def transitions(missing: Whole, steps: Spread) -> Numbers:
    """The chances to move from each place to each other; moves stop at the ends of the line."""
    rows = np.arange(len(missing))
    moves = np.zeros((len(rows), len(rows)))
    for n, p in steps.items():
        moves[rows, np.clip(rows - n, 0, rows[-1])] += p
    return moves
