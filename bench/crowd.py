"""Captains in a crowd: what becomes of their level, and of everybody else's time.

    python bench/crowd.py [--tables 8,200] [--seats N] [--people N] [--seconds N] [--workers N]

For each number of tables a server is started afresh. One host opens so many tables of Gold Up and
fills every seat with a captain. Meanwhile some people play King's Gold without bots, each at a
table of their own, and one more plays Gold Up against a captain. For each number of tables it
prints

* the share of the bots' decisions made at each level, by the server's own figures;
* how long people waited for `done` after an act, and how long for the captain, in milliseconds;
* the processor time of the server and of its workers, as a share of one core.

Nothing is counted before all tables are open.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

CROWDED, QUIET = "gold-up", "kings-gold"
PAUSE, PONDER = 0.05, 1.0
"""Seconds that people think without bots, and against a captain."""
TICKS = os.sysconf("SC_CLK_TCK")
DECISIONS = re.compile(r'^doubloon_decisions_total\{.*?level="([^"]*)".*\} (\S+)$', re.MULTILINE)


class Person:
    """A guest with one connection. Of every seat only the newest view is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._ids = socket, count(1)
        self._views: dict[tuple[str, int | None], dict[str, Any]] = {}
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())
        self.acts: list[float] = []
        """Seconds until each act was done."""
        self.waits: list[float] = []
        """Seconds from each act until the next decision of this person."""

    async def _listen(self) -> None:
        async for frame in self._socket:
            told = json.loads(frame)
            if told["type"] == "view":
                self._views[told["table"], told["seat"]] = told
                self._news.set()
            elif (answer := self._answers.pop(told.get("id", ""), None)) and not answer.done():
                answer.set_result(told)

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        id = str(next(self._ids))
        self._answers[id] = answer = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": type, "id": id, **fields}))
        told: dict[str, Any] = await answer
        if told["type"] == "refused":
            raise SystemExit(f"the server refused {type}: {told}")
        return told

    async def open(self, game: str, seats: int, own: int) -> str:
        """Start a table with so many own seats, and captains in the others."""
        table: str = (await self.ask("create", game=game, seats=seats, shuffle=False))["table"]
        for seat in range(1, seats + 1):
            if seat <= own:
                text = random.randbytes(16).hex()
                await self.ask("sit", table=table, seat=seat, text=text)
            else:
                await self.ask("fill", table=table, seat=seat, level="captain")
        await self.ask("start", table=table)
        return table

    async def play(self, game: str, own: int, pause: float) -> None:
        """Play one table after another, for this many of two seats."""
        while True:
            table, begun = await self.open(game, 2, own), None
            while not (view := await self._turn(table, own))["result"]:
                if begun is not None:
                    self.waits.append(time.perf_counter() - begun)
                await asyncio.sleep(pause)
                text = await self._choose(view)
                begun = time.perf_counter()
                await self.ask("act", table=table, n=view["n"] + 1, text=text)
                self.acts.append(time.perf_counter() - begun)

    async def _turn(self, table: str, own: int) -> dict[str, Any]:
        """The newest view of a seat to act, or of the end."""
        while True:
            views = [self._views.get((table, seat)) for seat in range(1, own + 1)]
            newest = max((view["n"] for view in views if view), default=0)
            for view in views:
                if view and view["n"] == newest and view["n"] >= 1:
                    if view["result"] or view["to_act"] == view["seat"]:
                        self._views.clear()
                        return view
            self._news.clear()
            await self._news.wait()

    async def _choose(self, view: dict[str, Any]) -> str:
        """Any act; where none are listed, the first words that make one."""
        acts: Sequence[str] | None = view["view"]["acts"]
        if acts is not None:
            return random.choice(acts)
        asked: dict[str, Any] = {"more": [""], "whole": False}
        while not asked["whole"]:
            prefix = random.choice(asked["more"])
            asked = await self.ask("ask", table=view["table"], n=view["n"] + 1, prefix=prefix)
        return f"p{view['seat']} {asked['prefix']}"


