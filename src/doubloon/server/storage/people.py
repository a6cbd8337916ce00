"""Who sits where, under which name, and what was said: all of it may change and be erased."""

import json
import sqlite3
from collections.abc import Sequence
from itertools import chain

from doubloon.server.storage.database import Database
from doubloon.server.storage.rows import ChatLine, GuestRow, TableRow

NOBODY = "-"
"""The name of a seat whose player is erased or was never known."""

_COLUMNS = "id, code, options, seats, host, play, public, state, touched"


class People(Database):
    async def save_table(self, table: TableRow) -> None:
        await self._write(lambda db: save_table(db, table))

    async def table(self, id_or_code: str) -> TableRow | None:
        found = await self._tables("id = ?1 OR code = ?1 ORDER BY id = ?1 DESC", id_or_code)
        return found[0] if found else None

    async def tables(
        self, *, public: bool, states: Sequence[str], limit: int = 100
    ) -> list[TableRow]:
        """Tables in one of these states, the last touched first."""
        among = "public = ? AND state IN (SELECT value FROM json_each(?))"
        order = "ORDER BY touched DESC, id LIMIT ?"
        return await self._tables(f"{among} {order}", public, json.dumps([*states]), limit)

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Tables this guest is the host of or sits at, the last touched first."""
        among = "id IN (SELECT place FROM sitter WHERE guest = ?)"
        return await self._tables(f"{among} ORDER BY touched DESC, id", guest)

    async def save_guest(self, guest: GuestRow) -> None:
        await self._execute(
            "INSERT INTO guest VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
            *(guest.id, guest.name, guest.seen),
        )

    async def guest(self, guest: str) -> GuestRow | None:
        found = "SELECT id, name, seen FROM guest WHERE id = ?"
        row = await self._read(lambda db: db.execute(found, (guest,)).fetchone())
        return None if row is None else GuestRow(*row)

    async def erase_guest(self, guest: str) -> None:
        """Forget a guest's names, words and tokens; the steps they took stay."""
        await self._write(lambda db: _erase_guest(db, guest))

    async def say(self, table: str, guest: str, at: str, text: str) -> None:
        said = "INSERT INTO chat (place, guest, at, text) VALUES (?, ?, ?, ?)"
        await self._execute(said, table, guest, at, text)

    async def chat(self, table: str, last: int = 50) -> list[ChatLine]:
        """What was said last at a table, oldest first."""
        found = "SELECT guest, at, text FROM chat WHERE place = ? ORDER BY id DESC LIMIT ?"
        rows = await self._read(lambda db: db.execute(found, (table, last)).fetchall())
        return [ChatLine(*row) for row in reversed(rows)]

    async def erase_chat(self, table: str) -> None:
        await self._execute("DELETE FROM chat WHERE place = ?", table)

    async def save_token(self, token_hash: str, guest: str, at: str) -> None:
        """Let whoever holds the token of this hash act as a guest, who must be saved already."""
        await self._execute("INSERT INTO token VALUES (?, ?, ?)", token_hash, guest, at)

    async def token(self, token_hash: str) -> str | None:
        """The guest this token speaks for."""
        found = "SELECT guest FROM token WHERE hash = ?"
        row = await self._read(lambda db: db.execute(found, (token_hash,)).fetchone())
        return None if row is None else row[0]

    async def revoke(self, token_hash: str) -> None:
        await self._execute("DELETE FROM token WHERE hash = ?", token_hash)

    async def _tables(self, which: str, *values: object) -> list[TableRow]:
        found = f"SELECT {_COLUMNS} FROM tables WHERE {which}"
        rows = await self._read(lambda db: db.execute(found, values).fetchall())
        return [
            TableRow(id_, code, json.loads(options), json.loads(seats), host, play, *rest)
            for id_, code, options, seats, host, play, *rest in rows
        ]


def seat_names(db: sqlite3.Connection, play: str, seats: int) -> tuple[str, ...]:
    """Who played: the name given to the seat, else its guest's, else the bot's level."""
    found = db.execute("SELECT seats FROM tables WHERE play = ?", (play,)).fetchone()
    told = json.loads(found[0]) if found else []
    return tuple(_seat_name(db, told[at]) if at < len(told) else NOBODY for at in range(seats))


def _seat_name(db: sqlite3.Connection, seat: dict[str, object]) -> str:
    named = "SELECT name FROM guest WHERE id = ?"
    guest = db.execute(named, (seat.get("guest"),)).fetchone()
    return str(seat.get("name") or (guest and guest[0]) or seat.get("level") or NOBODY)


def save_table(db: sqlite3.Connection, table: TableRow) -> None:
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
    sitters = {table.host, *(str(seat["guest"]) for seat in table.seats if seat.get("guest"))}
    db.execute("DELETE FROM sitter WHERE place = ?", (table.id,))
    seated = ", ".join(["(?, ?)"] * len(sitters))
    db.execute(
        f"INSERT INTO sitter VALUES {seated}",
        [*chain.from_iterable((guest, table.id) for guest in sitters)],
    )


def _erase_guest(db: sqlite3.Connection, guest: str) -> None:
    at = "SELECT id, seats FROM tables WHERE id IN (SELECT place FROM sitter WHERE guest = ?)"
    for table, told in db.execute(at, (guest,)).fetchall():
        seats = json.loads(told)
        for seat in seats:
            if seat.get("guest") == guest:
                seat.pop("name", None)
        db.execute("UPDATE tables SET seats = ? WHERE id = ?", (json.dumps(seats), table))
    db.execute("DELETE FROM chat WHERE guest = ?", (guest,))
    db.execute("DELETE FROM guest WHERE id = ?", (guest,))  # and with it the guest's tokens
