"""Hands of up to five six-sided dice as numbers, and every way the dice can fall.

Each hand has a number (its index in `HANDS`) and a sum. A die of the first face adds 0 to the
sum, a die of face n adds 6^(n-1). So the sum of two hands together is the sum of their sums: a
roll onto the dice on the table is one addition, and a table gives the number of the hand of
five dice with that sum.
"""

from functools import cache

from doubloon.core.dice import Counts, rolls

DICE, SIX = 5, 6
WAYS = SIX**DICE

HANDS: tuple[Counts, ...] = tuple(
    hand for dice in range(DICE + 1) for hand, _ in rolls(dice, (1,) * SIX)
)
"""Every hand of up to five dice, smaller hands first; its index is its number."""

NUMBER = {hand: number for number, hand in enumerate(HANDS)}
FULL = HANDS.index((0,) * (SIX - 1) + (DICE,))
"""The number of the first hand of five dice."""


def sum_of(hand: Counts) -> int:
    """The sum of a hand."""
    return sum(n * SIX ** (face - 1) for face, n in enumerate(hand) if face)


def dice_of(sum_: int, dice: int) -> Counts:
    """The hand of this many dice with this sum.

    >>> dice_of(sum_of((1, 0, 2, 0, 0, 1)), 4)
    (1, 0, 2, 0, 0, 1)
    """
    others = [sum_ // SIX**n % SIX for n in range(SIX - 1)]
    return dice - sum(others), *others


@cache
def sums_of_ways() -> tuple[int, ...]:
    """The sum of the hand that each of the 6^5 equally likely ways shows.

    A way is a number in base six with one digit for each die. Fewer dice than five use the first
    ways: the missing digits are 0 and add nothing to the sum.
    """
    sums = [0]
    for _ in range(DICE):
        sums = [low + (SIX ** (face - 1) if face else 0) for face in range(SIX) for low in sums]
    return tuple(sums)
