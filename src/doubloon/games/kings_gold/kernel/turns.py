"""Whole turns of King's Gold by the random policy: the short cuts."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.ending import end_turn
from doubloon.games.kings_gold.kernel.steps import loot, pay_penalty, rob, settle, settle_roll_off
from doubloon.games.kings_gold.packed import NOTHING, PAIRS
from doubloon.games.kings_gold.rules import ROLLS
from doubloon.solve.compiled import compiled
from doubloon.solve.generator import STEP, bits_of, part, rest
from doubloon.solve.hands import WAYS

_COIN = np.uint64(3)
_ROBBED = np.uint64(2)


@compiled
def whole_roll_off(s: Any, t: Any) -> Any:
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
    settle_roll_off(s, t, best)
    return rolls


@compiled
def random_turn(s: Any, t: Any) -> Any:
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
        pay_penalty(s)
    else:
        s.table, s.rolls = hand, rolls
        settle(s, t)
        return rolls, acts
    if s.box and not s.circle:
        s.turns += 1
        follower = s.seat + 1
        s.seat = 0 if follower == t.seats else follower
    else:
        end_turn(s, t)
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
            rob(s, robbed - np.uint64(robbed <= seat), np.int64(coin) + 1)
            hand = t.paired[hand, 1, coin]
        else:
            loot(s, t, np.int64(coin) + 1)
            hand = t.paired[hand, 0, coin]
            if s.box == 0 and t.end_mid_turn and not s.circle:
                s.whim = whim
                return used
    s.whim = whim
    if t.crossbones[hand] >= 3:
        pay_penalty(s)
    return used
