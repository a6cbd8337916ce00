"""The server while clients misbehave: each connection stays within its limit, others are served.

    python bench/floods.py [--sockets N] [--seconds N]

Lets many sockets misbehave in one way after another, first on a server without rate limits, then
on one with the usual limits. Prints the peak of additional memory for each socket, what is left
after they disconnect, and how many the server cut off:

* deaf: they watch a table with much chat, request all of it again and again, and read nothing;
* flood: they send small requests without a pause, and read none of the answers;
* halves: they begin frames of the largest size, and never end them;
* giants: they announce frames that are too long, and continue sending;
* pings, pongs, pieces, tiny: they send pings, pongs, empty pieces of a message or texts of one
  letter without a pause;
* silent: they connect and send nothing;
* heads: they send the headers of a request without end.

Another client, of another address, is served all the while; its longest wait for an answer is
printed too.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from doubloon.server.settings import Settings

LIMITS = Settings(database="")
KERNEL = 300_000
"""Bytes that one read from the network, and one that waits to be written, may take beside."""
MOST = (LIMITS.waiting_bytes + LIMITS.frame + KERNEL) / 1000
"""Kilobytes that one connection may hold, whatever it does."""
SAID = "☠" * 300
QUESTION = json.dumps({"type": "ask", "table": "nowhere", "n": 1, "id": "x" * 64})


class Stranger:
    """A socket that connects."""

    def __init__(
        self, port: int, table: str, *, buffer: int = 4096, source: str = "127.0.0.2"
    ) -> None:
        self.table, self.begun = table, False
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self._socket.settimeout(30)
        self._socket.bind((source, 0))
        self._socket.connect(("127.0.0.1", port))

    def push(self, data: bytes) -> bool:
        """Send as much of this as the other side takes; whether it is still there."""
        self._socket.setblocking(False)
        try:
            self._socket.send(data)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return True

    def is_there(self) -> bool:
        """Whether the other side has not hung up."""
        self._socket.setblocking(False)
        try:
            return self._socket.recv(1, socket.MSG_PEEK) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False

    def go(self) -> None:
        self._socket.close()


class Person(Stranger):
    """A socket that knows as much of WebSocket as it needs to misbehave."""

    def __init__(
        self, port: int, table: str, *, buffer: int = 4096, source: str = "127.0.0.2"
    ) -> None:
        super().__init__(port, table, buffer=buffer, source=source)
        head = ("GET /ws HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade")
        key = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13")
        self._socket.sendall("\r\n".join((*head, *key, "", "")).encode())
        self._unread = b""
        while b"\r\n\r\n" not in self._unread:
            self._unread += self._socket.recv(4096)
        self._unread = self._unread.partition(b"\r\n\r\n")[2]
        self.say("hello")

    def say(self, type: str, **fields: Any) -> None:
        self._socket.sendall(framed(json.dumps({"type": type, **fields})))

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for its answer, whatever else is heard before."""
        self.say(type, id="asked", **fields)
        while (told := self._heard()).get("id") != "asked":
            continue
        return told

    def _heard(self) -> dict[str, Any]:
        opcode, short = self._take(2)
        size = int.from_bytes(self._take(2 if short == 126 else 8), "big") if short > 125 else short
        body = self._take(size)
        if opcode == 0x89:
            self._socket.sendall(b"\x8a" + bytes([0x80 | size]) + bytes(4) + body)
            return self._heard()
        told: dict[str, Any] = json.loads(body)
        return told

    def _take(self, size: int) -> bytes:
        while len(self._unread) < size:
            if not (more := self._socket.recv(65536)):
                raise SystemExit("the server hung up on somebody who did nothing wrong")
            self._unread += more
        taken, self._unread = self._unread[:size], self._unread[size:]
        return taken


def framed(text: str, announced: int | None = None) -> bytes:
    """A frame with a mask of zeros, which changes nothing; it may announce more than it has."""
    body = text.encode()
    size = len(body) if announced is None else announced
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + body


