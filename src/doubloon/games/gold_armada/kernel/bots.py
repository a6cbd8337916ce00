"""The levels of Gold Armada that are compiled."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel.acts import act, kinds, many, open_piers
from doubloon.games.gold_armada.packed import REROLL, STOP, TAKE, TAKING, TEN
from doubloon.games.gold_armada.rules import ROLLS
from doubloon.solve.compiled import compiled
from doubloon.solve.generator import part, rest, whim_below, whim_bits
from doubloon.solve.hands import DICE, SIX

_ONE = np.uint32(1)


@compiled
def decide(s: Any, t: Any, level: Any) -> Any:
    if level:
        if s.phase == TAKING:
            return TAKE + np.int64(_dearest(s, t, open_piers(s.front, t, s.table)))
        kept = _goes_for(s, t, s.table, ROLLS - s.rolls)
        return STOP if kept == s.table else REROLL + np.int64(kept)
    x, on_offer = whim_bits(s), kinds(s, t)
    kind = part(x, on_offer)
    return act(s, t, kind, part(rest(x, on_offer), many(s, t, kind)))


@compiled
def _space(s: Any, pier: Any) -> Any:
    """The next space of a pier, or none (-1)."""
    for row in range(3):
        if (s.front >> np.uint32(TEN * row + pier)) & _ONE:
            return TEN * row + pier
    return -1


@compiled
def _dearest(s: Any, t: Any, piers: Any) -> Any:
    """The dearest of these doubloons; of several any."""
    best, found = 0, 0
    for n in range(t.piers[piers]):
        value = t.value[_space(s, t.pier[piers, n])]
        if value > best:
            best, found = value, 0
        if value == best:
            found += 1
    chosen = whim_below(s, found)
    for n in range(t.piers[piers]):
        pier = t.pier[piers, n]
        if t.value[_space(s, pier)] == best:
            if chosen == 0:
                return pier
            chosen -= 1
    return TEN


@compiled
def _goes_for(s: Any, t: Any, hand: Any, left: Any) -> Any:
    """The dice a deckhand keeps: all of them to stop."""
    hope, best = -1.0, -1
    for pier in range(TEN):
        space = _space(s, pier)
        if space < 0:
            continue
        prize = t.value[space] + 1
        if (t.wins[hand] >> np.uint32(space)) & _ONE:
            hope, best = _better(s, t, hope, best, hand, prize, 1.0)
        elif t.full_house[space]:
            for three in range(SIX):
                for two in range(SIX):
                    if three != two and t.allowed[space, three] and t.allowed[space, two]:
                        n, m = min(t.counts[hand, three], 3), min(t.counts[hand, two], 2)
                        kept, chance = t.two[three, n, two, m], t.house_chance[left, 3 - n, 2 - m]
                        hope, best = _better(s, t, hope, best, kept, prize, chance)
        else:
            for face in range(SIX):
                if t.allowed[space, face]:
                    n = t.counts[hand, face]
                    kept, chance = t.alike[face, n], t.chance[left, t.need[space] - n, DICE - n]
                    hope, best = _better(s, t, hope, best, kept, prize, chance)
    return hand if best < 0 else best


@compiled
def _better(s: Any, t: Any, hope: Any, best: Any, kept: Any, prize: Any, chance: Any) -> Any:
    """The greater hope; of equal ones the later hand, which is never the smaller one."""
    safe, spaces = 0, t.safe[kept] & s.front
    for pier in range(TEN):
        space = _space(s, pier)
        if space >= 0 and (spaces >> np.uint32(space)) & _ONE:
            safe = max(safe, t.value[space] + 1)
    new = chance * prize + (1 - chance) * safe
    if new > hope or (new == hope and kept > best):
        return new, np.int64(kept)
    return hope, best
