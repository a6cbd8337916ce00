"""The single writer: jobs that are queued at the same time share one commit.

A commit waits for the disk, and that is nearly its whole cost. So the writer takes everything
that is queued into one commit. Nobody is answered before the commit.
"""

import asyncio
import os
import sqlite3
import time
from binascii import b2a_base64
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from itertools import chain
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog

from doubloon.server.storage.damage import report
from doubloon.server.storage.protocol import Appended, Line, StorageError, TableRow
from doubloon.server.storage.sqlite.connecting import SQLITE_ERRORS, is_corrupt

log = structlog.get_logger()
Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]
Explain = Callable[[sqlite3.Connection, str, Sequence[Line]], Appended | None]
"""Why the lines of a play were refused; None where no refusal has a name."""
Finish = Callable[[str, TableRow], Work[None]]
"""Makes the work that ends a play at its table."""

LARGEST_GROUP = 1000
"""Jobs in one commit, so that the first of them does not wait too long."""

_MOST_HEADS = 100_000
"""Plays whose last hash is remembered."""

_INSERT = "INSERT INTO step (play, n, text, act_id, at, chain)"
_FROM_JSON = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(6))
_HEAD = "SELECT n, chain FROM head WHERE play = ?"
_NUL = r"\u0000"
_encode = msgspec.json.Encoder().encode

Row = tuple[object, ...]
"""Play, number, text, act and time of a step."""


class _Job(NamedTuple):
    work: Work[Any] | None
    """None: only step rows."""
    rows: Sequence[Row]
    explain: Work[Any] | None
    """What may answer instead of an error."""
    answer: "asyncio.Future[Any]"


