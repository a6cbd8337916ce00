"""The HTTP API of reviews. Who asks for one that is not there yet makes it begin."""

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doubloon.server.messages.review_types import Review, ReviewProgress
from doubloon.server.net.answering import (
    accepts_gzip,
    address_of,
    as_json,
    find_finished,
    limit_replays,
    read_body,
    respond,
)
from doubloon.server.net.replays import LONGEST
from doubloon.server.net.replays import decode as decode_text
from doubloon.server.net.reviews import Asker
from doubloon.server.server import Server
from doubloon.server.session.limits import network_of

LEVEL = 6
"""How much a review is compressed."""


async def play_review(server: Server, request: Request) -> Response:
    """The review of a finished play, or how far it is."""
    limit_replays(server, request)
    found = await find_finished(server, request)
    asker = await _asker(server, request)
    return await _answer(
        await server.reviews.of_play(request.path_params["play"], found, asker), request
    )


async def record_review(server: Server, request: Request) -> Response:
    """The review of a record that is sent in, or how far it is."""
    limit_replays(server, request)
    text = decode_text(await read_body(request, LONGEST))
    asker = await _asker(server, request)
    return await _answer(await server.reviews.of_record(text, asker), request)


async def _asker(server: Server, request: Request) -> Asker:
    """The guest who asks; somebody without a cookie counts as the address."""
    address = network_of(address_of(request))
    guest = await server.guests.recognise(request.headers.get("cookie", ""))
    return Asker(address if guest is None else guest, address)


async def _answer(told: Review | ReviewProgress, request: Request) -> Response:
    if isinstance(told, ReviewProgress):
        return as_json(told, 202)
    body, packed = msgspec.json.encode(told), accepts_gzip(request)
    if packed:
        body = await asyncio.to_thread(gzip.compress, body, LEVEL)
    return respond(body, packed)
