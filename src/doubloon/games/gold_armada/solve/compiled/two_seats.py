"""Gold Armada with two seats solved for the margin: one backward pass, compiled by Numba.

Every turn takes a doubloon or a skull token, so each board is looked through once, after
all boards it can lead to. Boards with as many doubloons gone do not lead to each other: they
are looked through many at a time, side by side, which suits the machine.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.solve import board_index
from doubloon.games.gold_armada.solve.board_index import Boards
from doubloon.games.gold_armada.solve.one_turn import Turn
from doubloon.kernels.compiled import compiled

SIDE = 16
"""Boards looked through side by side."""

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Short = NDArray[np.int32]
Bytes = NDArray[np.uint8]
Places = tuple[Whole, Whole, Whole, Whole, Whole]
Rules = tuple[Numbers, Short, Short, bool, bool, int]
"""Prices, the hands that win each doubloon and where they begin, whether one may decline and
whether rounds are finished, and the skull tokens there are."""
Dice = tuple[Short, Short, Numbers, int]

_place = compiled(board_index.place)


@compiled
def _come(rules: Rules, numbers: Numbers, count: int, at: int, tokens: int, seat: int) -> float:
    """The margin still to come for this seat, if it gets a turn at all."""
    finishes, all_tokens = rules[4], rules[5]
    if not tokens and not (finishes and seat == 1):
        return 0.0
    return float(numbers[(tokens - 1 + seat * (all_tokens + 1)) * count + at])


@compiled
def _stopped(
    rules: Rules,
    places: Places,
    taken: Bytes,
    at: int,
    told: tuple[int, int],
    numbers: Numbers,
    full: Numbers,
    side: int,
) -> None:
    """What each full hand is worth once rolling is over."""
    prices, winning, starts, may_decline, finishes, _ = rules
    tokens, seat = told
    count, spaces = places[4][-1], prices.shape[1]
    follower = 1 - seat if finishes else seat
    skull = 0.0
    if tokens:
        skull = -1.0 - _come(rules, numbers, count, at, tokens - 1, follower)
    low = skull if may_decline else -np.inf
    for hand in range(len(full)):
        full[hand, side] = low
    for pier in range(prices.shape[0]):
        gone = taken[pier]
        if gone == spaces:
            continue
        taken[pier] = gone + 1
        then = _place(places[0], places[1], places[2], places[3], places[4], taken)
        taken[pier] = gone
        worth = prices[pier, gone] - _come(rules, numbers, count, then, tokens, follower)
        space = pier * spaces + gone
        for n in range(starts[space], starts[space + 1]):
            hand = winning[n]
            full[hand, side] = max(full[hand, side], worth)
    for hand in range(len(full)):
        if full[hand, side] == -np.inf:
            full[hand, side] = skull


@compiled
def _begun(dice: Dice, full: Numbers, best: Numbers) -> None:
    """What turns are worth before their first roll: the first row of `best`."""
    more, fewer, chances, first_full = dice
    hands, faces = more.shape
    best[first_full:] = full
    for roll in range(ROLLS):
        if roll:
            for hand in range(1, hands):
                if hand >= first_full:
                    for n in range(SIDE):
                        best[hand, n] = full[hand - first_full, n]
                for face in range(fewer.shape[1]):
                    part = fewer[hand, face]
                    if part == hand:
                        break
                    for n in range(SIDE):
                        best[hand, n] = max(best[hand, n], best[part, n])
        for hand in range(first_full - 1, -1, -1):
            for n in range(SIDE):
                best[hand, n] = 0.0
            for face in range(faces):
                then, chance = more[hand, face], chances[face]
                for n in range(SIDE):
                    best[hand, n] += chance * best[then, n]


@compiled
def _fill(
    rules: Rules,
    dice: Dice,
    places: Places,
    listed: Bytes,
    which: Whole,
    told: tuple[int, int],
    numbers: Numbers,
) -> None:
    tokens, seat = told
    full = np.zeros((len(dice[0]) - dice[3], SIDE))
    best = np.zeros((len(dice[0]), SIDE))
    start = (tokens - 1 + seat * (rules[5] + 1)) * places[4][-1]
    for begin in range(0, len(which), SIDE):
        some = which[begin : begin + SIDE]
        for side in range(len(some)):
            at = some[side]
            _stopped(rules, places, listed[at], at, told, numbers, full, side)
        _begun(dice, full, best)
        for side in range(len(some)):
            numbers[start + some[side]] = best[0, side]


def solve_boards(turn: Turn, which: Whole, tokens: int, seat: int, numbers: Numbers) -> None:
    """Fill in these boards for a seat that begins a turn there, where all later ones are known."""
    rules, dice, places, listed = _given(turn)
    _fill(rules, dice, places, listed, which, (tokens, seat), numbers)


@cache
def _given(turn: Turn) -> tuple[Rules, Dice, Places, Bytes]:
    """The turn as compiled code wants it: the rules, the dice, and the boards."""
    piers, readings = turn.terms.board.piers, turn.terms.readings
    prices = np.array([[float(space.value) for space in pier.spaces] for pier in piers])
    lists = [np.flatnonzero(wins) for spaces in turn.wins for wins in spaces]
    starts = np.cumsum([0, *map(len, lists)]).astype(np.int32)
    winning = np.concatenate(lists).astype(np.int32)
    hands = turn.hands
    more, fewer = hands.more.astype(np.int32), np.sort(hands.fewer.astype(np.int32))
    told = readings.may_decline, readings.finish_round, readings.skull_tokens
    rules: Rules = (prices, winning, starts, *told)
    dice: Dice = (more, fewer, hands.chances, hands.full.start)
    found: Boards = board_index.boards(turn.terms.board)
    places: Places = (found.kind, found.size, found.stride, found.rank, found.first)
    return rules, dice, places, found.listed()
