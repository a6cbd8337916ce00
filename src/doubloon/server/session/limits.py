"""How much one connection, one guest or one address may do."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from doubloon.server.messages.refusals import LimitError

Clock = Callable[[], float]

MOST_ADDRESSES = 10_000
"""Addresses remembered; the one that was used least recently is forgotten first."""


class Bucket:
    """A token bucket: a rate a second on average, with bursts. A rate of 0 means no limit."""

    __slots__ = ("_at", "_clock", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._full, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self) -> bool:
        """Take one token; whether there was one."""
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
    """One bucket for each name; the least recently used one is forgotten."""

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
    """How many connections each address has. 0 means no limit."""

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


class Turns:
    """Lets each address do one thing at a time, and refuses what would wait too long."""

    def __init__(self, each: int, most: int) -> None:
        """So many things of one address, and of all together, are done or wait."""
        self._each, self._most = each, most
        self._waiting: dict[str, int] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        """How many things are done or wait."""
        return sum(self._waiting.values())

    @asynccontextmanager
    async def wait(self, address: str) -> AsyncIterator[None]:
        """The turn of this address, after everything it began before."""
        waiting = self._waiting.get(address, 0)
        if waiting >= self._each or len(self) >= self._most:
            raise LimitError("limit-busy")
        lock = self._locks.setdefault(address, asyncio.Lock())
        self._waiting[address] = waiting + 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._locks[address]
