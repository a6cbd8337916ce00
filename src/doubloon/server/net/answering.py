"""What every handler of the HTTP API does: read a request, keep to the limits, write an answer."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from doubloon.core.record import Record
from doubloon.server.messages.refusals import LimitError, MessageError, TableError
from doubloon.server.net.origin import find_address
from doubloon.server.server import Server

Decoded = TypeVar("Decoded")
Handler = Callable[[Server, Request], Awaitable[Response]]


async def read_body(request: Request, longest: int) -> bytes:
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > longest:
                raise LimitError("limit-body", longest=longest)
    except ClientDisconnect:
        raise MessageError("message-cut-short") from None
    return bytes(body)


def decode(body: bytes, type_: type[Decoded]) -> Decoded:
    try:
        return msgspec.json.decode(body, type=type_)
    except msgspec.MsgspecError as error:
        raise MessageError("message-field", detail=str(error)) from None
    except (UnicodeError, RecursionError) as error:
        raise MessageError("message-json", detail=str(error)) from None


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def respond(body: bytes, packed: bool) -> Response:
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(body, headers=headers, media_type="application/json")


async def find_finished(server: Server, request: Request) -> Record:
    """The record of the play in the address; refused unless it is over."""
    play, plays = request.path_params["play"], server.context.storage.plays
    if (stored := await plays.get(play)) is None:
        raise TableError("table-no-play", play=play)
    if not stored.over:
        raise TableError("table-not-over")
    checked = await server.plays.export(play)
    assert checked is not None
    server.tables.note_opened(play)
    return checked[1]


def limit_replays(server: Server, request: Request) -> None:
    if not server.replay_limit.take(address_of(request)):
        raise LimitError("limit-rate")


def in_turn(handler: Handler) -> Handler:
    """A handler that computes much: an address can use it only so often, once at a time."""

    async def wait(server: Server, request: Request) -> Response:
        limit_replays(server, request)
        async with server.replay_turns.wait(address_of(request)):
            return await handler(server, request)

    return wait


def address_of(request: Request) -> str:
    return find_address(request.scope)


def as_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")
