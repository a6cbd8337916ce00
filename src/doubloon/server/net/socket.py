"""One WebSocket, with a short way for nearly every frame: a short text in one piece.

`websockets`, as uvicorn uses it, does the handshake, fragments, pings, closing and everything
that breaks the protocol. A whole text goes straight from the network to the connection, and the
connection's outbox writes straight to the transport: docs/decisions/0002-socket.md.
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

WAITING = 8
"""Received frames that wait before no more are read."""

_WHOLE_TEXT, _MASKED, _LENGTH = 0x81, 0x80, 0x7F
_SHORT, _LONG = 125, 0xFFFF


class Receiver(Protocol):
    """The server's end of a socket."""

    outbox: Outbox

    async def receive(self, frame: str | bytes) -> None: ...


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that hands its frames to a receiver."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._receiver: Receiver | None = None
        self._ignoring = False
        self._unread = b""
        self._received: deque[str | bytes] = deque()
        self._receiving: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[None] = self.loop.create_future()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    async def serve(self, receiver: Receiver) -> None:
        """Receive and send until one side ends the connection."""
        self._receiver = receiver
        receiver.outbox.connect(self)
        self._read()
        await self._ended

    @property
    def waiting(self) -> tuple[int, int]:
        """Received frames that wait for the receiver, and bytes that were not parsed yet."""
        return len(self._received), len(self._unread)

    def ignore(self) -> None:
        """Drop everything that was received and is received from now on."""
        self._received.clear()
        self._ignoring = True

    async def rest(self) -> None:
        """Wait until the receiver is done with what it began."""
        if self._receiving is not None:
            await asyncio.wait([self._receiving])

    def cut(self) -> None:
        """Close the connection at once; what waits to be sent is lost."""
        self.transport.abort()

    # Receiving.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread = self._unread + data if self._unread else data
        if self._receiver is not None:
            self._read()

    def _read(self) -> None:
        """Parse every frame that has arrived completely, a few at a time."""
        while self._unread and self._keeps_up and (found := self._find_frame()) is not None:
            body, end = found
            frame, self._unread = self._unread[:end], self._unread[end:]
            if (text := self._decode(frame, body)) is not None:
                self._queue(text)
            else:
                super().data_received(frame)
        self._set_pace()

    def _find_frame(self) -> tuple[int, int] | None:
        """Where the body of the first frame begins and ends; None while some of it is missing.

        A frame that is not masked or too long has no body: `websockets` refuses it by its head.
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

    def _decode(self, frame: bytes, body: int) -> str | None:
        """The text of a frame that is one whole text; None where `websockets` has to parse."""
        if not body or frame[0] != _WHOLE_TEXT or self.frames:
            return None
        try:
            return apply_mask(frame[body:], frame[body - 4 : body]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """Take a message that came in pieces, or bytes; without a receiver as uvicorn does."""
        if self._receiver is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self._queue(data)
            return
        try:
            self._queue(data.decode())
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()

    def _queue(self, frame: str | bytes) -> None:
        if self._ignoring or self.close_sent:
            return
        self._received.append(frame)
        if self._receiving is None:
            self._receiving = self.loop.create_task(self._receive_all())

    async def _receive_all(self) -> None:
        assert self._receiver is not None
        while self._received:
            await self._receiver.receive(self._received.popleft())
            if self._unread and not self._received:
                self._read()
        self._receiving = None
        self._set_pace()

    @property
    def _keeps_up(self) -> bool:
        """Whether neither too many frames wait to be handled nor too many to be sent."""
        return len(self._received) < WAITING and self.writable.is_set()

    def _set_pace(self) -> None:
        """Pause or resume reading, so that what waits is bounded whatever the client does."""
        if self._keeps_up is self.read_paused and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            (self.transport.pause_reading if self.read_paused else self.transport.resume_reading)()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_pace()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._receiver is not None:
            self._receiver.outbox.flush()
            self._read()

    # Ending.

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._receiver is not None:
            self._receiver.outbox.close()
        self.end()

    def end(self) -> None:
        """Nothing more will be sent."""
        if not self._ended.done():
            self._ended.set_result(None)


def socket_of(websocket: WebSocket) -> Socket:
    socket: Socket = websocket.scope["extensions"][EXTENSION]
    return socket
