"""Which card comes next: every possibility with its weight, and one drawn uniformly."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.acts import cards_of
from doubloon.games.gold_up.kernel.layout import (
    ARGUMENT_SHIFT,
    FATE,
    GROUP_END,
    LAY,
    LOSE,
    N_COLOURS,
    N_KINDS,
    REFILL,
)
from doubloon.kernels.compiled import compiled, inlined


@compiled
def copies_next(s: Any, kind: Any) -> Any:
    """The weight of this kind: its copies among the cards of which one comes next."""
    if s.phase == LAY or s.phase == REFILL:
        return np.int64(s.chest_pile[kind]) if kind < N_COLOURS else 0
    if s.phase == LOSE:
        return np.int64(s.hands[1 - s.seat, kind])
    if s.unseen_cards:
        return np.int64(s.unseen[kind])
    found = np.int64(0)
    for n in range(s.under_cards):
        found += s.under[n] & ~GROUP_END == kind
        if s.under[n] & GROUP_END:
            break
    return found


@compiled
def fates(s: Any, _t: Any) -> Any:
    found = np.int64(0)
    for kind in range(N_KINDS):
        found += copies_next(s, kind) > 0
    return found


@compiled
def fate_kind(s: Any, n: Any) -> Any:
    for kind in range(N_KINDS):
        if copies_next(s, kind):
            if n == 0:
                return kind
            n -= 1
    return N_KINDS


@compiled
def fate(s: Any, _t: Any, n: Any) -> Any:
    return FATE | np.int64(fate_kind(s, n)) << ARGUMENT_SHIFT


@compiled
def weight(s: Any, _t: Any, n: Any) -> Any:
    return copies_next(s, fate_kind(s, n))


@inlined
def ways(s: Any, _t: Any) -> Any:
    if s.phase == LAY or s.phase == REFILL:
        return np.int64(s.pile_chests)
    if s.phase == LOSE:
        return cards_of(s, 1 - s.seat)
    if s.unseen_cards:
        return np.int64(s.unseen_cards)
    n = 0
    while not s.under[n] & GROUP_END:
        n += 1
    return np.int64(n + 1)


@inlined
def fallen(s: Any, _t: Any, way: Any) -> Any:
    left = np.int64(way)
    if s.phase == LAY or s.phase == REFILL:
        return nth_card(s.chest_pile, left)
    if s.phase == LOSE:
        return nth_card(s.hands[1 - s.seat], left)
    if s.unseen_cards:
        return nth_card(s.unseen, left)
    return FATE | np.int64(s.under[left] & ~GROUP_END) << ARGUMENT_SHIFT


@inlined
def nth_card(cards: Any, left: Any) -> Any:
    """The card with this number, counted through all kinds in order."""
    kind = 0
    while left >= cards[kind]:
        left -= cards[kind]
        kind += 1
    return FATE | np.int64(kind) << ARGUMENT_SHIFT
