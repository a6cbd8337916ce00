"""Fits what the captain of Gold Armada looks at beyond its turn where nothing exact is known.

The *leaf* is the margin of two seats still to come for the one whose turn has just ended: for each
number of tokens one number, one for every pier and every number of doubloons gone from it, and two
for the points of the next turn and their square; fitted by least squares to the exact table, at
boards such as plays come to. The *odds* of two to five seats are fitted to plays between bosuns:
what each seat has still to come, by doubloons left and points of the next turn, and how far two
seats spread.

    python fit/fit_gold_armada.py [--plays 3000] [--matches 15000] [--seats 2,3,4,5]
        writes the parameters; tells how well they fit, and how one captain fares among bosuns
        (as a simulation of whole turns, without the chances that are exact near the end)
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
from doubloon.games.gold_armada.solve.one_turn import turn

Numbers = NDArray[np.float64]

FILE = Path(__file__).parents[1] / "src/doubloon/games/gold_armada/solve/evaluation.json"
TOKENS = 6
LONGEST = SPACES * len(PIERS) + TOKENS

AGREED = terms(Setup(2))
TURN = turn(AGREED)
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
    """How likely each doubloon and (last) the skull token are, if `worth` is maximised."""
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
    """The points of a turn for who wants the most."""
    worth, shares = np.zeros(11), np.zeros(11)
    for pier in range(10):
        if taken[pier] < 3:
            worth[pier] = PRICES[pier, taken[pier]]
    worth[10] = -1.0
    outcomes(taken, worth, shares)
    return float((worth * shares).sum())


@njit(cache=True)
def guess(leaf: Any, taken: Any, tokens: int, brings: float) -> float:
    """The margin of two seats for the one whose turn has just ended, by a leaf."""
    row = leaf[tokens - 1]
    found = row[0] + row[31] * brings + row[32] * brings * brings
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
    points: Any, skulls: Any, me: int, taken: Any, tokens: int, leaf: Any, odds: Any
) -> float:
    """The chance of the seat whose turn has just ended: points multiply the odds."""
    seats = len(points)
    left = 30 - taken.sum()
    if tokens == 0 or left == 0:
        return won(points, skulls, me)
    row, brings = odds[tokens - 1], turn_points(taken)
    wide = np.sqrt(max(row[seats, 0] + row[seats, 1] * left, 0.05))
    come = row[:, 0] + row[:, 1] * left + row[:, 2] * brings
    mine = guess(leaf, taken, tokens, brings) if seats == 2 else come[seats - 1]
    all_ = 0.0
    for k in range(seats - 1):
        other = (me + 1 + k) % seats
        theirs = 0.0 if seats == 2 else come[k]
        all_ += np.exp((points[other] + theirs - points[me] - mine) / wide)
    return float(1 / (1 + all_))


@njit(cache=True)
def play(
    seats: int, leaf: Any, odds: Any, whose: Any, boards: Any, gains: Any, points: Any, skulls: Any
) -> int:
    """One play; seats want the most points (0), the margin by the leaf (1), to win (2)."""
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
            if whose[me] == 1 and left and taken.min() < 3:
                worth[end] += guess(leaf, taken, left, turn_points(taken))
            if whose[me] == 2:
                worth[end] = chance(points, skulls, me, taken, left, leaf, odds)
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
def samples(
    plays: int, seats: int, leaf: Any, odds: Any, seed: int, at: Any, brings: Any, came: Any
) -> int:
    """Boards after turns, and what came of them: the points of each seat from the next one on."""
    np.random.seed(seed)
    boards, gains = np.zeros((LONGEST, 11), np.int64), np.zeros(LONGEST)
    points, skulls, whose = np.zeros(seats), np.zeros(seats), np.zeros(seats, np.int64)
    found = 0
    for _ in range(plays):
        turns = play(seats, leaf, odds, whose, boards, gains, points, skulls)
        later = np.zeros(seats)
        for n in range(turns - 1, -1, -1):
            at[found] = boards[n]
            brings[found] = turn_points(boards[n, :10])
            for k in range(seats):
                came[found, k] = later[(n + 1 + k) % seats]
            found += 1
            later[n % seats] += gains[n]
    return found


@njit(cache=True)
def match(plays: int, seats: int, leaf: Any, odds: Any, want: int, other: int, seed: int) -> Any:
    """Wins, and points over the mean, of one seat that wants this among others that want that."""
    np.random.seed(seed)
    boards, gains = np.zeros((LONGEST, 11), np.int64), np.zeros(LONGEST)
    points, skulls = np.zeros(seats), np.zeros(seats)
    told = np.zeros((plays, 2))
    for deal in range(plays):
        whose = np.full(seats, other)
        me = deal % seats
        whose[me] = want
        play(seats, leaf, odds, whose, boards, gains, points, skulls)
        told[deal, 0] = won(points, skulls, me)
        told[deal, 1] = points[me] - (points.sum() - points[me]) / (seats - 1)
    return told


def features(taken: NDArray[np.int64], brings: Numbers) -> Numbers:
    found = np.zeros((len(taken), 1 + SPACES * len(PIERS) + 2))
    found[:, 0] = 1
    for pier in range(len(PIERS)):
        for n in range(1, SPACES + 1):
            found[:, SPACES * pier + n] = taken[:, pier] == n
    found[:, -2], found[:, -1] = brings, brings**2
    return found


def likely(chance: Random, tokens: int) -> list[int]:
    """A board such as plays come to with so many tokens left."""
    taken = [0] * len(PIERS)
    for _ in range(min(29, max(1, int(chance.gauss(25 - 3.2 * tokens, 4))))):
        free = [pier for pier in range(len(PIERS)) if taken[pier] < SPACES]
        weights = [(6, 2.5, 1)[taken[pier]] * (1 if pier < 6 else 2) for pier in free]
        taken[chance.choices(free, weights)[0]] += 1
    return taken


def fitted(number: int) -> tuple[Numbers, list[float]]:
    """The leaf by tokens left, and the share of the exact margin that it explains."""
    numbers, where, chance = two_seats.work(AGREED).solved(), boards(AGREED.board), Random(1)
    rows, shares = [], []
    for tokens in range(1, TOKENS + 1):
        some = np.array([likely(chance, tokens) for _ in range(number)])
        start = (tokens - 1) * where.count
        y = np.array([-numbers[start + where.find(taken)] for taken in some.tolist()])
        x = features(some, np.array([turn_points(taken) for taken in some]))
        steady = 1e-6 * np.eye(x.shape[1])
        row = np.round(np.linalg.solve(x.T @ x + steady, x.T @ y), 5)
        rows.append(row)
        shares.append(float(1 - np.var(y - x @ row) / np.var(y)))
    return np.array(rows), shares


def odds_of(at: NDArray[np.int64], brings: Numbers, came: Numbers) -> Numbers:
    """By tokens left: what each seat has still to come, in the order of their turns, by
    doubloons left and the next turn's points; and how far two seats spread, squared."""
    seats = came.shape[1]
    found = np.zeros((TOKENS, seats + 1, 3))
    for tokens in range(1, TOKENS + 1):
        here = (at[:, 10] == tokens) & (at[:, :10].min(axis=1) < SPACES)
        left = 30 - at[here, :10].sum(axis=1)
        x, y = np.stack([np.ones(len(left)), left, brings[here]], axis=1), came[here]
        means = np.linalg.lstsq(x, y, rcond=None)[0]
        rest = y - x @ means
        pairs = [(rest[:, i] - rest[:, j]) ** 2 for i in range(seats) for j in range(i)]
        found[tokens - 1, :seats] = means.T
        wide = np.mean(pairs, axis=0) * 3 / pi**2
        found[tokens - 1, seats, :2] = np.linalg.lstsq(x[:, :2], wide, rcond=None)[0]
    return found


