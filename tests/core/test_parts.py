"""The parts of games: what each game brings, and what the contract gives by default."""

from dataclasses import replace
from importlib.resources import files

import pytest

from doubloon.core.advice import Advice
from doubloon.core.game import AnyGame, offers
from doubloon.core.parts import Adviser
from doubloon.core.play import begin
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from table import GAME

every_game = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)


@every_game
def test_components_ship_with_their_game(game: AnyGame) -> None:
    if (components := game.components) is not None:
        assert files(components.package).joinpath(components.file).is_file()


@every_game
def test_only_games_with_secrets_conceal_steps(game: AnyGame) -> None:
    assert game.has_secrets == (game.key == "gold-up")
    assert not replace(game, conceal=None).has_secrets


@every_game
def test_an_encoder_numbers_acts_or_builds_them_word_by_word(game: AnyGame) -> None:
    assert game.encoder is not None
    encoder = game.encoder()
    if game.ask is None:
        assert encoder.action is not None
    else:
        assert encoder.ways is not None
        assert encoder.is_whole is not None
    assert (encoder.many is not None) == (game.batch is not None)


def test_an_adviser_needs_no_tables() -> None:
    adviser = Adviser(("win",), lambda _state, goal: Advice(goal, True, (0.5, 0.5)))
    assert [*adviser.works(Setup(2)), *adviser.wanted(Setup(2))] == []


def test_traits_that_a_game_can_leave_out() -> None:
    game = GAME["kings-gold"]
    bare: AnyGame = type(game)(
        **{name: getattr(game, name) for name in game.__slots__ if name not in ("reveals", "faces")}
    )
    assert bare.reveals(None, None) is False
    assert bare.faces == {}


def test_offers_group_acts_by_kind() -> None:
    play = begin(GAME["kings-gold"], Setup(2)).after("~ opening 1kkcx").after("~ opening 13kcx")
    rolled = play.after("~ roll 123kc")
    kinds = offers(rolled.game, rolled.state)
    assert [kind.__name__ for kind in kinds] == ["Stop", "Reroll"]
    assert sum(map(len, kinds.values())) == len([*rolled.game.acts(rolled.state)])
    pairing = rolled.after("p1 stop")
    assert [kind.__name__ for kind in offers(pairing.game, pairing.state)] == ["Pair"]
