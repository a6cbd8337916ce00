"""Whole plays of King's Gold between seats that look through their turns, compiled by Numba.

A turn's ends are rated by the lead in coins (`leads.py`), as a bosun does, or by the chance to
win, as a captain does: with two seats by the solved table (`values.py`), with more by the
fitted weights (`chances.py`). The steps are the kernel's; the choices are those of `advice.py`.
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
    STOP,
)
from doubloon.games.kings_gold.kernel.steps import play
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.solve.compiled.one_turn import (
    Dice,
    Plans,
    carry_out,
    look_through,
    stop,
)
from doubloon.games.kings_gold.solve.evaluation import KINGS, KNOTS, PLAIN, TIED
from doubloon.games.kings_gold.solve.one_turn import BOX
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import chance_below, seed_generators

LEAD, FITTED = 0, 1
"""How a seat rates the ends of its turn."""


@compiled
def lead(after: Any) -> Any:
    """As in `leads.py`."""
    most = np.int64(-1)
    everything = after[1] + after[2]
    for n in range(3, len(after)):
        most = max(most, after[n])
        everything += after[n]
    ahead = after[2] - most
    if after[0]:
        return float(ahead)
    return float(everything * (1 if ahead > 0 else -1 if ahead < 0 else 0))


@compiled
def fill_features(after: Any, features: Any) -> None:
    """The plain features of every seat, a row each."""
    seats = len(after) - 2
    most = second = np.int64(-1)
    for n in range(seats):
        held = after[2 + n]
        if held > most:
            most, second = held, most
        elif held > second:
            second = held
    for n in range(seats):
        held = float(after[2 + n])
        ahead = held - (second if held == most else most)
        features[n, 0] = held / 10
        features[n, 1] = ahead / 10
        features[n, 2] = ahead / (4 + abs(ahead))
        features[n, 3] = held * held / 400


@compiled
def knot_below(box: Any) -> Any:
    """The knot at or below these coins in the box, and how much of the next one counts."""
    at = 0
    while at < len(KNOTS) - 2 and KNOTS[at + 1] <= box:
        at += 1
    part = (box - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at])
    return at, min(1.0, max(0.0, part))


@compiled
def share(scores: Any) -> None:
    most, total = scores.max(), 0.0
    for n in range(len(scores)):
        scores[n] = np.exp(scores[n] - most)
        total += scores[n]
    for n in range(len(scores)):
        scores[n] /= total


@compiled
def share_of_leaders(after: Any, compared: Any, chances: Any) -> None:
    most, leaders = np.int64(-1), 0
    for n in range(len(chances)):
        if (compared >> n) & 1 and after[2 + n] >= most:
            leaders = leaders + 1 if after[2 + n] == most else 1
            most = after[2 + n]
    for n in range(len(chances)):
        leads = (compared >> n) & 1 and after[2 + n] == most
        chances[n] = 1 / leaders if leads else 0.0


@compiled
def fill_chances(weights: Any, after: Any, features: Any, chances: Any) -> None:
    """The fitted chance of each seat after a turn."""
    seats = len(chances)
    if after[0] == 0:
        share_of_leaders(after, (1 << seats) - 1, chances)
        return
    fill_features(after, features)
    at, part = knot_below(after[0])
    king = after[1] / 20
    wide = PLAIN + seats
    low, high = at * KINGS * wide, (at + 1) * KINGS * wide
    chances[:] = 0.0
    for feature in range(wide):
        w = (1 - part) * (weights[low + feature] + king * weights[low + wide + feature])
        w += part * (weights[high + feature] + king * weights[high + wide + feature])
        if feature >= PLAIN:
            chances[feature - PLAIN] += w
        else:
            for n in range(seats):
                chances[n] += w * features[n, feature]
    share(chances)


@compiled
def fill_tied(weights: Any, after: Any, still: Any, compared: Any, chances: Any) -> None:
    """The same in tied turns; compared seats are bits, counted from the one that rolled."""
    if not still:
        share_of_leaders(after, compared, chances)
        return
    tied = weights[len(weights) - TIED :]
    for n in range(len(chances)):
        if not (compared >> n) & 1:
            chances[n] = -np.inf
            continue
        chances[n] = tied[0] * after[2 + n] / 10
        if n and still:
            chances[n] += tied[1] + tied[2] * after[1] / 20
            still -= 1
    share(chances)


@compiled
def solved_place(s: Any, after: Any) -> Any:
    """With two seats: where the chance of who has rolled stands, tied turns after the table."""
    box, king, mine = after[0], after[1], after[2]
    coins = box + king + mine + after[3]
    left = coins - box
    at = _below(coins) - _below(left) + king * (left + 1) - king * (king - 1) // 2 + mine
    if not s.circle:
        return at
    rounds = 2 * (np.int64(s.repeat) - 1) + s.tied_rolled
    return _below(coins) + rounds * ((coins + 1) * (coins + 2) // 2) + at


@compiled
def _below(coins: Any) -> Any:
    """Ways for so many coins to lie in a box, with the King and with two seats."""
    return (coins + 1) * (coins + 2) * (coins + 3) // 6


@compiled
def compared_seats(s: Any, t: Any) -> Any:
    """In tied turns: who is compared in the end, counted from the seat whose turn it is."""
    seats = t.seats
    found = 0
    for n in range(s.circle):
        found |= 1 << ((s.order[n] + seats - s.seat) % seats)
    return (1 << seats) - 1 if t.tie_break == EVERYBODY else found


@compiled
def where(s: Any, t: Any, seat: Any, place: Any) -> None:
    """Where the coins lie, seen by a seat."""
    place[0], place[1] = s.box, s.king
    for n in range(t.seats):
        place[2 + n] = s.coins[(seat + n) % t.seats]


@compiled
def play_turn(s: Any, t: Any, plans: Plans, dice: Dice, way: Any, weights: Any) -> None:
    """A whole turn of the seat that is about to roll, as well as it can be looked through."""
    seats, count = t.seats, plans[0].shape[1]
    before, after = np.empty(2 + seats, np.int64), np.empty(2 + seats, np.int64)
    features, chances, worth = np.empty((seats, PLAIN)), np.empty(seats), np.empty(count)
    where(s, t, s.seat, before)
    compared, still = compared_seats(s, t), s.circle - s.tied_rolled - 1
    for plan in range(count):
        carry_out(plans, plan, before, after)
        if way == LEAD:
            worth[plan] = lead(after)
        elif seats == 2:
            worth[plan] = weights[solved_place(s, after)]
        elif s.circle:
            fill_tied(weights, after, still, compared, chances)
            worth[plan] = chances[0]
        else:
            fill_chances(weights, after, features, chances)
            worth[plan] = chances[0]
    first_full = dice[6]
    stopped = np.empty(dice[3].shape[0] - first_full)
    planned = np.empty(len(stopped), np.int64)
    rolling = np.empty((ROLLS - 1, dice[3].shape[0]))
    stop(dice, worth, stopped, planned)
    look_through(dice, stopped, rolling)
    turns, seat, plan, pair = s.turns, s.seat, -1, 0
    while s.turns == turns:
        if s.phase == CUP:
            play(s, t, fallen(s, t, chance_below(s, ways(s, t))))
            if s.turns == turns and s.phase != ROLLED:
                plan = planned[s.table - first_full]
        elif s.phase == ROLLED:
            if not _roll_again(s, t, stopped[s.table - first_full], rolling[ROLLS - s.rolls - 1]):
                plan = planned[s.table - first_full]
                play(s, t, STOP)
        elif s.phase == PAIRING:
            coin, victim = plans[0][3 * pair, plan] - 1, plans[0][3 * pair + 2, plan]
            robbed = 0 if plans[0][3 * pair + 1, plan] == BOX else (seat + victim) % seats + 1
            pair += 1
            play(s, t, PAIR + coin + 4 * robbed)
        else:
            play(s, t, ROB + (seat + plans[0][7, plan]) % seats)


@compiled
def _roll_again(s: Any, t: Any, stopped: Any, rolling: Any) -> bool:
    """Whether some dice are better rolled again; then they are in the cup."""
    best, kept = stopped, np.int64(-1)
    for n in range(t.keeps[s.table]):
        keep = np.int64(t.keep[t.keeps_from[s.table] + n])
        if rolling[keep] > best:
            best, kept = rolling[keep], keep
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
    """Deals in which one seat rates its ends this way and the others the other way.

    It sits everywhere once with the same dice; kept is the share of the wins it took.
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
def note_plays(
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
    """Plays until the rows are full: where the coins lay after each turn, and who won.

    Rows of tied turns tell besides how many still rolled and who was compared. Returns how
    many rows of each were filled, and the plays.
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
                where(s[0], t, seat, rows[count])
                whose[count - begun] = seat
                count += 1
            elif circle and still and tied_count < len(tied) and tied_count - tied_begun < 256:
                where(s[0], t, seat, tied[tied_count])
                tied[tied_count, 2 + seats], tied[tied_count, 3 + seats] = still, compared
                tied_whose[tied_count - tied_begun] = seat
                tied_count += 1
        _note_winners(s[0], won[begun:count], whose, seats)
        _note_winners(s[0], tied_won[tied_begun:tied_count], tied_whose, seats)
        deal += 1


@compiled
def _note_winners(s: Any, won: Any, whose: Any, seats: Any) -> None:
    leaders = 0
    for seat in range(seats):
        leaders += (s.winners >> seat) & 1
    for row in range(len(won)):
        for n in range(seats):
            won[row, n] = ((s.winners >> ((whose[row] + n) % seats)) & 1) / leaders
