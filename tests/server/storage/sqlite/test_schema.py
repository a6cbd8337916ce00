"""The database itself refuses forbidden changes, and numbered scripts upgrade it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.server.storage.protocol import StorageError
from doubloon.server.storage.sqlite.schema import migrate, scripts
from doubloon.server.storage.sqlite.storage import open_storage
from server.storage.keeping import AT, SECRET, lines, row, started


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a play of two steps, one that is over, one not started, one of real dice."""

    async def fill() -> None:
        sqlite = open_storage(path)
        await started(sqlite, "one", "over")
        await sqlite.plays.append("one", lines(1, 2, act="a"))
        await sqlite.plays.append("over", lines(1))
        await sqlite.plays.finish("over")
        await sqlite.plays.open(row("new"))
        await sqlite.plays.open(row("real", dice="table"))
        await sqlite.plays.start("real", ["-", "-"])
        await sqlite.close()

    path = tmp_path_factory.mktemp("schema") / "doubloon.db"
    asyncio.run(fill())
    return path


@pytest.fixture
def database(filled: Path) -> Iterator[sqlite3.Connection]:
    """The same, in a hand that reaches past the program."""
    with (
        closing(sqlite3.connect(filled)) as kept,
        closing(sqlite3.connect(":memory:", isolation_level=None)) as copy,
    ):
        kept.backup(copy)
        yield copy


