"""Fits the chance to win of `evaluation.py` to self-play, by Newton's method."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.core.setup import Setup
from doubloon.games.kings_gold.kernel import layout
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import Terms
from doubloon.games.kings_gold.solve.compiled.evaluation import fill_features, knot_below, softmax
from doubloon.games.kings_gold.solve.compiled.one_turn import prepare
from doubloon.games.kings_gold.solve.compiled.self_play import FITTED, LEAD, record_plays
from doubloon.games.kings_gold.solve.evaluation import GENERATIONS, KINGS, PLAIN, TIED
from doubloon.games.kings_gold.solve.one_turn import model_turn
from doubloon.kernels.compiled import compiled

SEED = 1442315
NEAR = 1e-6
"""The gain in the mean log loss of a row below which a step is the last."""
STEPS = 30

Numbers = NDArray[np.float64]


def fit_generation(terms: Terms, seats: int, weights: Numbers, generation: int) -> float:
    """Play, then refit the weights to the results; the mean log loss of a turn."""
    rows, won, tied, tied_won = play_generation(terms, seats, weights, generation)
    main, last = weights[:-TIED].copy(), weights[-TIED:].copy()
    loss = _newton(main, lambda w, g, h: add_rows(w, rows, won, g, h), len(rows))
    _newton(last, lambda w, g, h: add_tied(w, tied, tied_won, g, h), len(tied))
    weights[:-TIED], weights[-TIED:] = main, last
    return loss


def play_generation(terms: Terms, seats: int, weights: Numbers, generation: int) -> tuple[Any, ...]:
    """The holdings after the turns of one generation, and who won; tied turns apart."""
    count = GENERATIONS[generation]
    t = layout.tables(Setup(seats))
    start = layout.pack(rules.opening(terms, seats))
    rows, won = np.zeros((count, 2 + seats), np.int64), np.zeros((count, seats))
    tied, tied_won = np.zeros((count // 10, 4 + seats), np.int64), np.zeros((count // 10, seats))
    levels = np.full(seats, LEAD if generation == 0 else FITTED)
    plans, dice = prepare(model_turn(terms, seats))
    state, seed = start.copy(), np.uint64(SEED + generation)
    noted = (rows, won, tied, tied_won, state, start, t[0], plans, dice, levels, weights, seed)
    full, tied_full, _ = record_plays(*noted)
    return rows[:full], won[:full], tied[:tied_full], tied_won[:tied_full]


AddLoss = Callable[[Numbers, Numbers, Numbers], float]
"""Adds to gradient and Hessian at some weights; returns the loss."""


def _newton(weights: Numbers, add_loss: AddLoss, rows: int) -> float:
    """Minimise the log loss with a ridge penalty; a step that raises it is halved."""
    size = len(weights)

    def measure(at: Numbers) -> tuple[float, Numbers, Numbers]:
        gradient, hessian = np.zeros(size), np.zeros((size, size))
        loss = add_loss(at, gradient, hessian)
        return loss + 0.5 * float(at @ at), gradient + at, hessian + np.eye(size)

    loss, gradient, hessian = measure(weights)
    for _ in range(STEPS):
        step = np.linalg.solve(hessian, gradient)
        before, part = loss, 1.0
        while True:
            tried = weights - part * step
            found = measure(tried)
            if found[0] <= before or part < NEAR:
                break
            part /= 2
        weights[:], (loss, gradient, hessian) = tried, found
        if before - loss < NEAR * max(1, rows):
            break
    return loss / max(1, rows)


@compiled
def add_rows(weights: Any, rows: Any, won: Any, gradient: Any, hessian: Any) -> Any:
    """Add up the log loss of these rows, its gradient and its Hessian; returns the loss."""
    seats = won.shape[1]
    wide = PLAIN + seats
    block = KINGS * wide
    features, chances = np.empty((seats, PLAIN)), np.empty(seats)
    mixed, mean = np.empty(2 * KINGS), np.empty(2 * block)
    index, value = np.empty(2 * KINGS * (PLAIN + 1), np.int64), np.empty(2 * KINGS * (PLAIN + 1))
    total = 0.0
    for row in range(len(rows)):
        after = rows[row]
        fill_features(after, features)
        at, part = knot_below(after[0])
        king = after[1] / 20
        mixed[0], mixed[1], mixed[2], mixed[3] = 1 - part, (1 - part) * king, part, part * king
        low = at * block
        for n in range(seats):
            chances[n] = 0.0
            for m in range(2 * KINGS):
                own = low + m * wide
                for feature in range(PLAIN):
                    chances[n] += mixed[m] * weights[own + feature] * features[n, feature]
                chances[n] += mixed[m] * weights[own + PLAIN + n]
        softmax(chances)
        mean[:] = 0.0
        for n in range(seats):
            for m in range(2 * KINGS):
                for feature in range(PLAIN + 1):
                    k = m * (PLAIN + 1) + feature
                    index[k] = m * wide + (feature if feature < PLAIN else PLAIN + n)
                    value[k] = mixed[m] * (features[n, feature] if feature < PLAIN else 1.0)
            total -= won[row, n] * np.log(max(chances[n], 1e-300))
            for k in range(len(index)):
                i = index[k]
                mean[i] += chances[n] * value[k]
                gradient[low + i] += (chances[n] - won[row, n]) * value[k]
                for other in range(len(index)):
                    hessian[low + i, low + index[other]] += chances[n] * value[k] * value[other]
        for i in range(2 * block):
            for j in range(2 * block):
                hessian[low + i, low + j] -= mean[i] * mean[j]
    return total


@compiled
def add_tied(weights: Any, rows: Any, won: Any, gradient: Any, hessian: Any) -> Any:
    """The same for tied turns."""
    seats = won.shape[1]
    features, chances, mean = np.zeros((seats, TIED)), np.empty(seats), np.empty(TIED)
    total = 0.0
    for row in range(len(rows)):
        after, still, compared = rows[row], rows[row, 2 + seats], rows[row, 3 + seats]
        for n in range(seats):
            features[n] = 0.0
            chances[n] = -np.inf
            if (compared >> n) & 1:
                features[n, 0] = after[2 + n] / 10
                if n and still:
                    features[n, 1], features[n, 2] = 1.0, after[1] / 20
                    still -= 1
                chances[n] = 0.0
                for i in range(TIED):
                    chances[n] += weights[i] * features[n, i]
        softmax(chances)
        mean[:] = 0.0
        for n in range(seats):
            if won[row, n]:
                total -= won[row, n] * np.log(max(chances[n], 1e-300))
            for i in range(TIED):
                mean[i] += chances[n] * features[n, i]
                gradient[i] += (chances[n] - won[row, n]) * features[n, i]
                for j in range(TIED):
                    hessian[i, j] += chances[n] * features[n, i] * features[n, j]
        for i in range(TIED):
            for j in range(TIED):
                hessian[i, j] -= mean[i] * mean[j]
    return total
