"""Fates of a packed state: cards and rolls."""

from typing import Any

import numpy as np

from doubloon.games.mille_sabords.kernel.acts import cup
from doubloon.games.mille_sabords.kernel.layout import (
    ABOVE,
    CARD,
    DECK,
    DRAW,
    NO_CARD,
    QUARTER,
    ROLL,
    SIX,
)
from doubloon.kernels.compiled import compiled, inlined

_WAYS = np.uint32(SIX**QUARTER)


@compiled
def fates(s: Any, t: Any) -> Any:
    if s.phase == CARD:
        found = 0
        for n in s.deck:
            found += n > 0
        return found
    dice = cup(s)
    return np.int64(t.falls[dice + 1] - t.falls[dice])


@compiled
def drawn(s: Any, n: Any) -> Any:
    """The n-th kind of card that is in the deck."""
    for kind in range(DECK):
        if s.deck[kind]:
            if n == 0:
                return kind
            n -= 1
    return NO_CARD


@compiled
def fate(s: Any, t: Any, n: Any) -> Any:
    if s.phase == CARD:
        return DRAW | drawn(s, n) << ABOVE
    return ROLL | np.int64(t.fall[t.falls[cup(s)] + n]) << ABOVE


@compiled
def weight(s: Any, t: Any, n: Any) -> Any:
    if s.phase == CARD:
        return np.int64(s.deck[drawn(s, n)])
    return np.int64(t.fall_weight[t.falls[cup(s)] + n])


@compiled
def ways(s: Any, t: Any) -> Any:
    return np.int64(s.cards if s.phase == CARD else t.power[cup(s)])


@compiled
def fallen(s: Any, t: Any, way: Any) -> Any:
    if s.phase == CARD:
        return DRAW | turned_up(s, way) << ABOVE
    return ROLL | shown(t, cup(s), way) << ABOVE


@inlined
def turned_up(s: Any, way: Any) -> Any:
    """The kind of the card with this number in the deck, computed without branches."""
    kind, cards = np.int64(0), np.int64(0)
    for n in range(DECK):
        cards += s.deck[n]
        kind += cards <= way
    return kind


@inlined
def shown(t: Any, dice: Any, way: Any) -> Any:
    """The packed dice of a way in which so many dice fall; four dice are looked up at once."""
    four, way = min(dice, QUARTER), np.uint32(way)
    more = np.uint32(way // _WAYS)
    low = np.uint32(way - more * _WAYS)
    return np.int64(t.way[np.uint32(four), low] + t.way[np.uint32(dice - four), more])
