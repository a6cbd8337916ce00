"""The fitted estimates of Gold Armada."""

from typing import Any

import numpy as np
import pytest

from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules.editions import terms
from doubloon.games.gold_armada.solve.evaluation import future_margin, odds, turn_points
from table import exact

CASES: list[dict[str, Any]] = [case.values[0] for case in exact("gold-armada-whole", "board")]


def test_the_estimated_margin_is_close_to_the_exact_one() -> None:
    known = np.array([case["margin"] for case in CASES])
    next_turns = turn_points(terms(Setup(2)), [tuple(case["taken"]) for case in CASES])
    rough = np.array(
        [
            -future_margin(tuple(case["taken"]), case["tokens"], next_turn)
            for case, next_turn in zip(CASES, next_turns, strict=True)
        ]
    )
    assert np.var(known - rough) < 0.2 * np.var(known)


def test_no_margin_comes_after_the_end() -> None:
    assert future_margin((0,) * 10, 0, 2.0) == 0
    assert future_margin((3,) * 10, 4, 2.0) == 0


def test_more_tokens_than_were_fitted_count_as_the_most() -> None:
    assert future_margin((1,) * 10, 14, 2.0) == future_margin((1,) * 10, 6, 2.0)
    assert odds([2.0], (1,) * 10, 14) == odds([2.0], (1,) * 10, 6)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_odds_are_chances_and_sharpen_towards_the_end(seats: int) -> None:
    even = [0.0] * (seats - 1)
    assert odds(even, (1,) * 10, 3) == pytest.approx(1 / seats)
    early = odds([3.0] * (seats - 1), (0,) * 10, 6)
    late = odds([3.0] * (seats - 1), (2,) * 10, 1)
    assert 1 / seats < early < late <= 1
    assert odds([-1e6] * (seats - 1), (2,) * 10, 1) == pytest.approx(0)
