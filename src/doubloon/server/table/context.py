"""What all tables of a server share."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Protocol

from doubloon.core.setup import Seat, Setup
from doubloon.server.messages.answers import ServerMessage
from doubloon.server.metrics import Metrics
from doubloon.server.settings import Settings
from doubloon.server.storage.ledger import Ledger

ERASED = "-"
"""The name of a guest who has none, or none any more."""


class Watcher(Protocol):
    """A connection, as tables know it."""

    @property
    def guest(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def gone(self) -> bool: ...
    def tell(self, message: ServerMessage | bytes) -> None: ...
    def lose(self, table: str) -> None:
        """Know that the table will tell nothing more."""


class Thinking(Protocol):
    """Whoever answers for bots."""

    async def choose(
        self, game_key: str, level: str, setup: Setup, steps: Sequence[str], seat: Seat, seed: str
    ) -> str: ...
    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Hall:
    settings: Settings
    ledger: Ledger
    thinkers: Thinking
    metrics: Metrics

    async def name(self, guest: str) -> str:
        """What a guest is called."""
        found = await self.ledger.guest(guest)
        return ERASED if found is None else found.name


def now() -> str:
    """The time to the millisecond, as ISO 8601."""
    seconds, millis = divmod(time.time_ns() // 1_000_000, 1000)
    return f"{_written(seconds)}.{millis:03}+00:00"


@lru_cache(1)
def _written(seconds: int) -> str:
    """A whole second, written once for all that happens in it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")
