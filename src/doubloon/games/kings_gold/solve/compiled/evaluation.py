"""The evaluations of King's Gold compiled by Numba: the lead, the fitted chance, the table.

The same as in `solve/evaluation.py` and `solve/two_seats.py`. Holdings are arrays of box, King
and the coins of each seat, counted from the one that has rolled.
"""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.solve.evaluation import KINGS, KNOTS, PLAIN, TIED
from doubloon.kernels.compiled import compiled


@compiled
def evaluate_lead(after: Any) -> Any:
    """How many coins the first seat is ahead; the same as in `evaluation.py`."""
    most = np.int64(-1)
    everything = after[1] + after[2]
    for n in range(3, len(after)):
        most = max(most, after[n])
        everything += after[n]
    ahead = after[2] - most
    if after[0]:
        return float(ahead)
    return float(everything * (1 if ahead > 0 else -1 if ahead < 0 else 0))


@compiled
def fill_features(after: Any, features: Any) -> None:
    """The plain features of every seat, a row each."""
    seats = len(after) - 2
    most = second = np.int64(-1)
    for n in range(seats):
        held = after[2 + n]
        if held > most:
            most, second = held, most
        elif held > second:
            second = held
    for n in range(seats):
        held = float(after[2 + n])
        ahead = held - (second if held == most else most)
        features[n, 0] = held / 10
        features[n, 1] = ahead / 10
        features[n, 2] = ahead / (4 + abs(ahead))
        features[n, 3] = held * held / 400


@compiled
def knot_below(box: Any) -> Any:
    """The knot at or below these coins in the box, and the interpolation weight of the next."""
    at = 0
    while at < len(KNOTS) - 2 and KNOTS[at + 1] <= box:
        at += 1
    part = (box - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at])
    return at, min(1.0, max(0.0, part))


@compiled
def softmax(scores: Any) -> None:
    most, total = scores.max(), 0.0
    for n in range(len(scores)):
        scores[n] = np.exp(scores[n] - most)
        total += scores[n]
    for n in range(len(scores)):
        scores[n] /= total


@compiled
def share_of_leaders(after: Any, compared: Any, chances: Any) -> None:
    most, leaders = np.int64(-1), 0
    for n in range(len(chances)):
        if (compared >> n) & 1 and after[2 + n] >= most:
            leaders = leaders + 1 if after[2 + n] == most else 1
            most = after[2 + n]
    for n in range(len(chances)):
        leads = (compared >> n) & 1 and after[2 + n] == most
        chances[n] = 1 / leaders if leads else 0.0


@compiled
def fill_chances(weights: Any, after: Any, features: Any, chances: Any) -> None:
    """The fitted chance of each seat after a turn."""
    seats = len(chances)
    if after[0] == 0:
        share_of_leaders(after, (1 << seats) - 1, chances)
        return
    fill_features(after, features)
    at, part = knot_below(after[0])
    king = after[1] / 20
    wide = PLAIN + seats
    low, high = at * KINGS * wide, (at + 1) * KINGS * wide
    chances[:] = 0.0
    for feature in range(wide):
        w = (1 - part) * (weights[low + feature] + king * weights[low + wide + feature])
        w += part * (weights[high + feature] + king * weights[high + wide + feature])
        if feature >= PLAIN:
            chances[feature - PLAIN] += w
        else:
            for n in range(seats):
                chances[n] += w * features[n, feature]
    softmax(chances)


@compiled
def fill_tied_chances(weights: Any, after: Any, still: Any, compared: Any, chances: Any) -> None:
    """The same in tied turns; compared seats are bits, counted from the one that rolled."""
    if not still:
        share_of_leaders(after, compared, chances)
        return
    tied = weights[len(weights) - TIED :]
    for n in range(len(chances)):
        if not (compared >> n) & 1:
            chances[n] = -np.inf
            continue
        chances[n] = tied[0] * after[2 + n] / 10
        if n and still:
            chances[n] += tied[1] + tied[2] * after[1] / 20
            still -= 1
    softmax(chances)


@compiled
def table_index(s: Any, after: Any) -> Any:
    """With two seats: where the chance of the seat that has rolled stands.

    The table is followed by the rounds of tied turns.
    """
    box, king, mine = after[0], after[1], after[2]
    coins = box + king + mine + after[3]
    left = coins - box
    at = (
        _positions_up_to(coins)
        - _positions_up_to(left)
        + king * (left + 1)
        - king * (king - 1) // 2
        + mine
    )
    if not s.circle:
        return at
    rounds = 2 * (np.int64(s.repeat) - 1) + s.tied_rolled
    return _positions_up_to(coins) + rounds * ((coins + 1) * (coins + 2) // 2) + at


@compiled
def _positions_up_to(coins: Any) -> Any:
    """How many positions there are of so many coins with box, King and two seats."""
    return (coins + 1) * (coins + 2) * (coins + 3) // 6
