"""Plays and their steps in SQLite.

The steps of a play are the lines of its record, so an export is a SELECT. The database itself
refuses whatever must never happen to them (schema/).
"""

import json
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Literal, overload

from doubloon.core.fairness import BY_STEP, commitment
from doubloon.core.record import COMPONENTS, TABLE_DICE, Record
from doubloon.server.storage.damage import refusing
from doubloon.server.storage.protocol import (
    Appended,
    Line,
    PlayRow,
    StorageError,
    StoredPlay,
    TableRow,
)
from doubloon.server.storage.sqlite.chain import AGREED, SEALED, find_break, seal_row
from doubloon.server.storage.sqlite.database import Database
from doubloon.server.storage.sqlite.tables import save_table, seat_names

_COLUMNS = f"{', '.join(SEALED)}, seal"
_VALUES = f"({', '.join('?' * (len(SEALED) + 1))})"


class SqlitePlays:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.append = partial(database.writer.append, explain=_explain_refusal, finish=_finish)

    async def open(
        self, row: PlayRow, table: TableRow | None = None, old: TableRow | None = None
    ) -> None:
        def insert(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO play ({_COLUMNS}) VALUES {_VALUES}", _sealed(row))
            for each in (table, old):
                if each is not None:
                    save_table(db, each)

        await self._database.write(insert)

    async def agree(self, row: PlayRow, table: TableRow | None = None) -> None:
        def change(db: sqlite3.Connection) -> None:
            select_play(db, row.id, needed=True)
            _update(db, row.id, f"({_COLUMNS}) = {_VALUES}", _sealed(row), table)

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
        fixed = (json.dumps([*texts]), order)

        def begin(db: sqlite3.Connection) -> None:
            select_play(db, play, needed=True)
            query = f"SELECT {', '.join(AGREED)} FROM play WHERE id = ?"
            seal = seal_row(SEALED, (*db.execute(query, (play,)).fetchone(), *fixed))
            _update(db, play, "(texts, seating, seal) = (?, ?, ?)", (*fixed, seal), table)

        await self._database.writer.append_with(play, lines, _explain_nothing, before=begin)

    async def finish(self, play: str, table: TableRow | None = None) -> None:
        await self._database.write(_finish(play, table))

    async def reopen(self, play: str, table: TableRow, lines: Sequence[Line]) -> Appended:
        def change(db: sqlite3.Connection) -> None:
            _update(db, play, "over = ?", (0,), table)

        explain = partial(_explain_refusal, over=True)
        return await self._database.writer.append_with(play, lines, explain, before=change)

    async def get(self, play: str) -> StoredPlay | None:
        return await self._database.read(lambda db: select_play(db, play))

    async def steps(self, play: str, after: int = 0) -> list[Line]:
        return await self._database.read(lambda db: _select_steps(db, play, after))

    async def find_act(self, play: str, act_id: str) -> int | None:
        return await self._database.read(lambda db: _select_act(db, play, act_id))

    async def export(self, play: str) -> Record | None:
        return await self._database.read(lambda db: make_record(db, play))


def _finish(play: str, table: TableRow | None) -> Callable[[sqlite3.Connection], None]:
    """The work that ends a play, and changes its table where there is one."""
    return lambda db: _update(db, play, "over = ?", (1,), table)


def _update(
    db: sqlite3.Connection,
    play: str,
    change: str,
    values: Sequence[object],
    table: TableRow | None,
) -> None:
    if not db.execute(f"UPDATE play SET {change} WHERE id = ?", (*values, play)).rowcount:
        raise StorageError("ledger-no-play", play=play)
    if table is not None:
        save_table(db, table)


def _sealed(row: PlayRow) -> tuple[object, ...]:
    """The columns of a play that has not started, and their seal."""
    columns = (
        *(row.id, row.game, row.edition, json.dumps(row.readings), row.target),
        *(row.seats, row.dice, row.secret, row.opened),
        None if row.components is None else json.dumps(row.components),
        *(row.version, None, None),
    )
    return (*columns, seal_row(SEALED, columns))


def _explain_nothing(_db: sqlite3.Connection, _play: str, _lines: Sequence[Line]) -> None:
    """What fails is an error."""


def _explain_refusal(
    db: sqlite3.Connection, play: str, lines: Sequence[Line], *, over: bool = False
) -> Appended | None:
    """Why these lines do not fit here; None where they would fit nowhere."""
    if any(line.act_id and _select_act(db, play, line.act_id) for line in lines):
        return Appended.REPEATED
    going_on = "SELECT texts IS NOT NULL AND over = ? FROM play WHERE id = ?"
    running = (db.execute(going_on, (over, play)).fetchone() or (0,))[0]
    last = db.execute("SELECT COALESCE(MAX(n), 0) FROM step WHERE play = ?", (play,)).fetchone()[0]
    follow = all(line.n == n for line, n in zip(lines, count(last + 1), strict=False))
    return None if running and follow else Appended.CONFLICT


@overload
def select_play(db: sqlite3.Connection, play: str, *, needed: Literal[True]) -> StoredPlay: ...
@overload
def select_play(db: sqlite3.Connection, play: str) -> StoredPlay | None: ...
def select_play(db: sqlite3.Connection, play: str, *, needed: bool = False) -> StoredPlay | None:
    """A play whose seal is right."""
    query = f"SELECT {_COLUMNS}, over FROM play WHERE id = ?"
    with refusing("play-damaged", play=play, step=0):
        row = db.execute(query, (play,)).fetchone()
        if row is None:
            if needed:
                raise StorageError("ledger-no-play", play=play)
            return None
        *columns, seal, over = row
        if seal_row(SEALED, columns) != seal:
            raise StorageError("play-damaged", play=play, step=0)
        id_, game, edition, readings, *terms, components, version, texts, seating = columns
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
    """The steps after this number. The chain of all steps is right, and they are all there."""
    query = "SELECT n, text, act_id, at, chain FROM step WHERE play = ? ORDER BY n"
    with refusing("play-damaged", play=play, step=0):
        rows = [(Line(*row), chain) for *row, chain in db.execute(query, (play,))]
        seal = db.execute("SELECT seal FROM play WHERE id = ?", (play,)).fetchone()
        head = db.execute("SELECT n, chain FROM head WHERE play = ?", (play,)).fetchone()
        if head is None and not rows:
            return []
        if head is None or seal is None:
            raise StorageError("play-damaged", play=play, step=1)
        broken, chain = find_break(seal[0], play, rows)
        if broken or head != (len(rows), chain):
            raise StorageError(
                "play-damaged", play=play, step=broken or min(len(rows), head[0]) + 1
            )
    return [line for line, _ in rows if line.n > after]


def _select_act(db: sqlite3.Connection, play: str, act_id: str) -> int | None:
    query = "SELECT n FROM step WHERE play = ? AND act_id = ?"
    row = db.execute(query, (play, act_id)).fetchone()
    return None if row is None else row[0]


def make_record(db: sqlite3.Connection, play: str, *, published: bool = False) -> Record | None:
    """The record of a play; with its secret if it is over, or to be published as it is."""
    if (stored := select_play(db, play)) is None:
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
