"""Gold Up over machine integers: the rules of `rules.py`, compiled (docs/kernels.md)."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.acts import act, has, key_theft, key_thefts, kinds, many
from doubloon.games.gold_up.kernel.bots import greedy_act
from doubloon.games.gold_up.kernel.chance import fallen, fate, fates, ways, weight
from doubloon.games.gold_up.kernel.ending import points
from doubloon.games.gold_up.kernel.layout import (
    DRAWS,
    ENDINGS,
    LEVELS,
    OVER,
    ROBS_CHESTS,
    STATE,
    TAKES,
    TURN,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.gold_up.kernel.payments import opening, openings, scratch
from doubloon.games.gold_up.kernel.steps import play
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled, inlined
from doubloon.kernels.generator import chance_below, part, rest, sow, whim_below_wide, whim_bits

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
    return np.int64(s.seat) if s.phase == TURN else CHANCE


@compiled
def winners(s: Any) -> Any:
    return np.int64(s.winners)


@compiled
def ending(s: Any) -> Any:
    return np.int64(s.ending)


@inlined
def decide(s: Any, t: Any, level: Any) -> Any:
    if level:
        return greedy_act(s, t, t.deckhand_prices)
    take_, hands, theft = has(s, t, TAKES), key_thefts(s, t), has(s, t, ROBS_CHESTS)
    x, on_offer = whim_bits(s), np.int64(1) + take_ + (hands > 0) + theft
    place, x = np.int64(part(x, on_offer)), rest(x, on_offer)
    if place == 0:
        return np.int64(DRAWS)
    place -= take_
    if place and hands:
        if place == 1:
            return key_theft(s, t, np.int64(part(x, hands)))
    kind, w = ROBS_CHESTS if place else TAKES, scratch()
    found = openings(w, s, t, kind)
    n = np.int64(part(x, found)) if found <= 65536 else np.int64(whim_below_wide(s, found))
    return opening(w, s, t, kind, n)


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
    steps = acts = 0
    while s.phase != OVER:
        steps += 1
        if s.phase == TURN:
            acts += 1
            step = decide(s, t, levels[s.seat])
        else:
            step = fallen(s, t, chance_below(s, ways(s, t)))
        play(s, t, step)
    return steps, acts


@compiled
def play_many(results: Any, s: Any, start: Any, t: Any, levels: Any, seed: Any, first: Any) -> None:
    seats = t.seats
    seating = np.empty(seats, np.int64)
    for n in range(len(results)):
        number = first + n
        s[0] = start[0]
        sow(s[0], seed, number // seats)
        for seat in range(seats):
            seating[seat] = levels[(seat + number) % seats]
        result = results[n]
        result.steps, result.acts = play_out(s[0], t, seating)
        result.turns, result.first = s[0].turns, s[0].first
        result.winners, result.ending = s[0].winners, s[0].ending
        for seat in range(seats):
            result.points[seat] = points(s[0], t, seat)
