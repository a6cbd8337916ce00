"""King's Gold over machine integers: the rules of `rules.py`, compiled (docs/kernels.md)."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.acts import act, kinds, many, waits_for
from doubloon.games.kings_gold.kernel.bots import decide
from doubloon.games.kings_gold.kernel.chance import fallen, fate, fates, ways, weight
from doubloon.games.kings_gold.kernel.layout import (
    CUP,
    ENDINGS,
    LEVELS,
    OPENING,
    OVER,
    ROLLED,
    STATE,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.kings_gold.kernel.shortcuts import random_turns, whole_roll_off
from doubloon.games.kings_gold.kernel.steps import play
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled
from doubloon.kernels.generator import chance_below, sow

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
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.coins[seat])


@compiled
def winners(s: Any) -> Any:
    return np.int64(s.winners)


@compiled
def ending(s: Any) -> Any:
    return np.int64(s.ending)


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
            rolls, chosen = random_turns(s, t, levels)
            steps += rolls + chosen
            acts += chosen
        elif s.phase >= ROLLED:
            steps += 1
            acts += 1
            play(s, t, decide(s, t, levels[s.seat]))
        elif s.phase == OPENING and s.rolled_off == 0:
            steps += whole_roll_off(s, t)
        else:
            steps += 1
            play(s, t, fallen(s, t, chance_below(s, ways(s, t))))
    return steps, acts


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
