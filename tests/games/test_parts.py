"""The parts of the built-in games: each is there when asked for, and what its slot promises."""

from typing import Any

import pytest

from doubloon.core.game import AnyGame
from doubloon.core.parts import Adviser, Batch, Bots, Encoder, Kernel, TerminalBoard
from doubloon.games import BUILT_IN

every_game = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)


def promised(protocol: Any) -> set[str]:
    """The names a protocol asks for."""
    return {name for name in vars(protocol) if not name.startswith("_")} | {"__name__"}


@every_game
def test_every_part_is_of_its_slots_type(game: AnyGame) -> None:
    slots = {"bots": Bots, "advice": Adviser, "encoder": Encoder, "terminal": TerminalBoard}
    for slot, kind in slots.items():
        load = getattr(game, slot)
        assert isinstance(load(), kind), slot


@every_game
def test_kernels_have_everything_they_promise(game: AnyGame) -> None:
    assert game.kernel is not None
    assert promised(Kernel) <= {*dir(game.kernel())}
    if game.batch is not None:
        assert promised(Batch) <= {*dir(game.batch())}


@every_game
def test_a_game_builds_acts_from_a_list_or_word_by_word(game: AnyGame) -> None:
    """The encoder and the terminal board agree with the rules on how acts are chosen."""
    assert game.encoder is not None
    assert game.terminal is not None
    encoder, by_words = game.encoder(), game.ask is not None
    assert (encoder.action is None) == by_words
    assert (encoder.ways is not None and encoder.is_whole is not None) == by_words
    assert (game.terminal().go_on is not None) == by_words
