"""The loss of a level per decision, by the values of the game's adviser."""

import pytest

from doubloon.arena.mistakes import Mistakes, find_mistakes
from doubloon.core.errors import RecordError
from doubloon.core.setup import Setup
from doubloon.games.kings_gold import GAME

NEARLY_OVER = Setup(2, start={"box": 4, "king": 20, "coins": [18, 18], "seat": 1})


@pytest.fixture(scope="module")
def levels() -> dict[str, Mistakes]:
    return {
        level: find_mistakes(GAME, level, NEARLY_OVER, 12)
        for level in ("cabin-boy", "deckhand", "bosun", "captain")
    }


def test_a_captain_with_exact_values_loses_nothing(levels: dict[str, Mistakes]) -> None:
    found = levels["captain"]
    assert found.exact
    assert (found.goal, found.plays) == ("win", 12)
    assert found.decisions > 12
    assert found.mean == pytest.approx(0, abs=1e-9)
    assert found.share == 1
    assert found.error == pytest.approx(0, abs=1e-9)


def test_weaker_levels_lose_value(levels: dict[str, Mistakes]) -> None:
    for level in ("cabin-boy", "deckhand", "bosun"):
        assert levels[level].mean > 0
        assert levels[level].share < 1
    assert levels["cabin-boy"].mean > 2 * levels["bosun"].mean
    assert levels["cabin-boy"].mean > 2 * levels["cabin-boy"].error


def test_the_same_seed_gives_the_same_mistakes() -> None:
    first, second = (find_mistakes(GAME, "deckhand", NEARLY_OVER, 2, 5) for _ in range(2))
    assert first == second


def test_estimates_are_marked_and_unknown_goals_are_refused() -> None:
    setup = Setup(3, start={"box": 2, "king": 28, "coins": [10, 10, 10], "seat": 1})
    assert not find_mistakes(GAME, "deckhand", setup, 1).exact
    assert find_mistakes(GAME, "bosun", setup, 1, goal="points").exact
    with pytest.raises(RecordError):
        find_mistakes(GAME, "bosun", setup, 1, goal="margin")
