"""Gold Armada over machine integers: the rules of `rules.py`, compiled (docs/kernels.md)."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.packed import (
    ALL_SPACES,
    ANY_PIER,
    CUP,
    DECLINE,
    ENDINGS,
    LEVELS,
    NAMED,
    OVER,
    REROLL,
    ROLL,
    ROLLED,
    STATE,
    STOP,
    TAKE,
    TAKING,
    TEN,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.gold_armada.rules import ROLLS
from doubloon.solve.compiled import CHANCE, NOBODY, compiled
from doubloon.solve.generator import (
    STEP,
    bits_of,
    chance_below,
    part,
    rest,
    sow,
    whim_below,
    whim_bits,
)
from doubloon.solve.hands import DICE, SIX, WAYS

__all__ = ["ENDINGS", "LEVELS", "STATE", "covers", "decode", "encode", "pack", "tables"]

_TEN, _TWENTY, _ONE = np.uint32(TEN), np.uint32(2 * TEN), np.uint32(1)
_ANY_PIER, _ALL_SPACES = np.uint32(ANY_PIER), np.uint32(ALL_SPACES)


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if s.phase == CUP else np.int64(s.seat)


@compiled
def open_piers(s: Any, t: Any, hand: Any) -> Any:
    """The piers whose next doubloon this hand wins, a bit each."""
    spaces = t.wins[hand] & s.front
    return (spaces | (spaces >> _TEN) | (spaces >> _TWENTY)) & _ANY_PIER


@compiled
def kinds(s: Any, t: Any) -> Any:
    return 2 if s.phase == ROLLED or t.may_decline else 1


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    if s.phase == ROLLED:
        return np.int64(t.keeps[s.table]) if kind else 1
    return 1 if kind else np.int64(t.piers[open_piers(s, t, s.table)])


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    if s.phase == ROLLED:
        return REROLL + np.int64(t.keep[t.keeps_from[s.table] + n]) if kind else STOP
    return DECLINE if kind else TAKE + np.int64(t.pier[open_piers(s, t, s.table), n])


@compiled
def fates(s: Any, t: Any) -> Any:
    return np.int64(t.falls[DICE - t.size[s.table]])


@compiled
def fate(s: Any, t: Any, n: Any) -> Any:
    return ROLL + np.int64(t.fall[DICE - t.size[s.table], n])


@compiled
def weight(s: Any, t: Any, n: Any) -> Any:
    return np.int64(t.fall_weight[DICE - t.size[s.table], n])


@compiled
def ways(s: Any, t: Any) -> Any:
    return np.int64(t.power[s.table])


@compiled
def fallen(_s: Any, t: Any, way: Any) -> Any:
    return ROLL + np.int64(t.way_sum[way])


@compiled
def play(s: Any, t: Any, step: Any) -> None:
    kind, named = step & ~NAMED, step & NAMED
    if kind == ROLL:
        s.table = t.hand[t.sum[s.table] + named]
        s.rolls += 1
        s.phase = ROLLED
        if s.rolls == ROLLS:
            _settle(s, t)
    elif kind == REROLL:
        s.table = named
        s.phase = CUP
    elif kind == STOP:
        _settle(s, t)
    elif kind == TAKE:
        _take(s, t, named)
        _end_turn(s, t)
    else:
        _lose(s)
        _end_turn(s, t)


@compiled
def _settle(s: Any, t: Any) -> None:
    if open_piers(s, t, s.table):
        s.phase = TAKING
    else:
        _lose(s)
        _end_turn(s, t)


@compiled
def _take(s: Any, t: Any, pier: Any) -> None:
    """The next doubloon of a pier; behind it comes the one ten bits further on."""
    bit, place = _ONE << np.uint32(pier), np.uint32(pier)
    while not s.front & bit:
        bit <<= _TEN
        place += _TEN
    s.held[s.seat] += t.value[place]
    s.front = (s.front ^ bit) | (bit << _TEN & _ALL_SPACES)


@compiled
def _lose(s: Any) -> None:
    if s.tokens:
        s.tokens -= 1
        s.skulls[s.seat] += 1


@compiled
def _end_turn(s: Any, t: Any) -> None:
    s.turns += 1
    follower = int(s.seat) + 1
    if follower == t.seats:
        follower = 0
    s.table = 0
    s.rolls = 0
    if (s.tokens and s.front) or (t.finish_round and follower):
        s.seat = follower
        s.phase = CUP
    else:
        _finish(s, t)


@compiled
def _finish(s: Any, t: Any) -> None:
    s.phase = OVER
    s.ending = 0 if s.tokens else 1
    best, most, fewest = 0, points(s, t, 0) - 1, 0
    for seat in range(t.seats):
        total, skulls = points(s, t, seat), int(s.skulls[seat])
        if total > most or (total == most and t.fewer_skulls and skulls < fewest):
            best, most, fewest = 0, total, skulls
        if total == most and (skulls == fewest or not t.fewer_skulls):
            best |= 1 << seat
    s.winners = best


@compiled
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.held[seat]) - np.int64(s.skulls[seat])


@compiled
def winners(s: Any) -> Any:
    return np.int64(s.winners)


@compiled
def ending(s: Any) -> Any:
    return np.int64(s.ending)


@compiled
def decide(s: Any, t: Any, level: Any) -> Any:
    if level:
        if s.phase == TAKING:
            return TAKE + np.int64(_dearest(s, t, open_piers(s, t, s.table)))
        kept = _goes_for(s, t, s.table, ROLLS - s.rolls)
        return STOP if kept == s.table else REROLL + np.int64(kept)
    x, on_offer = whim_bits(s), kinds(s, t)
    kind = part(x, on_offer)
    return act(s, t, kind, part(rest(x, on_offer), many(s, t, kind)))


@compiled
def _space(s: Any, pier: Any) -> Any:
    """The next space of a pier, or none (-1)."""
    for row in range(3):
        if (s.front >> np.uint32(TEN * row + pier)) & _ONE:
            return TEN * row + pier
    return -1


@compiled
def _dearest(s: Any, t: Any, piers: Any) -> Any:
    """The dearest of these doubloons; of several any."""
    best, found = 0, 0
    for n in range(t.piers[piers]):
        value = t.value[_space(s, t.pier[piers, n])]
        if value > best:
            best, found = value, 0
        if value == best:
            found += 1
    chosen = whim_below(s, found)
    for n in range(t.piers[piers]):
        pier = t.pier[piers, n]
        if t.value[_space(s, pier)] == best:
            if chosen == 0:
                return pier
            chosen -= 1
    return TEN


@compiled
def _goes_for(s: Any, t: Any, hand: Any, left: Any) -> Any:
    """The dice a deckhand keeps: all of them to stop."""
    hope, best = -1.0, -1
    for pier in range(TEN):
        space = _space(s, pier)
        if space < 0:
            continue
        prize = t.value[space] + 1
        if (t.wins[hand] >> np.uint32(space)) & _ONE:
            hope, best = _better(s, t, hope, best, hand, prize, 1.0)
        elif t.full_house[space]:
            for three in range(SIX):
                for two in range(SIX):
                    if three != two and t.allowed[space, three] and t.allowed[space, two]:
                        n, m = min(t.counts[hand, three], 3), min(t.counts[hand, two], 2)
                        kept, chance = t.two[three, n, two, m], t.house_chance[left, 3 - n, 2 - m]
                        hope, best = _better(s, t, hope, best, kept, prize, chance)
        else:
            for face in range(SIX):
                if t.allowed[space, face]:
                    n = t.counts[hand, face]
                    kept, chance = t.alike[face, n], t.chance[left, t.need[space] - n, DICE - n]
                    hope, best = _better(s, t, hope, best, kept, prize, chance)
    return hand if best < 0 else best


@compiled
def _better(s: Any, t: Any, hope: Any, best: Any, kept: Any, prize: Any, chance: Any) -> Any:
    """The greater hope; of equal ones the later hand, which is never the smaller one."""
    safe, spaces = 0, t.safe[kept] & s.front
    for pier in range(TEN):
        space = _space(s, pier)
        if space >= 0 and (spaces >> np.uint32(space)) & _ONE:
            safe = max(safe, t.value[space] + 1)
    new = chance * prize + (1 - chance) * safe
    if new > hope or (new == hope and kept > best):
        return new, np.int64(kept)
    return hope, best


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
        elif s.phase == CUP:
            steps += 1
            play(s, t, fallen(s, t, chance_below(s, ways(s, t))))
        else:
            steps += 1
            acts += 1
            play(s, t, decide(s, t, levels[s.seat]))
    return steps, acts


@compiled
def _random_turn(s: Any, t: Any) -> Any:
    """The same draws and choices as step by step, without detours through the state.

    How many rolls and acts there were.
    """
    chance, whim = s.chance + STEP, s.whim
    hand = t.hand[t.way_sum[part(bits_of(chance), WAYS)]]
    rolls, acts = 1, 0
    while rolls < ROLLS:
        acts += 1
        whim += STEP
        x = bits_of(whim)
        if part(x, 2) == 0:
            break
        kept = t.keep[t.keeps_from[hand] + part(rest(x, 2), t.keeps[hand])]
        chance += STEP
        hand = t.hand[t.sum[kept] + t.way_sum[part(bits_of(chance), t.power[kept])]]
        rolls += 1
    s.chance = chance
    piers = open_piers(s, t, hand)
    if piers == 0:
        _lose(s)
    else:
        acts += 1
        whim += STEP
        x = bits_of(whim)
        if t.may_decline and part(x, 2):
            _lose(s)
        else:
            x = rest(x, 2) if t.may_decline else x
            _take(s, t, t.pier[piers, part(x, t.piers[piers])])
    s.whim = whim
    if s.tokens and s.front:
        s.turns += 1
        follower = int(s.seat) + 1
        s.seat = 0 if follower == t.seats else follower
    else:
        _end_turn(s, t)
    return rolls, acts


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
        result.winners, result.ending = s[0].winners, s[0].ending
        for seat in range(seats):
            result.points[seat] = points(s[0], t, seat)
