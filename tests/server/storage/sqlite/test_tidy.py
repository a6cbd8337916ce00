"""`doubloon tidy`: whole plays that nobody has opened for long are archived or deleted."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.cli import main
from doubloon.core import record
from doubloon.core.fairness import verify
from doubloon.core.play import replay
from doubloon.server.storage.protocol import StorageError, StoredReview
from doubloon.server.storage.sqlite import tidy
from server.serving import PATIENCE, Client, Served, client, cookie_of, serving
from server.storage.sqlite.resealing import reseal
from table import GAME

YEAR_AGO = "2025-01-01T00:00:00.000+00:00"


async def make_tables(served: Served, anne: Client) -> dict[str, str]:
    """A finished play, an abandoned one and a table that never started, by what they are."""
    names = {}
    for name in ("finished", "abandoned", "open"):
        names[name] = table = await anne.create("mille-sabords")
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("chat", table=table, text="Ahoy")
        if name != "open":
            await anne.do("start", table=table)
    assert (await anne.act(names["finished"], "p2 resign", 1))["type"] == "done"
    for table in names.values():
        await anne.do("close", table=table)
    for held in served.server.tables:
        await held.rest()
    play = anne.tables[names["finished"]]["play"]
    await served.server.context.storage.reviews.save(StoredReview(play, 1, 1, YEAR_AGO, b"{}"))
    return names


def make_old(database: Path, *names: str) -> None:
    """As if nothing had happened at these tables for a year."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("DROP TRIGGER step_is_forever")
        for name in names:
            (play,) = db.execute("SELECT play FROM tables WHERE id = ?", (name,)).fetchone()
            db.execute("UPDATE step SET at = ? WHERE play = ?", (YEAR_AGO, play))
            db.execute(
                "UPDATE tables SET touched = ?, opened = NULL WHERE id = ?", (YEAR_AGO, name)
            )
        reseal(db)


def commit(db: sqlite3.Connection, *statements: str) -> None:
    for statement in ("BEGIN", *statements, "COMMIT"):
        db.execute(statement)


def left(database: Path) -> dict[str, int]:
    """How many rows each table of the database has."""
    with closing(sqlite3.connect(database)) as db:
        names = ("tables", "play", "step", "chat", "sitter", "leaving", "review")
        return {name: db.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in names}


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return tmp_path / "archive"


async def until_noted(database: Path, name: str) -> None:
    """Wait until it is stored that somebody opened this table."""
    with closing(sqlite3.connect(database)) as db:
        query = "SELECT opened FROM tables WHERE id = ?"
        async with asyncio.timeout(PATIENCE):
            while db.execute(query, (name,)).fetchone() == (None,):
                await asyncio.sleep(0.01)


async def run(*words: object) -> int:
    return await asyncio.to_thread(main, ["--language", "en", "tidy", *map(str, words)])


