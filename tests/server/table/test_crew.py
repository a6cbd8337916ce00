"""A crew that is busy: everybody at the table is told once, and the record says it in a remark."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

import pytest

from doubloon.core import record
from doubloon.core.fairness import verify
from doubloon.core.play import replay
from doubloon.core.setup import Seat
from doubloon.games import get
from doubloon.server.bots.crew import find_crew, note_choice, tell_remark
from doubloon.server.bots.question import Choice
from doubloon.server.table.history import History
from doubloon.server.table.options import TableOptions
from server.serving import Client, Served, client, play_on, serving

BUSY = "# p2 plays as bosun: the crew is busy"
AGAIN = "# p2 plays as captain again"


async def start(served: Served, anne: Client, game: str = "kings-gold") -> str:
    table = await anne.create(game, shuffle=False)
    await anne.do("sit", table=table, seat=1, text="a" * 32)
    await anne.do("fill", table=table, seat=2, level="captain")
    served.bots.lowered[Seat(1)] = ("bosun", "busy")
    await anne.do("start", table=table)
    return table


async def fetch(served: Served, path: str) -> str:
    def read() -> str:
        with urlopen(f"http://{served.url}{path}") as answer:
            return str(answer.read().decode())

    return await asyncio.to_thread(read)


async def play(anne: Client, table: str, until: int) -> None:
    """Play until the bot has acted so often, or the end."""
    while len(acts_of_bot(anne, table)) < until and not anne.view(table)["result"]:
        await play_on(anne, table, [1], random.Random(1), most=1)


def acts_of_bot(anne: Client, table: str) -> Sequence[str]:
    return [text for text in anne.steps[table, 1].values() if text.startswith("p2 ")]


def remarks_of(anne: Client, table: str) -> Sequence[str]:
    return [text for text in anne.steps[table, 1].values() if text.startswith("#")]


def told(anne: Client, table: str) -> list[str | None]:
    """What the table said of the bot's level, without repetitions."""
    infos = (message["info"] for message in anne.heard if message["type"] == "table")
    levels = [info["seats"][1]["plays_as"] for info in infos if info["id"] == table]
    return [level for n, level in enumerate(levels) if n == 0 or level != levels[n - 1]]


