"""What strangers can make the server store: new tables, and steps.

Rematches and tokens count as new tables. Everything is counted by network, and new tables also
for everybody together.
"""

import shutil
import time
from contextlib import suppress
from pathlib import Path

from doubloon.server.messages.refusals import LimitError
from doubloon.server.session.limits import Account, Accounts, Bucket, Buckets, Clock
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import Storage, StorageError

NEW_TABLE = 20
"""A new table takes as much room as so many steps."""

FEW = 3
"""New tables of one network that always find room among those of everybody together: half of
these are kept for networks that have opened no more lately."""

STEP_BYTES = 130
"""What a step takes, more or less."""

_LOOK_EVERY = 5.0
"""Seconds between two looks at the disk."""


class Room:
    """Whether there is room for new tables: on the disk, and in the database."""

    def __init__(self, settings: Settings, storage: Storage, clock: Clock = time.monotonic) -> None:
        self._settings, self._storage = settings, storage
        self._clock, self._looked = clock, float("-inf")
        self.free, self.size = 0, 0
        """Bytes that are free on the disk of the database, and bytes that are stored there."""

    async def has_room(self) -> bool:
        """Looked up again after a while."""
        if self._clock() - self._looked >= _LOOK_EVERY:
            self._looked = self._clock()
            self.free = _find_free(Path(self._settings.database).parent)
            with suppress(StorageError):
                self.size = await self._storage.size()
        most = self._settings.max_database
        return self.free >= self._settings.free_disk and (not most or self.size < most)


def _find_free(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free
    except OSError:  # the folder is gone
        return 0


class Budget:
    """The limits of everything that is stored for strangers."""

    def __init__(self, settings: Settings, storage: Storage, clock: Clock = time.monotonic) -> None:
        every, minute = settings.new_table_every, settings.all_new_tables
        self.room = Room(settings, storage, clock)
        self._new_tables = Buckets(1 / every if every else 0, settings.new_tables_burst, clock)
        self._all_new_tables = Bucket(minute / 60, minute, clock)
        self._reserve = minute / 2
        self._accounts = Accounts(settings.steps_hour / 3600, settings.steps_burst, clock)

    def account(self, network: str) -> Account:
        """What a network has stored."""
        return self._accounts.of(network)

    def check_steps(self, account: Account) -> None:
        """Refuse to store anything for a network that has stored too much."""
        if not account.pays():
            raise LimitError("limit-steps")

    async def take_table(self, network: str) -> None:
        """Count a new table, a rematch or a token; refused where it is too much."""
        account = self.account(network)
        self.check_steps(account)
        if not await self.room.has_room():
            raise LimitError("limit-room")
        if not self._new_tables.take(network):
            raise LimitError("limit-new-tables")
        used = self._new_tables.of(network).used
        if not self._all_new_tables.take(spare=0 if used <= FEW else self._reserve):
            raise LimitError("limit-all-tables")
        account.owed += NEW_TABLE
