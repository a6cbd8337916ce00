"""Villains on WebSockets. Each way lasts until a given time, and counts what it did."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from campaign import fuzz
from campaign.wire import CONTINUATION, PING, PONG, TEXT, Raw, ask, frame, said

SHORT = 1.0
"""Seconds that one push may take; the server may stop reading."""


@dataclass(slots=True)
class Scene:
    """One round of one way: where, until when, and what comes of it."""

    port: int
    until: float
    dice: random.Random
    addresses: tuple[str, ...]
    counts: Counter[str]

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def address(self) -> str:
        return self.dice.choice(self.addresses)

    async def crowd(self, how_many: int, one: Callable[["Scene"], Awaitable[None]]) -> None:
        """Let several do this at once, again and again."""

        async def repeat() -> None:
            while self.goes_on:
                try:
                    await one(self)
                except OSError:  # refused, cut off or out of time
                    self.counts["cut off"] += 1
                    await asyncio.sleep(0.05)

        async with asyncio.TaskGroup() as all_:
            for _ in range(how_many):
                all_.create_task(repeat())

    @asynccontextmanager
    async def shaken(self, *, buffer: int | None = None) -> AsyncIterator[Raw]:
        """A WebSocket that has said hello."""
        raw = await Raw.shake(self.port, self.address(), buffer=buffer)
        self.counts["sockets"] += 1
        try:
            await raw.push(said("hello"), 5)
            yield raw
        finally:
            await raw.go()


Way = Callable[[Scene], Awaitable[None]]


def flood(data: bytes, *, first: bytes = b"", sockets: int = 2) -> Way:
    """Send the same frames at full speed. Half of the sockets read what comes back."""

    async def one(scene: Scene) -> None:
        async with scene.shaken() as raw:
            if scene.dice.random() < 0.5:
                raw.drain()
            await raw.push(first, SHORT)
            while scene.goes_on and not raw.cut:
                try:
                    await raw.push(data, SHORT)
                    scene.counts["bytes"] += len(data)
                except TimeoutError:  # it does not read, and that is right
                    scene.counts["waited"] += 1

    async def way(scene: Scene) -> None:
        await scene.crowd(sockets, one)

    return way


pings = flood(frame(PING) * 4000)
fat_pings = flood(frame(PING, bytes(125)) * 400)
pongs = flood(frame(PONG) * 4000)
continuations = flood(frame(CONTINUATION) * 4000, first=frame(0x01))
tiny_texts = flood(frame(TEXT, b"{}") * 2000)
asked = said("ask", table="nowhere", n=1, id="x" * 64)
questions = flood(asked * 200)


async def giants(scene: Scene) -> None:
    """Announce frames that are too long, and go on sending."""

    async def one(scene: Scene) -> None:
        async with scene.shaken() as raw:
            announced = scene.dice.choice((16_385, 65_535, 1 << 20, 1 << 40, (1 << 63) - 1))
            await raw.push(frame(TEXT, b"x" * 4096, announced=announced), SHORT)
            for _ in range(250):
                if scene.goes_on:
                    await raw.push(b"x" * 4096, SHORT)
                    scene.counts["bytes"] += 4096

    await scene.crowd(8, one)


async def halves(scene: Scene) -> None:
    """Begin the longest frame or a text in pieces, and never end it."""

    async def one(scene: Scene) -> None:
        async with scene.shaken() as raw:
            begun = scene.dice.choice(
                (frame(TEXT, b"x" * 16_000, announced=16_384), frame(0x01, b"x" * 16_000), b"\x81")
            )
            await raw.push(begun, SHORT)
            await _hold(scene, raw)

    await scene.crowd(60, one)


async def mute(scene: Scene) -> None:
    """Open WebSockets and never say hello."""

    async def one(scene: Scene) -> None:
        raw = await Raw.shake(scene.port, scene.address())
        scene.counts["sockets"] += 1
        try:
            await _hold(scene, raw)
        finally:
            await raw.go()

    await scene.crowd(100, one)


async def deaf(scene: Scene) -> None:
    """Watch somebody's table, request all of it again and again, and read nothing."""
    table = await find_table(scene)

    async def one(scene: Scene) -> None:
        async with scene.shaken(buffer=4096) as raw:
            while scene.goes_on:
                with suppress(TimeoutError):
                    await raw.push(said("open", table=table, seen=0) * 4, SHORT)
                    scene.counts["requests"] += 4
                await asyncio.sleep(0.2)

    await scene.crowd(20, one)


async def gatecrash(scene: Scene) -> None:
    """Come and go at the tables of others, and try to do there what only others may."""
    table = await find_table(scene)

    async def one(scene: Scene) -> None:
        async with scene.shaken() as raw:
            raw.drain()
            for _ in range(60):
                if not scene.goes_on or raw.cut:
                    return
                await raw.push(said("open", table=table), SHORT)
                for _ in range(3):
                    await raw.push(_forbidden(scene, table), SHORT)
                await raw.push(said("close", table=table), SHORT)
                scene.counts["requests"] += 5
                await asyncio.sleep(0.25)

    await scene.crowd(15, one)


def _forbidden(scene: Scene, table: str) -> bytes:
    seat, n = scene.dice.randint(1, 3), scene.dice.randint(1, 200)
    return scene.dice.choice(
        (
            said("act", table=table, n=n, id="stolen", text=f"p{seat} stop"),
            said("act", table=table, n=n, id="stolen", text=f"p{seat} resign"),
            said("stand", table=table, seat=seat),
            said("roll", table=table, n=n),
            said("return", table=table),
            said("start", table=table),
            said("link", table=table),
            said("rematch", table=table),
            said("chat", table=table, text="Your purse or your life!"),
        )
    )


async def nonsense(scene: Scene) -> None:
    """Fuzzed messages about a table, below the limit of messages and above it."""
    table = await find_table(scene)

    async def one(scene: Scene) -> None:
        pause = scene.dice.choice((0.06, 0.002))
        async with scene.shaken() as raw:
            raw.drain()
            while scene.goes_on and not raw.cut:
                n = scene.dice.randrange(300)
                await raw.push(fuzz.make_frame(scene.dice, table, n), SHORT)
                scene.counts["frames"] += 1
                await asyncio.sleep(pause)

    await scene.crowd(10, one)


async def broken_frames(scene: Scene) -> None:
    """Frames that no WebSocket may send."""

    async def one(scene: Scene) -> None:
        async with scene.shaken() as raw:
            raw.drain()
            await raw.push(fuzz.make_broken_frame(scene.dice), SHORT)
            scene.counts["frames"] += 1
            await asyncio.sleep(0.1)

    await scene.crowd(8, one)


async def _hold(scene: Scene, raw: Raw) -> None:
    """Keep a connection until the other side ends it."""
    while scene.goes_on:
        try:
            if not await raw.hear(max(0.01, scene.until - time.monotonic())):
                raise ConnectionResetError
        except TimeoutError:
            return


async def find_table(scene: Scene) -> str:
    """A public table whose play runs; a wrong name where there is none."""
    with suppress(OSError, ValueError):
        _, _, body = await ask(scene.port, "/api/tables", source=scene.address(), seconds=5)
        running = [one["id"] for one in json.loads(body) if one["state"] == "playing"]
        if running:
            return str(scene.dice.choice(running))
    return "nowhere"