def told_of(results: Numbers) -> str:
    means, spread = results.mean(axis=0), 1.96 * results.std(axis=0) / sqrt(len(results))
    return f"wins {means[0]:.4f} ± {spread[0]:.4f}, ahead by {means[1]:.3f} ± {spread[1]:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--plays", type=int, default=3_000)
    parser.add_argument("--matches", type=int, default=15_000)
    parser.add_argument("--seats", default="2,3,4,5")
    asked = parser.parse_args()
    told = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    seats_asked = [*map(int, asked.seats.split(","))]
    if 2 in seats_asked:
        leaf, shares = fitted(4000)
        told["leaf"] = leaf.tolist()
        print("leaf explains", *(f"{share:.3f}" for share in shares), "of the exact margin")
    leaf = np.array(told["leaf"])
    for seats in seats_asked:
        odds = np.zeros((TOKENS, seats + 1, 3))
        at = np.zeros((asked.plays * LONGEST, 11), np.int64)
        brings, came = np.zeros(len(at)), np.zeros((len(at), seats))
        count = samples(asked.plays, seats, leaf, odds, 1, at, brings, came)
        odds = np.round(odds_of(at[:count], brings[:count], came[:count]), 5)
        told[f"odds-{seats}"] = odds.tolist()
        FILE.write_text(json.dumps(told) + "\n", encoding="utf-8")
        if seats == 2:
            print("2 seats, margin by leaf:", told_of(match(asked.matches, 2, leaf, odds, 1, 0, 9)))
        results = match(asked.matches, seats, leaf, odds, 2, 0, 9)
        print(f"{seats} seats, odds:", told_of(results), flush=True)


if __name__ == "__main__":
    main()
