"""The small HTTP API: what a client wants to know before it opens a WebSocket."""

from collections.abc import Awaitable, Callable
from importlib import metadata
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from doubloon.bots import LEVELS
from doubloon.core import record
from doubloon.core.errors import DoubloonError
from doubloon.core.setup import Seat
from doubloon.games import get
from doubloon.server.messages.refusals import LimitError, MessageError, TableError
from doubloon.server.messages.replay_types import Stretch
from doubloon.server.net.catalog import shelf
from doubloon.server.net.openapi import Address, Health, Token, TokenWish, document
from doubloon.server.net.origin import is_own, is_secure
from doubloon.server.server import House
from doubloon.server.table.export import own
from doubloon.server.table.replay import problem
from doubloon.server.table.replays import LONGEST, wanted
from doubloon.server.table.storing import stored

BODY = 4_096
"""Bytes a request's body may have."""

LISTED = 50
"""Tables in a list."""

Handler = Callable[[House, Request], Awaitable[Response]]


async def health(house: House, _request: Request) -> Response:
    status = "closing" if house.closing else "ok"
    return _json(Health(status=status, version=metadata.version("doubloon")))


async def metrics(house: House, _request: Request) -> Response:
    return Response(house.hall.metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(_house: House, _request: Request) -> Response:
    return _json(document())


async def address(house: House, request: Request) -> Response:
    """Where others on the network find the server: told to this machine alone."""
    near = _address(request) in ("127.0.0.1", "::1")
    return _json(Address(network=house.hall.settings.network if near else None))


async def games(_house: House, _request: Request) -> Response:
    return _json(shelf())


async def levels(_house: House, _request: Request) -> Response:
    return _json(LEVELS)


async def tables(house: House, _request: Request) -> Response:
    """Public tables: those that wait for players, then those to watch."""
    rows = [
        *await house.hall.ledger.tables(public=True, states=("open",), limit=LISTED),
        *await house.hall.ledger.tables(public=True, states=("playing",), limit=LISTED),
    ]
    return _json([await house.tables.glimpse(row) for row in rows])


async def table(house: House, request: Request) -> Response:
    row = await house.tables.row(request.path_params["code"])
    return _json(await house.tables.glimpse(row))


async def mine(house: House, request: Request) -> Response:
    """Tables of the guest who asks, running and finished."""
    guest = house.guests.known(request.headers.get("cookie", ""))
    rows = [] if guest is None else (await house.hall.ledger.tables_of(guest))[:LISTED]
    response = _json([await house.tables.glimpse(row) for row in rows])
    if guest is None:
        cookie = house.guests.cookie(house.guests.new(), secure=is_secure(request.scope))
        response.headers["Set-Cookie"] = cookie
    return response


async def play_record(house: House, request: Request) -> Response:
    """The record of a play; while it goes on, as the guest who asks may keep it."""
    play, ledger = request.path_params["play"], house.hall.ledger
    found, stored = await ledger.export(play), await ledger.play(play)
    if found is None or stored is None:
        raise TableError("table-no-play", play=play)
    if not stored.over:
        found = own(get(found.game), found, await _seats(house, request, play))
    name = f"{found.game}-{play}.dbl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.write(found), media_type="text/plain", headers=headers)


async def play_replay(house: House, request: Request) -> Response:
    """A stretch of a play that is over, from the view of any seat: no secret is left in it."""
    play, ledger, stretch = request.path_params["play"], house.hall.ledger, _stretch(request)
    stored = await ledger.play(play)
    if stored is None:
        raise TableError("table-no-play", play=play)
    if not stored.over:
        raise TableError("table-not-over")
    _takes_its_turn(house, request)
    found, packed = await ledger.export(play), _packed(request)
    assert found is not None
    return _told(await house.replays.of(play, found, stretch, packed=packed), packed)


async def replay(house: House, request: Request) -> Response:
    """A stretch of a record somebody has at home."""
    stretch, packed = _stretch(request), _packed(request)
    _takes_its_turn(house, request)
    body = await _body(request, LONGEST)
    return _told(await house.replays.sent(body, stretch, packed=packed), packed)


async def draws(house: House, request: Request) -> Response:
    """What the chance of a record was drawn from, for whoever draws it again."""
    _takes_its_turn(house, request)
    packed = _packed(request)
    return _told(await house.replays.draws(await _body(request, LONGEST), packed=packed), packed)


async def token(house: House, request: Request) -> Response:
    """A doorway for a bot: a new guest, and a token that is shown this once."""
    if not house.makings.take(_address(request)):
        raise LimitError("limit-new-tables")
    try:
        wish = msgspec.json.decode(await _body(request, BODY), type=TokenWish)
    except msgspec.MsgspecError as error:
        raise MessageError("message-field", detail=str(error)) from None
    except UnicodeError as error:
        raise MessageError("message-json", detail=str(error)) from None
    guest, made = await house.guests.new_token(wish.name)
    return _json(Token(guest=guest, token=made), 201)


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/health", health),
    ("GET", "/metrics", metrics),
    ("GET", "/openapi.json", openapi),
    ("GET", "/api/address", address),
    ("GET", "/api/games", games),
    ("GET", "/api/levels", levels),
    ("GET", "/api/tables", tables),
    ("GET", "/api/tables/{code}", table),
    ("GET", "/api/mine", mine),
    ("GET", "/api/plays/{play}/record", play_record),
    ("GET", "/api/plays/{play}/replay", play_replay),
    ("POST", "/api/replay", replay),
    ("POST", "/api/draws", draws),
    ("POST", "/api/tokens", token),
)


def routes(house: House) -> list[Route]:
    return [
        Route(path, _guarded(house, handler), methods=[method]) for method, path, handler in ROUTES
    ]


def _guarded(house: House, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler with its limits before it and one shape of refusal behind it."""

    async def guarded(request: Request) -> Response:
        try:
            if not house.addresses.take(_address(request)):
                raise LimitError("limit-rate")
            if request.method == "POST" and not is_own(
                request.headers, house.hall.settings.origins
            ):
                raise MessageError("message-origin")
            response = await handler(house, request)
        except DoubloonError as error:
            return refusal(error)
        return response

    return guarded


_STATUS = {"limit": 429, "table": 404, "message": 400}


def refusal(error: DoubloonError) -> Response:
    status = _STATUS.get(error.kind, 400)
    if error.problem == "message-origin":
        status = 403
    elif error.problem == "limit-body":
        status = 413
    return _json(problem(error), status)


def _stretch(request: Request) -> Stretch:
    return wanted(dict(request.query_params))


def _takes_its_turn(house: House, request: Request) -> None:
    if not house.retellings.take(_address(request)):
        raise LimitError("limit-rate")


async def _body(request: Request, longest: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise LimitError("limit-body", longest=longest)
    return bytes(body)


def _packed(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _told(told: bytes, packed: bool) -> Response:
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(told, headers=headers, media_type="application/json")


async def _seats(house: House, request: Request, play: str) -> tuple[Seat, ...]:
    guest = house.guests.known(request.headers.get("cookie", ""))
    if guest is None:
        return ()
    for row in await house.hall.ledger.tables_of(guest):
        if row.play == play:
            return stored(row)[1].seats_of(guest)
    return ()


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")
