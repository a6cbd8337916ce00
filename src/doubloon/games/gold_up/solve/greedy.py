"""The greedy policy: an act is worth its gold minus the price of the cards it costs.

The deckhand plays it, and so does every seat in a playout (compiled in `kernel/bots.py`). All
numbers are integers, so that both give the same answer in every case.
"""

from typing import NamedTuple

from doubloon.core.dice import Counts
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER
from doubloon.games.gold_up.rules.components import PLACES, Box
from doubloon.games.gold_up.rules.scoring import gold

GOLD = 100
"""Prices are in hundredths of gold."""


class Prices(NamedTuple):
    """What cards cost at the beginning of a round, for an empty hand."""

    key: int
    """A key, in hundredths of the gold in a chest of its colour."""
    joker: int
    chest_thief: int
    turn: int
    """What a turn must bring beyond its cards to be better than a draw."""
    harm: int
    """What a victim's loss of gold is worth to the thief, in hundredths of that gold."""
    card: int
    """A card taken from another hand."""
    full_hand: int
    """The size of a hand at which cards cost nothing."""


def deckhand_prices(box: Box, seats: int) -> Prices:
    """A theft hurts one of several others, and a hand is full with its share of the keys."""
    full_hand = max(1, sum(box.keys) // seats)
    return Prices(80, 1500, 8000, 2000, 100 // (seats - 1), 600, full_hand)


class Appraiser(NamedTuple):
    """Values acts at one moment: prices fall with the chest pile and with a growing hand."""

    prices: Prices
    values: Counts
    gold_scale: int
    """The factor of gold."""
    price_scale: int
    """The factor of prices now."""

    @classmethod
    def of(cls, prices: Prices, box: Box, hand: Counts, chests_left: int) -> "Appraiser":
        full_pile = sum(box.chests) - len(PLACES)
        price_scale = chests_left * max(0, prices.full_hand - sum(hand))
        return cls(prices, box.values, full_pile * prices.full_hand, price_scale)

    def value_series(self, chests: Counts, keys: Counts, *, last: bool) -> int:
        """The value of taking a series; its cards cost nothing if that ends the round."""
        cost = 0 if last else self._price(keys) + self.prices.turn
        return GOLD * gold(chests, self.values) * self.gold_scale - cost * self.price_scale

    def value_chest_theft(self, chests: Counts, keys: Counts) -> int:
        won = (GOLD + self.prices.harm) * gold(chests, self.values)
        cost = self._price(keys) + self.prices.chest_thief + self.prices.turn
        return won * self.gold_scale - cost * self.price_scale

    def value_key_theft(self, cards: int, seats: int) -> int:
        """The value of cards from another hand; with two seats a theft brings what a draw does."""
        cost = 0 if seats == 2 else self.prices.turn
        return (cards * self.prices.card - cost) * self.price_scale

    def _price(self, keys: Counts) -> int:
        real = gold(keys[: len(COLOURS)], self.values)
        return real * self.prices.key + keys[JOKER] * self.prices.joker
