"""HTTP connections that send too much, too slowly, too often or nothing at all."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from doubloon.server.net import api
from doubloon.server.net.answering import Handler
from doubloon.server.net.application import make_http_server
from doubloon.server.net.http_socket import PIPELINED
from doubloon.server.server import Server
from doubloon.server.settings import Settings
from server.raw import UPGRADE, until
from server.serving import PATIENCE, InstantBots, Served, client, serving

HOST = b"Host: 127.0.0.1\r\n"
GET = b"GET %s HTTP/1.1\r\n" + HOST


def exchange(served: Served, *pieces: bytes, source: str = "127.0.0.1") -> bytes:
    """Send these pieces, read until the server hangs up."""
    with plug(served, source) as plugged:
        for piece in pieces:
            try:
                plugged.sendall(piece)
            except OSError:
                break
        return read_all(plugged)


@contextmanager
def plug(served: Served, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    address = ("127.0.0.1", served.port)
    with socket.create_connection(address, PATIENCE, (source, 0)) as plugged:
        yield plugged


def read_all(plugged: socket.socket) -> bytes:
    found = b""
    try:
        while piece := plugged.recv(65_536):
            found += piece
    except ConnectionError:
        pass
    return found


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def problem_of(answer: bytes) -> str:
    problem: str = json.loads(answer.partition(b"\r\n\r\n")[2])["problem"]
    return problem


HUGE = {
    "many headers": b"x: y\r\n" * 100_000,
    "one header": b"x: " + b"y" * 1_000_000,
    "a name": b"x" * 1_000_000,
}


@pytest.mark.parametrize("head", HUGE.values(), ids=HUGE)
async def test_a_huge_head_is_refused_and_not_kept(head: bytes, database: Path) -> None:
    async with serving(database) as served:
        answer = await asyncio.to_thread(exchange, served, GET % b"/health", head)
        assert (status_of(answer), problem_of(answer)) == (431, "limit-head")
        answer = await asyncio.to_thread(exchange, served, b"GET /" + head)
        assert status_of(answer) in (400, 431)


async def test_a_head_of_the_largest_size_is_answered(database: Path) -> None:
    async with serving(database) as served:
        fill = b"x: " + b"y" * 15_000 + b"\r\n"
        close = b"connection: close\r\n\r\n"
        answer = await asyncio.to_thread(exchange, served, GET % b"/health", fill, close)
        assert status_of(answer) == 200


SLOW = {
    "silent": (),
    "half a head": (GET % b"/health",),
    "half a handshake": (UPGRADE,),
    "half a body": (b"POST /api/tokens HTTP/1.1\r\n" + HOST + b"content-length: 9\r\n\r\n{",),
    "idle": (GET % b"/health" + b"\r\n",),
    "half of a second head": (GET % b"/health" + b"\r\n", GET % b"/health"),
}


@pytest.mark.parametrize("pieces", SLOW.values(), ids=SLOW)
async def test_who_sends_nothing_more_is_cut(pieces: tuple[bytes, ...], database: Path) -> None:
    times = {"head_time": 0.2, "body_time": 0.2, "keep_alive": 0.2}
    async with serving(database, **times) as served:
        await asyncio.to_thread(exchange, served, *pieces)
        await until(lambda: sockets(served) == 0)


async def test_a_head_byte_by_byte_has_no_more_time(database: Path) -> None:
    def trickle() -> int:
        with plug(served) as plugged:
            for sent in range(10_000):
                try:
                    plugged.sendall(b"G" if not sent else b"E")
                except OSError:
                    return sent
                time.sleep(0.01)
        raise AssertionError("it was never cut")

    async with serving(database, head_time=0.2) as served:
        assert await asyncio.to_thread(trickle) > 1


async def test_an_answer_that_nobody_reads_is_dropped(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(*_args: object) -> Response:
        return Response(b"x" * 50_000_000)

    replace_health(monkeypatch, answer)
    async with serving(database, answer_time=0.5, keep_alive=0.1) as served:
        with plug(served) as plugged:
            plugged.sendall(GET % b"/health" + b"\r\n")
            await until(lambda: sockets(served) == 1)
            await until(lambda: sockets(served) == 0)


async def test_a_long_question_is_not_an_idle_connection(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, go_on = asyncio.Event(), asyncio.Event()

    async def answer(*_args: object) -> Response:
        asked.set()
        await go_on.wait()
        return Response(b"done")

    replace_health(monkeypatch, answer)
    async with serving(database, head_time=0.1, body_time=0.1, keep_alive=0.1) as served:
        ask = GET % b"/health" + b"\r\n"
        waiting = asyncio.create_task(asyncio.to_thread(exchange, served, ask))
        await asked.wait()
        await asyncio.sleep(0.3)
        go_on.set()
        assert status_of(await waiting) == 200


def replace_health(monkeypatch: pytest.MonkeyPatch, handler: Handler) -> None:
    monkeypatch.setattr(api, "ROUTES", (("GET", "/health", handler),))


BODIES = {
    "one": b"content-length: 3000000\r\n\r\n" + b"x" * 3_000_000,
    "trailers": b"transfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n" + b"x: y\r\n" * 400_000,
}


@pytest.mark.parametrize("kind", BODIES)
async def test_a_huge_body_is_refused_and_not_kept(kind: str, database: Path) -> None:
    async with serving(database) as served:
        head = b"POST /api/tokens HTTP/1.1\r\n" + HOST
        answer = await asyncio.to_thread(exchange, served, head + BODIES[kind])
        # Where the application was already asked, the connection is only cut.
        assert answer == b"" or (status_of(answer), problem_of(answer)) == (413, "limit-body")
        await until(lambda: sockets(served) == 0)


async def test_a_body_that_comes_after_its_answer_is_dropped(database: Path) -> None:
    """A request that is refused by its head leaves the connection for the next one."""
    head = b"POST /health HTTP/1.1\r\n" + HOST + b"content-length: 9\r\n\r\n"

    def talk() -> list[int]:
        with plug(served) as plugged:
            plugged.sendall(head)
            first = plugged.recv(65_536)
            plugged.sendall(b"x" * 9)
            plugged.sendall(GET % b"/health" + b"connection: close\r\n\r\n")
            return [status_of(first), status_of(read_all(plugged))]

    async with serving(database) as served:
        assert await asyncio.to_thread(talk) == [405, 200]


async def test_a_body_that_never_ends_after_its_answer_is_cut(database: Path) -> None:
    head = b"POST /health HTTP/1.1\r\n" + HOST + b"content-length: 9\r\n\r\n"
    async with serving(database, spare=0.2) as served:
        assert status_of(await asyncio.to_thread(exchange, served, head)) == 405


async def test_requests_that_do_not_wait_for_answers_are_bounded(database: Path) -> None:
    async with serving(database) as served:
        data = (GET % b"/health" + b"\r\n") * 2_000
        answer = await asyncio.to_thread(exchange, served, data)
        assert answer.count(b"HTTP/1.1 200") <= PIPELINED + 1


async def test_nobody_is_answered_on_a_connection_that_was_cut(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, go, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def answer(_server: Server, _request: object) -> Response:
        begun.set()
        await go.wait()
        done.set()
        return Response("late")

    replace_health(monkeypatch, answer)
    async with serving(database, answer_time=0.2) as served:
        with plug(served) as plugged:
            plugged.sendall(2 * (GET % b"/health" + b"\r\n"))
            await begun.wait()
            await until(lambda: not sockets(served))
        go.set()
        await done.wait()
        await asyncio.sleep(0.05)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


async def test_what_comes_after_a_refusal_is_bounded(database: Path) -> None:
    async with serving(database, spare=60.0, body=100_000) as served:
        with plug(served) as plugged:
            plugged.setblocking(False)
            endless, loop = b"x" * 100_000_000, asyncio.get_running_loop()
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(loop.sock_sendall(plugged, endless), PATIENCE)


async def test_nonsense_is_refused(database: Path) -> None:
    async with serving(database) as served:
        answer = await asyncio.to_thread(exchange, served, b"\x00" * 500)
        assert (status_of(answer), problem_of(answer)) == (400, "message-http")


async def test_sockets_of_one_address_are_counted_also_silent_ones(database: Path) -> None:
    async with serving(database, sockets=3, spare=0.2) as served:
        with plug(served), plug(served), plug(served):
            await until(lambda: sockets(served) == 3)
            answer = await asyncio.to_thread(exchange, served, GET % b"/" + b"\r\n")
            assert (status_of(answer), problem_of(answer)) == (429, "limit-connections")
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{served.url}/ws")
            assert refused.value.response.status_code == 429
            ask = GET % b"/health" + b"connection: close\r\n\r\n"
            answers = [
                await asyncio.to_thread(exchange, served, ask, source=source)
                for source in ("127.0.0.1", "127.0.0.2")
            ]
            assert [status_of(answer) for answer in answers] == [200, 200]
            page = GET % b"/api/levels" + b"connection: close\r\n\r\n"
            other = await asyncio.to_thread(exchange, served, page, source="127.0.0.2")
            assert status_of(other) == 200
        await until(lambda: sockets(served) == 0)
        async with client(served) as anne:
            await anne.create("kings-gold")


async def test_websockets_are_sockets_too_and_leave_their_place(database: Path) -> None:
    async with serving(database, sockets=2, spare=0.2) as served:
        async with client(served), client(served):
            answer = await asyncio.to_thread(exchange, served, GET % b"/" + b"\r\n")
            assert status_of(answer) == 429
        await until(lambda: sockets(served) == 0)


async def test_a_full_server_answers_only_for_its_health(database: Path) -> None:
    limits = {"sockets": 0, "all_sockets": 5, "spare_sockets": 3, "spare": 5.0}
    async with serving(database, **limits) as served:
        address = ("127.0.0.1", served.port)
        silent = [await asyncio.to_thread(socket.create_connection, address) for _ in range(40)]
        try:
            await until(lambda: sockets(served) == 8)
            for _ in range(5):
                ask = GET % b"/health" + b"\r\n"
                answer = await asyncio.to_thread(exchange, served, ask)
                assert status_of(answer) == 200
                assert b"connection: close" in answer
            answer = await asyncio.to_thread(exchange, served, GET % b"/" + b"\r\n")
            assert (status_of(answer), problem_of(answer)) == (503, "limit-full")
            answer = await asyncio.to_thread(exchange, served, UPGRADE + b"\r\n")
            assert status_of(answer) == 503
        finally:
            for plugged in silent:
                plugged.close()
        await until(lambda: sockets(served) == 0)


async def test_a_proxy_is_not_counted_but_its_clients_are(database: Path) -> None:
    async with behind_proxy(database, sockets=2) as served:
        with plug(served), plug(served), plug(served), plug(served):
            await until(lambda: sockets(served) == 4)
            address = f"ws://{served.url}/ws"
            first = {"X-Forwarded-For": "2001:db8::1"}
            near = {"X-Forwarded-For": "2001:db8::2"}
            far = {"X-Forwarded-For": "2001:db8:0:1::1"}
            async with connect(address, additional_headers=first):
                async with connect(address, additional_headers=near):
                    with pytest.raises(InvalidStatus) as refused:
                        await connect(address, additional_headers=near)
                    assert refused.value.response.status_code == 429
                    async with connect(address, additional_headers=far):
                        pass
                    for _ in range(3):  # requests leave their place when they are answered
                        forwarded = b"X-Forwarded-For: 203.0.113.7\r\n"
                        ask = GET % b"/health" + forwarded + b"connection: close\r\n\r\n"
                        answer = await asyncio.to_thread(exchange, served, ask)
                        assert status_of(answer) == 200


class behind_proxy:
    """A server that trusts a proxy on this machine."""

    def __init__(self, database: Path, **settings: Any) -> None:
        self._server = Server(Settings(database=str(database), **settings), InstantBots())
        self._running = make_http_server(
            self._server, host="127.0.0.1", port=0, trusted_proxy="127.0.0.1"
        )

    async def __aenter__(self) -> Served:
        self._task = asyncio.create_task(self._running.serve())
        await until(lambda: self._running.started)
        port = self._running.servers[0].sockets[0].getsockname()[1]
        return Served(self._server, port, self._running)

    async def __aexit__(self, *_error: object) -> None:
        self._running.should_exit = True
        await self._task


def sockets(served: Served) -> float:
    """How many sockets the server counts."""
    found = served.server.context.metrics.registry.get_sample_value("doubloon_sockets")
    assert found is not None
    return found
