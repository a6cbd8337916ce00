"""Plays and their steps, for ever; the people around them are in people.py.

The steps of a play are the lines of its record, so exporting one is reading it.
Whatever must not happen to them the database itself refuses (schema/), and
`append` says by name how it came out.
"""

import json
import sqlite3
from collections.abc import Sequence
from itertools import chain, count

import msgspec

from doubloon.core.fairness import commitment
from doubloon.core.record import TABLE_DICE, Record
from doubloon.server.storage.database import failure
from doubloon.server.storage.people import People, save_table, seat_names
from doubloon.server.storage.rows import (
    Appended,
    ChatLine,
    GuestRow,
    Line,
    PlayRow,
    StoredPlay,
    TableRow,
)
from doubloon.server.storage.schema import LedgerError
from doubloon.server.storage.writer import Row

__all__ = [
    "Appended",
    "ChatLine",
    "GuestRow",
    "Ledger",
    "LedgerError",
    "Line",
    "PlayRow",
    "StoredPlay",
    "TableRow",
]

_INSERT = "INSERT INTO step (play, n, text, act_id, at)"
_FROM_JSON = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(5))
_NUL = r"\u0000"

_COLUMNS = "id, game, edition, readings, target, seats, dice, secret, opened"


class Ledger(People):
    """All that the server remembers; who asks is answered once it is on the disk."""

    # What happens to a play happens to its table as well, if that is given, or to neither.

    async def open_play(self, row: PlayRow, table: TableRow | None = None) -> None:
        def opened(db: sqlite3.Connection) -> None:
            db.execute(
                f"INSERT INTO play ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(row.id, row.game, row.edition, json.dumps(row.readings), row.target),
                    *(row.seats, row.dice, row.secret, row.opened),
                ),
            )
            if table is not None:
                save_table(db, table)

        await self._write(opened)

    async def start_play(
        self, play: str, texts: Sequence[str], table: TableRow | None = None
    ) -> None:
        """Fix what the seats added to the dice; a play takes no steps before."""
        await self._alter(play, "texts = ?", json.dumps([*texts]), table)

    async def finish_play(self, play: str, table: TableRow | None = None) -> None:
        """A play that is over takes no more steps, and its secret may be told."""
        await self._alter(play, "over = ?", 1, table)

    async def reopen_play(self, play: str, table: TableRow | None = None) -> None:
        """A play with real dice goes on after all: its last roll was entered wrongly."""
        await self._alter(play, "over = ?", 0, table)

    async def append(self, play: str, lines: Sequence[Line]) -> Appended:
        """Store these lines, all or none."""
        rows = [(play, *line) for line in lines]
        try:
            refused = await self._hand.insert(rows, lambda db: _refusal(db, play, lines))
        except sqlite3.Error as error:
            raise failure(error) from error
        return refused or Appended.COMMITTED

    @staticmethod
    def _inserted(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
        """All in one statement: between two the writer would have to wait for its turn to run."""
        told = msgspec.json.encode(rows).decode()
        if _NUL in told:  # the one character that does not come back from JSON
            values = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
            db.execute(f"{_INSERT} VALUES {values}", [*chain.from_iterable(rows)])
        else:
            db.execute(f"{_INSERT} SELECT {_FROM_JSON} FROM json_each(?)", (told,))

    async def play(self, play: str) -> StoredPlay | None:
        return await self._read(lambda db: _play(db, play))

    async def steps(self, play: str, after: int = 0) -> list[Line]:
        return await self._read(lambda db: _steps(db, play, after))

    async def find_act(self, play: str, act_id: str) -> int | None:
        """The number of the line that holds this act."""
        return await self._read(lambda db: _find_act(db, play, act_id))

    async def export(self, play: str) -> Record | None:
        """The record of a play; its secret is in it only once the play is over."""
        return await self._read(lambda db: _record(db, play))

    async def _alter(self, play: str, change: str, value: object, table: TableRow | None) -> None:
        def altered(db: sqlite3.Connection) -> None:
            if not db.execute(f"UPDATE play SET {change} WHERE id = ?", (value, play)).rowcount:
                raise LedgerError("ledger-no-play", play=play)
            if table is not None:
                save_table(db, table)

        await self._write(altered)


def _refusal(db: sqlite3.Connection, play: str, lines: Sequence[Line]) -> Appended | None:
    """Why these lines may not be stored here; None if they could be stored nowhere."""
    if any(line.act_id and _find_act(db, play, line.act_id) for line in lines):
        return Appended.REPEATED
    stored = _play(db, play)
    going_on = stored is not None and stored.texts is not None and not stored.over
    last = db.execute("SELECT COALESCE(MAX(n), 0) FROM step WHERE play = ?", (play,)).fetchone()[0]
    follow = all(line.n == n for line, n in zip(lines, count(last + 1), strict=False))
    return None if going_on and follow else Appended.CONFLICT


def _play(db: sqlite3.Connection, play: str) -> StoredPlay | None:
    found = f"SELECT {_COLUMNS}, texts, over FROM play WHERE id = ?"
    if (row := db.execute(found, (play,)).fetchone()) is None:
        return None
    id_, game, edition, readings, *terms, texts, over = row
    return StoredPlay(
        PlayRow(id_, game, edition, json.loads(readings), *terms),
        None if texts is None else tuple(json.loads(texts)),
        bool(over),
    )


def _steps(db: sqlite3.Connection, play: str, after: int) -> list[Line]:
    found = "SELECT n, text, act_id, at FROM step WHERE play = ? AND n > ? ORDER BY n"
    return [Line(*row) for row in db.execute(found, (play, after))]


def _find_act(db: sqlite3.Connection, play: str, act_id: str) -> int | None:
    found = "SELECT n FROM step WHERE play = ? AND act_id = ?"
    row = db.execute(found, (play, act_id)).fetchone()
    return None if row is None else row[0]


def _record(db: sqlite3.Connection, play: str) -> Record | None:
    if (stored := _play(db, play)) is None:
        return None
    row = stored.row
    return Record(
        game=row.game,
        edition=row.edition,
        readings=row.readings,
        target=row.target,
        seats=seat_names(db, play, row.seats),
        dice=TABLE_DICE if row.dice == TABLE_DICE else None,
        started=row.opened,
        fairness=None if row.dice == TABLE_DICE else _promise(stored),
        steps=tuple(line.text for line in _steps(db, play, 0)),
    )


def _promise(stored: StoredPlay) -> dict[str, object]:
    secret = stored.row.secret
    promise = {"play": stored.row.id, "commitment": commitment(bytes.fromhex(secret))}
    texts = {} if stored.texts is None else {"texts": [*stored.texts]}
    return {**promise, **texts, **({"secret": secret} if stored.over else {})}
