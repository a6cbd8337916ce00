"""The games and their terms, as a client needs them to offer a new table."""

from dataclasses import fields
from importlib import import_module
from typing import Any

from doubloon.bots import levels
from doubloon.bots.strength import strengths
from doubloon.core import editions, readings
from doubloon.core.errors import DoubloonError
from doubloon.core.game import AnyGame, Setup
from doubloon.core.play import begin
from doubloon.games import GAMES
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
    least: int
    most: int
    """Seats."""
    target: bool
    """Whether a target can be agreed on."""
    hidden: bool
    """Whether seats see different things; then the server deals."""
    levels: list[str]
    """Bots the game has, weakest first."""
    strengths: dict[str, float]
    """By level, the share of plays of two won against the level below, where it was measured."""
    editions: list[EditionInfo]
    readings: list[ReadingInfo]


def shelf() -> list[GameInfo]:
    return [_game(game) for game in GAMES]


def _game(game: AnyGame) -> GameInfo:
    package = f"doubloon.games.{game.key.replace('-', '_')}.rules"
    plain = import_module(f"{package}.editions").Readings()
    return GameInfo(
        key=game.key,
        least=game.seats[0],
        most=game.seats[-1],
        target=_takes_target(game),
        hidden=game.conceal is not None,
        levels=[*levels(game)],
        strengths=strengths(game),
        editions=[
            EditionInfo(name=name, readings=_values(package, name, plain)) for name in game.editions
        ],
        readings=[
            ReadingInfo(
                name=readings.kebab(name),
                choices=[_plain(choice) for choice in readings.choices(getattr(plain, name))],
            )
            for name in _names(plain)
        ],
    )


def _values(package: str, edition: str, plain: Any) -> dict[str, Value]:
    agreed = editions.readings(package, Setup(2, edition), plain)
    return {readings.kebab(name): _plain(getattr(agreed, name)) for name in _names(agreed)}


def _names(plain: Any) -> list[str]:
    return [field.name for field in fields(plain)]


def _plain(value: object) -> Value:
    return value if isinstance(value, bool | int) else str(value)


def _takes_target(game: AnyGame) -> bool:
    try:
        begin(game, Setup(game.seats[0], target=5000))
    except DoubloonError:
        return False
    return True
