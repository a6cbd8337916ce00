"""Fits the estimates that the captain of Gold Armada uses where no exact value is known.

The *margin* parameters estimate the future margin of two seats for the one whose turn has just
ended. For each number of tokens there is a constant, a parameter for every pier and number of
doubloons gone from it, and two for the points of the next turn and their square. They are fitted by
least squares to the exact table, on boards that are typical of plays. The *odds* parameters of two
to five seats are fitted to plays between bosuns: the future points of each seat by doubloons left
and points of the next turn, and the spread of the difference between two seats.

    python fit/fit_gold_armada.py [--plays 3000] [--matches 15000] [--seats 2,3,4,5]
        writes the parameters, and prints how well they fit and how one captain does among bosuns
        (in a simulation of whole turns, without the exact chances near the end)
"""

import argparse
import json
from math import factorial, pi, prod, sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import terms
from doubloon.games.gold_armada.solve import two_seats
from doubloon.games.gold_armada.solve.board_index import boards
from doubloon.games.gold_armada.solve.one_turn import model_turn

Numbers = NDArray[np.float64]

FILE = Path(__file__).parents[1] / "src/doubloon/games/gold_armada/solve/evaluation.json"
TOKENS = 6
LONGEST = SPACES * len(PIERS) + TOKENS

AGREED = terms(Setup(2))
TURN = model_turn(AGREED)
HANDS = TURN.hands
MORE, FEWER = HANDS.more.astype(np.int64), np.sort(HANDS.fewer.astype(np.int64))
FIRST = HANDS.full.start
WINS = np.moveaxis(TURN.wins, 2, 0).copy()
PRICES = np.array([[float(s.value) for s in p.spaces] for p in AGREED.board.piers])
ROLLED = np.array(
    [factorial(5) / prod(map(factorial, hand)) / 6**5 for hand in HANDS.hands[HANDS.full]]
)


@njit(cache=True)
def outcomes(taken: Any, worth: Any, shares: Any) -> None:
    """The probability of each outcome of a turn that maximises the mean of `worth`.

    By pier, and at the end without a doubloon.
    """
    hands, faces = MORE.shape
    best, which = np.zeros(hands), np.zeros((2, hands), np.int64)
    stop, end = np.zeros(hands - FIRST), np.zeros(hands - FIRST, np.int64)
    for hand in range(hands - FIRST):
        top, at = -np.inf, 10
        for pier in range(10):
            if taken[pier] < 3 and WINS[hand, pier, taken[pier]] and worth[pier] > top:
                top, at = worth[pier], pier
        stop[hand] = worth[10] if at == 10 else top
        end[hand] = at
    best[FIRST:] = stop
    for roll in range(3):
        if roll:
            for hand in range(hands):
                top, at = best[hand], hand
                if hand >= FIRST:
                    top = stop[hand - FIRST]
                for face in range(FEWER.shape[1]):
                    part = FEWER[hand, face]
                    if part == hand:
                        break
                    if best[part] > top:
                        top, at = best[part], which[roll - 1, part]
                best[hand] = top
                which[roll - 1, hand] = at
        if roll < 2:
            for hand in range(FIRST - 1, -1, -1):
                mean = 0.0
                for face in range(faces):
                    mean += best[MORE[hand, face]]
                best[hand] = mean / 6
    shares[:] = 0.0
    now = ROLLED.copy()
    for roll in (1, 0):
        reach = np.zeros(hands)
        for hand in range(hands - FIRST):
            part = which[roll, hand + FIRST]
            if part >= FIRST:
                shares[end[hand]] += now[hand]
            else:
                reach[part] += now[hand]
        for hand in range(FIRST):
            if reach[hand] > 0:
                for face in range(faces):
                    reach[MORE[hand, face]] += reach[hand] / 6
        now = reach[FIRST:]
    for hand in range(hands - FIRST):
        shares[end[hand]] += now[hand]


@njit(cache=True)
def turn_points(taken: Any) -> float:
    """The mean points of a turn that maximises them."""
    worth, shares = np.zeros(11), np.zeros(11)
    for pier in range(10):
        if taken[pier] < 3:
            worth[pier] = PRICES[pier, taken[pier]]
    worth[10] = -1.0
    outcomes(taken, worth, shares)
    return float((worth * shares).sum())


@njit(cache=True)
def estimate_margin(margin: Any, taken: Any, tokens: int, next_turn: float) -> float:
    """The estimated future margin of two seats for the one whose turn has just ended."""
    row = margin[tokens - 1]
    found = row[0] + row[31] * next_turn + row[32] * next_turn * next_turn
    for pier in range(10):
        if taken[pier]:
            found += row[3 * pier + taken[pier]]
    return float(found)


