"""A fitted chance to win King's Gold with three to six seats, for where no table is.

Every seat has a score, linear in a few features, and the chances are the shares of the scores'
exponentials. The features are weighed by the coins in the box and with the King. The weights
are fitted to plays of the searching policy against itself (`fitting.py`), which needs Numba;
using them needs NumPy only.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.kings_gold.rules.editions import Readings, Terms, TieBreak
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.state import State
from doubloon.games.kings_gold.solve.one_turn import Lying, Worth, turn
from doubloon.kernels.lattice import Values
from doubloon.solving import tables

VERSION = 1
"""Counts changes of the method that change its numbers."""

KNOTS = np.array([1, 2, 4, 7, 11, 16, 24, 36, 60])
"""Coins in the box between which weights are interpolated."""

KINGS = 2
"""Weights for an empty pile of the King, and what twenty coins in it add."""

PLAIN = 4
"""Features of a seat besides its place in the order: its coins, its lead, the lead bent
towards a limit, and the square of its coins."""

TIED = 3
"""Weights of tied turns: a seat's coins, a roll still to come, and the King's coins for it."""

GENERATIONS = (20_000, 40_000, 100_000)
"""Turns noted of each generation: the first plays for the lead in coins, the others by what
was fitted before."""

Numbers = NDArray[np.float64]


def size(seats: int) -> int:
    """How many weights there are for so many seats."""
    return len(KNOTS) * KINGS * (PLAIN + seats) + TIED


def plain(terms: Terms) -> Terms:
    """One set of weights serves all readings: they hardly move a fitted chance."""
    return replace(terms, readings=Readings())


@cache
def table(terms: Terms, seats: int) -> tables.ValueTable:
    """The weights of so many seats."""
    rules = turn(plain(terms), seats)
    parts = {
        "version": VERSION,
        "coins": terms.coins,
        "die": terms.die,
        "seats": seats,
        "rolls": ROLLS,
        "knots": [*map(int, KNOTS)],
        "generations": GENERATIONS,
        "plans": [(plan.pairs, plan.end, plan.victim) for plan in rules.plans],
        "chosen": rules.chosen.astype("<i4"),
    }
    name = f"kings-gold-{seats}-fitted"
    return tables.ValueTable(name, tables.canonical_text(parts), size(seats), __package__)


def work(terms: Terms, seats: int) -> tables.Work:
    """The weights, and the way to fit them: a minute or a few."""
    return tables.Work(
        table(terms, seats),
        len(GENERATIONS),
        lambda weights, done: fit(plain(terms), seats, weights, done),
        each=size(seats),
    )


def fit(terms: Terms, seats: int, weights: Numbers, done: int = 0) -> Iterator[int]:
    """Renew the weights from one generation of plays after the other; tell how many are done."""
    try:
        from doubloon.games.kings_gold.solve.compiled.fitting import fit_generation
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    for generation in range(done, len(GENERATIONS)):
        fit_generation(terms, seats, weights, generation)
        yield generation + 1


@dataclass(frozen=True)
class Fitted:
    """The fitted chances of one table's seats."""

    weights: Numbers
    seats: int

    def ended(self, lying: Lying) -> Values:
        """The chance of each seat after a turn, that of who has had it first (the last axis).

        An empty box ends the play: the leaders share it.
        """
        coins = np.stack(lying.coins, axis=-1).astype(float)
        weights = self.weights[:-TIED].reshape(len(KNOTS), KINGS, PLAIN + self.seats)
        mixed = _hats(lying.box) @ weights.reshape(len(KNOTS), -1)
        mixed = mixed.reshape(*lying.box.shape, KINGS, PLAIN + self.seats)
        each = mixed[..., 0, :] + (lying.king / 20)[..., None] * mixed[..., 1, :]
        scores = each[..., PLAIN:].copy()
        for n, feature in enumerate(_features(coins)):
            scores += each[..., n, None] * feature
        over = (lying.box == 0)[..., None]
        return np.where(over, leading(coins), _shares(scores))

    def tied(self, lying: Lying, still: int, compared: NDArray[np.bool_]) -> Values:
        """The same in tied turns, where so many seats after this one still roll."""
        coins = np.stack(lying.coins, axis=-1).astype(float)
        coins = np.where(compared, coins, -1.0)
        if not still:
            return leading(coins)
        a, b, c = self.weights[-TIED:]
        rolls = (np.arange(self.seats) >= 1) & (np.cumsum(compared) <= still + compared[0])
        scores = a * coins / 10 + rolls * (b + c * lying.king[..., None] / 20)
        return _shares(np.where(compared, scores, -np.inf))


def _hats(box: NDArray[np.int64]) -> Values:
    """How much each knot counts for so many coins in the box."""
    one_each = np.eye(len(KNOTS))
    hats = [np.interp(box, KNOTS, row) for row in one_each]
    return np.stack(hats, axis=-1)


def _features(coins: Values) -> Iterator[Values]:
    ordered = np.sort(coins, axis=-1)
    most, second = ordered[..., -1:], ordered[..., -2:-1]
    lead = coins - np.where(coins == most, np.where(second == most, most, second), most)
    yield coins / 10
    yield lead / 10
    yield lead / (4 + np.abs(lead))
    yield coins * coins / 400


def _shares(scores: Values) -> Values:
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    found: Values = raised / raised.sum(axis=-1, keepdims=True)
    return found


def leading(coins: Values) -> Values:
    """A win, shared by those with the most coins."""
    best = coins == coins.max(axis=-1, keepdims=True)
    found: Values = best / best.sum(axis=-1, keepdims=True)
    return found


def fitted(terms: Terms, seats: int) -> Fitted | None:
    """What was fitted for these components, if anything was."""
    weights = work(terms, seats).known()
    return None if weights is None else Fitted(weights, seats)


def worths(found: Fitted, state: State) -> tuple[Worth, ...]:
    """What the ends of this turn are worth to each seat, that of the turn first."""

    def rated(place: int) -> Worth:
        return lambda lying: chances(found, state, lying)[..., place]

    return tuple(rated(place) for place in range(found.seats))


def chances(found: Fitted, state: State, lying: Lying) -> Values:
    """The fitted chance of each seat where the turn of this state may end."""
    if (round_ := state.tied_turns) is None:
        return found.ended(lying)
    seats = found.seats
    everybody = state.terms.readings.tie_break is TieBreak.EXTRA_ROUND_ALL
    around = [(state.seat + n) % seats for n in range(seats)]
    compared = np.array([everybody or seat in round_.order for seat in around])
    return found.tied(lying, len(round_.order) - round_.rolled - 1, compared)
