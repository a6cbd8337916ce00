"""Doubled, late and reordered acts change nothing."""

import asyncio
import random
from pathlib import Path

from doubloon.server.storage.sqlite.storage import open_storage
from server.serving import Client, Message, client, cookie_of, play_on, serving


async def alone(anne: Client) -> str:
    """A play of two seats that wait for the same guest."""
    table = await anne.create("mille-sabords", target=100_000)
    for seat in (1, 2):
        await anne.do("sit", table=table, seat=seat)
    await anne.do("start", table=table)
    return table


def wish(anne: Client, table: str, id: str = "mine") -> Message:
    """The first act on offer to the seat that has to choose."""
    view = anne.view(table, anne.view(table, 1)["to_act"])
    return {"table": table, "n": view["n"] + 1, "id": id, "text": view["view"]["acts"][0]}


async def test_an_act_sent_twice_is_played_once(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne)
        act = wish(anne, table)
        first = await anne.do("act", **act)
        n = anne.view(table, 1)["n"]
        assert (
            await anne.do("act", **act)
            == first
            == {"type": "done", "table": table} | {name: act[name] for name in ("id", "n")}
        )
        assert anne.view(table, 1)["n"] == n


async def test_an_act_sent_twice_at_once_is_played_once(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne)
        cookie = cookie_of(anne)
        async with client(served, cookie=cookie, seen={table: 0}) as phone:
            act = wish(anne, table)
            answers = await asyncio.gather(anne.ask("act", **act), phone.ask("act", **act))
            assert answers[0] == answers[1]
            assert answers[0]["n"] == act["n"]
            await phone.until(lambda: phone.view(table, 1)["n"] == anne.view(table, 1)["n"])


async def test_of_two_different_acts_for_one_step_only_the_first_is_played(
    database: Path,
) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne)
        answers = await asyncio.gather(
            anne.ask("act", **wish(anne, table, "one")), anne.ask("act", **wish(anne, table, "two"))
        )
        assert [answer["type"] for answer in answers] == ["done", "refused"]
        assert answers[1]["problem"] == "table-late"
        assert answers[1]["n"] == answers[1]["facts"]["n"] == anne.view(table, 1)["n"]


async def test_acts_from_the_past_and_the_future_are_refused(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne)
        act = wish(anne, table)
        assert await anne.refused("act", **{**act, "n": act["n"] + 1}) == "table-ahead"
        assert await anne.refused("act", **{**act, "n": act["n"] - 1}) == "table-late"
        assert await anne.refused("act", **{**act, "n": 0}) == "table-late"
        assert anne.view(table, 1)["n"] == act["n"] - 1
        await anne.do("act", **act)


async def test_an_id_serves_for_one_act_only(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne)
        seat = anne.view(table, 1)["to_act"]
        first = await anne.do("act", **wish(anne, table))
        await play_on(anne, table, [1, 2], random.Random(1), most=1)
        while anne.view(table, 1)["to_act"] != seat:
            await play_on(anne, table, [1, 2], random.Random(1), most=1)
        n = anne.view(table, 1)["n"]
        assert await anne.do("act", **wish(anne, table)) == first
        assert anne.view(table, 1)["n"] == n


async def test_an_answer_that_was_lost_is_given_again_after_reconnecting(database: Path) -> None:
    async with serving(database) as served:
        async with client(served) as anne:
            table, cookie = await alone(anne), cookie_of(anne)
            act = wish(anne, table)
            await anne.send({"type": "act", **act})
        async with client(served, cookie=cookie, seen={table: act["n"] - 1}) as anne:
            await anne.until(lambda: (table, 1) in anne.views)
            answer = await anne.do("act", **act)
            assert answer["n"] == act["n"]
            await anne.until(lambda: anne.steps[table, 1].get(act["n"]) == act["text"])


async def test_a_client_gets_the_missed_steps_or_a_full_view(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await alone(anne)
        await play_on(anne, table, [1, 2], random.Random(2), most=30)
        told, n = anne.steps[table, 1], anne.view(table, 1)["n"]
        await bert.do("open", table=table, seen=n - 7)
        view = bert.view(table)
        assert (view["since"], view["n"]) == (n - 6, n)
        assert [step["text"] for step in view["steps"]] == [told[k] for k in range(n - 6, n + 1)]
        for seen in (None, n + 1, 1_000_000):
            await bert.do("open", table=table, seen=seen)
            assert (bert.view(table)["since"], bert.view(table)["steps"]) == (n + 1, [])
            assert bert.view(table)["view"] == view["view"]
        assert served.server.tables


async def test_steps_of_another_process_are_taken_over(database: Path) -> None:
    second = serving(database, open_storage(database))
    async with serving(database) as one, second as other, client(one) as anne:
        table, cookie = await alone(anne), cookie_of(anne)
        async with client(other, cookie=cookie, seen={table: 0}) as elsewhere:
            await elsewhere.until(lambda: (table, 2) in elsewhere.views)
            act = wish(anne, table, "one")
            await anne.do("act", **act)
            assert await elsewhere.refused("act", **{**act, "id": "two"}) == "table-late"
            await elsewhere.until(lambda: elsewhere.view(table, 1)["n"] == anne.view(table, 1)["n"])
            assert elsewhere.steps[table, 1] == anne.steps[table, 1]