@njit(cache=True)
def won(points: Any, skulls: Any, me: int) -> float:
    rank = points - skulls / 100
    return float((rank[me] == rank.max()) / (rank == rank.max()).sum())


@njit(cache=True)
def chance(
    points: Any, skulls: Any, me: int, taken: Any, tokens: int, margin: Any, odds: Any
) -> float:
    """The estimated chance to win of the seat whose turn has just ended."""
    seats = len(points)
    left = 30 - taken.sum()
    if tokens == 0 or left == 0:
        return won(points, skulls, me)
    row, next_turn = odds[tokens - 1], turn_points(taken)
    wide = np.sqrt(max(row[seats, 0] + row[seats, 1] * left, 0.05))
    come = row[:, 0] + row[:, 1] * left + row[:, 2] * next_turn
    mine = estimate_margin(margin, taken, tokens, next_turn) if seats == 2 else come[seats - 1]
    all_ = 0.0
    for k in range(seats - 1):
        other = (me + 1 + k) % seats
        theirs = 0.0 if seats == 2 else come[k]
        all_ += np.exp((points[other] + theirs - points[me] - mine) / wide)
    return float(1 / (1 + all_))


@njit(cache=True)
def play(
    seats: int,
    margin: Any,
    odds: Any,
    goals: Any,
    boards: Any,
    gains: Any,
    points: Any,
    skulls: Any,
) -> int:
    """One play. By seat, `goals` is 0 for points, 1 for the estimated margin, 2 for the odds."""
    taken, tokens, n = np.zeros(10, np.int64), TOKENS, 0
    worth, shares = np.zeros(11), np.zeros(11)
    points[:] = 0
    skulls[:] = 0
    while tokens and taken.min() < 3:
        me = n % seats
        for end in range(11):
            if end < 10 and taken[end] == 3:
                continue
            gain = PRICES[end, taken[end]] if end < 10 else -1.0
            left = tokens
            if end < 10:
                taken[end] += 1
            else:
                left -= 1
            points[me] += gain
            skulls[me] += end == 10
            worth[end] = gain
            if goals[me] == 1 and left and taken.min() < 3:
                worth[end] += estimate_margin(margin, taken, left, turn_points(taken))
            if goals[me] == 2:
                worth[end] = chance(points, skulls, me, taken, left, margin, odds)
            points[me] -= gain
            skulls[me] -= end == 10
            if end < 10:
                taken[end] -= 1
        outcomes(taken, worth, shares)
        end, left_ = 0, np.random.random() - shares[0]
        while left_ > 0 and end < 10:
            end += 1
            left_ -= shares[end]
        if end == 10:
            tokens -= 1
            gains[n] = -1.0
            skulls[me] += 1
        else:
            gains[n] = PRICES[end, taken[end]]
            taken[end] += 1
        points[me] += gains[n]
        boards[n, :10] = taken
        boards[n, 10] = tokens
        n += 1
    return n


@njit(cache=True)
def sample(
    plays: int,
    seats: int,
    margin: Any,
    odds: Any,
    seed: int,
    at: Any,
    next_turn: Any,
    later_points: Any,
) -> int:
    """Boards after turns, and the points that each seat made later, beginning with the next one."""
    np.random.seed(seed)
    boards, gains = np.zeros((LONGEST, 11), np.int64), np.zeros(LONGEST)
    points, skulls, goals = np.zeros(seats), np.zeros(seats), np.zeros(seats, np.int64)
    found = 0
    for _ in range(plays):
        turns = play(seats, margin, odds, goals, boards, gains, points, skulls)
        later = np.zeros(seats)
        for n in range(turns - 1, -1, -1):
            at[found] = boards[n]
            next_turn[found] = turn_points(boards[n, :10])
            for k in range(seats):
                later_points[found, k] = later[(n + 1 + k) % seats]
            found += 1
            later[n % seats] += gains[n]
    return found


@njit(cache=True)
def match(plays: int, seats: int, margin: Any, odds: Any, want: int, other: int, seed: int) -> Any:
    """By play: the win of a seat with one goal among seats with another, and its lead over them."""
    np.random.seed(seed)
    boards, gains = np.zeros((LONGEST, 11), np.int64), np.zeros(LONGEST)
    points, skulls = np.zeros(seats), np.zeros(seats)
    results = np.zeros((plays, 2))
    for deal in range(plays):
        goals = np.full(seats, other)
        me = deal % seats
        goals[me] = want
        play(seats, margin, odds, goals, boards, gains, points, skulls)
        results[deal, 0] = won(points, skulls, me)
        results[deal, 1] = points[me] - (points.sum() - points[me]) / (seats - 1)
    return results


