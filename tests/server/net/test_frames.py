"""Every frame counts: floods of any kind are slowed down, then cut, and others have their turn."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.net.socket import TURN, Socket
from doubloon.server.session.connection import Connection
from doubloon.server.session.limits import Bucket, Buckets, Meter
from server.raw import BYTES, CLOSE, MORE, PING, PONG, TEXT, frame, raw, received, until
from server.serving import Served, client, serving

HELLO = frame(TEXT, b'{"type":"hello"}')
OPEN = frame(TEXT, b'{"type":"open","table":"x"}')
LIMITS = {"rate": 50, "burst": 0.2, "address_rate": 10_000, "flood": 0.3}
"""Ten frames at once, and fifty a second."""

FLOODS = {
    "pings": frame(PING, b""),
    "pongs": frame(PONG, b"unasked"),
    "empty pieces": frame(TEXT, b"", 0) + frame(MORE, b"", 0) * 20_000,
    "texts": OPEN,
    "tiny texts": frame(TEXT, b"1"),
    "bytes": frame(BYTES, b"x"),
    "long texts": frame(TEXT, b"x" * 16_000),
}


def flood(served: Served, data: bytes) -> list[tuple[int, bytes]]:
    """Say hello, send this without end, and return what the server said until it hung up."""
    heard: list[tuple[int, bytes]] = []
    with raw(served) as connection:
        connection.sendall(HELLO)
        heard.append(received(connection))
        sent = data * (1 + 400_000 // len(data))
        connection.sendall(sent[: len(sent) // 2])
        connection.setblocking(False)
        rest = sent[len(sent) // 2 :]
        while rest:
            try:
                rest = rest[connection.send(rest) :]
            except BlockingIOError:
                break
            except OSError:
                return heard
        connection.settimeout(30)
        try:
            while not heard or heard[-1][0] != CLOSE:
                heard.append(received(connection))
        except (OSError, AssertionError):
            pass
    return heard


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_any_frames_is_slowed_down_then_cut(
    kind: str, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = count_frames(monkeypatch)
    async with serving(database, **LIMITS) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        flooding = asyncio.create_task(asyncio.to_thread(flood, served, FLOODS[kind]))
        heard = await flooding
        await anne.do("chat", table=table, text="Still served")
    assert json.loads(heard[-2][1]) == {"type": "goodbye", "reason": "flood"}
    assert int.from_bytes(heard[-1][1][:2], "big") == 1008
    # The burst, the seconds of patience, the moment until the goodbye was sent; not thousands.
    assert max(taken.values()) < 60
    answers = [body for kind, body in heard if kind in (TEXT, PONG)]
    assert len(answers) <= max(taken.values()) + 2


def count_frames(monkeypatch: pytest.MonkeyPatch) -> dict[Meter, int]:
    """How many frames of each connection were let through."""
    taken: dict[Meter, int] = {}
    original = Meter.take

    def take(meter: Meter, size: int) -> float:
        pause = original(meter, size)
        taken[meter] = taken.get(meter, 0) + (not pause)
        return pause

    monkeypatch.setattr(Meter, "take", take)
    return taken


async def test_a_connection_over_its_limit_is_not_read(database: Path) -> None:
    limits = {**LIMITS, "rate": 0.1, "burst": 100, "flood": 1_000}
    async with serving(database, **limits) as served:

        def talk() -> None:
            with raw(served) as connection:
                connection.sendall(HELLO)
                received(connection)
                connection.setblocking(False)
                sent = frame(PING, b"x" * 100) * 1_000
                total = 0
                while total < 50_000_000:
                    try:
                        total += connection.send(sent)
                    except BlockingIOError:
                        if waits():
                            return
                raise AssertionError("fifty megabytes were read")

        def waits() -> bool:
            return bool(served.sockets) and served.sockets[0].read_paused

        await asyncio.to_thread(talk)


async def test_who_waits_for_answers_is_slowed_down_and_stays(database: Path) -> None:
    limits = {**LIMITS, "rate": 200, "burst": 0.01, "flood": 0.01}
    async with serving(database, **limits) as served, client(served) as anne:
        for _ in range(40):
            assert await anne.refused("open", table="x") == "table-unknown"


async def test_one_address_has_its_limit_on_all_its_connections(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("doubloon.server.net.socket.GRACE", 0.3)
    limits = {"address_rate": 20, "burst": 0.5, "flood": 0.2}
    async with serving(database, **limits) as served, client(served) as anne:
        async with client(served) as bert:
            for _ in range(100):
                await bert.send({"type": "open", "table": "x"})
            assert await bert.closed() == 1008
            assert bert.heard[-1] == {"type": "goodbye", "reason": "flood"}
            assert len(bert.heard) < 50
        assert await anne.refused("open", table="x") == "table-unknown"


@pytest.mark.parametrize("kind", ["pings", "pongs", "empty pieces", "texts", "bytes"])
async def test_without_limits_a_flood_still_takes_turns(
    kind: str, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two rounds of the event loop a socket reads and handles only a few frames."""
    work, most = 0, 0

    def counted(original: Callable[..., Any]) -> Callable[..., Any]:
        def count(*args: Any) -> Any:
            nonlocal work
            work += 1
            return original(*args)

        return count

    async def receive(self: Connection, text: str | bytes) -> None:
        nonlocal work
        work += 1
        await original_receive(self, text)

    original_receive: Callable[..., Awaitable[None]] = Connection.receive
    monkeypatch.setattr(Connection, "receive", receive)
    monkeypatch.setattr(Socket, "_find_frame", counted(Socket._find_frame))

    def probe() -> None:
        nonlocal work, most
        most, work = max(most, work), 0
        if watching:
            asyncio.get_running_loop().call_soon(probe)

    watching = True
    async with serving(database) as served, client(served) as anne:
        probe()

        def talk() -> None:
            with raw(served) as connection:
                data = FLOODS[kind]
                connection.sendall(HELLO + data * (1 + 100_000 // len(data)))
                connection.sendall(frame(CLOSE, b"\x03\xe8"))
                for _ in iter(lambda: received(connection)[0], CLOSE):
                    pass

        flooding = asyncio.create_task(asyncio.to_thread(talk))
        while not flooding.done():
            assert await anne.refused("open", table="x") == "table-unknown"
        await flooding
        watching = False
        await until(lambda: len(served.sockets) == 1)
    assert 0 < most <= 4 * TURN  # two sockets, each of which reads and handles


def test_a_long_frame_counts_as_several() -> None:
    now = [0.0]
    meter = make_meter(now, rate=1, burst=10)
    assert [meter.take(size) for size in (6, 4_095, 4_096, 16_000)] == [0, 0, 0, 0]
    assert meter.take(8_192) == 1.0  # two are left of ten, and it needs three
    assert meter.take(6) == 0.0


def test_a_frame_that_never_fits_waits_for_a_full_bucket() -> None:
    now = [0.0]
    meter = make_meter(now, rate=1, burst=2)
    assert meter.take(6) == 0.0
    assert meter.take(16_000) == 1.0
    now[0] = 1.0
    assert meter.take(16_000) == 0.0


def test_what_the_address_refuses_costs_the_connection_nothing() -> None:
    now = [0.0]
    addresses = Buckets(1.0, 1.0, lambda: now[0])
    own = Bucket(1.0, 3.0, lambda: now[0])
    meter = Meter(own, addresses, "a", share=4_096, patience=1.0)
    assert [meter.take(6) for _ in range(3)] == [0.0, 1.0, 1.0]
    assert [own.take() for _ in range(3)] == [True, True, False]


def test_patience_ends_with_those_who_go_on_and_comes_back_with_calm() -> None:
    now = [0.0]
    meter = make_meter(now, rate=1, burst=1, patience=1.0)
    assert [meter.keeps_on(0.5, more=True) for _ in range(3)] == [False, False, True]
    assert [meter.keeps_on(0.5, more=False) for _ in range(9)] == [False] * 9
    assert [meter.keeps_on(0.5, more=True) for _ in range(2)] == [False, False]
    now[0] = 2.0
    assert [meter.keeps_on(0.5, more=True) for _ in range(3)] == [False, False, True]


def make_meter(now: list[float], *, rate: float, burst: float, patience: float = 1.0) -> Meter:
    own = Bucket(rate, burst, lambda: now[0])
    return Meter(own, Buckets(0, 0), "a", share=4_096, patience=patience, clock=lambda: now[0])
