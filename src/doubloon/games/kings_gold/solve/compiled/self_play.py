"""Whole plays of King's Gold between seats that search their turns, compiled by Numba.

A bosun evaluates the end of its turn by the lead in coins, a captain by the chance to win: with
two seats by the table (`two_seats.py`), with more by the fitted weights (`evaluation.py`). The
kernel makes the steps; the choices are those of `advice.py`.
"""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.chance import fallen, ways
from doubloon.games.kings_gold.kernel.layout import (
    CUP,
    EVERYBODY,
    OVER,
    PAIR,
    PAIRING,
    REROLL,
    ROB,
    ROLLED,
    STATE,
    STOP,
)
from doubloon.games.kings_gold.kernel.steps import play
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.compiled.evaluation import (
    evaluate_lead,
    fill_chances,
    fill_tied_chances,
    table_index,
)
from doubloon.games.kings_gold.solve.compiled.one_turn import (
    ONE,
    Dice,
    Plans,
    carry_out,
    fall,
    keep_best,
    stop_rolling,
)
from doubloon.games.kings_gold.solve.evaluation import PLAIN
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import chance_below, seed_generators

LEAD, FITTED = 0, 1
"""How a seat evaluates the end of its turn: by its lead, or by its chance to win."""


@compiled
def compared_seats(s: Any, t: Any) -> Any:
    """In tied turns: the seats compared in the end as bits, counted from the seat that rolls."""
    seats = t.seats
    found = 0
    for n in range(s.circle):
        found |= 1 << ((s.order[n] + seats - s.seat) % seats)
    return (1 << seats) - 1 if t.tie_break == EVERYBODY else found


@compiled
def fill_holdings(s: Any, t: Any, seat: Any, held: Any) -> None:
    """Fill in box, King and coins, counted from a seat."""
    held[0], held[1] = s.box, s.king
    for n in range(t.seats):
        held[2 + n] = s.coins[(seat + n) % t.seats]


@compiled
def play_turn(s: Any, t: Any, plans: Plans, dice: Dice, way: Any, weights: Any) -> None:
    """Play a whole turn of the seat that is about to roll: the best one by its evaluation."""
    first_full, seat, turns = dice[6], np.int64(s.seat), s.turns
    values = np.empty((len(plans[1]), 1))
    _evaluate_plans(s, t, plans, way, weights, values)
    best = np.empty((len(dice[3]), 1))
    kept = np.empty((ROLLS, len(best)))  # values of keeping each hand, by rolls to come
    stop_rolling(dice, ONE, values, best, None, None)
    stopped = best[first_full:, 0].copy()
    for roll in range(1, ROLLS):
        if roll > 1:
            keep_best(dice, ONE, best, None)
        fall(dice, ONE, best, None)
        kept[roll] = best[:, 0]
    plan, step = -1, 0
    while s.turns == turns:
        if s.phase == CUP:
            play(s, t, fallen(s, t, chance_below(s, ways(s, t))))
        elif s.phase == ROLLED:
            if not _roll_again(s, t, stopped[s.table - first_full], kept[ROLLS - s.rolls]):
                play(s, t, STOP)
        else:
            if plan < 0:
                plan = _best_plan(dice, values, s.table - first_full)
            named = plans[2][plan, step]
            step += 1
            if s.phase == PAIRING:
                coin, robbed = named & 3, named >> 2
                victim = (seat + robbed - 1) % t.seats + 1 if robbed else 0
                play(s, t, PAIR + coin + 4 * victim)
            else:
                play(s, t, ROB + (seat + named) % t.seats)


@compiled
def _evaluate_plans(s: Any, t: Any, plans: Plans, way: Any, weights: Any, values: Any) -> None:
    """Fill in the value of each plan for the seat that is about to roll."""
    seats = t.seats
    before, after = np.empty(2 + seats, np.int64), np.empty(2 + seats, np.int64)
    features, chances = np.empty((seats, PLAIN)), np.empty(seats)
    scratch = np.zeros(1, STATE)
    fill_holdings(s, t, s.seat, before)
    compared, still = compared_seats(s, t), s.circle - s.tied_rolled - 1
    for plan in range(len(values)):
        carry_out(plans, plan, before, after, scratch[0])
        if way == LEAD:
            values[plan, 0] = evaluate_lead(after)
        elif seats == 2:
            values[plan, 0] = weights[table_index(s, after)]
        elif s.circle:
            fill_tied_chances(weights, after, still, compared, chances)
            values[plan, 0] = chances[0]
        else:
            fill_chances(weights, after, features, chances)
            values[plan, 0] = chances[0]


