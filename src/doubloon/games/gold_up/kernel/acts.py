"""What a seat may do."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.layout import (
    DRAWS,
    OF,
    OVER,
    ROBS_CHESTS,
    ROBS_KEYS,
    SEVEN,
    SIX,
    TAKES,
    TURN,
)
from doubloon.games.gold_up.kernel.payments import missing, opening, openings, paper
from doubloon.games.gold_up.rules.cards import CHEST_THIEF, JOKER, KEY_THIEF
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled, inlined


@inlined
def can_take(s: Any, t: Any) -> Any:
    for series in range(SEVEN):
        if missing(s, t, series) <= s.hands[s.seat, JOKER]:
            return True
    return False


@inlined
def cards_of(s: Any, seat: Any) -> Any:
    cards = np.int64(0)
    for n in s.hands[seat]:
        cards += n
    return cards


@inlined
def robbed_hands(s: Any, t: Any) -> Any:
    """How many seats a key thief can be played on."""
    found = np.int64(0)
    if s.hands[s.seat, KEY_THIEF]:
        for seat in range(t.seats):
            found += seat != s.seat and cards_of(s, seat) > 0
    return found


@compiled
def robbed_hand(s: Any, t: Any, n: Any) -> Any:
    for seat in range(t.seats):
        if seat != s.seat and cards_of(s, seat):
            if n == 0:
                return ROBS_KEYS | np.int64(seat) << OF
            n -= 1
    return np.int64(ROBS_KEYS)


@inlined
def can_rob_chests(s: Any, t: Any) -> Any:
    if s.hands[s.seat, CHEST_THIEF]:
        for victim in range(t.seats):
            if victim != s.seat and most_stolen(s, victim) >= t.least:
                return True
    return False


@inlined
def most_stolen(s: Any, victim: Any) -> Any:
    """How many chests of a victim there are keys and jokers for."""
    hand, chests, stolen = s.hands[s.seat], s.chests[victim], 0
    jokers = 0 + hand[JOKER]
    for colour in range(SIX):
        held, keys = chests[colour], hand[colour]
        more = max(0, min(jokers, held - keys))
        stolen += min(held, keys) + more
        jokers -= more
    return stolen


@inlined
def has(s: Any, t: Any, kind: Any) -> Any:
    """Whether there is an act of the kind with this code, not place."""
    if kind == DRAWS:
        return True
    if kind == TAKES:
        return can_take(s, t)
    if kind == ROBS_KEYS:
        return robbed_hands(s, t) > 0
    return can_rob_chests(s, t)


@compiled
def kinds(s: Any, t: Any) -> Any:
    found = np.int64(0)
    for kind in range(DRAWS, ROBS_CHESTS + 1):
        found += has(s, t, kind)
    return found


@compiled
def kind_at(s: Any, t: Any, place: Any) -> Any:
    for kind in range(DRAWS, ROBS_CHESTS):
        if has(s, t, kind):
            if place == 0:
                return kind
            place -= 1
    return ROBS_CHESTS


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    found = kind_at(s, t, kind)
    if found == DRAWS:
        return np.int64(1)
    if found == ROBS_KEYS:
        return robbed_hands(s, t)
    return openings(paper(), s, t, found)


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    found = kind_at(s, t, kind)
    if found == DRAWS:
        return np.int64(DRAWS)
    if found == ROBS_KEYS:
        return robbed_hand(s, t, n)
    w = paper()
    openings(w, s, t, found)
    return opening(w, s, t, found, np.int64(n))


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase == TURN else CHANCE
