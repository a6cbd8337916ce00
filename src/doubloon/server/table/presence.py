"""Who watches a table, and which of its guests have been away for long."""

import asyncio
from collections.abc import Callable, Iterable

from doubloon.server.table.context import Watcher


class Presence:
    """The connections that watch a table, and timers for guests who lost theirs."""

    __slots__ = ("_timers", "absent", "by_hand", "watchers")

    def __init__(self) -> None:
        self.watchers: dict[Watcher, None] = {}
        self.absent: set[str] = set()
        """Guests whose connection has been lost for long."""
        self.by_hand: set[str] = set()
        """Guests who make the first roll of their turns, as one of their connections says; a lost
        connection changes nothing."""
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def is_here(self, guest: str) -> bool:
        return any(watcher.guest == guest for watcher in self.watchers)

    def count_spectators(self, seated: Iterable[str]) -> int:
        return len({watcher.guest for watcher in self.watchers} - {*seated})

    def enter(self, who: Watcher) -> bool:
        """Add a watcher; whether its guest was here before."""
        was_here = self.is_here(who.guest)
        self.watchers[who] = None
        self.note_preference(who.guest)
        self.absent.discard(who.guest)
        if (timer := self._timers.pop(who.guest, None)) is not None:
            timer.cancel()
        return was_here

    def leave(self, who: Watcher) -> bool:
        """Remove a watcher; whether it was one."""
        if who not in self.watchers:
            return False
        del self.watchers[who]
        if self.is_here(who.guest):
            self.note_preference(who.guest)
        return True

    def note_preference(self, guest: str) -> None:
        """Look again at what the connections of a guest say."""
        if any(watcher.by_hand for watcher in self.watchers if watcher.guest == guest):
            self.by_hand.add(guest)
        else:
            self.by_hand.discard(guest)

    def expect(self, guest: str, seconds: float, notify: Callable[[], None]) -> None:
        """Count a guest as absent after this time, and say so, unless the guest comes back."""
        if guest not in self._timers:
            later = asyncio.get_running_loop().call_later
            self._timers[guest] = later(seconds, self._give_up, guest, notify)

    def _give_up(self, guest: str, notify: Callable[[], None]) -> None:
        self._timers.pop(guest, None)
        self.absent.add(guest)
        notify()

    def stop(self) -> None:
        """Cancel all timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
