"""Which names this server answers to.

A page of another site can make its own name point to this machine ("DNS rebinding"). Then its
requests look as if they came from this server's pages; only the name tells them apart.
"""

import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from doubloon.server.messages.refusals import MessageError
from doubloon.server.net.api import deny, refusal
from doubloon.server.settings import Settings


def list_names(settings: Settings) -> frozenset[str]:
    """The names of this server: of this machine, and those that its host allows."""
    machine = socket.gethostname().lower()
    given = (read_host(name.rpartition("//")[2]) for name in (*settings.hosts, *settings.origins))
    return frozenset(("localhost", machine, f"{machine.partition('.')[0]}.local", *given))


@lru_cache(1_000)
def read_host(host: str) -> str:
    """The name in a `Host` header, without its port; empty if there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_known(host: str | None, names: frozenset[str]) -> bool:
    """Whether a request with this `Host` header is meant for this server.

    An address is no name, so nobody can make it point elsewhere. Browsers always send the header.
    """
    if host is None or (name := read_host(host)) in names:
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class HostCheck:
    """Refuses requests for names that are not this server's."""

    def __init__(self, app: ASGIApp, names: frozenset[str], sentence: str) -> None:
        """`sentence` is what people read in a browser."""
        self._app, self._names, self._sentence = app, names, sentence

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_known(
            host := Headers(scope=scope).get("host"), self._names
        ):
            await self._app(scope, receive, send)
            return
        error = MessageError("message-host", host=host or "")
        if scope["type"] == "websocket":
            await deny(WebSocket(scope, receive, send), error)
            return
        response: Response = refusal(error)
        if "text/html" in Headers(scope=scope).get("accept", ""):
            response = PlainTextResponse(self._sentence, response.status_code)
        await response(scope, receive, send)
