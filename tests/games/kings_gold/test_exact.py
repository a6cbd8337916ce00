"""Whole turns of King's Gold, played out by oracles/brute_kings_gold.py with none of our code."""

from typing import Any

import pytest

from doubloon.core.play import turns
from table import exact, reached


@pytest.mark.parametrize("case", exact("kings-gold", "turn"))
def test_turn(case: dict[str, Any]) -> None:
    play = reached("kings-gold", case)
    state, result = play.state, play.result
    assert (state.box, state.king, [*state.coins]) == (case["box"], case["king"], case["coins"])
    assert turns(play)[-1]["outcome"] == case["outcome"]
    assert (result is not None) == case["over"]
    assert ([seat + 1 for seat in result.winners] if result else []) == case["winners"]
    if result is None:
        assert state.seat + 1 == case["seat"]
