"""A server for tests, on a free port, and clients that talk to it over real WebSockets."""

import asyncio
import itertools
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from prometheus_client.core import Metric
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from doubloon import bots
from doubloon.core.setup import Seat
from doubloon.server.bots.question import Choice, Question
from doubloon.server.bots.worker import PlayCache, decide
from doubloon.server.net.application import HttpServer, make_http_server
from doubloon.server.net.socket import Socket
from doubloon.server.server import Server
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import Storage

PATIENCE = 30.0
"""Seconds after which a test that waits has failed."""

UNLIMITED = (
    *("rate", "address_rate", "chat_every", "new_table_every", "all_new_tables", "steps_hour"),
    *("replay_rate", "free_disk"),
)
"""Settings that limit nothing if they are 0."""

Message = dict[str, Any]


class InstantBots:
    """The usual bots, but in the server's own process."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._cache = PlayCache()
        self.failures = 0
        """How many of the next decisions fail."""
        self.held = asyncio.Event()
        self.held.set()
        self.lowered: dict[Seat, tuple[str, str]] = {}
        """By seat, the level that answers instead of the one asked, and why."""
        self.healthy = True

    async def choose(self, question: Question) -> Choice:
        self.asked.append(question.level)
        await self.held.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("a bot that finds no act")
        setup, seat, table = question.setup, question.seat, question.asker.table
        play = self._cache.reach(question.game, setup, question.steps, table)
        level, reason = self.lowered.get(seat, (question.level, ""))
        act = decide(bots.bot(play.game, level, setup), play, seat, question.seed)
        return Choice(play.game.write(seat, act), level, reason)

    def collect(self) -> Sequence[Metric]:
        return ()

    async def close(self) -> None:
        self.held.set()


class Served:
    """A running server."""

    def __init__(self, server: Server, port: int, http: HttpServer) -> None:
        self.server, self.port, self._http = server, port, http

    @property
    def url(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def sockets(self) -> list[Socket]:
        """Every WebSocket that is not completely closed."""
        return [one for one in self._http.server_state.connections if isinstance(one, Socket)]

    @property
    def bots(self) -> InstantBots:
        bots = self.server.context.bots
        assert isinstance(bots, InstantBots)
        return bots


@asynccontextmanager
async def serving(
    database: Path, storage: Storage | None = None, /, **settings: Any
) -> AsyncIterator[Served]:
    """A server in this process, without rate limits unless the test sets them.

    Without a storage it has the database alone.
    """
    free = dict.fromkeys(UNLIMITED, 0)
    agreed = Settings(database=str(database), **{**free, **settings})
    server = Server(agreed, InstantBots(), storage)
    running = make_http_server(server, host="127.0.0.1", port=0)
    task = asyncio.create_task(running.serve())
    async with asyncio.timeout(PATIENCE):
        while not running.started:
            assert not task.done()
            await asyncio.sleep(0.005)
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        yield Served(server, port, running)
    finally:
        running.should_exit = True
        await task


class Client:
    """One connection, and everything it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.tables: dict[str, Message] = {}
        self.views: dict[tuple[str, int | None], Message] = {}
        self.steps: dict[tuple[str, int | None], dict[int, str]] = {}
        self.answers: dict[str, Message] = {}
        self._ids = itertools.count(1)
        self._news = asyncio.Condition()
        self._closed = False
        self.stories: dict[tuple[str, int | None], dict[int, Message]] = {}
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                self._hear(json.loads(frame))
                async with self._news:
                    self._news.notify_all()
        self._closed = True
        async with self._news:
            self._news.notify_all()

    def _hear(self, message: Message) -> None:
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.tables[message["table"]] = message["info"]
            case "view":
                key = (message["table"], message["seat"])
                self.views[key] = message
                steps = {message["since"] + k: step for k, step in enumerate(message["steps"])}
                texts = {n: step["text"] for n, step in steps.items()}
                self.steps[key] = {**self.steps.get(key, {}), **texts}
                self.stories[key] = {**self.stories.get(key, {}), **steps}
        if "id" in message and message["type"] != "table":
            self.answers[message["id"]] = message

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until this holds; it is checked after every message."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not holds():
                assert not self._closed, self.heard[-3:]
                await self._news.wait()

    async def closed(self) -> int | None:
        """The code with which the server closed the connection."""
        async with asyncio.timeout(PATIENCE):
            await self._task
        return self.socket.close_code

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, type: str, **fields: Any) -> Message:
        """The one answer to a request. Who sits down gives a client seed, unless the test does."""
        if type == "sit":
            fields.setdefault("text", secrets.token_hex(16))
        id = fields.setdefault("id", f"{next(self._ids)}")
        self.answers.pop(id, None)
        await self.send({"type": type, **fields})
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def do(self, type: str, **fields: Any) -> Message:
        answer = await self.ask(type, **fields)
        assert answer["type"] not in ("refused",), answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        """The problem in the refusal of a request."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        problem: str = answer["problem"]
        return problem

    async def hello(self, **fields: Any) -> Message:
        await self.send({"type": "hello", **fields})
        await self.until(lambda: any(message["type"] == "welcome" for message in self.heard))
        return next(message for message in self.heard if message["type"] == "welcome")

    async def create(self, game: str, seats: int = 2, **terms: Any) -> str:
        answer = await self.do("create", game=game, seats=seats, **terms)
        table: str = answer["table"]
        return table

    async def act(self, table: str, text: str, seat: int | None = None) -> Message:
        """An act at the step this client has seen."""
        n = self.view(table, seat)["n"]
        return await self.ask("act", table=table, n=n + 1, text=text)

    async def insist(self, table: str, text: str, seat: int | None = None) -> None:
        """An act at a table where bots go on meanwhile."""
        while (answer := await self.act(table, text, seat))["type"] != "done":
            assert answer["problem"] == "table-late", answer
            await self.until(lambda: self.view(table, seat)["n"] >= answer["n"])

    def view(self, table: str, seat: int | None = None) -> Message:
        """The last view, of this seat or of the only one there is."""
        if (table, seat) in self.views:
            return self.views[table, seat]
        (view,) = (view for (at, _), view in self.views.items() if at == table)
        return view

    def last(self, type: str) -> Message:
        return [message for message in self.heard if message["type"] == type][-1]

    async def close(self) -> None:
        await self.socket.close()
        await self._task


@asynccontextmanager
async def client(served: Served, **hello: Any) -> AsyncIterator[Client]:
    """A new guest who has said hello, or an old one with its cookie."""
    headers = {"Cookie": cookie} if (cookie := hello.pop("cookie", None)) else {}
    async with connect(f"ws://{served.url}/ws", additional_headers=headers) as socket:
        guest = Client(socket)
        await guest.hello(**hello)
        try:
            yield guest
        finally:
            await guest.close()


def cookie_of(guest: Client) -> str:
    """The cookie with which a guest comes back."""
    assert guest.socket.response is not None
    return guest.socket.response.headers["Set-Cookie"].partition(";")[0]


async def play_on(
    guest: Client, table: str, seats: Sequence[int], dice: random.Random, most: int = 100_000
) -> bool:
    """Act for these seats whenever it is their turn; whether the play came to its end."""
    for _ in range(most):
        await guest.until(lambda: _turn(guest, table, seats))
        view = _turn(guest, table, seats)
        assert view is not None
        if view["result"]:
            return True
        text = await choose(guest, view, dice)
        answer = await guest.ask("act", table=table, n=view["n"] + 1, text=text)
        assert answer["type"] == "done" or answer["problem"] == "table-late", answer
        await guest.until(partial(_seen, guest, table, seats, view["n"]))
    return False


def _turn(guest: Client, table: str, seats: Sequence[int]) -> Message | None:
    views = [guest.views[table, seat] for seat in seats if (table, seat) in guest.views]
    return next((view for view in views if view["result"] or view["to_act"] == view["seat"]), None)


def _seen(guest: Client, table: str, seats: Sequence[int], n: int) -> bool:
    return all(guest.views[table, seat]["n"] > n for seat in seats)


async def choose(guest: Client, view: Message, dice: random.Random) -> str:
    """An act by the random policy, kind first; asked for word by word where none are listed."""
    if (acts := view["view"]["acts"]) is not None:
        kinds = sorted({act.split(" ")[1] for act in acts})
        kind = dice.choice(kinds)
        chosen: str = dice.choice([act for act in acts if act.split(" ")[1] == kind])
        return chosen
    prefix = ""
    while True:
        asked = await guest.do("ask", table=view["table"], n=view["n"] + 1, prefix=prefix)
        if asked["whole"] and (not asked["more"] or dice.random() < 0.5):
            return f"p{view['seat']} {prefix}"
        prefix = dice.choice(asked["more"])
