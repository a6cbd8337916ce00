"""The final margin of Gold Armada with two seats, exactly: boards, their table, and its use.

What is maximised is the mean of one's own points less the other's at the end. What
both hold already changes nothing about what is best, so a position is the doubloons gone
from each pier and the skull tokens left; where rounds are finished, the seat as well.
"""

from collections.abc import Iterator
from functools import cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.solve.board_index import Boards, boards
from doubloon.games.gold_armada.solve.one_turn import turn
from doubloon.solving import tables

VERSION = 2
"""Counts changes of the method that change its numbers, or where they stand."""

LAYERS = SPACES * len(PIERS) + 1
"""Steps a solve takes for each skull token, so that it can be stopped in between."""

MOST_TOKENS = 12
"""With more skull tokens there is no table: it would not fit a common machine."""

Numbers = NDArray[np.float64]


@cache
def table(terms: Terms) -> tables.ValueTable:
    """The table of these terms: the margin still to come for who begins a turn."""
    rules = turn(terms)
    prices = [[space.value for space in pier.spaces] for pier in terms.board.piers]
    readings = terms.readings
    found = boards(terms.board)
    parts = {
        "version": VERSION,
        "rolls": ROLLS,
        "die": terms.board.die,
        "wins": rules.wins,
        "prices": prices,
        "kinds": found.kind,
        "tokens": readings.skull_tokens,
        "may-decline": readings.may_decline,
        "finish-round": readings.finish_round,
    }
    size = parts_of(terms) * found.count
    return tables.ValueTable("gold-armada-two-margin", tables.spelled(parts), size, __package__)


def parts_of(terms: Terms) -> int:
    """How often every board is in the table: for each token; with finished rounds for each seat,
    and for the second once more without a token."""
    tokens = terms.readings.skull_tokens
    return 2 * tokens + 1 if terms.readings.finish_round else tokens


def is_solvable(terms: Terms, seats: int) -> bool:
    return seats == 2 and terms.readings.skull_tokens <= MOST_TOKENS


def work(terms: Terms) -> tables.Work:
    """The table of these terms, and the way to compute it: half a minute."""
    steps = LAYERS * (terms.readings.skull_tokens + terms.readings.finish_round)
    return tables.Work(table(terms), steps, lambda numbers, done: solve(terms, numbers, done))


def solve(terms: Terms, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table backwards: the last token first, and for each the emptiest boards first."""
    try:
        from doubloon.games.gold_armada.solve.compiled.two_seats import solve_boards
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    readings = terms.readings
    gone = boards(terms.board).listed().sum(axis=1)
    layers = [np.flatnonzero(gone == layer) for layer in range(LAYERS)]
    first = 0 if readings.finish_round else 1
    for step in range(done, LAYERS * (readings.skull_tokens + 1 - first)):
        tokens, layer = step // LAYERS + first, LAYERS - 1 - step % LAYERS
        if readings.finish_round:
            solve_boards(turn(terms), layers[layer], tokens, 1, numbers)
        if tokens and layer < LAYERS - 1:
            solve_boards(turn(terms), layers[layer], tokens, 0, numbers)
        yield step + 1


def ways_on(taken: tuple[int, ...], tokens: int) -> int:
    """How many boards may still come at most, this one included."""
    return prod(SPACES + 1 - n for n in taken) * (tokens + 1)


def has_turn(terms: Terms, taken: tuple[int, ...], tokens: int, seat: int) -> bool:
    """Whether this seat gets a turn here: not if the play is over. [ga.end] [ga.finish-round]"""
    return (terms.readings.finish_round and seat == 1) or bool(tokens and min(taken) < SPACES)


def margin(terms: Terms, numbers: Numbers, taken: tuple[int, ...], tokens: int, seat: int) -> float:
    """What is still to come for this seat, whose turn it is on this board; nothing at the end."""
    if not has_turn(terms, taken, tokens, seat):
        return 0.0
    found: Boards = boards(terms.board)
    readings = terms.readings
    part = tokens - 1 + (seat * (readings.skull_tokens + 1) if readings.finish_round else 0)
    return float(numbers[part * found.count + found.place(taken)])
