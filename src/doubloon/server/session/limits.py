"""How much one connection, one guest or one address may do."""

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Generic, TypeVar

from doubloon.server.messages.refusals import LimitError

Kept = TypeVar("Kept")
Clock = Callable[[], float]

MOST_ADDRESSES = 10_000
"""Addresses remembered; the one that was used least recently is forgotten first."""

_IPV6_NETWORK = 64
"""Bits of an IPv6 address that one household or machine has in common."""


@lru_cache(MOST_ADDRESSES)
def network_of(address: str) -> str:
    """Whoever limits count as one: an IPv4 address, or the IPv6 network of an address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), _IPV6_NETWORK), strict=False))


class Bucket:
    """A token bucket: a rate a second on average, with bursts. A rate of 0 means no limit."""

    __slots__ = ("_at", "_clock", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._full, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self, cost: float = 1, *, spare: float = 0) -> bool:
        """Take so many tokens; whether there were as many. A full bucket is always enough.

        The spare ones are left for others.
        """
        if not self._rate:
            return True
        self._fill()
        if self._left - spare < cost and self._left < self._full:
            return False
        self._left -= cost
        return True

    @property
    def used(self) -> float:
        """The tokens that were taken and have not come back."""
        return self._full - self._left

    def give_back(self, cost: float) -> None:
        """Undo `take`."""
        self._left += cost

    def wait(self, cost: float) -> float:
        """Seconds from the last `take` until so many tokens can be taken."""
        return (min(cost, self._full) - self._left) / self._rate

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now


class Account(Bucket):
    """A bucket that is charged later: what was stored is known only afterwards."""

    __slots__ = ("owed",)

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        super().__init__(rate, burst, clock)
        self.owed = 0
        """What was stored since it was paid for last."""

    def pays(self) -> bool:
        """Pay what is owed; whether something is left."""
        if self._rate:
            self._fill()
            self._left -= self.owed
        self.owed = 0
        return not self._rate or self._left >= 1


class _Recent(Generic[Kept]):
    """One thing for each name; the least recently used one is forgotten."""

    def __init__(self, make: Callable[[], Kept], most: int) -> None:
        self._make, self._most = make, most
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def of(self, name: str) -> Kept:
        if name not in self._kept:
            self._kept[name] = self._make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return self._kept[name]

    def __len__(self) -> int:
        return len(self._kept)


class Accounts(_Recent[Account]):
    """One account for each name."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        super().__init__(lambda: Account(rate, burst, clock), MOST_ADDRESSES)


class Buckets(_Recent[Bucket]):
    """One bucket for each name; the least recently used one is forgotten."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Clock = time.monotonic,
        most: int = MOST_ADDRESSES,
    ) -> None:
        super().__init__(lambda: Bucket(rate, burst, clock), most)
        self._rate = rate

    def take(self, name: str, cost: float = 1) -> bool:
        return not self._rate or self.of(name).take(cost)

    def wait(self, name: str, cost: float) -> float:
        """As `wait` of a bucket that was just refused."""
        return self.of(name).wait(cost)


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
