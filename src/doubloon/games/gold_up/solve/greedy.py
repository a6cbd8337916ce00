"""What cards are worth to a thrifty hand: the one rule the deckhand lives by, here and compiled.

All numbers are whole, so that both come to the same in every case.
"""

from typing import NamedTuple

from doubloon.core.dice import Counts
from doubloon.games.gold_up.rules.cards import JOKER
from doubloon.games.gold_up.rules.components import PLACES, Box

GOLD = 100
"""Prices are in hundredths of gold."""


class Thrift(NamedTuple):
    """Prices at the beginning of a round, for an empty hand."""

    key: int
    """A key, in hundredths of the gold in a chest of its colour."""
    joker: int
    chest_thief: int
    turn: int
    """What a turn must bring beyond its cards to be better than a draw."""
    harm: int
    """Gold that a victim loses, in hundredths of what it is worth to the thief."""
    card: int
    """A card out of another hand."""
    plenty: int
    """Cards in a hand that make every one of them worthless."""


def deckhands(box: Box, seats: int) -> Thrift:
    """A theft hurts one of several others, and a hand is full with its share of the keys."""
    plenty = max(1, sum(box.keys) // seats)
    return Thrift(80, 1500, 8000, 2000, 100 // (seats - 1), 600, plenty)


class Purse(NamedTuple):
    """A hand at one moment: prices fall as chests leave the pile and cards come to hand."""

    prices: Thrift
    values: Counts
    scale: int
    """What one hundredth of gold counts."""
    share: int
    """What one hundredth of a price counts now."""

    @classmethod
    def of(cls, prices: Thrift, box: Box, hand: Counts, chests_left: int) -> "Purse":
        full = sum(box.chests) - len(PLACES)
        share = chests_left * max(0, prices.plenty - sum(hand))
        return cls(prices, box.values, full * prices.plenty, share)

    def taken(self, chests: Counts, keys: Counts, *, last: bool) -> int:
        """What taking a series is worth; the cards cost nothing if it is the last of a round."""
        cost = 0 if last else self._paid(keys) + self.prices.turn
        return GOLD * self._gold(chests) * self.scale - cost * self.share

    def robbed(self, chests: Counts, keys: Counts) -> int:
        """What a theft of chests is worth."""
        won = (GOLD + self.prices.harm) * self._gold(chests)
        cost = self._paid(keys) + self.prices.chest_thief + self.prices.turn
        return won * self.scale - cost * self.share

    def looted(self, cards: int, seats: int) -> int:
        """What so many cards of another hand are worth; of two seats it draws by robbing."""
        cost = 0 if seats == 2 else self.prices.turn
        return (cards * self.prices.card - cost) * self.share

    def _gold(self, chests: Counts) -> int:
        return sum([n * value for n, value in zip(chests, self.values, strict=True)])

    def _paid(self, keys: Counts) -> int:
        real = sum([n * value for n, value in zip(keys, self.values, strict=False)])
        return real * self.prices.key + keys[JOKER] * self.prices.joker
