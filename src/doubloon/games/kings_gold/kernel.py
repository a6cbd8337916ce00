"""King's Gold over machine integers: the rules of `rules.py`, compiled (docs/kernels.md)."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.ending import REPEATS
from doubloon.games.kings_gold.packed import (
    CUP,
    ENDINGS,
    EVERYBODY,
    FIRST,
    FIVE_COINS,
    FIVE_SKULLS,
    LEVELS,
    LOT,
    NAMED,
    NEW_GAME,
    NOTHING,
    OPENING,
    OVER,
    PAIR,
    PAIRING,
    PAIRS,
    PLUNDER,
    REROLL,
    ROB,
    ROLL,
    ROLLED,
    SHARED,
    STATE,
    STOP,
    STOPS,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.kings_gold.rules import ROLLS
from doubloon.games.kings_gold.scoring import PENALTY
from doubloon.solve.compiled import CHANCE, MOST_SEATS, NOBODY, compiled
from doubloon.solve.generator import STEP, bits_of, chance_below, part, rest, sow, whim_bits
from doubloon.solve.hands import DICE, WAYS

__all__ = ["ENDINGS", "LEVELS", "STATE", "covers", "decode", "encode", "pack", "tables"]

_COIN, _ROBBED = np.uint64(3), np.uint64(2)


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase >= ROLLED else CHANCE


@compiled
def kinds(s: Any, _t: Any) -> Any:
    return 2 if s.phase == ROLLED else 1


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    if s.phase == ROLLED:
        return np.int64(t.keeps[s.table]) if kind else 1
    if s.phase == PAIRING:
        return np.int64(t.pairs[s.table])
    return t.seats - 1


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    if s.phase == ROLLED:
        return REROLL + np.int64(t.keep[t.keeps_from[s.table] + n]) if kind else STOP
    if s.phase == PAIRING:
        return _pair_act(s, t, n)
    return ROB + n + np.int64(n >= s.seat)


@compiled
def _pair_act(s: Any, t: Any, n: Any) -> Any:
    """The n-th other seat has the number n if it comes before one's own, else one more."""
    pair = np.int64(t.pair[s.table, n])
    return PAIR + pair + 4 * np.int64((pair >> 2) > s.seat)


@compiled
def fates(s: Any, t: Any) -> Any:
    if s.phase == LOT:
        return _seats_in(s.off)
    return np.int64(t.falls[DICE - t.size[s.table]])


@compiled
def fate(s: Any, t: Any, n: Any) -> Any:
    if s.phase == LOT:
        return FIRST + _seat_in(s.off, n)
    return ROLL + np.int64(t.fall[DICE - t.size[s.table], n])


@compiled
def weight(s: Any, t: Any, n: Any) -> Any:
    return 1 if s.phase == LOT else np.int64(t.fall_weight[DICE - t.size[s.table], n])


@compiled
def ways(s: Any, t: Any) -> Any:
    if s.phase == LOT:
        return _seats_in(s.off)
    return np.int64(t.power[s.table])


@compiled
def fallen(s: Any, t: Any, way: Any) -> Any:
    return FIRST + _seat_in(s.off, way) if s.phase == LOT else ROLL + np.int64(t.way_sum[way])


@compiled
def _seats_in(bits: Any) -> Any:
    found = 0
    for seat in range(MOST_SEATS):
        found += (bits >> seat) & 1
    return found


@compiled
def _seat_in(bits: Any, n: Any) -> Any:
    """The n-th of the seats with a bit."""
    for seat in range(MOST_SEATS):
        if (bits >> seat) & 1:
            if n == 0:
                return seat
            n -= 1
    return MOST_SEATS


@compiled
def play(s: Any, t: Any, step: Any) -> None:
    kind, named = step & ~NAMED, step & NAMED
    if kind == ROLL:
        if s.phase == OPENING:
            _roll_off(s, t, named)
        else:
            s.table = t.hand[t.sum[s.table] + named]
            s.rolls += 1
            if s.rolls == ROLLS or t.settles[s.table]:
                _settle(s, t)
            else:
                s.phase = ROLLED
    elif kind == REROLL:
        s.table = named
        s.phase = CUP
    elif kind == STOP:
        _settle(s, t)
    elif kind == PAIR:
        _pair(s, t, named)
    elif kind == ROB:
        s.coins[s.seat] += s.coins[named]
        s.coins[named] = 0
        _end_turn(s, t)
    else:
        s.first = named
        _begin_turn(s, named)


