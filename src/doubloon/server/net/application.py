"""The server on the network: HTTP, and one WebSocket for everything that happens."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, cast

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.middleware.proxy_headers import _TrustedHosts

from doubloon.server.messages.refusals import LimitError, MessageError
from doubloon.server.net import api, pages
from doubloon.server.net.api import deny
from doubloon.server.net.door import open_door
from doubloon.server.net.hosts import HostCheck, list_names
from doubloon.server.net.http_socket import Gate, HttpSocket
from doubloon.server.net.origin import SecurityHeaders, find_address, is_own, is_secure
from doubloon.server.net.socket import Socket, socket_of
from doubloon.server.server import Server
from doubloon.server.session.connection import Connection

log = structlog.get_logger()

_CODES = {"shutdown": 1001, "flood": 1008, "idle": 1008, "forgotten": 1001}
_SLOW = 1013
_YOUNG = 20_000
"""New objects after which the garbage collector looks for cycles: few objects here have any."""
_GRACE = 2.0
"""Seconds to send goodbyes before connections are cut."""


def create_app(server: Server) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        server.open()
        yield
        await server.close()

    async def talk(websocket: WebSocket) -> None:
        await _serve(server, websocket)

    settings = server.context.settings
    return Starlette(
        routes=[
            *api.routes(server),
            *pages.routes(settings.unbuilt),
            WebSocketRoute("/ws", talk),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(HostCheck, names=list_names(settings), sentence=settings.misnamed),
        ],
        exception_handlers={HTTPException: _missing_handler(), Exception: _answer_failure},
        lifespan=lifespan,
    )


def _missing_handler() -> Callable[[Request, Exception], Awaitable[Response]]:
    """Unknown addresses: a page for browsers, JSON for programs."""
    find_page = pages.missing_page()

    async def answer(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and (page := find_page(request)) is not None:
            return page
        problem = "message-method" if error.status_code == 405 else "message-no-page"
        response = api.refusal(MessageError(problem))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response

    return answer


async def _answer_failure(_request: Request, _error: Exception) -> Response:
    response = api.refusal(MessageError("message-failed"))
    response.status_code = 500
    return response


async def _serve(server: Server, websocket: WebSocket) -> None:
    address = find_address(websocket.scope)
    if not is_own(websocket.headers, server.context.settings.origins):
        await deny(websocket, MessageError("message-origin"))
        return
    if server.closing or not server.open_connections.enter(address):
        await deny(websocket, LimitError("limit-connections"))
        return
    try:
        cookies, secure = websocket.headers.get("cookie", ""), is_secure(websocket.scope)
        guest, cookie = await server.guests.greet(cookies, secure=secure)
        headers = [] if cookie is None else [(b"set-cookie", cookie.encode())]
        await websocket.accept(headers=headers)
        connection = Connection(server.services, guest, address)
        server.services.clients.add(connection)
        try:
            await _talk(connection, websocket, server.context.settings.hello)
        finally:
            server.services.clients.discard(connection)
            connection.outbox.close()
            connection.leave()
    except WebSocketDisconnect:
        pass  # the client left before the connection was open
    finally:
        server.open_connections.leave(address)


async def _talk(connection: Connection, websocket: WebSocket, patience: float) -> None:
    """Receive and send until one side ends the connection or the client reads too slowly."""
    socket = socket_of(websocket)
    loop = asyncio.get_running_loop()
    silence = loop.call_later(patience, connection.close_if_silent)
    await socket.serve(connection)
    silence.cancel()
    code = 1000
    if connection.outbox.overflowed:
        log.info("connection-dropped", why="too-slow")
        code = _SLOW
    if connection.farewell is not None:
        code = _CODES.get(connection.farewell, _SLOW)
    if code != 1000:
        socket.ignore()
        socket.cut_soon()
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(_GRACE):
            await websocket.close(code)
    await socket.rest()


class HttpServer(uvicorn.Server):
    """A server that says goodbye before it stops."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve in a process that does nothing else."""
        gc.collect()
        gc.freeze()  # what is loaded stays, and need not be searched again and again
        gc.set_threshold(_YOUNG, *gc.get_threshold()[1:])
        super().run(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.say_goodbye()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                while self._server.services.clients:
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def make_http_server(
    server: Server, *, host: str, port: int, trusted_proxy: str | None = None
) -> HttpServer:
    settings = server.context.settings
    door, queue = open_door(settings)
    proxies = None if trusted_proxy is None else _TrustedHosts(trusted_proxy)
    gate = Gate(settings, door, server.context.metrics, proxies)
    config = uvicorn.Config(
        create_app(server),
        http=cast(Any, partial(HttpSocket, gate=gate)),
        backlog=queue,
        timeout_keep_alive=cast(int, settings.keep_alive),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Socket,
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        proxy_headers=trusted_proxy is not None,
        forwarded_allow_ips=trusted_proxy,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server.context.metrics.sockets.set_function(lambda: len(door))
    return HttpServer(config, server)