@compiled
def _best_plan(dice: Dice, values: Any, full: Any) -> Any:
    """The best plan of a full hand; of equal ones, the first."""
    chosen, starts = dice[0], dice[1]
    until = starts[full + 1] if full + 1 < len(starts) else len(chosen)
    best = chosen[starts[full]]
    for at in range(starts[full] + 1, until):
        if values[chosen[at], 0] > values[best, 0]:
            best = chosen[at]
    return best


@compiled
def _roll_again(s: Any, t: Any, stopped: Any, keep_values: Any) -> bool:
    """Put dice back into the cup if that is better than stopping; whether it was."""
    best, kept = stopped, np.int64(-1)
    for n in range(t.keeps[s.table]):
        keep = np.int64(t.keep[t.keeps_from[s.table] + n])
        if keep_values[keep] > best:
            best, kept = keep_values[keep], keep
    if kept < 0:
        return False
    play(s, t, REROLL + kept)
    return True


@compiled
def play_deals(
    shares: Any,
    s: Any,
    start: Any,
    t: Any,
    plans: Plans,
    dice: Dice,
    weights: Any,
    hero: Any,
    seed: Any,
) -> None:
    """Deals between one seat that evaluates the hero's way and others the other way.

    The hero takes every seat once with the same dice. Fills in its share of the wins.
    """
    seats = t.seats
    for deal in range(len(shares)):
        shares[deal] = 0.0
        for place in range(seats):
            s[0] = start[0]
            seed_generators(s[0], seed, deal)
            while s[0].phase != OVER:
                if s[0].phase == CUP:
                    way = hero if s[0].seat == place else 1 - hero
                    play_turn(s[0], t, plans, dice, way, weights)
                else:
                    play(s[0], t, fallen(s[0], t, chance_below(s[0], ways(s[0], t))))
            winners = 0
            for seat in range(seats):
                winners += (s[0].winners >> seat) & 1
            shares[deal] += ((s[0].winners >> place) & 1) / (winners * seats)


@compiled
def record_plays(
    rows: Any,
    won: Any,
    tied: Any,
    tied_won: Any,
    s: Any,
    start: Any,
    t: Any,
    plans: Plans,
    dice: Dice,
    levels: Any,
    weights: Any,
    seed: Any,
) -> Any:
    """Play until the rows are full: the holdings after each turn, and who won the play.

    Rows of tied turns also hold how many seats still rolled and which were compared. Returns
    how many rows of each kind were filled, and the number of plays.
    """
    seats = t.seats
    count = tied_count = deal = 0
    whose, tied_whose = np.empty(4096, np.int64), np.empty(256, np.int64)
    while True:
        s[0] = start[0]
        seed_generators(s[0], seed, deal)
        begun, tied_begun = count, tied_count
        while s[0].phase != OVER:
            if s[0].phase != CUP:
                play(s[0], t, fallen(s[0], t, chance_below(s[0], ways(s[0], t))))
                continue
            seat, circle = np.int64(s[0].seat), s[0].circle
            compared, still = compared_seats(s[0], t), circle - s[0].tied_rolled - 1
            play_turn(s[0], t, plans, dice, levels[seat], weights)
            if not circle and s[0].box:
                if count == len(rows) or count - begun == len(whose):
                    return begun, tied_begun, deal
                fill_holdings(s[0], t, seat, rows[count])
                whose[count - begun] = seat
                count += 1
            elif circle and still and tied_count < len(tied) and tied_count - tied_begun < 256:
                fill_holdings(s[0], t, seat, tied[tied_count])
                tied[tied_count, 2 + seats], tied[tied_count, 3 + seats] = still, compared
                tied_whose[tied_count - tied_begun] = seat
                tied_count += 1
        _record_winners(s[0], won[begun:count], whose, seats)
        _record_winners(s[0], tied_won[tied_begun:tied_count], tied_whose, seats)
        deal += 1


@compiled
def _record_winners(s: Any, won: Any, whose: Any, seats: Any) -> None:
    leaders = 0
    for seat in range(seats):
        leaders += (s.winners >> seat) & 1
    for row in range(len(won)):
        for n in range(seats):
            won[row, n] = ((s.winners >> ((whose[row] + n) % seats)) & 1) / leaders
