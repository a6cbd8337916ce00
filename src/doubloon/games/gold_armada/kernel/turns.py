"""Whole turns of Gold Armada by the random policy: the short cuts."""

from typing import Any

from doubloon.games.gold_armada.kernel.acts import open_piers
from doubloon.games.gold_armada.kernel.steps import end_turn, lose, take
from doubloon.games.gold_armada.rules import ROLLS
from doubloon.solve.compiled import compiled
from doubloon.solve.generator import STEP, bits_of, part, rest
from doubloon.solve.hands import WAYS


@compiled
def random_turn(s: Any, t: Any) -> Any:
    """The same draws and choices as step by step, without detours through the state.

    How many rolls and acts there were.
    """
    chance, whim = s.chance + STEP, s.whim
    hand = t.hand[t.way_sum[part(bits_of(chance), WAYS)]]
    rolls, acts = 1, 0
    while rolls < ROLLS:
        acts += 1
        whim += STEP
        x = bits_of(whim)
        if part(x, 2) == 0:
            break
        kept = t.keep[t.keeps_from[hand] + part(rest(x, 2), t.keeps[hand])]
        chance += STEP
        hand = t.hand[t.sum[kept] + t.way_sum[part(bits_of(chance), t.power[kept])]]
        rolls += 1
    s.chance = chance
    piers = open_piers(s, t, hand)
    if piers == 0:
        lose(s)
    else:
        acts += 1
        whim += STEP
        x = bits_of(whim)
        if t.may_decline and part(x, 2):
            lose(s)
        else:
            x = rest(x, 2) if t.may_decline else x
            take(s, t, t.pier[piers, part(x, t.piers[piers])])
    s.whim = whim
    if s.tokens and s.front:
        s.turns += 1
        follower = int(s.seat) + 1
        s.seat = 0 if follower == t.seats else follower
    else:
        end_turn(s, t)
    return rolls, acts
