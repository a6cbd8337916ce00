"""What strangers can make the server store: new tables, and steps.

Rematches and tokens count as new tables. Everything is counted by network, and new tables also
for everybody together.
"""

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from doubloon.server.messages.refusals import LimitError
from doubloon.server.session.limits import Account, Accounts, Bucket, Buckets, Clock
from doubloon.server.settings import Settings

NEW_TABLE = 20
"""A new table takes as much room as so many steps."""

STEP_BYTES = 100
"""What a step takes, more or less."""

_LOOK_EVERY = 5.0
"""Seconds between two looks at the disk."""


class Room:
    """Whether there is room for new tables: on the disk, and in the database."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._path = Path(settings.database)
        self._least, self._most = settings.free_disk, settings.max_database
        self._clock, self._looked, self._has_room = clock, float("-inf"), True

    def free(self) -> int:
        """Bytes that are free on the disk of the database."""
        return shutil.disk_usage(self._path.parent).free

    def size(self) -> int:
        """Bytes of the database and its log."""
        found = 0
        for path in (self._path, self._path.with_name(f"{self._path.name}-wal")):
            with suppress(OSError):
                found += os.path.getsize(path)
        return found

    def has_room(self) -> bool:
        """Looked up again after a while."""
        if self._clock() - self._looked >= _LOOK_EVERY:
            self._looked = self._clock()
            small = not self._most or self.size() < self._most
            self._has_room = small and self.free() >= self._least
        return self._has_room


class Budget:
    """The limits of everything that is stored for strangers."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        every, minute = settings.new_table_every, settings.all_new_tables
        self.room = Room(settings, clock)
        self._new_tables = Buckets(1 / every if every else 0, settings.new_tables_burst, clock)
        self._all_new_tables = Bucket(minute / 60, minute, clock)
        self._accounts = Accounts(settings.steps_hour / 3600, settings.steps_burst, clock)

    def account(self, network: str) -> Account:
        """What a network has stored."""
        return self._accounts.of(network)

    def check_steps(self, account: Account) -> None:
        """Refuse to store anything for a network that has stored too much."""
        if not account.pays():
            raise LimitError("limit-steps")

    def take_table(self, network: str) -> None:
        """Count a new table, a rematch or a token; refused where it is too much."""
        account = self.account(network)
        self.check_steps(account)
        if not self.room.has_room():
            raise LimitError("limit-room")
        if not self._new_tables.take(network):
            raise LimitError("limit-new-tables")
        if not self._all_new_tables.take():
            raise LimitError("limit-all-tables")
        account.owed += NEW_TABLE
