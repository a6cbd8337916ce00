"""One thing after another: the work of a table, in the order it came.

Whoever asks does the work once it is their turn, and is not to be cancelled meanwhile:
an act is never left half done.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from doubloon.core.errors import DoubloonError

log = structlog.get_logger()
Answer = TypeVar("Answer")

_posted: set[asyncio.Task[None]] = set()
"""Work nobody waits for; the event loop alone would not hold on to it."""


class WorkQueue:
    __slots__ = ("_asked", "_held", "_waiting")

    def __init__(self) -> None:
        self._asked = 0
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def busy(self) -> bool:
        return self._asked > 0

    def post(self, work: Callable[[], Awaitable[object]]) -> None:
        """Have this done; nobody waits for its answer."""
        self._asked += 1
        task = asyncio.get_running_loop().create_task(self._do_alone(work))
        _posted.add(task)
        task.add_done_callback(_posted.discard)

    async def ask(self, work: Callable[..., Awaitable[Answer]], *about: Any) -> Answer:
        """Have this done, and wait for its answer."""
        self._asked += 1
        try:
            if self._held:
                await self._wait()
            self._held = True
            try:
                return await work(*about)
            finally:
                self._pass_on()
        finally:
            self._asked -= 1

    async def rest(self) -> None:
        """Wait until everything is done."""
        while self.busy:
            await self.ask(asyncio.sleep, 0)

    async def _wait(self) -> None:
        """Wait for one's turn, which whoever has it passes on."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        self._held = False
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                self._held = True
                turn.set_result(None)
                return

    async def _do_alone(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await self.ask(work)
        except DoubloonError as error:
            log.info("work-refused", problem=error.problem)
        except Exception:
            log.exception("work-failed")
        finally:
            self._asked -= 1
