"""One WebSocket: the short way for what nearly every frame is, a short text in one piece.

The handshake, fragments, pings, closing and whatever breaks the protocol are left to
`websockets`, as uvicorn uses it. A whole text goes straight from the network to the
connection and back, without a task or a queue for each side: docs/decisions/0002-socket.md.
"""

import asyncio
from collections import deque
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from doubloon.server.session.outbox import Outbox

EXTENSION = "doubloon.socket"
"""Where the ASGI scope holds the socket of a request."""

AT_ONCE = 16
"""Frames sent together."""

WAITING = 8
"""Frames that wait to be heard before no more are read."""

_WHOLE_TEXT, _MASKED, _LENGTH = 0x81, 0x80, 0x7F
_SHORT, _LONG = 125, 0xFFFF


class Hearer(Protocol):
    """Whoever is at this end of a socket."""

    outbox: Outbox

    async def hear(self, frame: str | bytes) -> None: ...


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that hands its frames to a hearer once it has one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hearer: Hearer | None = None
        self._deaf = self._telling = False
        self._unread = b""
        self._heard: deque[str | bytes] = deque()
        self._hearing: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[None] = self.loop.create_future()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    async def serve(self, hearer: Hearer) -> None:
        """Hear and tell until one side has had enough."""
        self._hearer = hearer
        hearer.outbox.call(self._tell_soon)
        self._read()
        await self._ended

    @property
    def waiting(self) -> tuple[int, int]:
        """Frames that wait to be heard, and bytes that wait to be looked at."""
        return len(self._heard), len(self._unread)

    def ignore(self) -> None:
        """Hear nothing more of what has come in."""
        self._heard.clear()
        self._deaf = True

    async def rest(self) -> None:
        """Wait until everything has been heard; nothing is left half done."""
        if self._hearing is not None:
            await asyncio.wait([self._hearing])

    def cut(self) -> None:
        """Let go of somebody who does not read, and of all that waits for them."""
        self.transport.abort()

    # Hearing.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread = self._unread + data if self._unread else data
        if self._hearer is not None:
            self._read()

    def _read(self) -> None:
        """Hear every frame that has come in whole, a few at a time."""
        while self._unread and self._keeps_up and (found := self._next_frame()) is not None:
            body, end = found
            frame, self._unread = self._unread[:end], self._unread[end:]
            if (text := self._text(frame, body)) is not None:
                self._hear(text)
            else:
                super().data_received(frame)
        self._keep_pace()

    def _next_frame(self) -> tuple[int, int] | None:
        """Where the body of the first frame begins and ends; None while some of it is missing.

        One that is not masked, or too long, has no body: it is refused by its head.
        """
        unread, body = self._unread, 6
        if len(unread) < 2:
            return None
        masked, length = unread[1] & _MASKED, unread[1] & _LENGTH
        if length == _SHORT + 1:
            if len(unread) < 4:
                return None
            body, length = 8, int.from_bytes(unread[2:4], "big")
        elif length > _SHORT:
            length = _LONG + 1
        if not masked or length > min(_LONG, self.config.ws_max_size):
            return 0, len(unread)
        return (body, body + length) if len(unread) >= body + length else None

    def _text(self, frame: bytes, body: int) -> str | None:
        """The text of a frame that is nothing else; None where `websockets` has to look."""
        if not body or frame[0] != _WHOLE_TEXT or self.frames:
            return None
        try:
            return apply_mask(frame[body:], frame[body - 4 : body]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or bytes; anybody but a hearer gets it as before."""
        if self._hearer is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self._hear(data)
            return
        try:
            self._hear(data.decode())
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()

    def _hear(self, frame: str | bytes) -> None:
        if self._deaf or self.close_sent:
            return
        self._heard.append(frame)
        if self._hearing is None:
            self._hearing = self.loop.create_task(self._hear_all())

    async def _hear_all(self) -> None:
        assert self._hearer is not None
        while self._heard:
            await self._hearer.hear(self._heard.popleft())
            if self._unread and not self._heard:
                self._read()
        self._hearing = None
        self._keep_pace()

    @property
    def _keeps_up(self) -> bool:
        """Whether neither too much waits to be heard nor too much to be sent."""
        return len(self._heard) < WAITING and self.writable.is_set()

    def _keep_pace(self) -> None:
        """Read on, or no more, so that what waits is bounded whatever the other side does."""
        if self._keeps_up is self.read_paused and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            (self.transport.pause_reading if self.read_paused else self.transport.resume_reading)()

    # Telling.

    def _tell_soon(self) -> None:
        """Send once for all that is told at a time."""
        if not self._telling:
            self._telling = True
            self.loop.call_soon(self._tell)

    def _tell(self) -> None:
        """Send what waits, as long as the other side keeps up."""
        assert self._hearer is not None
        self._telling, outbox = False, self._hearer.outbox
        while outbox and self.writable.is_set() and not self.close_sent:
            pieces: list[bytes] = []
            for frame in outbox.pop(AT_ONCE):
                pieces += (_head(len(frame)), frame)
            self.transport.write(b"".join(pieces))
        if outbox.closed and not outbox:
            self._end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._keep_pace()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._hearer is not None:
            self._tell()
            self._read()

    # Ending.

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._hearer is not None:
            self._hearer.outbox.close()
        self._end()

    def _end(self) -> None:
        if not self._ended.done():
            self._ended.set_result(None)


def socket_of(websocket: WebSocket) -> Socket:
    socket: Socket = websocket.scope["extensions"][EXTENSION]
    return socket


def _head(length: int) -> bytes:
    """What stands before a whole text of so many bytes."""
    if length <= _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length <= _LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
