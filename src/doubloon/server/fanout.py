"""What waits to be sent to one connection, bounded: whoever reads too slowly is let go."""

import asyncio
from collections import deque

from doubloon.server.answers import ServerMessage, encode


class Outbox:
    """Frames for one connection, in order."""

    def __init__(self, *, frames: int, size: int) -> None:
        self._most_frames, self._most_bytes = frames, size
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.closed = False
        self.overflowed = asyncio.Event()

    def __len__(self) -> int:
        """How many frames wait."""
        return len(self._waiting)

    def tell(self, message: ServerMessage | bytes) -> None:
        """Queue a message, or the frame of one that many are told."""
        if self.closed:
            return
        frame = message if isinstance(message, bytes) else encode(message)
        if len(self._waiting) >= self._most_frames or self._bytes + len(frame) > self._most_bytes:
            self._waiting.clear()
            self.overflowed.set()
            self.close()
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        self._wake.set()

    def close(self) -> None:
        """Nothing more will be said; what waits is still handed out."""
        self.closed = True
        self._wake.set()

    async def take(self) -> bytes | None:
        """The next frame; None when all has been said."""
        while not self._waiting:
            if self.closed:
                return None
            self._wake.clear()
            await self._wake.wait()
        frame = self._waiting.popleft()
        self._bytes -= len(frame)
        return frame
