"""Looks at the processes of the server from outside: memory, descriptors, threads."""

import asyncio
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from campaign.server import Server

EVERY = 1.0


@dataclass(frozen=True, slots=True)
class Sample:
    """One look. Memory is resident, in megabytes."""

    at: float
    pid: int
    server: float
    workers: float
    processes: int
    descriptors: int
    threads: int


def look(pid: int) -> Sample:
    children = descendants(pid)
    return Sample(
        time.monotonic(),
        pid,
        _status(pid, "VmRSS") / 1000,
        sum(_status(child, "VmRSS") for child in children) / 1000,
        1 + len(children),
        len(os.listdir(f"/proc/{pid}/fd")),
        _status(pid, "Threads"),
    )


async def watch(server: Server, samples: list[Sample]) -> None:
    """Look again and again, until cancelled."""
    while True:
        with suppress(OSError):
            if (pid := server.pid) is not None:
                samples.append(look(pid))
        await asyncio.sleep(EVERY)


async def feel(late: list[float]) -> None:
    """Measure how late this process itself wakes up: what its clocks cannot be better than."""
    while True:
        begun = time.monotonic()
        await asyncio.sleep(0.05)
        late.append(time.monotonic() - begun - 0.05)


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *descendants(int(child))]
    return found


def _status(pid: int, name: str) -> int:
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1])
    return 0
