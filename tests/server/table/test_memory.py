"""Tables that leave memory are gone at once: nothing of them waits for a full collection."""

import asyncio
import gc
import random
import sqlite3
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.storage.sqlite.storage import SqliteStorage
from doubloon.server.table import clock
from doubloon.server.table.table import Table
from server.serving import PATIENCE, Client, Served, client, play_on, serving


@pytest.fixture(autouse=True)
def no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def watch(served: Served) -> "list[weakref.ref[Table]]":
    return [weakref.ref(table) for table in served.server.tables]


async def check_freed(served: Served, kept: "list[weakref.ref[Table]]") -> None:
    """Every table leaves memory, and nothing keeps it."""
    assert kept
    await until(lambda: not len(served.server.tables))
    await until(lambda: not any(table() for table in kept))


async def seat(guest: Client, table: str, *levels: str | None) -> None:
    for number, level in enumerate(levels, start=1):
        if level is None:
            await guest.do("sit", table=table, seat=number)
        else:
            await guest.do("fill", table=table, seat=number, level=level)
    await guest.do("start", table=table)


SWEPT: dict[str, Any] = {"idle": 0.0, "ended_idle": 0.0, "sweep": 0.01}


@pytest.mark.parametrize("terms", [{}, {"timer": 60}])
async def test_a_table_that_was_played_at(terms: dict[str, Any], database: Path) -> None:
    async with serving(database, **SWEPT) as served, client(served) as anne, client(served) as bert:
        table = await anne.create("mille-sabords", 3, **terms)
        await bert.do("open", table=table)
        await seat(anne, table, None, None, "cabin-boy")
        await play_on(anne, table, (1, 2), random.Random(1), most=20)
        assert await bert.refused("act", table=table, n=1, text="p1 stop") == "table-not-yours"
        await anne.do("leave", table=table)
        kept = watch(served)
        for guest in (anne, bert):
            await guest.do("close", table=table)
        await check_freed(served, kept)


async def test_a_play_that_is_over_and_its_rematch(database: Path) -> None:
    async with serving(database, **SWEPT) as served, client(served) as anne:
        table = await anne.create("mille-sabords")
        await seat(anne, table, None, "cabin-boy")
        await anne.insist(table, "p1 resign")
        again = (await anne.do("rematch", table=table))["table"]
        kept = watch(served)
        for name in (table, again):
            await anne.do("close", table=name)
        await check_freed(served, kept)
        await anne.do("open", table=table)  # loaded again
        kept = watch(served)
        await anne.do("close", table=table)
        await check_freed(served, kept)


async def test_a_table_whose_connections_were_lost(database: Path) -> None:
    async with serving(database, **SWEPT) as served:
        async with client(served) as anne:
            table = await anne.create("kings-gold", dice="table")
            await seat(anne, table, None, None)
            kept = watch(served)
        await until(lambda: not served.server.services.clients)
        await check_freed(served, kept)


async def test_a_table_whose_write_failed(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "RETRY", 0.01)
    async with serving(database, **SWEPT) as served, client(served) as anne:
        storage = served.server.context.storage
        assert isinstance(storage, SqliteStorage)
        table = await anne.create("mille-sabords")
        await seat(anne, table, None, "cabin-boy")
        await anne.until(lambda: anne.view(table)["to_act"] == 1)
        with monkeypatch.context() as patch:
            patch.setattr(storage.database.writer, "_commit", fail)
            assert (await anne.act(table, "p1 resign"))["problem"] == "ledger-failed"
        await anne.insist(table, "p1 resign")
        kept = watch(served)
        await anne.do("close", table=table)
        await check_freed(served, kept)


def fail(_group: object) -> None:
    raise sqlite3.OperationalError("disk I/O error")


async def test_an_ended_play_goes_sooner_than_one_that_waits(database: Path) -> None:
    settings = {"idle": 1_000.0, "ended_idle": 0.0, "sweep": 0.01}
    async with serving(database, **settings) as served, client(served) as anne:
        ended, waits = [await anne.create("mille-sabords") for _ in range(2)]
        watched = await anne.create("mille-sabords")
        for table in (ended, watched):
            await seat(anne, table, None, "cabin-boy")
            await anne.insist(table, "p1 resign")
        for table in (ended, waits):
            await anne.do("close", table=table)
        await until(lambda: {table.id for table in served.server.tables} == {waits, watched})
        await asyncio.sleep(0.05)
        assert {table.id for table in served.server.tables} == {waits, watched}
