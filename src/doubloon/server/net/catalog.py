"""The games, as a client needs them to offer a new table and to draw a play."""

from collections.abc import Mapping
from dataclasses import asdict
from importlib.resources import files
from typing import Any

from doubloon.bots import levels, weakened
from doubloon.bots.strength import strengths
from doubloon.core import readings
from doubloon.core.game import AnyGame
from doubloon.core.setup import Fields
from doubloon.games import find, games
from doubloon.locales import LANGUAGES
from doubloon.server.messages.box import GameBox
from doubloon.server.messages.game_types import EditionInfo, GameInfo, ReadingInfo, Value
from doubloon.server.messages.refusals import TableError
from doubloon.server.table.boxes import describe_box, fitted


def list_games(boxes: Mapping[str, Fields] | None = None) -> list[GameInfo]:
    """All games; `boxes` are the house's own, by game."""
    return [_describe(game, (boxes or {}).get(game.key)) for game in games()]


def read_messages(key: str, language: str) -> str:
    """The messages of a game as Fluent text, in English where the language is missing."""
    if (game := find(key)) is None:
        raise TableError("table-no-game", game=key)
    own = files(game.messages).joinpath(f"{language}.ftl")
    if language not in LANGUAGES or not own.is_file():
        own = files(game.messages).joinpath("en.ftl")
    return own.read_text("utf-8")


def _describe(game: AnyGame, house: Fields | None) -> GameInfo:
    usual = asdict(game.readings(game.editions[0]))
    package = files(game.messages)
    return GameInfo(
        key=game.key,
        prefix=game.prefix,
        least=game.seats[0],
        most=game.seats[-1],
        target=game.default_target,
        shuffles=game.shuffles_seats,
        hidden=game.has_secrets,
        faces=dict(game.faces),
        asks=game.ask is not None,
        endings=[*game.endings],
        languages=[name for name in LANGUAGES if package.joinpath(f"{name}.ftl").is_file()],
        levels=[*levels(game)],
        strengths=strengths(game),
        weakened=[*weakened(game)],
        editions=[
            EditionInfo(name=name, readings=_plain_values(game.readings(name)))
            for name in game.editions
        ],
        readings=[
            ReadingInfo(
                name=readings.kebab(name),
                choices=[_plain(choice) for choice in readings.choices(value)],
            )
            for name, value in usual.items()
        ],
        box=_describe_box(game, house),
    )


def _describe_box(game: AnyGame, house: Fields | None) -> GameBox | None:
    if game.components is None:
        return None
    own = describe_box(game.key, house)
    return GameBox(
        components=dict(game.components.shipped if house is None else house),
        changes=[] if own is None else own.changes,
        house=own is not None and bool(own.changes),
        fitted=fitted(game),
    )


def _plain_values(agreed: Any) -> dict[str, Value]:
    return {readings.kebab(name): _plain(value) for name, value in asdict(agreed).items()}


def _plain(value: object) -> Value:
    return value if isinstance(value, bool | int) else str(value)
