"""A play in the terminal goes on whatever its bots or its disk do."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli.terminal import decision
from doubloon.cli.terminal.chance import source
from doubloon.cli.terminal.keeper import Keeper
from doubloon.cli.terminal.screen import Screen
from doubloon.cli.terminal.terminal_play import TerminalPlay
from doubloon.core import record
from doubloon.core.game import AnyGame
from doubloon.core.play import begin, replay
from doubloon.core.record import Record
from doubloon.core.setup import Seat, Setup
from doubloon.games import BUILT_IN


def start(game: AnyGame, file: Path) -> tuple[TerminalPlay, io.StringIO]:
    """A play of two cabin boys, and what the screen shows."""
    out = io.StringIO()
    names = ("cabin-boy", "cabin-boy")
    play, read = begin(game, Setup(2)), Record(game=game.key, seats=names, steps=())
    dice, wits = source(1, "dice"), source(1, "bots")
    return TerminalPlay(game, play, read, Keeper(file), Screen(out, {}), dice, wits), out


def crash(*_: object) -> object:
    raise RuntimeError


def cheat(*_: object) -> object:
    return None


@pytest.mark.parametrize("bot", [crash, cheat])
@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_the_simplest_bot_replaces_one_that_crashes_or_cheats(
    game: AnyGame, bot: Callable[..., Any], tmp_path: Path
) -> None:
    terminal, out = start(game, tmp_path / "play.dbl")
    terminal.bots[Seat(1)] = bot
    assert decision.run(terminal) == 0
    assert "the play is over" in out.getvalue()


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_every_step_is_in_the_record(game: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "play.dbl"
    terminal, _ = start(game, file)
    steps = 0
    while terminal.advance():
        steps += 1
        if steps % 10 == 0 or terminal.play.result is not None:
            read = record.read(file.read_text("utf-8"))
            assert len(read.steps) == steps
            assert replay(game, read).line == terminal.play.line
    assert terminal.play.result is not None


def test_a_failing_disk_is_reported_and_the_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    terminal, out = start(BUILT_IN[0], tmp_path / "file" / "play.dbl")
    assert decision.run(terminal) == 0
    assert "cannot be saved" in out.getvalue()
    assert "the play is over" in out.getvalue()
    assert "is saved in" not in out.getvalue()
    assert terminal.leave() == 1
