"""Evenings of honest people at the tables of one game, and visitors who only look in."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from campaign.diary import Loss
from campaign.people import Message, Person
from campaign.wire import HOST, ask

GAMES = ("kings-gold", "mille-sabords", "gold-armada", "gold-up")
LEVELS = ("cabin-boy", "cabin-boy", "bosun", "captain")
"""The bot at each table is one of these."""
TRIES = 100


class Evening:
    """Two people, a bot and a spectator who play one game again and again."""

    def __init__(self, game: str, people: Sequence[Person], seed: int) -> None:
        self.game, self.people = game, people
        self.host, *self._others = people
        self.players = people[:2]
        self.plays = 0
        self.waits: list[float] = []
        """Seconds until each new table was granted."""
        self._dice = random.Random(seed)

    async def spend(self) -> None:
        """Play until the people have had enough."""
        table = ""
        while not self.host.tired:
            old, table = table, await self._next_table(table)
            if not table:
                return
            async with asyncio.TaskGroup() as all_:
                for person in self.people:
                    all_.create_task(self._arrive(person, old, table))
            if await self._begin(table):
                async with asyncio.TaskGroup() as all_:
                    for person in self.people:
                        all_.create_task(person.play(table))
                self.plays += bool(self.host.views[table]["result"])

    async def _next_table(self, old: str) -> str:
        """A rematch mostly, otherwise a new table; none when it is time to go."""
        if old and self._dice.random() < 0.7:
            answer = await self.host.say("rematch", table=old)
            if answer["type"] == "done":
                return str(answer["table"])
        begun = time.monotonic()
        while not self.host.tired:
            answer = await self.host.say("create", game=self.game, seats=3, public=True)
            if answer["type"] == "done":
                self.waits.append(time.monotonic() - begun)
                return str(answer["table"])
            await asyncio.sleep(1)
        return ""

    async def _arrive(self, person: Person, old: str, table: str) -> None:
        person.watched = table
        await person.say("open", table=table, seen=0)
        if old and old != table:
            await person.say("close", table=old)
        if person in self.players:
            await person.sit(table, self.players.index(person) + 1)

    async def _begin(self, table: str) -> bool:
        """Put a bot into the third seat and start; whether the play has begun."""
        level = self._dice.choice(LEVELS)
        for _ in range(TRIES):
            info: Message = self.host.infos[table]
            if info["state"] != "open":
                return True
            free = [one for one in info["seats"] if not one["guest"] and not one["bot"]]
            for one in free:
                await self.host.say("fill", table=table, seat=one["seat"], level=level)
            if (await self.host.say("start", table=table))["type"] == "done":
                return True
            async with asyncio.TaskGroup() as all_:
                for person in self.people:
                    all_.create_task(self._arrive(person, "", table))
            await asyncio.sleep(0.1)
        return False


class Visitor:
    """Somebody new every few seconds, who reads a page, says hello and goes."""

    def __init__(self, address: str, port: int) -> None:
        self.waits: list[tuple[float, float]] = []
        """When each visit began, and when it was answered."""
        self.losses: list[Loss] = []
        self._address, self._port = address, port

    async def visit(self, every: float) -> None:
        while True:
            begun = time.monotonic()
            try:
                async with asyncio.timeout(30):
                    await self._look()
                self.waits.append((begun, time.monotonic()))
            except (OSError, WebSocketException, ValueError) as error:
                at = time.monotonic()
                self.losses.append(Loss(begun, at, f"{type(error).__name__}: {error}"))
            await asyncio.sleep(every)

    async def _look(self) -> None:
        for path in ("/health", "/api/tables"):
            status, _, _ = await ask(self._port, path, source=self._address)
            if status != 200:
                raise ConnectionRefusedError(f"{path}: {status}")
        address = f"ws://{HOST}:{self._port}/ws"
        async with connect(
            address, local_addr=(self._address, 0), proxy=None, close_timeout=1
        ) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            told = json.loads(await socket.recv())
            if told["type"] != "welcome":
                raise ConnectionRefusedError(told)
        with suppress(OSError):
            await socket.wait_closed()
