"""A power cut at any moment: nothing that anybody was told is lost, and the database is whole."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.server.storage.protocol import GuestRow, StorageError, TableRow
from doubloon.server.storage.sqlite.storage import SqliteStorage, open_storage
from server.storage.keeping import AT, lines, row
from server.storage.sqlite.disk import Disk, Note, cut

NAME = "doubloon.db"
PLAYS = ("one", "two", "three")
TABLE = TableRow("t", "CODE", {}, [{"guest": "anne"}], "anne", None, False, "open", AT)


async def use(database: Path, disk: Disk, dice: random.Random) -> None:
    """Store plays, people and ends of plays; note what was answered."""
    storage = open_storage(database)
    await storage.database.execute("PRAGMA wal_autocheckpoint = 12")
    for play in PLAYS:
        await storage.plays.open(row(play), replace(TABLE, id=play, code=play, play=play))
        await storage.plays.start(play, ["-", "-"])
        disk.tell((play, 0))
    await asyncio.gather(*(_play(storage, play, disk, dice) for play in PLAYS))
    await storage.close()


async def _play(storage: SqliteStorage, play: str, disk: Disk, dice: random.Random) -> None:
    n = 0
    for _ in range(25):
        more = dice.randrange(1, 4)
        await storage.plays.append(play, lines(*range(n + 1, n + 1 + more)))
        n += more
        disk.tell((play, n))
        if dice.random() < 0.1:
            await storage.guests.save(GuestRow("anne", "Anne", AT))
            await storage.guests.erase("anne")
    await storage.plays.finish(play)
    disk.tell((play, "over"))


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Sequence[Note]:
    """Everything that SQLite did for a storage, and what was answered in between."""
    disk, folder = Disk(), tmp_path_factory.mktemp("disk")
    with disk.in_use():
        asyncio.run(use(folder / NAME, disk, random.Random(1)))
    assert {note.kind for note in disk.notes} >= {"write", "sync", "truncate", "delete", "told"}
    return disk.notes


async def lost(notes: Sequence[Note], files: dict[str, bytes], folder: Path) -> list[object]:
    """What was told before a cut and is not there behind it."""
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    storage = open_storage(folder / NAME)
    there: set[object] = set()
    for play in PLAYS:
        steps = await storage.plays.steps(play)  # refused if its chain is broken
        assert steps == lines(*range(1, 101))[: len(steps)]
        if (stored := await storage.plays.get(play)) is not None:
            there |= {(play, n) for n in range(len(steps) + 1)}
            there |= {(play, "over")} if stored.over else set()
    await storage.close()
    return [note.told for note in notes if note.kind == "told" and note.told not in there]


@pytest.mark.parametrize("seed", range(4))
async def test_nothing_is_lost_that_was_answered(
    seed: int, noted: Sequence[Note], tmp_path: Path
) -> None:
    dice = random.Random(seed)
    for number in range(40):
        before = noted[: dice.randrange(1, len(noted) + 1)]
        assert await lost(before, cut(before, dice), tmp_path / f"{number}") == []


async def test_a_disk_that_syncs_nothing_is_found_out(
    noted: Sequence[Note], tmp_path: Path
) -> None:
    dice, found = random.Random(1), 0
    for number in range(20):
        try:
            found += bool(await lost(noted, cut(noted, dice, honest=False), tmp_path / f"{number}"))
        except StorageError:
            found += 1
    assert found
