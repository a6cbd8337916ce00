"""The worker processes of the pool: started when they are needed, kept warm, ended."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable
from dataclasses import dataclass, field

from doubloon.server.workers import WorkerDied, exchange, kill, start_worker

STARTING = 30.0
"""Seconds that a new worker may take until it is ready."""
RETRY = 5.0
"""Seconds after which a worker is started again, where none could be started."""


@dataclass(eq=False, slots=True)
class Worker:
    process: Process
    known: set[tuple[str, str]] = field(default_factory=set)
    """Games and levels that it has thought about; it has loaded what they need."""


class Workers:
    def __init__(self, bots: str, now: Callable[[], float]) -> None:
        """`bots` names the module that makes the bots."""
        self._bots, self._now = bots, now
        self._idle: list[Worker] = []
        self.alive: dict[Process, None] = {}
        """Every process, also one that starts."""
        self._ending: set[asyncio.Task[None]] = set()
        self._failed_at: float | None = None
        self._stopped = False

    @property
    def idle(self) -> int:
        """How many have nothing to do."""
        return sum(worker.process.returncode is None for worker in self._idle)

    @property
    def failed(self) -> bool:
        """Whether none could be started when that was tried last."""
        return self._failed_at is not None

    @property
    def any(self) -> bool:
        """Whether there are workers, or it is worth trying to start one."""
        failed = self._failed_at
        return bool(self.alive) or failed is None or self._now() >= failed + RETRY

    async def take(self) -> Worker:
        """An idle worker, of several the one that was used last; or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.process.returncode is None:
                return worker
            self.end(worker.process)
        try:
            worker = await self._start()
        except (WorkerDied, OSError, TimeoutError):
            if not self._stopped:
                self._failed_at = self._now()
            raise
        self._failed_at = None
        return worker

    def put_back(self, worker: Worker) -> None:
        self._idle.append(worker)

    async def _start(self) -> Worker:
        """A new worker that is ready for its first question."""
        process = await start_worker("doubloon.server.bots.worker", self._bots)
        self.alive[process] = None
        try:
            if self._stopped:
                raise WorkerDied
            async with asyncio.timeout(STARTING):
                await exchange(process, b"{}")
        except BaseException:
            self.end(process)
            raise
        return Worker(process)

    def end(self, process: Process) -> None:
        self.alive.pop(process, None)
        task = asyncio.get_running_loop().create_task(kill(process))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    def stop(self) -> None:
        """End all; one that is being started ends when it has."""
        self._stopped = True
        self._idle.clear()
        for process in [*self.alive]:
            self.end(process)

    async def rest(self) -> None:
        """Wait until all have ended."""
        while self._ending:
            await asyncio.wait(self._ending)
