"""Gold Armada with two seats, solved for the margin in one backward pass compiled by Numba.

Every turn takes a doubloon or a skull token. So each board is computed once, after all boards
that can follow it. Boards with equally many doubloons gone cannot follow each other: they are
computed in batches, in the columns of one array, so that the processor can use vector
instructions.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.solve import board_index
from doubloon.games.gold_armada.solve.board_index import Whole
from doubloon.games.gold_armada.solve.one_turn import Numbers, TurnModel
from doubloon.kernels.compiled import compiled

BATCH = 16
"""Boards computed together."""

Short = NDArray[np.int32]
Bytes = NDArray[np.uint8]

Index = tuple[Whole, Whole, Whole, Whole, Whole]
"""The arrays of `board_index.Boards`: group, size, stride, rank, first."""

Rules = tuple[Numbers, Short, Short, bool, bool, int]
"""What the rules say, in this order:

- the value of each doubloon, by pier and space;
- the full hands that win each space, the lists of all spaces one after the other;
- where the list of each space begins (pier by pier), and at the end the length of all lists;
- the readings `may-decline` and `finish-round`;
- the number of skull tokens.
"""

Dice = tuple[Short, Short, Numbers, int]
"""The lattice of hands: by hand and face the hand with one die more; by hand the hands with one
die fewer; the probability of each face; the number of the first full hand."""

Place = tuple[int, int]
"""The tokens left and the seat whose turn it is (always 0 unless rounds are finished)."""

_find = compiled(board_index.find)


@compiled
def _margin(rules: Rules, numbers: Numbers, count: int, at: int, tokens: int, seat: int) -> float:
    """The future margin of this seat on board `at`; 0 if it has no turn any more."""
    finish_round, all_tokens = rules[4], rules[5]
    if not tokens and not (finish_round and seat == 1):
        return 0.0
    return float(numbers[(tokens - 1 + seat * (all_tokens + 1)) * count + at])


@compiled
def _rate_hands(
    rules: Rules,
    index: Index,
    taken: Bytes,
    at: int,
    place: Place,
    numbers: Numbers,
    full: Numbers,
    column: int,
) -> None:
    """Fill a column of `full` with the value of each full hand once rolling is over."""
    values, winning, starts, may_decline, finish_round, _ = rules
    tokens, seat = place
    count, spaces = index[4][-1], values.shape[1]
    follower = 1 - seat if finish_round else seat
    skull = 0.0
    if tokens:
        skull = -1.0 - _margin(rules, numbers, count, at, tokens - 1, follower)
    low = skull if may_decline else -np.inf
    for hand in range(len(full)):
        full[hand, column] = low
    for pier in range(values.shape[0]):
        gone = taken[pier]
        if gone == spaces:
            continue
        taken[pier] = gone + 1
        then = _find(index[0], index[1], index[2], index[3], index[4], taken)
        taken[pier] = gone
        value = values[pier, gone] - _margin(rules, numbers, count, then, tokens, follower)
        space = pier * spaces + gone
        for n in range(starts[space], starts[space + 1]):
            hand = winning[n]
            full[hand, column] = max(full[hand, column], value)
    for hand in range(len(full)):
        if full[hand, column] == -np.inf:
            full[hand, column] = skull


@compiled
def _look_ahead(dice: Dice, full: Numbers, best: Numbers) -> None:
    """Compute the value of every hand kept; row 0 of `best` becomes the value before a turn."""
    more, fewer, chances, first_full = dice
    hands, faces = more.shape
    best[first_full:] = full
    for roll in range(ROLLS):
        if roll:
            for hand in range(1, hands):
                if hand >= first_full:
                    for n in range(BATCH):
                        best[hand, n] = full[hand - first_full, n]
                for face in range(fewer.shape[1]):
                    part = fewer[hand, face]
                    if part == hand:
                        break
                    for n in range(BATCH):
                        best[hand, n] = max(best[hand, n], best[part, n])
        for hand in range(first_full - 1, -1, -1):
            for n in range(BATCH):
                best[hand, n] = 0.0
            for face in range(faces):
                then, chance = more[hand, face], chances[face]
                for n in range(BATCH):
                    best[hand, n] += chance * best[then, n]


@compiled
def _fill(
    rules: Rules,
    dice: Dice,
    index: Index,
    boards: Bytes,
    which: Whole,
    place: Place,
    numbers: Numbers,
) -> None:
    tokens, seat = place
    full = np.zeros((len(dice[0]) - dice[3], BATCH))
    best = np.zeros((len(dice[0]), BATCH))
    start = (tokens - 1 + seat * (rules[5] + 1)) * index[4][-1]
    for begin in range(0, len(which), BATCH):
        some = which[begin : begin + BATCH]
        for column in range(len(some)):
            at = some[column]
            _rate_hands(rules, index, boards[at], at, place, numbers, full, column)
        _look_ahead(dice, full, best)
        for column in range(len(some)):
            numbers[start + some[column]] = best[0, column]


def solve_boards(turn: TurnModel, which: Whole, tokens: int, seat: int, numbers: Numbers) -> None:
    """Fill in these boards for a seat that begins a turn there; all later ones must be filled."""
    rules, dice, index, boards = arguments(turn)
    _fill(rules, dice, index, boards, which, (tokens, seat), numbers)


@cache
def arguments(turn: TurnModel) -> tuple[Rules, Dice, Index, Bytes]:
    """The rules, the dice and the boards as arrays."""
    piers, readings = turn.terms.board.piers, turn.terms.readings
    values = np.array([[float(space.value) for space in pier.spaces] for pier in piers])
    lists = [np.flatnonzero(wins) for spaces in turn.wins for wins in spaces]
    starts = np.cumsum([0, *map(len, lists)]).astype(np.int32)
    winning = np.concatenate(lists).astype(np.int32)
    agreed = readings.may_decline, readings.finish_round, readings.skull_tokens
    rules: Rules = (values, winning, starts, *agreed)
    hands = turn.hands
    more, fewer = hands.more.astype(np.int32), np.sort(hands.fewer.astype(np.int32))
    dice: Dice = (more, fewer, hands.chances, hands.full.start)
    found = board_index.boards(turn.terms.board)
    index: Index = (found.group, found.size, found.stride, found.rank, found.first)
    return rules, dice, index, found.list_boards()
