"""One SQLite file: a writer that commits in groups, and readers that never wait for it."""

import asyncio
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Self, TypeVar

from doubloon.server.storage.schema import LedgerError, migrate, scripts
from doubloon.server.storage.writer import Excuse, Row, Work, Writer

Answer = TypeVar("Answer")

READERS = 2
LOCK_SECONDS = 30.0
"""How long another program may hold the database before a write is given up."""

PRIVATE = 0o600
"""Nobody else on the machine reads the secrets of plays that are going on."""


class Database(ABC):
    def __init__(self, path: Path) -> None:
        self._path = path
        self._closed = False
        self._writer = Writer(_opened(path), self._inserted)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="ledger-reader")
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            reader = _connected(path)
            reader.execute("PRAGMA query_only = ON")
            self._readers.put(reader)

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Self:
        """What this file holds; it is made, or brought up to date, if need be."""
        return cls(Path(path))

    @property
    def commits(self) -> int:
        """Transactions that reached the disk since this was opened."""
        return self._writer.commits

    async def close(self) -> None:
        """Store what was handed in before, then let go of the file."""
        if not self._closed:
            self._closed = True
            self._writer.hand_over()
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        for _ in range(READERS):
            self._readers.get().close()
        self._writer.close()

    async def backup(self, path: str | os.PathLike[str]) -> None:
        """A copy as of this moment, whole or not there at all; nobody waits for it."""
        await asyncio.to_thread(_copy, self._path, Path(path))

    @staticmethod
    @abstractmethod
    def _inserted(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
        """Put rows where they belong: what comes most often is written together."""

    async def _write(self, work: Work[Answer], excuse: Excuse[Answer] = lambda _: None) -> Answer:
        """What the work answers, once it is on the disk."""
        try:
            return await self._hand.write(work, excuse)
        except sqlite3.Error as error:
            raise failure(error) from error

    @property
    def _hand(self) -> Writer:
        """Whoever writes, as long as there is somebody."""
        if self._closed:
            raise LedgerError("ledger-closed")
        return self._writer

    async def _execute(self, statement: str, *values: object) -> None:
        await self._write(lambda db: db.execute(statement, values).rowcount)

    async def _read(self, work: Work[Answer]) -> Answer:
        if self._closed:
            raise LedgerError("ledger-closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._lend, work)

    def _lend(self, work: Work[Answer]) -> Answer:
        reader = self._readers.get()
        try:
            return work(reader)
        finally:
            self._readers.put(reader)


def failure(error: sqlite3.Error) -> LedgerError:
    """Why something could not be written, by name."""
    refused = isinstance(error, sqlite3.IntegrityError)
    return LedgerError("ledger-refused" if refused else "ledger-failed", detail=str(error))


def _opened(path: Path) -> sqlite3.Connection:
    """A connection that may write, to a database of the version this program knows."""
    try:
        _make_private(path)
        connection = _connected(path)
    except (OSError, sqlite3.Error) as error:
        raise LedgerError("ledger-file", path=str(path), detail=str(error)) from error
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is erased is gone from the file too
        migrate(connection, scripts())
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise LedgerError("ledger-file", path=str(path), detail=str(error)) from error
        raise
    return connection


def _connected(path: Path) -> sqlite3.Connection:
    """A connection that leaves transactions to us, used by one thread at a time."""
    return sqlite3.connect(
        path, timeout=LOCK_SECONDS, isolation_level=None, check_same_thread=False
    )


def _make_private(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))


def _copy(source: Path, target: Path) -> None:
    """Copied beside its place first: a copy cut short is never taken for a whole one."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        _make_private(part)
        with closing(_connected(source)) as from_, closing(_connected(part)) as to:
            from_.backup(to)
            to.execute("PRAGMA journal_mode = DELETE")
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise LedgerError("ledger-file", path=str(target), detail=str(error)) from error
