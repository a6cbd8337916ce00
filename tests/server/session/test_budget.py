"""What one address and all strangers together can make the server store."""

import asyncio
from pathlib import Path
from typing import Any

import httpx2
import pytest

from doubloon.server.messages.refusals import LimitError
from doubloon.server.session.budget import FEW, NEW_TABLE, Budget, Room
from doubloon.server.session.limits import Account, Accounts, network_of
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import GuestRow
from doubloon.server.storage.sqlite.storage import open_storage
from doubloon.server.table import clock
from server.serving import PATIENCE, Client, Served, client, cookie_of, serving

HERE = "127.0.0.1"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a proxy", "a proxy"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_what_is_stored_is_paid_for_afterwards() -> None:
    now = [0.0]
    account = Account(2.0, 10.0, lambda: now[0])
    account.owed += 9
    assert account.pays()
    account.owed += 5
    assert not account.pays()
    now[0] = 2.0
    assert not account.pays()
    now[0] = 2.5
    assert account.pays()
    unlimited = Account(0.0, 0.0)
    unlimited.owed = 1_000_000
    assert unlimited.pays()
    assert unlimited.owed == 0


def test_accounts_are_found_again() -> None:
    accounts = Accounts(1.0, 1.0)
    assert accounts.of("a") is accounts.of("a")
    assert accounts.of("a") is not accounts.of("b")


async def begin(guest: Client, game: str = "mille-sabords", **terms: Any) -> str:
    """A play of two seats of one guest."""
    table = await guest.create(game, **terms)
    for seat in (1, 2):
        await guest.do("sit", table=table, seat=seat)
    await guest.do("start", table=table)
    return table


async def end(guest: Client, table: str) -> None:
    assert (await guest.act(table, "p2 resign", 1))["type"] == "done"


async def test_new_tables_rematches_and_tokens_count_together(database: Path) -> None:
    limits = {"new_table_every": 10_000.0, "new_tables_burst": 4}
    async with serving(database, **limits) as served, client(served) as anne:
        first, second = await begin(anne), await begin(anne)
        assert await anne.refused("rematch", table=first) == "table-not-over"  # costs nothing
        await end(anne, first)
        await end(anne, second)
        again = (await anne.do("rematch", table=first))["table"]
        assert (await anne.do("rematch", table=first))["table"] == again  # neither does this
        async with httpx2.AsyncClient(base_url=f"http://{served.url}") as web:
            assert (await web.post("/api/tokens", json={"name": "Polly"})).status_code == 201
            assert await anne.refused("rematch", table=second) == "limit-new-tables"
            assert await anne.refused("create", game="gold-up", seats=2) == "limit-new-tables"
            response = await web.post("/api/tokens", json={"name": "Polly"})
            assert (response.status_code, response.json()["problem"]) == (429, "limit-new-tables")
            figures = (await web.get("/metrics")).text
        assert 'doubloon_limited_total{limit="limit-new-tables"} 3.0' in figures
        for seat in (1, 2):
            await anne.do("sit", table=again, seat=seat)
        await anne.do("start", table=again)


async def test_all_strangers_together_open_so_many_tables(database: Path) -> None:
    async with serving(database, all_new_tables=2) as served, client(served) as anne:
        for _ in range(2):
            await anne.create("kings-gold")
        async with client(served) as bert:
            assert await bert.refused("create", game="gold-up", seats=2) == "limit-all-tables"


async def test_half_of_all_new_tables_are_kept_for_whoever_opened_few(database: Path) -> None:
    settings = Settings(database=str(database), new_table_every=0.001, all_new_tables=20)
    storage = open_storage(database)
    budget = Budget(settings, storage, lambda: 0.0)
    for _ in range(10):
        await budget.take_table("villain")
    with pytest.raises(LimitError, match="limit-all-tables"):
        await budget.take_table("villain")
    for _ in range(FEW):
        await budget.take_table("anne")
    await storage.close()


async def test_a_decision_is_taken_back_so_many_times(database: Path) -> None:
    async with serving(database, undos=3) as served, client(served) as anne:
        table = await begin(anne, "kings-gold", dice="table")
        await anne.act(table, "~ opening 1kkcx", 1)
        for _ in range(3):
            assert (await anne.act(table, "~ opening 12kcx", 1))["type"] == "done"
            assert (await anne.act(table, "~ undo", 1))["type"] == "done"
        await anne.act(table, "~ opening 12kcx", 1)
        answer = await anne.act(table, "~ undo", 1)
        assert (answer["problem"], answer["facts"]) == ("limit-undo", {"most": 3})
        assert (await anne.act(table, "~ roll 12345", 1))["type"] != "done"  # no such roll
        await anne.act(table, "~ roll 12kcx", 1)
        assert (await anne.act(table, "~ undo", 1))["type"] == "done"  # another decision


