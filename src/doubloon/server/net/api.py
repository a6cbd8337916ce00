"""The HTTP API: what a client needs before it opens a WebSocket, and finished plays."""

import gzip
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from importlib import metadata
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocket, WebSocketDisconnect

from doubloon.bots import LEVELS
from doubloon.core import record
from doubloon.core.errors import DoubloonError
from doubloon.core.setup import Seat
from doubloon.games import find, get
from doubloon.games import games as all_games
from doubloon.server.messages.refusals import LimitError, MessageError, TableError
from doubloon.server.messages.replay_types import Luck, Stretch
from doubloon.server.net.answering import (
    Handler,
    accepts_gzip,
    address_of,
    as_json,
    decode,
    find_finished,
    in_turn,
    limit_replays,
    read_body,
    respond,
)
from doubloon.server.net.catalog import list_games, read_messages
from doubloon.server.net.openapi import Address, Health, Token, TokenWish, document
from doubloon.server.net.origin import is_near, is_own, is_secure
from doubloon.server.net.past import list_plays
from doubloon.server.net.ready import ready
from doubloon.server.net.replays import LONGEST, read_stretch
from doubloon.server.net.reviewing import play_review, record_review
from doubloon.server.server import Server
from doubloon.server.table.boxes import check_box
from doubloon.server.table.replay import conceal_record, describe_problem
from doubloon.server.table.rows import from_row

BODY = 4_096
"""Largest body of a request, in bytes."""

BOX = 16_384
"""Largest box that is checked, in bytes."""

LISTED = 50
"""Tables in a list."""


async def health(server: Server, _request: Request) -> Response:
    status = "closing" if server.closing else "ok"
    return as_json(Health(status=status, version=metadata.version("doubloon")))


async def metrics(server: Server, _request: Request) -> Response:
    return Response(server.context.metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(_server: Server, _request: Request) -> Response:
    return Response(_document(), media_type="application/json")


@cache
def _document() -> bytes:
    """The description of this API, made once."""
    return msgspec.json.encode(document())


async def address(server: Server, request: Request) -> Response:
    """The server's address for others on the network; only this machine is told."""
    near = is_near(request.scope)
    return as_json(Address(network=server.context.settings.network if near else None))


async def games(server: Server, request: Request) -> Response:
    boxes = msgspec.json.encode(server.context.settings.boxes)
    body, packed = _games(tuple(game.key for game in all_games()), boxes)
    accepted = accepts_gzip(request)
    return respond(packed if accepted else body, accepted)


@cache
def _games(_keys: tuple[str, ...], boxes: bytes) -> tuple[bytes, bytes]:
    """These games as JSON, plain and packed: made once, for they hardly ever change."""
    body = msgspec.json.encode(list_games(msgspec.json.decode(boxes)))
    return body, gzip.compress(body, 9, mtime=0)


async def messages(_server: Server, request: Request) -> Response:
    """The messages of a game, for a client that was built without it."""
    text = read_messages(request.path_params["game"], request.path_params["language"])
    return Response(text, media_type="text/plain")


async def components(_server: Server, request: Request) -> Response:
    """Everything that is wrong with a box that somebody enters, or how it differs."""
    if (game := find(key := request.path_params["game"])) is None:
        raise TableError("table-no-game", game=key)
    return as_json(check_box(game, decode(await read_body(request, BOX), dict[str, Any])))


async def levels(_server: Server, _request: Request) -> Response:
    return as_json(LEVELS)


async def tables(server: Server, _request: Request) -> Response:
    """Public tables: those that wait for players, then those to watch."""
    rows = [
        *await server.context.storage.tables.newest(public=True, states=("open",), limit=LISTED),
        *await server.context.storage.tables.newest(public=True, states=("playing",), limit=LISTED),
    ]
    return as_json(await server.tables.describe_sound(rows))


async def table(server: Server, request: Request) -> Response:
    row = await server.tables.row(request.path_params["code"])
    return as_json(await server.tables.describe(row))


async def table_history(server: Server, request: Request) -> Response:
    """The plays of a table, of its rematches, and of the tables it is a rematch of."""
    row, context = await server.tables.row(request.path_params["code"]), server.context
    return as_json(await list_plays(context.storage, row, context.settings.abandoned_hours))


async def mine(server: Server, request: Request) -> Response:
    """The guest's own tables, running and finished."""
    cookies, secure = request.headers.get("cookie", ""), is_secure(request.scope)
    guest, cookie = await server.guests.greet(cookies, secure=secure)
    rows = (await server.context.storage.tables.of_guest(guest))[:LISTED]
    response = as_json(await server.tables.describe_sound(rows))
    if cookie is not None:
        response.headers["Set-Cookie"] = cookie
    return response


async def play_record(server: Server, request: Request) -> Response:
    """The record of a play; while it is running, only what the guest may know."""
    play = request.path_params["play"]
    if (checked := await server.plays.export(play)) is None:
        raise TableError("table-no-play", play=play)
    stored, found = checked
    server.tables.note_opened(play)
    if not stored.over:
        found = conceal_record(get(found.game), found, await _own_seats(server, request, play))
    name = f"{found.game}-{play}.dbl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.write(found), media_type="text/plain", headers=headers)


async def play_replay(server: Server, request: Request) -> Response:
    """A stretch of a finished play, as any seat saw it: nothing in it is secret any more."""
    stretch, packed = _read_stretch(request), accepts_gzip(request)
    found = await find_finished(server, request)
    return respond(await server.replays.stored(found, stretch, packed=packed), packed)


async def play_highlights(server: Server, request: Request) -> Response:
    """What each seat did in a finished play."""
    packed = accepts_gzip(request)
    found = await find_finished(server, request)
    return respond(await server.replays.highlights(found, packed=packed), packed)


async def play_luck(server: Server, request: Request) -> Response:
    """How lucky each seat was in a finished play; it can take some seconds."""
    limit_replays(server, request)
    found = await find_finished(server, request)
    name = f"{request.path_params['play']} {len(found.steps)}"
    luck = await server.luck.measure(name, found)
    return as_json(Luck(seats=None if luck is None else [*luck]))


async def replay(server: Server, request: Request) -> Response:
    """A stretch of a record that is sent in."""
    stretch, packed = _read_stretch(request), accepts_gzip(request)
    body = await read_body(request, LONGEST)
    return respond(await server.replays.uploaded(body, stretch, packed=packed), packed)


async def draws(server: Server, request: Request) -> Response:
    """What the chance of a record was drawn from, for a client that verifies it."""
    packed, body = accepts_gzip(request), await read_body(request, LONGEST)
    return respond(await server.replays.draws(body, packed=packed), packed)


async def token(server: Server, request: Request) -> Response:
    """A new guest for a bot, and its token, which is shown only now."""
    await server.services.budget.take_table(address_of(request))
    wish = decode(await read_body(request, BODY), TokenWish)
    guest, made = await server.guests.make_token(wish.name)
    return as_json(Token(guest=guest, token=made), 201)


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/health", health),
    ("GET", "/ready", ready),
    ("GET", "/metrics", metrics),
    ("GET", "/openapi.json", openapi),
    ("GET", "/api/address", address),
    ("GET", "/api/games", games),
    ("POST", "/api/games/{game}/components", components),
    ("GET", "/api/messages/{game}/{language}", messages),
    ("GET", "/api/levels", levels),
    ("GET", "/api/tables", tables),
    ("GET", "/api/tables/{code}", table),
    ("GET", "/api/tables/{code}/history", table_history),
    ("GET", "/api/mine", mine),
    ("GET", "/api/plays/{play}/record", play_record),
    ("GET", "/api/plays/{play}/replay", in_turn(play_replay)),
    ("GET", "/api/plays/{play}/highlights", in_turn(play_highlights)),
    ("GET", "/api/plays/{play}/luck", play_luck),
    ("GET", "/api/plays/{play}/review", play_review),
    ("POST", "/api/review", record_review),
    ("POST", "/api/replay", in_turn(replay)),
    ("POST", "/api/draws", in_turn(draws)),
    ("POST", "/api/tokens", token),
)


