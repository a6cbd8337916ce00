"""The memory of idle tables: ten thousand whose plays wait, and after they left memory.

    python bench/idle_tables.py [--tables N] [--moves N]

Opens the tables in one server without its network, with two people at each. Plays some moves,
disconnects everybody, and prints the additional memory of the process for each table. Then drops
all tables from memory, opens new ones, and loads some of the old ones again.
"""

import argparse
import asyncio
import ctypes
import gc
import json
import logging
import random
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog
import uvloop

from doubloon.core.setup import Seat, Setup
from doubloon.server.server import Server
from doubloon.server.session.connection import Connection
from doubloon.server.settings import Settings

LIMIT = 20.0
"""Kilobytes that a table may use."""
AT_ONCE = 200
"""Tables opened at the same time, so that they share commits."""


class NoBots:
    """No seat is a bot's."""

    healthy = True

    async def choose(
        self, game_key: str, level: str, setup: Setup, steps: Sequence[str], seat: Seat, seed: str
    ) -> str:
        raise AssertionError((game_key, level, setup, len(steps), seat, seed))

    async def close(self) -> None:
        """There is nothing to end."""


class Person:
    """A guest at a table, on a connection without a network."""

    def __init__(self, server: Server, guest: str) -> None:
        self._connection = Connection(server.services, guest, "127.0.0.1")
        self.view: dict[str, Any] = {}

    async def say(self, type: str, **fields: Any) -> str:
        """Ask for something; the table of the answer."""
        await self._connection.receive(json.dumps({"type": type, **fields}))
        return await self.listen()

    async def listen(self) -> str:
        """Receive everything that waits."""
        table = ""
        while len(self._connection.outbox):
            message = json.loads(*self._connection.outbox.pop())
            match message["type"]:
                case "view":
                    self.view = message
                case "done":
                    table = message["table"]
                case "refused":
                    raise SystemExit(f"refused: {message}")
        return table

    def go(self) -> None:
        self._connection.outbox.close()
        self._connection.leave()


async def table(server: Server, number: int, moves: int, chance: random.Random) -> str:
    """A table of King's Gold after so many moves, whose people have disconnected."""
    people = [Person(server, f"{name}-{number}") for name in ("first", "second")]
    first, second = people
    for person in people:
        await person.say("hello")
    made = await first.say("create", game="kings-gold", seats=2)
    await second.say("open", table=made)
    for seat, person in enumerate(people, start=1):
        await person.say("sit", table=made, seat=seat)
    await first.say("start", table=made)
    await second.listen()
    for _ in range(moves):
        if (seat := first.view["to_act"]) is None:
            break
        due, n = people[seat - 1], first.view["n"] + 1
        text = chance.choice(due.view["view"]["acts"])
        await due.say("act", table=made, n=n, id=f"{n}", text=text)
        for person in people:
            await person.listen()
    for person in people:
        person.go()
    return made


def resident() -> float:
    """Kilobytes of the process, after it has returned unused memory to the system."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(tables: int, moves: int) -> None:
    chance = random.Random(1)
    with TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/idle.sqlite", idle=0.0).with_rate(0)
        server = Server(settings, NoBots())
        await several(server, range(-AT_ONCE, 0), moves, chance)
        server.tables.sweep()
        before = resident()
        opened = await several(server, range(tables), moves, chance)
        held = (resident() - before) / tables
        verdict = "holds" if held < LIMIT else "missed"
        print(f"{len(server.tables)} idle tables after {moves} moves each: {held:.1f} kB each;")
        print(f"  under {LIMIT:.0f} kB {verdict}")
        server.tables.sweep()
        await asyncio.sleep(1)
        left = (resident() - before) / tables
        print(
            f"{len(server.tables)} in memory: {left:.1f} kB for each that was there not given back,"
        )
        again = max(1, tables // 5)
        await several(server, range(tables, tables + again), moves, chance)
        used = max(0.0, (resident() - before - left * tables) / again)
        print(f"  but used again: {again} new tables take {used:.1f} kB more each")
        begun = time.perf_counter()
        for one in opened[:100]:
            await server.tables.find(one)
        took = (time.perf_counter() - begun) * 1000 / len(opened[:100])
        print(f"{took:.1f} ms to bring one back")
        await server.close()


async def several(server: Server, which: range, moves: int, chance: random.Random) -> list[str]:
    opened: list[str] = []
    for begun in range(0, len(which), AT_ONCE):
        few = which[begun : begun + AT_ONCE]
        opened += await asyncio.gather(*(table(server, n, moves, chance) for n in few))
    return opened


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=20)
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(asked.tables, asked.moves))


if __name__ == "__main__":
    main()
