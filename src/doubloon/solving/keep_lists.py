"""Dice to keep as a short list: the first row whose dice a roll has is best for it.

The value of keeping some dice depends on these dice alone, not on the others of the roll. So the
parts that are best for some roll, ordered by value, are such a list. Dice that cannot be rolled
again belong to every part, so there is a list for each number of them. Parts of equal value share
a row where one pattern covers them and no dice that are worth less.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

import numpy as np

from doubloon.core.dice import Counts, contains, minus, picks
from doubloon.kernels.lattice import Lattice, Values
from doubloon.solving.charts import ALIKE, ANY_COIN, ANY_DIE, Keep

CLOSE = 1e-9
"""Values that differ less are equal."""


class Pattern(NamedTuple):
    """Dice as a row shows them, and whether dice of this number are such dice."""

    text: str
    matches: Callable[[Counts], bool]


Patterns = Callable[[Counts], Iterable[Pattern]]
"""Patterns that may stand for a hand and others like it."""


class Part(NamedTuple):
    """Dice that are best to keep for some rolls, their value and the share of these rolls."""

    hand: Counts
    value: float
    chance: float


Roll = tuple[float, dict[Counts, float]]
"""The value of a roll, and of each part of it that can be kept."""


def list_keeps(hands: Lattice, keeping: Values, faces: str, patterns: Patterns) -> tuple[Keep, ...]:
    """The list for one position, given the value of keeping each hand; a full hand stops."""
    kept = hands.kept(keeping)[hands.full, 0]
    chances = np.bincount(kept, hands.weights(hands.sides), len(hands.hands))
    parts = [Part(hands.hands[n], float(keeping[n, 0]), float(chances[n])) for n in np.unique(kept)]
    rolls = [_parts_of(hand, hands, keeping) for hand in hands.hands[hands.full]]

    def order(part: Part) -> tuple[Counts, float, int]:
        locked = tuple(part.hand[face] for face in sorted(hands.locked))
        return locked, -round(part.value, 9), -sum(part.hand)

    rows: list[Keep] = []
    for (locked, _, size), group in groupby(sorted(parts, key=order), order):
        stops = -size == hands.dice
        rows += _rows([*group], rolls, faces, patterns, sum(locked), stops=stops)
    return tuple(rows)


def _parts_of(roll: Counts, hands: Lattice, keeping: Values) -> Roll:
    values = {
        part: float(keeping[hands.index[part], 0])
        for part in picks(roll)
        if all(part[face] == roll[face] for face in hands.locked)
    }
    return max(values.values()), values


def _rows(
    parts: list[Part],
    rolls: list[Roll],
    faces: str,
    patterns: Patterns,
    locked: int,
    *,
    stops: bool,
) -> Iterator[Keep]:
    """As few rows for parts of equal value as the patterns allow."""
    left, value = {part.hand: part.chance for part in parts}, parts[0].value
    wide = {pattern.text: pattern for hand in left for pattern in patterns(hand)}
    right = [
        pattern for pattern in wide.values() if len(left) > 1 and _is_right(pattern, value, rolls)
    ]
    while left:
        best = max(right, key=lambda one: sum(map(one.matches, left)), default=None)
        covered = [hand for hand in left if best is not None and best.matches(hand)]
        if best is None or len(covered) < 2:
            break
        yield Keep(best.text, stops, value, sum(left.pop(hand) for hand in covered), locked)
    for hand, chance in left.items():
        yield Keep(write(hand, faces), stops, value, chance, locked)


def _is_right(pattern: Pattern, value: float, rolls: list[Roll]) -> bool:
    """Whether no roll with these dice is worth less, and none has such dice that are worth less."""
    for best, parts in rolls:
        if best > value + CLOSE:
            continue  # an earlier row says what to keep
        if any(worth < value - CLOSE and pattern.matches(part) for part, worth in parts.items()):
            return False
    return True


def write(hand: Counts, faces: str) -> str:
    return "".join(face * n for face, n in zip(faces, hand, strict=True))


def with_any(
    hand: Counts, faces: str, locked: Sequence[int] = (), coins: range = range(0)
) -> Iterator[Pattern]:
    """Some dice of the hand, and any others: any dice, or any coins if the others are coins."""
    size = sum(hand)
    for shared in picks(hand):
        others = size - sum(shared)
        if not others or any(shared[face] < hand[face] for face in locked):
            continue
        rest = minus(hand, shared)
        if sum(rest[: coins.stop]) == others:
            fits = partial(_has, size=size, shared=shared, coins=coins)
            yield Pattern(write(shared, faces) + ANY_COIN * others, fits)
        fits = partial(_has, size=size, shared=shared, coins=range(len(hand)))
        yield Pattern(write(shared, faces) + ANY_DIE * others, fits)


def _has(hand: Counts, size: int, shared: Counts, coins: range) -> bool:
    rest = minus(hand, shared)
    return sum(hand) == size and contains(hand, shared) and sum(rest[: coins.stop]) == sum(rest)


def by_shape(hand: Counts) -> Iterator[Pattern]:
    """So many dice of one face, so many of another, whatever the faces are."""
    shape = _shape(hand)
    text = "".join(letter * n for letter, n in zip(ALIKE, shape, strict=False))
    yield Pattern(text, lambda other: _shape(other) == shape)


def _shape(hand: Counts) -> tuple[int, ...]:
    return tuple(sorted((n for n in hand if n), reverse=True))
