"""A WebSocket on which the test writes every byte itself."""

import asyncio
import itertools
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from server.serving import PATIENCE, Served

TEXT, BYTES, CLOSE, PING, PONG, FIN, MORE = 0x1, 0x2, 0x8, 0x9, 0xA, 0x80, 0x0
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def frame(opcode: int, body: bytes, fin: int = FIN, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    masked = bytes(byte ^ key for byte, key in zip(body, itertools.cycle(mask), strict=False))
    if len(body) <= 125:
        return bytes([fin | opcode, 0x80 | len(body)]) + mask + masked
    return bytes([fin | opcode, 0x80 | 126]) + len(body).to_bytes(2, "big") + mask + masked


@contextmanager
def raw(served: Served) -> Iterator[socket.socket]:
    """A connection on which the test writes every byte itself."""
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(PATIENCE)
        connection.sendall(UPGRADE + b"\r\n")
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += connection.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 ")
        yield connection


def received(connection: socket.socket) -> tuple[int, bytes]:
    """The next frame: its kind and its body."""
    opcode, length = exactly(connection, 2)
    if length == 126:
        length = int.from_bytes(exactly(connection, 2), "big")
    return opcode & 0xF, exactly(connection, length)


def exactly(connection: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        piece = connection.recv(size - len(found))
        assert piece
        found += piece
    return found


async def until(holds: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (callable(holds) and holds()):
            await asyncio.sleep(0.005)
