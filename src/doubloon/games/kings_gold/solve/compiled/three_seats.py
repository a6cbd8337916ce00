"""King's Gold with three seats: box by box, compiled by Numba, eight positions at a time.

Every position has three numbers, one for each seat. In the paranoid way each is a game of
its own: that seat rolls for the most, both others for the least. In the max-n way there is
one play: who rolls wants the most for itself, and the other numbers follow from its choices.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.games.kings_gold.rules.ending import REPEATS
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.compiled.one_turn import Dice, Plans, carry_out, given
from doubloon.games.kings_gold.solve.one_turn import Turn
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

LANES = 8
CLOSE = 1e-10
"""The change below which a sweep is the last."""
WHOLE, AVERAGED = 4, 16
"""Sweeps of the max-n way that renew values whole, and those that go into their mean."""


@compiled
def _fill_ends(plans: Plans, rows: Any, box: int, lying: Any, ends: Any) -> None:
    """Where each plan of who rolls next leads: the number of the position it ends in."""
    before, after = np.empty(5, np.int64), np.empty(5, np.int64)
    coins = rows.shape[0] - 1
    for n in range(len(lying)):
        before[0], before[1] = box, lying[n, 0]
        for seat in range(SEATS):
            before[2 + seat] = lying[n, 1 + seat]
        for plan in range(ends.shape[1]):
            carry_out(plans, plan, before, after)
            left = coins - after[0] - after[1]
            mine = after[2]
            inside = mine * (left + 1) - mine * (mine - 1) // 2 + after[3]
            ends[n, plan] = rows[after[0], after[1]] + inside


@compiled
def _paranoid(dice: Dice, ends: Any, first: int, after: Any, role: int, best: Any) -> None:
    """What a turn is worth to the seat with this role, 0 for who rolls; into row 0 of `best`."""
    chosen, starts, over, more, fewer, chances, first_full = dice
    hands, faces = more.shape
    sign = 1.0 if role == 0 else -1.0
    worth = np.empty((ends.shape[1], LANES))
    for lane in range(LANES):
        to = ends[min(first + lane, len(ends) - 1)]
        for plan in range(len(to)):
            worth[plan, lane] = sign * after[to[plan], role]
    for n in range(hands - first_full):
        until = starts[n + 1] if n + 1 < len(starts) else len(chosen)
        row, one = best[first_full + n], worth[chosen[starts[n]]]
        for lane in range(LANES):
            row[lane] = one[lane]
        for at in range(starts[n] + 1, until):
            one = worth[chosen[at]]
            for lane in range(LANES):
                row[lane] = row[lane] if row[lane] > one[lane] else one[lane]
    for roll in range(ROLLS):
        if roll:
            for hand in range(1, hands):
                if hand >= first_full and over[hand - first_full]:
                    continue
                row = best[hand]
                for face in range(fewer.shape[1]):
                    part = fewer[hand, face]
                    if part == hand:
                        break
                    one = best[part]
                    for lane in range(LANES):
                        row[lane] = row[lane] if row[lane] > one[lane] else one[lane]
        for hand in range(first_full - 1, -1, -1):
            row, one = best[hand], best[more[hand, 0]]
            for lane in range(LANES):
                row[lane] = chances[0] * one[lane]
            for face in range(1, faces):
                one = best[more[hand, face]]
                for lane in range(LANES):
                    row[lane] += chances[face] * one[lane]
    for lane in range(LANES):
        best[0, lane] *= sign


@compiled
def _max_n(dice: Dice, ends: Any, first: int, after: Any, best: Any, other: Any) -> None:
    """What a turn is worth to who rolls, and with it to the next seat; into their rows 0."""
    chosen, starts, over, more, fewer, chances, first_full = dice
    hands, faces = more.shape
    worth = np.empty((ends.shape[1], LANES))
    besides = np.empty((ends.shape[1], LANES))
    for lane in range(LANES):
        to = ends[min(first + lane, len(ends) - 1)]
        for plan in range(len(to)):
            worth[plan, lane], besides[plan, lane] = after[to[plan], 0], after[to[plan], 1]
    for n in range(hands - first_full):
        until = starts[n + 1] if n + 1 < len(starts) else len(chosen)
        row, follow = best[first_full + n], other[first_full + n]
        one, two = worth[chosen[starts[n]]], besides[chosen[starts[n]]]
        for lane in range(LANES):
            row[lane], follow[lane] = one[lane], two[lane]
        for at in range(starts[n] + 1, until):
            one, two = worth[chosen[at]], besides[chosen[at]]
            for lane in range(LANES):
                follow[lane] = follow[lane] if row[lane] >= one[lane] else two[lane]
                row[lane] = row[lane] if row[lane] >= one[lane] else one[lane]
    for roll in range(ROLLS):
        if roll:
            for hand in range(1, hands):
                if hand >= first_full and over[hand - first_full]:
                    continue
                row, follow = best[hand], other[hand]
                for face in range(fewer.shape[1]):
                    part = fewer[hand, face]
                    if part == hand:
                        break
                    one, two = best[part], other[part]
                    for lane in range(LANES):
                        follow[lane] = follow[lane] if row[lane] >= one[lane] else two[lane]
                        row[lane] = row[lane] if row[lane] >= one[lane] else one[lane]
        for hand in range(first_full - 1, -1, -1):
            row, follow = best[hand], other[hand]
            row[:] = 0.0
            follow[:] = 0.0
            for face in range(faces):
                one, two = best[more[hand, face]], other[more[hand, face]]
                for lane in range(LANES):
                    row[lane] += chances[face] * one[lane]
                    follow[lane] += chances[face] * two[lane]


@compiled
def _turned(dice: Dice, way: int, ends: Any, after: Any, before: Any) -> None:
    """What turns are worth before the first roll: who rolls, who is next, the third."""
    hands = dice[3].shape[0]
    best, other = np.empty((hands, LANES)), np.empty((hands, LANES))
    for first in range(0, len(ends), LANES):
        lanes = min(LANES, len(ends) - first)
        if way == PARANOID:
            for role in range(SEATS):
                _paranoid(dice, ends, first, after, role, best)
                before[first : first + lanes, role] = best[0, :lanes]
        else:
            _max_n(dice, ends, first, after, best, other)
            before[first : first + lanes, 0] = best[0, :lanes]
            before[first : first + lanes, 1] = other[0, :lanes]
            before[first : first + lanes, 2] = 1 - best[0, :lanes] - other[0, :lanes]


@compiled
def _sweep(dice: Dice, way: int, ends: Any, ended: Any, turned: Any, part: float) -> float:
    """Renew every position of a box by this part of what it would be; the greatest change.

    `turned` says which position each is for the seat that has just ended its turn.
    """
    before, change = np.empty((LANES, SEATS)), 0.0
    for first in range(0, len(ends), LANES):
        lanes = min(LANES, len(ends) - first)
        _turned(dice, way, ends[first : first + lanes], ended, before)
        for lane in range(lanes):
            at = turned[first + lane]
            for seat in range(SEATS):
                new = before[lane, (seat + 2) % SEATS]
                change = max(change, abs(new - ended[at, seat]))
                ended[at, seat] += part * (new - ended[at, seat])
    return change


def ends_of(turn: Turn, box: int) -> NDArray[np.int32]:
    """For all positions of a box, seen by who rolls next, where each plan leads."""
    plans, _ = given(turn)
    positions = Positions(turn.terms.coins)
    lying = positions.lying(box)
    ends = np.empty((len(lying), len(turn.plans)), np.int32)
    _fill_ends(plans, positions.rows(), box, lying, ends)
    return ends


def solve_box(turn: Turn, way: int, box: int, ended: Numbers) -> float:
    """Fill in the positions with this box, where those with fewer coins in it are known.

    `ended` has a row for each position, seen by the seat whose turn has just ended. Returns the
    greatest change of the last sweep: nearly nothing in the paranoid way, and in the max-n
    way what another best reply would still change.
    """
    positions = Positions(turn.terms.coins)
    dice, ends = given(turn)[1], ends_of(turn, box)
    turned = positions.of_box(box).start + positions.seen_by(box, 2)
    ended[positions.of_box(box)] = ended[positions.one_coin_less(box)]
    if box == 1:
        ended[positions.of_box(box)] = 1 / SEATS
    change, sweep = 1.0, 0
    while change > CLOSE and (way == PARANOID or sweep < WHOLE + AVERAGED):
        averaged = max(0, sweep - WHOLE) if way == MAX_N else 0
        change = _sweep(dice, way, ends, ended, turned, 2 / (averaged + 2))
        sweep += 1
    return change


def finished(turn: Turn, way: int, tie: int) -> Numbers:
    """The numbers of the seats where the box has just been emptied, by the first of them."""
    positions = Positions(turn.terms.coins)
    coins = positions.lying(0)[:, 1:]
    order = (1, 2, 0)
    if tie == NO_TURNS:
        return _shared(coins, np.ones(SEATS, bool))
    three, two = tied_rounds(turn, way, tie)[0]
    found = _shared(coins, np.ones(SEATS, bool))
    return _played_on(positions, coins, order, found, three, two, tie)


def tied_rounds(turn: Turn, way: int, tie: int) -> list[tuple[Numbers, Numbers]]:
    """What each round of tied turns is worth as it begins: with three that roll, with two.

    Seats are in the order in which they roll; a third that does not is the last. [kg.tie]
    """
    positions = Positions(turn.terms.coins)
    dice, ends = given(turn)[1], ends_of(turn, 0)
    coins = positions.lying(0)[:, 1:]
    everybody, both = np.ones(SEATS, bool), np.array([True, True, False])
    rounds: list[tuple[Numbers, Numbers]] = []
    for _ in range(REPEATS):
        three, two = _shared(coins, everybody), _shared(coins, both)
        if rounds:
            later, later_two = rounds[-1]
            three = _played_on(positions, coins, (0, 1, 2), three, later, later_two, tie)
            two = np.where((coins[:, 0] == coins[:, 1])[:, None], later_two, two)
        for roller in (2, 1, 0):
            three = _rolled(positions, dice, way, ends, three, roller)
        if tie != EVERYBODY:
            for roller in (1, 0):
                two = _rolled(positions, dice, way, ends, two, roller)
        rounds.append((three, two))
    return rounds[::-1]


def _rolled(
    positions: Positions, dice: Dice, way: int, ends: Any, after: Numbers, roller: int
) -> Numbers:
    """What it is worth before this one of three seats has its turn."""
    there = positions.seen_by(0, roller)
    seen = np.empty_like(after)
    seen[there] = np.roll(after, -roller, axis=1)
    before = np.empty_like(after)
    _turned(dice, way, ends, seen, before)
    found: Numbers = np.roll(before[there], roller, axis=1)
    return found


def _shared(coins: NDArray[np.int64], compared: NDArray[np.bool_]) -> Numbers:
    held = np.where(compared, coins, -1)
    best = held == held.max(axis=1, keepdims=True)
    found: Numbers = best / best.sum(axis=1, keepdims=True)
    return found


def _played_on(
    positions: Positions,
    coins: NDArray[np.int64],
    order: tuple[int, ...],
    decided: Numbers,
    three: Numbers,
    two: Numbers,
    tie: int,
) -> Numbers:
    """The same where leaders that are tied play on, in this order of the seats."""
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
        place = positions.number(0, int(positions.lying(0)[n, 0]), *(coins[n, s] for s in frame))
        found[n, frame] = rounds[place]
    return found
