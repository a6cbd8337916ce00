"""The chance to win of two seats from the first roll on: its table and its use.

Each seat maximises its chance to win under the agreed tie-break; a shared win counts half. The
table holds the chance of the seat whose turn begins, in every position that a play can reach
(`win_index`). Numba is needed to compute it, not to use it. Any finished layers can be used: they
do not change when more are added.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache, lru_cache

import numpy as np

from doubloon.core.errors import RecordError
from doubloon.games.gold_armada.rules.board import SPACES
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.rules.state import State, take_from, tokens_left
from doubloon.games.gold_armada.solve.board_index import Taken, boards
from doubloon.games.gold_armada.solve.endgame import lead_per_point, lead_per_skull
from doubloon.games.gold_armada.solve.one_turn import Numbers, model_turn
from doubloon.games.gold_armada.solve.rated_turn import RatedTurn, turn_start
from doubloon.games.gold_armada.solve.two_seats import is_solvable
from doubloon.games.gold_armada.solve.win_index import (
    ALL,
    Layer,
    Runs,
    layer_sizes,
    win_index,
)
from doubloon.solving import tables
from doubloon.solving.layers import (
    HALF_PART,
    PARTS,
    LayeredTable,
    LayeredWork,
    Packed,
    count_processors,
)

VERSION = 1
"""Raised whenever the method, and with it the numbers or their order, changes."""

PIECE = 500
"""Boards that a thread solves at a time."""

ROUNDING = 1e-13
"""More than the error of computing with 64-bit numbers in one turn (docs/solvers.md)."""

Loader = Callable[[str, int], Packed | None]


@cache
def table(terms: Terms) -> LayeredTable:
    readings = terms.readings
    parts = {
        "version": VERSION,
        "rolls": ROLLS,
        "die": terms.board.die,
        "wins": model_turn(terms).wins,
        "prices": [[space.value for space in pier.spaces] for pier in terms.board.piers],
        "kinds": boards(terms.board).group,
        "tokens": readings.skull_tokens,
        "may-decline": readings.may_decline,
        "finish-round": readings.finish_round,
        "tie-break": readings.tie_break,
    }
    return LayeredTable("gold-armada-two-win", tables.canonical_text(parts))


def error_bound(terms: Terms) -> float:
    """A bound on the error of every chance: each turn adds a rounding to those after it."""
    return win_index(terms).most_turns * (HALF_PART + ROUNDING)


def work(terms: Terms) -> LayeredWork:
    """The table of these terms and how to compute it."""
    return LayeredWork(
        table(terms),
        "win",
        lambda: [(name_layer(layer), size) for layer, size in layer_sizes(terms)],
        lambda name, found, load: solve_layer(terms, _layer(name), found, load),
        error_bound(terms),
    )


def name_layer(layer: Layer) -> str:
    return f"{layer.tokens:02}-{layer.gone:02}"


def _layer(name: str) -> Layer:
    tokens, gone = name.split("-")
    return Layer(int(tokens), int(gone))


def solve_layer(terms: Terms, layer: Layer, found: Packed, load: Loader) -> Iterator[int]:
    """Fill in a layer, given those that follow it; yield how many positions are done."""
    try:
        from doubloon.games.gold_armada.solve.compiled.win_table import LayerSolver
    except ModuleNotFoundError:
        raise RecordError("solve-needs-numba") from None

    index = win_index(terms)
    runs = index.runs(layer)
    after = [_load(terms, then, load) for then in following(layer)]
    solver = LayerSolver(index, layer, runs, PARTS, *after)
    solver.solve(0, 0, found)  # compiled once, before threads begin
    starts = range(0, len(runs.boards), PIECE)
    done = 0
    with ThreadPoolExecutor(count_processors()) as pool:
        pieces = {}
        for first in starts:
            last = min(first + PIECE, len(runs.boards))
            piece = pool.submit(solver.solve, first, last, found)
            pieces[piece] = int(runs.count[first:last].sum())
        try:
            for piece in as_completed(pieces):
                piece.result()
                done += pieces[piece]
                yield done
        finally:
            pool.shutdown(cancel_futures=True)


def following(layer: Layer) -> tuple[Layer, Layer]:
    """The layers after a turn that takes a doubloon, and after one that does not."""
    return Layer(layer.tokens, layer.gone + 1), Layer(layer.tokens - 1, layer.gone)


def goes_on(terms: Terms, layer: Layer) -> bool:
    """Whether a seat has a turn in this layer; without tokens no turn but the last is played."""
    return layer.tokens >= 0 and win_index(terms).has_turn(layer)


def _load(terms: Terms, layer: Layer, load: Loader) -> tuple[Runs, Packed] | None:
    """The positions and chances of a layer; None if the play is over there."""
    if not goes_on(terms, layer):
        return None
    runs = list_runs(terms, layer)
    if (found := load(name_layer(layer), runs.size)) is None:
        raise MissingLayer
    return runs, found


class MissingLayer(Exception):
    """A layer is needed that is not solved."""


@lru_cache(maxsize=8)
def list_runs(terms: Terms, layer: Layer) -> Runs:
    return win_index(terms).runs(layer)


def rate_solved(state: State) -> RatedTurn | None:
    """Outcomes rated by the solved chance to win; None where no table has it.

    The table has every position of two seats that a play can reach from its opening.
    """
    rates = _rate_outcomes(turn_start(state))
    return None if rates is None else RatedTurn(state, *rates)


def _rate_outcomes(begun: State) -> tuple[Numbers, float] | None:
    terms, seat = begun.terms, begun.seat
    if not is_solvable(terms, len(begun.skulls)) or not _has_layers(begun):
        return None
    index, layer = win_index(terms), _layer_of(begun)
    own, skulls = len(begun.doubloons[seat]), begun.skulls[seat]
    if index.mover(layer) != seat or index.own(layer, skulls) != own:
        return None
    return _read_outcomes(begun)


def _layer_of(begun: State) -> Layer:
    return Layer(tokens_left(begun), sum(begun.taken))


def _has_layers(begun: State) -> bool:
    """Whether files of the following layers exist; quick, and enough to look no further."""
    needed = (then for then in following(_layer_of(begun)) if then.tokens > 0 and then.gone < ALL)
    return all(table(begun.terms).path(name_layer(then)).exists() for then in needed)


def _read_outcomes(begun: State) -> tuple[Numbers, float] | None:
    """The chances after taking the next doubloon of each pier, and after a turn without one."""
    terms, layer = begun.terms, _layer_of(begun)
    try:
        doubloon, skull = (_load(terms, then, table(terms).load) for then in following(layer))
    except MissingLayer:
        return None
    by_pier = np.zeros(len(begun.taken))
    for pier, n in enumerate(begun.taken):
        if n < SPACES:
            gain = terms.board.piers[pier].spaces[n].value
            by_pier[pier] = _chance_after(begun, doubloon, take_from(begun.taken, pier), gain, 0)
    costs = min(layer.tokens, 1)
    return by_pier, _chance_after(begun, skull, begun.taken, 0, costs)


def _chance_after(
    begun: State, after: tuple[Runs, Packed] | None, taken: Taken, gain: int, costs: int
) -> float:
    """The chance of the seat whose turn it was, after this outcome."""
    terms, seat = begun.terms, begun.seat
    other = 1 - seat
    theirs, skulls = sum(begun.doubloons[other]), begun.skulls[other]
    if after is None:
        ahead = sum(begun.doubloons[seat]) + gain - theirs
        lead = lead_per_point(terms) * ahead
        lead -= lead_per_skull(terms) * (begun.skulls[seat] + costs - skulls)
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    runs, packed = after
    index = win_index(terms)
    at = int(index.rank[boards(terms.board).find(taken)])
    place = (theirs - int(runs.low[at, skulls])) // index.step
    if place < 0:
        return 1.0
    if place >= runs.count[at, skulls]:
        return 0.0
    return 1.0 - float(packed[int(runs.start[at, skulls]) + place]) / PARTS
