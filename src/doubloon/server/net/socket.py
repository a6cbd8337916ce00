"""One WebSocket, with a short way for nearly every frame: a short text in one piece.

`websockets`, as uvicorn uses it, does the handshake, fragments, pings, closing and everything
that breaks the protocol. A whole text goes straight from the network to the connection, and the
connection's outbox writes straight to the transport: docs/decisions/0002-socket.md.

Every frame counts, whatever it holds. Who is over the limit is not read until there is room
again, and a few frames are read at a time, so that others get their turn.
"""

import asyncio
from collections import deque
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from doubloon.server.net.door import Place
from doubloon.server.session.limits import Meter
from doubloon.server.session.outbox import Outbox
from doubloon.server.session.services import Farewell

EXTENSION = "doubloon.socket"
"""Where the ASGI scope holds the socket of a request."""

WAITING = 8
"""Received frames that wait before no more are read."""

TURN = 8
"""Frames of one socket that are read or handled before others have their turn."""

GRACE = 4.0
"""Seconds after a goodbye until the connection is cut."""

EARLY = 16_384
"""Bytes that are read before the connection is accepted."""

_LEAST, _MOST = 0.05, 0.25
"""Seconds that a frame over the limit waits before it is looked at again."""

_WHOLE_TEXT, _MASKED, _LENGTH = 0x81, 0x80, 0x7F
_SHORT, _LONG = 125, 0xFFFF


class Receiver(Protocol):
    """The server's end of a socket."""

    outbox: Outbox
    meter: Meter

    async def receive(self, frame: str | bytes) -> None: ...

    def say_goodbye(self, reason: Farewell) -> None: ...


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that hands its frames to a receiver."""

    def __init__(self, *args: Any, place: Place | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._place = place
        self._receiver: Receiver | None = None
        self._ignoring = False
        self._unread, self._at = b"", 0
        self._next: asyncio.Handle | None = None
        self._cutting: asyncio.Handle | None = None
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
        self._go_on()
        await self._ended

    @property
    def waiting(self) -> tuple[int, int]:
        """Received frames that wait for the receiver, and bytes that were not parsed yet."""
        return len(self._received), len(self._unread) - self._at

    def ignore(self) -> None:
        """Drop everything that was received and is received from now on."""
        self._received.clear()
        self._ignoring = True

    async def rest(self) -> None:
        """Wait until the receiver is done with what it began."""
        if self._receiving is not None:
            await asyncio.wait([self._receiving])

    def cut_soon(self) -> None:
        """Leave the client a moment to read what was sent, then close the connection."""
        if self._cutting is None:
            self._cutting = self.loop.call_later(GRACE, self.transport.abort)

    # Receiving.

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread, self._at = self._unread[self._at :] + data if self._unread else data, 0
        self._go_on()

    def _go_on(self) -> None:
        """Read, unless what was received has to wait."""
        if self._receiver is not None and self._next is None:
            self._read(self._receiver)
        else:
            self._set_pace()

    def _read(self, receiver: Receiver) -> None:
        """Parse a few of the frames that have arrived completely; the others wait."""
        self._next = None
        for _ in range(TURN):
            if not self._unread or not self._keeps_up or (found := self._find_frame()) is None:
                break
            body, size = found
            end = self._at + size
            if pause := receiver.meter.take(size if body else 0):
                self._wait(receiver, pause, more=end < len(self._unread))
                break
            frame = self._unread[self._at : end]
            self._unread, self._at = (self._unread, end) if end < len(self._unread) else (b"", 0)
            if (text := self._decode(frame, body)) is not None:
                self._queue(text)
            else:
                super().data_received(frame)
                if self.transport.is_closing():
                    self.cut_soon()
        else:
            if self._unread:
                self._next = self.loop.call_soon(self._read, receiver)
        self._set_pace()

    def _wait(self, receiver: Receiver, pause: float, *, more: bool) -> None:
        """Read nothing until there is room; say goodbye to a client that goes on all the same."""
        pause = min(max(pause, _LEAST), _MOST)
        self._next = self.loop.call_later(pause, self._read, receiver)
        if receiver.meter.keeps_on(pause, more=more):
            receiver.say_goodbye("flood")
            self.cut_soon()

    def _find_frame(self) -> tuple[int, int] | None:
        """Where the body of the next frame begins and ends; None while some of it is missing.

        A frame that is not masked or too long has no body: `websockets` refuses it by its head.
        """
        unread, at, body = self._unread, self._at, 6
        there = len(unread) - at
        if there < 2:
            return None
        masked, length = unread[at + 1] & _MASKED, unread[at + 1] & _LENGTH
        if length == _SHORT + 1:
            if there < 4:
                return None
            body, length = 8, int.from_bytes(unread[at + 2 : at + 4], "big")
        elif length > _SHORT:
            length = _LONG + 1
        if not masked or length > min(_LONG, self.config.ws_max_size):
            return 0, there
        return (body, body + length) if there >= body + length else None

    def _decode(self, frame: bytes, body: int) -> str | None:
        """The text of a frame that is one whole text; None where `websockets` has to parse."""
        if not body or frame[0] != _WHOLE_TEXT or self.frames:
            return None
        try:
            return apply_mask(frame[body:], frame[body - 4 : body]).decode()
        except UnicodeDecodeError:
            return None

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message; empty ones would fill memory and say nothing."""
        if event.data or event.fin:
            super().handle_cont(event)

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
        handled = 0
        while self._received:
            await self._receiver.receive(self._received.popleft())
            if not (handled := handled + 1) % TURN:
                await asyncio.sleep(0)
            if self._unread and not self._received:
                self._go_on()
        self._receiving = None
        self._set_pace()

    @property
    def _keeps_up(self) -> bool:
        """Whether neither too many frames wait to be handled nor too many to be sent."""
        return (
            len(self._received) < WAITING
            and self.writable.is_set()
            and not self.transport.is_closing()
        )

    def _set_pace(self) -> None:
        """Pause or resume reading, so that what waits is bounded whatever the client does."""
        early = self._receiver is None and len(self._unread) > EARLY
        pause = self._next is not None or early or not self._keeps_up
        if pause is not self.read_paused and not self.transport.is_closing():
            self.read_paused = pause
            (self.transport.pause_reading if pause else self.transport.resume_reading)()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_pace()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._receiver is not None:
            self._receiver.outbox.flush()
            self._go_on()

    # Ending.

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # refused; uvicorn would report it as an error

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._place is not None:
            self._place.leave()
        for handle in (self._next, self._cutting):
            if handle is not None:
                handle.cancel()
        self._unread, self._at = b"", 0
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
