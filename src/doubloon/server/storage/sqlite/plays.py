"""Plays and their steps in SQLite.

The steps of a play are the lines of its record, so an export is a SELECT. The database itself
refuses whatever must never happen to them (schema/).
"""

import json
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

from doubloon.core.fairness import BY_STEP, commitment
from doubloon.core.record import COMPONENTS, TABLE_DICE, Record
from doubloon.server.storage.protocol import (
    Appended,
    Line,
    PlayRow,
    StorageError,
    StoredPlay,
    TableRow,
)
from doubloon.server.storage.sqlite.database import Database
from doubloon.server.storage.sqlite.tables import save_table, seat_names

_COLUMNS = "id, game, edition, readings, target, seats, dice, secret, opened, components, version"
_VALUES = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class SqlitePlays:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.append = partial(database.writer.append, explain=_explain_refusal, finish=_finish)

    async def open(
        self, row: PlayRow, table: TableRow | None = None, old: TableRow | None = None
    ) -> None:
        def insert(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO play ({_COLUMNS}) VALUES {_VALUES}", _to_columns(row))
            for each in (table, old):
                if each is not None:
                    save_table(db, each)

        await self._database.write(insert)

    async def agree(self, row: PlayRow, table: TableRow | None = None) -> None:
        change = _update(row.id, f"({_COLUMNS}) = {_VALUES}", _to_columns(row), table)
        await self._database.write(change)

    async def start(
        self,
        play: str,
        texts: Sequence[str],
        table: TableRow | None = None,
        lines: Sequence[Line] = (),
        *,
        seating: Sequence[int] | None = None,
    ) -> None:
        order = None if seating is None else json.dumps([*seating])
        values = [json.dumps([*texts]), order]
        change = _update(play, "(texts, seating) = (?, ?)", values, table)
        await self._database.writer.append_with(play, lines, _explain_nothing, before=change)

    async def finish(self, play: str, table: TableRow | None = None) -> None:
        await self._database.write(_finish(play, table))

    async def reopen(self, play: str, table: TableRow, lines: Sequence[Line]) -> Appended:
        explain = partial(_explain_refusal, over=True)
        change = _update(play, "over = ?", [0], table)
        return await self._database.writer.append_with(play, lines, explain, before=change)

    async def get(self, play: str) -> StoredPlay | None:
        return await self._database.read(lambda db: _select_play(db, play))

    async def steps(self, play: str, after: int = 0) -> list[Line]:
        return await self._database.read(lambda db: _select_steps(db, play, after))

    async def find_act(self, play: str, act_id: str) -> int | None:
        return await self._database.read(lambda db: _select_act(db, play, act_id))

    async def export(self, play: str) -> Record | None:
        return await self._database.read(lambda db: make_record(db, play))


def _update(
    play: str, change: str, values: Sequence[object], table: TableRow | None
) -> Callable[[sqlite3.Connection], None]:
    """The work that changes a play, and its table where there is one."""
    statement = f"UPDATE play SET {change} WHERE id = ?"

    def update(db: sqlite3.Connection) -> None:
        if not db.execute(statement, (*values, play)).rowcount:
            raise StorageError("ledger-no-play", play=play)
        if table is not None:
            save_table(db, table)

    return update


def _finish(play: str, table: TableRow | None) -> Callable[[sqlite3.Connection], None]:
    return _update(play, "over = ?", [1], table)


def _to_columns(row: PlayRow) -> tuple[object, ...]:
    return (
        *(row.id, row.game, row.edition, json.dumps(row.readings), row.target),
        *(row.seats, row.dice, row.secret, row.opened),
        None if row.components is None else json.dumps(row.components),
        row.version,
    )


def _explain_nothing(_db: sqlite3.Connection, _play: str, _lines: Sequence[Line]) -> None:
    """What fails is an error."""


def _explain_refusal(
    db: sqlite3.Connection, play: str, lines: Sequence[Line], *, over: bool = False
) -> Appended | None:
    """Why these lines do not fit here; None where they would fit nowhere."""
    if any(line.act_id and _select_act(db, play, line.act_id) for line in lines):
        return Appended.REPEATED
    stored = _select_play(db, play)
    running = stored is not None and stored.texts is not None and stored.over is over
    last = db.execute("SELECT COALESCE(MAX(n), 0) FROM step WHERE play = ?", (play,)).fetchone()[0]
    follow = all(line.n == n for line, n in zip(lines, count(last + 1), strict=False))
    return None if running and follow else Appended.CONFLICT


def _select_play(db: sqlite3.Connection, play: str) -> StoredPlay | None:
    query = f"SELECT {_COLUMNS}, texts, over, seating FROM play WHERE id = ?"
    if (row := db.execute(query, (play,)).fetchone()) is None:
        return None
    id_, game, edition, readings, *terms, components, version, texts, over, seating = row
    rest = [*terms, _components(components), version]
    return StoredPlay(
        PlayRow(id_, game, edition, json.loads(readings), *rest),
        None if texts is None else tuple(json.loads(texts)),
        bool(over),
        None if seating is None else tuple(json.loads(seating)),
    )


def _components(text: str | None) -> dict[str, object] | None:
    return None if text is None else dict(json.loads(text))


def _select_steps(db: sqlite3.Connection, play: str, after: int) -> list[Line]:
    query = "SELECT n, text, act_id, at FROM step WHERE play = ? AND n > ? ORDER BY n"
    return [Line(*row) for row in db.execute(query, (play, after))]


def _select_act(db: sqlite3.Connection, play: str, act_id: str) -> int | None:
    query = "SELECT n FROM step WHERE play = ? AND act_id = ?"
    row = db.execute(query, (play, act_id)).fetchone()
    return None if row is None else row[0]


def make_record(db: sqlite3.Connection, play: str, *, published: bool = False) -> Record | None:
    """The record of a play; with its secret if it is over, or to be published as it is."""
    if (stored := _select_play(db, play)) is None:
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
        fairness=None if row.dice == TABLE_DICE else _make_fairness(stored, published),
        steps=tuple(line.text for line in _select_steps(db, play, 0)),
        extra={} if row.components is None else {COMPONENTS: row.components},
    )


def _make_fairness(stored: StoredPlay, published: bool) -> dict[str, object]:
    """The `fairness` table; a record of the first version does not name it."""
    row = stored.row
    found = {
        "version": None if row.version == BY_STEP else row.version,
        "play": row.id,
        "commitment": commitment(bytes.fromhex(row.secret)),
        "texts": stored.texts,
        "seating": stored.seating,
        "secret": row.secret if stored.over or published else None,
    }
    return {name: value for name, value in found.items() if value is not None}
