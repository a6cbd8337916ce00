"""Damaged databases: what cannot be true is refused by name; what is told is true."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.server.storage.sqlite.writer import link
from server.table.damaging import (
    REFUSALS,
    WAYS,
    Damage,
    damage,
    differences,
    fill,
    flip_bytes,
    list_tables,
    tell,
)


def seeds(few: int, many: int) -> list[object]:
    """Some seeds for every run, and more for the long one."""
    more = range(few, many)
    return [*range(few), *(pytest.param(seed, marks=pytest.mark.exact) for seed in more)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    database = tmp_path_factory.mktemp("whole") / "doubloon.sqlite"
    asyncio.run(fill(database))
    return database


@pytest.fixture(scope="module")
def truth(whole: Path) -> dict[str, object]:
    told = asyncio.run(tell(whole, list_tables(whole)))
    assert not any(isinstance(each, str) and each in REFUSALS for each in told.values())
    return told


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path))


@pytest.mark.parametrize("seed", seeds(2, 12))
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_changed_rows_are_refused_by_name(
    way: Damage, seed: int, whole: Path, copy: Path, truth: dict[str, object]
) -> None:
    damage(copy, way, random.Random(seed))
    told = await tell(copy, list_tables(whole))
    assert [*differences(told, truth)] == []
    same = [name for name, true in truth.items() if told[name] == true]
    assert len(same) >= len(truth) - 4  # the others are untouched
    assert len(same) < len(truth) or way.__name__ == "alter_over"  # which the server can mend


@pytest.mark.parametrize("seed", seeds(15, 300))
async def test_flipped_bytes_are_harmless_or_refused(
    seed: int, whole: Path, copy: Path, truth: dict[str, object]
) -> None:
    flip_bytes(copy, random.Random(seed))
    told = await tell(copy, list_tables(whole))
    assert [*differences(told, truth)] == []


async def test_chance_that_is_not_of_the_secret_is_refused_even_if_the_chain_is_right(
    whole: Path, copy: Path, truth: dict[str, object]
) -> None:
    with closing(sqlite3.connect(copy)) as db:
        play, table = db.execute(
            "SELECT play.id, tables.id FROM play JOIN tables ON tables.play = play.id"
            " WHERE game = 'mille-sabords'"
        ).fetchone()
    damage(copy, lambda db, _dice: _draw_another_card(db, play), random.Random(0))
    told = await tell(copy, list_tables(whole))
    assert (told[play], told[table]) == ("play-damaged", "play-damaged")
    assert [name for name, true in truth.items() if told[name] != true] == [table, play]


def _draw_another_card(db: sqlite3.Connection, play: str) -> None:
    """Change the first card, and chain all steps again."""
    query = "SELECT n, text, act_id, at FROM step WHERE play = ? ORDER BY n"
    rows = db.execute(query, (play,)).fetchall()
    first = next(n for n, text, *_ in rows if text.startswith("~ card"))
    (chain,) = db.execute("SELECT seal FROM play WHERE id = ?", (play,)).fetchone()
    for n, text, *rest in rows:
        if n == first:
            text = "~ card chest" if text != "~ card chest" else "~ card sorceress"
        chain = link(chain, play, n, text, *rest)
        change = "UPDATE step SET text = ?, chain = ? WHERE play = ? AND n = ?"
        db.execute(change, (text, chain, play, n))
    db.execute("UPDATE head SET chain = ? WHERE play = ?", (chain, play))
