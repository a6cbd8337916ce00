"""King's Gold with three seats solved box by box, compiled by Numba.

Every position has three numbers, one for each seat. In the paranoid way each number is a game
of its own: that seat maximises it, both others minimise it. In the max-n way the seat that
rolls maximises its own number, and the other numbers follow from its choices.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.games.kings_gold.rules.ending import REPEATS
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.compiled.one_turn import (
    EIGHT,
    Dice,
    find_ends,
    look_ahead,
    prepare,
    stop_rolling,
)
from doubloon.games.kings_gold.solve.one_turn import TurnModel
from doubloon.games.kings_gold.solve.three_seats import (
    EVERYBODY,
    MAX_N,
    NO_TURNS,
    PARANOID,
    SEATS,
    Positions,
)
from doubloon.kernels.compiled import compiled

Numbers = NDArray[np.float64]

CLOSE = 1e-10
"""The change below which a sweep is the last."""
WHOLE, AVERAGED = 4, 16
"""In the max-n way: sweeps that replace values, and sweeps that go into their mean."""


@compiled
def _paranoid(
    dice: Dice, lanes: Any, ends: Any, first: int, after: Any, role: int, values: Any, best: Any
) -> None:
    """The value of turns for the seat with this role, 0 for the one that rolls; in `best[0]`."""
    sign = 1.0 if role == 0 else -1.0
    for lane in range(len(lanes)):
        to = ends[min(first + lane, len(ends) - 1)]
        for plan in range(len(to)):
            values[plan, lane] = sign * after[to[plan], role]
    stop_rolling(dice, lanes, values, best, None, None)
    look_ahead(dice, lanes, ROLLS, best, None)
    for lane in range(len(lanes)):
        best[0, lane] *= sign


@compiled
def _max_n(
    dice: Dice,
    lanes: Any,
    ends: Any,
    first: int,
    after: Any,
    values: Any,
    others: Any,
    best: Any,
    other: Any,
) -> None:
    """The value of turns for the seat that rolls in `best[0]`, for the next seat in `other[0]`."""
    for lane in range(len(lanes)):
        to = ends[min(first + lane, len(ends) - 1)]
        for plan in range(len(to)):
            values[plan, lane], others[plan, lane] = after[to[plan], 0], after[to[plan], 1]
    stop_rolling(dice, lanes, values, best, others, other)
    look_ahead(dice, lanes, ROLLS, best, other)


@compiled
def _before_turns(dice: Dice, lanes: Any, way: int, ends: Any, after: Any, before: Any) -> None:
    """Fill in the values before the first roll: of the seat that rolls, the next, the third."""
    hands, plans, many = len(dice[3]), ends.shape[1], len(lanes)
    best, other = np.empty((hands, many)), np.empty((hands, many))
    values, others = np.empty((plans, many)), np.empty((plans, many))
    for first in range(0, len(ends), many):
        until = min(first + many, len(ends))
        if way == PARANOID:
            for role in range(SEATS):
                _paranoid(dice, lanes, ends, first, after, role, values, best)
                before[first:until, role] = best[0, : until - first]
        else:
            _max_n(dice, lanes, ends, first, after, values, others, best, other)
            before[first:until, 0] = best[0, : until - first]
            before[first:until, 1] = other[0, : until - first]
            before[first:until, 2] = 1 - best[0, : until - first] - other[0, : until - first]


@compiled
def _sweep(
    dice: Dice, lanes: Any, way: int, ends: Any, ended: Any, turned: Any, step: float
) -> float:
    """Move every position of a box towards its new values by this step; the greatest change.

    `turned` is the number of each position as the seat sees it whose turn has just ended.
    """
    many = len(lanes)
    before, change = np.empty((many, SEATS)), 0.0
    for first in range(0, len(ends), many):
        until = min(first + many, len(ends))
        _before_turns(dice, lanes, way, ends[first:until], ended, before)
        for n in range(first, until):
            at = turned[n]
            for seat in range(SEATS):
                new = before[n - first, (seat + 2) % SEATS]
                change = max(change, abs(new - ended[at, seat]))
                ended[at, seat] += step * (new - ended[at, seat])
    return change


def ends_of(model: TurnModel, box: int) -> NDArray[np.int32]:
    """Where each plan leads from every position of a box, seen by the seat that rolls next."""
    positions = Positions(model.terms.coins)
    held = positions.holdings(box)
    before = np.concatenate([np.full((len(held), 1), box), held], axis=1)
    return find_ends(model, before, positions.number)


def solve_box(model: TurnModel, way: int, box: int, ended: Numbers) -> float:
    """Fill in the positions with this box, given those with fewer coins in it.

    `ended` has a row for each position, seen by the seat whose turn has just ended. Returns the
    greatest change of the last sweep: close to 0 in the paranoid way, and in the max-n way
    what another best reply would still change.
    """
    positions = Positions(model.terms.coins)
    dice, ends = prepare(model)[1], ends_of(model, box)
    turned = positions.of_box(box).start + positions.seen_by(box, 2)
    ended[positions.of_box(box)] = ended[positions.one_coin_less(box)]
    if box == 1:
        ended[positions.of_box(box)] = 1 / SEATS
    change, sweep = 1.0, 0
    while change > CLOSE and (way == PARANOID or sweep < WHOLE + AVERAGED):
        averaged = max(0, sweep - WHOLE) if way == MAX_N else 0
        change = _sweep(dice, EIGHT, way, ends, ended, turned, 2 / (averaged + 2))
        sweep += 1
    return change


def empty_box_values(model: TurnModel, way: int, tie: int) -> Numbers:
    """The numbers of all positions with an empty box, seen by the seat that emptied it."""
    positions = Positions(model.terms.coins)
    coins = positions.holdings(0)[:, 1:]
    shared = _share_wins(coins, np.ones(SEATS, bool))
    if tie == NO_TURNS:
        return shared
    three, two = tied_rounds(model, way, tie)[0]
    order = (1, 2, 0)
    return _play_off(positions, coins, order, shared, three, two, tie)


def tied_rounds(model: TurnModel, way: int, tie: int) -> list[tuple[Numbers, Numbers]]:
    """The values at the beginning of each round of tied turns: with three seats, with two.

    Seats are in the order in which they roll; a third seat that does not roll is last. [kg.tie]
    """
    positions = Positions(model.terms.coins)
    dice, ends = prepare(model)[1], ends_of(model, 0)
    coins = positions.holdings(0)[:, 1:]
    everybody, both = np.ones(SEATS, bool), np.array([True, True, False])
    rounds: list[tuple[Numbers, Numbers]] = []
    for _ in range(REPEATS):
        three, two = _share_wins(coins, everybody), _share_wins(coins, both)
        if rounds:
            later, later_two = rounds[-1]
            three = _play_off(positions, coins, (0, 1, 2), three, later, later_two, tie)
            two = np.where((coins[:, 0] == coins[:, 1])[:, None], later_two, two)
        for roller in (2, 1, 0):
            three = _before_turn_of(positions, dice, way, ends, three, roller)
        if tie != EVERYBODY:
            for roller in (1, 0):
                two = _before_turn_of(positions, dice, way, ends, two, roller)
        rounds.append((three, two))
    return rounds[::-1]


def _before_turn_of(
    positions: Positions, dice: Dice, way: int, ends: Any, after: Numbers, roller: int
) -> Numbers:
    """The values before the turn of this one of three seats."""
    there = positions.seen_by(0, roller)
    seen = np.empty_like(after)
    seen[there] = np.roll(after, -roller, axis=1)
    before = np.empty_like(after)
    _before_turns(dice, EIGHT, way, ends, seen, before)
    found: Numbers = np.roll(before[there], roller, axis=1)
    return found


def _share_wins(coins: NDArray[np.int64], compared: NDArray[np.bool_]) -> Numbers:
    held = np.where(compared, coins, -1)
    best = held == held.max(axis=1, keepdims=True)
    found: Numbers = best / best.sum(axis=1, keepdims=True)
    return found


def _play_off(
    positions: Positions,
    coins: NDArray[np.int64],
    order: tuple[int, ...],
    decided: Numbers,
    three: Numbers,
    two: Numbers,
    tie: int,
) -> Numbers:
    """The decided values, but tied leaders play on; `order` is that in which seats follow."""
    found = decided.copy()
    best = coins == coins.max(axis=1, keepdims=True)
    for n in np.flatnonzero(best.sum(axis=1) > 1):
        tied = [seat for seat in order if best[n, seat]]
        if tie == EVERYBODY and order != (0, 1, 2):
            frame = [(tied[0] + k) % SEATS for k in range(SEATS)]
        elif tie == EVERYBODY or len(tied) == SEATS:
            frame = [*order]
        else:
            frame = [*tied, *(seat for seat in order if seat not in tied)]
        rounds = two if len(tied) < SEATS and tie != EVERYBODY else three
        place = positions.number(0, int(positions.holdings(0)[n, 0]), *(coins[n, s] for s in frame))
        found[n, frame] = rounds[place]
    return found
