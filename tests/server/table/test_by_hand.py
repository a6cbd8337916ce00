"""People who make the first roll of their turns themselves."""

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from doubloon.core.fairness import Dice, verify
from doubloon.core.play import Play, begin
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from doubloon.server.bots.question import Choice
from doubloon.server.storage.protocol import StorageError
from doubloon.server.table.history import History
from doubloon.server.table.running import RunningPlay
from server.serving import Client, Served, client, cookie_of, play_on, serving
from table import GAME

DICE_GAMES = [game.key for game in BUILT_IN if game.faces]


async def gather(
    anne: Client, bert: Client | None = None, game: str = "mille-sabords", **terms: Any
) -> str:
    """A table that has started: Anne in seat 1, and Bert in seat 2 or else Anne as well."""
    table = await anne.create(game, shuffle=False, **terms)
    await anne.do("sit", table=table, seat=1)
    other = bert or anne
    await other.do("open", table=table)
    await other.do("sit", table=table, seat=2)
    await anne.do("start", table=table)
    return table


def waits(guest: Client, table: str, seat: int | None = None) -> bool:
    return any(
        view["roll"] and seat in (None, view["turn"])
        for (at, _), view in guest.views.items()
        if at == table
    )


def has_seen(guest: Client, table: str, seat: int, n: int) -> bool:
    return bool(guest.view(table, seat)["n"] >= n)


async def roll(guest: Client, table: str, seat: int | None = None) -> None:
    await guest.do("roll", table=table, n=guest.view(table, seat)["n"] + 1)


async def stop(guest: Client, table: str, seat: int) -> None:
    """End the turn of a seat whose dice lie there."""
    while guest.view(table, seat)["to_act"] == seat:
        acts = guest.view(table, seat)["view"]["acts"]
        answer = await guest.act(table, next((a for a in acts if "stop" in a), acts[0]), seat)
        assert answer["type"] == "done"
        await guest.until(partial(has_seen, guest, table, seat, answer["n"]))


def stored(served: Served, table: str) -> list[str]:
    """The steps that the table has taken."""
    (found,) = (one for one in served.server.tables if one.id == table)
    return found.current().history.texts


def cards(served: Served, table: str) -> int:
    return sum(text.startswith("~ card") for text in stored(served, table))


@pytest.mark.parametrize("game", DICE_GAMES)
async def test_the_first_roll_of_a_turn_waits_for_its_person(game: str, database: Path) -> None:
    async with serving(database) as served, client(served, by_hand=True) as anne:
        async with client(served) as bert:
            table = await gather(anne, bert, game)
            while not waits(anne, table, 1):
                await bert.until(lambda: waits(bert, table) or bert.view(table)["to_act"] == 2)
                if bert.view(table)["to_act"] == 2:
                    await stop(bert, table, 2)
                await anne.until(lambda: anne.view(table)["n"] == bert.view(table)["n"])
            await bert.until(lambda: waits(bert, table, 1))
            view = anne.view(table)
            assert (view["turn"], view["to_act"], view["view"]["acts"]) == (1, None, [])
            turn = anne.last("your-turn")
            assert (turn["n"], turn["seat"]) == (view["n"] + 1, 1)
            assert stored(served, table)[view["n"] :] == []
            await roll(anne, table)
            await anne.until(lambda: anne.view(table)["n"] > view["n"])
            assert anne.view(table)["steps"][0]["by"] is None
            assert not waits(anne, table, 1) or anne.view(table)["view"]["last_turns"]


