"""The greedy policy of `solve/greedy.py` and the random policy, compiled."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.acts import cards_of, has, key_theft, key_thefts
from doubloon.games.gold_up.kernel.layout import (
    ARGUMENT_SHIFT,
    CHEST_BITS,
    CHEST_SHIFT,
    DRAWS,
    JOKER_BITS,
    JOKER_SHIFT,
    N_COLOURS,
    N_SERIES,
    ROBS_CHESTS,
    ROBS_KEYS,
    TAKES,
)
from doubloon.games.gold_up.kernel.payments import (
    count_of,
    openable,
    opening,
    openings,
    scratch,
    series_chests,
)
from doubloon.games.gold_up.rules.cards import CHEST_THIEF, JOKER, KEY_THIEF
from doubloon.games.gold_up.rules.rules import STOLEN
from doubloon.games.gold_up.solve.greedy import GOLD
from doubloon.kernels.compiled import compiled, inlined
from doubloon.kernels.generator import part, rest, whim_below, whim_below_wide, whim_bits

NOTHING = np.int64(-(1 << 62))
"""The value of an act that is not legal."""


@compiled
def greedy_act(s: Any, t: Any, prices: Any) -> Any:
    """The act with the highest positive value, or a draw; the same choice as `bots.deckhand`.

    Acts are numbered: the series, then a chest theft and then a key theft for each seat.
    Among acts of equal value one is drawn at random.
    """
    acts, scale = N_SERIES + 2 * t.seats, price_scale(s, prices)
    most, best = NOTHING, np.int64(0)
    for n in range(acts):
        value = value_of(s, t, prices, scale, n)
        if value > most:
            most, best = value, np.int64(0)
        best += value == most
    if most == NOTHING or (most <= 0 and s.unseen_cards + s.under_cards):
        return np.int64(DRAWS)
    left = np.int64(whim_below(s, best)) if best > 1 else np.int64(0)
    for n in range(acts):
        if value_of(s, t, prices, scale, n) == most:
            if left == 0:
                return code_of(s, t, n)
            left -= 1
    return np.int64(DRAWS)


@inlined
def price_scale(s: Any, prices: Any) -> Any:
    """The factor of prices now: they fall with the chest pile and with a growing hand."""
    return s.pile_chests * max(np.int64(0), prices.full_hand - cards_of(s, s.seat))


@compiled
def value_of(s: Any, t: Any, prices: Any, scale: Any, n: Any) -> Any:
    """The value of the n-th act, or NOTHING."""
    if n < N_SERIES:
        return value_series(s, t, prices, scale, n)
    victim = n - N_SERIES if n < N_SERIES + t.seats else n - N_SERIES - t.seats
    if victim == s.seat:
        return NOTHING
    if n < N_SERIES + t.seats:
        return value_chest_theft(s, t, prices, scale, victim)
    return value_key_theft(s, t, prices, scale, victim)


@inlined
def value_series(s: Any, t: Any, prices: Any, scale: Any, series: Any) -> Any:
    hand, packed = s.hands[s.seat], series_chests(s, t, series)
    gold = key_gold = jokers = np.int64(0)
    for colour in range(N_COLOURS):
        chests = count_of(packed, colour)
        keys = min(chests, np.int64(hand[colour]))
        gold += chests * t.values[colour]
        key_gold += keys * t.values[colour]
        jokers += chests - keys
    if jokers > hand[JOKER]:
        return NOTHING
    cost = np.int64(0)
    if s.pile_chests > t.series_size[series]:
        cost = key_gold * prices.key + jokers * prices.joker + prices.turn
    return GOLD * gold * t.round_chests * prices.full_hand - cost * scale


@inlined
def value_chest_theft(s: Any, t: Any, prices: Any, scale: Any, victim: Any) -> Any:
    hand = s.hands[s.seat]
    if not hand[CHEST_THIEF]:
        return NOTHING
    gold = key_gold = stolen = jokers = np.int64(0)
    for place in range(N_COLOURS):
        colour = t.by_value[place]
        with_keys, with_jokers = openable(s, victim, colour, hand[JOKER] - jokers)
        stolen += with_keys + with_jokers
        gold += t.values[colour] * (with_keys + with_jokers)
        key_gold += t.values[colour] * with_keys
        jokers += with_jokers
    if stolen == 0 or stolen < t.min_stolen:
        return NOTHING
    cost = key_gold * prices.key + jokers * prices.joker + prices.chest_thief + prices.turn
    return (GOLD + prices.harm) * gold * t.round_chests * prices.full_hand - cost * scale


@inlined
def value_key_theft(s: Any, t: Any, prices: Any, scale: Any, victim: Any) -> Any:
    cards = cards_of(s, victim)
    if not s.hands[s.seat, KEY_THIEF] or not cards:
        return NOTHING
    if t.seats == 2:
        return min(np.int64(STOLEN), cards) * prices.card * scale
    return (cards * prices.card - prices.turn) * scale


@compiled
def code_of(s: Any, t: Any, n: Any) -> Any:
    """The code of the n-th act: keys as far as they are held, jokers for the rest."""
    hand = s.hands[s.seat]
    if n < N_SERIES:
        code, packed = TAKES | np.int64(n) << ARGUMENT_SHIFT, series_chests(s, t, n)
        for colour in range(N_COLOURS):
            with_jokers = max(0, count_of(packed, colour) - hand[colour])
            code |= np.int64(with_jokers) << JOKER_SHIFT + JOKER_BITS * colour
        return code
    if n >= N_SERIES + t.seats:
        return ROBS_KEYS | np.int64(n - N_SERIES - t.seats) << ARGUMENT_SHIFT
    victim, jokers = n - N_SERIES, np.int64(hand[JOKER])
    code = ROBS_CHESTS | np.int64(victim) << ARGUMENT_SHIFT
    for place in range(N_COLOURS):
        colour = t.by_value[place]
        with_keys, with_jokers = openable(s, victim, colour, jokers)
        code |= with_jokers << JOKER_SHIFT + JOKER_BITS * colour
        code |= (with_keys + with_jokers) << CHEST_SHIFT + CHEST_BITS * colour
        jokers -= with_jokers
    return code


@inlined
def decide(s: Any, t: Any, level: Any) -> Any:
    """The act a bot of this level chooses; level 0 is the random policy."""
    if level:
        return greedy_act(s, t, t.deckhand_prices)
    take_, hands, theft = has(s, t, TAKES), key_thefts(s, t), has(s, t, ROBS_CHESTS)
    x, on_offer = whim_bits(s), np.int64(1) + take_ + (hands > 0) + theft
    place, x = np.int64(part(x, on_offer)), rest(x, on_offer)
    if place == 0:
        return np.int64(DRAWS)
    place -= take_
    if place and hands:
        if place == 1:
            return key_theft(s, t, np.int64(part(x, hands)))
    kind, w = ROBS_CHESTS if place else TAKES, scratch()
    found = openings(w, s, t, kind)
    n = np.int64(part(x, found)) if found <= 65536 else np.int64(whim_below_wide(s, found))
    return opening(w, s, t, kind, n)
