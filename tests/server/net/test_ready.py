"""Alive and ready are two things; what is damaged is refused over HTTP as well."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.server.bots.pool import BotPool
from server.net.test_http import get
from server.serving import client, play_on, serving

ALL = {"ready": True, "writes": True, "workers": True, "room": True}


async def test_a_server_is_ready(database: Path) -> None:
    async with serving(database) as served:
        answer = await get(served, "/ready")
        assert (answer.status, answer.json) == (200, ALL)


async def test_it_says_what_it_lacks(database: Path) -> None:
    async with serving(database, free_disk=1 << 62) as served:
        answer = await get(served, "/ready")
        assert (answer.status, answer.json) == (503, {**ALL, "ready": False, "room": False})
    async with serving(database) as served:
        served.bots.healthy = False
        answer = await get(served, "/ready")
        assert (answer.status, answer.json) == (503, {**ALL, "ready": False, "workers": False})
        served.bots.healthy = True
        served.server.closing = True
        assert (await get(served, "/ready")).json == {**ALL, "ready": False}


async def test_a_closed_pool_is_not_healthy() -> None:
    pool = BotPool()
    assert pool.healthy
    await pool.close()
    assert not pool.healthy


async def test_a_deleted_database_is_told_to_everybody(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        database.unlink()
        view = next(view for view in anne.views.values() if view["to_act"] == view["seat"])
        answer = await anne.act(table, view["view"]["acts"][0], view["seat"])
        assert (answer["error"], answer["problem"]) == ("ledger", "ledger-gone")
        ready = await get(served, "/ready")
        assert (ready.status, ready.json) == (503, {**ALL, "ready": False, "writes": False})
        assert (await get(served, "/health")).status == 200
        assert await anne.refused("create", game="kings-gold", seats=2) == "ledger-gone"


@pytest.fixture
async def played(database: Path) -> tuple[str, str]:
    """A public table with a finished play, and its play; another table beside it."""
    async with serving(database) as served, client(served) as anne:
        await anne.create("kings-gold", public=True)
        table = await anne.create("gold-armada", public=True)
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        assert await play_on(anne, table, (1, 2), random.Random(1))
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        return table, anne.tables[table]["play"]


async def test_a_damaged_play_is_refused_on_every_way(
    played: tuple[str, str], database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, play = played
    with closing(sqlite3.connect(database)) as db:
        db.execute("DROP TRIGGER step_is_forever")
        db.execute("UPDATE step SET text = 'p1 stop' WHERE play = ? AND n = 5", (play,))
        db.commit()
    async with serving(database) as served, client(served) as bert:
        for path in ("record", "replay", "highlights", "luck"):
            answer = await get(served, f"/api/plays/{play}/{path}")
            assert isinstance(answer.json, dict)
            assert (answer.status, answer.json["problem"]) == (500, "play-damaged")
            assert answer.json["facts"] == {"play": play, "step": 5}
        for _ in range(3):
            assert await bert.refused("open", table=table) == "play-damaged"
        other = await bert.create("kings-gold")
        assert (await get(served, "/ready")).json == ALL  # one damaged play is one damaged play
        assert (await get(served, f"/api/tables/{other}")).status == 200
    logged = capsys.readouterr()
    assert (logged.out + logged.err).count("play-damaged") == 1
    assert "Traceback" not in logged.out + logged.err


@pytest.mark.usefixtures("played")
async def test_a_damaged_table_is_in_no_list(database: Path) -> None:
    async with serving(database) as served:
        listed = (await get(served, "/api/tables")).json
        assert isinstance(listed, list)
        (waiting,) = (info["id"] for info in listed)
    copy = Path(shutil.copy(database, database.with_name("copy.sqlite")))
    with closing(sqlite3.connect(copy)) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute("UPDATE tables SET seats = '[{}' || seats WHERE id = ?", (waiting,))
        db.commit()
    async with serving(copy) as served, client(served) as bert:
        assert (await get(served, "/api/tables")).json == []
        answer = await get(served, f"/api/tables/{waiting}")
        assert isinstance(answer.json, dict)
        assert (answer.status, answer.json["problem"]) == (500, "table-damaged")
        assert await bert.refused("open", table=waiting) == "table-damaged"
        assert await bert.refused("open", table="nothing") == "table-unknown"
