"""`doubloon check-db` and `doubloon backup`, also beside a running server."""

import asyncio
import json
import random
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.cli import main
from doubloon.server.storage.sqlite.storage import open_storage
from server.serving import client, serving
from server.storage.keeping import held, lines, row, started
from server.table.damaging import WAYS, Damage, damage, fill


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    database = tmp_path_factory.mktemp("whole") / "doubloon.sqlite"
    asyncio.run(fill(database))
    return database


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path))


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, object]]:
    capsys.readouterr()
    code = main(["check-db", "--json", str(path)])
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return code, answer


def test_a_sound_database(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = copy.read_bytes()
    assert main(["check-db", str(copy)]) == 0
    assert "is sound: 6 plays and 6 tables." in capsys.readouterr().out
    assert check(copy, capsys) == (0, {"plays": 6, "tables": 6, "findings": []})
    assert copy.read_bytes() == before


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_damage_is_named(way: Damage, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage(copy, way, random.Random(1))
    code, answer = check(copy, capsys)
    findings = answer["findings"]
    assert isinstance(findings, list)
    named = {finding["problem"] for finding in findings}
    if not findings:  # a table that is gone leaves no trace, and an end can be stored again
        assert way.__name__ == "alter_over" or answer["tables"] == 5
        return
    assert code == 1
    assert named
    assert named <= {"play-damaged", "table-damaged", "check-db-missing"}


def test_damaged_pages_are_named(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = bytearray(copy.read_bytes())
    for page in range(4096, len(content), 3 * 4096):
        content[page : page + 16] = b"\xff" * 16
    copy.write_bytes(content)
    code = main(["check-db", str(copy)])
    told = capsys.readouterr()
    assert code == 1
    assert "SQLite finds" in told.err or "cannot be opened" in told.err


def test_what_is_no_such_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE recipe (name TEXT)")
    older = tmp_path / "older.sqlite"
    dump = Path(__file__).parents[1] / "server" / "storage" / "sqlite" / "older.sql"
    with closing(sqlite3.connect(older)) as db:
        db.executescript(dump.read_text())
    (text := tmp_path / "notes").write_text("no database at all " * 99)
    for path, word in (
        (tmp_path / "none", "cannot be opened"),
        (text, "cannot be opened"),
        (other, "another program"),
        (older, "older version 2"),
    ):
        assert main(["check-db", str(path)]) == 1
        assert word in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
    with pytest.raises(SystemExit) as wrong:
        main(["check-db"])
    assert wrong.value.code == 2


async def test_beside_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, target = tmp_path / "doubloon.sqlite", tmp_path / "copy.sqlite"
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        capsys.readouterr()
        for words in (["check-db", str(database)], ["backup", "--db", str(database), str(target)]):
            assert await asyncio.to_thread(main, words) == 0
        view = next(view for view in anne.views.values() if view["to_act"] == view["seat"])
        await anne.act(table, view["view"]["acts"][0], view["seat"])
        assert len(await served.server.context.storage.plays.steps(_play(database)))
    assert check(target, capsys)[0] == 0
    for name in ("copy.sqlite", "copy.sqlite.key"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    assert (tmp_path / "copy.sqlite.key").read_text() == database.with_name(
        "doubloon.sqlite.key"
    ).read_text()


def _play(database: Path) -> str:
    with closing(sqlite3.connect(database)) as db:
        found: str = db.execute("SELECT id FROM play").fetchone()[0]
        return found


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A database with one play, and a key beside it."""

    async def make() -> None:
        storage = open_storage(path)
        await started(storage, "one")
        await storage.plays.append("one", lines(1, 2, 3))
        await storage.plays.open(row("new"))
        await storage.close()

    path = tmp_path / "small.sqlite"
    asyncio.run(make())
    (tmp_path / "small.sqlite.key").write_text("k" * 64)
    return path


def test_a_backup_overwrites_nothing_unasked(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = small.with_name("copy")
    command = ["backup", "--db", str(small), str(target)]
    assert main([*command, "--no-key"]) == 0
    assert not small.with_name("copy.key").exists()
    assert main(command) == 1
    assert "--force" in capsys.readouterr().err
    target.unlink()
    small.with_name("copy.key").write_text("the key of another")
    assert main(command) == 1
    assert not target.exists()
    assert main([*command, "--force"]) == 0
    assert small.with_name("copy.key").read_text() == "k" * 64
    before = small.read_bytes()
    assert main(["backup", "--force", "--db", str(small), str(small)]) == 1
    assert main(["backup", "--db", str(small), str(small.with_name("no") / "copy")]) == 1
    assert main(["backup", "--db", str(small.with_name("none")), str(target), "--force"]) == 1
    assert small.read_bytes() == before
    assert {file.name for file in small.parent.iterdir()} == {
        *("small.sqlite", "small.sqlite.key", "copy", "copy.key")
    }


def _cut_chain(db: sqlite3.Connection) -> None:
    db.execute("DROP TRIGGER step_is_kept")
    db.execute("DELETE FROM step WHERE n = 3")


def _break_seal(db: sqlite3.Connection) -> None:
    db.execute("DROP TRIGGER play_stays_itself")
    db.execute("UPDATE play SET opened = '' WHERE id = 'new'")


@pytest.mark.parametrize("harm", [_cut_chain, _break_seal])
def test_a_damaged_database_is_no_backup(
    harm: Callable[[sqlite3.Connection], None], small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(small)) as db:
        harm(db)
        db.commit()
    target = small.with_name("copy")
    target.write_text("the copy of yesterday")
    assert main(["backup", "--db", str(small), str(target), "--force"]) == 1
    assert "damaged: play" in capsys.readouterr().err
    assert target.read_text() == "the copy of yesterday"
    assert not [*small.parent.glob("*.part")]


def test_a_backup_waits_for_nobody(small: Path) -> None:
    with held(small):
        assert main(["backup", "--db", str(small), str(small.with_name("copy"))]) == 0
