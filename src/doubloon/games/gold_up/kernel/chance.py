"""Which card comes next."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.acts import cards_of
from doubloon.games.gold_up.kernel.layout import FATE, LAST, LAY, LOSE, NINE, OF, REFILL, SIX
from doubloon.kernels.compiled import compiled, inlined


@compiled
def source(s: Any, kind: Any) -> Any:
    """How many cards of this kind are among those one of which comes next."""
    if s.phase == LAY or s.phase == REFILL:
        return np.int64(s.chest_pile[kind]) if kind < SIX else 0
    if s.phase == LOSE:
        return np.int64(s.hands[1 - s.seat, kind])
    if s.unseen_cards:
        return np.int64(s.unseen[kind])
    found = np.int64(0)
    for n in range(s.under_cards):
        found += s.under[n] & ~LAST == kind
        if s.under[n] & LAST:
            break
    return found


@compiled
def fates(s: Any, _t: Any) -> Any:
    found = np.int64(0)
    for kind in range(NINE):
        found += source(s, kind) > 0
    return found


@compiled
def fate_kind(s: Any, n: Any) -> Any:
    for kind in range(NINE):
        if source(s, kind):
            if n == 0:
                return kind
            n -= 1
    return NINE


@compiled
def fate(s: Any, _t: Any, n: Any) -> Any:
    return FATE | np.int64(fate_kind(s, n)) << OF


@compiled
def weight(s: Any, _t: Any, n: Any) -> Any:
    return source(s, fate_kind(s, n))


@inlined
def ways(s: Any, _t: Any) -> Any:
    if s.phase == LAY or s.phase == REFILL:
        return np.int64(s.pile_chests)
    if s.phase == LOSE:
        return cards_of(s, 1 - s.seat)
    if s.unseen_cards:
        return np.int64(s.unseen_cards)
    n = 0
    while not s.under[n] & LAST:
        n += 1
    return np.int64(n + 1)


@inlined
def fallen(s: Any, _t: Any, way: Any) -> Any:
    left = np.int64(way)
    if s.phase == LAY or s.phase == REFILL:
        return drawn(s.chest_pile, left)
    if s.phase == LOSE:
        return drawn(s.hands[1 - s.seat], left)
    if s.unseen_cards:
        return drawn(s.unseen, left)
    return FATE | np.int64(s.under[left] & ~LAST) << OF


@inlined
def drawn(cards: Any, left: Any) -> Any:
    """The card with this number, all in their own order."""
    kind = 0
    while left >= cards[kind]:
        left -= cards[kind]
        kind += 1
    return FATE | np.int64(kind) << OF
