"""What strangers can make the server store: new tables, and steps.

Rematches and tokens count as new tables. Everything is counted by network, and new tables also
for everybody together.
"""

import shutil
import time
from pathlib import Path

from doubloon.server.messages.refusals import LimitError
from doubloon.server.session.limits import Account, Accounts, Bucket, Buckets, Clock
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import Storage

NEW_TABLE = 20
"""A new table takes as much room as so many steps."""

STEP_BYTES = 100
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
            self.free = shutil.disk_usage(Path(self._settings.database).parent).free
            self.size = await self._storage.size()
        most = self._settings.max_database
        return self.free >= self._settings.free_disk and (not most or self.size < most)


class Budget:
    """The limits of everything that is stored for strangers."""

    def __init__(self, settings: Settings, storage: Storage, clock: Clock = time.monotonic) -> None:
        every, minute = settings.new_table_every, settings.all_new_tables
        self.room = Room(settings, storage, clock)
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

    async def take_table(self, network: str) -> None:
        """Count a new table, a rematch or a token; refused where it is too much."""
        account = self.account(network)
        self.check_steps(account)
        if not await self.room.has_room():
            raise LimitError("limit-room")
        if not self._new_tables.take(network):
            raise LimitError("limit-new-tables")
        if not self._all_new_tables.take():
            raise LimitError("limit-all-tables")
        account.owed += NEW_TABLE
