"""One WebSocket byte by byte: frames arrive complete, in order, and bounded."""

import asyncio
import json
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from doubloon.server.net.socket import WAITING
from doubloon.server.session.connection import Connection
from server.raw import CLOSE, FIN, MORE, PING, PONG, TEXT, frame, raw, received, until
from server.serving import PATIENCE, serving

HELLO = b'{"type":"hello"}'
READ = 256 * 1024
"""As much as is read from a socket at once."""


ASK = frame(TEXT, b'{"type":"open","table":"x","id":"a"}')

PIECES = {
    "one frame": [frame(TEXT, HELLO)],
    "byte by byte": [frame(TEXT, HELLO)[n : n + 1] for n in range(len(frame(TEXT, HELLO)))],
    "a long frame": [frame(TEXT, HELLO + b" " * 200)],
    "a long frame, its head cut": [
        frame(TEXT, HELLO + b" " * 200)[:3],
        frame(TEXT, HELLO + b" " * 200)[3:],
    ],
    "fragments": [frame(TEXT, HELLO[:5], 0), frame(MORE, HELLO[5:9], 0), frame(MORE, HELLO[9:])],
    "fragments and a whole one": [frame(TEXT, HELLO[:5], 0) + frame(MORE, HELLO[5:]) + ASK],
    "nothing masked": [frame(TEXT, HELLO, mask=bytes(4))],
}


@pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES)
async def test_a_text_is_received_in_any_pieces(pieces: list[bytes], database: Path) -> None:
    def talk() -> bytes:
        with raw(served) as connection:
            for piece in pieces:
                connection.sendall(piece)
            return received(connection)[1]

    async with serving(database) as served:
        assert json.loads(await asyncio.to_thread(talk))["type"] == "welcome"


async def test_a_ping_between_fragments_is_answered_at_once(database: Path) -> None:
    def talk() -> list[tuple[int, bytes]]:
        with raw(served) as connection:
            connection.sendall(frame(TEXT, HELLO[:5], 0) + frame(PING, b"there?"))
            first = received(connection)
            connection.sendall(frame(MORE, HELLO[5:]))
            return [first, received(connection)]

    async with serving(database) as served:
        pong, welcome = await asyncio.to_thread(talk)
    assert pong == (PONG, b"there?")
    assert json.loads(welcome[1])["type"] == "welcome"


WRONG = {
    "not masked": (bytes([FIN | TEXT, len(HELLO)]) + HELLO, 1002),
    "reserved bit": (frame(TEXT | 0x40, HELLO), 1002),
    "a text amid fragments": (frame(TEXT, HELLO[:5], 0) + frame(TEXT, HELLO), 1002),
    "no UTF-8": (frame(TEXT, b'"\xff"'), 1007),
    "no UTF-8 in fragments": (frame(TEXT, b'"\xff', 0) + frame(MORE, b'"'), 1007),
    "too long": (frame(TEXT, b"x" * 17_000), 1009),
    "the head of something too long": (frame(TEXT, b"x" * 17_000)[:20], 1009),
    "the head of something huge": (bytes([FIN | TEXT, 0xFF]) + (1 << 40).to_bytes(8, "big"), 1009),
    "too long in fragments": (frame(TEXT, b"x" * 9_000, 0) + frame(MORE, b"x" * 9_000), 1009),
}


@pytest.mark.parametrize(("data", "code"), WRONG.values(), ids=WRONG)
async def test_what_breaks_the_protocol_ends_the_connection(
    data: bytes, code: int, database: Path
) -> None:
    def talk() -> tuple[int, bytes]:
        with raw(served) as connection:
            connection.sendall(data)
            return received(connection)

    async with serving(database) as served:
        opcode, body = await asyncio.to_thread(talk)
        assert (opcode, int.from_bytes(body[:2], "big")) == (CLOSE, code)
        await until(lambda: not served.sockets)


async def test_what_was_sent_before_closing_is_handled(database: Path) -> None:
    def talk() -> None:
        with raw(served) as connection:
            name = frame(TEXT, b'{"type":"name","name":"Anne","id":"n"}')
            connection.sendall(frame(TEXT, HELLO) + name + frame(CLOSE, b"\x03\xe8"))
            while received(connection)[0] != CLOSE:
                pass

    renamed = asyncio.Event()
    async with serving(database) as served:
        original = served.server.guests.rename

        async def rename(guest: str, name: str) -> str:
            renamed.set()
            return await original(guest, name)

        served.server.guests.rename = rename  # type: ignore[method-assign]
        await asyncio.to_thread(talk)
        async with asyncio.timeout(PATIENCE):
            await renamed.wait()


async def test_reading_pauses_while_frames_wait(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, go_on = list[str | bytes](), asyncio.Event()

    async def receive(_self: Connection, text: str | bytes) -> None:
        await go_on.wait()
        heard.append(text)

    monkeypatch.setattr(Connection, "receive", receive)
    sent = [f"{n}" for n in range(60_000)]
    async with serving(database) as served:
        flood = b"".join(frame(TEXT, text.encode()) for text in sent)

        def talk() -> None:
            with raw(served) as connection:
                connection.sendall(flood + frame(CLOSE, b"\x03\xe8"))
                received(connection)

        sending = asyncio.create_task(asyncio.to_thread(talk))
        await until(lambda: served.sockets and served.sockets[0].read_paused)
        (paused,) = served.sockets
        assert paused.waiting[0] <= WAITING
        assert paused.waiting[1] <= 2 * READ
        go_on.set()
        await sending
        await until(lambda: len(heard) == len(sent))
    assert heard == sent


async def test_unread_answers_do_not_pile_up(database: Path) -> None:
    """Every ping is answered; whoever sends them and reads nothing is not read either."""
    enough = threading.Event()

    def flood() -> None:
        with raw(served) as connection:
            connection.setblocking(False)
            pings = left = frame(PING, b"x" * 125) * 1_000
            while not enough.is_set():
                with suppress(BlockingIOError):
                    left = left[connection.send(left) :] or pings

    async with serving(database) as served:
        sending = asyncio.create_task(asyncio.to_thread(flood))
        try:
            await until(lambda: served.sockets and served.sockets[0].read_paused)
            (stalled,) = served.sockets
            for _ in range(20):
                assert stalled.transport.get_write_buffer_size() <= 2 * READ
                await asyncio.sleep(0.005)
            assert stalled.read_paused
        finally:
            enough.set()
            await sending