@asynccontextmanager
async def person(port: int) -> AsyncIterator[Person]:
    async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        yield Person(socket)


@asynccontextmanager
async def running_server(folder: str, workers: int | None) -> AsyncIterator[tuple[int, int]]:
    """The process id and the port of a server without rate limits."""
    words = ["serve", "--port", "0", "--rate", "0", "--db", f"{folder}/crowd.sqlite"]
    chosen = [] if workers is None else ["--workers", str(workers)]
    with (Path(folder) / "log").open("w") as log:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "doubloon", *words, *chosen),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "DOUBLOON_BACKGROUND": "off"},
        )
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        try:
            yield server.pid, int(line.split()[-1].rpartition(":")[2])
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()
    if "Traceback" in (Path(folder) / "log").read_text():
        raise SystemExit("the server logged a failure")


def decisions(port: int) -> Counter[str]:
    """Decisions so far, by the level at which they were made."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as told:
        found = DECISIONS.findall(told.read().decode())
    made = Counter[str]()
    for level, number in found:
        made[level] += int(float(number))
    return made


def processor(pid: int) -> float:
    """Seconds of processor time of one process; 0 if it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def children(pid: int) -> Iterator[int]:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            yield int(stat.parent.name)


def milliseconds(seconds: Sequence[float], share: float) -> str:
    """The time within which this share was done."""
    ordered = sorted(seconds)
    return f"{1000 * ordered[int(share * (len(ordered) - 1))]:.0f}" if ordered else "-"


async def measure(tables: int, asked: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        pid, port = await stack.enter_async_context(running_server(folder, asked.workers))
        host = await stack.enter_async_context(person(port))
        for _ in range(tables):
            table = await host.open(CROWDED, asked.seats, 0)
            await host.ask("close", table=table)
        quiet = [await stack.enter_async_context(person(port)) for _ in range(asked.people)]
        rival = await stack.enter_async_context(person(port))
        tasks = [asyncio.create_task(one.play(QUIET, 2, PAUSE)) for one in quiet]
        tasks.append(asyncio.create_task(rival.play(CROWDED, 1, PONDER)))
        await asyncio.sleep(asked.warm)
        for one in (*quiet, rival):
            one.acts.clear()
            one.waits.clear()
        before, spent = decisions(port), processor(pid)
        crew = {child: processor(child) for child in children(pid)}
        await asyncio.sleep(asked.seconds)
        made = decisions(port)
        made.subtract(before)
        spent = processor(pid) - spent
        thought = sum(processor(one) - crew.get(one, 0.0) for one in [*children(pid)])
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
    total = made.total() or 1
    acts = [took for one in quiet for took in one.acts]
    shares = (f"{100 * made[level] / total:.1f}" for level in asked.levels)
    print(
        f"| {tables} | {total / asked.seconds:.0f} | {' | '.join(shares)}",
        *(milliseconds(acts, 0.5), milliseconds(acts, 0.99), len(acts)),
        *(milliseconds(rival.waits, 0.5), milliseconds(rival.waits, 0.99)),
        *(f"{100 * spent / asked.seconds:.0f}", f"{100 * thought / asked.seconds:.0f} |"),
        sep=" | ",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", default="8,200", help="numbers of tables of captains")
    parser.add_argument("--seats", type=int, default=2, help="captains at each of them")
    parser.add_argument("--people", type=int, default=4, help="people at tables of their own")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each number of tables")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before that")
    parser.add_argument("--workers", type=int, help="as in doubloon serve")
    asked = parser.parse_args()
    asked.levels = ("captain", "bosun", "deckhand", "cabin-boy")
    levels = " | ".join(f"{level} %" for level in asked.levels)
    print(
        f"| tables | decisions/s | {levels} | act p50 ms | p99 | acts"
        " | captain p50 ms | p99 | server % | workers % |"
    )
    print("|---" * 13 + "|")
    for tables in map(int, asked.tables.split(",")):
        asyncio.run(measure(tables, asked))


if __name__ == "__main__":
    main()
