"""What all tables of a server share, and what they need to know about a connection."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

from doubloon.core.setup import Seat, Setup
from doubloon.server.messages.answers import ServerMessage
from doubloon.server.metrics import Metrics
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import Storage

ERASED = "-"
"""The name of a guest who has none, or has erased it."""


class Watcher(Protocol):
    """A connection, as tables know it."""

    @property
    def guest(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def gone(self) -> bool: ...
    @property
    def by_hand(self) -> bool:
        """Whether the person there makes the first roll of a turn."""

    def send(self, message: ServerMessage | bytes) -> None: ...
    def drop_table(self, table: str) -> None:
        """Learn that the table will send nothing more."""


class Bots(Protocol):
    """Whoever chooses acts for bots."""

    @property
    def healthy(self) -> bool:
        """Whether there is somebody to think, or can be."""

    async def choose(
        self, game_key: str, level: str, setup: Setup, steps: Sequence[str], seat: Seat, seed: str
    ) -> str: ...
    async def close(self) -> None: ...


class Limit(Protocol):
    """How often something may happen, for each name."""

    def take(self, name: str) -> bool: ...


@dataclass(frozen=True, slots=True)
class Context:
    settings: Settings
    storage: Storage
    bots: Bots
    metrics: Metrics
    chat_limit: Limit

    async def name(self, guest: str) -> str:
        """The name of a guest."""
        found = await self.storage.guests.get(guest)
        return ERASED if found is None else found.name


def now() -> str:
    """The time to the millisecond, as ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
