"""The board of games that bring none: points, the fields of the view, and the acts.

A game can improve it with messages alone: `view-<prefix>-<field>` names a field of its view,
`name-<prefix>-<face>` a face of its dice, and `act-<prefix>-<word>` an act by its first word,
with the rest of its notation as `$rest`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import partial
from typing import Any

from rich.text import Text

from doubloon.core.game import AnyGame
from doubloon.core.parts import Choice, TerminalBoard
from doubloon.core.readings import kebab
from doubloon.core.setup import Seat
from doubloon.drawing.board import find_seat, strip_seats
from doubloon.drawing.dice import INSIDE
from doubloon.drawing.pictures import Pen, Picture, Row, box, center, flow, ledger, wrap
from doubloon.drawing.words import part, tell
from doubloon.locales import is_known, say

MOST_CHOICES = 30
"""How many acts are listed with a number; all others can be typed."""

SHOWN_ELSEWHERE = ("acts", "points", "seat", "to_act", "viewer")
"""Fields of a view that repeat what the board shows anyway."""


@dataclass(frozen=True, slots=True)
class GenericView:
    """What the generic board draws: the game's view, and what every game has."""

    points: tuple[int, ...]
    turn: Seat
    """Whose turn it is."""
    acts: tuple[str, ...]
    """The acts of the seat in notation, without the seat; half-written where there are many."""
    view: Any


def board_of(game: AnyGame) -> TerminalBoard:
    """The game's own board, or the generic one."""
    if game.terminal is not None:
        return game.terminal()
    return TerminalBoard(
        partial(_draw, game), _explain, partial(_choices, game), _spell, partial(_go_on, game)
    )


def view_of(game: AnyGame, state: Any, seat: Seat) -> Any:
    """What a seat may know, as the board of the game needs it."""
    view = game.view(state, seat)
    if game.terminal is not None:
        return view
    acts: tuple[str, ...] = ()
    if game.to_act(state) == seat:
        if game.ask is not None:
            acts = game.ask(state, "").more
        else:
            acts = tuple(strip_seats([game.write(seat, act) for act in game.acts(state)]))
    return GenericView(game.points(state), game.turn_of(state), acts, view)


def _draw(game: AnyGame, shown: GenericView, names: Sequence[str], pen: Pen) -> Picture:
    most = max(1, *shown.points)
    rows = [
        Row(name, points, points / most, seat == shown.turn)
        for seat, (name, points) in enumerate(zip(names, shown.points, strict=True))
    ]
    drawn = ledger(rows, pen)
    for field in fields(shown.view):
        value = getattr(shown.view, field.name)
        if field.name not in SHOWN_ELSEWHERE and not _is_empty(value):
            drawn += _draw_field(game, _label(game, field.name), value, names, pen)
    return drawn


def _is_empty(value: object) -> bool:
    """Whether there is nothing to show; a zero or `False` is something."""
    return value is None or (isinstance(value, str | Sequence | Mapping) and not value)


def _label(game: AnyGame, field: str) -> str:
    """The name of a field, from the catalogue or in plain words."""
    if is_known(key := f"view-{game.prefix}-{kebab(field)}"):
        return say(key)
    return field.replace("_", " ").capitalize()


def _draw_field(
    game: AnyGame, label: str, value: object, names: Sequence[str], pen: Pen
) -> Picture:
    if isinstance(value, str) and game.faces and {*value} <= {*game.faces}:
        dice = [_draw_die(game, letter, pen) for letter in value]
        return [*wrap(pen.spell(f"{label}:"), pen.width), *flow(dice, pen)]
    return wrap(pen.spell(f"{label}: {_write(value, names)}"), pen.width)


def _draw_die(game: AnyGame, letter: str, pen: Pen) -> Picture:
    face = game.faces[letter]
    name = say(key) if is_known(key := f"name-{game.prefix}-{face}") else face.replace("-", " ")
    return box([Text(center(pen.spell(name), INSIDE))], pen, foot=letter)


def _write(value: object, names: Sequence[str]) -> str:
    """A value in words. A list with one value per seat gets the players' names."""
    match value:
        case bool():
            return part("yes" if value else "no")
        case Enum():
            return str(value.value)
        case Mapping():
            return ", ".join(f"{key} {_write(it, names)}" for key, it in value.items())
        case list() | tuple() if len(value) == len(names):
            pairs = zip(names, value, strict=True)
            return ", ".join(f"{name} {_write(it, names)}" for name, it in pairs)
        case list() | tuple():
            return ", ".join(_write(it, names) for it in value)
        case None | "":
            return say("list-nothing")
        case _ if is_dataclass(value):
            inside = ((field.name, getattr(value, field.name)) for field in fields(value))
            words = (f"{name.replace('_', ' ')} {_write(it, names)}" for name, it in inside)
            return f"({', '.join(words)})"
        case _:
            return str(value)


def _explain(shown: GenericView, _names: Sequence[str]) -> list[str]:
    sentences = [tell("generic-explain")]
    if (more := len(shown.acts) - MOST_CHOICES) > 0:
        sentences.append(tell("generic-more", n=more))
    return sentences


def _choices(game: AnyGame, shown: GenericView, _names: Sequence[str]) -> list[Choice]:
    return [(act, _describe_act(game, act)) for act in shown.acts[:MOST_CHOICES]]


def _go_on(
    game: AnyGame, _half: str, more: Sequence[str], _shown: GenericView, _names: Sequence[str]
) -> list[Choice]:
    return [(text, _describe_act(game, text)) for text in more]


def _describe_act(game: AnyGame, act: str) -> str:
    """An act in words, or its notation if there is no message for it."""
    word, _, rest = act.partition(" ")
    key = f"act-{game.prefix}-{word}"
    return say(key, {"rest": rest}) if is_known(key) else act


def _spell(words: list[str], shown: GenericView, names: Sequence[str]) -> str:
    """The act that was typed, in any case and with names for seats; otherwise as typed."""
    typed = " ".join(words)
    named = " ".join([words[0], *(find_seat(word, names) for word in words[1:])])
    acts = {act.casefold(): act for act in shown.acts}
    return acts.get(typed) or acts.get(named.casefold()) or named