class Writer:
    """A thread with the only connection that writes. It is used from one event loop."""

    def __init__(
        self, connection: sqlite3.Connection, check_place: Callable[[], None] = lambda: None
    ) -> None:
        """`check_place` raises an error if what is written would not be found again."""
        self.commits = 0
        self.stored = -inf
        """When the last commit was durable; minus infinity if the last one failed."""
        self.corrupt = False
        self.closed = False
        self._connection = connection
        self._check_place = check_place
        self._heads: dict[object, tuple[object, str]] = {}
        """By play, the number and the chain of its last step, as far as they are known."""
        self._waiting: list[_Job] = []
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="ledger-writer", daemon=True)
        self._thread.start()

    async def append(
        self,
        play: str,
        lines: Sequence[Line],
        table: TableRow | None = None,
        *,
        explain: Explain,
        finish: Finish,
    ) -> Appended:
        """Store all of these steps or none, in one statement with those of other plays.

        With a table they are the last: the play is finished in the same transaction.
        """
        if table is not None:
            return await self.append_with(play, lines, explain, after=finish(play, table))
        rows = [(play, *line) for line in lines]
        refusal = await self._queue(None, rows, lambda db: explain(db, play, lines))
        return refusal or Appended.COMMITTED

    async def append_with(
        self,
        play: str,
        lines: Sequence[Line],
        explain: Explain,
        *,
        before: Work[None] | None = None,
        after: Work[None] | None = None,
    ) -> Appended:
        """Store all of these steps and do this work in one transaction, or nothing at all."""
        rows = [(play, *line) for line in lines]

        def store(db: sqlite3.Connection) -> None:
            if before is not None:
                before(db)
            if rows:
                self.insert(rows)
            if after is not None:
                after(db)

        refusal = await self._queue(store, (), lambda db: explain(db, play, lines))
        return refusal or Appended.COMMITTED

    async def write(self, work: Work[Answer]) -> Answer:
        """What the work returns, once it is on the disk; if it fails, nothing of it remains.

        Work may run twice, the first time in vain.
        """
        answer: Answer = await self._queue(work, (), None)
        return answer

    async def _queue(
        self, work: Work[Any] | None, rows: Sequence[Row], explain: Work[Any] | None
    ) -> Any:
        if self.closed:
            raise StorageError("ledger-closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if not self._waiting:  # the thread is woken once for all that is queued at a time
            answer.get_loop().call_soon(self._hand_over)
        self._waiting.append(_Job(work, rows, explain, answer))
        try:
            return await answer
        except StorageError as error:
            report(error)
            raise
        except SQLITE_ERRORS as error:
            if is_corrupt(error):
                self.corrupt = True
                damage = StorageError("ledger-damaged")
                report(damage)
                raise damage from error
            refused = isinstance(error, sqlite3.IntegrityError)
            problem = "ledger-refused" if refused else "ledger-failed"
            raise StorageError(problem, detail=str(error)) from error
        finally:
            del answer  # it holds the error, whose traceback holds this frame

    def _hand_over(self) -> None:
        """Give the thread what is queued."""
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    def stop_accepting(self) -> None:
        """Refuse new jobs; those queued before are still written."""
        self.closed = True
        self._hand_over()

    def close(self) -> None:
        """Wait until everything queued before is written. This blocks."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while (group := self._jobs.get()) is not None:
            try:
                outcomes = self._commit(group)
            except Exception as error:  # whatever it was, the next group is written
                self.stored = -inf
                with suppress(sqlite3.Error):
                    self._roll_back()
                outcomes = [error] * len(group)
            with suppress(RuntimeError):  # the event loop is closed: nobody waits any more
                group[0].answer.get_loop().call_soon_threadsafe(_settle, group, outcomes)

    def _commit(self, group: list[_Job]) -> list[Any]:
        """The outcome of each job, including those that were queued meanwhile."""
        self._add_waiting(group)
        self._check_place()
        try:
            outcomes = self._do_together(group)
        except Exception:  # again, one by one: nearly twice the work, and rarely necessary
            self._roll_back()
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._do_alone(job) for job in group]
            self._connection.execute("COMMIT")
        self._check_place()  # again, before anybody is told
        self.commits += 1
        self.stored = time.monotonic()
        return outcomes

    def _do_together(self, group: list[_Job]) -> list[Any]:
        """Do all jobs in order. Step rows of neighbours become one statement.

        Each statement waits for the interpreter's lock. Rows alone are a single statement, which
        is its own transaction.
        """
        outcomes, rows = list[Any](), list[Row]()
        for job in group:
            if job.work is None:
                rows += job.rows
                outcomes.append(None)
                continue
            if not self._connection.in_transaction:
                self._connection.execute("BEGIN IMMEDIATE")
            if rows:
                self.insert(rows)
                rows = []
            outcomes.append(job.work(self._connection))
        if rows:
            self.insert(rows)
        if self._connection.in_transaction:
            self._connection.execute("COMMIT")
        return outcomes

    def _add_waiting(self, group: list[_Job]) -> None:
        while len(group) < LARGEST_GROUP:
            try:
                more = self._jobs.get_nowait()
            except Empty:
                return
            if more is None:
                self._jobs.put(None)
                return
            group += more

    def _do_alone(self, job: _Job) -> Any:
        """A job's answer or its error. A job that fails leaves the others of its group alone."""
        self._connection.execute("SAVEPOINT job")
        try:
            if job.work is None:
                self.insert(job.rows)
                outcome = None
            else:
                outcome = job.work(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:  # a full disk takes the whole group with it
                raise
            self._connection.execute("ROLLBACK TO job")
            self._heads.clear()
            reason = None if job.explain is None else job.explain(self._connection)
            outcome = error if reason is None else reason
        self._connection.execute("RELEASE job")
        return outcome

    def insert(self, rows: Sequence[Row]) -> None:
        """Insert step rows in one statement, each chained to the one before.

        Work may call it, since it runs in the thread of the writer.
        """
        linked = [self._link(row) for row in rows]
        text = _encode(linked).decode()
        if _NUL in text:  # SQLite's JSON functions do not return this character
            values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
            self._connection.execute(f"{_INSERT} VALUES {values}", [*chain.from_iterable(linked)])
        else:
            self._connection.execute(f"{_INSERT} SELECT {_FROM_JSON} FROM json_each(?)", (text,))

    def _link(self, row: Row) -> Row:
        """The row with its chain. A row that does not follow is refused by the database."""
        play, n, *_ = row
        assert isinstance(n, int)
        last, before = self._heads.get(play, (None, ""))
        if last != n - 1:
            last, before = self._connection.execute(_HEAD, (play,)).fetchone() or (None, "")
        if last != n - 1:
            return (*row, "")
        here = link(before, *row)
        if len(self._heads) >= _MOST_HEADS:
            self._heads.clear()
        self._heads[play] = (n, here)
        return (*row, here)

    def _roll_back(self) -> None:
        self._heads.clear()  # what was linked meanwhile is not stored
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


class Place:
    """The files of an open database, as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = [path, path.with_name(f"{path.name}-wal")]
        self._opened = self._look()
        self._gone = False

    def check(self) -> None:
        """Refuse to write where nothing would be found again: the files are gone or replaced."""
        gone = self._look() != self._opened
        if gone != self._gone:
            self._gone = gone
            if gone:
                log.error("ledger-gone", path=str(self._path))
            else:
                log.warning("ledger-back", path=str(self._path))
        if gone:
            raise StorageError("ledger-gone", path=str(self._path))

    def _look(self) -> list[tuple[int, int] | None]:
        return [_identity(file) for file in self._files]


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_digest(content: bytes) -> str:
    """The hash of something that is stored."""
    return b2a_base64(blake2b(content, digest_size=15).digest(), newline=False).decode()


def link(previous: str, *row: object) -> str:
    """The chain of a step: play, number, text, act and time, after the chain before it."""
    return make_digest(previous.encode() + _encode(row))


def _settle(group: list[_Job], outcomes: list[Any]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.answer.done():  # the caller was cancelled
            continue
        if isinstance(outcome, Exception):
            job.answer.set_exception(outcome)
        else:
            job.answer.set_result(outcome)
