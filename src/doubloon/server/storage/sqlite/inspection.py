"""Everything that can be wrong with a database, found without changing it.

The rules are not known here: who asks gets every play, and plays it again.
"""

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from doubloon.core.errors import DoubloonError
from doubloon.core.record import Record
from doubloon.server.storage.damage import refusing
from doubloon.server.storage.protocol import StorageError, StoredPlay
from doubloon.server.storage.sqlite.connecting import (
    SQLITE_ERRORS,
    SqliteError,
    check_own,
    connect,
    is_corrupt,
)
from doubloon.server.storage.sqlite.plays import make_record, select_play
from doubloon.server.storage.sqlite.schema import scripts
from doubloon.server.storage.sqlite.tables import COLUMNS, decode_table

Check = Callable[[StoredPlay, Record], None]
"""Refuses a play that its rules or its dice refuse."""


class Inspection:
    """A database that is looked through. A server may use it meanwhile."""

    def __init__(self, path: Path) -> None:
        """Refused if this is no database of this version."""
        self.plays: list[str] = []
        self.tables: list[str] = []
        try:
            self._db = connect(path, mode="ro")
            self._open(path)
        except SQLITE_ERRORS as error:
            raise StorageError("ledger-file", path=str(path), detail=str(error)) from None

    def _open(self, path: Path) -> None:
        check_own(self._db, path)
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > (known := len(scripts())):
            raise StorageError("ledger-newer", version=version, known=known)
        if version < known:
            raise StorageError("check-db-older", version=version)

    def look_at_pages(self) -> Iterator[DoubloonError]:
        """What SQLite itself finds wrong, and rows that name what is not there."""
        try:
            for (told,) in self._db.execute("PRAGMA integrity_check"):
                if told != "ok":
                    yield StorageError("check-db-page", detail=told)
            for table, row, parent, _ in self._db.execute("PRAGMA foreign_key_check"):
                yield StorageError("check-db-missing", table=table, row=row or 0, named=parent)
            self.plays = [name for (name,) in self._db.execute("SELECT id FROM play")]
            self.tables = [name for (name,) in self._db.execute("SELECT id FROM tables")]
        except SQLITE_ERRORS as error:
            yield _explain(error)

    def look_at_plays(self, check: Check) -> Iterator[DoubloonError | None]:
        """For every play what is wrong with it, or None: its seal, its chain, its steps."""
        for play in self.plays:
            yield self._find(partial(_check_play, play=play, check=check))

    def look_at_tables(self) -> Iterator[DoubloonError | None]:
        """For every table what is wrong with it, or None."""
        for table in self.tables:
            yield self._find(partial(_check_table, table=table))

    def _find(self, work: Callable[[sqlite3.Connection], None]) -> DoubloonError | None:
        try:
            self._db.execute("BEGIN")  # one state, whatever a server does meanwhile
            work(self._db)
        except DoubloonError as error:
            return error
        except SQLITE_ERRORS as error:
            return _explain(error)
        finally:
            self._db.rollback()
        return None

    def close(self) -> None:
        self._db.close()


def _check_play(db: sqlite3.Connection, play: str, check: Check) -> None:
    stored, record = select_play(db, play, needed=True), make_record(db, play)
    assert record is not None
    check(stored, record)


def _check_table(db: sqlite3.Connection, table: str) -> None:
    query = f"SELECT {COLUMNS} FROM tables WHERE id = ?"
    with refusing("table-damaged", table=table):
        row = decode_table(db.execute(query, (table,)).fetchone())
        if db.execute("SELECT 1 FROM play WHERE id = ?", (row.play,)).fetchone() is None:
            raise StorageError("table-damaged", table=table)


def _explain(error: SqliteError) -> StorageError:
    if is_corrupt(error):
        return StorageError("check-db-page", detail=getattr(error, "sqlite_errorname", "schema"))
    return StorageError("ledger-unread", detail=getattr(error, "sqlite_errorname", "?"))
