"""What five dice come to once rolling is over, and what a cannon pair pays."""

from functools import cache
from typing import Literal

from doubloon.core.dice import Counts
from doubloon.games.kings_gold.rules.editions import ShortBox

DICE = 5
COINS = range(3)
SKULL, CANNON, CROSSBONES = 3, 4, 5
PENALTY = 3


Outcome = Literal["pairs", "king", "plunder", "broadside", "penalty"]
"""What a turn came to."""


@cache
def outcome(table: Counts, *, cancels: bool) -> Outcome:
    """The combinations these five dice must be used for; three crossbones may cancel them."""
    if table[CROSSBONES] >= 3 and cancels:  # [kg.crossbones-cancel]
        return "penalty"
    if sum(table[:SKULL]) == DICE:  # [kg.five-coins]
        return "king"
    if table[SKULL] == DICE:  # [kg.five-skulls]
        return "plunder"
    if table[CANNON] == DICE:  # [kg.five-cannons]
        return "broadside"
    return "pairs" if pairs(table) else "penalty"  # [kg.penalty]


@cache
def pairs(table: Counts) -> int:
    """How many pairs these dice must form. [kg.pairing-free]

    Every pair takes one coin and one partner, so no choice prevents a later pair.
    """
    return min(sum(table[:SKULL]), table[SKULL] + table[CANNON])


def loot(box: int, value: int, short_box: ShortBox) -> tuple[int, int]:
    """What a cannon pair brings the player and the King. [kg.cannon-pair]"""
    if box >= 2 * value:
        return value, value
    if short_box is ShortBox.SHARE:  # [kg.short-box]
        return box // 2, box - box // 2
    taken = min(value, box)
    return taken, box - taken
