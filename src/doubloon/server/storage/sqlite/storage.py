"""The storage of `storage.protocol` in one SQLite file."""

import os
import sqlite3
from pathlib import Path

from doubloon.server.storage.sqlite.database import Database
from doubloon.server.storage.sqlite.people import SqliteChats, SqliteGuests, SqliteTokens
from doubloon.server.storage.sqlite.plays import SqlitePlays
from doubloon.server.storage.sqlite.reviews import SqliteReviews
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
        self.reviews = SqliteReviews(database)

    async def size(self) -> int:
        return await self.database.read(_used)

    async def can_write(self) -> bool:
        return await self.database.can_write()

    async def close(self) -> None:
        await self.database.close()


def _used(db: sqlite3.Connection) -> int:
    """Bytes of all pages that hold something; free ones are used again."""
    names = ("page_count", "freelist_count", "page_size")
    pages, free, size = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in names)
    return int((pages - free) * size)


def open_storage(path: str | os.PathLike[str], *, alone: bool = False) -> SqliteStorage:
    """The storage in this file, which is created or brought up to date if necessary.

    Alone: as the only server that uses it.
    """
    return SqliteStorage(Database(Path(path), alone=alone))
