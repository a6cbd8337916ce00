"""The browser client: the files of its build, kept in memory, compressed where that pays."""

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
    "/charts/{game}",
)
"""Addresses of pages; the client itself chooses the page by its address."""

_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
_PACKED = ("text/", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class _File:
    content: bytes
    media_type: str
    lasting: bool
    """Whether its name changes when its content does."""
    packed: bytes | None
    mark: str

    def respond(self, request: Request, status: int = 200) -> Response:
        headers = {
            "Cache-Control": _FOREVER if self.lasting else _ASK,
            "ETag": self.mark,
            "Vary": "Accept-Encoding",
        }
        if status == 200 and self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        content = self.content
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["Content-Encoding"] = self.packed, "gzip"
        return Response(content, status, media_type=self.media_type, headers=headers)


def is_built() -> bool:
    return _folder().joinpath("index.html").is_file()


def routes(unbuilt: str) -> list[Route]:
    """The client's pages and files; without a build, one page with this message."""
    if not is_built():
        return [Route("/", _send_text(unbuilt))]
    found = _read_files(_folder(), "")
    page = found.pop("/index.html")
    return [
        *(Route(address, _send_file(page)) for address in ADDRESSES),
        *(Route(path, _send_file(file)) for path, file in found.items()),
    ]


def missing_page() -> Callable[[Request], Response | None]:
    """Answers with the client, which says that there is no such page, if a browser asks."""
    if not is_built():
        return lambda _request: None
    page = _make_file("/index.html", _folder().joinpath("index.html").read_bytes())

    def answer(request: Request) -> Response | None:
        browses = "text/html" in request.headers.get("accept", "")
        is_page = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
        return page.respond(request, 404) if browses and is_page else None

    return answer


def _folder() -> Traversable:
    return files("doubloon.server").joinpath("static")


def _read_files(folder: Traversable, path: str) -> dict[str, _File]:
    found: dict[str, _File] = {}
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found |= _read_files(entry, name)
        else:
            found[name] = _make_file(name, entry.read_bytes())
    return found


def _make_file(name: str, content: bytes) -> _File:
    suffix = name[name.rfind(".") :]
    media_type = _TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if media_type.startswith(_PACKED) else None
    if packed is not None and len(packed) >= len(content):
        packed = None
    mark = f'"{sha256(content).hexdigest()[:20]}"'
    return _File(content, media_type, name.startswith("/assets/"), packed, mark)


def _send_file(file: _File) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return file.respond(request)

    return send


def _send_text(sentence: str) -> Callable[[Request], Awaitable[Response]]:
    async def say(_request: Request) -> Response:
        return PlainTextResponse(sentence, 503)

    return say
