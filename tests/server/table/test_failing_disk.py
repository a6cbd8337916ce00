"""A disk that fails once, at each write of whole plays: everybody gets one answer, and play, table
and storage agree afterwards."""

import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.storage.sqlite.storage import SqliteStorage
from doubloon.server.table import clock
from doubloon.server.table.rows import from_row
from server.serving import Client, Served, client, serving
from server.storage.sqlite.resealing import reseal

END = ("~ opening 1kkcx", "~ opening 12kcx", "~ roll ccccc", "p1 stop")
"""A whole play with real dice."""


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "RETRY", 0.01)


class Disk:
    """Writes that are counted; one of them fails."""

    def __init__(self, served: Served, fails: int | None) -> None:
        storage = served.server.context.storage
        assert isinstance(storage, SqliteStorage)
        self._writer, self._fails, self.writes = storage.database.writer, fails, 0
        self._commit = self._writer._commit
        self._writer._commit = self._count  # type: ignore[method-assign]

    def _count(self, group: list[Any]) -> list[Any]:
        self.writes += 1
        if self.writes == self._fails:
            raise sqlite3.OperationalError("disk I/O error")
        return self._commit(group)

    @property
    def failed(self) -> bool:
        return self._fails is not None and self.writes >= self._fails


class Stubborn:
    """A guest who repeats what could not be stored, and counts answers."""

    def __init__(self, guest: Client) -> None:
        self.guest, self._asked = guest, Counter[str]()

    async def do(self, type: str, **fields: Any) -> dict[str, Any]:
        id = fields.setdefault("id", f"request-{len(self._asked)}")
        while True:
            self._asked[id] += 1
            answer = await self.guest.ask(type, **fields)
            if answer["type"] == "done":
                return answer
            assert answer["problem"] == "ledger-failed", answer

    async def act(self, table: str, text: str) -> None:
        n = self.guest.view(table, 1)["n"] + 1
        await self.do("act", table=table, n=n, text=text)
        await self.guest.until(lambda: self.guest.view(table, 1)["n"] >= n)

    def check_answers(self) -> None:
        """Every request got exactly one answer."""
        heard = [one for one in self.guest.heard if one["type"] in ("done", "refused")]
        assert Counter(one["id"] for one in heard) == self._asked

    async def until_over(self, table: str) -> None:
        await self.guest.until(lambda: self.guest.tables[table]["state"] == "over")
        assert self.guest.view(table, 1)["result"]


async def play_with_a_bot(anne: Stubborn) -> list[str]:
    """A play with a bot, in which Anne resigns, and its rematch."""
    table = (await anne.do("create", game="mille-sabords", seats=2, shuffle=False))["table"]
    await anne.do("sit", table=table, seat=1)
    await anne.do("fill", table=table, seat=2, level="cabin-boy")
    await anne.do("start", table=table)
    for _ in range(2):
        await anne.guest.until(lambda: anne.guest.view(table, 1)["to_act"] == 1)
        acts = anne.guest.view(table, 1)["view"]["acts"]
        await anne.act(table, next((act for act in acts if act.endswith("stop")), acts[0]))
    await anne.guest.until(lambda: anne.guest.view(table, 1)["to_act"] == 1)
    await anne.act(table, "p1 resign")
    await anne.until_over(table)
    again = (await anne.do("rematch", table=table))["table"]
    assert anne.guest.tables[table]["next"] == again
    await anne.do("sit", table=again, seat=1)
    await anne.do("start", table=again)
    await anne.guest.until(lambda: anne.guest.view(again, 1)["to_act"] == 1)
    return [table, again]


async def play_with_real_dice(anne: Stubborn) -> list[str]:
    """A play with real dice, whose end is taken back and comes again, and its rematch."""
    table = (await anne.do("create", game="kings-gold", seats=2, dice="table"))["table"]
    for seat in (1, 2):
        await anne.do("sit", table=table, seat=seat)
    await anne.do("start", table=table)
    for text in END:
        await anne.act(table, text)
    await anne.until_over(table)
    await anne.act(table, "~ undo")
    await anne.guest.until(lambda: anne.guest.tables[table]["state"] == "playing")
    await anne.act(table, END[-1])
    await anne.until_over(table)
    again = (await anne.do("rematch", table=table))["table"]
    return [table, again]


async def check_consistent(served: Served, names: list[str]) -> None:
    """Memory, the row of each table, the mark of its play and its steps say the same."""
    storage = served.server.context.storage
    for name in names:
        table = await served.server.tables.find(name)
        await table.rest()
        row, play = await storage.tables.get(name), await storage.plays.get(table.play.row.id)
        assert row is not None
        assert (from_row(row), play) == ((table.options, table.lobby), table.play)
        steps = [line.text for line in await storage.plays.steps(table.play.row.id)]
        assert steps == (table.running.history.texts if table.running else [])
        over = table.running is not None and table.running.history.play.result is not None
        assert over is table.play.over is (table.lobby.state == "over")
        assert table.play.over or table.running is None or steps or table.options.table_dice
    assert len(await storage.tables.of_guest(table.lobby.host)) == len(names)


@pytest.mark.parametrize("play", [play_with_a_bot, play_with_real_dice])
async def test_a_write_that_fails_is_refused_once_and_works_later(
    play: Any, tmp_path: Path
) -> None:
    fails = 0
    while True:
        fails += 1
        database = tmp_path / f"{fails}.sqlite"
        async with serving(database) as served, client(served) as guest:
            disk, anne = Disk(served, fails), Stubborn(guest)
            names = await play(anne)
            anne.check_answers()
            served.bots.held.clear()
            await check_consistent(served, names)
            failed = disk.failed
        async with serving(database) as served:
            served.bots.held.clear()
            await check_consistent(served, names)
        if not failed:
            break
    assert fails > 10


async def test_an_end_that_an_older_version_did_not_store_is_stored_when_it_can_be(
    database: Path,
) -> None:
    async with serving(database) as served, client(served) as guest:
        anne = Stubborn(guest)
        names = await play_with_real_dice(anne)
        table = await served.server.tables.find(names[0])
        row, play = table.row(table.lobby), table.play.row.id
    with sqlite3.connect(database) as db:  # as it was between two commits
        db.execute("UPDATE play SET over = 0 WHERE id = ?", (play,))
        db.execute("UPDATE tables SET state = 'playing' WHERE id = ?", (row.id,))
        reseal(db)
    db.close()
    async with serving(database, resumed_hours=0) as served, client(served) as watcher:
        Disk(served, fails=1)
        await watcher.do("open", table=row.id)
        assert watcher.view(row.id)["result"]
        await watcher.until(lambda: watcher.tables[row.id]["state"] == "over")
        await check_consistent(served, names)