def repeat(frame: bytes) -> "Way":
    """Send this frame without a pause."""
    return lambda person: person.push(frame * (60_000 // len(frame)))


def demand(person: Stranger) -> bool:
    """Ask for some fifty kilobytes a time."""
    return person.push(framed(json.dumps({"type": "open", "table": person.table})) * 10)


def begin(person: Stranger) -> bool:
    """Begin a frame, once, and leave it at that."""
    if person.begun:
        return True
    person.begun = True
    return person.push(framed("x" * (LIMITS.frame - 1), LIMITS.frame))


def announce(person: Stranger) -> bool:
    return person.push(framed("x" * 4096, 0xFFFF))


def send_pieces(person: Stranger) -> bool:
    """Begin a message, then add nothing to it again and again."""
    first = b"" if person.begun else b"\x01\x80\0\0\0\0"
    person.begun = True
    return person.push(first + b"\x00\x80\0\0\0\0" * 10_000)


def send_head(person: Stranger) -> bool:
    first = b"" if person.begun else b"GET / HTTP/1.1\r\n"
    person.begun = True
    return person.push(first + b"x: " + b"y" * 60_000 + b"\r\n")


Way = Callable[[Stranger], bool]
FLOODS: dict[str, Way] = {
    "flood": repeat(framed(QUESTION)),
    "pings": repeat(b"\x89\x80\0\0\0\0"),
    "pongs": repeat(b"\x8a\x80\0\0\0\0"),
    "pieces": send_pieces,
    "tiny": repeat(framed("1")),
}
STRANGE: dict[str, Way] = {"silent": Stranger.is_there, "heads": send_head}
WAYS: dict[str, Way] = {
    "deaf": demand,
    "halves": begin,
    "giants": announce,
    **FLOODS,
    **STRANGE,
}
LIMITED: dict[str, Way] = {**FLOODS, **STRANGE}
"""What is worth another look with the usual limits."""


def resident(pid: int) -> float:
    """Kilobytes of memory a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def measure(
    server: int, port: int, way: str, sockets: int, seconds: float, *, limited: bool
) -> bool:
    host = Person(port, "", buffer=1 << 20, source="127.0.0.1")
    table = host.ask("create", game="kings-gold", seats=2)["table"]
    for _ in range(0 if limited else 50):
        host.ask("chat", table=table, text=SAID)
    before = peak = resident(server)
    kind = Stranger if way in STRANGE else Person
    people = [kind(port, table) for _ in range(sockets)]
    end, longest, lost = time.monotonic() + seconds, 0.0, 0
    while time.monotonic() < end:
        there = [person for person in people if WAYS[way](person)]
        lost, people = lost + len(people) - len(there), there
        begun = time.monotonic()
        host.ask("chat", table=table, text=SAID)
        longest = max(longest, time.monotonic() - begun)
        peak = max(peak, resident(server))
        if limited:
            time.sleep(1 / LIMITS.rate)
    for person in people:
        person.go()
    time.sleep(3)
    host.ask("chat", table=table, text=SAID)
    left = resident(server)
    host.go()
    each = (peak - before) / sockets
    print(
        f"| {way} | {'yes' if limited else 'no'} | {sockets} | {before / 1000:.0f}"
        f" | {peak / 1000:.0f} | {left / 1000:.0f} | {each:.0f} | {MOST:.0f} | {lost}"
        f" | {1000 * longest:.0f} |",
        flush=True,
    )
    return each <= MOST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each way to misbehave")
    asked = parser.parse_args()
    print("| way | limits | sockets | MB | most | after | kB each | at most | cut off | ms |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    holds = [
        *serve_and_measure(WAYS, asked.sockets, asked.seconds, limited=False),
        *serve_and_measure(LIMITED, asked.sockets, asked.seconds, limited=True),
    ]
    print(f"at most {MOST:.0f} kB for each socket {'holds' if all(holds) else 'is missed'}")


def serve_and_measure(
    ways: dict[str, Way], sockets: int, seconds: float, *, limited: bool
) -> list[bool]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "doubloon", "serve", "--port", "0"]
        command += [] if limited else ["--rate", "0"]
        with (Path(folder) / "log").open("w") as log:
            server = subprocess.Popen(
                [*command, "--db", f"{folder}/floods.sqlite"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().split()[-1].rpartition(":")[2])
                holds = [
                    measure(server.pid, port, way, sockets, seconds, limited=limited)
                    for way in ways
                ]
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait()
            if "Traceback" in (Path(folder) / "log").read_text():
                raise SystemExit("the server logged a failure")
    return holds


if __name__ == "__main__":
    main()
