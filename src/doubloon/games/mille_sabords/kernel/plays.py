"""Mille Sabords: whole plays, from the first step to the end."""

from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.games.mille_sabords.kernel.acts import cup
from doubloon.games.mille_sabords.kernel.bots import decide
from doubloon.games.mille_sabords.kernel.chance import shown, turned_up
from doubloon.games.mille_sabords.kernel.ending import end_turn
from doubloon.games.mille_sabords.kernel.layout import (
    ABOVE,
    CARD,
    CUP,
    KIND,
    LAY,
    OVER,
    REROLL,
    ROLLED,
    STOP,
)
from doubloon.games.mille_sabords.kernel.shortcuts import random_turns
from doubloon.games.mille_sabords.kernel.steps import land, lay, lift, roll_again, stop, turn_up
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import chance_below, chance_below_wide
from doubloon.kernels.shared import include

__all__ = ["count", "ending", "play_many", "play_out", "winners"]

if TYPE_CHECKING:
    from doubloon.kernels.shared.plays import count, ending, play_many, winners
else:
    include("plays", globals())


@compiled
def play_out(s: Any, t: Any, levels: Any) -> Any:
    """Play to the end; the number of steps and of acts among them.

    A turn is a card, then rolls, each followed by acts. The loop follows this order and need not
    ask what the state waits for.
    """
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
