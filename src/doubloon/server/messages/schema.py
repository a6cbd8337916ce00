"""The JSON Schema of every message and of every game's view.

`python -m doubloon.server.messages.schema` prints it; docs/protocol.schema.json is what it
printed last, and a test tells when that is no longer so.
"""

import json
from typing import Any, get_type_hints

import msgspec

from doubloon.games import BUILT_IN
from doubloon.server.messages.answers import ServerMessage, Step, Turn
from doubloon.server.messages.replay_types import Draws, Problem, Replay
from doubloon.server.messages.requests import ClientMessage
from doubloon.server.messages.wire import PROTOCOL
from doubloon.server.net.catalog import GameInfo

TURNS = ("last_turns", "this_turn")
"""Fields of every view that tell the way of a play, not only where it stands."""

HTTP = (GameInfo, Replay, Draws, Problem)
"""What is answered not on the WebSocket but over HTTP."""


def schema() -> dict[str, Any]:
    messages = [ClientMessage, ServerMessage, list[Turn], list[Step], *HTTP]
    (client, server, turns, steps, *http), parts = msgspec.json.schema_components(
        messages, ref_template="#/$defs/{name}"
    )
    views, details = {}, {}
    for game in BUILT_IN:
        name = f"{''.join(map(str.capitalize, game.key.split('-')))}View"
        views[game.key], own = _view(get_type_hints(game.view)["return"], name)
        whole = own[f"{name}.View"]  # with what the server tells of every play
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
        "http": {answer.__name__: told for answer, told in zip(HTTP, http, strict=True)},
    }


def _view(view: type[Any], name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of a view, its parts named after the game so that no two games mix."""
    template = f"#/$defs/{name}.{{name}}"
    (top,), parts = msgspec.json.schema_components([view], ref_template=template)
    return top, {f"{name}.{part}": told for part, told in parts.items()}


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