def features(taken: NDArray[np.int64], next_turn: Numbers) -> Numbers:
    found = np.zeros((len(taken), 1 + SPACES * len(PIERS) + 2))
    found[:, 0] = 1
    for pier in range(len(PIERS)):
        for n in range(1, SPACES + 1):
            found[:, SPACES * pier + n] = taken[:, pier] == n
    found[:, -2], found[:, -1] = next_turn, next_turn**2
    return found


def typical_board(chance: Random, tokens: int) -> list[int]:
    """A board that is typical of plays with so many tokens left."""
    taken = [0] * len(PIERS)
    for _ in range(min(29, max(1, int(chance.gauss(25 - 3.2 * tokens, 4))))):
        free = [pier for pier in range(len(PIERS)) if taken[pier] < SPACES]
        weights = [(6, 2.5, 1)[taken[pier]] * (1 if pier < 6 else 2) for pier in free]
        taken[chance.choices(free, weights)[0]] += 1
    return taken


def fit_margin(number: int) -> tuple[Numbers, list[float]]:
    """The margin parameters by tokens left, and the share of the variance that they explain."""
    numbers, where, chance = two_seats.work(AGREED).solved(), boards(AGREED.board), Random(1)
    rows, shares = [], []
    for tokens in range(1, TOKENS + 1):
        some = np.array([typical_board(chance, tokens) for _ in range(number)])
        start = (tokens - 1) * where.count
        y = np.array([-numbers[start + where.find(taken)] for taken in some.tolist()])
        x = features(some, np.array([turn_points(taken) for taken in some]))
        steady = 1e-6 * np.eye(x.shape[1])
        row = np.round(np.linalg.solve(x.T @ x + steady, x.T @ y), 5)
        rows.append(row)
        shares.append(float(1 - np.var(y - x @ row) / np.var(y)))
    return np.array(rows), shares


def fit_odds(at: NDArray[np.int64], next_turn: Numbers, later_points: Numbers) -> Numbers:
    """The odds parameters by tokens left.

    A row for the future points of each seat in the order of their turns, and at the end one for the
    squared spread. Columns: constant, doubloons left, points of the next turn.
    """
    seats = later_points.shape[1]
    found = np.zeros((TOKENS, seats + 1, 3))
    for tokens in range(1, TOKENS + 1):
        here = (at[:, 10] == tokens) & (at[:, :10].min(axis=1) < SPACES)
        left = 30 - at[here, :10].sum(axis=1)
        x, y = np.stack([np.ones(len(left)), left, next_turn[here]], axis=1), later_points[here]
        means = np.linalg.lstsq(x, y, rcond=None)[0]
        rest = y - x @ means
        pairs = [(rest[:, i] - rest[:, j]) ** 2 for i in range(seats) for j in range(i)]
        found[tokens - 1, :seats] = means.T
        wide = np.mean(pairs, axis=0) * 3 / pi**2
        found[tokens - 1, seats, :2] = np.linalg.lstsq(x[:, :2], wide, rcond=None)[0]
    return found


def describe(results: Numbers) -> str:
    means, spread = results.mean(axis=0), 1.96 * results.std(axis=0) / sqrt(len(results))
    return f"wins {means[0]:.4f} ± {spread[0]:.4f}, ahead by {means[1]:.3f} ± {spread[1]:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--plays", type=int, default=3_000)
    parser.add_argument("--matches", type=int, default=15_000)
    parser.add_argument("--seats", default="2,3,4,5")
    asked = parser.parse_args()
    parameters = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    seats_asked = [*map(int, asked.seats.split(","))]
    if 2 in seats_asked:
        margin, shares = fit_margin(4000)
        parameters["margin"] = margin.tolist()
        explained = " ".join(f"{share:.3f}" for share in shares)
        print(f"explained variance of the exact margin, by tokens: {explained}")
    margin = np.array(parameters["margin"])
    for seats in seats_asked:
        odds = np.zeros((TOKENS, seats + 1, 3))
        at = np.zeros((asked.plays * LONGEST, 11), np.int64)
        next_turn, later_points = np.zeros(len(at)), np.zeros((len(at), seats))
        count = sample(asked.plays, seats, margin, odds, 1, at, next_turn, later_points)
        odds = np.round(fit_odds(at[:count], next_turn[:count], later_points[:count]), 5)
        parameters[f"odds-{seats}"] = odds.tolist()
        FILE.write_text(json.dumps(parameters) + "\n", encoding="utf-8")
        if seats == 2:
            print(
                "2 seats, one by estimated margin:",
                describe(match(asked.matches, 2, margin, odds, 1, 0, 9)),
            )
        results = match(asked.matches, seats, margin, odds, 2, 0, 9)
        print(f"{seats} seats, one by odds:", describe(results), flush=True)


if __name__ == "__main__":
    main()
