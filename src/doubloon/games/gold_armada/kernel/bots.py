"""The compiled bots of Gold Armada."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel.acts import act, kinds, many, open_piers
from doubloon.games.gold_armada.kernel.layout import REROLL, STOP, TAKE, TAKING, TEN
from doubloon.games.gold_armada.kernel.steps import next_space
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import part, rest, whim_below, whim_bits
from doubloon.kernels.hands import DICE, SIX

_ONE = np.uint32(1)


@compiled
def decide(s: Any, t: Any, level: Any) -> Any:
    """The act that a bot of this level chooses."""
    if level:
        if s.phase == TAKING:
            return TAKE + np.int64(_most_valuable(s, t, open_piers(s.front, t, s.table)))
        kept = _kept_by_deckhand(s, t, s.table)
        return STOP if kept == s.table else REROLL + np.int64(kept)
    x, on_offer = whim_bits(s), kinds(s, t)
    kind = part(x, on_offer)
    return act(s, t, kind, part(rest(x, on_offer), many(s, t, kind)))


@compiled
def _most_valuable(s: Any, t: Any, piers: Any) -> Any:
    """One of these piers whose next doubloon has the highest value."""
    best, found = 0, 0
    for n in range(t.piers[piers]):
        value = t.value[next_space(s.front, t.pier[piers, n])]
        if value > best:
            best, found = value, 0
        if value == best:
            found += 1
    chosen = whim_below(s, found)
    for n in range(t.piers[piers]):
        pier = t.pier[piers, n]
        if t.value[next_space(s.front, pier)] == best:
            if chosen == 0:
                return pier
            chosen -= 1
    return TEN


@compiled
def _kept_by_deckhand(s: Any, t: Any, hand: Any) -> Any:
    """The hand that a deckhand keeps; all five dice mean that it stops."""
    least, most, best = DICE + 1, 0, hand
    for pier in range(TEN):
        space = next_space(s.front, pier)
        if (s.front >> space) & _ONE == 0:  # no doubloon is left there
            continue
        value = t.value[space]
        if (t.wins[hand] >> space) & _ONE:
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
    """The better of two plans: fewer dice missing, then the higher value, then the later hand.

    A later hand never has fewer dice.
    """
    nearer = missing < least or (missing == least and (value, kept) > (most, best))
    return (missing, value, kept) if nearer else (least, most, best)
