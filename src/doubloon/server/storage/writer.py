"""The one hand that writes: jobs that wait at the same time share one commit.

A commit waits for the disk, and that is nearly all it costs; so whatever has come
in by then goes with it. Nobody is answered before the commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

Answer = TypeVar("Answer")

LARGEST_GROUP = 1000
"""Jobs in one commit, so that the first of them does not wait for ever."""


Work = Callable[[sqlite3.Connection], Answer]
Excuse = Callable[[sqlite3.Connection], Answer | None]


Row = tuple[object, ...]
Insert = Callable[[sqlite3.Connection, Sequence[Row]], None]


class _Job(NamedTuple):
    work: Work[Any] | None
    """None: only rows."""
    rows: Sequence[Row]
    excuse: Excuse[Any]
    answer: "asyncio.Future[Any]"


class Writer:
    """A thread with the only connection that writes; it is used from one event loop."""

    def __init__(self, connection: sqlite3.Connection, insert: Insert) -> None:
        self.commits = 0
        self._connection = connection
        self._insert = insert
        self._waiting: list[_Job] = []
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="ledger-writer", daemon=True)
        self._thread.start()

    def write(
        self, work: Work[Answer], excuse: Excuse[Answer] = lambda _: None
    ) -> "asyncio.Future[Answer]":
        """What the work answers, once it is on the disk; all of it happens or nothing.

        Work may be done twice, the first time in vain. If it fails, nothing of it is left,
        and the excuse may find an answer instead of the error.
        """
        return self._hand_in(work, (), excuse)

    def insert(
        self, rows: Sequence[Row], excuse: Excuse[Answer] = lambda _: None
    ) -> "asyncio.Future[Answer | None]":
        """None, once these rows are on the disk, together with those others hand in."""
        return self._hand_in(None, rows, excuse)

    def _hand_in(
        self, work: Work[Answer] | None, rows: Sequence[Row], excuse: Excuse[Answer]
    ) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if not self._waiting:  # the writer is woken once for all that happens at a time
            answer.get_loop().call_soon(self.hand_over)
        self._waiting.append(_Job(work, rows, excuse, answer))
        return answer

    def hand_over(self) -> None:
        """Let the writer have what was handed in."""
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    def close(self) -> None:
        """Wait until everything handed over before is written."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while (group := self._jobs.get()) is not None:
            try:
                outcomes = self._committed(group)
            except Exception as error:  # whatever it was, the next group is written
                self._roll_back()
                outcomes = [error] * len(group)
            with suppress(RuntimeError):  # nobody waits any more: the event loop is closed
                group[0].answer.get_loop().call_soon_threadsafe(_settle, group, outcomes)

    def _committed(self, group: list[_Job]) -> list[Any]:
        """What each job comes to, together with whatever has come in meanwhile."""
        self._gather(group)
        try:
            outcomes = self._together(group)
        except Exception:  # once more, each by itself: nearly twice the work, and rarely needed
            self._roll_back()
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._by_itself(job) for job in group]
            self._connection.execute("COMMIT")
        self.commits += 1
        return outcomes

    def _together(self, group: list[_Job]) -> list[Any]:
        """All in order, with the rows of neighbours as one.

        Every statement waits for its turn to run; rows alone are one, and a commit of their own.
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
                self._insert(self._connection, rows)
                rows = []
            outcomes.append(job.work(self._connection))
        if rows:
            self._insert(self._connection, rows)
        if self._connection.in_transaction:
            self._connection.execute("COMMIT")
        return outcomes

    def _gather(self, group: list[_Job]) -> None:
        """Let whatever has come in join the group."""
        while len(group) < LARGEST_GROUP:
            try:
                more = self._jobs.get_nowait()
            except Empty:
                return
            if more is None:
                self._jobs.put(None)
                return
            group += more

    def _by_itself(self, job: _Job) -> Any:
        """A job's answer or its error; one that fails leaves the others of its group alone."""
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = self._done(job)
        except Exception as error:
            if not self._connection.in_transaction:  # a full disk takes the whole group with it
                raise
            self._connection.execute("ROLLBACK TO job")
            outcome = job.excuse(self._connection) or error
        self._connection.execute("RELEASE job")
        return outcome

    def _done(self, job: _Job) -> Any:
        if job.work is not None:
            return job.work(self._connection)
        self._insert(self._connection, job.rows)
        return None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _settle(group: list[_Job], outcomes: list[Any]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.answer.done():  # whoever asked was cancelled
            continue
        if isinstance(outcome, Exception):
            job.answer.set_exception(outcome)
        else:
            job.answer.set_result(outcome)