STEP = "INTO step (play, n, text, act_id, at) VALUES"
LINKED = STEP.replace("at)", "at, chain)")
CHAIN = "c" * 20
PLAY = "INTO play (id, game, edition, readings, seats, dice, secret, opened) VALUES"


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        (f"INSERT {STEP} ('one', 4, '~ roll', NULL, '')", "does not follow"),
        (f"INSERT {STEP} ('one', 2, '~ roll', NULL, '')", "does not follow"),
        (f"INSERT {STEP} ('one', 0, '~ roll', NULL, '')", "does not follow"),
        (
            f"INSERT {LINKED} ('one', 3, 'x', NULL, '', '{CHAIN}'), ('one', 5, 'x', NULL, '', '')",
            "does not follow",
        ),
        (f"INSERT {STEP} ('one', 3, '~ roll', 'a', '')", "stored already"),
        (f"INSERT {STEP} ('over', 2, '~ roll', NULL, '')", "not going on"),
        (f"INSERT {STEP} ('new', 1, '~ roll', NULL, '')", "not going on"),
        (f"INSERT {STEP} ('nothing', 1, '~ roll', NULL, '')", "not going on"),
        (f"INSERT {STEP} ('one', 3, '', NULL, '')", "CHECK"),
        (f"INSERT {STEP} ('one', 3, 'p1 stop' || char(10), NULL, '')", "CHECK"),
        (f"INSERT {STEP} ('one', 3, NULL, NULL, '')", "NOT NULL"),
        (f"INSERT {STEP} ('one', 3, x'00', NULL, '')", "cannot store BLOB"),
        (f"INSERT {STEP} ('one', 3, '~ roll', NULL, '')", "chained to the one before"),
        ("UPDATE play SET seal = '' WHERE id = 'one'", "fixed when it starts"),
        ("UPDATE play SET texts = '[\"-\", \"-\"]', seal = NULL WHERE id = 'new'", "NOT NULL"),
        ("DELETE FROM head WHERE play = 'one'", "never deleted"),
        (f"INSERT OR REPLACE {STEP} ('one', 2, '~ roll', NULL, '')", "does not follow"),
        (f"INSERT OR REPLACE {STEP} ('one', 3, '~ roll', 'a', '')", "stored already"),
        (f"INSERT OR IGNORE {STEP} ('one', 2, '~ roll', NULL, '')", "does not follow"),
        (f"INSERT {STEP} ('one', 2, '', NULL, '') ON CONFLICT DO UPDATE SET text = 'x'", "follow"),
        ("UPDATE step SET text = 'p1 stop' WHERE play = 'one' AND n = 2", "never changed"),
        ("UPDATE step SET at = '' WHERE play = 'one' AND n = 2", "never changed"),
        ("UPDATE OR REPLACE step SET n = 1 WHERE play = 'one' AND n = 2", "never changed"),
        ("UPDATE OR IGNORE step SET n = 3 WHERE play = 'one' AND n = 2", "never changed"),
        ("UPDATE step SET act_id = NULL", "never changed"),
        ("DELETE FROM step WHERE play = 'one' AND n = 2", "never deleted"),
        ("DELETE FROM step", "never deleted"),
        ("UPDATE play SET game = 'gold-up' WHERE id = 'new'", "never changed"),
        ("UPDATE play SET edition = 'other' WHERE id = 'one'", "fixed when it starts"),
        ("UPDATE play SET readings = '{\"a\": 1}' WHERE id = 'one'", "fixed when it starts"),
        ("UPDATE play SET target = 8000 WHERE id = 'one'", "fixed when it starts"),
        ("UPDATE play SET seats = 3 WHERE id = 'one'", "fixed when it starts"),
        ("UPDATE play SET dice = 'table' WHERE id = 'over'", "fixed when it starts"),
        ("UPDATE play SET secret = '' WHERE id = 'new'", "never changed"),
        ("UPDATE play SET dice = 'table', secret = '' WHERE id = 'new'", "never changed"),
        (f"UPDATE play SET secret = '{'0' * 64}' WHERE id = 'real'", "never changed"),
        ("UPDATE play SET seats = 0 WHERE id = 'new'", "CHECK"),
        (f"UPDATE play SET secret = '{'0' * 64}' WHERE id = 'new'", "never changed"),
        ("UPDATE play SET opened = '' WHERE id = 'new'", "never changed"),
        ("UPDATE play SET id = 'other' WHERE id = 'new'", "never changed"),
        ("UPDATE play SET texts = '[\"a\", \"b\"]' WHERE id = 'one'", "fixed"),
        ("UPDATE play SET texts = NULL WHERE id = 'one'", "fixed"),
        ("UPDATE play SET texts = '[\"a\"]' WHERE id = 'new'", "CHECK"),
        ("UPDATE play SET texts = '{}' WHERE id = 'new'", "CHECK"),
        ("UPDATE play SET texts = 'nonsense' WHERE id = 'new'", "malformed JSON"),
        ("UPDATE play SET over = 0 WHERE id = 'over'", "stays over"),
        ("UPDATE play SET over = 1 WHERE id = 'new'", "CHECK"),
        ("DELETE FROM play WHERE id = 'new'", "never deleted"),
        (f"INSERT {PLAY} ('one', 'g', 'e', '{{}}', 2, 'table', '', '')", "already"),
        (f"INSERT OR REPLACE {PLAY} ('new', 'g', 'e', '{{}}', 2, 'table', '', '')", "already"),
        (f"INSERT {PLAY} ('two', 'g', 'e', '[]', 2, 'table', '', '')", "CHECK"),
        (f"INSERT {PLAY} ('two', 'g', 'e', '{{}}', 0, 'table', '', '')", "CHECK"),
        (f"INSERT {PLAY} ('two', 'g', 'e', '{{}}', 2, 'mine', '', '')", "CHECK"),
        (f"INSERT {PLAY} ('two', 'g', 'e', '{{}}', 2, 'server', '', '')", "CHECK"),
        (f"INSERT {PLAY} ('two', 'g', 'e', '{{}}', 2, 'server', '{'Z' * 64}', '')", "CHECK"),
    ],
)
def test_the_database_refuses(database: sqlite3.Connection, statement: str, reason: str) -> None:
    before = [*database.iterdump()]
    with pytest.raises(sqlite3.Error, match=reason):
        database.execute(statement)
    assert [*database.iterdump()] == before


