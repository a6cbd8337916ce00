"""Numbers counted by oracles/brute_gold_armada.py, which shares no code with the package."""

from typing import Any

import pytest

from doubloon.core.dice import rolls
from doubloon.core.setup import Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.editions import terms
from doubloon.games.gold_armada.rules.scoring import lacks
from table import exact, reached

Case = dict[str, Any]


@pytest.mark.parametrize("case", exact("gold-armada", "turn"))
def test_positions_after_turns(case: Case) -> None:
    play = reached("gold-armada", case)
    state = play.state
    found = {
        "taken": {pier: n for pier, n in zip(PIERS, state.taken, strict=True) if n},
        "doubloons": [[*held] for held in state.doubloons],
        "skulls": [*state.skulls],
    }
    if play.result is None:
        found["seat"] = state.seat + 1
        assert GAME.position(state) == found
    assert found == case["position"]
    assert [*GAME.points(state)] == case["points"]
    assert (play.result is not None) == case["over"]
    winners = play.result.winners if play.result else ()
    assert [seat + 1 for seat in winners] == case["winners"]


@pytest.mark.parametrize("case", exact("gold-armada", "piers"))
def test_dice_that_win_a_doubloon(case: Case) -> None:
    agreed = terms(Setup(2, readings=case.get("readings", {})))
    space = agreed.board.piers[PIERS.index(case["pier"])].spaces[case["taken"]]
    weights = [
        weight
        for dice, weight in rolls(5, agreed.board.die)
        if lacks(space, dice, agreed.readings) is None
    ]
    assert (len(weights), sum(weights)) == (case["multisets"], case["weighted"])
