"""The final margin of Gold Armada with two seats, exactly: boards, their table, and its use.

What is maximised is the mean of one's own points less the other's at the end. What
both hold already changes nothing about what is best, so a board is the doubloons gone
from each pier and the skull tokens left: six million boards with six tokens.
"""

from collections.abc import Iterator
from functools import cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.gold_armada.board import SPACES
from doubloon.games.gold_armada.editions import Terms
from doubloon.games.gold_armada.rules import ROLLS
from doubloon.games.gold_armada.turn import ALL, number, turn
from doubloon.solve import tables

VERSION = 1
"""Counts changes of the method that change its numbers."""

PARTS = 64
"""Steps a solve takes for each skull token, so that it can be stopped in between."""

MOST_TOKENS = 12
"""With more skull tokens there is no table: it would not fit a common machine."""

Numbers = NDArray[np.float64]


@cache
def table(terms: Terms) -> tables.Table:
    """The table of these terms: the margin still to come for who begins a turn."""
    rules = turn(terms)
    prices = [[space.value for space in pier.spaces] for pier in terms.board.piers]
    readings = terms.readings
    parts = {
        "version": VERSION,
        "rolls": ROLLS,
        "die": terms.board.die,
        "wins": rules.wins,
        "prices": prices,
        "tokens": readings.skull_tokens,
        "may-decline": readings.may_decline,
    }
    size = readings.skull_tokens * ALL
    return tables.Table("gold-armada-two-margin", tables.spelled(parts), size, __package__)


def is_solvable(terms: Terms, seats: int) -> bool:
    """Two seats, and an end that comes at once: otherwise it would matter who began."""
    readings = terms.readings
    return seats == 2 and not readings.finish_round and readings.skull_tokens <= MOST_TOKENS


def work(terms: Terms) -> tables.Work:
    """The table of these terms, and the way to compute it: a minute or two."""
    steps = PARTS * terms.readings.skull_tokens
    return tables.Work(table(terms), steps, lambda numbers, done: solve(terms, numbers, done))


def solve(terms: Terms, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table backwards: the last token first, and for each the emptiest boards first."""
    try:
        from doubloon.games.gold_armada.solver import solve_boards
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    size = ALL // PARTS
    for step in range(done, PARTS * terms.readings.skull_tokens):
        tokens, part = step // PARTS + 1, PARTS - step % PARTS
        solve_boards(turn(terms), tokens, (part - 1) * size, part * size, numbers)
        yield step + 1


def ways_on(taken: tuple[int, ...], tokens: int) -> int:
    """How many boards may still come, this one included."""
    return prod(SPACES + 1 - n for n in taken) * tokens


def margin(numbers: Numbers, taken: tuple[int, ...], tokens: int) -> float:
    """What is still to come for who begins a turn on this board; nothing at the end."""
    board = number(taken)
    return float(numbers[(tokens - 1) * ALL + board]) if tokens and board < ALL - 1 else 0.0
