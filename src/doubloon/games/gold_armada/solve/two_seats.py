"""The final margin of Gold Armada with two seats, solved exactly: its table and its use.

Each seat maximises the mean of its own points minus the other's at the end. The points that the
seats already hold do not change what is best. So a position is the doubloons gone from each pier
and the skull tokens left; under `finish-round` also the seat whose turn it is.
"""

from collections.abc import Iterator
from functools import cache
from math import prod

import numpy as np

from doubloon.core.errors import RecordError
from doubloon.games.gold_armada.rules import ending
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.solve.board_index import Boards, boards
from doubloon.games.gold_armada.solve.one_turn import Numbers, model_turn
from doubloon.solving import tables

VERSION = 2
"""Raised whenever the method, and with it the numbers or their order, changes."""

LAYERS = SPACES * len(PIERS) + 1
"""Steps of the solve for each skull token; it can be interrupted between two."""

MOST_TOKENS = 12
"""With more skull tokens there is no table: it would need too much memory."""


@cache
def table(terms: Terms) -> tables.ValueTable:
    """The table of these terms: the future margin of the seat that begins a turn."""
    rules = model_turn(terms)
    prices = [[space.value for space in pier.spaces] for pier in terms.board.piers]
    readings = terms.readings
    found = boards(terms.board)
    parts = {
        "version": VERSION,
        "rolls": ROLLS,
        "die": terms.board.die,
        "wins": rules.wins,
        "prices": prices,
        "kinds": found.group,
        "tokens": readings.skull_tokens,
        "may-decline": readings.may_decline,
        "finish-round": readings.finish_round,
    }
    size = count_parts(terms) * found.count
    return tables.ValueTable(
        "gold-armada-two-margin", tables.canonical_text(parts), size, __package__
    )


def count_parts(terms: Terms) -> int:
    """How often the table lists every board.

    Once for each number of tokens left. Under `finish-round` once for each number and seat, and
    once more for the second seat without tokens.
    """
    tokens = terms.readings.skull_tokens
    return 2 * tokens + 1 if terms.readings.finish_round else tokens


def is_solvable(terms: Terms, seats: int) -> bool:
    return seats == 2 and terms.readings.skull_tokens <= MOST_TOKENS


def work(terms: Terms) -> tables.Work:
    """The table of these terms and how to compute it, which takes half a minute."""
    steps = LAYERS * (terms.readings.skull_tokens + terms.readings.finish_round)
    return tables.Work(
        table(terms), steps, lambda numbers, done: solve(terms, numbers, done), goal="margin"
    )


def solve(terms: Terms, numbers: Numbers, done: int = 0) -> Iterator[int]:
    """Fill the table backwards: few tokens before many, and for each the emptiest boards first.

    It yields the number of steps done and can be resumed from there.
    """
    try:
        from doubloon.games.gold_armada.solve.compiled.two_seats import solve_boards
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    readings = terms.readings
    gone = boards(terms.board).list_boards().sum(axis=1)
    layers = [np.flatnonzero(gone == layer) for layer in range(LAYERS)]
    first = 0 if readings.finish_round else 1
    for step in range(done, LAYERS * (readings.skull_tokens + 1 - first)):
        tokens, layer = step // LAYERS + first, LAYERS - 1 - step % LAYERS
        if readings.finish_round:
            solve_boards(model_turn(terms), layers[layer], tokens, 1, numbers)
        if tokens and layer < LAYERS - 1:
            solve_boards(model_turn(terms), layers[layer], tokens, 0, numbers)
        yield step + 1


def count_boards(taken: tuple[int, ...], tokens: int) -> int:
    """The most boards that can still come, each with its tokens left; this one included."""
    return prod(SPACES + 1 - n for n in taken) * (tokens + 1)


def has_turn(terms: Terms, taken: tuple[int, ...], tokens: int, seat: int) -> bool:
    """Whether this seat has a turn on this board; if not, the play is over."""
    return ending.has_turn(terms.readings, seat, tokens, doubloons_left=min(taken) < SPACES)


def margin(terms: Terms, numbers: Numbers, taken: tuple[int, ...], tokens: int, seat: int) -> float:
    """The future margin of this seat, whose turn it is on this board; 0 at the end."""
    if not has_turn(terms, taken, tokens, seat):
        return 0.0
    found: Boards = boards(terms.board)
    readings = terms.readings
    part = tokens - 1 + (seat * (readings.skull_tokens + 1) if readings.finish_round else 0)
    return float(numbers[part * found.count + found.find(taken)])
