"""Names of this server, and pages that make their own name point to it."""

import asyncio
import socket
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from doubloon.server.net.hosts import is_known, list_names
from doubloon.server.settings import Settings
from server.serving import serving

MACHINE = socket.gethostname().lower()


@pytest.mark.parametrize(
    ("host", "known"),
    [
        (None, True),
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("localhost.:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        (MACHINE, True),
        (f"{MACHINE.partition('.')[0]}.local:8000", True),
        ("games.example.org", True),
        ("GAMES.example.org:443", True),
        ("friend.example", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("xgames.example.org", False),
        ("127.0.0.1@evil.example", False),
        ("[bad", False),
        ("", False),
    ],
)
def test_addresses_and_allowed_names_are_known(host: str | None, known: bool) -> None:
    settings = Settings(
        database="", hosts=("Games.example.org",), origins=("https://friend.example:8443",)
    )
    assert is_known(host, list_names(settings)) is known


async def test_a_page_that_took_our_address_is_refused(database: Path) -> None:
    """The page's own name points to this server, so origin and host agree; both are foreign."""
    async with serving(database, misnamed="Use the address.") as served:
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        for path in ("/", "/health", "/api/mine"):
            answer = await get(f"http://{served.url}{path}", evil)
            assert answer.status_code == 421
            assert answer.json()["problem"] == "message-host"
            assert answer.json()["facts"] == {"host": "evil.example"}
            assert answer.headers["content-security-policy"]
            assert "set-cookie" not in answer.headers
        shown = await get(f"http://{served.url}/", {**evil, "Accept": "text/html"})
        assert (shown.status_code, shown.text) == (421, "Use the address.")
        with pytest.raises(InvalidStatus) as refused:
            await connect("ws://evil.example/ws", host="127.0.0.1", port=served.port)
        assert refused.value.response.status_code == 421
        assert not served.server.services.clients


async def test_an_allowed_name_is_served(database: Path) -> None:
    async with serving(database, hosts=("games.example.org",)) as served:
        own = {"Host": "games.example.org", "Origin": "http://games.example.org"}
        assert (await get(f"http://{served.url}/health", own)).status_code == 200
        address = "ws://games.example.org/ws"
        origin = Origin("http://games.example.org")
        async with connect(address, host="127.0.0.1", port=served.port, origin=origin):
            pass


async def get(url: str, headers: dict[str, str]) -> httpx.Response:
    return await asyncio.to_thread(httpx.get, url, headers=headers)
