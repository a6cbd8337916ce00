"""The deckhand of `bots.py` (a thrifty hand, with any prices) and the random policy, compiled."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.acts import cards_of, has, robbed_hand, robbed_hands
from doubloon.games.gold_up.kernel.layout import (
    CHESTS,
    DRAWS,
    JOKERS,
    OF,
    ROBS_CHESTS,
    ROBS_KEYS,
    SEVEN,
    SIX,
    TAKES,
)
from doubloon.games.gold_up.kernel.payments import opening, openings, paper, row, wanted
from doubloon.games.gold_up.rules.cards import CHEST_THIEF, JOKER, KEY_THIEF
from doubloon.games.gold_up.rules.rules import STOLEN
from doubloon.games.gold_up.solve.greedy import GOLD
from doubloon.kernels.compiled import compiled, inlined
from doubloon.kernels.generator import part, rest, whim_below, whim_below_wide, whim_bits

NOTHING = np.int64(-(1 << 62))
"""Where there is no such act."""


@compiled
def thrifty(s: Any, t: Any, prices: Any) -> Any:
    """What is worth more than its cards, or a draw; as `bots.deckhand`.

    Several acts that are equally good are first counted, then one is drawn.
    """
    acts, share = SEVEN + 2 * t.seats, share_now(s, prices)
    most, best = NOTHING, np.int64(0)
    for n in range(acts):
        worth = prize(s, t, prices, share, n)
        if worth > most:
            most, best = worth, np.int64(0)
        best += worth == most
    if most == NOTHING or (most <= 0 and s.unseen_cards + s.under_cards):
        return np.int64(DRAWS)
    left = np.int64(whim_below(s, best)) if best > 1 else np.int64(0)
    for n in range(acts):
        if prize(s, t, prices, share, n) == most:
            if left == 0:
                return prized(s, t, n)
            left -= 1
    return np.int64(DRAWS)


@inlined
def share_now(s: Any, prices: Any) -> Any:
    """What one hundredth of a price counts now."""
    return s.pile_chests * max(np.int64(0), prices.plenty - cards_of(s, s.seat))


@compiled
def prize(s: Any, t: Any, prices: Any, share: Any, n: Any) -> Any:
    """What a series is worth, or after the last a theft, or after these a robbery of keys."""
    if n < SEVEN:
        return taken(s, t, prices, share, n)
    victim = n - SEVEN if n < SEVEN + t.seats else n - SEVEN - t.seats
    if victim == s.seat:
        return NOTHING
    if n < SEVEN + t.seats:
        return robbed(s, t, prices, share, victim)
    return looted(s, t, prices, share, victim)


@inlined
def taken(s: Any, t: Any, prices: Any, share: Any, series: Any) -> Any:
    hand, row_ = s.hands[s.seat], row(s, t, series)
    gold = real = jokers = np.int64(0)
    for colour in range(SIX):
        chests = wanted(row_, colour)
        keys = min(chests, np.int64(hand[colour]))
        gold += chests * t.values[colour]
        real += keys * t.values[colour]
        jokers += chests - keys
    if jokers > hand[JOKER]:
        return NOTHING
    cost = np.int64(0)
    if s.pile_chests > t.long[series]:
        cost = real * prices.key + jokers * prices.joker + prices.turn
    return GOLD * gold * t.full * prices.plenty - cost * share


@inlined
def robbed(s: Any, t: Any, prices: Any, share: Any, victim: Any) -> Any:
    hand = s.hands[s.seat]
    if not hand[CHEST_THIEF]:
        return NOTHING
    gold = real = stolen = jokers = np.int64(0)
    for place in range(SIX):
        colour = t.by_value[place]
        held, keys = s.chests[victim, colour], hand[colour]
        opened = np.int64(min(held, keys))
        more = np.int64(max(0, min(hand[JOKER] - jokers, held - keys)))
        stolen += opened + more
        gold += t.values[colour] * (opened + more)
        real += t.values[colour] * opened
        jokers += more
    if stolen == 0 or stolen < t.least:
        return NOTHING
    cost = real * prices.key + jokers * prices.joker + prices.chest_thief + prices.turn
    return (GOLD + prices.harm) * gold * t.full * prices.plenty - cost * share


@inlined
def looted(s: Any, t: Any, prices: Any, share: Any, victim: Any) -> Any:
    cards = cards_of(s, victim)
    if not s.hands[s.seat, KEY_THIEF] or not cards:
        return NOTHING
    if t.seats == 2:
        return min(np.int64(STOLEN), cards) * prices.card * share
    return (cards * prices.card - prices.turn) * share


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
    if n >= SEVEN + t.seats:
        return ROBS_KEYS | np.int64(n - SEVEN - t.seats) << OF
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


@inlined
def decide(s: Any, t: Any, level: Any) -> Any:
    """The act a bot of this level chooses; level 0 is the random policy."""
    if level:
        return thrifty(s, t, t.deckhands)
    take_, hands, theft = has(s, t, TAKES), robbed_hands(s, t), has(s, t, ROBS_CHESTS)
    x, on_offer = whim_bits(s), np.int64(1) + take_ + (hands > 0) + theft
    place, x = np.int64(part(x, on_offer)), rest(x, on_offer)
    if place == 0:
        return np.int64(DRAWS)
    place -= take_
    if place and hands:
        if place == 1:
            return robbed_hand(s, t, np.int64(part(x, hands)))
    kind, w = ROBS_CHESTS if place else TAKES, paper()
    found = openings(w, s, t, kind)
    n = np.int64(part(x, found)) if found <= 65536 else np.int64(whim_below_wide(s, found))
    return opening(w, s, t, kind, n)
