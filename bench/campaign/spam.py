"""Villains with seats of their own: many tables, endless plays, fuzzed acts, undo and rematches."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from campaign import fuzz
from campaign.villains import Scene
from campaign.wire import HOST

Message = dict[str, Any]
PACE = 0.15
"""Seconds between few requests, so that most of them stay below the limit and do harm."""


class Rogue:
    """A guest with a seat and bad intentions."""

    def __init__(self, socket: ClientConnection, scene: Scene) -> None:
        self._socket, self._scene = socket, scene
        self.view: Message | None = None

    async def say(self, type: str, **fields: Any) -> Message:
        """The answer to a request."""
        await self._socket.send(json.dumps({"type": type, "id": "mine", **fields}))
        self._scene.counts["requests"] += 1
        async with asyncio.timeout(5):
            while (told := await self.hear()).get("id") != "mine":
                pass
        return told

    async def hear(self) -> Message:
        told: Message = json.loads(await self._socket.recv())
        if told["type"] == "view":
            self.view = told
        return told

    async def begin(self) -> str:
        """The id of a table with a running play against a bot; empty where that is refused."""
        game = self._scene.dice.choice(fuzz.GAMES[:4])
        made = await self.say("create", game=game, seats=2, public=True)
        if made["type"] != "done":
            return ""
        table = str(made["table"])
        await self.say("sit", table=table, seat=1, text=secrets.token_hex(16))
        await self.say("fill", table=table, seat=2, level="cabin-boy")
        started = await self.say("start", table=table)
        return table if started["type"] == "done" else ""

    async def turns(self) -> AsyncIterator[tuple[str, Message]]:
        """A table of one's own and what it looks like, again and again until its play is over."""
        table = await self.begin()
        while table and self._scene.goes_on and self.view and not self.view["result"]:
            yield table, self.view


Meeting = Callable[[Scene, Rogue], Awaitable[None]]


def act_of(view: Message, scene: Scene) -> str:
    """An act that is allowed, or one that nearly is."""
    acts = view["view"]["acts"] or [f"p{view['seat']} draw"]
    text = str(scene.dice.choice(acts))
    if scene.dice.random() < 0.4:
        spoiled = [*text]
        spoiled[scene.dice.randrange(len(text))] = scene.dice.choice("p12~ kxcsm?é\n")
        return "".join(spoiled)
    return text


async def at_tables(scene: Scene) -> None:
    """Fuzzed acts at real tables by those who hold the seat."""

    async def one(scene: Scene, rogue: Rogue) -> None:
        async for table, view in rogue.turns():
            n = view["n"] + scene.dice.choice((1, 1, 1, 0, 2, -5, 10**6))
            answer = await rogue.say("act", table=table, n=n, text=act_of(view, scene))
            scene.counts["acts"] += answer["type"] == "done"
            if answer["type"] == "refused":
                await rogue.say("open", table=table)
            await asyncio.sleep(0.05)

    await _crowd(scene, 6, one)


async def undo(scene: Scene) -> None:
    """An act and its undo, again and again."""

    async def one(scene: Scene, rogue: Rogue) -> None:
        async for table, view in rogue.turns():
            acts = view["view"]["acts"] or [f"p{view['seat']} draw"]
            stops = [text for text in acts if text.endswith(" stop")]  # no chance follows most
            text = scene.dice.choice(stops or acts)
            await rogue.say("act", table=table, n=view["n"] + 1, text=text)
            answer = await rogue.say("act", table=table, n=view["n"] + 2, text="p1 undo")
            scene.counts["undone"] += answer["type"] == "done"
            await rogue.say("open", table=table)
            await asyncio.sleep(PACE)

    await _crowd(scene, 4, one)


async def rematches(scene: Scene) -> None:
    """Resign and play again, as fast as it goes."""

    async def one(scene: Scene, rogue: Rogue) -> None:
        table = await rogue.begin()
        while table and scene.goes_on:
            view = rogue.view
            if view is None:
                return
            await rogue.say("act", table=table, n=view["n"] + 1, text="p1 resign")
            answer = await rogue.say("rematch", table=table)
            if answer["type"] != "done":
                await asyncio.sleep(0.1)
                continue
            scene.counts["tables"] += 1
            await rogue.say("close", table=table)
            table, rogue.view = str(answer["table"]), None
            await rogue.say("sit", table=table, seat=1, text=secrets.token_hex(16))
            await rogue.say("start", table=table)
            await asyncio.sleep(PACE)

    await _crowd(scene, 4, one)


async def tables(scene: Scene) -> None:
    """New tables and tokens, as fast as it goes."""

    async def one(scene: Scene, rogue: Rogue) -> None:
        for _ in range(30):
            if scene.goes_on:
                answer = await rogue.say("create", game="gold-up", seats=6, public=True)
                scene.counts["tables"] += answer["type"] == "done"
                if answer["type"] == "done":
                    await rogue.say("close", table=answer["table"])
                else:
                    await asyncio.sleep(0.05)

    await _crowd(scene, 4, one)


async def _crowd(scene: Scene, how_many: int, one: Meeting) -> None:
    async def meet(scene: Scene) -> None:
        try:
            async with connect(
                f"ws://{HOST}:{scene.port}/ws",
                local_addr=(scene.address(), 0),
                proxy=None,
                compression=None,
                open_timeout=5,
                close_timeout=1,
            ) as socket:
                scene.counts["sockets"] += 1
                await socket.send(json.dumps({"type": "hello"}))
                await one(scene, Rogue(socket, scene))
        except WebSocketException as error:
            raise ConnectionError from error
        await asyncio.sleep(0.1)

    await scene.crowd(how_many, meet)
