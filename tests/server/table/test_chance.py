"""Chance from everybody: who contributes, what follows from it, and what moves nothing."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from doubloon.core.fairness import Dice, verify
from doubloon.core.play import Play, begin
from doubloon.core.record import Record
from doubloon.core.setup import Setup
from doubloon.games import get
from doubloon.server.table import rows
from doubloon.server.table.history import History
from server.serving import Client, Served, client, serving

ANNE, BERT = "a" * 32, "b" * 32
DICE = Dice(bytes(32), "play", (ANNE, BERT))


async def seated(anne: Client, bert: Client, game: str = "kings-gold", **terms: Any) -> str:
    """A table with two guests, who gave their seeds."""
    table = await anne.create(game, **terms)
    await bert.do("open", table=table)
    await anne.do("sit", table=table, seat=1, text=ANNE)
    await bert.do("sit", table=table, seat=2, text=BERT)
    return table


async def over(guest: Client, table: str) -> None:
    """Somebody gives up."""
    await guest.act(table, f"p{guest.view(table)['seat']} resign")
    await guest.until(lambda: guest.tables[table]["state"] == "over")


async def kept(served: Served, guest: Client, table: str) -> Record:
    record = await served.server.context.storage.plays.export(guest.tables[table]["play"])
    assert record is not None
    return record


def ready(guest: Client, table: str) -> list[bool]:
    return [seat["ready"] for seat in guest.tables[table]["seats"]]


async def test_a_play_does_not_start_before_every_person_contributed(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create("kings-gold", 3)
        await bert.do("open", table=table)
        await anne.do("fill", table=table, seat=3, level="cabin-boy")
        await anne.do("sit", table=table, seat=1, text="-")
        await bert.do("sit", table=table, seat=2, text="-")
        assert ready(anne, table) == [False, False, True]
        refused = await anne.ask("start", table=table)
        assert (refused["problem"], refused["facts"]) == (
            "table-texts-missing",
            {"seats": "p1, p2"},
        )
        await anne.do("sit", table=table, seat=1, text=ANNE)
        assert await bert.refused("sit", table=table, seat=2, text=ANNE) == "table-text-used"
        assert ready(anne, table) == [True, False, True]
        assert await anne.refused("start", table=table) == "table-texts-missing"
        await bert.do("sit", table=table, seat=2, text=BERT)
        assert (anne.tables[table]["texts"], anne.tables[table]["fairness"]) == (None, 2)
        await anne.do("start", table=table)
        assert anne.tables[table]["texts"] == [ANNE, BERT, "-"]
        assert ready(anne, table) == [True, True, True]


async def test_a_rematch_starts_without_seeds_and_asks_everybody_for_new_ones(
    database: Path,
) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await seated(anne, bert)
        await anne.do("start", table=table)
        await over(anne, table)
        again = (await anne.do("rematch", table=table))["table"]
        assert ready(anne, again) == [False, False]
        assert await anne.refused("start", table=again) == "table-texts-missing"
        for guest, seat in ((bert, 2), (anne, 1)):
            await guest.do("sit", table=again, seat=seat, text=f"{seat}" * 32)
        await anne.do("start", table=again)
        await over(anne, again)
        record = await kept(served, anne, again)
        assert record.fairness is not None
        assert record.fairness["texts"] == ("2" * 32, "1" * 32)
        verify(get(record.game), record)


async def test_real_dice_need_no_seeds(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold", dice="table")
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat, text="-")
        assert ready(anne, table) == [True, True]
        await anne.do("start", table=table)


async def test_a_secret_that_is_drawn_later_makes_earlier_seeds_void(database: Path) -> None:
    """Whoever draws a secret must not know the seeds."""
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold", dice="table")
        await anne.do("sit", table=table, seat=1, text=ANNE)
        await anne.do("fill", table=table, seat=2, level="cabin-boy")
        await anne.do("agree", table=table, seats=2, dice="server")
        assert ready(anne, table) == [False, True]
        assert await anne.refused("start", table=table) == "table-texts-missing"
        await anne.do("sit", table=table, seat=1, text=BERT)
        await anne.do("agree", table=table, seats=2, dice="table")
        await anne.do("agree", table=table, seats=2, dice="server")
        assert ready(anne, table) == [True, True], "the secret is the same as before"
        await anne.do("start", table=table)
        assert anne.tables[table]["texts"] == [BERT, "-"]


@pytest.mark.parametrize("seats", [2, 4])
async def test_the_seating_follows_from_secret_and_seeds(seats: int, database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("gold-up", seats)
        for seat in range(1, seats + 1):
            await anne.do("sit", table=table, seat=seat, text=f"{seat:032x}", name=f"{seat}")
        await anne.do("start", table=table)
        info = anne.tables[table]
        assert sorted(info["seating"]) == [*range(1, seats + 1)]
        assert [seat["name"] for seat in info["seats"]] == [*map(str, info["seating"])]
        for seat in range(1, seats):
            await anne.insist(table, f"p{seat} resign", 1)
        record = await kept(served, anne, table)
        (stored,) = served.server.tables
        dice = Dice(bytes.fromhex(stored.play.row.secret), info["play"], tuple(info["texts"]))
        assert [*dice.seat()] == info["seating"]
        assert record.fairness is not None
        assert record.fairness["seating"] == dice.seat()
        assert record.seats == tuple(map(str, dice.seat()))
        if seats == 2:  # it is over
            assert verify(get("gold-up"), record)


async def test_without_shuffling_nothing_is_said_about_seating(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await seated(anne, bert, "gold-up", shuffle=False)
        await anne.do("start", table=table)
        assert anne.tables[table]["seating"] is None
        record = await kept(served, anne, table)
        assert record.fairness is not None
        assert "seating" not in record.fairness


def test_fifty_acts_taken_back_do_not_move_the_next_roll() -> None:
    """Two tables with the same secret and seeds; at one of them somebody hesitates."""
    game = get("mille-sabords")
    rolled = []
    for doubts in (0, 50):
        history = History(partial(begin, game, Setup(2)), DICE)
        history.take(history.due_chance(by_hand))
        for _ in range(3):
            history.take(history.roll(by_hand))
            while not history.play.awaits_chance:
                _stop(history, doubts)
        steps = history.texts
        assert sum(step.endswith("undo") for step in steps) >= 2 * doubts
        rolled.append([step for step in steps if step.startswith("~")])
    assert rolled[0] == rolled[1]


def by_hand(play: Play) -> bool:
    return play.game.begins_turn(play.state)


def _stop(history: History, doubts: int) -> None:
    """Stop, after having taken it back so many times."""
    assert history.play.to_act is not None
    seat = f"p{history.play.to_act + 1}"
    for _ in range(doubts):
        history.take(history.after(f"{seat} stop", by_hand))
        history.take(history.after(f"{seat} undo", by_hand))
    history.take(history.after(f"{seat} stop", by_hand))


async def history_of(served: Served, name: str) -> list[dict[str, Any]]:
    return await asyncio.to_thread(_fetch, f"http://{served.url}/api/tables/{name}/history")


def _fetch(url: str) -> list[dict[str, Any]]:
    with urlopen(url) as answer:
        found: list[dict[str, Any]] = json.load(answer)
    return found


async def test_the_history_of_a_table_has_every_play_of_its_rematches(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        tables = [await seated(anne, bert)]
        for _ in range(2):
            await anne.do("start", table=tables[-1])
            await over(anne, tables[-1])
            tables.append((await anne.do("rematch", table=tables[-1]))["table"])
            await anne.do("sit", table=tables[-1], seat=1, text=ANNE)
            await bert.do("sit", table=tables[-1], seat=2, text=BERT)
        infos = [anne.tables[table] for table in tables]
        assert [info["previous"] for info in infos] == [None, *tables[:-1]]
        for name in (*tables, infos[1]["code"]):
            told = await history_of(served, name)
            assert [play["table"] for play in told] == tables
            assert [play["state"] for play in told] == ["over", "over", "open"]
            for play, info in zip(told, infos, strict=True):
                assert {
                    key: info[key] for key in ("play", "code", "commitment", "secret")
                }.items() <= (play.items())
        await anne.do("start", table=tables[-1])
        assert (await history_of(served, tables[0]))[-1]["state"] == "playing"
        assert (await history_of(served, tables[0]))[-1]["secret"] is None


async def test_a_play_that_its_people_left_stays_visible_as_abandoned(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        waiting = await anne.create("kings-gold")
        table = await seated(anne, bert)
        await anne.do("start", table=table)
        commitment = anne.tables[table]["commitment"]
    async with serving(database, abandoned_hours=0.0, resumed_hours=0.0) as served:
        for name in (waiting, table):
            (play,) = await history_of(served, name)
            assert (play["state"], play["secret"]) == ("abandoned", None)
        assert play["commitment"] == commitment


async def test_an_act_keeps_a_play_from_being_abandoned(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table itself was stored long ago; its last step was not."""
    monkeypatch.setattr(rows, "now", lambda: "2020-01-01T00:00:00+00:00")
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await seated(anne, bert, "mille-sabords")
        assert [play["state"] for play in await history_of(served, table)] == ["abandoned"]
        await anne.do("start", table=table)
        assert [play["state"] for play in await history_of(served, table)] == ["playing"]


async def test_the_history_of_an_unknown_table_is_refused(database: Path) -> None:
    async with serving(database) as served:
        with pytest.raises(HTTPError) as refused:
            await history_of(served, "nowhere")
        with refused.value as answer:
            assert answer.code == 404
