"""The storage of `storage.protocol` in one SQLite file."""

import os
from pathlib import Path

from doubloon.server.storage.sqlite.database import Database
from doubloon.server.storage.sqlite.people import SqliteChats, SqliteGuests, SqliteTokens
from doubloon.server.storage.sqlite.plays import SqlitePlays
from doubloon.server.storage.sqlite.tables import SqliteTables


class SqliteStorage:
    """Everything a server remembers, in one file. It is used from one event loop."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.plays = SqlitePlays(database)
        self.tables = SqliteTables(database)
        self.guests = SqliteGuests(database)
        self.chats = SqliteChats(database)
        self.tokens = SqliteTokens(database)

    async def can_write(self) -> bool:
        return await self.database.can_write()

    async def close(self) -> None:
        await self.database.close()


def open_storage(path: str | os.PathLike[str], *, alone: bool = False) -> SqliteStorage:
    """The storage in this file, which is created or brought up to date if necessary.

    Alone: as the only server that uses it.
    """
    return SqliteStorage(Database(Path(path), alone=alone))
