"""The games and their terms, as a client needs them to offer a new table."""

from dataclasses import fields
from typing import Any

from doubloon.bots import levels
from doubloon.bots.strength import strengths
from doubloon.core import readings
from doubloon.core.game import AnyGame
from doubloon.games import games
from doubloon.server.messages.wire import Plain

Value = bool | int | str


class ReadingInfo(Plain, frozen=True, kw_only=True):
    """A choice between the meanings a clause can have."""

    name: str
    choices: list[Value]
    """Empty for a number, where any from one up will do."""


class EditionInfo(Plain, frozen=True, kw_only=True):
    name: str
    readings: dict[str, Value]
    """The value every reading has unless the table agrees otherwise."""


class GameInfo(Plain, frozen=True, kw_only=True):
    key: str
    prefix: str
    """What its messages begin with."""
    faces: dict[str, str]
    """The letters of its dice and what they show, in notation order."""
    least: int
    most: int
    """Seats."""
    target: int | None
    """The usual target; null where none can be agreed on."""
    hidden: bool
    """Whether seats see different things; then the server deals."""
    levels: list[str]
    """Bots the game has, weakest first."""
    strengths: dict[str, float]
    """By level, the share of plays of two won against the level below, where it was measured."""
    editions: list[EditionInfo]
    readings: list[ReadingInfo]


def shelf() -> list[GameInfo]:
    return [_game(game) for game in games()]


def _game(game: AnyGame) -> GameInfo:
    plain = game.readings(game.editions[0])
    return GameInfo(
        key=game.key,
        prefix=game.prefix,
        faces=dict(game.faces),
        least=game.seats[0],
        most=game.seats[-1],
        target=game.default_target,
        hidden=game.has_secrets,
        levels=[*levels(game)],
        strengths=strengths(game),
        editions=[
            EditionInfo(name=name, readings=_values(game.readings(name))) for name in game.editions
        ],
        readings=[
            ReadingInfo(
                name=readings.kebab(name),
                choices=[_plain(choice) for choice in readings.choices(getattr(plain, name))],
            )
            for name in _names(plain)
        ],
    )


def _values(agreed: Any) -> dict[str, Value]:
    return {readings.kebab(name): _plain(getattr(agreed, name)) for name in _names(agreed)}


def _names(plain: Any) -> list[str]:
    return [field.name for field in fields(plain)]


def _plain(value: object) -> Value:
    return value if isinstance(value, bool | int) else str(value)
