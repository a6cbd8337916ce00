"""Bots think in processes of their own, so that no table waits for another's.

A bot that is too slow, crashes or answers something illegal is replaced for that
decision by the next simpler level. The last in line, the cabin boy, plays without
a process: so there is always an act, and it comes in time.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any

import structlog

from doubloon.bots import LEVELS, cabin_boy
from doubloon.core.setup import Seat, Setup
from doubloon.server.bots.worker import Memory, considered

BUSY, SLOW, DIED = "busy", "slow", "died"
"""Why there is no answer, beside the reasons a process gives itself."""

SHARE = 0.75
"""Of the time that is left, what one level may use: the rest is for those that replace it."""

_log: structlog.typing.FilteringBoundLogger = structlog.get_logger()


class Closed(RuntimeError):
    """Bots were asked, or still thinking, when the server stopped."""


class NoAnswer(Exception):
    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


class Thinkers:
    def __init__(
        self,
        workers: int = 2,
        seconds: float = 2.0,
        *,
        bots: str = "doubloon.bots",
        levels: Sequence[str] = LEVELS,
    ) -> None:
        """Processes start when they are needed; `bots` is the module they take bots from."""
        self._seconds = seconds
        self._bots = bots
        self._levels = levels
        self._workers = workers
        self._room = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The processes there are, by id."""
        return [process.pid for process in (*self._idle, *self._busy)]

    async def choose(
        self, game_key: str, level: str, setup: Setup, steps: Sequence[str], seat: Seat, seed: str
    ) -> str:
        """A legal act of this seat in notation, after at most so many seconds.

        The same level answers the same for the same seed.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._seconds
        terms = {field.name: getattr(setup, field.name) for field in fields(setup)}
        asked = {"game": game_key, "setup": terms, "steps": [*steps], "seat": seat, "seed": seed}
        for name in self._not_above(level):
            seconds = (deadline - loop.time()) * SHARE
            try:
                return await self._asked({**asked, "level": name}, seconds)
            except NoAnswer as none:
                about = {"reason": none.reason, "detail": none.detail}
                _log.warning("bot-replaced", game=game_key, bot=name, **about)
        return await asyncio.to_thread(_in_a_hurry, game_key, setup, [*steps], seat, seed)

    def _not_above(self, level: str) -> Sequence[str]:
        """This level, or the best there is if it is unknown, and all below, best first."""
        known = self._levels
        below = known[: known.index(level) + 1] if level in known else known
        return below[::-1]

    async def _asked(self, question: dict[str, Any], seconds: float) -> str:
        reason = BUSY
        try:
            async with asyncio.timeout(seconds), self._room:
                reason = SLOW
                return await self._answered(question)
        except TimeoutError:
            raise NoAnswer(reason) from None

    async def _answered(self, question: dict[str, Any]) -> str:
        if self._closed:
            raise Closed
        process = self._rested() or await self._started()
        self._busy.add(process)
        try:
            told = await _exchanged(process, json.dumps(question, default=dict).encode())
        except BaseException:
            self._end(process)
            raise
        finally:
            self._busy.remove(process)
        self._idle.append(process)
        if "text" not in told:
            raise NoAnswer(told["reason"], told["detail"])
        if "builds" in told:
            _log.info("table-builds", table=told["builds"])
        return told["text"]

    def _rested(self) -> Process | None:
        """A process with nothing to do, the one that thought last if there are several."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._end(process)
        return None

    async def _started(self) -> Process:
        """A new process; once begun it is not left half started, also not for a timeout."""
        here = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        start = asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "doubloon.server.bots.worker", self._bots),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, **here},
            start_new_session=True,  # Ctrl-C in a terminal is for the server alone
        )
        starting = asyncio.get_running_loop().create_task(start)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._idle.append(await starting)
            raise

    def _end(self, process: Process) -> None:
        task = asyncio.get_running_loop().create_task(_ended(process))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End every process; whoever still waits for one is told so."""
        self._closed = True
        for process in self._busy:
            self._end(process)
        for _ in range(self._workers):
            await self._room.acquire()
        while self._idle:
            self._end(self._idle.pop())
        while self._ending:
            await asyncio.gather(*self._ending)
        for _ in range(self._workers):
            self._room.release()


async def _exchanged(process: Process, question: bytes) -> dict[str, str]:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
    except ConnectionError:
        line = b""
    if not line:
        raise NoAnswer(DIED)
    told: dict[str, str] = json.loads(line)
    return told


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()


def _in_a_hurry(game: str, setup: Setup, steps: Sequence[str], seat: Seat, seed: str) -> str:
    play = Memory().reached(game, setup, steps)
    return play.game.write(seat, considered(cabin_boy, play, seat, seed))
