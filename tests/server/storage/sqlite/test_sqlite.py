"""SQLite: many share one commit, a crash loses nothing that was answered, a backup is whole."""

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.server.storage.protocol import Appended, Line, StorageError
from doubloon.server.storage.sqlite.storage import SqliteStorage, open_storage
from doubloon.server.storage.sqlite.writer import Writer
from server.storage.keeping import AT, held, lines, started

COMMITTED, CONFLICT, REPEATED = Appended.COMMITTED, Appended.CONFLICT, Appended.REPEATED


async def numbers(sqlite: SqliteStorage, play: str = "one") -> list[int]:
    return [line.n for line in await sqlite.plays.steps(play)]


async def test_jobs_that_wait_at_the_same_time_share_a_commit(
    sqlite: SqliteStorage, path: Path
) -> None:
    plays = [f"play-{n}" for n in range(100)]
    await started(sqlite, *plays)
    before = sqlite.database.commits
    with held(path):
        answers = [asyncio.create_task(sqlite.plays.append(play, lines(1))) for play in plays]
        await asyncio.sleep(0)
        assert await sqlite.plays.steps(plays[0]) == []  # reading goes on meanwhile
        assert not any(answer.done() for answer in answers)
        assert sqlite.database.commits == before
    assert {*await asyncio.gather(*answers)} == {COMMITTED}
    assert sqlite.database.commits == before + 1
    assert [await numbers(sqlite, play) for play in plays] == [[1]] * 100


async def test_a_refusal_leaves_the_rest_of_its_group_alone(
    sqlite: SqliteStorage, path: Path
) -> None:
    await started(sqlite, "one", "two")
    await sqlite.plays.append("two", lines(1, act="a"))
    before = sqlite.database.commits
    group = [
        ("one", lines(1, 2)),
        ("one", lines(2, 3)),
        ("two", lines(1, act="a")),
        ("two", [*lines(2), Line(3, "", None, AT)]),
        ("nothing", lines(1)),
        ("one", lines(3)),
        ("two", lines(2)),
    ]
    with held(path):
        tasks = [asyncio.create_task(sqlite.plays.append(*each)) for each in group]
        await asyncio.sleep(0)
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(outcomes.pop(3), StorageError)
    assert outcomes == [COMMITTED, CONFLICT, REPEATED, CONFLICT, COMMITTED, COMMITTED]
    assert sqlite.database.commits == before + 1
    assert await numbers(sqlite, "one") == [1, 2, 3]
    assert await numbers(sqlite, "two") == [1, 2]


async def test_many_plays_are_stored_at_once(sqlite: SqliteStorage) -> None:
    async def goes_on(play: str) -> list[Appended]:
        return [
            await sqlite.plays.append(play, lines(n, n + 1, act=f"{n}")) for n in range(1, 20, 2)
        ]

    plays = [f"play-{n}" for n in range(30)]
    await started(sqlite, *plays)
    before = sqlite.database.commits
    outcomes = await asyncio.gather(*map(goes_on, plays))
    assert {outcome for play in outcomes for outcome in play} == {COMMITTED}
    assert [await numbers(sqlite, play) for play in plays] == [[*range(1, 21)]] * 30
    assert sqlite.database.commits - before <= 300


async def test_of_two_writers_only_one_is_first(sqlite: SqliteStorage, path: Path) -> None:
    await started(sqlite, "one")
    other = open_storage(path)
    tries = [(sqlite, other)[n % 2].plays.append("one", lines(1, act=f"{n}")) for n in range(20)]
    outcomes = await asyncio.gather(*tries)
    await other.close()
    assert (outcomes.count(COMMITTED), outcomes.count(CONFLICT)) == (1, 19)
    (line,) = await sqlite.plays.steps("one")
    assert line.act_id == f"{outcomes.index(COMMITTED)}"


async def test_a_reader_never_stops_the_writer(sqlite: SqliteStorage, path: Path) -> None:
    await started(sqlite, "one")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT COUNT(*) FROM step").fetchone() == (0,)
        assert await sqlite.plays.append("one", lines(1)) is COMMITTED
        assert await numbers(sqlite) == [1]
        assert reader.execute("SELECT COUNT(*) FROM step").fetchone() == (0,)


async def test_a_cancelled_job_is_stored_and_affects_no_other(
    sqlite: SqliteStorage, path: Path
) -> None:
    await started(sqlite, "one")
    with held(path):
        gone = asyncio.create_task(sqlite.plays.append("one", lines(1)))
        stays = asyncio.create_task(sqlite.plays.append("one", lines(2)))
        await asyncio.sleep(0)
        gone.cancel()
    assert await stays is COMMITTED
    assert gone.cancelled()
    assert await numbers(sqlite) == [1, 2]


