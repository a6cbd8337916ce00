"""The luck of finished plays, computed in a process of its own that ends with its answer.

The values behind it need NumPy, and a long play takes seconds. Bots keep their workers, and the
process has a lower priority than everything that somebody waits for.
"""

import asyncio
import json
import sys
from asyncio.subprocess import Process
from collections import OrderedDict
from contextlib import suppress

import structlog

from doubloon.analysis.luck import Luck, sum_luck
from doubloon.core import record
from doubloon.core.play import replay
from doubloon.core.record import Record
from doubloon.games import get
from doubloon.server.workers import lower_priority, start_worker

SECONDS = 30.0
"""How long one play may take, waiting for its turn included; after that its luck is not known."""

PRIORITY = 10
"""How much it yields to others; bots, which people wait for, yield less."""

KEPT = 64
"""Answers kept from one request to the next."""

_log: structlog.typing.FilteringBoundLogger = structlog.get_logger()


class LuckMeter:
    """Measures one play at a time."""

    def __init__(self, seconds: float = SECONDS, module: str = __name__) -> None:
        """`module` is run as a program that reads a record and prints its luck as JSON."""
        self._seconds, self._module = seconds, module
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, Luck | None] = OrderedDict()
        self._running: Process | None = None

    async def measure(self, name: str, found: Record) -> Luck | None:
        """The luck of each seat in the record of this name; None where it is not known."""
        if name in self._kept:
            return self._kept[name]
        try:
            async with asyncio.timeout(self._seconds), self._turn:
                if name not in self._kept:
                    self._keep(name, await self._ask(record.write(found).encode()))
                return self._kept[name]
        except TimeoutError:
            _log.warning("luck-slow", game=found.game, steps=len(found.steps))
            return None

    async def _ask(self, text: bytes) -> Luck | None:
        self._running = process = await start_worker(self._module)
        try:
            answer, _ = await process.communicate(text)
        finally:
            self._running = None
            with suppress(ProcessLookupError):
                process.kill()
        if process.returncode or not answer:
            _log.warning("luck-unknown", code=process.returncode)
            return None
        told: list[float] | None = json.loads(answer)
        return None if told is None else tuple(told)

    def _keep(self, name: str, luck: Luck | None) -> None:
        self._kept[name] = luck
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """End the process that is measuring, if any; whoever waits for it learns nothing."""
        if self._running is not None:
            with suppress(ProcessLookupError):
                self._running.kill()


def main() -> None:
    """Read a record from standard input and print the luck of its seats."""
    lower_priority(PRIORITY)
    found = record.read(sys.stdin.read())
    luck = sum_luck(replay(get(found.game), found), found.setup)
    print(json.dumps(luck))


if __name__ == "__main__":
    main()
