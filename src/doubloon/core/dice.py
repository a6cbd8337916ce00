"""Dice as multisets: what a hand of dice shows, and every way it can fall.

A roll is kept as counts per face, never as an ordered list: the rules do not
care which die fell where, and neither should a solver.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from math import comb
from operator import add, le, sub

Counts = tuple[int, ...]
"""How many dice (or cards) there are of each face (or kind), in the game's own order."""

Uniform = Callable[[int], int]
"""A source of chance: `uniform(k)` is one of 0 … k-1, each as likely as the others."""


@cache
def rolls(dice: int, sides: Counts) -> tuple[tuple[Counts, int], ...]:
    """Every distinct roll of equal dice with so many sides of each face, and its weight.

    The weights sum to `sum(sides) ** dice`; nothing is rounded, nothing is lost.

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
    """What such a roll can show; everything else is no roll at all."""
    return frozenset(counts for counts, _ in rolls(dice, sides))


def throw(dice: int, sides: Counts, uniform: Uniform) -> Counts:
    """One roll, each die drawn on its own; as likely as its weight in `rolls`."""
    counts, faces = [0] * len(sides), _faces(sides)
    below = len(faces)
    for _ in range(dice):
        counts[faces[uniform(below)]] += 1
    return tuple(counts)


@cache
def _faces(sides: Counts) -> tuple[int, ...]:
    return tuple(face for face, n in enumerate(sides) for _ in range(n))


def pick(counts: Sequence[int], uniform: Uniform) -> int:
    """The kind of one die or card, drawn uniformly from these in their own order.

    >>> [pick((2, 0, 1), lambda _: n) for n in range(3)]
    [0, 0, 2]
    """
    left = uniform(sum(counts))
    for kind, n in enumerate(counts):
        if left < n:
            return kind
        left -= n
    raise AssertionError("the source of chance answered outside its range")


@cache
def picks(counts: Counts) -> tuple[Counts, ...]:
    """Every way to pick some, all or none of these dice.

    >>> picks((1, 1))
    ((0, 0), (0, 1), (1, 0), (1, 1))
    """
    return tuple(product(*(range(n + 1) for n in counts)))


def contains(all_: Counts, some: Counts) -> bool:
    """Whether these are among those; a negative number never is."""
    return min(some) >= 0 and all(map(le, some, all_))


def plus(a: Counts, b: Counts) -> Counts:
    return tuple(map(add, a, b))


def minus(a: Counts, b: Counts) -> Counts:
    return tuple(map(sub, a, b))
