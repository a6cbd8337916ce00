"""Measured strength: how it is measured, and that what is shown was measured."""

import pytest

from doubloon.analysis.strength import against, errors
from doubloon.bots import levels
from doubloon.bots.strength import measured, strengths
from doubloon.core.game import AnyGame
from doubloon.games import GAMES, kings_gold


def test_a_level_is_measured_against_another_in_all_other_seats() -> None:
    found = against(kings_gold.GAME, 3, "deckhand", "cabin-boy", plays=3000, seed=1, workers=1)
    assert (found.game, found.seats, found.plays) == ("kings-gold", 3, 3000)
    assert found.least < found.rate < found.most
    assert found.is_stronger
    weak = against(kings_gold.GAME, 3, "cabin-boy", "deckhand", plays=3000, seed=1, workers=1)
    assert weak.most < 1 / 3
    assert not weak.is_stronger


def test_who_plays_by_the_table_loses_nothing() -> None:
    best = errors(kings_gold.GAME, "captain", "win", plays=1, seed=1)
    assert best.decisions > 20
    assert best.mean == pytest.approx(0, abs=1e-12)
    random = errors(kings_gold.GAME, "cabin-boy", "win", plays=1, seed=1)
    assert random.mean > 0.01 > random.error > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_level_is_measured_against_the_one_below(game: AnyGame) -> None:
    assert [*strengths(game)] == [*levels(game)[1:]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_level_is_published_against_every_weaker_one(game: AnyGame) -> None:
    known = levels(game)
    pairs = {(level, other) for n, level in enumerate(known) for other in known[:n]}
    for seats in (game.seats[0], game.seats[-1]):
        rows = [
            row for row in measured()["pairs"] if (row["game"], row["seats"]) == (game.key, seats)
        ]
        assert {(row["level"], row["other"]) for row in rows} == pairs
        assert all(row["least"] < row["rate"] < row["most"] or row["rate"] == 1 for row in rows)


def test_stronger_levels_win_more_than_their_share() -> None:
    """At 95 %, in every game, with two seats and with the most."""
    weak = [row for row in measured()["pairs"] if row["least"] <= 1 / row["seats"]]
    assert not weak
