"""The ledger: answered is stored, stored is never altered, and many share one commit."""

import asyncio
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.bots import cabin_boy
from doubloon.core import record
from doubloon.core.fairness import Dice, verify
from doubloon.core.game import offers
from doubloon.core.play import begin, replay
from doubloon.core.setup import Setup
from doubloon.server.storage.ledger import Appended, Ledger, LedgerError, Line, TableRow
from doubloon.server.storage.writer import Writer
from server.keeping import AT, SECRET, held, lines, row, started
from table import GAME

COMMITTED, CONFLICT, REPEATED = Appended.COMMITTED, Appended.CONFLICT, Appended.REPEATED


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "doubloon.db"


@pytest.fixture
async def ledger(path: Path) -> AsyncIterator[Ledger]:
    ledger = Ledger.open(path)
    yield ledger
    await ledger.close()


async def numbers(ledger: Ledger, play: str = "one") -> list[int]:
    return [line.n for line in await ledger.steps(play)]


async def test_a_play_comes_back_as_it_was_agreed(ledger: Ledger) -> None:
    agreed = replace(row(), readings={"tie-break": "shared", "end-mid-turn": True}, target=6000)
    await ledger.open_play(agreed)
    opened = await ledger.play("one")
    await ledger.start_play("one", ["ab" * 16, "-"])
    await ledger.finish_play("one")
    finished = await ledger.play("one")
    assert opened is not None
    assert finished is not None
    assert (opened.row, opened.texts, opened.over) == (agreed, None, False)
    assert (finished.row, finished.texts, finished.over) == (agreed, ("ab" * 16, "-"), True)
    assert await ledger.play("two") is None


async def test_lines_come_back_in_order(ledger: Ledger) -> None:
    await started(ledger, "one", "two")
    assert await ledger.append("one", lines(1, 2, 3, act="a")) is COMMITTED
    assert await ledger.append("two", lines(1)) is COMMITTED
    assert await ledger.append("one", lines(4, 5, act="b")) is COMMITTED
    assert await ledger.steps("one") == lines(1, 2, 3, act="a") + lines(4, 5, act="b")
    assert await ledger.steps("one", after=3) == lines(4, 5, act="b")
    assert await ledger.steps("nothing") == []
    assert await ledger.find_act("one", "b") == 4
    assert await ledger.find_act("two", "b") is None


async def test_whatever_a_client_calls_its_act_is_kept_letter_by_letter(ledger: Ledger) -> None:
    await started(ledger, "one", "two")
    names = ["a\0b", "a\0c", "\"'\\", "[1, null]", "☠\u2028\x7f", " "]
    at_once = [ledger.append("one", lines(1, 2, act="plain"))]
    at_once += [ledger.append("two", lines(n, act=name)) for n, name in enumerate(names, start=1)]
    assert {*await asyncio.gather(*at_once)} == {COMMITTED}
    assert [await ledger.find_act("two", name) for name in names] == [1, 2, 3, 4, 5, 6]
    assert [line.act_id for line in await ledger.steps("two")] == names
    assert await ledger.steps("one") == lines(1, 2, act="plain")


async def test_what_does_not_follow_changes_nothing(ledger: Ledger) -> None:
    await started(ledger, "one")
    await ledger.append("one", lines(1, 2, act="a"))
    attempts = [
        (lines(4), CONFLICT),
        (lines(2), CONFLICT),
        (lines(3, 5), CONFLICT),
        (lines(0), CONFLICT),
        (lines(3, 4, act="a"), REPEATED),
        (lines(1, 2, act="a"), REPEATED),
        (lines(3) + lines(4, act="a"), REPEATED),
    ]
    for attempt, outcome in attempts:
        assert await ledger.append("one", attempt) is outcome
        assert await numbers(ledger) == [1, 2]
    assert await ledger.append("one", lines(3, act="b")) is COMMITTED


