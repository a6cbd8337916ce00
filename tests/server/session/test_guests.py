"""Cookies: signed, with a time, replaced while they are used, and void after *forget*."""

import time
from pathlib import Path

import httpx2
import pytest
from itsdangerous import URLSafeSerializer

from doubloon.server.session.guests import DAY, Guests, find_key
from server.serving import Client, Served, client, cookie_of, serving


def at(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Set the clock to so many days from now."""
    moment = time.time() + days * DAY
    monkeypatch.setattr(time, "time", lambda: moment)


def guests_of(served: Served) -> Guests:
    return served.server.guests


def value(cookie: str) -> str:
    return cookie.partition(";")[0]


async def test_a_cookie_expires_unless_it_is_used(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database) as served:
        guests = guests_of(served)
        guest, cookie = await guests.greet("", secure=False)
        assert cookie is not None
        assert f"Max-Age={400 * DAY}" in cookie
        assert await guests.greet(value(cookie), secure=False) == (guest, None)
        with monkeypatch.context() as patch:
            at(patch, 399)
            same, fresh = await guests.greet(value(cookie), secure=False)
            assert same == guest
            assert fresh is not None
            assert value(fresh) != value(cookie)
        with monkeypatch.context() as patch:
            at(patch, 401)
            other, _ = await guests.greet(value(cookie), secure=False)
            assert other != guest
            assert await guests.recognise(value(cookie)) is None
            assert await guests.recognise(value(fresh)) == guest
        with monkeypatch.context() as patch:
            at(patch, -1_000)  # a clock that was set back
            assert await guests.recognise(value(cookie)) == guest


async def test_a_cookie_without_a_time_is_recognised_and_replaced(database: Path) -> None:
    async with serving(database) as served:
        old = URLSafeSerializer(find_key(str(database), None), salt="guest").dumps("anne")
        guest, fresh = await guests_of(served).greet(f"doubloon={old!s}", secure=False)
        assert guest == "anne"
        assert fresh is not None
        assert await guests_of(served).greet(value(fresh), secure=False) == ("anne", None)
        await guests_of(served).forget("anne")
        assert await guests_of(served).recognise(f"doubloon={old!s}") is None


async def me(guest: Client) -> str:
    found: str = guest.last("welcome")["guest"]
    return found


async def test_after_forget_the_cookie_is_void_and_the_browser_a_new_guest(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        cookie, first = cookie_of(anne), await me(anne)
        table = await anne.create("mille-sabords", target=100_000)
        await bert.do("open", table=table)
        await anne.do("sit", table=table, seat=1)
        await bert.do("sit", table=table, seat=2)
        await anne.do("start", table=table)
        async with client(served, cookie=cookie) as elsewhere:
            assert await me(elsewhere) == first
            assert (await anne.ask("forget"))["type"] == "done"
            for gone in (anne, elsewhere):
                assert await gone.closed() == 1001
                assert gone.last("goodbye")["reason"] == "forgotten"
        await bert.until(lambda: bert.tables[table]["seats"][0]["away"])
        async with client(served, cookie=cookie) as again:
            assert await me(again) != first
            assert "doubloon=" in cookie_of(again)
            await again.do("open", table=table)
            n = again.view(table)["n"]
            act = {"table": table, "n": n + 1, "text": "p1 stop"}
            assert await again.refused("act", **act) == "table-not-yours"
        async with httpx2.AsyncClient(base_url=f"http://{served.url}") as web:
            response = await web.get("/api/mine", headers={"Cookie": cookie})
            assert response.json() == []
            assert "doubloon=" in response.headers["Set-Cookie"]
    async with serving(database) as served:  # nor after a restart
        assert await guests_of(served).recognise(cookie) is None


async def test_after_forget_a_token_is_void(database: Path) -> None:
    async with serving(database) as served:
        _, token = await guests_of(served).make_token("Polly")
        async with client(served, token=token) as polly:
            assert (await polly.ask("forget"))["type"] == "done"
            await polly.closed()
        async with client(served) as other:
            await other.send({"type": "hello", "token": token})
            await other.until(lambda: any(one["type"] == "refused" for one in other.heard))
        with pytest.raises(Exception, match="message-token"):
            await guests_of(served).of_token(token)


async def test_what_comes_after_forget_is_not_carried_out(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        guest = await me(anne)
        await anne.send({"type": "forget", "id": "f"})
        await anne.send({"type": "name", "id": "n", "name": "Anne"})
        await anne.closed()
        assert await served.server.context.storage.guests.get(guest) is None
