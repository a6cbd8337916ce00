"""The server that is tormented: started, killed, stopped, paused, and always back again."""

import asyncio
import os
import resource
import signal
import socket
import sys
import time
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from campaign.wire import ask

HOST = "127.0.0.1"
REFEREE = "127.0.0.9"
"""The address from which the server is asked whether it is ready."""
DESCRIPTORS = 1024
"""The soft limit with which the server starts, as on most machines."""
BACK = 10.0
"""Seconds within which the server has to be ready again; later waits are not excused."""
PATIENCE = 60.0
"""Seconds that a start or a stop may take."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that was done to the server, until it was ready again.

    `due` is when it could begin to be ready: when it was killed, asked to stop, or let go on.
    """

    kind: str
    begun: float
    due: float
    ended: float

    @property
    def excused(self) -> float:
        """Until when waits are due to this event."""
        return min(self.ended, self.due + BACK)


@dataclass(frozen=True, slots=True)
class Life:
    """One process of the server."""

    pid: int
    begun: float


class Server:
    def __init__(self, database: Path, log: Path) -> None:
        self.port = _free_port()
        self.events: list[Event] = []
        self.lives: list[Life] = []
        self.late = 0
        """Stops by SIGTERM that took too long."""
        self._command = (sys.executable, "-m", "doubloon", "serve")
        self._arguments = ("--port", str(self.port), "--db", str(database))
        self._log = log
        self._process: Process | None = None
        self._busy = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        alive = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process and alive else None

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(*self._command, *self._arguments),
                stdout=DEVNULL,
                stderr=log,
                env={**os.environ, "DOUBLOON_BACKGROUND": "off"},
                preexec_fn=_limit_descriptors,
            )
        self.lives.append(Life(self._process.pid, time.monotonic()))
        await self._wait_until_ready()

    async def kill(self) -> None:
        """Kill the process; a new one takes over."""
        async with self._busy:
            begun = time.monotonic()
            await self._end(signal.SIGKILL)
            await self._restart("kill", begun)

    async def terminate(self) -> None:
        """Ask the process to stop; a new one takes over."""
        async with self._busy:
            begun = time.monotonic()
            await self.stop()
            await self._restart("term", begun)

    async def pause(self, seconds: float) -> None:
        """Stop the process for a while."""
        async with self._busy:
            begun = time.monotonic()
            assert self._process is not None
            self._process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            self._process.send_signal(signal.SIGCONT)
            due = time.monotonic()
            await self._wait_until_ready()
            self.events.append(Event("stop", begun, due, time.monotonic()))

    async def watch(self) -> None:
        """Start the server again whenever it dies unasked."""
        while True:
            await asyncio.sleep(0.1)
            if self.pid is None and not self._busy.locked():
                async with self._busy:
                    await self._restart("died", time.monotonic())

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            await self._end(signal.SIGTERM)

    def kill_at_once(self) -> None:
        """For a campaign that is given up."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(how)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
        except TimeoutError:
            self.late += 1
            self._process.kill()
            await self._process.wait()

    async def _restart(self, kind: str, begun: float) -> None:
        await self.start()
        self.events.append(Event(kind, begun, begun, time.monotonic()))

    async def _wait_until_ready(self) -> None:
        """Wait for `/ready`, or for `/health` where there is no such page."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.pid is not None:
            with suppress(OSError):
                status, _, _ = await ask(self.port, "/ready", source=REFEREE, seconds=2)
                if status == 404:
                    status, _, _ = await ask(self.port, "/health", source=REFEREE, seconds=2)
                if status == 200:
                    return
            await asyncio.sleep(0.02)


def _limit_descriptors() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _free_port() -> int:
    """A port that clients are not given by the system, so that it stays free during a restart."""
    for port in range(20_000 + os.getpid() % 5000, 32_000):
        with socket.socket() as tried, suppress(OSError):
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((HOST, port))
            return port
    raise SystemExit("no free port")