def routes(server: Server) -> list[Route]:
    return [
        Route(path, _guard(server, handler), methods=[method]) for method, path, handler in ROUTES
    ]


def _guard(server: Server, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler behind the limits, whose refusals all have one form."""

    async def guarded(request: Request) -> Response:
        try:
            if not server.services.addresses.take(address_of(request)):
                raise LimitError("limit-rate")
            if request.method == "POST" and not is_own(
                request.headers, server.context.settings.origins
            ):
                raise MessageError("message-origin")
            response = await handler(server, request)
        except DoubloonError as error:
            if isinstance(error, LimitError):
                server.context.metrics.limited.labels(error.problem).inc()
            return refusal(error)
        return response

    return guarded


_STATUS = {"limit": 429, "table": 404, "message": 400, "ledger": 503}


def refusal(error: DoubloonError) -> Response:
    status = _STATUS.get(error.kind, 400)
    if error.problem == "message-origin":
        status = 403
    elif error.problem == "message-host":
        status = 421
    elif error.problem in ("play-damaged", "table-damaged"):
        status = 500
    elif error.problem in ("limit-body", "limit-box"):
        status = 413
    return as_json(describe_problem(error), status)


async def deny(websocket: WebSocket, error: DoubloonError) -> None:
    """Refuse a WebSocket before it is open, unless the client has left."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_denial_response(refusal(error))


def _read_stretch(request: Request) -> Stretch:
    return read_stretch(dict(request.query_params))


async def _own_seats(server: Server, request: Request, play: str) -> tuple[Seat, ...]:
    guest = await server.guests.recognise(request.headers.get("cookie", ""))
    if guest is None:
        return ()
    for row in await server.context.storage.tables.of_guest(guest):
        if row.play == play:
            return from_row(row)[1].seats_of(guest)
    return ()
