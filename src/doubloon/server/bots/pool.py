"""A pool of worker processes in which bots think, so that no table waits for another one.

A bot that is too slow, crashes or chooses an illegal act is replaced for that decision by the
next weaker level. The weakest level, the cabin boy, needs no process. So there is always an act,
and it comes in time.
"""

import asyncio
import json
from asyncio.subprocess import Process
from collections.abc import Sequence
from typing import Any

import structlog

from doubloon.bots import LEVELS, cabin_boy
from doubloon.core.setup import Seat, Setup
from doubloon.server.bots.worker import PlayCache, decide
from doubloon.server.workers import WorkerDied, exchange, kill, start_worker

BUSY, SLOW, DIED = "busy", "slow", "died"
"""Why there is no answer, besides the reasons that a worker gives."""

SHARE = 0.75
"""The share of the remaining time that one level may use; the rest is for weaker levels."""

_log: structlog.typing.FilteringBoundLogger = structlog.get_logger()


class PoolClosed(RuntimeError):
    """A bot was asked, or was thinking, when the server stopped."""


class NoAnswer(Exception):
    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


class BotPool:
    def __init__(
        self,
        workers: int = 2,
        seconds: float = 2.0,
        *,
        bots: str = "doubloon.bots",
        levels: Sequence[str] = LEVELS,
    ) -> None:
        """Workers start when they are needed. `bots` names the module that makes the bots."""
        self._seconds = seconds
        self._bots = bots
        self._levels = levels
        self._workers = workers
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def healthy(self) -> bool:
        """Whether workers think, or can be started."""
        return not self._closed

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [process.pid for process in (*self._idle, *self._busy)]

    async def choose(
        self, game_key: str, level: str, setup: Setup, steps: Sequence[str], seat: Seat, seed: str
    ) -> str:
        """A legal act of this seat in notation, within the time limit.

        A level chooses the same act for the same seed.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._seconds
        asked = {
            "game": game_key,
            "setup": {
                "seats": setup.seats,
                "edition": setup.edition,
                "readings": dict(setup.readings),
                "target": setup.target,
                "start": setup.start,
                "components": setup.components,
            },
            "steps": [*steps],
            "seat": seat,
            "seed": seed,
        }
        for name in self._levels_from(level):
            seconds = (deadline - loop.time()) * SHARE
            try:
                return await self._ask({**asked, "level": name}, seconds)
            except NoAnswer as failure:
                about = {"reason": failure.reason, "detail": failure.detail}
                _log.warning("bot-replaced", game=game_key, bot=name, **about)
        return await asyncio.to_thread(_choose_at_random, game_key, setup, [*steps], seat, seed)

    def _levels_from(self, level: str) -> Sequence[str]:
        """This level (or the best, if it is unknown) and all below it, best first."""
        known = self._levels
        below = known[: known.index(level) + 1] if level in known else known
        return below[::-1]

    async def _ask(self, question: dict[str, Any], seconds: float) -> str:
        reason = BUSY
        try:
            async with asyncio.timeout(seconds), self._free:
                reason = SLOW
                return await self._ask_worker(question)
        except TimeoutError:
            raise NoAnswer(reason) from None

    async def _ask_worker(self, question: dict[str, Any]) -> str:
        if self._closed:
            raise PoolClosed
        process = self._take_idle() or await self._start()
        self._busy.add(process)
        try:
            answer = await _exchange(process, json.dumps(question, default=dict).encode())
        except BaseException:
            self._end(process)
            raise
        finally:
            self._busy.remove(process)
        self._idle.append(process)
        if "text" not in answer:
            raise NoAnswer(answer["reason"], answer["detail"])
        if "builds" in answer:
            _log.info("table-builds", table=answer["builds"])
        return answer["text"]

    def _take_idle(self) -> Process | None:
        """An idle worker; of several, the one that was used last."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._end(process)
        return None

    async def _start(self) -> Process:
        """A new worker. A timeout does not interrupt its start; it is idle afterwards."""
        start = start_worker("doubloon.server.bots.worker", self._bots)
        starting = asyncio.get_running_loop().create_task(start)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._idle.append(await starting)
            raise

    def _end(self, process: Process) -> None:
        task = asyncio.get_running_loop().create_task(kill(process))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End every worker; callers that still wait get `PoolClosed`."""
        self._closed = True
        for process in self._busy:
            self._end(process)
        for _ in range(self._workers):
            await self._free.acquire()
        while self._idle:
            self._end(self._idle.pop())
        while self._ending:
            await asyncio.gather(*self._ending)
        for _ in range(self._workers):
            self._free.release()


async def _exchange(process: Process, question: bytes) -> dict[str, str]:
    try:
        answer: dict[str, str] = json.loads(await exchange(process, question))
    except WorkerDied:
        raise NoAnswer(DIED) from None
    return answer


def _choose_at_random(game: str, setup: Setup, steps: Sequence[str], seat: Seat, seed: str) -> str:
    play = PlayCache().reach(game, setup, steps)
    return play.game.write(seat, decide(cabin_boy, play, seat, seed))
