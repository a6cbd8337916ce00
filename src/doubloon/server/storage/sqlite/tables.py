"""Tables in SQLite, and who sits at them."""

import json
import sqlite3
from collections.abc import Sequence
from itertools import chain

from doubloon.server.storage.protocol import NOBODY, TableRow
from doubloon.server.storage.sqlite.database import Database

_COLUMNS = "id, code, options, seats, host, play, public, state, touched"


class SqliteTables:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, table: TableRow) -> None:
        await self._database.write(lambda db: save_table(db, table))

    async def get(self, id_or_code: str) -> TableRow | None:
        found = await self._select("id = ?1 OR code = ?1 ORDER BY id = ?1 DESC", id_or_code)
        return found[0] if found else None

    async def newest(
        self, *, public: bool, states: Sequence[str], limit: int = 100
    ) -> list[TableRow]:
        among = "public = ? AND state IN (SELECT value FROM json_each(?))"
        order = "ORDER BY touched DESC, id LIMIT ?"
        return await self._select(f"{among} {order}", public, json.dumps([*states]), limit)

    async def note_opened(self, table_or_play: str, day: str) -> None:
        change = "UPDATE tables SET opened = ?2 WHERE (id = ?1 OR play = ?1)"
        later = "(opened IS NULL OR opened < ?2)"
        await self._database.execute(f"{change} AND {later}", table_or_play, day)

    async def of_guest(self, guest: str) -> list[TableRow]:
        among = "id IN (SELECT place FROM sitter WHERE guest = ?)"
        return await self._select(f"{among} ORDER BY touched DESC, id", guest)

    async def _select(self, condition: str, *values: object) -> list[TableRow]:
        query = f"SELECT {_COLUMNS} FROM tables WHERE {condition}"
        rows = await self._database.read(lambda db: db.execute(query, values).fetchall())
        return [
            TableRow(id_, code, json.loads(options), json.loads(seats), host, play, *rest)
            for id_, code, options, seats, host, play, *rest in rows
        ]


def save_table(db: sqlite3.Connection, table: TableRow) -> None:
    """Insert or replace a table and the list of its guests."""
    db.execute(
        f"INSERT INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET (code, options, seats, host, play, public, state, touched)"
        " = (excluded.code, excluded.options, excluded.seats, excluded.host, excluded.play,"
        " excluded.public, excluded.state, excluded.touched)",
        (
            *(table.id, table.code, json.dumps(table.options), json.dumps(table.seats)),
            *(table.host, table.play, table.public, table.state, table.touched),
        ),
    )
    guests = {table.host, *(str(seat["guest"]) for seat in table.seats if seat.get("guest"))}
    db.execute("DELETE FROM sitter WHERE place = ?", (table.id,))
    pairs = ", ".join(["(?, ?)"] * len(guests))
    db.execute(
        f"INSERT INTO sitter VALUES {pairs}",
        [*chain.from_iterable((guest, table.id) for guest in guests)],
    )


def seat_names(db: sqlite3.Connection, play: str, seats: int) -> tuple[str, ...]:
    """Who played: the name given to the seat, else the guest's name, else the bot's level."""
    found = db.execute("SELECT seats FROM tables WHERE play = ?", (play,)).fetchone()
    stored = json.loads(found[0]) if found else []
    return tuple(_seat_name(db, stored[at]) if at < len(stored) else NOBODY for at in range(seats))


def _seat_name(db: sqlite3.Connection, seat: dict[str, object]) -> str:
    query = "SELECT name FROM guest WHERE id = ?"
    guest = db.execute(query, (seat.get("guest"),)).fetchone()
    return str(seat.get("name") or (guest and guest[0]) or seat.get("level") or NOBODY)


def erase_seat_names(db: sqlite3.Connection, guest: str) -> None:
    """Remove the names that a guest gave to seats."""
    at = "SELECT id, seats FROM tables WHERE id IN (SELECT place FROM sitter WHERE guest = ?)"
    for table, stored in db.execute(at, (guest,)).fetchall():
        seats = json.loads(stored)
        for seat in seats:
            if seat.get("guest") == guest:
                seat.pop("name", None)
        db.execute("UPDATE tables SET seats = ? WHERE id = ?", (json.dumps(seats), table))
