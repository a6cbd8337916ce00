"""How many sockets there are, of each address and in all, and who may have one more."""

import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

from doubloon.server.settings import Settings

Refused = Literal["limit-connections", "limit-full"]


class Door:
    """Counts sockets. Those beyond the limits get one of a few spare places."""

    def __init__(self, *, each: int, most: int, spare: int) -> None:
        """`each`: of one address, 0: no limit; `most`: of all; `spare`: beyond these."""
        self._each, self._most, self._most_spare = each, most, spare
        self._by_address: dict[str, int] = {}
        self._spare: OrderedDict[Place, Callable[[], None]] = OrderedDict()
        self._inside = 0

    def __len__(self) -> int:
        """All sockets, spare ones too."""
        return self._inside + len(self._spare)

    def enter(self, address: str | None, drop: Callable[[], None]) -> "Place":
        """A place for a socket of this address; None: of a proxy, whose clients are counted.

        `drop` closes the socket. Only the oldest spare one is dropped, for a new one.
        """
        place = Place(self)
        if self._inside >= self._most:
            place.refused = "limit-full"
        elif address is not None and not place.move(address):
            place.refused = "limit-connections"
        if place.refused is None:
            self._inside += 1
            return place
        self._spare[place] = drop
        if len(self._spare) > self._most_spare:
            _, drop_oldest = self._spare.popitem(last=False)
            drop_oldest()
        return place

    def leave(self, place: "Place") -> None:
        if place.refused is None:
            self._inside -= 1
        else:
            self._spare.pop(place, None)

    def add(self, address: str) -> bool:
        there = self._by_address.get(address, 0)
        if self._each and there >= self._each:
            return False
        self._by_address[address] = there + 1
        return True

    def remove(self, address: str) -> None:
        if left := self._by_address[address] - 1:
            self._by_address[address] = left
        else:
            del self._by_address[address]


class Place:
    """The place of one socket."""

    __slots__ = ("_address", "_door", "_left", "refused")

    def __init__(self, door: Door) -> None:
        self._door, self._address, self._left = door, "", False
        self.refused: Refused | None = None
        """Why the socket is a spare one; None if it is not."""

    def move(self, address: str) -> bool:
        """Count the socket for this address instead; empty: for none. Whether there is room."""
        if self._address:
            self._door.remove(self._address)
        self._address = address if address and self._door.add(address) else ""
        return self._address == address

    def leave(self) -> None:
        """The socket is closed."""
        if not self._left:
            self._left = True
            self.move("")
            self._door.leave(self)


def open_door(settings: Settings) -> tuple[Door, int]:
    """The door of a server, and how many may wait before it, with the descriptors there are."""
    descriptors = count_descriptors() or settings.descriptors
    queue = min(settings.queue, descriptors // 8)
    room = descriptors - queue - settings.reserve - settings.spare_sockets
    most = max(1, min(settings.all_sockets, room))
    return Door(each=settings.sockets, most=most, spare=settings.spare_sockets), queue


def count_descriptors() -> int:
    """How many descriptors this process may have; 0 where the system knows no such limit."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def raise_descriptors(wanted: int) -> None:
    """Allow this process as many descriptors as wanted, or as the system allows."""
    if sys.platform == "win32" or (soft := count_descriptors()) >= wanted:
        return
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    except (OSError, ValueError):
        pass  # some systems allow less than they say: the limits follow what there is
