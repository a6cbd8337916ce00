"""How much one connection, one guest or one address may do."""

import time
from collections import OrderedDict
from collections.abc import Callable

from doubloon.server.messages.refusals import LimitError

Clock = Callable[[], float]

MOST_ADDRESSES = 10_000
"""Addresses remembered; the one not heard of for longest is forgotten first."""


class Bucket:
    """So many a second on average, and a few at once; a rate of 0 is no limit."""

    __slots__ = ("_at", "_clock", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._full, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self) -> bool:
        """Whether there is one more."""
        if not self._rate:
            return True
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each name, the oldest forgotten."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Clock = time.monotonic,
        most: int = MOST_ADDRESSES,
    ) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        if not self._rate:
            return True
        if name not in self._buckets:
            self._buckets[name] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return self._buckets[name].take()

    def __len__(self) -> int:
        return len(self._buckets)


class Connections:
    """How many connections each address has; a most of 0 is no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self._most and self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        left = self._open[address] - 1
        if left:
            self._open[address] = left
        else:
            del self._open[address]

    def __len__(self) -> int:
        return sum(self._open.values())


def plain(text: str, longest: int) -> str:
    """Text as people may send it to each other: one line, nothing that is not shown."""
    line = " ".join(text.split())
    if not line or not line.isprintable() or len(line) > longest:
        raise LimitError("limit-plain-text", longest=longest)
    return line
