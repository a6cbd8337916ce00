"""One thing after another: the work of a table, in the order it came.

Whoever asks does the work once it is their turn, and is not to be cancelled meanwhile:
an act is never left half done.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from doubloon.core.errors import DoubloonError

log = structlog.get_logger()
Answer = TypeVar("Answer")

_posted: set[asyncio.Task[None]] = set()
"""Work nobody waits for; the event loop alone would not hold on to it."""


class WorkQueue:
    __slots__ = ("_turn", "_waiting")

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    @property
    def busy(self) -> bool:
        return self._waiting > 0

    def post(self, work: Callable[[], Awaitable[object]]) -> None:
        """Have this done; nobody waits for its answer."""
        self._waiting += 1
        task = asyncio.get_running_loop().create_task(self._do_alone(work))
        _posted.add(task)
        task.add_done_callback(_posted.discard)

    async def ask(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have this done, and wait for its answer."""
        self._waiting += 1
        try:
            async with self._turn:
                return await work()
        finally:
            self._waiting -= 1

    async def rest(self) -> None:
        """Wait until everything is done."""
        while self.busy:
            async with self._turn:
                await asyncio.sleep(0)

    async def _do_alone(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            async with self._turn:
                await work()
        except DoubloonError as error:
            log.info("work-refused", problem=error.problem)
        except Exception:
            log.exception("work-failed")
        finally:
            self._waiting -= 1
