"""Gold Armada with two seats solved for the margin: one backward pass, compiled by Numba.

Every turn takes a doubloon or a skull token, so each board is looked through once, after
all boards it can lead to.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from doubloon.games.gold_armada.board import SPACES
from doubloon.games.gold_armada.rules import ROLLS
from doubloon.games.gold_armada.turn import ALL, Turn
from doubloon.solve.compiled import compiled

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Short = NDArray[np.int32]
Rules = tuple[Numbers, Short, Short, bool]
"""Prices, the hands that win each doubloon and where they begin, whether one may decline."""
Dice = tuple[Short, Short, Numbers, int]
Room = tuple[Numbers, Numbers]


@compiled
def _stopped(rules: Rules, board: int, tokens: int, margins: Numbers, full: Numbers) -> None:
    """What each full hand is worth once rolling is over."""
    prices, winning, starts, may_decline = rules
    size = (SPACES + 1) ** prices.shape[0]
    skull = -1.0
    if tokens > 1:
        skull -= margins[(tokens - 2) * size + board]
    low = skull if may_decline else -np.inf
    for hand in range(len(full)):
        full[hand] = low
    weight = size
    for pier in range(prices.shape[0]):
        weight //= SPACES + 1
        taken = board // weight % (SPACES + 1)
        if taken == SPACES:
            continue
        worth = prices[pier, taken]
        if board + weight < size - 1:
            worth -= margins[(tokens - 1) * size + board + weight]
        at = pier * SPACES + taken
        for n in range(starts[at], starts[at + 1]):
            hand = winning[n]
            full[hand] = max(full[hand], worth)
    for hand in range(len(full)):
        if full[hand] == -np.inf:
            full[hand] = skull


@compiled
def _begun(dice: Dice, full: Numbers, best: Numbers) -> float:
    """What a turn is worth before its first roll."""
    more, fewer, chances, first_full = dice
    hands, faces = more.shape
    best[first_full:] = full
    for roll in range(ROLLS):
        if roll:
            for hand in range(1, hands):
                most = full[hand - first_full] if hand >= first_full else best[hand]
                for face in range(fewer.shape[1]):
                    part = fewer[hand, face]
                    if part == hand:
                        break
                    most = max(most, best[part])
                best[hand] = most
        for hand in range(first_full - 1, -1, -1):
            mean = 0.0
            for face in range(faces):
                mean += chances[face] * best[more[hand, face]]
            best[hand] = mean
    return float(best[0])


@compiled
def _fill(rules: Rules, dice: Dice, room: Room, tokens: int, span: Whole, margins: Numbers) -> None:
    full, best = room
    size = (SPACES + 1) ** rules[0].shape[0]
    for board in range(span[1] - 1, span[0] - 1, -1):
        if board < size - 1:
            _stopped(rules, board, tokens, margins, full)
            margins[(tokens - 1) * size + board] = _begun(dice, full, best)


def solve_boards(turn: Turn, tokens: int, first: int, last: int, margins: Numbers) -> None:
    """Fill in the boards from `first` up to but not `last`, where all later ones are known."""
    assert 0 <= first < last <= ALL
    _fill(*_given(turn), tokens, np.array([first, last]), margins)


@cache
def _given(turn: Turn) -> tuple[Rules, Dice, Room]:
    """The turn as compiled code wants it: the rules, the dice, and room to work in."""
    piers = turn.terms.board.piers
    prices = np.array([[float(space.value) for space in pier.spaces] for pier in piers])
    lists = [np.flatnonzero(wins) for spaces in turn.wins for wins in spaces]
    starts = np.cumsum([0, *map(len, lists)]).astype(np.int32)
    winning = np.concatenate(lists).astype(np.int32)
    hands = turn.hands
    more, fewer = hands.more.astype(np.int32), np.sort(hands.fewer.astype(np.int32))
    rules: Rules = (prices, winning, starts, turn.terms.readings.may_decline)
    dice: Dice = (more, fewer, hands.chances, hands.full.start)
    return rules, dice, (np.empty(turn.wins.shape[2]), np.empty(len(hands.hands)))