@compiled
def _roll_off(s: Any, t: Any, sum_: Any) -> None:
    s.off_skulls[s.rolled_off] = t.skulls[t.hand[sum_]]
    s.rolled_off += 1
    rollers = _seats_in(s.off)
    if s.rolled_off < rollers:
        s.seat = _seat_in(s.off, s.rolled_off)
        return
    most = 0
    for n in range(rollers):
        most = max(most, s.off_skulls[n])
    best = 0
    for n in range(rollers):
        if s.off_skulls[n] == most:
            best |= 1 << _seat_in(s.off, n)
    s.off_skulls[:] = 0
    s.rolled_off = 0
    _settle_roll_off(s, t, best)


@compiled
def _settle_roll_off(s: Any, t: Any, best: Any) -> None:
    s.off = best
    s.seat = _seat_in(best, 0)
    if best & (best - 1) == 0:
        s.first = s.seat
        _begin_turn(s, s.seat)
    elif t.by_lot:
        s.phase = LOT


@compiled
def _begin_turn(s: Any, seat: Any) -> None:
    s.seat = seat
    s.phase = CUP
    s.table = 0
    s.rolls = 0
    s.off = 0


@compiled
def _settle(s: Any, t: Any) -> None:
    outcome = t.outcome[s.table]
    if outcome == PAIRS:
        s.phase = PAIRING
        return
    if outcome == FIVE_SKULLS:
        s.phase = PLUNDER
        return
    if outcome == NOTHING:
        _pay_penalty(s)
    elif outcome == FIVE_COINS:
        s.coins[s.seat] += s.king
        s.king = 0
    else:
        s.coins[s.seat] += s.box
        s.box = 0
    _end_turn(s, t)


@compiled
def _pay_penalty(s: Any) -> None:
    paid = min(PENALTY, s.coins[s.seat])
    s.coins[s.seat] -= paid
    s.king += paid


@compiled
def _pair(s: Any, t: Any, named: Any) -> None:
    coin, robbed = named & 3, named >> 2
    if robbed:
        _rob(s, robbed - 1, coin + 1)
        s.table = t.paired[s.table, 1, coin]
    else:
        _loot(s, t, coin + 1)
        s.table = t.paired[s.table, 0, coin]
        if s.box == 0 and t.end_mid_turn and not s.circle:
            _end_turn(s, t)
            return
    if t.pairs[s.table] == 0:
        if t.crossbones[s.table] >= 3:
            _pay_penalty(s)
        _end_turn(s, t)


@compiled
def _rob(s: Any, victim: Any, value: Any) -> None:
    amount = min(value, s.coins[victim])
    s.coins[victim] -= amount
    s.coins[s.seat] += amount


@compiled
def _loot(s: Any, t: Any, value: Any) -> None:
    taken = paid = value
    if s.box < 2 * value:
        taken = min(value, s.box) if t.player_first else s.box >> 1
        paid = s.box - taken
    s.coins[s.seat] += taken
    s.king += paid
    s.box -= taken + paid


@compiled
def _end_turn(s: Any, t: Any) -> None:
    s.turns += 1
    if s.box and not s.circle:
        follower = s.seat + 1
        _begin_turn(s, 0 if follower == t.seats else follower)
    else:
        _end_round(s, t)


@compiled
def _end_round(s: Any, t: Any) -> None:
    """The box is empty: who leads wins, or leaders play on."""
    if s.circle:
        s.tied_rolled += 1
        if s.tied_rolled < s.circle:
            _begin_turn(s, s.order[s.tied_rolled])
            return
    else:
        s.circle = t.seats
        for n in range(t.seats):
            s.order[n] = (s.seat + 1 + n) % t.seats
    best, first = _leaders(s)
    alone = best & (best - 1) == 0
    if alone or s.repeat == REPEATS or t.tie_break in (NEW_GAME, SHARED):
        _finish(s, t, best)
        return
    if s.repeat == 0:  # the circle begins with a leader
        for n in range(t.seats):
            s.order[n] = (first + n) % t.seats
    _tied_round(s, t, best)


