"""The browser client: files made by its build, held in memory and sent packed where that pays."""

import gzip
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

ADDRESSES = (
    "/",
    "/t/{code}",
    "/c/{link}",
    "/r",
    "/r/{play}",
    "/verify",
    "/verify/{play}",
    "/companion",
    "/companion/{code}",
)
"""Where the client shows a page of its own; it finds out by itself which."""

_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
_PACKED = ("text/", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class _File:
    content: bytes
    media_type: str
    lasting: bool
    """Whether its name changes with its content."""
    packed: bytes | None
    mark: str

    def sent(self, request: Request) -> Response:
        headers = {
            "Cache-Control": _FOREVER if self.lasting else _ASK,
            "ETag": self.mark,
            "Vary": "Accept-Encoding",
        }
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        content = self.content
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["Content-Encoding"] = self.packed, "gzip"
        return Response(content, media_type=self.media_type, headers=headers)


def is_built() -> bool:
    return _built().joinpath("index.html").is_file()


def routes(unbuilt: str) -> list[Route]:
    """The client's pages and files; without a build, one page that says so."""
    if not is_built():
        return [Route("/", _saying(unbuilt))]
    found = _found(_built(), "")
    page = found.pop("/index.html")
    return [
        *(Route(address, _sending(page)) for address in ADDRESSES),
        *(Route(path, _sending(file)) for path, file in found.items()),
    ]


def _built() -> Traversable:
    return files("doubloon.server").joinpath("static")


def _found(folder: Traversable, path: str) -> dict[str, _File]:
    found: dict[str, _File] = {}
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found |= _found(entry, name)
        else:
            found[name] = _file(name, entry.read_bytes())
    return found


def _file(name: str, content: bytes) -> _File:
    suffix = name[name.rfind(".") :]
    media_type = _TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if media_type.startswith(_PACKED) else None
    if packed is not None and len(packed) >= len(content):
        packed = None
    mark = f'"{sha256(content).hexdigest()[:20]}"'
    return _File(content, media_type, name.startswith("/assets/"), packed, mark)


def _sending(file: _File) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return file.sent(request)

    return send


def _saying(sentence: str) -> Callable[[Request], Awaitable[Response]]:
    async def say(_request: Request) -> Response:
        return PlainTextResponse(sentence, 503)

    return say
