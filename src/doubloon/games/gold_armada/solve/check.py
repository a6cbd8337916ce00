"""The tables of Gold Armada with two seats, checked with other arithmetic than they were made with.

Every turn takes a doubloon or a token, or it is the last. So the error of a number is at most the
sum of the residuals on the way to the end: the largest residual times the most turns of a play.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.games.gold_armada.rules import ending
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import Terms, TieBreak
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.solve import two_seats, win_table
from doubloon.games.gold_armada.solve.board_index import BASIC, STATES, WHARVES, Whole, boards
from doubloon.games.gold_armada.solve.one_turn import Numbers, model_turn
from doubloon.games.gold_armada.solve.win_index import ALL, Layer, layer_sizes, win_index
from doubloon.solving.checking import Check, Checked, Worst, choose
from doubloon.solving.layers import HALF_PART, PARTS, count_processors

if TYPE_CHECKING:
    from doubloon.games.gold_armada.solve.compiled.check import Stored
    from doubloon.kernels.listed_rolls import ListedRolls

MARGIN_TOLERANCE = 1e-11
PIECE = 4096
"""Positions of the margin checked at a time, and positions of a win layer for each thread."""


def check_margin(terms: Terms) -> Check:
    return Check(MARGIN_TOLERANCE, lambda folder, sample: _sweep_margin(terms, folder, sample))


def check_win(terms: Terms) -> Check:
    tolerance = HALF_PART + win_table.ROUNDING
    return Check(tolerance, lambda folder, sample: _sweep_win(terms, folder, sample))


def _list_rolls(terms: Terms) -> "ListedRolls":
    try:
        from doubloon.kernels.listed_rolls import listed_rolls
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    hands = model_turn(terms).hands
    return listed_rolls(hands.hands[hands.full], terms.board.die, None)


@cache
def _raw_boards(terms: Terms) -> tuple[NDArray[np.uint8], Whole]:
    """Every board, symmetries ignored, and the number of each; in base four, first pier lowest."""
    found = boards(terms.board)
    every = np.array([*product(range(STATES), repeat=len(PIERS))], np.uint8)[:, ::-1]
    plain = every.copy()
    special = STATES ** np.arange(len(PIERS) - BASIC)[::-1]
    wharves = every[:, BASIC:].astype(np.int64) @ special
    for wharf in range(WHARVES):
        rows = np.flatnonzero(wharves == wharf)
        for group in set(found.group[wharf].tolist()):
            where = np.ix_(rows, np.flatnonzero(found.group[wharf] == group))
            plain[where] = np.sort(every[where], axis=1)
    digits = STATES ** np.arange(len(PIERS))
    number = np.full(len(every), -1)
    number[found.list_boards().astype(np.int64) @ digits] = np.arange(found.count)
    return every, number[plain.astype(np.int64) @ digits]


def _sweep_margin(terms: Terms, folder: Path | None, sample: int | None) -> Iterator[Checked]:
    """Check every board of every part; of boards with one number, the last listed."""
    table = two_seats.table(terms)
    if (numbers := table.load_from(folder)) is None:
        raise RecordError("certify-missing", table=table.name, game="gold-armada")
    every = _raw_boards(terms)[0]
    code = _representatives(terms)
    parts = [(tokens, seat) for seat in (0, 1) for tokens in range(terms.readings.skull_tokens + 1)]
    parts = [part for part in parts if part[0] or (part[1] and terms.readings.finish_round)]
    if not terms.readings.finish_round:
        parts = [part for part in parts if not part[1]]
    count = boards(terms.board).count
    total = sum(space.value for pier in terms.board.piers for space in pier.spaces)
    turns = ALL + terms.readings.skull_tokens
    share = None if sample is None else -(-sample // len(parts))
    worst, done = Worst(), 0
    chosen = choose(count, share)
    for tokens, seat in parts:
        for first in range(0, len(chosen), PIECE):
            some = chosen[first : first + PIECE]
            some = some[[_has_turn(terms, every[code[n]], tokens, seat) for n in some]]
            found = _margin(terms, numbers, code[some], tokens, seat)
            at = _part(terms, tokens, seat) * count
            residuals = np.abs(numbers[at + some] - found)
            if len(some):
                n = int(np.argmax(residuals))
                taken = "".join(map(str, every[code[some[n]]]))
                worst.note(float(residuals[n]), f"taken {taken}, tokens {tokens}, p{seat + 1}")
            done += min(PIECE, len(chosen) - first)
            bound = turns * (worst.residual + total * win_table.ROUNDING)
            steps = len(parts) * len(chosen)
            yield Checked(done, steps, worst.residual, worst.position, bound)


@cache
def _representatives(terms: Terms) -> Whole:
    """By number of a board: the last of the boards with this number."""
    _, number = _raw_boards(terms)
    code = np.zeros(boards(terms.board).count, np.int64)
    code[number] = np.arange(len(number))
    return code


def _has_turn(terms: Terms, taken: NDArray[np.uint8], tokens: int, seat: int) -> bool:
    left = bool((taken < SPACES).any())
    return ending.has_turn(terms.readings, seat, tokens, doubloons_left=left)


def _part(terms: Terms, tokens: int, seat: int) -> int:
    return tokens - 1 + (seat * (terms.readings.skull_tokens + 1))


def _margin(terms: Terms, numbers: Numbers, codes: Whole, tokens: int, seat: int) -> Numbers:
    """The margin of these boards, by those that follow: one turn with rolls listed."""
    model, every = model_turn(terms), _raw_boards(terms)[0]
    follower = 1 - seat if terms.readings.finish_round else seat
    skull = np.zeros(len(codes))
    if tokens:
        skull = -1.0 - _future(terms, numbers, codes, tokens - 1, follower)
    won = np.full((model.wins.shape[2], len(codes)), -np.inf)
    for pier in range(len(PIERS)):
        spaces = every[codes, pier]
        for space in range(SPACES):
            some = np.flatnonzero(spaces == space)
            then = codes[some] + STATES**pier
            value = terms.board.piers[pier].spaces[space].value
            rated = value - _future(terms, numbers, then, tokens, follower)
            hands = np.flatnonzero(model.wins[pier, space])
            where = np.ix_(hands, some)
            won[where] = np.maximum(won[where], rated)
    if terms.readings.may_decline:
        won = np.maximum(won, skull)
    stopped = np.where(np.isneginf(won), skull, won)
    over = np.zeros(len(stopped), np.bool_)
    return _list_rolls(terms).begin(stopped, over, ROLLS)


def _future(terms: Terms, numbers: Numbers, codes: Whole, tokens: int, seat: int) -> Numbers:
    """The stored margin of the seat whose turn it is on these boards; 0 at the end."""
    number = _raw_boards(terms)[1]
    last = int(STATES ** len(PIERS)) - 1
    on = np.array(
        [
            ending.has_turn(terms.readings, seat, tokens, doubloons_left=left)
            for left in (False, True)
        ]
    )
    goes_on = on[(codes != last).astype(int)]
    at = _part(terms, tokens, seat) * boards(terms.board).count + number[codes]
    return np.where(goes_on, numbers[np.where(goes_on, at, 0)], 0.0)


def _sweep_win(terms: Terms, folder: Path | None, sample: int | None) -> Iterator[Checked]:
    from doubloon.games.gold_armada.solve.compiled.check import Agreed, Boards, find_residuals

    work, index, readings = win_table.work(terms), win_index(terms), terms.readings
    if work.missing(folder):
        raise RecordError("certify-missing", table=work.table.name, game="gold-armada")
    lists = _list_rolls(terms).lists
    prices = np.array([[space.value for space in pier.spaces] for pier in terms.board.piers])
    shared = readings.tie_break is TieBreak.SHARED
    options = readings.may_decline, readings.finish_round, shared
    agreed = Agreed(prices, model_turn(terms).wins, readings.skull_tokens, *options)
    place = Boards(_representatives(terms), index.rank[_raw_boards(terms)[1]], index.step, PARTS)
    worst, done = Worst(), 0
    sizes = layer_sizes(terms)
    total = sum(size for _, size in sizes)
    steps = total if sample is None else min(sample, total)
    with ThreadPoolExecutor(count_processors()) as pool:
        for layer, size in sizes:
            stored = [_stored(terms, some, folder) for some in (layer, *win_table.following(layer))]
            which = np.flatnonzero(index.gone == layer.gone)
            pieces = {
                pool.submit(find_residuals, lists, agreed, place, which, some, layer, *stored): some
                for some in _pieces(stored[0].many.sum(axis=1), size, steps / total)
            }
            for piece in as_completed(pieces):
                residual, at = piece.result()
                worst.note(residual, f"layer {win_table.name_layer(layer)}, number {at}")
                done += int(stored[0].many[pieces[piece]].sum())
                bound = index.most_turns * (worst.residual + win_table.ROUNDING)
                yield Checked(min(done, steps), steps, worst.residual, worst.position, bound)


def _pieces(sizes: Whole, size: int, share: float) -> Iterator[Whole]:
    """The boards of a layer, or about this share of them, in pieces of similar size."""
    some = np.flatnonzero(sizes)
    if share < 1:
        many = -(-int(share * size) // max(1, size // max(1, len(some))))
        some = some[choose(len(some), many)] if many else some[:0]
    ends = np.cumsum(sizes[some]) // PIECE
    for piece in np.split(some, np.flatnonzero(np.diff(ends)) + 1):
        if len(piece):
            yield piece


def _stored(terms: Terms, layer: Layer, folder: Path | None) -> "Stored":
    """A layer of the table; an empty one if the play is over there."""
    from doubloon.games.gold_armada.solve.compiled.check import Stored

    if not win_table.goes_on(terms, layer):
        none = np.zeros((0, 0), np.int64)
        return Stored(none, none, none, np.zeros(0, np.uint32))
    runs = win_table.list_runs(terms, layer)
    packed = win_table.table(terms).load(win_table.name_layer(layer), runs.size, folder)
    assert packed is not None
    return Stored(runs.low, runs.count, runs.start, packed)
