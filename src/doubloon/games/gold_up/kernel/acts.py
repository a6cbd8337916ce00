"""The legal acts of the seat to act, counted and indexed by kind."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.layout import (
    ARGUMENT_SHIFT,
    DRAWS,
    N_COLOURS,
    N_SERIES,
    OVER,
    ROBS_CHESTS,
    ROBS_KEYS,
    TAKES,
    TURN,
)
from doubloon.games.gold_up.kernel.payments import missing, openable, opening, openings, scratch
from doubloon.games.gold_up.rules.cards import CHEST_THIEF, JOKER, KEY_THIEF
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled, inlined


@inlined
def can_take(s: Any, t: Any) -> Any:
    """Whether any series can be paid for."""
    for series in range(N_SERIES):
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
def key_thefts(s: Any, t: Any) -> Any:
    """How many seats can be robbed of keys."""
    found = np.int64(0)
    if s.hands[s.seat, KEY_THIEF]:
        for seat in range(t.seats):
            found += seat != s.seat and cards_of(s, seat) > 0
    return found


@compiled
def key_theft(s: Any, t: Any, n: Any) -> Any:
    """The code of the n-th of these thefts."""
    for seat in range(t.seats):
        if seat != s.seat and cards_of(s, seat):
            if n == 0:
                return ROBS_KEYS | np.int64(seat) << ARGUMENT_SHIFT
            n -= 1
    return np.int64(ROBS_KEYS)


@inlined
def can_rob_chests(s: Any, t: Any) -> Any:
    if s.hands[s.seat, CHEST_THIEF]:
        for victim in range(t.seats):
            if victim != s.seat and most_stolen(s, victim) >= t.min_stolen:
                return True
    return False


@inlined
def most_stolen(s: Any, victim: Any) -> Any:
    """How many chests of a victim can be opened with the keys and jokers held."""
    stolen, jokers = np.int64(0), np.int64(s.hands[s.seat, JOKER])
    for colour in range(N_COLOURS):
        with_keys, with_jokers = openable(s, victim, colour, jokers)
        stolen += with_keys + with_jokers
        jokers -= with_jokers
    return stolen


@inlined
def has(s: Any, t: Any, kind: Any) -> Any:
    """Whether there is a legal act of this kind, given by its code."""
    if kind == DRAWS:
        return True
    if kind == TAKES:
        return can_take(s, t)
    if kind == ROBS_KEYS:
        return key_thefts(s, t) > 0
    return can_rob_chests(s, t)


@compiled
def kinds(s: Any, t: Any) -> Any:
    """How many kinds of acts are on offer."""
    found = np.int64(0)
    for kind in range(DRAWS, ROBS_CHESTS + 1):
        found += has(s, t, kind)
    return found


@compiled
def kind_at(s: Any, t: Any, place: Any) -> Any:
    """The code of the kind at this place among those on offer."""
    for kind in range(DRAWS, ROBS_CHESTS):
        if has(s, t, kind):
            if place == 0:
                return kind
            place -= 1
    return ROBS_CHESTS


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    """How many acts there are of the kind at this place."""
    found = kind_at(s, t, kind)
    if found == DRAWS:
        return np.int64(1)
    if found == ROBS_KEYS:
        return key_thefts(s, t)
    return openings(scratch(), s, t, found)


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    """The code of the n-th of them."""
    found = kind_at(s, t, kind)
    if found == DRAWS:
        return np.int64(DRAWS)
    if found == ROBS_KEYS:
        return key_theft(s, t, n)
    w = scratch()
    openings(w, s, t, found)
    return opening(w, s, t, found, np.int64(n))


@compiled
def waits_for(s: Any) -> Any:
    """The seat to act, CHANCE or NOBODY."""
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase == TURN else CHANCE
