"""Pocket rules: legal in every position, as good as published, and short."""

from random import Random

import pytest

from doubloon.arena.pocket import PocketLoss, measure_pocket, measured
from doubloon.core.game import AnyGame, offers
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from doubloon.locales import LANGUAGES, keys

CHARTED = [pytest.param(game, id=game.key) for game in BUILT_IN if game.charts]


@pytest.mark.parametrize("game", CHARTED)
def test_the_pocket_rule_plays_legally_in_every_edition(game: AnyGame) -> None:
    assert game.charts is not None
    chance = Random(game.key)
    for edition in game.editions:
        setup = Setup(game.seats[-1], edition)
        player, state = game.charts().pocket(setup), game.start(setup)
        while game.result(state) is None:
            seat = game.to_act(state)
            if seat is None:
                state = game.play(state, game.draw(state, chance.randrange))
                continue
            act = player(game.view(state, seat), offers(game, state), chance.randrange)
            assert game.forbids(state, act) is None
            state = game.play(state, act)


@pytest.mark.parametrize("game", CHARTED)
def test_a_pocket_rule_has_at_most_eight_lines_in_every_language(game: AnyGame) -> None:
    assert game.charts is not None
    lines = game.charts().lines
    assert 3 <= lines <= 8
    for language in LANGUAGES:
        written = {key for key in keys(language) if key.startswith(f"pocket-{game.prefix}-")}
        assert written == {f"pocket-{game.prefix}-{n + 1}" for n in range(lines)}


@pytest.mark.parametrize("game", CHARTED)
def test_the_published_loss_is_what_the_program_measures(game: AnyGame) -> None:
    assert game.charts is not None
    published = measured(game)
    assert tuple(loss.goal for loss in published) == game.charts().goals
    loss = next(loss for loss in published if loss.goal != "margin")
    sample = measure_pocket(game, game.charts(), loss.goal, turns=150, seed=77)
    assert 0 < loss.loss
    assert abs(sample.loss - loss.loss) < 4 * (sample.error + loss.error)


@pytest.mark.parametrize("game", CHARTED)
def test_the_same_seed_measures_the_same(game: AnyGame) -> None:
    assert game.charts is not None
    charts = game.charts()
    first, again = (measure_pocket(game, charts, charts.goals[0], 5, 3) for _ in range(2))
    assert isinstance(first, PocketLoss)
    assert first == again
