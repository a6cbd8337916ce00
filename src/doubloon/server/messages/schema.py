"""The JSON Schema of every message and of every game's view.

`python -m doubloon.server.messages.schema` prints it; docs/protocol.schema.json is what it
printed last, and a test fails when it is out of date.
"""

import json
from typing import Any, get_type_hints

import msgspec

from doubloon.games import BUILT_IN
from doubloon.server.messages.answers import PlayOfTable, ServerMessage, Step, Turn
from doubloon.server.messages.box import BoxCheck
from doubloon.server.messages.game_types import GameInfo
from doubloon.server.messages.replay_types import Draws, Highlights, Luck, Problem, Replay
from doubloon.server.messages.requests import ClientMessage
from doubloon.server.messages.review_types import Review, ReviewProgress
from doubloon.server.messages.wire import PROTOCOL

TURNS = ("last_turns", "this_turn")
"""Fields that the server adds to every view: the turns up to now."""

HTTP = (
    *(GameInfo, Replay, Highlights, Luck, Review, ReviewProgress, Draws, BoxCheck),
    *(PlayOfTable, Problem),
)
"""Answers over HTTP."""


def schema() -> dict[str, Any]:
    messages = [ClientMessage, ServerMessage, list[Turn], list[Step], *HTTP]
    (client, server, turns, steps, *http), parts = msgspec.json.schema_components(
        messages, ref_template="#/$defs/{name}"
    )
    views, details = {}, {}
    for game in BUILT_IN:
        name = f"{''.join(map(str.capitalize, game.key.split('-')))}View"
        views[game.key], own = _view(get_type_hints(game.view)["return"], name)
        whole = own[f"{name}.View"]
        whole["properties"] |= dict(zip(TURNS, (turns, steps), strict=True))
        whole["required"] += TURNS
        parts = {**parts, **own}
        details[game.key], own = _view(game.turn_type, f"{name.removesuffix('View')}Turn")
        parts = {**parts, **own}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Doubloon protocol {PROTOCOL}",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
        "views": views,
        "turns": details,
        "http": {answer.__name__: part for answer, part in zip(HTTP, http, strict=True)},
    }


def _view(view: type[Any], name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of a view. Its parts are named after the game, so that games do not mix."""
    template = f"#/$defs/{name}.{{name}}"
    (top,), parts = msgspec.json.schema_components([view], ref_template=template)
    return top, {f"{name}.{part}": found for part, found in parts.items()}


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