@compiled
def _leaders(s: Any) -> Any:
    """The seats of the order with the most coins, a bit each, and the first of them."""
    most, best, first = np.int64(-1), np.int64(0), np.int64(0)
    for n in range(s.circle):
        seat = np.int64(s.order[n])
        if s.coins[seat] > most:
            most, best, first = np.int64(s.coins[seat]), np.int64(0), seat
        if s.coins[seat] == most:
            best |= np.int64(1) << seat
    return best, first


@compiled
def _tied_round(s: Any, t: Any, best: Any) -> None:
    if t.tie_break != EVERYBODY:
        left = 0
        for n in range(s.circle):
            if (best >> s.order[n]) & 1:
                s.order[left] = s.order[n]
                left += 1
        s.order[left:] = 0
        s.circle = left
    s.tied = best
    s.tied_rolled = 0
    s.repeat += 1
    _begin_turn(s, s.order[0])


@compiled
def _finish(s: Any, t: Any, best: Any) -> None:
    s.winners = best
    s.ending = np.int64(t.tie_break == NEW_GAME and best & (best - 1) != 0)
    s.phase = OVER
    s.table = 0
    s.rolls = 0
    s.tied = 0
    s.circle = 0
    s.order[:] = 0
    s.tied_rolled = 0
    s.repeat = 0


@compiled
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.coins[seat])


@compiled
def winners(s: Any) -> Any:
    return np.int64(s.winners)


@compiled
def ending(s: Any) -> Any:
    return np.int64(s.ending)


@compiled
def decide(s: Any, t: Any, level: Any) -> Any:
    if level:
        return _deckhand(s, t)
    x, on_offer = whim_bits(s), kinds(s, t)
    kind = part(x, on_offer)
    return act(s, t, kind, part(rest(x, on_offer), many(s, t, kind)))


@compiled
def _deckhand(s: Any, t: Any) -> Any:
    """The act that gains most, then from the richest, then with the cheapest die."""
    if s.phase == ROLLED:
        kept = np.int64(t.deckhand[s.table])
        return STOP if kept == STOPS else REROLL + kept
    best = chosen = np.int64(-1)
    for n in range(many(s, t, 0)):
        found = act(s, t, 0, n)
        gain = _gain(s, found)
        if gain > best:
            best, chosen = gain, found
    return chosen


@compiled
def _gain(s: Any, found: Any) -> Any:
    named = found & NAMED
    if s.phase == PLUNDER:
        held = np.int64(s.coins[named])
        return (held * 64 + held) * 4 + 2
    coin, robbed = named & 3, named >> 2
    if robbed:
        held = np.int64(s.coins[robbed - 1])
        return (min(coin + 1, held) * 64 + held) * 4 + 2 - coin
    return (min(coin + 1, s.box) * 64 + s.coins[s.seat]) * 4 + 2 - coin


@compiled
def count(stack: Any, t: Any, depth: Any) -> Any:
    lines = weight_ = np.uint64(depth == 0)
    s = stack[depth]
    who = waits_for(s)
    if depth == 0 or who == NOBODY:
        return lines, weight_
    if who == CHANCE:
        for n in range(fates(s, t)):
            stack[depth - 1] = s
            play(stack[depth - 1], t, fate(s, t, n))
            below = count(stack, t, depth - 1)
            lines += below[0]
            weight_ += np.uint64(weight(s, t, n)) * below[1]
        return lines, weight_
    for kind in range(kinds(s, t)):
        for n in range(many(s, t, kind)):
            stack[depth - 1] = s
            play(stack[depth - 1], t, act(s, t, kind, n))
            below = count(stack, t, depth - 1)
            lines += below[0]
            weight_ += below[1]
    return lines, weight_