@pytest.mark.parametrize("game", ["kings-gold", "gold-up"])
async def test_a_busy_crew_is_said_once_and_its_end_too(game: str, database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await start(served, anne, game)
        await play(anne, table, 4)
        await anne.until(lambda: told(anne, table) == [None, "bosun"])
        assert remarks_of(anne, table) == [BUSY]
        served.bots.lowered.clear()
        await play(anne, table, len(acts_of_bot(anne, table)) + 3)
        await anne.until(lambda: told(anne, table) == [None, "bosun", None])
        assert remarks_of(anne, table) == [BUSY, AGAIN]
        steps = dict(anne.steps[table, 1])
        assert [*steps] == [*range(1, anne.view(table)["n"] + 1)]
        (at,) = (n for n, text in steps.items() if text == BUSY)
        assert steps[at + 1].startswith("p2 ")  # right before the first act at that level
        remark = anne.stories[table, 1][at]
        assert (remark["by"], remark["words"], remark["summary"]) == (None, [], None)
        (sentence,) = remark["story"]
        assert sentence["id"] == "story-crew-busy"
        assert sentence["facts"]["who"] == {"kind": "seat", "seat": 2}
        turns = [anne.view(table)["view"]["this_turn"], *anne.view(table)["view"]["last_turns"]]
        assert not any("# p2" in str(turn) for turn in turns)
        text = await fetch(served, f"/api/plays/{anne.tables[table]['play']}/record")
        kept = record.read(text).steps[: len(steps)]  # the bot may have gone on meanwhile
        assert [*kept] == [*steps.values()] or game == "gold-up"
        assert text.count("# p2") == 2


async def test_a_record_with_such_remarks_replays_and_verifies(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await start(served, anne)
        await play(anne, table, 10_000)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        text = await fetch(served, f"/api/plays/{anne.tables[table]['play']}/record")
        kept = record.read(text)
        assert BUSY in kept.steps
        assert replay(get(kept.game), kept).result
        assert verify(get(kept.game), kept)
        assert anne.tables[table]["seats"][1]["plays_as"] is None  # nobody plays any more


async def test_a_table_in_memory_again_knows_its_crew(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await start(served, anne)
        await play(anne, table, 2)
        n, held = anne.view(table)["n"], anne.tables[table]["play"]
    async with serving(database) as served, client(served) as bert:
        served.bots.held.clear()
        await bert.do("open", table=table, seen=n - 1)
        assert bert.tables[table]["seats"][1]["plays_as"] == "bosun"
        assert bert.tables[table]["play"] == held
        served.bots.held.set()


async def test_the_figures_say_what_was_asked_and_what_was_played(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await start(served, anne)
        await play(anne, table, 3)
        acts = len(acts_of_bot(anne, table))
        text = await fetch(served, "/metrics")
        figure = 'doubloon_decisions_total{asked="captain",level="bosun",reason="busy"}'
        assert f"{figure} {acts}.0" in text


async def test_dice_that_count_steps_have_no_remarks(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(History, "takes_remarks", False)
    async with serving(database) as served, client(served) as anne:
        table = await start(served, anne)
        await play(anne, table, 3)
        await anne.until(lambda: told(anne, table) == [None, "bosun"])
        assert remarks_of(anne, table) == []


async def test_nobody_can_write_a_remark(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await start(served, anne)
        n = anne.view(table)["n"]
        answer = await anne.ask("act", table=table, n=n + 1, text=BUSY)
        assert (answer["type"], answer["error"]) == ("refused", "notation")


STEPS = ("~ opening 12kcx", "~ opening 113cx", "~ roll 12kcx")


def test_an_act_after_a_remark_can_be_taken_back() -> None:
    options = TableOptions(game="kings-gold", edition="blue-orange-us", seats=2, dice="table")
    history = History(options.opening, None)
    history.resume(STEPS)
    before = history.play
    seat = before.to_act
    assert seat is not None
    remark = f"# p{seat + 1} plays as bosun: the crew is busy"
    history.take(history.after(f"p{seat + 1} stop", remark=remark))
    assert history.texts == [*STEPS, remark, f"p{seat + 1} stop"]
    assert history.live() == [*STEPS, f"p{seat + 1} stop"]
    history.take(history.after(f"p{seat + 1} undo"))
    assert history.play is before
    assert history.live() == [*STEPS]
    again = History(options.opening, None)
    again.resume(history.texts)
    assert (again.n, again.play.state) == (history.n, before.state)
    assert [taken.text for taken in history.since(3) or ()] == history.texts[3:]


def test_only_a_change_of_level_is_noted() -> None:
    crew, remark = note_choice({}, Seat(1), Choice("", "bosun", "busy"))
    assert (crew, remark) == ({1: "bosun"}, BUSY)
    assert note_choice(crew, Seat(1), Choice("", "bosun", "busy")) == (crew, None)
    assert note_choice(crew, Seat(1), Choice("", "deckhand", "slow")) == (crew, None)
    assert note_choice(crew, Seat(0), Choice("", "captain")) == (crew, None)
    lower, remark = note_choice(crew, Seat(1), Choice("", "deckhand", "busy"))
    assert (lower, remark) == ({1: "deckhand"}, "# p2 plays as deckhand: the crew is busy")
    assert note_choice(lower, Seat(1), Choice("", "captain")) == ({}, AGAIN)


def test_the_crew_is_found_in_the_remarks() -> None:
    assert find_crew([BUSY, "p2 stop", "# p1 plays as deckhand: the crew is busy"]) == {
        1: "bosun",
        0: "deckhand",
    }
    assert find_crew([BUSY, AGAIN, "# p2 plays well"]) == {}
    assert tell_remark("# ship ahoy") == ()
    assert tell_remark("# p2 plays as admiral again") == ()
