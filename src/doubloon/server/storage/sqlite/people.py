"""Guests, what they say and the tokens that speak for them: all of it can be erased."""

import sqlite3
from hashlib import sha256

from doubloon.server.storage.protocol import ChatLine, GuestRow
from doubloon.server.storage.sqlite.database import Database
from doubloon.server.storage.sqlite.tables import erase_seat_names


class SqliteGuests:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, guest: GuestRow) -> None:
        await self._database.execute(
            "INSERT INTO guest VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
            *(guest.id, guest.name, guest.seen),
        )

    async def get(self, guest: str) -> GuestRow | None:
        query = "SELECT id, name, seen FROM guest WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(query, (guest,)).fetchone())
        return None if row is None else GuestRow(*row)

    async def erase(self, guest: str) -> None:
        await self._database.write(lambda db: _erase(db, guest))
        await self._database.empty_log()

    async def is_forgotten(self, guest: str) -> bool:
        query, hashed = "SELECT 1 FROM forgotten WHERE hash = ?", (_hash(guest),)
        return await self._database.read(
            lambda db: db.execute(query, hashed).fetchone() is not None
        )


class SqliteChats:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, guest: str, at: str, text: str) -> None:
        insert = "INSERT INTO chat (place, guest, at, text) VALUES (?, ?, ?, ?)"
        await self._database.execute(insert, table, guest, at, text)

    async def last(self, table: str, count: int = 50) -> list[ChatLine]:
        query = "SELECT guest, at, text FROM chat WHERE place = ? ORDER BY id DESC LIMIT ?"
        rows = await self._database.read(lambda db: db.execute(query, (table, count)).fetchall())
        return [ChatLine(*row) for row in reversed(rows)]

    async def erase(self, table: str) -> None:
        await self._database.execute("DELETE FROM chat WHERE place = ?", table)


class SqliteTokens:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, token_hash: str, guest: str, at: str) -> None:
        await self._database.execute("INSERT INTO token VALUES (?, ?, ?)", token_hash, guest, at)

    async def guest(self, token_hash: str) -> str | None:
        query = "SELECT guest FROM token WHERE hash = ?"
        row = await self._database.read(lambda db: db.execute(query, (token_hash,)).fetchone())
        return None if row is None else row[0]

    async def revoke(self, token_hash: str) -> None:
        await self._database.execute("DELETE FROM token WHERE hash = ?", token_hash)


def _erase(db: sqlite3.Connection, guest: str) -> None:
    erase_seat_names(db, guest)
    db.execute("DELETE FROM chat WHERE guest = ?", (guest,))
    db.execute("DELETE FROM guest WHERE id = ?", (guest,))  # its tokens go with it
    db.execute("INSERT OR IGNORE INTO forgotten VALUES (?)", (_hash(guest),))


def _hash(guest: str) -> str:
    return sha256(guest.encode()).hexdigest()
