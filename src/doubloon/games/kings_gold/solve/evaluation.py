"""Evaluations of King's Gold where no table exists: a fitted chance to win, and the lead.

The fitted chance serves three to six seats. Every seat has a score, linear in a few features;
the softmax of the scores gives the chances. The weights of the features depend on the coins in
the box and with the King. They are fitted by self-play (`compiled/fitting.py`), which needs
Numba; using them needs NumPy only.
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
from doubloon.games.kings_gold.solve.one_turn import Evaluate, Holdings, model_turn
from doubloon.games.kings_gold.solve.stamp import describe_plan
from doubloon.kernels.lattice import Values
from doubloon.solving import tables

VERSION = 2
"""Counts changes of the method that change its numbers."""

KNOTS = np.array([1, 2, 4, 7, 11, 16, 24, 36, 60])
"""Coins in the box between which weights are interpolated."""

KINGS = 2
"""Sets of weights: for an empty King's pile, and for what twenty coins in it add."""

PLAIN = 4
"""Features of a seat besides its place in the order: its coins, its lead, its lead squashed
into (-1, 1), and the square of its coins."""

TIED = 3
"""Weights of tied turns: a seat's coins, a roll still to come, and the King's coins for it."""

GENERATIONS = (20_000, 40_000, 100_000)
"""Turns recorded in each generation: the first plays for the lead in coins, each later one by
the weights of the one before."""

Numbers = NDArray[np.float64]


def size(seats: int) -> int:
    """How many weights there are for so many seats."""
    return len(KNOTS) * KINGS * (PLAIN + seats) + TIED


def plain(terms: Terms) -> Terms:
    """The terms with plain readings; one set of weights serves all, they hardly differ."""
    return replace(terms, readings=Readings())


@cache
def table(terms: Terms, seats: int) -> tables.ValueTable:
    """The weights of so many seats."""
    model = model_turn(plain(terms), seats)
    parts = {
        "version": VERSION,
        "coins": terms.coins,
        "die": terms.die,
        "seats": seats,
        "rolls": ROLLS,
        "knots": [*map(int, KNOTS)],
        "generations": GENERATIONS,
        "plans": [describe_plan(plan) for plan in model.plans],
        "chosen": model.chosen.astype("<i4"),
    }
    name = f"kings-gold-{seats}-fitted"
    return tables.ValueTable(name, tables.canonical_text(parts), size(seats), __package__)


def work(terms: Terms, seats: int) -> tables.Work:
    """The weights, and how to fit them; it takes a few minutes."""
    return tables.Work(
        table(terms, seats),
        len(GENERATIONS),
        lambda weights, done: fit(plain(terms), seats, weights, done),
        each=size(seats),
    )


def fit(terms: Terms, seats: int, weights: Numbers, done: int = 0) -> Iterator[int]:
    """Refit the weights to one generation of plays after the other; yield how many are done."""
    try:
        from doubloon.games.kings_gold.solve.compiled.fitting import fit_generation
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    for generation in range(done, len(GENERATIONS)):
        fit_generation(terms, seats, weights, generation)
        yield generation + 1


@dataclass(frozen=True)
class Fitted:
    """The fitted chance to win for so many seats."""

    weights: Numbers
    seats: int

    def after_turn(self, held: Holdings) -> Values:
        """The chance of each seat (last axis) after a turn; the seat that rolled is first.

        An empty box ends the play: the leaders share the win.
        """
        coins = np.stack(held.coins, axis=-1).astype(float)
        weights = self.weights[:-TIED].reshape(len(KNOTS), KINGS, PLAIN + self.seats)
        mixed = _knot_weights(held.box) @ weights.reshape(len(KNOTS), -1)
        mixed = mixed.reshape(*held.box.shape, KINGS, PLAIN + self.seats)
        each = mixed[..., 0, :] + (held.king / 20)[..., None] * mixed[..., 1, :]
        scores = each[..., PLAIN:].copy()
        for n, feature in enumerate(_features(coins)):
            scores += each[..., n, None] * feature
        over = (held.box == 0)[..., None]
        return np.where(over, _share_of_leaders(coins), _softmax(scores))

    def after_tied_turn(self, held: Holdings, still: int, compared: NDArray[np.bool_]) -> Values:
        """The same in tied turns, where so many seats after this one still roll."""
        coins = np.stack(held.coins, axis=-1).astype(float)
        coins = np.where(compared, coins, -1.0)
        if not still:
            return _share_of_leaders(coins)
        a, b, c = self.weights[-TIED:]
        rolls = (np.arange(self.seats) >= 1) & (np.cumsum(compared) <= still + compared[0])
        scores = a * coins / 10 + rolls * (b + c * held.king[..., None] / 20)
        return _softmax(np.where(compared, scores, -np.inf))


def _knot_weights(box: NDArray[np.int64]) -> Values:
    """The interpolation weight of each knot for so many coins in the box."""
    one_each = np.eye(len(KNOTS))
    weights = [np.interp(box, KNOTS, row) for row in one_each]
    return np.stack(weights, axis=-1)


def _features(coins: Values) -> Iterator[Values]:
    ordered = np.sort(coins, axis=-1)
    most, second = ordered[..., -1:], ordered[..., -2:-1]
    lead = coins - np.where(coins == most, np.where(second == most, most, second), most)
    yield coins / 10
    yield lead / 10
    yield lead / (4 + np.abs(lead))
    yield coins * coins / 400


def _softmax(scores: Values) -> Values:
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    found: Values = raised / raised.sum(axis=-1, keepdims=True)
    return found


def _share_of_leaders(coins: Values) -> Values:
    """One win, shared by the seats with the most coins."""
    best = coins == coins.max(axis=-1, keepdims=True)
    found: Values = best / best.sum(axis=-1, keepdims=True)
    return found


def evaluate_lead(held: Holdings) -> Values:
    """How many coins the seat is ahead of the best other; with an empty box only winning counts."""
    mine, *others = held.coins
    ahead: Values = (mine - np.maximum.reduce(others)).astype(float)
    everything = held.king + sum(held.coins)
    return np.where(held.box == 0, np.sign(ahead) * everything, ahead)


def fitted(terms: Terms, seats: int) -> Fitted | None:
    """The chance fitted for these components, if there is one."""
    weights = work(terms, seats).known()
    return None if weights is None else Fitted(weights, seats)


def evaluations(found: Fitted, state: State) -> tuple[Evaluate, ...]:
    """The fitted chance of each seat at the end of this turn; the seat that rolls is first."""

    def of_place(place: int) -> Evaluate:
        return lambda held: _chances(found, state, held)[..., place]

    return tuple(of_place(place) for place in range(found.seats))


def _chances(found: Fitted, state: State, held: Holdings) -> Values:
    if (round_ := state.tied_turns) is None:
        return found.after_turn(held)
    seats = found.seats
    everybody = state.terms.readings.tie_break is TieBreak.EXTRA_ROUND_ALL
    around = [(state.seat + n) % seats for n in range(seats)]
    compared = np.array([everybody or seat in round_.order for seat in around])
    return found.after_tied_turn(held, len(round_.order) - round_.rolled - 1, compared)
