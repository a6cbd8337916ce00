"""What waits to be sent to one connection, bounded: whoever reads too slowly is let go."""

from collections import deque
from collections.abc import Callable

from doubloon.server.messages.answers import ServerMessage, encode


class Outbox:
    """Frames for one connection, in order."""

    def __init__(self, *, frames: int, size: int) -> None:
        self._most_frames, self._most_bytes = frames, size
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._send: Callable[[], None] = _keep
        self.closed = False
        self.overflowed = False

    def __len__(self) -> int:
        """How many frames wait."""
        return len(self._waiting)

    def call(self, send: Callable[[], None]) -> None:
        """Have this called whenever there is something to send, or nothing more."""
        self._send = send
        send()

    def tell(self, message: ServerMessage | bytes) -> None:
        """Queue a message, or the frame of one that many are told."""
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
        self._send()

    def close(self) -> None:
        """Nothing more will be said; what waits is still handed out."""
        if not self.closed:
            self.closed = True
            self._send()

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


def _keep() -> None:
    """Nobody sends anything yet."""
