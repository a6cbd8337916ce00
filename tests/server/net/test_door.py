"""Sockets are counted by address and in all, with the descriptors there are."""

import asyncio
import re
import resource
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from urllib.request import urlopen

import pytest

from doubloon.server.net import door
from doubloon.server.net.door import Door, open_door
from doubloon.server.session.limits import network_of
from doubloon.server.settings import Settings
from server.serving import PATIENCE


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("/run/socket", "/run/socket"),
    ],
)
def test_addresses_of_one_network_are_counted_together(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_beyond_the_limits_only_spare_places_are_left() -> None:
    dropped: list[str] = []
    full = Door(each=2, most=3, spare=2)

    def enter(name: str, address: str | None = "a") -> door.Place:
        return full.enter(address, lambda: dropped.append(name))

    first = enter("1")
    assert [enter("2").refused, enter("3").refused] == [None, "limit-connections"]
    assert enter("4", "b").refused is None
    assert enter("5", "c").refused == "limit-full"
    assert dropped == []
    assert enter("6", None).refused == "limit-full"
    assert dropped == ["3"]
    assert len(full) == 5
    for _ in range(2):
        first.leave()  # only once
    assert len(full) == 4
    assert enter("7").refused is None


def test_a_socket_of_a_proxy_counts_for_its_client() -> None:
    counting = Door(each=1, most=9, spare=1)
    one, other = (counting.enter(None, lambda: None) for _ in range(2))
    assert one.move("a")
    assert not other.move("a")
    assert other.move("b")
    assert one.move("b") is False
    assert other.move("")
    assert one.move("b")
    one.leave()
    assert other.move("b")


@pytest.mark.parametrize(
    ("descriptors", "most", "queue"),
    [(0, 10_000, 2_048), (65_536, 10_000, 2_048), (1_024, 736, 128), (100, 1, 12)],
)
def test_room_follows_the_descriptors(
    descriptors: int, most: int, queue: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "count_descriptors", lambda: descriptors)
    found, waiting = open_door(Settings(database="", sockets=0))
    assert waiting == queue
    assert waiting + most + 32 + 128 <= max(descriptors, 1_024) or not descriptors
    entered = 0
    while found.enter("a", lambda: None).refused is None:
        entered += 1
    assert entered == most


def test_more_descriptors_are_asked_for_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limits = [256, 1_000]
    monkeypatch.setattr(resource, "getrlimit", lambda _what: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda _what, new: limits.__setitem__(0, new[0]))
    door.raise_descriptors(200)
    assert limits == [256, 1_000]
    door.raise_descriptors(500)
    assert limits == [500, 1_000]
    door.raise_descriptors(65_536)
    assert limits == [1_000, 1_000]


async def test_silent_sockets_leave_descriptors_for_everybody_else(tmp_path: Path) -> None:
    """A server with few descriptors raises its limit, and stays alive however many come."""
    limited = (
        "import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 400));"
        "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    )
    command = ("-m", "doubloon", "serve", "--port", "0", "--db", str(tmp_path / "x.sqlite"))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", limited, *command, stdout=PIPE, stderr=PIPE
    )
    silent: list[socket.socket] = []
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        found = re.search(r"127\.0\.0\.1:(\d+)", line)
        assert process.stderr is not None
        assert found, line or await process.stderr.read()

        def plug() -> None:
            for number in range(400):
                source = (f"127.0.0.{2 + number // 150}", 0)
                silent.append(
                    socket.create_connection(("127.0.0.1", int(found[1])), PATIENCE, source)
                )

        await asyncio.to_thread(plug)
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        assert re.search(r"Max open files +400 +400", limits)
        for _ in range(3):
            assert await asyncio.to_thread(fetch, f"http://{found[0]}/health") == 200
        used = len([*Path(f"/proc/{process.pid}/fd").iterdir()])
        assert used < 400 - 64
        process.send_signal(signal.SIGTERM)
        _, logged = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0
        assert b'"level": "error"' not in logged
    finally:
        for plugged in silent:
            plugged.close()
        if process.returncode is None:
            process.kill()
            await process.wait()


def fetch(url: str) -> int:
    with urlopen(url, timeout=PATIENCE) as answer:
        status: int = answer.status
        return status
