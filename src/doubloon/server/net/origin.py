"""Where a request comes from, and the security headers of every response."""

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doubloon.server.session.limits import network_of

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:;"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_CACHE = (b"cache-control", b"no-store")


def is_own(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a page of this server sent the request, or a program, which sends no origin."""
    if (origin := headers.get("origin")) is None:
        return True
    return origin in allowed or _host(origin) == headers.get("host")


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def find_address(scope: Scope) -> str:
    """The address that a request is counted for."""
    return network_of(scope["client"][0]) if scope.get("client") else ""


def is_near(scope: Scope) -> bool:
    """Whether a request comes from this machine."""
    try:
        return ip_address(scope["client"][0]).is_loopback
    except (KeyError, TypeError, ValueError):
        return False


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


class SecurityHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *_HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(_CACHE)
                message = {**message, "headers": headers}
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
