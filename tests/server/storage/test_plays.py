"""What every storage does with plays: answered is stored, and stored is never altered."""

import asyncio
import random
from dataclasses import replace

import pytest

from doubloon.bots import cabin_boy
from doubloon.core import record
from doubloon.core.fairness import Dice, verify
from doubloon.core.game import offers
from doubloon.core.play import begin, replay
from doubloon.core.setup import Setup
from doubloon.server.storage.protocol import Appended, Line, Storage, StorageError, TableRow
from server.storage.keeping import AT, SECRET, lines, row, started
from table import GAME

COMMITTED, CONFLICT, REPEATED = Appended.COMMITTED, Appended.CONFLICT, Appended.REPEATED


async def numbers(storage: Storage, play: str = "one") -> list[int]:
    return [line.n for line in await storage.plays.steps(play)]


async def test_a_stored_play_has_its_agreed_terms(storage: Storage) -> None:
    agreed = replace(row(), readings={"tie-break": "shared", "end-mid-turn": True}, target=6000)
    await storage.plays.open(agreed)
    opened = await storage.plays.get("one")
    await storage.plays.start("one", ["ab" * 16, "-"])
    await storage.plays.finish("one")
    finished = await storage.plays.get("one")
    assert opened is not None
    assert finished is not None
    assert (opened.row, opened.texts, opened.over) == (agreed, None, False)
    assert (finished.row, finished.texts, finished.over) == (agreed, ("ab" * 16, "-"), True)
    assert await storage.plays.get("two") is None


async def test_a_play_knows_its_version_and_its_seating(storage: Storage) -> None:
    for name, version in (("one", 2), ("two", 1)):
        await storage.plays.open(replace(row(name), version=version))
        with pytest.raises(StorageError, match=r"ledger-refused.*version of a play"):
            await storage.plays.agree(replace(row(name), version=3 - version))
    await storage.plays.start("one", ["ab" * 16, "-"], seating=[2, 1])
    await storage.plays.start("two", ["ab" * 16, "-"])
    one, two = await storage.plays.get("one"), await storage.plays.get("two")
    assert one is not None
    assert two is not None
    assert (one.row.version, one.seating, two.row.version, two.seating) == (2, (2, 1), 1, None)
    for seating in ([1, 2], None):
        with pytest.raises(StorageError, match=r"ledger-refused.*(seating|terms) of a play"):
            await storage.plays.start("one", ["ab" * 16, "-"], seating=seating)
    new, old = await storage.plays.export("one"), await storage.plays.export("two")
    assert new is not None
    assert old is not None
    assert new.fairness is not None
    assert old.fairness is not None
    assert [*new.fairness] == ["version", "play", "commitment", "texts", "seating"]
    assert [*old.fairness] == ["play", "commitment", "texts"]


async def test_terms_change_with_the_table_until_the_start(storage: Storage) -> None:
    seats: list[dict[str, object]] = [{"guest": None}, {"guest": None}]
    table = TableRow("t", "CODE", {}, seats, "g1", "one", False, "open", AT)
    await storage.plays.open(row(), table)
    other = replace(row(), edition="other", readings={"a": True}, target=3000, seats=3)
    await storage.plays.agree(other, replace(table, seats=[*seats, {"guest": None}], public=True))
    kept, at = await storage.plays.get("one"), await storage.tables.get("t")
    assert kept is not None
    assert at is not None
    assert (kept.row, kept.texts, len(at.seats), at.public) == (other, None, 3, True)
    with pytest.raises(StorageError, match=r"ledger-refused.*never changed"):
        await storage.plays.agree(replace(other, secret="0" * 64), table)
    with pytest.raises(StorageError, match="ledger-no-play"):
        await storage.plays.agree(row("two"), replace(table, public=False))
    await storage.plays.start("one", ["-", "-", "-"])
    with pytest.raises(StorageError, match=r"ledger-refused.*fixed when it starts"):
        await storage.plays.agree(replace(other, target=8000), replace(table, public=False))
    kept, at = await storage.plays.get("one"), await storage.tables.get("t")
    assert kept is not None
    assert at is not None
    assert (kept.row, len(at.seats), at.public) == (other, 3, True)


async def test_lines_come_back_in_order(storage: Storage) -> None:
    await started(storage, "one", "two")
    assert await storage.plays.append("one", lines(1, 2, 3, act="a")) is COMMITTED
    assert await storage.plays.append("two", lines(1)) is COMMITTED
    assert await storage.plays.append("one", lines(4, 5, act="b")) is COMMITTED
    assert await storage.plays.steps("one") == lines(1, 2, 3, act="a") + lines(4, 5, act="b")
    assert await storage.plays.steps("one", 3) == lines(4, 5, act="b")
    assert await storage.plays.steps("nothing") == []
    assert await storage.plays.find_act("one", "b") == 4
    assert await storage.plays.find_act("two", "b") is None


