"""Hands of up to five six-sided dice as numbers, and every way they can fall.

Each hand has a number and a sum. Sums add up when dice are put together, because the first
face counts nothing and the others are powers of six; so a roll onto the dice that lie is one
addition, and the hand of five with that sum is looked up.
"""

from functools import cache

from doubloon.core.dice import Counts, rolls

DICE, SIX = 5, 6
WAYS = SIX**DICE

HANDS: tuple[Counts, ...] = tuple(
    hand for dice in range(DICE + 1) for hand, _ in rolls(dice, (1,) * SIX)
)
"""Every hand of up to five dice, smaller ones first; its place is its number."""

NUMBER = {hand: number for number, hand in enumerate(HANDS)}
FULL = HANDS.index((0,) * (SIX - 1) + (DICE,))
"""The first hand of five dice."""


def sum_of(hand: Counts) -> int:
    return sum(n * SIX ** (face - 1) for face, n in enumerate(hand) if face)


def dice_of(sum_: int, dice: int) -> Counts:
    """So many dice with this sum.

    >>> dice_of(sum_of((1, 0, 2, 0, 0, 1)), 4)
    (1, 0, 2, 0, 0, 1)
    """
    others = [sum_ // SIX**n % SIX for n in range(SIX - 1)]
    return dice - sum(others), *others


@cache
def sums_of_ways() -> tuple[int, ...]:
    """The sum that falls in each way: a number in base six, one place a die.

    With fewer dice than five the ways are the first ones, for a zero counts nothing.
    """
    sums = [0]
    for _ in range(DICE):
        sums = [low + (SIX ** (face - 1) if face else 0) for face in range(SIX) for low in sums]
    return tuple(sums)
