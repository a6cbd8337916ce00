"""As much of HTTP and WebSocket as one needs to misbehave, and one honest HTTP request."""

import asyncio
import base64
import json
import os
import socket
from contextlib import suppress
from typing import Any, Self

HOST = "127.0.0.1"
PING, PONG, TEXT, BINARY, CONTINUATION = 0x89, 0x8A, 0x81, 0x82, 0x00
LONGEST_HEAD = 65_536

Headers = dict[str, str]


async def ask(
    port: int,
    path: str,
    *,
    source: str,
    method: str = "GET",
    headers: Headers | None = None,
    body: bytes = b"",
    seconds: float = 30.0,
) -> tuple[int, Headers, bytes]:
    """One request on a connection of its own: status, headers in lower case, body."""
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
        try:
            fields = {"Host": f"{HOST}:{port}", "Connection": "close", **(headers or {})}
            if body:
                fields["Content-Length"] = str(len(body))
            writer.write(head(f"{method} {path} HTTP/1.1", fields) + body)
            await writer.drain()
            answer = await reader.read()
        finally:
            writer.close()
    start, _, rest = answer.partition(b"\r\n\r\n")
    if not start.startswith(b"HTTP/1.1 "):
        raise ConnectionResetError(f"no answer: {start[:40]!r}")
    line, *lines = start.decode("latin-1").split("\r\n")
    found = {
        name.lower(): value.strip() for name, _, value in (row.partition(":") for row in lines)
    }
    return int(line.split()[1]), found, rest


def head(line: str, fields: Headers) -> bytes:
    rows = (line, *(f"{name}: {value}" for name, value in fields.items()), "", "")
    return "\r\n".join(rows).encode("latin-1", "replace")


def upgrade(port: int, fields: Headers | None = None) -> bytes:
    """The head of a request for a WebSocket."""
    usual = {
        "Host": f"{HOST}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
    }
    return head("GET /ws HTTP/1.1", {**usual, **(fields or {})})


def frame(code: int, body: bytes = b"", *, announced: int | None = None) -> bytes:
    """A frame with a mask of zeros, which changes nothing; it may announce more than it has."""
    size = len(body) if announced is None else announced
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([code]) + length + bytes(4) + body


def said(type: str, **fields: Any) -> bytes:
    return frame(TEXT, json.dumps({"type": type, **fields}).encode())


class Raw:
    """A TCP connection without manners."""

    def __init__(self, sock: socket.socket) -> None:
        self._socket = sock
        self._reading: asyncio.Task[None] | None = None

    @classmethod
    async def dial(cls, port: int, source: str, *, buffer: int | None = None) -> Self:
        sock = socket.socket()
        sock.setblocking(False)
        try:
            if buffer is not None:
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            sock.bind((source, 0))
            async with asyncio.timeout(5):
                await asyncio.get_running_loop().sock_connect(sock, (HOST, port))
        except BaseException:
            sock.close()
            raise
        return cls(sock)

    @classmethod
    async def shake(cls, port: int, source: str, *, buffer: int | None = None) -> Self:
        """A WebSocket, after its handshake."""
        raw = await cls.dial(port, source, buffer=buffer)
        try:
            await raw.push(upgrade(port), 5)
            answer = await raw.hear(5)
            if not answer.startswith(b"HTTP/1.1 101"):
                raise ConnectionRefusedError(answer[:40])
        except BaseException:
            await raw.go()
            raise
        return raw

    async def push(self, data: bytes, seconds: float) -> None:
        """Send all of this, or as much as is taken in this time."""
        async with asyncio.timeout(seconds):
            await asyncio.get_running_loop().sock_sendall(self._socket, data)

    async def hear(self, seconds: float) -> bytes:
        """What comes next; nothing: the other side has closed."""
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().sock_recv(self._socket, LONGEST_HEAD)

    def drain(self) -> None:
        """Read everything from now on, and forget it."""
        self._reading = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        with suppress(OSError):
            while await asyncio.get_running_loop().sock_recv(self._socket, 1 << 18):
                pass

    @property
    def cut(self) -> bool:
        """Whether the other side has closed; known while everything is read."""
        return self._reading is not None and self._reading.done()

    async def go(self) -> None:
        """Close; the reader is let go first, so that it never waits on a reused descriptor."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait([self._reading])
        self._socket.close()
