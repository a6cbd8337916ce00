"""The questions that wait for a worker: who is next, and how long it will take.

Waiting costs nothing but time, so all that is decided here is the order. Tables with people go
first; tables where only bots play get what is left, and at least a fifth of the workers' time.
Hosts take turns, however many tables each of them has; the tables of one host are served in the
order in which they asked.
"""

from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    @property
    def host(self) -> str: ...
    @property
    def people(self) -> bool: ...
    @property
    def cost(self) -> float:
        """Seconds for which it will probably keep a worker."""


Entry = TypeVar("Entry", bound=Waiting)

SHARE = 0.25
"""What tables without people get for every second that those with people had before them."""
LONGEST = 0.25
"""Seconds that people wait at most, at a time, for tables without people."""


@dataclass(slots=True)
class Crowd(Generic[Entry]):
    """Waiting questions in the order in which they will be served."""

    _with_people: "OrderedDict[str, deque[Entry]]" = field(default_factory=OrderedDict)
    _bots_only: "OrderedDict[str, deque[Entry]]" = field(default_factory=OrderedDict)
    """By host; the host whose turn is next comes first."""
    _credit: float = 0.0
    """Seconds that tables without people may have before those with people."""

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines())

    def __iter__(self) -> Iterator[Entry]:
        return (entry for line in self._lines() for entry in line)

    def _lines(self) -> "Iterator[deque[Entry]]":
        yield from self._with_people.values()
        yield from self._bots_only.values()

    def add(self, entry: Entry) -> None:
        hosts = self._with_people if entry.people else self._bots_only
        hosts.setdefault(entry.host, deque()).append(entry)

    def take(self) -> Entry | None:
        """The next question, which waits no longer."""
        if not self._bots_only:
            self._credit = 0.0
            return _take(self._with_people) if self._with_people else None
        if not self._with_people:
            return _take(self._bots_only)
        waiting = next(iter(self._bots_only.values()))[0]
        if waiting.cost <= self._credit:
            self._credit -= waiting.cost
            return _take(self._bots_only)
        entry = _take(self._with_people)
        self._credit = min(LONGEST, self._credit + SHARE * entry.cost)
        return entry

    def remove(self, entry: Entry) -> None:
        """Forget a question, if it still waits."""
        hosts = self._with_people if entry.people else self._bots_only
        line = hosts.get(entry.host, deque())
        if entry in line:
            line.remove(entry)
            if not line:
                del hosts[entry.host]

    def work_before(self, host: str, *, people: bool) -> float:
        """Seconds of work, by one worker, that comes before another question of this host."""
        if people:
            return self._work_before(self._with_people, host)
        with_people = sum(entry.cost for line in self._with_people.values() for entry in line)
        return with_people + self._work_before(self._bots_only, host)

    @staticmethod
    def _work_before(hosts: "OrderedDict[str, deque[Entry]]", host: str) -> float:
        """Before a question that is the n-th of its host, every other host has n turns."""
        turns = len(hosts.get(host, ())) + 1
        work = 0.0
        for other, line in hosts.items():
            cost = sum(entry.cost for entry in line)
            work += cost if other == host else cost * min(1.0, turns / len(line))
        return work


def _take(hosts: "OrderedDict[str, deque[Entry]]") -> Entry:
    """The first question of the host whose turn it is."""
    host, line = hosts.popitem(last=False)
    entry = line.popleft()
    if line:
        hosts[host] = line
    return entry
