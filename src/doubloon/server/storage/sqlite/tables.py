"""Tables in SQLite, and who sits at them."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from doubloon.server.storage.damage import refusing, reporting
from doubloon.server.storage.protocol import NOBODY, StorageError, TableRow
from doubloon.server.storage.sqlite.chain import seal_row
from doubloon.server.storage.sqlite.database import Database

SEALED = ("id", "code", "options", "seats", "host", "play", "public", "state", "touched")
COLUMNS = f"{', '.join(SEALED)}, seal"
_CHANGED = ", ".join(f"{name} = excluded.{name}" for name in (*SEALED[1:], "seal"))


class SqliteTables:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, table: TableRow) -> None:
        await self._database.write(lambda db: save_table(db, table))

    async def get(self, id_or_code: str) -> TableRow | None:
        condition = "id = ?1 OR code = ?1 ORDER BY id = ?1 DESC"

        def find(db: sqlite3.Connection) -> TableRow | None:
            row = _select(db, condition, id_or_code).fetchone()
            return None if row is None else decode_table(row)

        return await self._database.read(find)

    async def newest(
        self, *, public: bool, states: Sequence[str], limit: int = 100
    ) -> list[TableRow]:
        among = "public = ? AND state IN (SELECT value FROM json_each(?))"
        order = "ORDER BY touched DESC, id LIMIT ?"
        return await self._list(f"{among} {order}", public, json.dumps([*states]), limit)

    async def note_opened(self, table_or_play: str, day: str) -> None:
        change = "UPDATE tables SET opened = ?2 WHERE (id = ?1 OR play = ?1)"
        later = "(opened IS NULL OR opened < ?2)"
        await self._database.execute(f"{change} AND {later}", table_or_play, day)

    async def of_guest(self, guest: str) -> list[TableRow]:
        among = "id IN (SELECT place FROM sitter WHERE guest = ?)"
        return await self._list(f"{among} ORDER BY touched DESC, id", guest)

    async def _list(self, condition: str, *values: object) -> list[TableRow]:
        return await self._database.read(lambda db: _sound(_select(db, condition, *values)))


def _select(db: sqlite3.Connection, condition: str, *values: object) -> sqlite3.Cursor:
    return db.execute(f"SELECT {COLUMNS} FROM tables WHERE {condition}", values)


def decode_table(row: tuple[Any, ...]) -> TableRow:
    """The table in a row whose seal is right."""
    *columns, seal = row
    with refusing("table-damaged", table=str(row[0])):
        if seal_row(SEALED, columns) != seal:
            raise StorageError("table-damaged", table=str(row[0]))
        id_, code, options, seats, host, play, *rest = columns
        return TableRow(id_, code, json.loads(options), json.loads(seats), host, play, *rest)


def _sound(rows: Iterable[tuple[Any, ...]]) -> list[TableRow]:
    """The tables in these rows, without those that are damaged: they are in no list."""
    found: list[TableRow] = []
    for row in rows:
        with suppress(StorageError), reporting():
            found.append(decode_table(row))
    return found


def save_table(db: sqlite3.Connection, table: TableRow) -> None:
    """Insert or replace a table and the list of its guests."""
    columns = (
        *(table.id, table.code, json.dumps(table.options), json.dumps(table.seats)),
        *(table.host, table.play, int(table.public), table.state, table.touched),
    )
    db.execute(
        f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join('?' * (len(columns) + 1))})"
        f" ON CONFLICT (id) DO UPDATE SET {_CHANGED}",
        (*columns, seal_row(SEALED, columns)),
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
    stored: list[dict[str, object]] = []
    if (row := _select(db, "play = ?", play).fetchone()) is not None:
        with suppress(StorageError):
            stored = decode_table(row).seats
    return tuple(_seat_name(db, stored[at]) if at < len(stored) else NOBODY for at in range(seats))


def _seat_name(db: sqlite3.Connection, seat: dict[str, object]) -> str:
    query = "SELECT name FROM guest WHERE id = ?"
    guest = db.execute(query, (seat.get("guest"),)).fetchone()
    return str(seat.get("name") or (guest and guest[0]) or seat.get("level") or NOBODY)


def erase_seat_names(db: sqlite3.Connection, guest: str) -> None:
    """Remove the names that a guest gave to seats."""
    rows = _select(db, "id IN (SELECT place FROM sitter WHERE guest = ?)", guest).fetchall()
    sound = {table.id: table for table in _sound(rows)}
    for table in sound.values():
        for seat in table.seats:
            if seat.get("guest") == guest:
                seat.pop("name", None)
        save_table(db, table)
    for id_, *_ in rows:
        if id_ not in sound:  # nobody can say which names there are the guest's
            db.execute("UPDATE tables SET seats = '[]' WHERE id = ?", (id_,))
