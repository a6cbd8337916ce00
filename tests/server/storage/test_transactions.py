"""What every storage does at once or not at all: a start, an end, a rematch, a reopening."""

from dataclasses import replace

import pytest

from doubloon.server.storage.protocol import Appended, Line, Storage, StorageError, TableRow
from server.storage.keeping import AT, lines, row

COMMITTED, CONFLICT, REPEATED = Appended.COMMITTED, Appended.CONFLICT, Appended.REPEATED
SEATS: list[dict[str, object]] = [{"guest": "anne"}, {}]
OPEN = TableRow("t1", "CODE", {}, SEATS, "anne", "one", False, "open", AT)
PLAYING, OVER = replace(OPEN, state="playing"), replace(OPEN, state="over")
WRONG = Line(2, "", None, AT)
"""A line that no storage takes."""


async def kept(storage: Storage) -> tuple[bool, bool, str, list[int]]:
    """Whether the play has started and is over, the state of the table, and its steps."""
    play, table = await storage.plays.get("one"), await storage.tables.get("t1")
    assert play is not None
    assert table is not None
    steps = [line.n for line in await storage.plays.steps("one")]
    return play.texts is not None, play.over, table.state, steps


async def test_a_play_starts_with_its_first_lines(storage: Storage) -> None:
    await storage.plays.open(row(), OPEN)
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.plays.start("one", ["-", "-"], PLAYING, [*lines(1), WRONG])
    assert await kept(storage) == (False, False, "open", [])
    await storage.plays.start("one", ["-", "-"], PLAYING, lines(1, 2))
    assert await kept(storage) == (True, False, "playing", [1, 2])
    with pytest.raises(StorageError, match="ledger-no-play"):
        await storage.plays.start("two", ["-", "-"], OVER, lines(1))
    assert await kept(storage) == (True, False, "playing", [1, 2])


async def test_a_play_ends_with_its_last_lines(storage: Storage) -> None:
    await storage.plays.open(row(), OPEN)
    await storage.plays.start("one", ["-", "-"], PLAYING, lines(1, act="a"))
    assert await storage.plays.append("one", lines(3), OVER) is CONFLICT
    assert await storage.plays.append("one", lines(1, act="a"), OVER) is REPEATED
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.plays.append("one", [WRONG], OVER)
    await storage.tables.save(replace(OPEN, id="t2", code="OTHER"))
    with pytest.raises(StorageError, match="ledger-refused"):  # the code of another table
        await storage.plays.append("one", lines(2), replace(OVER, code="OTHER"))
    assert await kept(storage) == (True, False, "playing", [1])
    assert await storage.plays.append("one", lines(2), OVER) is COMMITTED
    assert await kept(storage) == (True, True, "over", [1, 2])
    assert await storage.plays.append("one", lines(3), PLAYING) is CONFLICT
    assert await kept(storage) == (True, True, "over", [1, 2])


async def test_a_play_is_reopened_by_its_correction(storage: Storage) -> None:
    await storage.plays.open(row(dice="table"), OPEN)
    await storage.plays.start("one", ["-", "-"], PLAYING, lines(1, act="a"))
    await storage.plays.append("one", lines(2), OVER)
    assert await storage.plays.reopen("one", PLAYING, lines(2)) is CONFLICT
    assert await storage.plays.reopen("one", PLAYING, lines(3, act="a")) is REPEATED
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.plays.reopen("one", PLAYING, [WRONG._replace(n=3)])
    assert await kept(storage) == (True, True, "over", [1, 2])
    assert await storage.plays.reopen("one", PLAYING, lines(3)) is COMMITTED
    assert await kept(storage) == (True, False, "playing", [1, 2, 3])


async def test_a_play_that_can_be_proved_stays_over(storage: Storage) -> None:
    await storage.plays.open(row(), OPEN)
    await storage.plays.start("one", ["-", "-"], PLAYING)
    await storage.plays.append("one", lines(1), OVER)
    with pytest.raises(StorageError, match=r"ledger-refused.*stays over"):
        await storage.plays.reopen("one", PLAYING, lines(2))
    assert await kept(storage) == (True, True, "over", [1])


async def test_a_rematch_is_stored_with_the_old_table(storage: Storage) -> None:
    await storage.plays.open(row(), OVER)
    new, old = replace(OPEN, id="t2", play="two"), replace(OVER, options={"next": "t2"})
    with pytest.raises(StorageError, match="ledger-refused"):  # the code is taken
        await storage.plays.open(row("two"), new, old)
    assert await storage.plays.get("two") is None
    assert await storage.tables.get("t1") == OVER
    await storage.plays.open(row("two"), replace(new, code="NEW"), old)
    assert await storage.tables.get("t1") == old
    assert await storage.tables.get("NEW") == replace(new, code="NEW")
