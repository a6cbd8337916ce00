"""The levels of Gold Armada that are compiled."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel.acts import act, kinds, many, open_piers
from doubloon.games.gold_armada.kernel.layout import REROLL, STOP, TAKE, TAKING, TEN
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import part, rest, whim_below, whim_bits
from doubloon.kernels.hands import DICE, SIX

_ONE = np.uint32(1)


@compiled
def decide(s: Any, t: Any, level: Any) -> Any:
    if level:
        if s.phase == TAKING:
            return TAKE + np.int64(_dearest(s, t, open_piers(s.front, t, s.table)))
        kept = _goes_for(s, t, s.table)
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
def _goes_for(s: Any, t: Any, hand: Any) -> Any:
    """The dice a deckhand keeps: all of them to stop."""
    least, most, best = DICE + 1, 0, hand
    for pier in range(TEN):
        space = _space(s, pier)
        if space < 0:
            continue
        value = t.value[space]
        if (t.wins[hand] >> np.uint32(space)) & _ONE:
            least, most, best = _nearer(least, most, best, 0, value, hand)
        elif t.full_house[space]:
            for three in range(SIX):
                for two in range(SIX):
                    if three != two and t.allowed[space, three] and t.allowed[space, two]:
                        n, m = min(t.counts[hand, three], 3), min(t.counts[hand, two], 2)
                        kept = t.two[three, n, two, m]
                        least, most, best = _nearer(least, most, best, DICE - n - m, value, kept)
        else:
            for face in range(SIX):
                if t.allowed[space, face]:
                    n = t.counts[hand, face]
                    missing, kept = t.need[space] - n, t.alike[face, n]
                    least, most, best = _nearer(least, most, best, missing, value, kept)
    return best


@compiled
def _nearer(least: Any, most: Any, best: Any, missing: Any, value: Any, kept: Any) -> Any:
    """Fewer dice missing, or a dearer doubloon, or the later hand, which is never the smaller."""
    nearer = missing < least or (missing == least and (value, kept) > (most, best))
    return (missing, value, kept) if nearer else (least, most, best)
