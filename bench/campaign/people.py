"""Honest people: they play on whatever happens, and remember every step they were told."""

import asyncio
import itertools
import json
import random
import secrets
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from campaign.diary import Act, Diary, Loss, Told
from campaign.wire import HOST, ask

Message = dict[str, Any]

STILL = 20.0
"""Seconds without any news after which a table stands still."""
LOST: Message = {"type": "lost"}
"""Stands for an answer that cannot come any more."""
ALOUD = 6.0
"""Seconds between two lines of chat or two new names of one person."""


class Person:
    """Somebody with an address of their own, who connects again whenever the connection is lost."""

    def __init__(self, who: str, address: str, port: int, seed: int) -> None:
        self.diary = Diary(who)
        self.dice = random.Random(seed)
        self.guest = ""
        self.infos: dict[str, Message] = {}
        self.views: dict[str, Message] = {}
        self.watched: str | None = None
        """The table that is opened again after a loss."""
        self.stood = 0
        """How often a table stood still, or a request was not answered."""
        self.tired = False
        """Whether this person has played enough."""
        self._address, self._port = address, port
        self._by_hand = self.dice.random() < 0.5
        self._cookie: str | None = None
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._ids = itertools.count(1)
        self._news = asyncio.Event()
        self._aloud = 0.0

    # The connection.

    async def live(self) -> None:
        """Be connected, until cancelled."""
        while True:
            begun = time.monotonic()
            try:
                await self._stay()
                why = "closed"
            except (OSError, WebSocketException) as error:
                why = f"{type(error).__name__}: {error}"
            at = time.monotonic()
            self.diary.losses.append(Loss(at if self._socket else begun, at, why))
            self._socket = None
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result(LOST)
            self._answers.clear()
            await asyncio.sleep(0.05 + 0.2 * self.dice.random())

    async def _stay(self) -> None:
        async with connect(
            f"ws://{HOST}:{self._port}/ws",
            additional_headers={"Cookie": self._cookie} if self._cookie else {},
            local_addr=(self._address, 0),
            proxy=None,
            compression=None,
            max_size=None,
            close_timeout=1,
        ) as socket:
            assert socket.response is not None
            fresh = socket.response.headers.get("Set-Cookie")
            self._cookie = self._cookie or (fresh or "").partition(";")[0]
            seen = {} if self.watched is None else {self.watched: self.last(self.watched)}
            hello = {"type": "hello", "seen": seen, "by_hand": self._by_hand}
            await socket.send(json.dumps(hello))
            async for text in socket:
                self._hear(json.loads(text), socket)

    def last(self, table: str) -> int:
        """The number of the last step seen at a table."""
        view = self.views.get(table)
        return view["n"] if view else 0

    def _hear(self, message: Message, socket: ClientConnection) -> None:
        match message["type"]:
            case "welcome":
                self.guest, self._socket = message["guest"], socket
            case "table":
                self.infos[message["table"]] = message["info"]
            case "view":
                self._see(message)
            case "done" | "refused" | "asked" | "linked":
                answer = self._answers.pop(message["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case "goodbye" if message["reason"] != "shutdown":
                self.diary.refuse(f"goodbye-{message['reason']}")
        self._news.set()

    def _see(self, view: Message) -> None:
        table, play = view["table"], self.infos[view["table"]]["play"]
        self.views[table] = view
        steps = tuple(step["text"] for step in view["steps"])
        self.diary.told.append(Told(play, view["seat"], view["since"], view["n"], steps))
        if view["seat"] is not None:
            self.diary.played[play] = view["seat"]
        if view["result"]:
            self.diary.over.add(play)

    async def say(self, type: str, **fields: Any) -> Message:
        """The answer to a request, which is sent again until there is one."""
        wish: Message = {"type": type, "id": f"{self.diary.who}-{next(self._ids)}", **fields}
        told: Message
        while True:
            while self._socket is None:
                await self.listen(0.05)
            answer = self._answers[wish["id"]] = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(STILL):
                    await self._socket.send(json.dumps(wish))
                    told = await answer
            except TimeoutError:
                self.stood += 1
            except (OSError, WebSocketException):
                await asyncio.sleep(0.02)
            else:
                if told["type"] == "refused":
                    self.diary.refuse(told["problem"])
                if told is not LOST:
                    return told

    def stop(self) -> None:
        """Finish what was begun, and play no more."""
        self.tired = True
        self._news.set()

    async def listen(self, seconds: float) -> bool:
        """Wait until something is heard; whether it was."""
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
                return True
        return False

    async def fetch(self, path: str) -> tuple[int, bytes]:
        """A page, as this guest."""
        headers = {"Cookie": self._cookie or ""}
        status, _, body = await ask(self._port, path, source=self._address, headers=headers)
        return status, body

    # The play.

    async def play(self, table: str) -> None:
        """Play one's seat, or watch, until the play is over."""
        while not self.tired and not ((view := self.views.get(table)) and view["result"]):
            if view is not None and view["seat"] is not None:
                if view["to_act"] == view["seat"]:
                    await self._act(table, view)
                    continue
                if view["roll"] and view["turn"] == view["seat"]:
                    await self._pause()
                    await self.say("roll", table=table, n=view["n"] + 1)
                    await self._see_more(table, view["n"])
                    continue
            await self._listen_at(table)

    async def _listen_at(self, table: str) -> None:
        """Wait for news; where none come, look whether the table stands still."""
        if not await self.listen(STILL):
            self.stood += 1
            await self.say("open", table=table, seen=self.last(table))

    async def _act(self, table: str, view: Message) -> None:
        await self._pause()
        if self.views[table] is not view:
            return
        text = await self._choose(table, view)
        if text is not None and await self._do(table, view["n"] + 1, view["seat"], text):
            await self._see_more(table, view["n"])
            if self.dice.random() < 0.05 and self.views[table]["n"] == view["n"] + 1:
                n = self.last(table)
                await self._do(table, n + 1, view["seat"], f"p{view['seat']} undo")
        await self._chatter(table)

    async def _do(self, table: str, n: int, seat: int, text: str) -> bool:
        """Send an act, and measure how long the answer takes; whether it was done."""
        wanted = time.monotonic()
        answer = await self.say("act", table=table, n=n, text=text)
        if answer["type"] == "done":
            play = self.infos[table]["play"]
            act = Act(play, seat, answer["n"], text, wanted, time.monotonic())
            self.diary.acts.append(act)
            return True
        if not text.endswith(" undo"):
            await self.say("open", table=table, seen=self.last(table))
        return False

    async def _see_more(self, table: str, n: int) -> None:
        """Wait for a step after this one."""
        while self.last(table) <= n and not self.tired:
            await self._listen_at(table)

    async def _choose(self, table: str, view: Message) -> str | None:
        """An act that is offered; where there are too many to list, one that is asked for."""
        if acts := view["view"]["acts"]:
            return str(self.dice.choice(acts))
        prefix = ""
        for _ in range(40):
            told = await self.say("ask", table=table, n=view["n"] + 1, prefix=prefix)
            if told["type"] != "asked" or not (told["more"] or told["whole"]):
                await self.say("open", table=table, seen=self.last(table))
                return None
            if told["whole"] and (not told["more"] or self.dice.random() < 0.5):
                return f"p{view['seat']} {prefix}"
            prefix = self.dice.choice(told["more"])
        return None

    async def _chatter(self, table: str) -> None:
        """Say something to the table now and then, or take another name."""
        if time.monotonic() < self._aloud + ALOUD or self.dice.random() > 0.1:
            return
        self._aloud = time.monotonic()
        if self.dice.random() < 0.7:
            await self.say("chat", table=table, text=f"Arr, says {self.diary.who} ☠")
        else:
            await self.say("name", name=f"{self.diary.who} {self.dice.randrange(100)}")

    async def _pause(self) -> None:
        await asyncio.sleep(0.03 + 0.12 * self.dice.random())

    async def sit(self, table: str, seat: int) -> None:
        """Take a seat with a fresh text, or give a fresh text for the seat one has."""
        seats = self.infos[table]["seats"]
        mine = next((one["seat"] for one in seats if one["guest"] == self.guest), seat)
        await self.say("sit", table=table, seat=mine, text=secrets.token_hex(16))
