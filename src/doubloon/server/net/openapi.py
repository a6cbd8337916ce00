"""The OpenAPI description of the HTTP API, made from its types."""

from importlib import metadata
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from doubloon.server.messages.answers import PlayOfTable, TableInfo
from doubloon.server.messages.box import BoxCheck
from doubloon.server.messages.game_types import GameInfo
from doubloon.server.messages.replay_types import Draws, Highlights, Luck, Problem, Replay, Stretch
from doubloon.server.messages.review_types import Review, ReviewProgress
from doubloon.server.messages.wire import NAME_LONGEST, Plain

BOT_NAME = f"^[A-Za-z0-9][A-Za-z0-9 ._-]{{0,{NAME_LONGEST - 1}}}$"


class Health(Plain, frozen=True, kw_only=True):
    status: str
    version: str


class Ready(Plain, frozen=True, kw_only=True):
    ready: bool
    """Whether people should be sent here: all that follows, and the server is not stopping."""
    writes: bool
    """Whether what is done is stored."""
    workers: bool
    """Whether bots can think."""
    room: bool
    """Whether there is enough room on the disk."""


class Address(Plain, frozen=True, kw_only=True):
    network: str | None


class TokenWish(Plain, frozen=True, kw_only=True):
    name: Annotated[str, Meta(pattern=BOT_NAME)]


class Token(Plain, frozen=True, kw_only=True):
    guest: str
    token: str


_OPERATIONS: tuple[tuple[str, str, str, Any, tuple[int, ...]], ...] = (
    ("get", "/health", "Whether the server is up", Health, ()),
    ("get", "/ready", "Whether the server can do its work", Ready, ()),
    ("get", "/metrics", "Figures for Prometheus", None, ()),
    ("get", "/openapi.json", "This document", dict[str, Any], ()),
    ("get", "/api/address", "Where others find the server", Address, ()),
    ("get", "/api/games", "Games, their editions and readings", list[GameInfo], ()),
    (
        *("post", "/api/games/{game}/components", "What is wrong with a box"),
        *(BoxCheck, (400, 403, 404, 413)),
    ),
    ("get", "/api/messages/{game}/{language}", "Messages of a game, in Fluent", None, (404,)),
    ("get", "/api/levels", "Levels of bots, weakest first", list[str], ()),
    ("get", "/api/tables", "Public tables", list[TableInfo], ()),
    ("get", "/api/tables/{code}", "One table by its id or code", TableInfo, (404,)),
    (
        *("get", "/api/tables/{code}/history", "Its plays and rematches, oldest first"),
        *(list[PlayOfTable], (404,)),
    ),
    ("get", "/api/mine", "Tables of the guest who asks", list[TableInfo], ()),
    ("get", "/api/plays/{play}/record", "The record of a play", None, (404,)),
    ("get", "/api/plays/{play}/replay", "A stretch of a play that is over", Replay, (400, 404)),
    ("get", "/api/plays/{play}/highlights", "What each seat did", Highlights, (404,)),
    ("get", "/api/plays/{play}/luck", "How lucky each seat was", Luck, (404,)),
    ("get", "/api/plays/{play}/review", "Its luck, skill and mistakes", Review, (404,)),
    ("post", "/api/review", "The review of a record sent in", Review, (400, 403, 404, 413)),
    ("post", "/api/replay", "A stretch of a record sent in", Replay, (400, 403, 404, 413)),
    ("post", "/api/draws", "What chance was drawn from", Draws, (400, 403, 413)),
    ("post", "/api/tokens", "A token for a bot", Token, (400, 403, 413)),
)
_MAKES = "/api/tokens"
"""The path that creates something."""
_READY = "/ready"
"""The path whose answer says by its status, too, whether it is so."""
_REFERENCE = "#/components/schemas/{name}"
_PATTERNS = dict.fromkeys(("code", "play", "game", "language"), "^[A-Za-z0-9_-]{1,64}$")


def document() -> dict[str, Any]:
    types = [
        GameInfo,
        TableInfo,
        PlayOfTable,
        Health,
        Ready,
        Address,
        Problem,
        TokenWish,
        Token,
        Replay,
        Highlights,
        Luck,
        Review,
        ReviewProgress,
        Draws,
        BoxCheck,
    ]
    _, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, answer, refusals in _OPERATIONS:
        paths.setdefault(path, {})[method] = _operation(method, path, summary, answer, refusals)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Doubloon", "version": metadata.version("doubloon")},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(
    method: str, path: str, summary: str, answer: Any, refusals: tuple[int, ...]
) -> dict[str, Any]:
    refused = {str(status): _answer("Refused", Problem) for status in (*refusals, 429)}
    operation: dict[str, Any] = {
        "summary": summary,
        "operationId": f"{method} {path}",
        "parameters": [*_in_path(path), *_in_query(path)],
        "responses": {"201" if path == _MAKES else "200": _answer(summary, answer), **refused},
    }
    if path == _READY:
        operation["responses"]["503"] = _answer("Not ready", Ready)
    if path.endswith("/review"):
        operation["responses"]["202"] = _answer("How far it is", ReviewProgress)
    if method == "post":
        body = TokenWish if path == _MAKES else None
        operation["requestBody"] = {"required": True, "content": _content(body)}
    return operation


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": pattern},
        }
        for name, pattern in _PATTERNS.items()
        if f"{{{name}}}" in path
    ]


def _in_query(path: str) -> list[dict[str, Any]]:
    """The part of a replay that is wanted."""
    if not path.endswith("/replay"):
        return []
    _, parts = msgspec.json.schema_components([Stretch])
    fields = {**parts["Stretch"]["properties"]}
    fields["seat"] = next(way for way in fields["seat"]["anyOf"] if way.get("type") == "integer")
    return [{"name": name, "in": "query", "schema": schema} for name, schema in fields.items()]


def _answer(description: str, answer: Any) -> dict[str, Any]:
    return {"description": description, "content": _content(answer)}


def _content(answer: Any) -> dict[str, Any]:
    if answer is None:
        return {"text/plain": {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([answer], ref_template=_REFERENCE)
    return {"application/json": {"schema": schema}}
