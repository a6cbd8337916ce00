"""The bots of King's Gold that are compiled."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.acts import act, kinds, many
from doubloon.games.kings_gold.kernel.layout import NAMED, PLUNDER, REROLL, ROLLED, STOP, STOPS
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import part, rest, whim_bits


@compiled
def decide(s: Any, t: Any, level: Any) -> Any:
    if level:
        return _deckhand(s, t)
    x, on_offer = whim_bits(s), kinds(s, t)
    kind = part(x, on_offer)
    return act(s, t, kind, part(rest(x, on_offer), many(s, t, kind)))


@compiled
def _deckhand(s: Any, t: Any) -> Any:
    """The act that gains most, then from the richest victim, then with the lowest coin die."""
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
