"""Frames that wait to be sent to one connection.

The number of waiting frames is bounded: a client that reads too slowly is disconnected. The
outbox writes WebSocket text frames itself, straight to the transport (docs/decisions/0002).
"""

import asyncio
from collections import deque
from typing import Protocol

from doubloon.server.messages.answers import ServerMessage, encode

AT_ONCE = 16
"""Frames written together."""

_SHORT, _LONG = 125, 0xFFFF


class Sink(Protocol):
    """The socket that frames are written to."""

    transport: asyncio.Transport
    writable: asyncio.Event
    """Set while the other side keeps up."""
    close_sent: bool

    def end(self) -> None:
        """Learn that nothing more will be written."""


class Outbox:
    """Frames for one connection, in order."""

    def __init__(self, *, frames: int, size: int) -> None:
        self._most_frames, self._most_bytes = frames, size
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._sink: Sink | None = None
        self._scheduled = False
        self.closed = False
        self.overflowed = False

    def __len__(self) -> int:
        """How many frames wait."""
        return len(self._waiting)

    def connect(self, sink: Sink) -> None:
        """Write to this sink from now on."""
        self._sink = sink
        self._schedule()

    def put(self, message: ServerMessage | bytes) -> None:
        """Queue a message, or a frame that was encoded for several connections."""
        if self.closed:
            return
        frame = message if isinstance(message, bytes) else encode(message)
        size = self._bytes + len(frame)
        if len(self._waiting) >= self._most_frames or size > self._most_bytes:
            self._waiting.clear()
            self.overflowed = True
            self.close()
            return
        self._waiting.append(frame)
        self._bytes = size
        self._schedule()

    def close(self) -> None:
        """Take nothing more; what waits is still sent."""
        if not self.closed:
            self.closed = True
            self._schedule()

    def pop(self, most: int = 1) -> list[bytes]:
        """The next frames, at most so many."""
        waiting = self._waiting
        if len(waiting) <= most:
            frames, self._bytes = [*waiting], 0
            waiting.clear()
        else:
            frames = [waiting.popleft() for _ in range(most)]
            self._bytes -= sum(map(len, frames))
        return frames

    def _schedule(self) -> None:
        """Write once for everything that is queued at a time."""
        if self._sink is not None and not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Write what waits, as long as the other side keeps up."""
        sink, self._scheduled = self._sink, False
        assert sink is not None
        if sink.transport.is_closing():
            self.pop(len(self._waiting))
        while self._waiting and sink.writable.is_set() and not sink.close_sent:
            pieces: list[bytes] = []
            for frame in self.pop(AT_ONCE):
                pieces += (_head(len(frame)), frame)
            sink.transport.write(b"".join(pieces))
        if self.closed and not self._waiting:
            sink.end()


def _head(length: int) -> bytes:
    """The header of a WebSocket frame with a whole text of so many bytes."""
    if length <= _SHORT:
        return bytes((0x81, length))
    if length <= _LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