async def test_closing_stores_what_is_queued(path: Path) -> None:
    sqlite = open_storage(path)
    await started(sqlite, "one")
    with held(path):
        waiting = [asyncio.create_task(sqlite.plays.append("one", lines(n))) for n in range(1, 51)]
        await asyncio.sleep(0)
        closing_ = asyncio.create_task(sqlite.close())
        await asyncio.sleep(0)
    assert {*await asyncio.gather(*waiting)} == {COMMITTED}
    await closing_
    await sqlite.close()
    with pytest.raises(StorageError, match="ledger-closed"):
        await sqlite.plays.append("one", lines(51))
    with pytest.raises(StorageError, match="ledger-closed"):
        await sqlite.plays.steps("one")
    again = open_storage(path)
    assert await numbers(again) == [*range(1, 51)]
    await again.close()


CRASHES = """
import asyncio, os, sys
from doubloon.server.storage.sqlite.storage import SqliteStorage, open_storage
from server.storage.keeping import lines, started

async def main(path, last):
    sqlite = open_storage(path)
    await started(sqlite, "one")
    for n in range(1, last + 1):
        await sqlite.plays.append("one", lines(n))
        os.write(1, f"{n} ".encode())
    os._exit(7)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


def crashing(path: Path, last: int) -> "subprocess.Popen[bytes]":
    code = f"import sys; sys.path[:] = {sys.path!r}\n{CRASHES}"
    command = [sys.executable, "-c", code, str(path), str(last)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


async def test_a_crash_after_the_answer_loses_nothing(path: Path) -> None:
    with crashing(path, 1) as process:
        told, _ = process.communicate()
    assert (process.returncode, told) == (7, b"1 ")
    sqlite = open_storage(path)
    assert await numbers(sqlite) == [1]
    await sqlite.close()


async def test_a_kill_at_any_moment_loses_nothing_that_was_answered(path: Path) -> None:
    with crashing(path, 1_000_000) as process:
        assert process.stdout is not None
        told = process.stdout.read(200)
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read()
    answered = int(told.split()[-2])  # the last number may be cut short
    sqlite = open_storage(path)
    stored = await numbers(sqlite)
    assert stored == [*range(1, len(stored) + 1)]
    assert len(stored) >= answered
    assert await sqlite.plays.append("one", lines(len(stored) + 1)) is COMMITTED
    await sqlite.close()


async def test_a_job_that_fails_half_way_leaves_nothing(path: Path) -> None:
    def fails(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO kept VALUES ('half')")
        raise LookupError("the other half")

    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE kept (text TEXT)")
    writer = Writer(connection)
    with held(path):
        insert = "INSERT INTO kept VALUES ('whole')"
        half = asyncio.create_task(writer.write(fails))
        whole = asyncio.create_task(writer.write(lambda db: db.execute(insert).rowcount))
        await asyncio.sleep(0)
    with pytest.raises(LookupError, match="the other half"):
        await half
    assert await whole == 1
    writer.close()
    with closing(sqlite3.connect(path)) as reader:
        assert reader.execute("SELECT text FROM kept").fetchall() == [("whole",)]


async def test_a_full_disk_fails_the_group_and_not_the_writer(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE kept (text TEXT)")
    connection.execute("PRAGMA max_page_count = 20")
    writer = Writer(connection)

    async def write(text: str) -> int:
        insert = "INSERT INTO kept VALUES (?)"
        return await writer.write(lambda db: db.execute(insert, (text,)).rowcount)

    with pytest.raises(StorageError, match="full"):
        await write("x" * 1_000_000)
    assert await write("small") == 1
    writer.close()
    with closing(sqlite3.connect(path)) as reader:
        assert reader.execute("SELECT text FROM kept").fetchall() == [("small",)]


async def test_a_backup_while_writing_is_complete(sqlite: SqliteStorage, tmp_path: Path) -> None:
    going_on = True

    async def write() -> None:
        n = 10
        while going_on:
            n += 1
            await sqlite.plays.append("one", lines(n, act=f"{n}"))

    await started(sqlite, "one")
    await sqlite.plays.append("one", lines(*range(1, 11)))
    copy = tmp_path / "copy.db"
    copy.write_text("the copy of yesterday")
    writing = asyncio.create_task(write())
    await sqlite.database.backup(copy)
    going_on = False
    await writing
    with closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    saved = open_storage(copy)
    steps = await saved.plays.steps("one")
    await saved.close()
    assert len(steps) >= 10
    assert steps == (await sqlite.plays.steps("one"))[: len(steps)]
    assert {file.name for file in tmp_path.glob("copy*")} == {"copy.db"}
    with pytest.raises(StorageError, match="backup-file"):
        await sqlite.database.backup(tmp_path / "no-folder" / "copy.db")


async def test_files_are_readable_by_their_owner_only(sqlite: SqliteStorage, path: Path) -> None:
    await started(sqlite, "one")
    await sqlite.database.backup(path.with_name("copy.db"))
    modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {0o600}
