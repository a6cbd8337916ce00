"""How much one connection, one guest or one address may do."""

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]

MOST_ADDRESSES = 10_000
"""Addresses remembered; the one that was used least recently is forgotten first."""


class Bucket:
    """A token bucket: a rate a second on average, with bursts. A rate of 0 means no limit."""

    __slots__ = ("_at", "_clock", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._full, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self, cost: float = 1) -> bool:
        """Take so many tokens; whether there were as many. A full bucket is always enough."""
        if not self._rate:
            return True
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost and self._left < self._full:
            return False
        self._left -= cost
        return True

    def give_back(self, cost: float) -> None:
        """Undo `take`."""
        self._left += cost

    def wait(self, cost: float) -> float:
        """Seconds from the last `take` until so many tokens can be taken."""
        return (min(cost, self._full) - self._left) / self._rate


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

    def take(self, name: str, cost: float = 1) -> bool:
        if not self._rate:
            return True
        if name not in self._buckets:
            self._buckets[name] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return self._buckets[name].take(cost)

    def wait(self, name: str, cost: float) -> float:
        """As `wait` of a bucket that was just refused."""
        return self._buckets[name].wait(cost)

    def __len__(self) -> int:
        return len(self._buckets)


class Meter:
    """What one connection may send. Every frame counts, whatever it holds."""

    __slots__ = (
        "_address",
        "_addresses",
        "_behind",
        "_clock",
        "_last",
        "_own",
        "_patience",
        "_share",
    )

    def __init__(
        self,
        own: Bucket,
        addresses: Buckets,
        address: str,
        *,
        share: int,
        patience: float,
        clock: Clock = time.monotonic,
    ) -> None:
        self._own, self._addresses, self._address = own, addresses, address
        self._share, self._patience, self._clock = share, patience, clock
        self._behind = self._last = 0.0

    def take(self, size: int) -> float:
        """Count a frame of so many bytes: 0, or the seconds until it may be read."""
        cost = 1 + size // self._share
        if not self._own.take(cost):
            return self._own.wait(cost)
        if not self._addresses.take(self._address, cost):
            self._own.give_back(cost)
            return self._addresses.wait(self._address, cost)
        return 0.0

    def keeps_on(self, pause: float, *, more: bool) -> bool:
        """A frame has to wait, and more was sent after it or not: whether that goes too far.

        A client that waits for its answers is slowed down, but never has more behind a frame.
        """
        now = self._clock()
        if now - self._last > self._patience:
            self._behind = 0.0
        self._last = now
        self._behind = max(0.0, self._behind + (pause if more else -pause))
        return self._behind > self._patience


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
