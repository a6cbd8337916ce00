"""Connections to a SQLite file of this program, and what is refused before anything is changed."""

import sqlite3
from functools import partial
from pathlib import Path
from typing import Literal

from doubloon.server.storage.protocol import StorageError

LOCK_SECONDS = 30.0
"""How long a write waits for another program that holds the database."""

APPLICATION = int.from_bytes(b"DBLN")
"""What marks a file as a database of this program."""


_text = partial(str, encoding="utf-8", errors="replace")
"""A damaged text is read as another one, which its seal or chain does not cover."""


def connect(
    path: Path, seconds: float = LOCK_SECONDS, *, mode: Literal["rw", "ro"] = "rw"
) -> sqlite3.Connection:
    """A connection without automatic transactions, used by one thread at a time.

    It makes no file where there is none.
    """
    where = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        where, uri=True, timeout=seconds, isolation_level=None, check_same_thread=False
    )
    connection.text_factory = _text
    return connection


def check_own(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database of another program before anything in it is changed.

    A new file is empty; older versions of this program left no mark, but have their tables.
    """
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if mark == APPLICATION:
        return
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if mark or (tables and not {"play", "step"} <= tables):
        raise StorageError("ledger-foreign", path=str(path))


SqliteError = sqlite3.Error | UnicodeDecodeError
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises. It repeats names from a damaged schema, which may be no text."""


def is_corrupt(error: SqliteError) -> bool:
    """Whether SQLite says that the file itself is damaged."""
    if isinstance(error, UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
