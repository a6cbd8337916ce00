"""One thing after another: the work of a table, in the order it came.

The work runs in a task of the table's own, so that a connection that breaks off in
the middle of its act cannot leave the act half done.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from doubloon.core.errors import DoubloonError

log = structlog.get_logger()
Answer = TypeVar("Answer")


class WorkQueue:
    """A queue that has a task only while there is work."""

    __slots__ = ("_task", "_waiting")

    def __init__(self) -> None:
        self._waiting: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]]
        self._waiting = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def post(self, work: Callable[[], Awaitable[object]]) -> None:
        """Have this done; nobody waits for its answer."""
        self._put(work, None)

    async def ask(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have this done, and wait for its answer."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._put(work, future)
        return await future

    async def rest(self) -> None:
        """Wait until everything is done."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _put(self, work: Callable[[], Awaitable[Any]], future: asyncio.Future[Any] | None) -> None:
        self._waiting.append((work, future))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await _settle(*self._waiting.popleft())
        finally:
            self._task = None


async def _settle(work: Callable[[], Awaitable[Any]], future: asyncio.Future[Any] | None) -> None:
    try:
        answer = await work()
    except Exception as error:
        if not isinstance(error, DoubloonError):
            log.exception("work-failed")
        if future is not None and not future.done():
            future.set_exception(error)
    else:
        if future is not None and not future.done():
            future.set_result(answer)
