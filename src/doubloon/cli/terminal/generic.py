"""A board for games that bring none: points, what the view holds, and every act."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from doubloon.core.game import AnyGame
from doubloon.core.parts import Choice, TerminalBoard
from doubloon.drawing.board import plain
from doubloon.drawing.pictures import Pen, Picture, wrapped
from doubloon.locales import say


def board_of(game: AnyGame) -> TerminalBoard:
    """The game's own board, or the generic one."""
    return (
        TerminalBoard(_draw, _explain, _choices, _spell)
        if game.terminal is None
        else game.terminal()
    )


def _draw(view: Any, _names: Sequence[str], pen: Pen) -> Picture:
    lines: Picture = []
    for field in fields(view):
        if field.name not in ("acts", "to_act"):
            lines += wrapped(f"{field.name}: {getattr(view, field.name)}", pen.width)
    return lines


def _explain(_view: Any, _names: Sequence[str]) -> list[str]:
    return [say("terminal-generic-explain")]


def _choices(view: Any, _names: Sequence[str]) -> list[Choice]:
    return [(act, act) for act in plain(view.acts)]


def _spell(words: list[str], _view: Any, _names: Sequence[str]) -> str:
    return " ".join(words)