async def test_nobody_waits_for_those_who_did_not_ask(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await gather(anne, bert)
        assert anne.view(table)["to_act"] is not None
        assert not any(message.get("roll") for message in anne.heard + bert.heard)


@pytest.mark.parametrize("game", DICE_GAMES)
async def test_a_whole_play_by_hand_is_proved(game: str, database: Path) -> None:
    async with serving(database) as served, client(served, by_hand=True) as anne:
        table = await gather(anne, game=game, target=1000 if game == "mille-sabords" else None)

        async def roll_always() -> None:
            while True:
                await anne.until(lambda: waits(anne, table))
                n = anne.view(table, 1)["n"]
                await anne.do("roll", table=table, n=n + 1)
                await anne.until(partial(has_seen, anne, table, 2, n + 1))

        rolling = asyncio.create_task(roll_always())
        await play_on(anne, table, [1, 2], random.Random(3))
        rolling.cancel()
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        kept = await served.server.context.storage.plays.export(anne.tables[table]["play"])
        assert kept is not None
        assert verify(GAME[game], kept)
        assert len(kept.steps) > 10


@pytest.mark.parametrize("game", DICE_GAMES)
def test_what_falls_does_not_depend_on_when(game: str) -> None:
    dice = Dice(bytes(32), "play", ("-", "-"))
    by_hand, at_once = (History(lambda: begin(GAME[game], Setup(2)), dice) for _ in range(2))

    def is_first(play: Play) -> bool:
        return GAME[game].begins_turn(play.state)

    at_once.take(at_once.due_chance())
    by_hand.take(by_hand.due_chance(is_first))
    chance, rolls = random.Random(5), 0
    while at_once.play.result is None and at_once.n < 300:
        while by_hand.play.awaits_chance:
            by_hand.take(by_hand.roll(is_first))
            rolls += 1
        assert by_hand.texts == at_once.texts
        seat, state = at_once.play.to_act, at_once.play.state
        text = GAME[game].write(seat, chance.choice([*GAME[game].acts(state)]))
        at_once.take(at_once.after(text))
        by_hand.take(by_hand.after(text, is_first))
    assert rolls > 5


async def test_rolls_that_cannot_be_made_are_refused(database: Path) -> None:
    async with (
        serving(database) as served,
        client(served, by_hand=True) as anne,
        client(served) as bert,
        client(served) as watcher,
    ):
        lobby = await anne.create("mille-sabords")
        assert await anne.refused("roll", table=lobby, n=1) == "table-not-started"
        assert await bert.refused("roll", table=lobby, n=1) == "table-not-open"
        table = await gather(anne, bert)
        await watcher.do("open", table=table)
        assert waits(anne, table, 1)
        assert await bert.refused("roll", table=table, n=1) == "table-not-yours"
        assert await watcher.refused("roll", table=table, n=1) == "table-not-yours"
        assert await anne.refused("roll", table=table, n=2) == "table-ahead"
        assert await anne.refused("roll", table=table, n=0) == "table-late"
        assert stored(served, table) == []
        await roll(anne, table)
        taken = [*stored(served, table)]
        await anne.do("roll", table=table, n=1)  # again: nothing happens twice
        assert stored(served, table) == taken
        if anne.view(table)["to_act"] == 1:
            n = len(taken)
            assert await anne.refused("roll", table=table, n=n + 1) == "table-nothing-to-roll"
            answer = await anne.act(table, "p1 stop")
            assert await anne.refused("roll", table=table, n=answer["n"]) == "table-late"


async def test_an_act_while_a_roll_is_due_is_refused_by_the_rules(database: Path) -> None:
    async with serving(database) as served, client(served, by_hand=True) as anne:
        table = await gather(anne)
        answer = await anne.ask("act", table=table, n=1, text="p1 stop")
        assert (answer["error"], answer["clause"]) == ("illegal-act", "ms.card-first")
        assert await anne.refused("act", table=table, n=1, text="~ card pirate") == (
            "table-server-dice"
        )
        assert waits(anne, table, 1)


async def test_the_preference_can_be_changed(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        await anne.do("prefer", by_hand=True)
        table = await gather(anne, target=100_000)
        assert waits(anne, table, 1)
        await anne.do("prefer", by_hand=False)
        await anne.until(lambda: anne.view(table, 1)["n"] > 0)
        while anne.view(table, 1)["turn"] == 1:
            await stop(anne, table, 1)
        await anne.until(lambda: anne.view(table, 2)["to_act"] == 2)


async def test_two_connections_of_one_guest(database: Path) -> None:
    """Either can roll; the roll waits as long as one of them wants to."""
    async with serving(database) as served, client(served, by_hand=True) as phone:
        async with client(served, cookie=cookie_of(phone)) as desk:
            table = await gather(phone)
            await desk.do("open", table=table)
            assert waits(desk, table, 1)
            async with asyncio.TaskGroup() as both:
                both.create_task(roll(phone, table, 1))
                both.create_task(roll(desk, table, 1))
            assert cards(served, table) == 1
        async with client(served, cookie=cookie_of(phone)) as desk:
            other = await gather(phone)
            await desk.do("open", table=other)
            await phone.do("prefer", by_hand=False)
            await desk.until(lambda: desk.view(other, 1)["n"] > 0)


async def test_the_clock_rolls_for_whoever_is_too_slow(database: Path) -> None:
    async with serving(database) as served, client(served, by_hand=True) as anne:
        table = await gather(anne, timer=1)
        assert waits(anne, table, 1)
        assert 0 < anne.view(table, 1)["left"] <= 1
        await anne.until(lambda: anne.view(table, 1)["n"] > 0)
        assert stored(served, table)[0].startswith("~ card")
        await anne.do("roll", table=table, n=1)


async def test_a_roll_and_the_clock_at_once(database: Path) -> None:
    async with serving(database) as served, client(served, by_hand=True) as anne:
        for _ in range(5):
            table = await gather(anne, timer=1)
            (found,) = (one for one in served.server.tables if one.id == table)
            due = found.decision
            assert due is not None
            assert due.roll
            found.clock.cancel()
            rolling = asyncio.create_task(anne.do("roll", table=table, n=1))
            found._decide(due, "cabin-boy", Choice("", "cabin-boy"))
            await rolling
            await found.rest()
            assert cards(served, table) == 1
            await anne.do("leave", table=table)


async def test_a_guest_who_leaves_or_resigns_is_rolled_for(database: Path) -> None:
    async with (
        serving(database) as served,
        client(served, by_hand=True) as anne,
        client(served) as bert,
    ):
        left = await gather(anne, bert, target=100_000)
        await anne.do("leave", table=left)
        await bert.until(lambda: bert.view(left)["to_act"] == 2)
        third = await bert.create("mille-sabords", 3, shuffle=False, target=100_000)
        await bert.do("sit", table=third, seat=2)
        await bert.do("fill", table=third, seat=3, level="cabin-boy")
        await anne.do("open", table=third)
        await anne.do("sit", table=third, seat=1)
        await bert.do("start", table=third)
        await anne.until(lambda: waits(anne, third, 1))
        assert (await anne.act(third, "p1 resign"))["type"] == "done"
        await bert.until(lambda: bert.view(third)["to_act"] == 2)
        assert "~ card" in "".join(stored(served, third)[1:2])


async def test_a_lost_connection_is_waited_for_until_the_guest_is_absent(database: Path) -> None:
    async with serving(database, absence=0.3) as served, client(served) as bert:
        async with client(served, by_hand=True) as anne:
            table, cookie = await gather(anne, bert, target=100_000), cookie_of(anne)
        await bert.until(lambda: not bert.tables[table]["seats"][0]["here"])
        assert waits(bert, table, 1)
        assert stored(served, table) == []
        await bert.until(lambda: bert.view(table)["to_act"] == 2)
        async with client(served, by_hand=True, cookie=cookie, seen={table: 0}) as anne:
            await stop(bert, table, 2)
            await anne.until(lambda: waits(anne, table, 1))


async def test_nobody_is_rolled_for_while_no_one_else_is_there(database: Path) -> None:
    async with serving(database, absence=0.05) as served:
        async with client(served, by_hand=True) as anne:
            table, cookie = await gather(anne), cookie_of(anne)
        (found,) = served.server.tables
        while not found.presence.absent:
            await asyncio.sleep(0.01)
        assert stored(served, table) == []
        async with client(served, by_hand=True, cookie=cookie, seen={table: 0}) as anne:
            await anne.until(lambda: waits(anne, table, 1))
        async with client(served, cookie=cookie, seen={table: 0}) as anne:
            await anne.until(lambda: anne.view(table, 1)["n"] > 0)


async def test_a_restart_waits_again(database: Path) -> None:
    async with serving(database) as served, client(served, by_hand=True) as anne:
        table, cookie = await gather(anne, target=100_000), cookie_of(anne)
        await roll(anne, table, 1)
        await stop(anne, table, 1)
        await anne.until(lambda: waits(anne, table, 2))
        taken = [*stored(served, table)]
        first = await gather(anne)
    async with serving(database) as served, client(served) as watcher:
        await watcher.do("open", table=table)
        await watcher.until(lambda: waits(watcher, table, 2))
        assert stored(served, table) == taken
        seen = {table: len(taken), first: 0}
        async with client(served, by_hand=True, cookie=cookie, seen=seen) as anne:
            await anne.until(lambda: waits(anne, table, 2) and waits(anne, first, 1))
            await roll(anne, table, 2)
            await watcher.until(lambda: watcher.view(table)["n"] > len(taken))
    async with serving(database) as served:
        async with client(served, cookie=cookie, seen={first: 0}) as anne:
            await anne.until(lambda: anne.steps.get((first, 1)))


@pytest.mark.parametrize("undo", [True, False])
async def test_the_act_before_can_be_taken_back_until_somebody_rolls(
    undo: bool, database: Path
) -> None:
    async with (
        serving(database) as served,
        client(served) as anne,
        client(served, by_hand=True) as bert,
    ):
        table = await gather(anne, bert, target=100_000, undo=undo)
        while anne.view(table)["to_act"] != 1:
            await roll(bert, table)
            await stop(bert, table, 2)
            await anne.until(lambda: anne.view(table)["turn"] == 1)
        await stop(anne, table, 1)
        await bert.until(lambda: waits(bert, table, 2))
        answer = await anne.act(table, "p1 undo")
        if not undo:
            assert answer["problem"] == "table-no-undo"
            return
        assert answer["type"] == "done"
        await bert.until(lambda: bert.view(table)["n"] == answer["n"])
        assert (anne.view(table)["to_act"], waits(bert, table)) == (1, False)
        assert await bert.refused("roll", table=table, n=answer["n"] + 1) == (
            "table-nothing-to-roll"
        )
        await stop(anne, table, 1)
        await bert.until(lambda: waits(bert, table, 2))
        await roll(bert, table)
        await anne.until(lambda: anne.view(table)["n"] == bert.view(table)["n"])
        assert (await anne.act(table, "p1 undo"))["type"] == "refused"


async def test_real_dice_are_untouched(database: Path) -> None:
    async with serving(database) as served, client(served, by_hand=True) as anne:
        table = await gather(anne, dice="table")
        assert not waits(anne, table)
        assert await anne.refused("roll", table=table, n=1) == "table-nothing-to-roll"
        assert (await anne.act(table, "~ card pirate", 1))["type"] == "done"


async def test_seats_that_move_to_another_device_still_wait(database: Path) -> None:
    async with (
        serving(database) as served,
        client(served, by_hand=True) as anne,
        client(served, by_hand=True) as other,
    ):
        table = await gather(anne)
        link = (await anne.do("link", table=table))["link"]
        await other.do("claim", link=link)
        await other.until(lambda: waits(other, table, 1))
        assert stored(served, table) == []
        await roll(other, table, 1)


async def test_a_roll_that_is_not_stored_is_announced_to_nobody(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> Any:
        raise StorageError("ledger-failed")

    async with serving(database) as served, client(served, by_hand=True) as anne:
        table = await gather(anne)
        with monkeypatch.context() as patch:
            patch.setattr(RunningPlay, "store", fail)
            assert (await anne.ask("roll", table=table, n=1))["type"] == "refused"
        assert (anne.view(table, 1)["n"], stored(served, table)) == (0, [])
        await roll(anne, table, 1)
        await anne.until(lambda: anne.view(table, 1)["n"] > 0)
