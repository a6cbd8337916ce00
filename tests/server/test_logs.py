"""The log is quiet about clients that behave badly, and complete about what fails."""

import asyncio
import io
import json
import logging
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import structlog
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from doubloon.server.logs import log_to
from doubloon.server.messages.answers import Gone
from doubloon.server.session.connection import Connection
from server.raw import PING, TEXT, UPGRADE, frame, until
from server.serving import Served, client, serving


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What the server and its libraries log."""
    stream, root = io.StringIO(), logging.getLogger()
    handlers, level = [*root.handlers], root.level
    log_to(stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


def lines(logged: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in logged.getvalue().splitlines()]


def complaints(logged: io.StringIO) -> list[dict[str, Any]]:
    return [line for line in lines(logged) if line["level"] not in ("debug", "info")]


def test_an_error_of_a_library_keeps_its_traceback(logged: io.StringIO) -> None:
    try:
        raise ValueError("a plank is missing")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("it leaks")
    logging.getLogger("asyncio").error("without one")
    first, second = lines(logged)
    assert (first["event"], first["logger"], first["message"]) == (
        "library",
        "uvicorn.error",
        "it leaks",
    )
    assert "Traceback" in first["exception"]
    assert "ValueError: a plank is missing" in first["exception"]
    assert "exception" not in second


def rush(served: Served, table: str, number: int) -> None:
    """People who ask, ping and leave: politely, abruptly, or in the middle of a frame."""
    plugged = socket.create_connection(("127.0.0.1", served.port))
    try:
        plugged.sendall(UPGRADE + b"\r\n")
        if number % 4 == 3:
            return  # before the handshake is done
        plugged.recv(65_536)
        watch = json.dumps({"type": "open", "table": table}).encode()
        data = frame(TEXT, b'{"type":"hello"}') + frame(TEXT, watch) * 20 + frame(PING, b"x") * 20
        plugged.sendall(data + watch[: number % 5])
        if number % 4 == 1:  # closing resets the connection
            plugged.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    finally:
        plugged.close()


def test_people_who_leave_are_no_errors(database: Path, logged: io.StringIO) -> None:
    async def play() -> None:
        async with serving(database, connections=0, sockets=0) as served, client(served) as anne:
            table = await anne.create("kings-gold")
            await asyncio.gather(
                *(asyncio.to_thread(rush, served, table, number) for number in range(240))
            )
            await until(lambda: len(served.sockets) == 1)
            await anne.do("chat", table=table, text="Anybody there?")

    uvloop.run(play())
    assert complaints(logged) == []


def test_bodies_cut_short_and_foreign_pages_are_no_errors(
    database: Path, logged: io.StringIO
) -> None:
    head = b"POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"
    noise = [head % path for path in (b"/api/tokens", b"/api/replay", b"/api/draws")]
    noise += [b"\x00\x01", b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"]

    def send(served: Served, data: bytes) -> None:
        with socket.create_connection(("127.0.0.1", served.port)) as plugged:
            plugged.sendall(data)
            plugged.shutdown(socket.SHUT_WR)
            plugged.recv(65_536)

    async def visit() -> None:
        async with serving(database, connections=1) as served, client(served):
            for data in noise:
                await asyncio.to_thread(send, served, data)
            address = f"ws://{served.url}/ws"
            for headers in ({"Origin": "http://evil.example"}, {}):
                with pytest.raises(InvalidStatus):  # foreign, then one too many
                    await connect(address, additional_headers=headers)
            with pytest.raises(InvalidStatus):
                await connect("ws://evil.example/ws", host="127.0.0.1", port=served.port)

    uvloop.run(visit())
    assert complaints(logged) == []


def test_nothing_is_written_to_those_who_have_left(
    database: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the end of a connection and the notice of it somebody else may speak."""

    async def play() -> None:
        async with serving(database) as served, client(served):
            (connection,), (there,) = served.server.services.clients, served.sockets
            assert isinstance(connection, Connection)
            lost, late = there.connection_lost, Mock()
            monkeypatch.setattr(there, "connection_lost", late)
            there.transport.abort()
            await asyncio.sleep(0.05)
            connection.send(Gone(table="x"))
            there.data_received(frame(PING, b"x") + frame(TEXT, b"1"))
            await asyncio.sleep(0.05)
            assert len(connection.outbox) == 0
            assert late.called
            lost(None)

    uvloop.run(play())
    assert complaints(logged) == []
