"""Measured strength: how it is measured, and that what is shown was measured."""

import pytest

from doubloon.arena.strength import against
from doubloon.bots import is_known, levels
from doubloon.bots.strength import strengths
from doubloon.core.game import AnyGame
from doubloon.games import GAMES, gold_up, kings_gold


def test_a_level_is_measured_against_another_in_all_other_seats() -> None:
    found = against(kings_gold.GAME, 3, "deckhand", "cabin-boy", plays=3000, seed=1, workers=1)
    assert (found.game, found.seats, found.plays) == ("kings-gold", 3, 3000)
    assert found.least < found.rate < found.most
    assert found.is_stronger
    weak = against(kings_gold.GAME, 3, "cabin-boy", "deckhand", plays=3000, seed=1, workers=1)
    assert weak.most < 1 / 3
    assert not weak.is_stronger


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_level_is_measured_against_the_one_below(game: AnyGame) -> None:
    assert [*strengths(game)] == [*levels(game)[1:]]


def test_the_effort_of_who_searches_can_be_named() -> None:
    known = ("captain", "captain:50", "cabin-boy")
    unknown = (
        "captain:",
        "captain:0",
        "captain:-1",
        "captain:x",
        "captain:²",
        "bosun:50",
        "admiral",
    )
    assert all(is_known(gold_up.GAME, level) for level in known)
    assert not any(is_known(gold_up.GAME, level) for level in unknown)
    assert not is_known(kings_gold.GAME, "captain:50")
