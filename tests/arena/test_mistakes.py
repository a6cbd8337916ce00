"""What a level gives away, counted against the game's own values."""

import pytest

from doubloon.arena.mistakes import Mistakes, mistakes
from doubloon.core.errors import RecordError
from doubloon.core.setup import Setup
from doubloon.games.kings_gold import GAME

NEARLY_OVER = Setup(2, start={"box": 4, "king": 20, "coins": [18, 18], "seat": 1})


@pytest.fixture(scope="module")
def levels() -> dict[str, Mistakes]:
    return {
        level: mistakes(GAME, level, NEARLY_OVER, 12)
        for level in ("cabin-boy", "deckhand", "bosun", "captain")
    }


def test_a_captain_who_knows_everything_gives_nothing_away(levels: dict[str, Mistakes]) -> None:
    found = levels["captain"]
    assert found.exact
    assert (found.goal, found.plays) == ("win", 12)
    assert found.decisions > 12
    assert found.mean == pytest.approx(0, abs=1e-9)
    assert found.share == 1
    assert found.error == pytest.approx(0, abs=1e-9)


def test_the_others_do(levels: dict[str, Mistakes]) -> None:
    for level in ("cabin-boy", "deckhand", "bosun"):
        assert levels[level].mean > 0
        assert levels[level].share < 1
    assert levels["cabin-boy"].mean > 2 * levels["bosun"].mean
    assert levels["cabin-boy"].mean > 2 * levels["cabin-boy"].error


def test_it_is_the_same_for_the_same_seed() -> None:
    assert mistakes(GAME, "deckhand", NEARLY_OVER, 2, 5) == mistakes(
        GAME, "deckhand", NEARLY_OVER, 2, 5
    )


def test_estimates_are_told_apart_and_unknown_goals_refused() -> None:
    setup = Setup(3, start={"box": 2, "king": 28, "coins": [10, 10, 10], "seat": 1})
    assert not mistakes(GAME, "deckhand", setup, 1).exact
    assert mistakes(GAME, "bosun", setup, 1, goal="points").exact
    with pytest.raises(RecordError):
        mistakes(GAME, "bosun", setup, 1, goal="margin")
