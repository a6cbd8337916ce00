"""Whole turns of Gold Armada by the random policy, as a short cut."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel.acts import open_piers
from doubloon.games.gold_armada.kernel.steps import advance, end_turn, next_space
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.kernels.compiled import compiled, inlined
from doubloon.kernels.generator import STEP, bits_of, draws, part, rest
from doubloon.kernels.hands import WAYS

_ONE = np.uint64(1)
_FIRST = np.uint64(0)


@compiled
def random_turns(s: Any, t: Any, levels: Any) -> Any:
    """Play turns of random seats until another bot is due; return the number of rolls and acts.

    It draws and chooses as step by step. What changes often is kept in local variables, which is
    faster than fields of the state.
    """
    chance, whim, turns = s.chance, s.whim, s.turns
    front, tokens, seat = s.front, s.tokens, np.uint64(s.seat)
    while True:
        hand, chance, whim = _random_dice(t, chance, whim)
        piers = open_piers(front, t, hand)
        if piers:
            whim += STEP
            x = bits_of(whim)
        if piers == 0 or (t.may_decline and part(x, 2)):
            if tokens:
                tokens -= 1
                s.skulls[seat] += 1
        else:
            x = rest(x, 2) if t.may_decline else x
            space = next_space(front, t.pier[piers, part(x, t.piers[piers])])
            s.held[seat] += t.value[space]
            front = advance(front, space)
        if tokens == 0 or front == 0:
            break
        turns += 1
        seat += _ONE
        if seat == np.uint64(t.seats):
            seat = _FIRST
        if levels[seat]:
            break
    rolls, acts = draws(s.chance, chance), draws(s.whim, whim)
    s.chance, s.whim, s.turns, s.front, s.tokens, s.seat = chance, whim, turns, front, tokens, seat
    if tokens == 0 or front == 0:
        end_turn(s, t)
    return rolls, acts


@inlined
def _random_dice(t: Any, chance: Any, whim: Any) -> Any:
    """The final hand of a turn, and the two generators after it."""
    chance += STEP
    hand = t.hand[t.way_sum[part(bits_of(chance), WAYS)]]
    for _ in range(ROLLS - 1):
        whim += STEP
        x = bits_of(whim)
        if part(x, 2) == 0:
            break
        kept = t.keep[t.keeps_from[hand] + part(rest(x, 2), t.keeps[hand])]
        chance += STEP
        hand = t.hand[t.sum[kept] + t.way_sum[part(bits_of(chance), t.power[kept])]]
    return hand, chance, whim
