"""The files of a database: one server at a time, gone files are noticed, erased names are gone."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import structlog

from doubloon.cli import main
from doubloon.server.storage.protocol import Appended, GuestRow, StorageError, TableRow
from doubloon.server.storage.sqlite.storage import SqliteStorage, open_storage
from server.storage.keeping import AT, lines, row, started

SERVES = """
import asyncio, sys
from doubloon.server.storage.sqlite.storage import open_storage

async def hold():
    open_storage(sys.argv[1], alone=True)
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


def holding(path: Path) -> "subprocess.Popen[bytes]":
    """Another process that has the database alone."""
    process = subprocess.Popen([sys.executable, "-c", SERVES, str(path)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"open\n"
    return process


async def test_a_second_server_is_refused_while_the_first_lives(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    with holding(path) as first:
        for name in (path, link):
            with pytest.raises(StorageError) as refused:
                open_storage(name, alone=True)
            assert refused.value.problem == "ledger-held"
            assert refused.value.facts == {"path": str(name), "holder": f"{first.pid}"}
        first.send_signal(signal.SIGKILL)
    storage = open_storage(path, alone=True)  # whose death frees it
    with pytest.raises(StorageError, match=f"ledger-held.*{os.getpid()}"):
        open_storage(path, alone=True)
    await storage.close()
    await open_storage(path, alone=True).close()


def test_serve_says_who_has_the_database(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with holding(path) as first:
        assert main(["serve", "--port", "0", "--db", str(path)]) == 1
        first.kill()
    assert f"process {first.pid}" in capsys.readouterr().err


def delete(path: Path) -> None:
    path.unlink()


def delete_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def replace_by_copy(path: Path) -> None:
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


@pytest.mark.parametrize("harm", [delete, delete_log, replace_by_copy, move_folder])
async def test_files_that_are_gone_are_noticed(
    harm: Callable[[Path], None], tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    storage = open_storage(path := tmp_path / "data" / "doubloon.db")
    await started(storage, "one")
    assert await storage.plays.append("one", lines(1)) is Appended.COMMITTED
    assert await storage.can_write()
    harm(path)
    with structlog.testing.capture_logs() as logged:
        for _ in range(3):
            with pytest.raises(StorageError, match="ledger-gone"):
                await storage.plays.append("one", lines(2))
            assert not await storage.can_write()
    assert [entry["event"] for entry in logged] == ["ledger-gone"]
    assert [line.n for line in await storage.plays.steps("one")] == [1]
    if harm is move_folder:  # what comes back is taken again
        path.parent.with_name("elsewhere").rename(path.parent)
        assert await storage.plays.append("one", lines(2)) is Appended.COMMITTED
        assert await storage.can_write()
    await storage.close()


async def test_a_file_that_takes_nothing_is_tried_again(sqlite: SqliteStorage) -> None:
    async def limit(pages: str) -> None:
        with closing(
            sqlite.database.writer._connection.execute(f"PRAGMA max_page_count = {pages}")
        ):
            pass

    await started(sqlite, "one")
    assert await sqlite.can_write()
    before = sqlite.database.commits
    assert await sqlite.can_write()
    assert sqlite.database.commits == before  # the last write was just now
    await limit("1")
    with pytest.raises(StorageError, match="ledger-failed"):
        await sqlite.guests.save(GuestRow("anne", "A" * 100_000, AT))
    assert not await sqlite.can_write()
    assert not await sqlite.can_write()
    await limit("1000000")
    assert await sqlite.can_write()


async def test_sqlite_itself_finds_damage(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.storage.damage._logged", set())
    storage = open_storage(path)
    await started(storage, "one")
    await storage.plays.append("one", lines(*range(1, 500)))
    await storage.close()
    with closing(sqlite3.connect(path)) as db:
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = db.execute(query, ("step",)).fetchone()
        (first,) = db.execute(query, ("play",)).fetchone()
    content = bytearray(path.read_bytes())
    content[4096 * (page - 1) : 4096 * page] = b"\xff" * 4096
    path.write_bytes(content)
    storage = open_storage(path)
    with structlog.testing.capture_logs() as logged:
        for _ in range(2):
            with pytest.raises(StorageError, match="ledger-damaged"):
                await storage.plays.steps("one")
            with pytest.raises(StorageError, match="ledger-damaged"):
                await storage.plays.append("one", lines(500))
        assert not await storage.can_write()
    assert [entry["event"] for entry in logged] == ["ledger-damaged"]
    await storage.close()
    content[4096 * (first - 1) : 4096 * first] = b"\xff" * 4096
    path.write_bytes(content)
    with pytest.raises(StorageError, match="ledger-damaged"):
        open_storage(path)


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_erased_names_are_in_no_file(sqlite: SqliteStorage, path: Path) -> None:
    seats: list[dict[str, object]] = [{"guest": "anne", "name": "Calico Anne"}, {"guest": "bert"}]
    table = TableRow("t", "CODE", {}, seats, "anne", "one", False, "open", AT)
    await sqlite.plays.open(row("one"), table)
    for guest, name in (("anne", "Anne Bonny"), ("bert", "Bertrand")):
        await sqlite.guests.save(GuestRow(guest, name, AT))
        await sqlite.chats.add("t", guest, AT, f"words of {name}")
    assert re.search(b"Bonny|Calico", contents(path.parent))
    await sqlite.guests.erase("anne")
    assert not re.search(b"Bonny|Calico", contents(path.parent))
    assert b"Bertrand" in contents(path.parent)
    kept = await sqlite.tables.get("t")
    assert kept == replace(table, seats=[{"guest": "anne"}, {"guest": "bert"}])


async def test_erased_names_leave_the_log_when_its_last_reader_leaves(
    sqlite: SqliteStorage, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("doubloon.server.storage.sqlite.database.PATIENCE", 0.2)
    await sqlite.guests.save(GuestRow("anne", "Anne Bonny", AT))
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT COUNT(*) FROM guest").fetchone()
        await sqlite.guests.erase("anne")
        assert await sqlite.guests.get("anne") is None
        assert b"Bonny" in contents(path.parent)  # for the reader's sake
        await started(sqlite, "one")  # others do not wait
    async with asyncio.timeout(30):
        while b"Bonny" in contents(path.parent):
            await asyncio.sleep(0.05)


async def test_a_killed_server_leaves_no_erased_names_at_its_next_start(path: Path) -> None:
    storage = open_storage(path)
    await storage.guests.save(GuestRow("anne", "Anne Bonny", AT))
    await storage.database.execute("DELETE FROM guest")
    copies = {file: file.read_bytes() for file in path.parent.iterdir()}
    await storage.close()
    for file, content in copies.items():  # as if it had been killed before the log was emptied
        file.write_bytes(content)
    assert b"Bonny" in contents(path.parent)
    storage = open_storage(path)
    assert b"Bonny" not in contents(path.parent)
    await storage.close()