@compiled
def play_out(s: Any, t: Any, levels: Any) -> Any:
    steps = acts = 0
    while s.phase != OVER:
        if s.phase == CUP and s.rolls == 0 and levels[s.seat] == 0:
            rolls, chosen = _random_turn(s, t)
            steps += rolls + chosen
            acts += chosen
        elif s.phase >= ROLLED:
            steps += 1
            acts += 1
            play(s, t, decide(s, t, levels[s.seat]))
        elif s.phase == OPENING and s.rolled_off == 0:
            steps += _whole_roll_off(s, t)
        else:
            steps += 1
            play(s, t, fallen(s, t, chance_below(s, ways(s, t))))
    return steps, acts


@compiled
def _whole_roll_off(s: Any, t: Any) -> Any:
    """One roll of every seat that is still in it, as step by step; how many there were."""
    chance, rolls, most, best = s.chance, 0, -1, 0
    for seat in range(t.seats):
        if (s.off >> seat) & 1:
            rolls += 1
            chance += STEP
            skulls = int(t.skulls[t.hand[t.way_sum[part(bits_of(chance), WAYS)]]])
            if skulls > most:
                most, best = skulls, 0
            if skulls == most:
                best |= 1 << seat
    s.chance = chance
    _settle_roll_off(s, t, best)
    return rolls


@compiled
def _random_turn(s: Any, t: Any) -> Any:
    """The same draws and choices as step by step, without detours through the state.

    How many rolls and acts there were.
    """
    chance, whim = s.chance + STEP, s.whim
    hand = t.hand[t.way_sum[part(bits_of(chance), WAYS)]]
    rolls, acts = 1, 0
    while rolls < ROLLS and not t.settles[hand]:
        acts += 1
        whim += STEP
        x = bits_of(whim)
        if part(x, 2) == 0:
            break
        kept = t.keep[t.keeps_from[hand] + part(rest(x, 2), t.keeps[hand])]
        chance += STEP
        hand = t.hand[t.sum[kept] + t.way_sum[part(bits_of(chance), t.power[kept])]]
        rolls += 1
    s.chance, s.whim = chance, whim
    outcome = t.outcome[hand]
    if outcome == PAIRS:
        acts += _random_pairs(s, t, hand)
    elif outcome == NOTHING:
        _pay_penalty(s)
    else:
        s.table, s.rolls = hand, rolls
        _settle(s, t)
        return rolls, acts
    if s.box and not s.circle:
        s.turns += 1
        follower = s.seat + 1
        s.seat = 0 if follower == t.seats else follower
    else:
        _end_turn(s, t)
    return rolls, acts


@compiled
def _random_pairs(s: Any, t: Any, hand: Any) -> Any:
    """All pairs of a turn; how many they were."""
    used, whim, seat = 0, s.whim, np.uint64(s.seat)
    while t.pairs[hand]:
        used += 1
        whim += STEP
        named = np.uint64(t.pair[hand, part(bits_of(whim), t.pairs[hand])])
        coin, robbed = named & _COIN, named >> _ROBBED
        if robbed:
            _rob(s, robbed - np.uint64(robbed <= seat), np.int64(coin) + 1)
            hand = t.paired[hand, 1, coin]
        else:
            _loot(s, t, np.int64(coin) + 1)
            hand = t.paired[hand, 0, coin]
            if s.box == 0 and t.end_mid_turn and not s.circle:
                s.whim = whim
                return used
    s.whim = whim
    if t.crossbones[hand] >= 3:
        _pay_penalty(s)
    return used


@compiled
def play_many(results: Any, s: Any, start: Any, t: Any, levels: Any, seed: Any, first: Any) -> None:
    seats = t.seats
    seating = np.empty(seats, np.int64)
    for n in range(len(results)):
        deal = (first + n) // seats
        turned = first + n - deal * seats
        s[0] = start[0]
        sow(s[0], seed, deal)
        for seat in range(seats):
            place = seat + turned
            seating[seat] = levels[place - seats if place >= seats else place]
        result = results[n]
        result.steps, result.acts = play_out(s[0], t, seating)
        result.turns = s[0].turns
        result.winners, result.ending, result.first = s[0].winners, s[0].ending, s[0].first
        for seat in range(seats):
            result.points[seat] = s[0].coins[seat]