async def test_any_act_id_is_stored_unchanged(storage: Storage) -> None:
    await started(storage, "one", "two")
    names = ["a\0b", "a\0c", "\"'\\", "[1, null]", "☠\u2028\x7f", " "]
    at_once = [storage.plays.append("one", lines(1, 2, act="plain"))]
    at_once += [
        storage.plays.append("two", lines(n, act=name)) for n, name in enumerate(names, start=1)
    ]
    assert {*await asyncio.gather(*at_once)} == {COMMITTED}
    assert [await storage.plays.find_act("two", name) for name in names] == [1, 2, 3, 4, 5, 6]
    assert [line.act_id for line in await storage.plays.steps("two")] == names
    assert await storage.plays.steps("one") == lines(1, 2, act="plain")


async def test_lines_that_do_not_follow_change_nothing(storage: Storage) -> None:
    await started(storage, "one")
    await storage.plays.append("one", lines(1, 2, act="a"))
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
        assert await storage.plays.append("one", attempt) is outcome
        assert await numbers(storage) == [1, 2]
    assert await storage.plays.append("one", lines(3, act="b")) is COMMITTED


async def test_a_play_takes_steps_only_while_it_runs(storage: Storage) -> None:
    assert await storage.plays.append("one", lines(1)) is CONFLICT
    await storage.plays.open(row())
    assert await storage.plays.append("one", lines(1)) is CONFLICT
    await storage.plays.start("one", ["-", "-"])
    assert await storage.plays.append("one", lines(1, act="a")) is COMMITTED
    await storage.plays.finish("one")
    assert await storage.plays.append("one", lines(2)) is CONFLICT
    assert await storage.plays.append("one", lines(1, act="a")) is REPEATED


async def test_two_plays_may_hold_the_same_act_id(storage: Storage) -> None:
    await started(storage, "one", "two")
    assert await storage.plays.append("one", lines(1, act="a")) is COMMITTED
    assert await storage.plays.append("two", lines(1, act="a")) is COMMITTED


async def test_what_the_schema_forbids_is_an_error(storage: Storage) -> None:
    await started(storage, "one")
    for text in ("", "p1 stop\np2 stop"):
        with pytest.raises(StorageError, match="ledger-refused"):
            await storage.plays.append("one", [*lines(1), Line(2, text, None, AT)])
    with pytest.raises(StorageError, match=r"ledger-refused.*such a play already"):
        await storage.plays.open(row())
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.plays.open(replace(row("two"), secret="short"))
    with pytest.raises(StorageError, match=r"ledger-refused.*fixed when it starts"):
        await storage.plays.start("one", ["-", "ab" * 16])
    with pytest.raises(StorageError, match="ledger-no-play"):
        await storage.plays.finish("two")
    await storage.plays.start("one", ["-", "-"])  # said again, it is the same
    assert await numbers(storage) == []


async def test_the_stored_steps_are_those_that_were_answered(storage: Storage) -> None:
    chance = random.Random(4)
    stored: list[Line] = []
    await started(storage, "one")
    for _ in range(300):
        first, act = len(stored) + chance.choice([-1, 0, 1, 1, 1, 2]), str(chance.randrange(150))
        attempt = lines(*range(first, first + chance.randint(1, 3)), act=act)
        outcome = await storage.plays.append("one", attempt)
        if act in [line.act_id for line in stored]:
            assert outcome is REPEATED
        elif first != len(stored) + 1:
            assert outcome is CONFLICT
        else:
            assert outcome is COMMITTED
            stored += attempt
    assert await storage.plays.steps("one") == stored
    assert len(stored) > 50


async def test_the_record_of_a_play_replays_and_proves_its_dice(storage: Storage) -> None:
    game, chance = GAME["kings-gold"], random.Random(1)
    await storage.plays.open(row())
    await storage.plays.start("one", ["ab" * 16, "-"])
    seats: list[dict[str, object]] = [{"guest": "g1"}, {"level": "cabin-boy"}]
    await storage.tables.save(TableRow("t", "CODE", {}, seats, "g1", "one", True, "playing", AT))
    dice, play = Dice(bytes.fromhex(SECRET), "one", ("ab" * 16, "-")), begin(game, Setup(2))
    steps: list[str] = []
    while play.result is None:
        seat = play.to_act
        step = (
            dice.draw(play, len(steps) + 1)
            if seat is None
            else cabin_boy(None, offers(game, play.state), chance.randrange)
        )
        steps.append(game.write(seat, step))
        play = play.after(steps[-1])
        await storage.plays.append("one", [Line(len(steps), steps[-1], None, AT)])
    secretive = await storage.plays.export("one")
    assert secretive is not None
    assert SECRET not in record.write(secretive)
    await storage.plays.finish("one")
    told = await storage.plays.export("one")
    assert told is not None
    assert record.read(record.write(told)).steps == tuple(steps)
    assert told.seats == ("-", "cabin-boy")
    assert replay(game, told).result == play.result
    assert verify(game, told)
    assert await storage.plays.export("two") is None


async def test_the_record_of_real_dice_has_no_proof(storage: Storage) -> None:
    await storage.plays.open(row(dice="table"))
    told = await storage.plays.export("one")
    assert told is not None
    assert (told.dice, told.fairness, told.seats, told.steps) == ("table", None, ("-", "-"), ())