async def test_a_play_takes_steps_only_while_it_goes_on(ledger: Ledger) -> None:
    assert await ledger.append("one", lines(1)) is CONFLICT
    await ledger.open_play(row())
    assert await ledger.append("one", lines(1)) is CONFLICT
    await ledger.start_play("one", ["-", "-"])
    assert await ledger.append("one", lines(1, act="a")) is COMMITTED
    await ledger.finish_play("one")
    assert await ledger.append("one", lines(2)) is CONFLICT
    assert await ledger.append("one", lines(1, act="a")) is REPEATED


async def test_two_plays_may_hold_the_same_act_id(ledger: Ledger) -> None:
    await started(ledger, "one", "two")
    assert await ledger.append("one", lines(1, act="a")) is COMMITTED
    assert await ledger.append("two", lines(1, act="a")) is COMMITTED


async def test_what_can_never_be_stored_is_an_error(ledger: Ledger) -> None:
    await started(ledger, "one")
    for text in ("", "p1 stop\np2 stop"):
        with pytest.raises(LedgerError, match="ledger-refused"):
            await ledger.append("one", [*lines(1), Line(2, text, None, AT)])
    with pytest.raises(LedgerError, match=r"ledger-refused.*such a play already"):
        await ledger.open_play(row())
    with pytest.raises(LedgerError, match="ledger-refused"):
        await ledger.open_play(replace(row("two"), secret="short"))
    with pytest.raises(LedgerError, match=r"ledger-refused.*fixed when it starts"):
        await ledger.start_play("one", ["-", "ab" * 16])
    with pytest.raises(LedgerError, match="ledger-no-play"):
        await ledger.finish_play("two")
    await ledger.start_play("one", ["-", "-"])  # said again, it is the same
    assert await numbers(ledger) == []


async def test_who_waits_at_the_same_time_shares_a_commit(ledger: Ledger, path: Path) -> None:
    plays = [f"play-{n}" for n in range(100)]
    await started(ledger, *plays)
    before = ledger.commits
    with held(path):
        answers = [asyncio.create_task(ledger.append(play, lines(1))) for play in plays]
        await asyncio.sleep(0)
        assert await ledger.steps(plays[0]) == []  # reading goes on meanwhile
        assert not any(answer.done() for answer in answers)
        assert ledger.commits == before
    assert {*await asyncio.gather(*answers)} == {COMMITTED}
    assert ledger.commits == before + 1
    assert [await numbers(ledger, play) for play in plays] == [[1]] * 100


async def test_a_refusal_leaves_the_rest_of_its_group_alone(ledger: Ledger, path: Path) -> None:
    await started(ledger, "one", "two")
    await ledger.append("two", lines(1, act="a"))
    before = ledger.commits
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
        tasks = [asyncio.create_task(ledger.append(*each)) for each in group]
        await asyncio.sleep(0)
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(outcomes.pop(3), LedgerError)
    assert outcomes == [COMMITTED, CONFLICT, REPEATED, CONFLICT, COMMITTED, COMMITTED]
    assert ledger.commits == before + 1
    assert await numbers(ledger, "one") == [1, 2, 3]
    assert await numbers(ledger, "two") == [1, 2]


async def test_many_plays_go_on_at_once(ledger: Ledger) -> None:
    async def goes_on(play: str) -> list[Appended]:
        return [await ledger.append(play, lines(n, n + 1, act=f"{n}")) for n in range(1, 20, 2)]

    plays = [f"play-{n}" for n in range(30)]
    await started(ledger, *plays)
    before = ledger.commits
    outcomes = await asyncio.gather(*map(goes_on, plays))
    assert {outcome for play in outcomes for outcome in play} == {COMMITTED}
    assert [await numbers(ledger, play) for play in plays] == [[*range(1, 21)]] * 30
    assert ledger.commits - before <= 300


