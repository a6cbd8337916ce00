"""Whole turns of Gold Up, compared with the independent oracle in oracles/brute_gold_up.py."""

from collections.abc import Mapping
from typing import Any

import pytest

from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.state import State
from games.gold_up.tables import after
from table import exact


@pytest.mark.parametrize("case", exact("gold-up", "turn"))
def test_turns(case: Mapping[str, Any]) -> None:
    readings = case.get("readings")
    play = after(*case["steps"], seats=case["seats"], start=case.get("start"), readings=readings)
    result = play.result
    assert GAME.points(play.state) == tuple(case["points"])
    assert (result is not None) == case["over"]
    assert [seat + 1 for seat in (result.winners if result else ())] == case["winners"]
    if "position" in case:
        reached = after(seats=case["seats"], start=case["position"], readings=readings)
        assert cards(play.state) == cards(reached.state)


def cards(state: State) -> State:
    """The state without what seats know and without what happened before."""
    return state._replace(known=(), ended=None, rounds=0)
