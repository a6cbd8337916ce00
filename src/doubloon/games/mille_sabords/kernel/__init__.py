"""Mille Sabords over machine integers: the rules of `rules.py`, compiled (docs/kernels.md)."""

from typing import Any

import numpy as np

from doubloon.games.mille_sabords.kernel.acts import (
    act,
    can_reroll,
    cup,
    guarded_rerolls,
    kinds,
    lays,
    lifts,
    many,
    pick,
    plain_rerolls,
    reroll,
    stops,
)
from doubloon.games.mille_sabords.kernel.bots import deckhand
from doubloon.games.mille_sabords.kernel.chance import (
    fallen,
    fate,
    fates,
    shown,
    turned_up,
    ways,
    weight,
)
from doubloon.games.mille_sabords.kernel.ending import end_turn
from doubloon.games.mille_sabords.kernel.layout import (
    ABOVE,
    CARD,
    CUP,
    ENDINGS,
    KIND,
    LAY,
    LEVELS,
    LIFT,
    OVER,
    REROLL,
    ROLLED,
    STATE,
    STOP,
    TREASURE_ISLAND,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.mille_sabords.kernel.shortcuts import random_turns
from doubloon.games.mille_sabords.kernel.steps import (
    land,
    lay,
    lift,
    play,
    roll_again,
    stop,
    turn_up,
)
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled, inlined
from doubloon.kernels.generator import chance_below, chance_below_wide, part, rest, sow, whim_bits

__all__ = [
    "ENDINGS",
    "LEVELS",
    "STATE",
    "act",
    "count",
    "covers",
    "decide",
    "decode",
    "encode",
    "ending",
    "fallen",
    "fate",
    "fates",
    "kinds",
    "many",
    "pack",
    "play",
    "play_many",
    "play_out",
    "points",
    "tables",
    "waits_for",
    "ways",
    "weight",
    "winners",
]


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase >= ROLLED else CHANCE


@compiled
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.points[seat])


@compiled
def winners(s: Any) -> Any:
    return np.int64(s.winners)


@compiled
def ending(s: Any) -> Any:
    return np.int64(s.ending)


@inlined
def decide(s: Any, t: Any, level: Any) -> Any:
    if level:
        return deckhand(s, t)
    stop_, rolls_on, lifts_, lays_ = stops(s, t), can_reroll(s, t), np.int64(0), np.int64(0)
    if s.card == TREASURE_ISLAND:
        lifts_, lays_ = lifts(s), lays(s)
    on_offer = np.int64(stop_) + rolls_on + (lifts_ > 0) + (lays_ > 0)
    x = whim_bits(s)
    place, x = np.int64(part(x, on_offer)) - stop_, rest(x, on_offer)
    if place < 0:
        return STOP
    if place == 0 and rolls_on:
        plain = plain_rerolls(s, t)
        rerolls = plain + (guarded_rerolls(s, t) if s.guardian else 0)
        return REROLL | reroll(s, t, plain, np.int64(part(x, rerolls))) << ABOVE
    if place == rolls_on and lifts_:
        return LIFT | pick(s.laid, np.int64(part(x, lifts_)) + 1) << ABOVE
    return LAY | pick(s.table - s.lifted, np.int64(part(x, lays_)) + 1) << ABOVE


@compiled
def count(stack: Any, t: Any, depth: Any) -> Any:
    lines = weight_ = np.uint64(depth == 0)
    s = stack[depth]
    who = waits_for(s)
    if depth == 0 or who == NOBODY:
        return lines, weight_
    for kind in range(1 if who == CHANCE else kinds(s, t)):
        for n in range(fates(s, t) if who == CHANCE else many(s, t, kind)):
            step = fate(s, t, n) if who == CHANCE else act(s, t, kind, n)
            share = weight(s, t, n) if who == CHANCE else np.int64(1)
            stack[depth - 1] = s
            play(stack[depth - 1], t, step)
            below = count(stack, t, depth - 1)
            lines += below[0]
            weight_ += np.uint64(share) * below[1]
    return lines, weight_


@compiled
def play_out(s: Any, t: Any, levels: Any) -> Any:
    """A turn is a card and rolls, each with what the seat does then: no need to ask what is due."""
    steps = acts = 0
    while s.phase != OVER:
        if s.phase == CARD and levels[s.seat] == 0:
            rolls, chosen = random_turns(s, t, levels)
            steps += rolls
            acts += chosen
            continue
        ends = False
        if s.phase == CARD:
            steps += 1
            turn_up(s, turned_up(s, np.int64(chance_below(s, s.cards))))
        if s.phase == CUP:
            steps += 1
            dice = cup(s)
            n = t.power[dice]
            way = np.int64(chance_below(s, n) if n <= 65536 else chance_below_wide(s, n))
            ends = land(s, t, shown(t, dice, way))
        while not ends and s.phase >= ROLLED:
            acts += 1
            step = decide(s, t, levels[s.seat])
            if step == STOP:
                ends = stop(s, t)
            elif step & KIND == REROLL:
                roll_again(s, step >> ABOVE)
            elif step & KIND == LAY:
                lay(s, step >> ABOVE)
            else:
                lift(s, step >> ABOVE)
        if ends:
            end_turn(s, t)
    return steps + acts, acts


@compiled
def play_many(results: Any, s: Any, start: Any, t: Any, levels: Any, seed: Any, first: Any) -> None:
    seats = t.seats
    seating = np.empty(seats, np.int64)
    for n in range(len(results)):
        number_ = first + n
        s[0] = start[0]
        sow(s[0], seed, number_ // seats)
        for seat in range(seats):
            seating[seat] = levels[(seat + number_) % seats]
        result = results[n]
        result.steps, result.acts = play_out(s[0], t, seating)
        result.turns, result.first = s[0].turns, s[0].first
        result.winners, result.ending = s[0].winners, s[0].ending
        for seat in range(seats):
            result.points[seat] = s[0].points[seat]