async def test_only_one_is_first(ledger: Ledger, path: Path) -> None:
    await started(ledger, "one")
    other = Ledger.open(path)
    tries = [(ledger, other)[n % 2].append("one", lines(1, act=f"{n}")) for n in range(20)]
    outcomes = await asyncio.gather(*tries)
    await other.close()
    assert (outcomes.count(COMMITTED), outcomes.count(CONFLICT)) == (1, 19)
    (line,) = await ledger.steps("one")
    assert line.act_id == f"{outcomes.index(COMMITTED)}"


async def test_whatever_is_tried_the_steps_are_those_that_were_answered(ledger: Ledger) -> None:
    chance = random.Random(4)
    stored: list[Line] = []
    await started(ledger, "one")
    for _ in range(300):
        first, act = len(stored) + chance.choice([-1, 0, 1, 1, 1, 2]), str(chance.randrange(150))
        attempt = lines(*range(first, first + chance.randint(1, 3)), act=act)
        outcome = await ledger.append("one", attempt)
        if act in [line.act_id for line in stored]:
            assert outcome is REPEATED
        elif first != len(stored) + 1:
            assert outcome is CONFLICT
        else:
            assert outcome is COMMITTED
            stored += attempt
    assert await ledger.steps("one") == stored
    assert len(stored) > 50


async def test_a_reader_never_stops_the_writer(ledger: Ledger, path: Path) -> None:
    await started(ledger, "one")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT COUNT(*) FROM step").fetchone() == (0,)
        assert await ledger.append("one", lines(1)) is COMMITTED
        assert await numbers(ledger) == [1]
        assert reader.execute("SELECT COUNT(*) FROM step").fetchone() == (0,)


async def test_who_is_cancelled_is_stored_and_disturbs_nobody(ledger: Ledger, path: Path) -> None:
    await started(ledger, "one")
    with held(path):
        gone = asyncio.create_task(ledger.append("one", lines(1)))
        stays = asyncio.create_task(ledger.append("one", lines(2)))
        await asyncio.sleep(0)
        gone.cancel()
    assert await stays is COMMITTED
    assert gone.cancelled()
    assert await numbers(ledger) == [1, 2]


async def test_closing_stores_what_was_handed_in(path: Path) -> None:
    ledger = Ledger.open(path)
    await started(ledger, "one")
    with held(path):
        waiting = [asyncio.create_task(ledger.append("one", lines(n))) for n in range(1, 51)]
        await asyncio.sleep(0)
        closing_ = asyncio.create_task(ledger.close())
        await asyncio.sleep(0)
    assert {*await asyncio.gather(*waiting)} == {COMMITTED}
    await closing_
    await ledger.close()
    with pytest.raises(LedgerError, match="ledger-closed"):
        await ledger.append("one", lines(51))
    with pytest.raises(LedgerError, match="ledger-closed"):
        await ledger.steps("one")
    again = Ledger.open(path)
    assert await numbers(again) == [*range(1, 51)]
    await again.close()


