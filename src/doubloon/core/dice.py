"""Dice as multisets: what dice show, and every roll they can make.

A roll is a number of dice per face, not an ordered list: no rule depends on which die
shows which face.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb
from operator import add, le, sub

Counts = tuple[int, ...]
"""The number of dice (or cards) of each face (or kind), in the game's own order."""

Uniform = Callable[[int], int]
"""A source of chance: `uniform(k)` is one of 0 … k-1, all equally likely."""


@cache
def rolls(dice: int, sides: Counts) -> tuple[tuple[Counts, int], ...]:
    """Every distinct roll of equal dice with so many sides of each face, and its weight.

    The weights are exact and sum to `sum(sides) ** dice`.

    >>> rolls(2, (1, 1))
    (((0, 2), 1), ((1, 1), 2), ((2, 0), 1))
    """
    if len(sides) == 1:
        return (((dice,), sides[0] ** dice),) if sides[0] or not dice else ()
    return tuple(
        ((n, *rest), comb(dice, n) * sides[0] ** n * weight)
        for n in range(dice + 1)
        for rest, weight in rolls(dice - n, sides[1:])
        if sides[0] or not n
    )


@cache
def falls(dice: int, sides: Counts) -> frozenset[Counts]:
    """Everything that such a roll can show."""
    return frozenset(counts for counts, _ in rolls(dice, sides))


def throw(dice: int, sides: Counts, uniform: Uniform) -> Counts:
    """One random roll. Each die is drawn separately, so `rolls` gives its probability."""
    counts, faces = [0] * len(sides), _faces(sides)
    below = len(faces)
    for _ in range(dice):
        counts[faces[uniform(below)]] += 1
    return tuple(counts)


@cache
def _faces(sides: Counts) -> tuple[int, ...]:
    return tuple(face for face, n in enumerate(sides) for _ in range(n))


def pick(counts: Sequence[int], uniform: Uniform) -> int:
    """The kind of one die or card that is drawn uniformly from these.

    >>> [pick((2, 0, 1), lambda _: n) for n in range(3)]
    [0, 0, 2]
    """
    left = uniform(sum(counts))
    for kind, n in enumerate(counts):
        if left < n:
            return kind
        left -= n
    raise AssertionError("the source of chance returned a number out of range")


@cache
def picks(counts: Counts) -> tuple[Counts, ...]:
    """Every way to choose some, all or none of these dice.

    >>> picks((1, 1))
    ((0, 0), (0, 1), (1, 0), (1, 1))
    """
    return tuple(product(*(range(n + 1) for n in counts)))


def contains(all_: Counts, some: Counts) -> bool:
    """Whether `some` is a part of `all_`; negative numbers never are."""
    return min(some) >= 0 and all(map(le, some, all_))


def plus(a: Counts, b: Counts) -> Counts:
    return tuple(map(add, a, b))


def minus(a: Counts, b: Counts) -> Counts:
    return tuple(map(sub, a, b))


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the dice in the cup fall."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Reroll:
    """An act: put these dice back into the cup."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Stop:
    """An act: roll no more in this turn."""
