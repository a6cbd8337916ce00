"""A full disk during a play: the act is refused and not announced, and nothing is lost."""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from doubloon.server.storage.sqlite.storage import SqliteStorage
from server.serving import Client, Message, Served, choose, client, play_on, serving

UNLIMITED = 1_000_000_000


async def limit(storage: SqliteStorage, pages: int | None) -> None:
    """Let the file grow no more, or again."""
    asked = "PRAGMA max_page_count = {}"
    await storage.database.write(
        lambda db: db.execute(
            asked.format(pages or db.execute("PRAGMA page_count").fetchone()[0])
        ).fetchone()
    )


async def until_refused(
    guest: Client, table: str, chance: random.Random
) -> tuple[Message, Message]:
    """The first act that is refused, and its refusal."""
    for number in range(2_000):
        view = next(
            view
            for (at, _), view in guest.views.items()
            if at == table and view["to_act"] == view["seat"]
        )
        n = view["n"] + 1
        act = {"table": table, "n": n, "id": f"{number}", "text": await choose(guest, view, chance)}
        answer = await guest.ask("act", **act)
        if answer["type"] == "refused":
            return act, answer
        await guest.until(partial(seen, guest, n))
    raise AssertionError("the disk was never full")


def seen(guest: Client, n: int) -> bool:
    return all(view["n"] >= n for view in guest.views.values())


@pytest.fixture(autouse=True)
def no_traceback(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    yield
    logged = capsys.readouterr()
    assert "Traceback" not in logged.out + logged.err


async def stored(served: Served) -> list[str]:
    storage = served.server.context.storage
    (table,) = served.server.tables
    return [line.text for line in await storage.plays.steps(table.play.row.id)]


async def test_an_act_that_a_full_disk_cannot_store_changes_nothing(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as watching:
        table = await anne.create("mille-sabords", target=15_000)
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await watching.do("open", table=table)
        await anne.do("start", table=table)
        storage = served.server.context.storage
        assert isinstance(storage, SqliteStorage)
        await limit(storage, None)
        act, answer = await until_refused(anne, table, random.Random(1))
        assert (answer["error"], answer["problem"]) == ("ledger", "ledger-failed")
        assert "full" in answer["facts"]["detail"]
        lines = await stored(served)
        assert len(lines) == act["n"] - 1 == answer["n"]
        again = await anne.ask("act", **act)
        assert again["type"] == "refused"
        assert await stored(served) == lines
        assert {view["n"] for view in anne.views.values()} == {len(lines)}
        assert watching.view(table)["n"] == len(lines)
        await limit(storage, UNLIMITED)
        assert (await anne.do("act", **act))["n"] == act["n"]
        assert await play_on(anne, table, (1, 2), random.Random(2))
        told = watching.steps[table, None]
        await watching.until(lambda: watching.view(table)["result"])
        assert [told[n] for n in sorted(told)] == await stored(served)