async def test_what_nobody_opened_is_archived_and_deleted(
    database: Path, archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(database) as served, client(served) as anne:
        names = await make_tables(served, anne)
        make_old(database, *names.values())
        kept = await anne.create("kings-gold")
        before = left(database)
        options = ("--db", database, "--older-than", 30, "--archive", archive)
        assert await run(*options, "--dry-run") == 0
        assert "would be archived: 2. Tables that would be deleted: 3." in capsys.readouterr().out
        assert (left(database), archive.exists()) == (before, False)
        assert await run(*options) == 0
        assert "archived: 2. Tables deleted: 3." in capsys.readouterr().out
        assert left(database) == {
            **dict.fromkeys(before, 0),
            "tables": 1,
            "play": 1,
            "sitter": 1,
        }
        # The server goes on meanwhile.
        await anne.do("sit", table=kept, seat=1)
        served.server.tables._tables.clear()
        assert await anne.refused("open", table=names["finished"]) == "table-unknown"
    game = GAME["mille-sabords"]
    for path in archive.iterdir():
        told = record.read(path.read_text())
        assert path.name == f"mille-sabords-{(told.fairness or {})['play']}.dbl"
        assert path.stat().st_mode & 0o777 == 0o600
        replay(game, told)
        assert verify(game, told)
    assert len([*archive.iterdir()]) == 2


async def test_deleting_keeps_nothing(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        names = await make_tables(served, anne)
    make_old(database, *names.values())
    assert await run("--db", database, "--older-than", 30, "--delete") == 0
    assert not any(left(database).values())


async def test_what_was_opened_changed_or_played_lately_stays(database: Path) -> None:
    async with serving(database, ended_idle=0, idle=0, sweep=0.01) as served:
        async with client(served) as anne:
            names = await make_tables(served, anne)
            while len(served.server.tables):
                await asyncio.sleep(0.01)
        make_old(database, *names.values())
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("UPDATE tables SET touched = '2100' WHERE id = ?", (names["abandoned"],))
            reseal(db)
        served.server.tables._noted = "", set()
        async with client(served, cookie=cookie_of(anne)) as watcher:
            await watcher.do("open", table=names["finished"])
        await until_noted(database, names["finished"])
        while served.server.services.clients:
            await asyncio.sleep(0.01)
        assert await run("--db", database, "--older-than", 30, "--delete") == 0
        assert left(database)["tables"] == 2


async def test_a_replay_counts_as_opened(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        names = await make_tables(served, anne)
        make_old(database, *names.values())
        served.server.tables._noted = "", set()
        play = anne.tables[names["finished"]]["play"]
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(f"GET /api/plays/{play}/record HTTP/1.0\r\nHost: localhost\r\n\r\n".encode())
        assert b"200 OK" in await reader.read()
        writer.close()
        await until_noted(database, names["finished"])
        assert await run("--db", database, "--older-than", 30, "--delete") == 0
        assert left(database)["tables"] == 1


async def test_a_table_used_between_search_and_deletion_stays(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        names = await make_tables(served, anne)
    make_old(database, *names.values())
    with tidy.tidying(database, "2026") as tables:
        first, *rest = tables.find()
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("UPDATE tables SET opened = '2100' WHERE id = ?", (first.table,))
        assert not tables.delete(first)
        assert all(tables.delete(old) for old in rest)
    assert left(database)["tables"] == 1


async def test_nothing_is_deleted_that_cannot_be_archived(
    database: Path,
    archive: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(database) as served, client(served) as anne:
        names = await make_tables(served, anne)
        play = anne.tables[names["finished"]]["play"]
    make_old(database, names["finished"])
    before = left(database)
    options = ("--db", database, "--older-than", 30, "--archive", archive)
    archive.mkdir()
    (other := archive / f"mille-sabords-{play}.dbl").write_text("something else")
    assert await run(*options) == 1
    assert "holds something else" in capsys.readouterr().err
    assert (left(database), other.read_text()) == (before, "something else")
    other.unlink()
    with monkeypatch.context() as patch:
        patch.setattr(tidy, "_write", lambda path, text: path.write_text(text[: -len("stop")]))
        assert await run(*options) == 1
    assert left(database) == before
    other.unlink(missing_ok=True)
    assert await run(*options) == 0
    assert left(database)["tables"] == before["tables"] - 1


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--older-than", "0", "--delete"), 2),
        (("--older-than", "many", "--delete"), 2),
        (("--older-than", "30"), 2),
        (("--older-than", "30", "--delete", "--archive", "x"), 2),
        (("--older-than", "30", "--delete"), 1),
    ],
)
def test_wrong_usage_is_refused(words: tuple[str, ...], code: int, tmp_path: Path) -> None:
    """The last one names no database."""
    options = ["tidy", "--db", str(tmp_path / "none.sqlite"), *words]
    if code == 1:
        assert main(options) == 1
        assert [*tmp_path.iterdir()] == []
        return
    with pytest.raises(SystemExit) as stopped:
        main(options)
    assert stopped.value.code == code


async def test_a_database_of_an_older_version_is_left_alone(database: Path) -> None:
    async with serving(database):
        pass
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA user_version = 1")
    with pytest.raises(StorageError, match="ledger-older"), tidy.tidying(database, "2026"):
        pass


async def test_plays_are_deleted_whole_or_not_at_all(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        await make_tables(served, anne)
    before = left(database)
    for statements in (
        ("DELETE FROM step",),
        ("DELETE FROM play",),
        ("INSERT INTO leaving (play) SELECT id FROM play",),
        ("INSERT INTO leaving (play) SELECT id FROM play", "DELETE FROM step WHERE n = 1"),
        (
            "INSERT INTO leaving (play) SELECT id FROM play",
            "DELETE FROM step WHERE n = 1",
            "DELETE FROM leaving",
        ),
        ("INSERT INTO leaving VALUES ('x', 'y')",),
    ):
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            db.execute("PRAGMA foreign_keys = ON")
            with pytest.raises(sqlite3.IntegrityError):
                commit(db, *statements)
        assert left(database) == before
