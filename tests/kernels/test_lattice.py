"""The lattice of hands, compared with a list of every roll and every choice."""

import random
from itertools import product

import numpy as np

from doubloon.core.dice import contains, minus, picks, plus, rolls
from doubloon.kernels.lattice import lattice

SIDES = (2, 1, 1)
HANDS = lattice(3, SIDES, frozenset({2}))


def some_values(columns: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    chance = random.Random(3)
    return np.array([[chance.random() for _ in range(columns)] for _ in HANDS.hands])


def test_every_hand_occurs_once() -> None:
    assert len(HANDS.hands) == len({*HANDS.hands}) == 20
    expected = sorted(hand for hand in product(range(4), repeat=3) if sum(hand) <= 3)
    assert sorted(HANDS.hands) == expected


def test_rolling_uses_the_weights_of_the_faces() -> None:
    full = some_values(2)[HANDS.full]
    worth = HANDS.fall(full)
    ends = {hand: value for hand, value in zip(HANDS.hands[HANDS.full], full, strict=True)}
    for hand, found in zip(HANDS.hands, worth, strict=True):
        rest = 3 - sum(hand)
        mean = sum(ends[plus(hand, roll)] * n for roll, n in rolls(rest, SIDES)) / 4**rest
        assert np.allclose(found, mean)


def test_the_best_part_is_kept_and_locked_dice_stay() -> None:
    worth = some_values(2)
    best, which = HANDS.keep(worth), HANDS.kept(worth)
    for n, hand in enumerate(HANDS.hands):
        parts = [part for part in picks(hand) if part[2] == hand[2]]
        for column in range(2):
            rated = {part: worth[HANDS.index[part], column] for part in parts}
            assert best[n, column] == max(rated.values())
            kept = HANDS.hands[which[n, column]]
            assert rated[kept] == max(rated.values())
            assert contains(hand, kept)
            assert minus(hand, kept)[2] == 0
