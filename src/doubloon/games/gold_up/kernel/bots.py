"""The deckhand of `bots.py`, compiled."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.bots import WORTH_ROBBING
from doubloon.games.gold_up.cards import CHEST_THIEF, JOKER, KEY_THIEF
from doubloon.games.gold_up.kernel.acts import cards_of
from doubloon.games.gold_up.kernel.paying import missing, row, wanted
from doubloon.games.gold_up.packed import (
    CHESTS,
    DRAWS,
    JOKERS,
    MOST_JOKERS,
    OF,
    ROBS_CHESTS,
    ROBS_KEYS,
    SEVEN,
    SIX,
    TAKES,
)
from doubloon.solve.compiled import compiled
from doubloon.solve.generator import whim_below


@compiled
def deckhand(s: Any, t: Any) -> Any:
    """The most gold to take or steal, with few jokers, or the fullest hand; as in `bots.deckhand`.

    Several acts that are equally good are first counted, then one is drawn.
    """
    most, best = np.int64(-1), np.int64(0)
    for n in range(SEVEN + t.seats):
        worth = prize(s, t, n)
        if worth > most:
            most, best = worth, np.int64(0)
        best += worth == most
    if most >= 0:
        left = np.int64(whim_below(s, best))
        for n in range(SEVEN + t.seats):
            if prize(s, t, n) == most:
                if left == 0:
                    return prized(s, t, n)
                left -= 1
    for n in range(t.seats):
        worth = loot(s, n)
        if worth > most:
            most, best = worth, np.int64(0)
        best += worth == most
    if most < 0:
        return np.int64(DRAWS)
    left = np.int64(whim_below(s, best))
    for n in range(t.seats):
        if loot(s, n) == most:
            if left == 0:
                return ROBS_KEYS | np.int64(n) << OF
            left -= 1
    return np.int64(DRAWS)


@compiled
def loot(s: Any, victim: Any) -> Any:
    """How many cards a key thief could hope for; -1 where it is not worth it, or cannot be."""
    if victim == s.seat or not s.hands[s.seat, KEY_THIEF]:
        return np.int64(-1)
    cards = cards_of(s, victim)
    return cards if cards >= WORTH_ROBBING else np.int64(-1)


@compiled
def prize(s: Any, t: Any, n: Any) -> Any:
    """What speaks for a series, or after the last for a theft; -1 where there is none."""
    hand = s.hands[s.seat]
    if n < SEVEN:
        jokers = missing(s, t, n)
        if jokers > hand[JOKER]:
            return np.int64(-1)
        gold = np.int64(0)
        for place in range(t.long[n]):
            gold += t.values[s.table[t.places[n, place]]]
        return gold * (MOST_JOKERS + 1) + MOST_JOKERS - jokers
    victim = n - SEVEN
    if victim == s.seat or not hand[CHEST_THIEF]:
        return np.int64(-1)
    gold = stolen = jokers = np.int64(0)
    for place in range(SIX):
        colour = t.by_value[place]
        held, keys = s.chests[victim, colour], hand[colour]
        more = max(0, min(hand[JOKER] - jokers, held - keys))
        stolen += min(held, keys) + more
        gold += t.values[colour] * (min(held, keys) + more)
        jokers += more
    if stolen == 0 or stolen < t.least:
        return np.int64(-1)
    return gold * (MOST_JOKERS + 1) + MOST_JOKERS - jokers


@compiled
def prized(s: Any, t: Any, n: Any) -> Any:
    """The code of that act: real keys as far as they are held, jokers for the rest."""
    hand = s.hands[s.seat]
    if n < SEVEN:
        code, row_ = TAKES | np.int64(n) << OF, row(s, t, n)
        for colour in range(SIX):
            more = max(0, wanted(row_, colour) - hand[colour])
            code |= np.int64(more) << JOKERS + 3 * colour
        return code
    victim, jokers = n - SEVEN, 0 + hand[JOKER]
    code = ROBS_CHESTS | np.int64(victim) << OF
    for place in range(SIX):
        colour = t.by_value[place]
        held, keys = s.chests[victim, colour], hand[colour]
        more = max(0, min(jokers, held - keys))
        code |= np.int64(more) << JOKERS + 3 * colour
        code |= np.int64(min(held, keys) + more) << CHESTS + 5 * colour
        jokers -= more
    return code
