"""Gold Up over machine integers: the compiled twin of its rules (docs/kernels.md)."""

from typing import TYPE_CHECKING, Any

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
from doubloon.kernels.generator import chance_below, part, rest, whim_below_wide, whim_bits
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
    return np.int64(s.seat) if s.phase == TURN else CHANCE


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
