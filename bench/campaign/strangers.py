"""Villains on HTTP: heads, bodies, records that are bombs, doors that are not theirs."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from campaign.villains import SHORT, Scene, find_table
from campaign.wire import HOST, Raw, ask, head, said, upgrade

MOST_HEAD = 20_000_000
"""Bytes of one head that never ends."""
SILENT = 300
"""Silent sockets for each address."""
PATHS = (
    "/ /health /ready /metrics /openapi.json /api/games /api/levels /api/tables /api/mine"
    " /api/address /api/messages/gold-up/fr /api/tables/NOSUCH /api/plays/none/record"
    " /api/plays/none/replay /api/plays/none/luck /verify /nowhere /../../etc/passwd"
    " /%00 /%ff /api/plays/..%2f..%2f/record //"
).split()


@asynccontextmanager
async def dialled(scene: Scene) -> AsyncIterator[Raw]:
    raw = await Raw.dial(scene.port, scene.address())
    scene.counts["sockets"] += 1
    try:
        yield raw
    finally:
        await raw.go()


async def huge_heads(scene: Scene) -> None:
    """Heads that never end: many fields, one long field, a long path."""

    async def one(scene: Scene) -> None:
        async with dialled(scene) as raw:
            start = scene.dice.choice(
                (b"GET /health HTTP/1.1\r\n", b"GET /ws HTTP/1.1\r\nX-Long: ", b"GET /")
            )
            more = b"X-Field: " + b"x" * 1000 + b"\r\n" if b"HTTP" in start else b"x" * 1000
            await raw.push(start, SHORT)
            for _ in range(MOST_HEAD // 64_000):
                if not scene.goes_on:
                    return
                await raw.push(more * 64, SHORT)
                scene.counts["bytes"] += 64 * len(more)

    await scene.crowd(3, one)


async def half_heads(scene: Scene) -> None:
    """Heads of which the end never comes."""

    async def one(scene: Scene) -> None:
        async with dialled(scene) as raw:
            whole = upgrade(scene.port)
            await raw.push(whole[: scene.dice.randrange(1, len(whole) - 1)], SHORT)
            await _wait_for_the_end(scene, raw)

    await scene.crowd(150, one)


async def slow_heads(scene: Scene) -> None:
    """Heads that come letter by letter."""

    async def one(scene: Scene) -> None:
        async with dialled(scene) as raw:
            raw.drain()
            line = f"GET /health HTTP/1.1\r\nHost: {HOST}\r\n" + "X: y\r\n" * 1000
            for letter in line.encode():
                if not scene.goes_on or raw.cut:
                    return
                await raw.push(bytes([letter]), SHORT)
                scene.counts["letters"] += 1
                await asyncio.sleep(0.2)

    await scene.crowd(60, one)


async def silent_sockets(scene: Scene) -> None:
    """Connections that say nothing: hundreds for each address."""
    sockets: list[Raw] = []
    try:
        for _ in range(SILENT * len(scene.addresses)):
            if scene.goes_on:
                with suppress(OSError):
                    sockets.append(await Raw.dial(scene.port, scene.address()))
                    scene.counts["sockets"] += 1
        await asyncio.sleep(max(0.0, scene.until - time.monotonic()))
    finally:
        for raw in sockets:
            await raw.go()


async def cut_bodies(scene: Scene) -> None:
    """Bodies that are shorter than announced, in wrong pieces, or far too long."""

    async def one(scene: Scene) -> None:
        async with dialled(scene) as raw:
            path = scene.dice.choice(("/api/replay", "/api/draws", "/api/tokens"))
            fields = {"Host": f"{HOST}:{scene.port}"}
            match scene.dice.randrange(4):
                case 0:
                    fields["Content-Length"] = "1000"
                    body = b"record = 1"
                case 1:
                    fields["Transfer-Encoding"] = "chunked"
                    body = b"ffffff\r\n" + b"x" * 5000
                case 2:
                    fields["Transfer-Encoding"] = "chunked"
                    body = b"zz\r\nrecord\r\n0\r\n\r\n"
                case _:
                    fields["Content-Length"] = f"{10 ** scene.dice.choice((7, 12, 30))}"
                    body = b"x" * 60_000
            await raw.push(head(f"POST {path} HTTP/1.1", fields) + body, SHORT)
            scene.counts["bodies"] += 1
            await asyncio.sleep(scene.dice.choice((0.0, 0.05, 1.0)))

    await scene.crowd(10, one)


def bombs() -> tuple[bytes, ...]:
    """Records that are small to send and costly to read."""
    start = 'record = 1\ngame = "kings-gold"\nseats = ["A", "B"]\n'
    steps = ", ".join(['"p1 stop"'] * 30_000)
    many = "".join(f"k{n} = 1\n" for n in range(40_000))
    texts = (
        "a" + ".a" * 12_000 + " = 1",
        "a" + ".a" * 150_000 + " = 1",
        "[" + ".".join(["a"] * 990) + "]\n" + many,
        start + many,
        start + "steps = " + "[" * 100_000 + "]" * 100_000,
        start + "steps = " + "{a=" * 60_000,
        start + f"steps = [{steps}]\n",
        start + 'steps = ["' + "x" * 390_000 + '"]\n',
        start + "target = " + "9" * 390_000,
        start + '_x = """' + "\\\n" * 150_000,
        "record = 1\n" + "[[a]]\n" * 60_000,
        "\x00" * 400_000,
    )
    return tuple(text.encode()[:399_999] for text in texts)


