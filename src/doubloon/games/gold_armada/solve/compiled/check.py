"""Layers of the win chance, computed a second time by other means than they were solved with.

Positions are kept as points and skull tokens of both seats, boards as numbers in base four with
one digit for each pier, and rolls are listed one by one.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.kernels.compiled import compiled
from doubloon.kernels.listed_rolls import BATCH, Lists, begin_batch

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Packed = NDArray[np.uint32]


class Stored(NamedTuple):
    """A layer of the table."""

    low: Whole
    many: Whole
    start: Whole
    packed: Packed


class Agreed(NamedTuple):
    """What the rules say."""

    prices: Whole
    """By pier and space."""
    wins: NDArray[np.bool_]
    """By pier, space and full hand."""
    tokens: int
    may_decline: bool
    finish_round: bool
    shared: bool


class Boards(NamedTuple):
    code: Whole
    """By number of a board: one of the boards with this number, in base four."""
    place: Whole
    """By board in base four: its place in its layer."""
    step: int
    parts: float


@compiled
def _won(mine: int, theirs: int, my_skulls: int, their_skulls: int, shared: bool) -> float:
    """The share of the win of the first seat, by the points and tokens at the end."""
    if mine != theirs:
        return 1.0 if mine > theirs else 0.0
    if shared or my_skulls == their_skulls:
        return 0.5
    return 1.0 if my_skulls < their_skulls else 0.0


@compiled
def _chance_after(
    agreed: Agreed,
    boards: Boards,
    after: Stored,
    code: int,
    tokens: int,
    seat: int,
    left: int,
    doubloons: tuple[int, int],
    skulls: tuple[int, int],
) -> float:
    """The chance of the first seat when its turn has ended.

    It is infinite if the table lacks the position. `left` is the sum of all doubloons on the board
    `code`, and `seat` the place of the first seat in the turn order.
    """
    mine, theirs = doubloons[0] - skulls[0], doubloons[1] - skulls[1]
    if (tokens == 0 or left == 0) and (seat == 1 or not agreed.finish_round):
        return _won(mine, theirs, skulls[0], skulls[1], agreed.shared)
    best = _won(mine + left, theirs - tokens, skulls[0], skulls[1] + tokens, agreed.shared)
    worst = _won(mine - tokens, theirs + left, skulls[0] + tokens, skulls[1], agreed.shared)
    if worst == 1.0 or best == 0.0:
        return worst
    at = boards.place[code]
    place = doubloons[1] - after.low[at, skulls[1]]
    if place % boards.step or not 0 <= place // boards.step < after.many[at, skulls[1]]:
        return np.inf
    number = after.packed[after.start[at, skulls[1]] + place // boards.step]
    return float(1.0 - number / boards.parts)


@compiled
def find_residuals(
    lists: Lists,
    agreed: Agreed,
    boards: Boards,
    which: Whole,
    some: Whole,
    layer: tuple[int, int],
    here: Stored,
    doubloon: Stored,
    skull: Stored,
) -> tuple[float, int]:
    """The largest residual of these boards of a layer, and the position that has it.

    `some` holds places in `which`, the numbers of all boards of the layer.
    """
    tokens, gone = layer
    piers, spaces = agreed.prices.shape
    taken = agreed.tokens - tokens
    seat = (taken + gone) % 2
    hands = agreed.wins.shape[2]
    prizes = np.zeros((piers + 1, BATCH))
    stopped, full = np.zeros((hands, BATCH)), np.zeros((hands, BATCH))
    kept, found = np.zeros((len(lists[0]) - 1, BATCH)), np.zeros(BATCH)
    over, numbers = np.zeros(hands, np.bool_), np.zeros(BATCH, np.int64)
    everything = agreed.prices.sum()
    lost = 1 if tokens else 0
    largest, where = -1.0, -1
    for at in some:
        code = boards.code[which[at]]
        held = 0
        for pier in range(piers):
            for space in range((code // 4**pier) % 4):
                held += agreed.prices[pier, space]
        columns = here.many[at].sum()
        for begin in range(0, columns, BATCH):
            batch = min(BATCH, columns - begin)
            for n in range(batch):
                mine, nth = 0, begin + n
                while nth >= here.many[at, mine]:
                    nth -= here.many[at, mine]
                    mine += 1
                numbers[n] = here.start[at, mine] + nth
                sum_, other = here.low[at, mine] + nth * boards.step, taken - mine
                for pier in range(piers):
                    space = (code // 4**pier) % 4
                    if space < spaces:
                        value = agreed.prices[pier, space]
                        prizes[pier, n] = _chance_after(
                            agreed,
                            boards,
                            doubloon,
                            code + 4**pier,
                            tokens,
                            seat,
                            everything - held - value,
                            (sum_ + value, held - sum_),
                            (mine, other),
                        )
                prizes[piers, n] = _chance_after(
                    agreed,
                    boards,
                    skull,
                    code,
                    tokens - lost,
                    seat,
                    everything - held,
                    (sum_, held - sum_),
                    (mine + lost, other),
                )
            for hand in range(hands):
                won = agreed.may_decline
                for n in range(BATCH):
                    stopped[hand, n] = prizes[piers, n]
                for pier in range(piers):
                    space = (code // 4**pier) % 4
                    if space < spaces and agreed.wins[pier, space, hand]:
                        for n in range(BATCH):
                            better = not won or prizes[pier, n] > stopped[hand, n]
                            stopped[hand, n] = prizes[pier, n] if better else stopped[hand, n]
                        won = True
            begin_batch(lists, stopped, over, ROLLS, full, kept, found)
            for n in range(batch):
                residual = abs(found[n] - here.packed[numbers[n]] / boards.parts)
                if residual > largest:
                    largest, where = residual, numbers[n]
    return largest, where
