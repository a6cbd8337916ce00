"""One SQLite file: a writer that commits in groups, and readers that never wait for it."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from doubloon.server.storage.damage import reporting
from doubloon.server.storage.protocol import StorageError
from doubloon.server.storage.sqlite.backup import copy_database
from doubloon.server.storage.sqlite.connecting import (
    APPLICATION,
    SQLITE_ERRORS,
    SqliteError,
    check_own,
    connect,
    is_corrupt,
)
from doubloon.server.storage.sqlite.place import Lock, make_private
from doubloon.server.storage.sqlite.schema import migrate, scripts
from doubloon.server.storage.sqlite.writer import Place, Writer

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]

READERS = 2
TRIED = 5.0
"""Seconds for which a successful write shows that the file takes writes."""
PAUSE = 0.05
"""Seconds before the log is emptied again, if somebody reads it; doubled each time."""
PATIENCE = 2.0
"""Seconds for which a guest who is erased waits for that."""


class Database:
    """The connections to one file."""

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        """Open this file. It is created or brought up to date if necessary.

        Alone: refused while another server has the file; another one is refused from now on.
        """
        self._path = path
        self._lock = Lock(path) if alone else None
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        try:
            connection = _open_for_writing(path)
            for _ in range(READERS):
                self._readers.put(_open_for_reading(path))
        except BaseException:
            self._release()
            raise
        self._place = Place(path)
        self.writer = Writer(connection, self._place.check)
        self.corrupt = False
        self._emptying: asyncio.Task[None] | None = None
        self._changed = 0
        """How often SQLite's log was to be emptied."""
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="ledger-reader")

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
        with reporting():
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._read, work)

    def _read(self, work: Work[Answer]) -> Answer:
        reader = self._readers.get()
        try:
            reader.execute("BEGIN")
            return work(reader)
        except SQLITE_ERRORS as error:
            raise self._explain(error) from None
        finally:
            with suppress(sqlite3.Error):
                reader.rollback()
            self._readers.put(reader)

    def _explain(self, error: SqliteError) -> StorageError:
        """The refusal of a read, without SQLite's own words: they may repeat what is stored."""
        try:
            self._place.check()
        except StorageError as gone:
            return gone
        if is_corrupt(error):
            self.corrupt = True
            return StorageError("ledger-damaged")
        return StorageError("ledger-unread", detail=getattr(error, "sqlite_errorname", "?"))

    async def can_write(self) -> bool:
        """Whether a change would be stored now. It is tried if the last change is too old."""
        if self.writer.closed or self.corrupt or self.writer.corrupt:
            return False
        try:
            self._place.check()
            if time.monotonic() - self.writer.stored > TRIED:
                await self.write(_probe)
        except StorageError:
            return False
        return True

    async def empty_log(self) -> None:
        """Leave nothing in SQLite's log of what was changed so far.

        While somebody reads, this is tried again and again; nobody waits for it very long.
        """
        self._changed += 1
        if self._emptying is None or self._emptying.done():
            self._emptying = asyncio.create_task(self._empty_log())
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._emptying)

    async def _empty_log(self) -> None:
        pause, emptied = PAUSE, 0
        while emptied < self._changed and not self.writer.closed:
            wanted = self._changed
            if await asyncio.to_thread(_empty_log, self._path):
                emptied = wanted
            else:
                await asyncio.sleep(pause)
                pause = min(2 * pause, 60.0)

    async def close(self) -> None:
        """Write what was handed in before, then release the file."""
        if not self.writer.closed:
            self.writer.stop_accepting()
            if self._emptying is not None:
                self._emptying.cancel()
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        for _ in range(READERS):
            self._readers.get().close()
        self.writer.close()
        self._release()

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    async def backup(self, path: str | os.PathLike[str]) -> None:
        """Copy the file as of now, completely or not at all. Nobody waits for it."""
        await asyncio.to_thread(copy_database, self._path, Path(path))


def _open_for_writing(path: Path) -> sqlite3.Connection:
    """A connection that may write, to a database of the version this program knows."""
    try:
        make_private(path)
        connection = connect(path)
    except (OSError, sqlite3.Error) as error:
        raise StorageError("ledger-file", path=str(path), detail=str(error)) from error
    try:
        check_own(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # erased data leaves the file as well
        migrate(connection, scripts())
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a killed server erases nothing
    except BaseException as error:
        connection.close()
        if isinstance(error, SQLITE_ERRORS):
            raise _refuse_opening(path, error) from error
        raise
    return connection


def connect_existing(path: Path) -> sqlite3.Connection:
    """A connection that may write, to a database that a server of this version has made."""
    if not path.is_file():
        raise StorageError("ledger-file", path=str(path), detail="")
    connection = connect(path)
    try:
        check_own(connection, path)
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        if version != (known := len(scripts())):
            problem = "ledger-newer" if version > known else "ledger-older"
            raise StorageError(problem, version=version, known=known)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
    except BaseException as error:
        connection.close()
        if isinstance(error, SQLITE_ERRORS):
            raise _refuse_opening(path, error) from error
        raise
    return connection


def _open_for_reading(path: Path) -> sqlite3.Connection:
    try:
        reader = connect(path)
        reader.execute("PRAGMA query_only = ON")
        reader.execute("SELECT 1 FROM play").close()  # opens its files, which may be gone later
    except SQLITE_ERRORS as error:
        raise _refuse_opening(path, error) from error
    return reader


def _refuse_opening(path: Path, error: SqliteError) -> StorageError:
    if is_corrupt(error) and getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_NOTADB:
        return StorageError("ledger-damaged")
    return StorageError("ledger-file", path=str(path), detail=str(error))


def _probe(db: sqlite3.Connection) -> None:
    """Write something that needs room, and remove it."""
    db.execute("INSERT INTO probe (filler) VALUES (zeroblob(8192))")
    db.execute("DELETE FROM probe")


def _empty_log(path: Path) -> bool:
    """Move SQLite's log into the database and cut it to nothing; False: somebody reads it."""
    try:
        with closing(connect(path, PAUSE)) as db:
            busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy
