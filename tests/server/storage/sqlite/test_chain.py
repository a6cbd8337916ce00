"""The chain of the steps: written by every way of storing, and added to what was stored before."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.server.storage.protocol import Appended, Line, StorageError
from doubloon.server.storage.sqlite.chain import make_seal
from doubloon.server.storage.sqlite.schema import migrate, scripts
from doubloon.server.storage.sqlite.storage import SqliteStorage, open_storage
from doubloon.server.storage.sqlite.writer import link
from server.storage.keeping import AT, held, lines, started

DUMP = Path(__file__).with_name("older.sql").read_text()
BEFORE = 6
"""The last version of the schema without a chain."""


def test_a_hash_covers_everything_in_order() -> None:
    step = ("one", 1, "~ roll 1", None, AT)
    hashes = {
        link("before", *step),
        link("other", *step),
        *(
            link("before", *step[:at], changed, *step[at + 1 :])
            for at, changed in enumerate(("two", 2, "~ roll 2", "act", ""))
        ),
    }
    assert len(hashes) == 7
    assert {len(each) for each in hashes} == {20}
    seals = [make_seal("a", "1", "b", "2"), make_seal("a", "12", "b", ""), make_seal("a", "1")]
    assert len({*seals}) == 3
    assert make_seal("a", "1", "new", None) == make_seal("a", "1")


async def test_the_chain_is_right_however_steps_come(sqlite: SqliteStorage, path: Path) -> None:
    await started(sqlite, "one", "two")
    with held(path):  # all in one group, of which some are refused
        tries = [("one", lines(1, 2)), ("one", lines(9)), ("two", lines(1)), ("one", lines(3))]
        tasks = [asyncio.create_task(sqlite.plays.append(*each)) for each in tries]
        await asyncio.sleep(0)
    assert [await task for task in tasks].count(Appended.COMMITTED) == 3
    other = open_storage(path)
    assert await other.plays.append("one", lines(4)) is Appended.COMMITTED
    assert await sqlite.plays.append("one", lines(4, act="x")) is Appended.CONFLICT
    assert await sqlite.plays.append("one", [Line(5, "\0", "a\0b", AT)]) is Appended.COMMITTED
    assert await other.plays.append("one", lines(6)) is Appended.COMMITTED
    with pytest.raises(StorageError, match="ledger-refused"):
        await sqlite.plays.append("one", [*lines(7), Line(8, "", None, AT)])
    assert await sqlite.plays.append("one", lines(7)) is Appended.COMMITTED
    assert [line.n for line in await other.plays.steps("one")] == [*range(1, 8)]
    assert [line.n for line in await sqlite.plays.steps("one", 5)] == [6, 7]
    assert len(await sqlite.plays.steps("two")) == 1
    await other.close()


async def test_plays_of_an_older_version_are_chained(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript(DUMP)
        plays = old.execute("SELECT play, COUNT(*) FROM step GROUP BY play").fetchall()
    storage = open_storage(path)
    assert len(plays) == 3
    for play, count in plays:
        assert len(await storage.plays.steps(play)) == count
    await storage.close()


async def test_a_gap_in_an_older_database_is_kept_and_refused(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, scripts()[:BEFORE])
        old.execute(
            "INSERT INTO play (id, game, edition, readings, seats, dice, secret, opened, texts)"
            " VALUES ('one', 'g', 'e', '{}', 1, 'table', '', '', '[\"-\"]')"
        )
        old.execute("DROP TRIGGER step_follows")
        for n in (1, 2, 4):
            old.execute("INSERT INTO step VALUES ('one', ?, 'x', NULL, '')", (n,))
    storage = open_storage(path)
    with pytest.raises(StorageError, match=r"play-damaged.*step 3"):
        await storage.plays.steps("one")
    await storage.close()
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT n FROM step").fetchall() == [(1,), (2,), (4,)]