async def test_an_act_is_taken_back_so_many_times(database: Path) -> None:
    async with serving(database, undos=2) as served, client(served) as anne:
        table = await begin(anne, "gold-armada")
        for _ in range(2):
            seat = anne.view(table, 1)["to_act"]
            assert (await anne.act(table, f"p{seat} stop", 1))["type"] == "done"
            assert (await anne.act(table, f"p{seat} undo", 1))["type"] == "done"
        await anne.act(table, f"p{seat} stop", 1)
        assert (await anne.act(table, f"p{seat} undo", 1))["problem"] == "limit-undo"


async def test_an_address_stores_so_many_steps(database: Path) -> None:
    limits = {"steps_hour": 1, "steps_burst": NEW_TABLE + 10}
    async with serving(database, **limits) as served, client(served) as anne:
        table = await begin(anne, "kings-gold", dice="table")
        await anne.act(table, "~ opening 1kkcx", 1)
        answer: dict[str, Any] = {}
        for _ in range(6):
            await anne.act(table, "~ opening 12kcx", 1)
            answer = await anne.act(table, "~ undo", 1)
        n = anne.view(table, 1)["n"]
        assert (answer["problem"], n) == ("limit-steps", 10)
        for type, fields in (
            ("create", {"game": "gold-up", "seats": 2}),
            ("chat", {"table": table, "text": "Ahoy"}),
            ("name", {"name": "Anne"}),
        ):
            assert await anne.refused(type, **fields) == "limit-steps"
        await anne.do("leave", table=table)
        account = served.server.services.budget.account(HERE)
        account.owed -= 5  # as after some hours
        await anne.do("return", table=table)
        assert (await anne.act(table, "~ undo", 1))["type"] == "done"


async def test_long_requests_count_as_several_steps(database: Path) -> None:
    limits = {"steps_hour": 1, "steps_burst": NEW_TABLE + 10}
    async with serving(database, **limits) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        said = 0
        while (await anne.ask("chat", table=table, text="x" * 300))["type"] == "done":
            said += 1
        assert said == 5


async def test_bots_wait_until_whoever_started_them_can_pay(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "RETRY", 0.01)
    limits = {"steps_hour": 1, "steps_burst": NEW_TABLE + 40}
    async with serving(database, **limits) as served, client(served) as anne:
        table = await anne.create("mille-sabords", target=100_000)
        for seat in (1, 2):
            await anne.do("fill", table=table, seat=seat, level="cabin-boy")
        await anne.do("start", table=table)
        stopped = await stop_of(served, anne, table)
        assert stopped >= 40
        await asyncio.sleep(0.05)
        assert anne.view(table)["n"] == stopped
        served.server.services.budget.account(HERE).owed -= 100
        await anne.until(lambda: anne.view(table)["n"] >= stopped + 50)


async def stop_of(served: Served, guest: Client, table: str) -> int:
    """The number of the last step before the bots stop for lack of means."""
    account = served.server.services.budget.account(HERE)
    async with asyncio.timeout(PATIENCE):
        while account.owed or account.pays():
            await asyncio.sleep(0.01)
    (at,) = served.server.tables
    await guest.until(lambda: guest.view(table)["n"] == at.current().history.n)
    n: int = guest.view(table)["n"]
    return n


@pytest.mark.parametrize("limits", [{"max_database": 50_000}, {"free_disk": 10**18}])
async def test_without_room_no_table_is_opened_and_plays_go_on(
    limits: dict[str, int], database: Path
) -> None:
    async with serving(database) as served, client(served) as anne:
        table, cookie = await begin(anne), cookie_of(anne)
    async with serving(database, **limits) as served, client(served, cookie=cookie) as anne:
        await anne.do("open", table=table)
        assert await anne.refused("create", game="kings-gold", seats=2) == "limit-room"
        await end(anne, table)
        assert await anne.refused("rematch", table=table) == "limit-room"
        async with httpx2.AsyncClient(base_url=f"http://{served.url}") as web:
            response = await web.post("/api/tokens", json={"name": "Polly"})
            assert response.json()["problem"] == "limit-room"
            figures = (await web.get("/metrics")).text
        assert 'doubloon_limited_total{limit="limit-room"} 3.0' in figures
        for gauge in ("doubloon_free_disk_bytes", "doubloon_database_bytes"):
            assert float(figures.partition(f"\n{gauge} ")[2].split()[0]) > 0


async def test_room_is_looked_up_again_after_a_while(database: Path) -> None:
    storage, now = open_storage(database), [0.0]
    size = await storage.size()
    assert (
        0
        < size
        <= database.stat().st_size + database.with_name("doubloon.sqlite-wal").stat().st_size
    )
    settings = Settings(database=str(database), max_database=size + 1, free_disk=0)
    room = Room(settings, storage, lambda: now[0])
    assert await room.has_room()
    for n in range(200):
        await storage.guests.save(GuestRow(f"{n}", "x" * 40, ""))
    assert await room.has_room()
    now[0] = 5.0
    assert not await room.has_room()
    assert room.size == await storage.size() > size
    await storage.close()


def test_without_rate_limits_nothing_is_counted() -> None:
    free = Settings(database="").with_rate(0)
    limits = (free.new_table_every, free.all_new_tables, free.steps_hour, free.replay_rate)
    assert limits == (0, 0, 0, 0)