CRASHES = """
import asyncio, os, sys
from doubloon.server.storage.ledger import Ledger
from server.keeping import lines, started

async def main(path, last):
    ledger = Ledger.open(path)
    await started(ledger, "one")
    for n in range(1, last + 1):
        await ledger.append("one", lines(n))
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
    ledger = Ledger.open(path)
    assert await numbers(ledger) == [1]
    await ledger.close()


async def test_a_kill_at_any_moment_loses_nothing_that_was_answered(path: Path) -> None:
    with crashing(path, 1_000_000) as process:
        assert process.stdout is not None
        told = process.stdout.read(200)
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read()
    answered = int(told.split()[-2])  # the last number may be cut short
    ledger = Ledger.open(path)
    stored = await numbers(ledger)
    assert stored == [*range(1, len(stored) + 1)]
    assert len(stored) >= answered
    assert await ledger.append("one", lines(len(stored) + 1)) is COMMITTED
    await ledger.close()


async def test_a_job_that_fails_half_way_leaves_nothing(path: Path) -> None:
    def fails(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO kept VALUES ('half')")
        raise LookupError("the other half")

    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE kept (text TEXT)")
    writer = Writer(connection, lambda _db, _rows: None)
    with held(path):
        half = writer.write(fails)
        whole = writer.write(lambda db: db.execute("INSERT INTO kept VALUES ('whole')").rowcount)
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
    writer = Writer(connection, lambda _db, _rows: None)

    def write(text: str) -> asyncio.Future[int]:
        insert = "INSERT INTO kept VALUES (?)"
        return writer.write(lambda db: db.execute(insert, (text,)).rowcount)

    with pytest.raises(sqlite3.OperationalError, match="full"):
        await write("x" * 1_000_000)
    assert await write("small") == 1
    writer.close()
    with closing(sqlite3.connect(path)) as reader:
        assert reader.execute("SELECT text FROM kept").fetchall() == [("small",)]


async def test_a_backup_while_writing_is_a_whole_ledger(ledger: Ledger, tmp_path: Path) -> None:
    going_on = True

    async def write() -> None:
        n = 10
        while going_on:
            n += 1
            await ledger.append("one", lines(n, act=f"{n}"))

    await started(ledger, "one")
    await ledger.append("one", lines(*range(1, 11)))
    copy = tmp_path / "copy.db"
    copy.write_text("the copy of yesterday")
    writing = asyncio.create_task(write())
    await ledger.backup(copy)
    going_on = False
    await writing
    with closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    saved = Ledger.open(copy)
    steps = await saved.steps("one")
    await saved.close()
    assert len(steps) >= 10
    assert steps == (await ledger.steps("one"))[: len(steps)]
    assert {file.name for file in tmp_path.glob("copy*")} == {"copy.db"}
    with pytest.raises(LedgerError, match="ledger-file"):
        await ledger.backup(tmp_path / "no-folder" / "copy.db")


async def test_nobody_else_on_the_machine_reads_the_secrets(ledger: Ledger, path: Path) -> None:
    await started(ledger, "one")
    await ledger.backup(path.with_name("copy.db"))
    modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {0o600}


async def test_the_record_of_a_play_replays_and_proves_its_dice(ledger: Ledger) -> None:
    game, chance = GAME["kings-gold"], random.Random(1)
    await ledger.open_play(row())
    await ledger.start_play("one", ["ab" * 16, "-"])
    seats: list[dict[str, object]] = [{"guest": "g1"}, {"level": "cabin-boy"}]
    await ledger.save_table(TableRow("t", "CODE", {}, seats, "g1", "one", True, "playing", AT))
    dice, play = Dice(bytes.fromhex(SECRET), "one", ("ab" * 16, "-")), begin(game, Setup(2))
    steps: list[str] = []
    while play.result is None:
        seat = play.to_act
        source = dice.uniform(len(steps) + 1)
        step = (
            game.draw(play.state, source)
            if seat is None
            else cabin_boy(None, offers(game, play.state), chance.randrange)
        )
        steps.append(game.write(seat, step))
        play = play.after(steps[-1])
        await ledger.append("one", [Line(len(steps), steps[-1], None, AT)])
    secretive = await ledger.export("one")
    assert secretive is not None
    assert SECRET not in record.write(secretive)
    await ledger.finish_play("one")
    told = await ledger.export("one")
    assert told is not None
    assert record.read(record.write(told)).steps == tuple(steps)
    assert told.seats == ("-", "cabin-boy")
    assert replay(game, told).result == play.result
    assert verify(game, told)
    assert await ledger.export("two") is None


async def test_the_record_of_real_dice_promises_nothing(ledger: Ledger) -> None:
    await ledger.open_play(row(dice="table"))
    told = await ledger.export("one")
    assert told is not None
    assert (told.dice, told.fairness, told.seats, told.steps) == ("table", None, ("-", "-"), ())