def test_the_database_allows(database: sqlite3.Connection) -> None:
    database.execute(
        f"INSERT {LINKED} ('one', 3, '~ roll', 'b', '', '{CHAIN}'),"
        f" ('one', 4, 'x', NULL, '', '{CHAIN}')"
    )
    terms = "edition = 'other', readings = '{\"a\": 1}', target = 8000, seats = 3, dice = 'table'"
    database.execute(f"UPDATE play SET {terms} WHERE id = 'new'")
    database.execute("UPDATE play SET seats = 2, dice = 'server' WHERE id = 'new'")
    database.execute(f"UPDATE play SET texts = '[\"-\", \"-\"]', seal = '{CHAIN}' WHERE id = 'new'")
    database.execute(f"INSERT {LINKED} ('new', 1, '~ roll', 'a', '', '{CHAIN}')")
    (head,) = database.execute("SELECT n, chain FROM head WHERE play = 'new'").fetchall()
    assert head == (1, CHAIN)
    database.execute("UPDATE play SET over = 1 WHERE id = 'new'")
    database.execute(f"INSERT {PLAY} ('two', 'g', 'e', '{{}}', 2, 'server', '{SECRET}', '{AT}')")
    database.execute(f"INSERT {PLAY} ('box', 'g', 'e', '{{}}', 2, 'table', '', '{AT}')")
    database.execute(f"UPDATE play SET dice = 'server', secret = '{SECRET}' WHERE id = 'box'")
    database.execute("UPDATE play SET over = 1 WHERE id = 'real'")
    database.execute("UPDATE play SET over = 0 WHERE id = 'real'")


FIRST = "CREATE TABLE a (x TEXT) STRICT;\nCREATE TABLE b (x TEXT) STRICT;\n"
SECOND = """
CREATE TRIGGER a_to_b AFTER INSERT ON a
BEGIN
    INSERT INTO b VALUES (NEW.x);
    INSERT INTO b VALUES (NEW.x);
END;
INSERT INTO a VALUES ('new');
"""
BROKEN = "INSERT INTO a VALUES ('half done');\nALTER TABLE b ADD COLUMN y TEXT;\nINSERT INTO c;\n"


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "empty.db", isolation_level=None)) as connection:
        yield connection


def version(database: sqlite3.Connection) -> int:
    found: int = database.execute("PRAGMA user_version").fetchone()[0]
    return found


def test_a_fresh_database_gets_every_script(empty: sqlite3.Connection) -> None:
    migrate(empty, scripts())
    assert version(empty) == len(scripts()) >= 1
    shape = [*empty.iterdump()]
    migrate(empty, scripts())
    assert [*empty.iterdump()] == shape


def test_an_older_database_gets_the_scripts_it_lacks(empty: sqlite3.Connection) -> None:
    migrate(empty, [FIRST])
    empty.execute("INSERT INTO a VALUES ('old')")
    migrate(empty, [FIRST, SECOND])
    assert version(empty) == 2
    assert empty.execute("SELECT x FROM a").fetchall() == [("old",), ("new",)]
    assert empty.execute("SELECT x FROM b").fetchall() == [("new",), ("new",)]


def test_a_script_that_fails_leaves_the_old_version(empty: sqlite3.Connection) -> None:
    migrate(empty, [FIRST, SECOND])
    before = [*empty.iterdump()]
    with pytest.raises(sqlite3.OperationalError):
        migrate(empty, [FIRST, SECOND, BROKEN])
    assert (version(empty), [*empty.iterdump()]) == (2, before)
    assert not empty.in_transaction
    migrate(empty, [FIRST, SECOND, SECOND.replace("a_to_b", "again")])
    assert version(empty) == 3


def test_a_script_that_is_cut_short_is_a_bug(empty: sqlite3.Connection) -> None:
    with pytest.raises(AssertionError, match="CREATE TABLE c"):
        migrate(empty, [f"{FIRST}CREATE TABLE c (x"])
    assert (version(empty), [*empty.iterdump()]) == (0, ["BEGIN TRANSACTION;", "COMMIT;"])


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "doubloon.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, [*scripts(), FIRST])
        before = [*connection.iterdump()]
    with pytest.raises(StorageError) as refused:
        open_storage(path)
    assert refused.value.problem == "ledger-newer"
    assert refused.value.facts == {"version": len(scripts()) + 1, "known": len(scripts())}
    with closing(sqlite3.connect(path)) as connection:
        assert [*connection.iterdump()] == before


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    (text := tmp_path / "notes.txt").write_text("not a database, and longer than its header " * 9)
    for path in (text, tmp_path, tmp_path / "no-folder" / "doubloon.db"):
        with pytest.raises(StorageError) as refused:
            open_storage(path)
        assert refused.value.problem == "ledger-file"
        assert refused.value.facts["path"] == str(path)
    assert text.read_text().startswith("not a database")
