"""Mille Sabords over machine integers: the compiled twin of its rules (docs/kernels.md)."""

from typing import TYPE_CHECKING, Any

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
from doubloon.kernels.generator import chance_below, chance_below_wide, part, rest, whim_bits
from doubloon.kernels.shared import include

__all__ = ["ENDINGS", "LEVELS", "STATE", "covers", "decode", "encode", "pack", "tables"]
__all__ += ["act", "decide", "fallen", "fate", "fates", "kinds", "many", "ways", "weight"]
__all__ += ["ending", "play", "points", "waits_for", "winners"]
__all__ += ["count", "play_many", "play_out"]

if TYPE_CHECKING:
    from doubloon.kernels.shared.plays import count, ending, play_many, winners
else:
    include("plays", globals())


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase >= ROLLED else CHANCE


@compiled
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.points[seat])


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
