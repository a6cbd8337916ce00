"""Shortcuts: whole roll-offs and whole turns of the random policy in one call."""

from typing import Any

import numpy as np

from doubloon.games.kings_gold.kernel.ending import end_turn
from doubloon.games.kings_gold.kernel.layout import NOTHING, PAIRS
from doubloon.games.kings_gold.kernel.steps import pay_penalty, rob, settle, settle_roll_off, shares
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.kernels.compiled import compiled, inlined
from doubloon.kernels.generator import STEP, bits_of, draws, part, rest
from doubloon.kernels.hands import WAYS

_ONE = np.uint64(1)
_FIRST = np.uint64(0)
_COIN = np.uint64(3)
_ROBBED = np.uint64(2)


@compiled
def whole_roll_off(s: Any, t: Any) -> Any:
    """Roll for every seat still in the roll-off, as the single steps would; how many rolled."""
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
def random_turns(s: Any, t: Any, levels: Any) -> Any:
    """Play turns of random seats, with the same draws and choices as the single steps.

    Fields that change often are held in variables, which saves loads and stores.
    Returns how many rolls and acts there were.
    """
    chance, whim, turns = s.chance, s.whim, s.turns
    box, king, seat = np.int64(s.box), np.int64(s.king), np.uint64(s.seat)
    while True:
        hand, rolls, chance, whim = _random_dice(t, chance, whim)
        outcome = t.outcome[hand]
        if outcome == PAIRS:
            whim, box, king = _random_pairs(s, t, seat, hand, whim, box, king)
        elif outcome == NOTHING:
            king += pay_penalty(s, seat)
        else:
            s.table, s.rolls = hand, rolls
            break
        if box == 0 or s.circle:
            break
        turns += 1
        seat += _ONE
        if seat == np.uint64(t.seats):
            seat = _FIRST
        if levels[seat]:
            break
    rolls, acts = draws(s.chance, chance), draws(s.whim, whim)
    s.chance, s.whim, s.turns, s.box, s.king, s.seat = chance, whim, turns, box, king, seat
    if s.rolls:
        settle(s, t)
    elif box == 0 or s.circle:
        end_turn(s, t)
    return rolls, acts


@inlined
def _random_dice(t: Any, chance: Any, whim: Any) -> Any:
    """The final dice of a turn, how many rolls were made, and the generators afterwards."""
    chance += STEP
    hand = t.hand[t.way_sum[part(bits_of(chance), WAYS)]]
    rolls = 1
    while rolls < ROLLS and not t.settles[hand]:
        whim += STEP
        x = bits_of(whim)
        if part(x, 2) == 0:
            break
        kept = t.keep[t.keeps_from[hand] + part(rest(x, 2), t.keeps[hand])]
        chance += STEP
        hand = t.hand[t.sum[kept] + t.way_sum[part(bits_of(chance), t.power[kept])]]
        rolls += 1
    return hand, rolls, chance, whim


@inlined
def _random_pairs(s: Any, t: Any, seat: Any, hand: Any, whim: Any, box: Any, king: Any) -> Any:
    """Make all pairs of a turn; the generator, box and King's pile afterwards."""
    while t.pairs[hand]:
        whim += STEP
        named = np.uint64(t.pair[hand, part(bits_of(whim), t.pairs[hand])])
        coin, robbed = named & _COIN, named >> _ROBBED
        if robbed:
            rob(s, seat, robbed - np.uint64(robbed <= seat), np.int64(coin) + 1)
            hand = t.paired[hand, 1, coin]
        else:
            taken, paid = shares(t, box, np.int64(coin) + 1)
            s.coins[seat] += taken
            king += paid
            box -= taken + paid
            hand = t.paired[hand, 0, coin]
            if box == 0 and t.end_mid_turn and not s.circle:
                return whim, box, king
    if t.crossbones[hand] >= 3:
        king += pay_penalty(s, seat)
    return whim, box, king
