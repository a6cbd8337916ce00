"""Only databases of this program are opened; those of others are left as they are."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.server.storage.protocol import StorageError
from doubloon.server.storage.sqlite.connecting import APPLICATION
from doubloon.server.storage.sqlite.database import Database


def execute(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def read(path: Path, question: str) -> object:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(question).fetchone()[0]


async def test_a_database_carries_its_mark(tmp_path: Path) -> None:
    path = tmp_path / "own.sqlite"
    await Database(path).close()
    assert read(path, "PRAGMA application_id") == APPLICATION
    await Database(path).close()


@pytest.mark.parametrize(
    "statements",
    [
        ("CREATE TABLE recipe (name TEXT)",),
        ("PRAGMA application_id = 252006673",),
        ("CREATE TABLE play (id TEXT)", "CREATE TABLE actor (name TEXT)"),
    ],
    ids=["tables", "mark", "a-name-in-common"],
)
async def test_a_file_of_another_program_is_refused_untouched(
    tmp_path: Path, statements: tuple[str, ...]
) -> None:
    path = tmp_path / "other.sqlite"
    execute(path, *statements)
    before = path.read_bytes()
    with pytest.raises(StorageError, match="ledger-foreign"):
        Database(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["other.sqlite"]


async def test_a_database_of_an_older_version_gets_the_mark(tmp_path: Path) -> None:
    path = tmp_path / "own.sqlite"
    await Database(path).close()
    execute(path, "PRAGMA application_id = 0")
    await Database(path).close()
    assert read(path, "PRAGMA application_id") == APPLICATION
