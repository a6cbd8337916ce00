"""Dice as multisets: nothing lost, nothing rounded, drawn as likely as weighed."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.dice import Uniform, contains, falls, minus, pick, picks, plus, rolls, throw

FAIR = (1,) * 6
LOADED = (2, 0, 3, 1, 0)
counts = st.lists(st.integers(0, 4), min_size=3, max_size=3).map(tuple)


def script(answers: tuple[int, ...]) -> Uniform:
    """A source of chance that gives these answers, each within what is asked."""
    left = iter(answers)

    def uniform(below: int) -> int:
        answer = next(left)
        assert 0 <= answer < below
        return answer

    return uniform


def test_five_dice_fall_in_252_ways() -> None:
    assert len(rolls(5, FAIR)) == 252
    assert sum(weight for _, weight in rolls(5, FAIR)) == 6**5


def test_eight_dice_fall_in_1287_ways() -> None:
    assert len(rolls(8, FAIR)) == 1_287
    assert sum(weight for _, weight in rolls(8, FAIR)) == 6**8


@pytest.mark.parametrize("sides", [FAIR, LOADED])
@pytest.mark.parametrize("dice", range(5))
def test_weights_count_ordered_rolls(dice: int, sides: tuple[int, ...]) -> None:
    faces = [face for face, n in enumerate(sides) for _ in range(n)]
    ordered = Counter(
        tuple(roll.count(face) for face in range(len(sides)))
        for roll in product(faces, repeat=dice)
    )
    assert dict(rolls(dice, sides)) == ordered
    assert falls(dice, sides) == {*ordered}


@pytest.mark.parametrize(("dice", "sides"), [(5, FAIR), (4, LOADED), (0, FAIR)])
def test_a_throw_is_as_likely_as_its_weight(dice: int, sides: tuple[int, ...]) -> None:
    answers = product(range(sum(sides)), repeat=dice)
    assert Counter(throw(dice, sides, script(some)) for some in answers) == dict(rolls(dice, sides))


@pytest.mark.exact
def test_a_throw_of_eight_dice_is_as_likely_as_its_weight() -> None:
    answers = product(range(6), repeat=8)
    assert Counter(throw(8, FAIR, script(some)) for some in answers) == dict(rolls(8, FAIR))


def test_a_pick_is_as_likely_as_there_are_copies() -> None:
    assert Counter(pick(LOADED, script((n,))) for n in range(6)) == {0: 2, 2: 3, 3: 1}


def test_a_source_of_chance_outside_its_range_is_a_bug() -> None:
    with pytest.raises(AssertionError):
        pick(LOADED, lambda below: below)


@given(all_=counts)
def test_picks_are_everything_contained(all_: tuple[int, ...]) -> None:
    near = product(range(-1, 6), repeat=3)
    assert [*picks(all_)] == [some for some in near if contains(all_, some)]


@given(a=counts, b=counts)
def test_plus_and_minus(a: tuple[int, ...], b: tuple[int, ...]) -> None:
    assert minus(plus(a, b), b) == a
