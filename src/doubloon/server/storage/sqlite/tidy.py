"""Plays that nobody has opened for long are written to files or deleted, when the host asks.

A server may run meanwhile. What it has in memory is in use, and so is not old.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from doubloon.core import record
from doubloon.core.record import Record
from doubloon.server.storage.protocol import StorageError
from doubloon.server.storage.sqlite.database import connect_existing
from doubloon.server.storage.sqlite.plays import make_record

_LAST_USED = """
MAX(tables.touched, COALESCE(tables.opened, ''),
    COALESCE((SELECT at FROM step WHERE play = tables.play ORDER BY n DESC LIMIT 1), ''))
"""
_OLD = f"""
SELECT tables.id, play.id, play.texts IS NOT NULL, play.over
FROM tables JOIN play ON play.id = tables.play WHERE {_LAST_USED} < ?
"""

PRIVATE = 0o600


@dataclass(frozen=True, slots=True)
class Old:
    """A table that nobody has opened for long."""

    table: str
    play: str
    started: bool
    """Otherwise there is nothing to keep."""
    over: bool


class Tidying:
    """The database of a server, opened to be tidied."""

    def __init__(self, connection: sqlite3.Connection, before: str) -> None:
        self._db, self._before = connection, before

    def find(self) -> list[Old]:
        """Tables that were not opened or changed after this time, oldest first."""
        found = self._db.execute(f"{_OLD} ORDER BY {_LAST_USED}", (self._before,))
        return [Old(table, play, bool(began), bool(over)) for table, play, began, over in found]

    def archive(self, old: Old, folder: Path) -> Path:
        """Write the record of a play to a file, and read it back."""
        found = make_record(self._db, old.play, published=True)
        assert found is not None
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{found.game}-{old.play}.dbl"
        _write(path, record.write(found))
        _check(path, found)
        return path

    def delete(self, old: Old) -> bool:
        """Delete a play with its table, steps, review and chat; not if it was used meanwhile."""
        db = self._db
        with _transaction(db):
            again = db.execute(f"{_OLD} AND tables.id = ?", (self._before, old.table)).fetchone()
            if again is None or again[1] != old.play:
                return False
            db.execute("INSERT INTO leaving (play) VALUES (?)", (old.play,))
            db.execute("DELETE FROM tables WHERE id = ?", (old.table,))
            db.execute("DELETE FROM step WHERE play = ?", (old.play,))
            db.execute("DELETE FROM head WHERE play = ?", (old.play,))
            db.execute("DELETE FROM review WHERE play = ?", (old.play,))
            db.execute("DELETE FROM play WHERE id = ?", (old.play,))
            db.execute("DELETE FROM leaving WHERE play = ?", (old.play,))
        return True


@contextmanager
def tidying(path: Path, before: str) -> Iterator[Tidying]:
    """Tidy a database of what was last used before this time."""
    with closing(connect_existing(path)) as connection:
        try:
            yield Tidying(connection, before)
        except (sqlite3.Error, OSError) as error:
            raise StorageError("ledger-failed", detail=str(error)) from error


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def _write(path: Path, text: str) -> None:
    """Write a file completely or not at all. A file of this name must have the same content."""
    if path.exists() and path.read_text(encoding="utf-8") != text:
        raise StorageError("tidy-other-file", path=str(path))
    part = path.with_name(f"{path.name}.part")
    with open(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE), "wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _check(path: Path, wanted: Record) -> None:
    """Read the file as everybody will; nothing is deleted if it is not the record."""
    read = record.read(path.read_text(encoding="utf-8"))
    if read.steps != wanted.steps or record.write(read) != record.write(wanted):
        raise StorageError("tidy-not-read-back", path=str(path))
