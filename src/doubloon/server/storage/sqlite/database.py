"""One SQLite file: a writer that commits in groups, and readers that never wait for it."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from doubloon.server.storage.protocol import StorageError
from doubloon.server.storage.sqlite.schema import migrate, scripts
from doubloon.server.storage.sqlite.writer import Writer

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]

READERS = 2
LOCK_SECONDS = 30.0
"""How long a write waits for another program that holds the database."""

APPLICATION = int.from_bytes(b"DBLN")
"""What marks a file as a database of this program."""

PRIVATE = 0o600
"""Nobody else on the machine can read the secrets of running plays."""


class Database:
    """The connections to one file."""

    def __init__(self, path: Path) -> None:
        """Open this file. It is created or brought up to date if necessary."""
        self._path = path
        self.writer = Writer(_open_for_writing(path))
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="ledger-reader")
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            reader = _connect(path)
            reader.execute("PRAGMA query_only = ON")
            self._readers.put(reader)

    @property
    def commits(self) -> int:
        """Transactions that reached the disk since the file was opened."""
        return self.writer.commits

    async def write(self, work: Work[Answer]) -> Answer:
        """What the work returns, once it is on the disk."""
        return await self.writer.write(work)

    async def execute(self, statement: str, *values: object) -> None:
        await self.write(lambda db: db.execute(statement, values).rowcount)

    async def read(self, work: Work[Answer]) -> Answer:
        """What the work returns; it sees a state as of some commit."""
        if self.writer.closed:
            raise StorageError("ledger-closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def _read(self, work: Work[Answer]) -> Answer:
        reader = self._readers.get()
        try:
            return work(reader)
        finally:
            self._readers.put(reader)

    async def close(self) -> None:
        """Write what was handed in before, then release the file."""
        if not self.writer.closed:
            self.writer.stop_accepting()
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        for _ in range(READERS):
            self._readers.get().close()
        self.writer.close()

    async def backup(self, path: str | os.PathLike[str]) -> None:
        """Copy the file as of now, completely or not at all. Nobody waits for it."""
        await asyncio.to_thread(_copy, self._path, Path(path))


def _open_for_writing(path: Path) -> sqlite3.Connection:
    """A connection that may write, to a database of the version this program knows."""
    try:
        _make_private(path)
        connection = _connect(path)
    except (OSError, sqlite3.Error) as error:
        raise StorageError("ledger-file", path=str(path), detail=str(error)) from error
    try:
        _check_own(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # erased data leaves the file as well
        migrate(connection, scripts())
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise StorageError("ledger-file", path=str(path), detail=str(error)) from error
        raise
    return connection


def connect_existing(path: Path) -> sqlite3.Connection:
    """A connection that may write, to a database that a server of this version has made."""
    if not path.is_file():
        raise StorageError("ledger-file", path=str(path), detail="")
    connection = _connect(path)
    try:
        _check_own(connection, path)
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        if version != (known := len(scripts())):
            problem = "ledger-newer" if version > known else "ledger-older"
            raise StorageError(problem, version=version, known=known)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise StorageError("ledger-file", path=str(path), detail=str(error)) from error
        raise
    return connection


def _check_own(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database of another program before anything in it is changed.

    A new file is empty; older versions of this program left no mark, but have their tables.
    """
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if mark == APPLICATION:
        return
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if mark or (tables and not {"play", "step"} <= tables):
        raise StorageError("ledger-foreign", path=str(path))


def _connect(path: Path) -> sqlite3.Connection:
    """A connection without automatic transactions, used by one thread at a time."""
    return sqlite3.connect(
        path, timeout=LOCK_SECONDS, isolation_level=None, check_same_thread=False
    )


def _make_private(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))


def _copy(source: Path, target: Path) -> None:
    """Copy beside the target first, so that an interrupted copy is never taken for a whole one."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        _make_private(part)
        with closing(_connect(source)) as from_, closing(_connect(part)) as to:
            from_.backup(to)
            to.execute("PRAGMA journal_mode = DELETE")
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StorageError("ledger-file", path=str(target), detail=str(error)) from error
