"""Questions over HTTP, and plays that are over to ask about."""

import asyncio
import gzip
import json
import random
from collections.abc import Mapping
from http.client import HTTPConnection
from typing import Any

from server.serving import Client, Served, play_on


def ask(
    port: int, method: str, path: str, body: bytes | None, headers: Mapping[str, str]
) -> tuple[int, Any, Mapping[str, str]]:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request(method, path, body, dict(headers))
        response = connection.getresponse()
        raw = response.read()
        if response.headers.get("Content-Encoding") == "gzip":
            raw = gzip.decompress(raw)
        return response.status, json.loads(raw), dict(response.headers)
    finally:
        connection.close()


async def get(served: Served, path: str, **headers: str) -> tuple[int, Any]:
    return (await asyncio.to_thread(ask, served.port, "GET", path, None, headers))[:2]


async def post(served: Served, path: str, text: str | bytes, **headers: str) -> tuple[int, Any]:
    body = text.encode() if isinstance(text, str) else text
    return (await asyncio.to_thread(ask, served.port, "POST", path, body, headers))[:2]


async def finished(anne: Client, game: str) -> tuple[str, str]:
    """A table and its play, played by Anne and two bots to the end."""
    terms: dict[str, Any] = {"target": 300} if game == "mille-sabords" else {}
    table = await anne.create(game, 3, shuffle=False, **terms)
    await anne.do("sit", table=table, seat=1, text="0123456789abcdef" * 2)
    for seat in (2, 3):
        await anne.do("fill", table=table, seat=seat, level="cabin-boy")
    await anne.do("start", table=table)
    assert await play_on(anne, table, (1,), random.Random(5))
    await anne.until(lambda: anne.tables[table]["state"] == "over")
    return table, anne.tables[table]["play"]
