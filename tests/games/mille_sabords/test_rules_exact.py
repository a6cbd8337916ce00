"""Scores and whole turns, compared with oracles/brute_mille_sabords.py, which shares no code."""

from typing import Any

import pytest

from doubloon.core.dice import rolls
from doubloon.core.play import turns
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords.rules.editions import terms
from doubloon.games.mille_sabords.rules.scoring import fills_chest, score
from table import exact, reached


@pytest.mark.parametrize("case", exact("mille-sabords", "scoring"))
def test_every_table_of_dice_is_scored(case: dict[str, Any]) -> None:
    agreed = terms(Setup(2, readings=case.get("readings", {})))
    (card,) = (card for card in agreed.cards if card.name == case["card"])
    tables = rolls(8, agreed.die)
    scores = [(score(dice, card, agreed.readings), weight) for dice, weight in tables]
    chests = [
        fills_chest(dice, card, agreed.readings) and points > 0
        for (dice, _), (points, _) in zip(tables, scores, strict=True)
    ]
    assert len(tables) == case["tables"] == 1287
    assert sum(points for points, _ in scores) == case["total"]
    assert sum(points * weight for points, weight in scores) == case["weighted"]
    assert sum(chests) == case["full_chests"]


@pytest.mark.parametrize("case", exact("mille-sabords", "turn"))
def test_turn(case: dict[str, Any]) -> None:
    play = reached("mille-sabords", case)
    state, result = play.state, play.result
    assert [*state.points] == case["points"]
    assert turns(play)[-1]["outcome"] == case["outcome"]
    assert (result is not None) == case["over"]
    assert ([seat + 1 for seat in result.winners] if result else []) == case["winners"]
    if result is None:
        assert (sum(state.deck), state.seat + 1) == (case["deck"], case["seat"])
    else:
        assert result.ending == case["ending"]
