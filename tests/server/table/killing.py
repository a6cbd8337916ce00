"""A server in a process of its own that is killed again and again, and people who go on."""

import asyncio
import itertools
import json
import os
import random
import re
import secrets
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 120.0
IMPATIENCE = 2.0
"""Seconds without a word after which a person connects again."""

Message = dict[str, Any]


class Killed:
    """A server that comes back, each time on another port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.kills = self.pauses = 0
        self._process: Process | None = None
        self._up = asyncio.Event()

    async def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        words = ("serve", "--port", "0", "--db", str(self.database), "--rate", "0")
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "doubloon", *words), stdout=PIPE, env=environment
        )
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        found = re.search(r":(\d+)$", line.strip())
        assert found, line
        self.port = int(found[1])
        self._up.set()

    async def kill(self) -> None:
        assert self._process is not None
        self._up.clear()
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        self.kills += 1

    async def pause(self, seconds: float) -> None:
        """Stop the server where it stands, and let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._process.send_signal(signal.SIGCONT)
        self.pauses += 1

    async def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        await self._process.wait()

    async def address(self) -> str:
        await self._up.wait()
        return f"ws://127.0.0.1:{self.port}/ws"


class Person:
    """Somebody who plays on whatever happens, and remembers every step they were told."""

    def __init__(self, server: Killed, seed: int) -> None:
        self._server = server
        self._dice = random.Random(seed)
        self._ids = itertools.count(1)
        self._cookie: str | None = None
        self._socket: ClientConnection | None = None
        self.told: dict[tuple[str, int | None], dict[int, str]] = {}
        self.infos: dict[str, Message] = {}
        self.views: dict[str, Message] = {}

    async def say(self, type: str, **fields: Any) -> Message:
        """The answer to a request, which is sent again until there is one."""
        wish = {"type": type, "id": f"{next(self._ids)}", **fields}
        while True:
            try:
                socket = await self._connected()
                await socket.send(json.dumps(wish))
                while True:
                    message = await self._hear()
                    if message.get("id") == wish["id"]:
                        return message
            except (OSError, WebSocketException):
                self._leave()

    async def look(self) -> None:
        """Be told something more."""
        try:
            await self._connected()
            await self._hear()
        except (OSError, WebSocketException):
            self._leave()

    def _leave(self) -> None:
        """Hang up without waiting for the other side."""
        if self._socket is not None:
            self._socket.transport.abort()
        self._socket = None

    async def _connected(self) -> ClientConnection:
        while self._socket is None:
            address = await self._server.address()
            headers = {"Cookie": self._cookie} if self._cookie else {}
            with suppress(OSError, WebSocketException):
                socket = await connect(
                    address, additional_headers=headers, open_timeout=IMPATIENCE, close_timeout=0
                )
                assert socket.response is not None
                fresh = socket.response.headers.get("Set-Cookie")
                self._cookie = self._cookie or (fresh or "").partition(";")[0]
                await socket.send(json.dumps({"type": "hello", "seen": self._seen()}))
                self._socket = socket
        return self._socket

    def _seen(self) -> dict[str, int]:
        """The last step seen at each table that is not over."""
        nothing: Message = {"n": 0, "result": None}
        views = {table: self.views.get(table, nothing) for table in self.infos}
        return {table: view["n"] for table, view in views.items() if not view["result"]}

    async def _hear(self) -> Message:
        assert self._socket is not None
        async with asyncio.timeout(IMPATIENCE):
            message: Message = json.loads(await self._socket.recv())
        match message["type"]:
            case "table":
                self.infos[message["table"]] = message["info"]
            case "view":
                self._see(message)
        return message

    def _see(self, view: Message) -> None:
        self.views[view["table"]] = view
        told = self.told.setdefault((view["table"], view["seat"]), {})
        for n, line in enumerate(view["steps"], start=view["since"]):
            text = line["text"]
            assert told.setdefault(n, text) == text, (n, text, told[n])

    async def play(self, table: str) -> None:
        """Play one's seat to the end."""
        while not (view := self.views.get(table)) or not view["result"]:
            if view is None or view["to_act"] != view["seat"]:
                await self.look()
                continue
            text = self._dice.choice(view["view"]["acts"] or [f"p{view['seat']} draw"])
            answer = await self.say("act", table=table, n=view["n"] + 1, text=text)
            if answer["type"] == "refused":
                assert answer["problem"] in ("table-late", "table-not-open"), answer
                await self.say("open", table=table, seen=self._seen().get(table, 0))
            while self.views[table]["n"] == view["n"]:
                await self.look()


async def evening(server: Killed, game: str, seed: int, enough: asyncio.Event) -> list[Person]:
    """Two people and a bot who play the game again and again until it is enough."""
    anne, bert = Person(server, seed), Person(server, seed + 1)
    while True:
        table = (await anne.say("create", game=game, seats=3))["table"]
        for person, seat in ((anne, 1), (bert, 2)):
            await person.say("open", table=table, seen=0)
            await _do(person, "sit", table=table, seat=seat, text=secrets.token_hex(16))
        await _do(anne, "fill", table=table, seat=3, level="cabin-boy")
        await _do(anne, "start", table=table)
        async with asyncio.TaskGroup() as both:
            both.create_task(anne.play(table))
            both.create_task(bert.play(table))
        if enough.is_set():
            return [anne, bert]


async def _do(person: Person, type: str, table: str, **fields: Any) -> None:
    """Something that may have been done already when the answer was lost."""
    answer = await person.say(type, table=table, **fields)
    while answer["type"] == "refused":
        if answer["problem"] == "table-started":
            return
        assert answer["problem"] == "table-not-open", answer
        await person.say("open", table=table, seen=0)
        answer = await person.say(type, table=table, **fields)


async def campaign(
    database: Path, kills: int, seed: int, pauses: int = 0
) -> tuple[list[Person], Killed]:
    """Evenings at several tables while the server is stopped and killed so many times."""
    server, dice, enough = Killed(database), random.Random(seed), asyncio.Event()
    await server.start()
    try:
        async with asyncio.timeout(PATIENCE + 10 * (kills + pauses)), asyncio.TaskGroup() as group:
            games = ("kings-gold", "mille-sabords", "gold-armada", "gold-up")
            evenings = [
                group.create_task(evening(server, game, 10 * number, enough))
                for number, game in enumerate(games)
            ]
            ends = [server.pause] * pauses + [server.kill] * kills
            for end in dice.sample(ends, len(ends)):
                await asyncio.sleep(dice.random() * 0.4)
                if end == server.kill:
                    await server.kill()
                    await server.start()
                else:
                    await server.pause(dice.choice((0.1, 0.5, 1.5 * IMPATIENCE)))
            enough.set()
        return [person for task in evenings for person in task.result()], server
    finally:
        await server.stop()