async def explode(scene: Scene) -> None:
    """Records whose reading costs memory or time."""
    made = bombs()

    async def one(scene: Scene) -> None:
        path = scene.dice.choice(("/api/replay", "/api/draws"))
        body = scene.dice.choice(made)
        await ask(scene.port, path, source=scene.address(), method="POST", body=body, seconds=20)
        scene.counts["bombs"] += 1

    await scene.crowd(4, one)


async def page_flood(scene: Scene) -> None:
    """Requests at full speed, several on one connection, and nobody reads the answers."""

    async def one(scene: Scene) -> None:
        async with dialled(scene) as raw:
            if scene.dice.random() < 0.7:
                raw.drain()
            path = scene.dice.choice(PATHS)
            request = head(f"GET {path} HTTP/1.1", {"Host": f"{HOST}:{scene.port}"})
            while scene.goes_on and not raw.cut:
                await raw.push(request * 50, SHORT)
                scene.counts["requests"] += 50
                await asyncio.sleep(0.01)

    await scene.crowd(4, one)


async def wrong_doors(scene: Scene) -> None:
    """Foreign hosts and origins, forged cookies and tokens, strange paths and methods."""
    table = await find_table(scene)
    _, given, _ = await ask(scene.port, "/api/mine", source=scene.address())
    name, _, value = given.get("set-cookie", "guest=nobody").partition(";")[0].partition("=")
    cookies = (f"{name}={value[:-3]}AAA", f"{name}={value[::-1]}", f"{name}={'A' * 3000}")

    async def one(scene: Scene) -> None:
        dice = scene.dice
        fields = {
            "Host": dice.choice((f"{HOST}:{scene.port}", "evil.example", "", "x" * 300, "[::1")),
            "Origin": dice.choice(("http://evil.example", "null", f"http://{HOST}", "\x01")),
            "Cookie": dice.choice((*cookies, "=;=;=", "é=☠")),
        }
        async with dialled(scene) as raw:
            if dice.random() < 0.5:
                await raw.push(upgrade(scene.port, fields), SHORT)
                token = dice.choice(("forged", "x" * 127))
                await raw.push(said("hello", token=token) + said("open", table=table), SHORT)
            else:
                method = dice.choice(("GET", "POST", "PUT", "DELETE", "OPTIONS", "BREW"))
                line = f"{method} {dice.choice(PATHS)} HTTP/{dice.choice(('1.1', '1.0', '9.9'))}"
                await raw.push(head(line, {**fields, "Connection": "close"}), SHORT)
            scene.counts["requests"] += 1
            with suppress(TimeoutError):
                await raw.hear(0.5)

    await scene.crowd(8, one)


async def noise(scene: Scene) -> None:
    """Bytes that are no HTTP."""

    async def one(scene: Scene) -> None:
        async with dialled(scene) as raw:
            start = scene.dice.choice(
                (b"", b"GET ", b"\x16\x03\x01\x02\x00", b"PRI * HTTP/2.0\r\n")
            )
            await raw.push(start + scene.dice.randbytes(scene.dice.randrange(2000)), SHORT)
            scene.counts["requests"] += 1
            with suppress(TimeoutError):
                await raw.hear(0.3)

    await scene.crowd(8, one)


async def _wait_for_the_end(scene: Scene, raw: Raw) -> None:
    with suppress(TimeoutError):
        await raw.hear(max(0.01, scene.until - time.monotonic()))
