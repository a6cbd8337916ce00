"""The ordinary life of a table, over real WebSockets."""

import asyncio
import random
from pathlib import Path

import pytest

from doubloon.core.fairness import verify
from doubloon.core.game import AnyGame
from doubloon.games import BUILT_IN
from server.serving import Client, client, cookie_of, play_on, serving


async def alone(guest: Client, game: str = "mille-sabords", seats: int = 2, **terms: object) -> str:
    """A table that has started, all its seats held by one guest."""
    table = await guest.create(game, seats, **terms)
    for seat in range(1, seats + 1):
        await guest.do("sit", table=table, seat=seat)
    await guest.do("start", table=table)
    return table


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
async def test_two_people_play_a_whole_play(game: AnyGame, database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create(game.key, shuffle=False)
        await bert.do("open", table=anne.tables[table]["code"].lower())
        await bert.do("sit", table=table, seat=2, text="b" * 32)
        await anne.do("sit", table=table, seat=1, text="a" * 32)
        await anne.do("start", table=table)
        async with asyncio.TaskGroup() as both:
            both.create_task(play_on(anne, table, [1], random.Random(1)))
            both.create_task(play_on(bert, table, [2], random.Random(2)))
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        info = anne.tables[table]
        kept = await served.server.context.storage.plays.export(info["play"])
        assert kept is not None
        assert kept.fairness == {
            "version": 2,
            "play": info["play"],
            "commitment": info["commitment"],
            "texts": ("b" * 32, "a" * 32),
            "secret": info["secret"],
        }
        assert verify(game, kept)
        for guest, seat in ((anne, 1), (bert, 2)):
            told = guest.steps[table, seat]
            assert [*told] == [*range(1, len(kept.steps) + 1)]
            assert game.conceal is not None or [*told.values()] == [*kept.steps]


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
async def test_a_spectator_watches_bots_play_to_the_end(game: AnyGame, database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as watcher:
        table = await anne.create(game.key, 3, level="deckhand")
        await watcher.do("open", table=table)
        for seat in (1, 2, 3):
            await anne.do("fill", table=table, seat=seat, level="cabin-boy")
        await anne.do("start", table=table)
        await watcher.until(lambda: watcher.views.get((table, None), {}).get("result"))
        result = watcher.view(table)["result"]
        assert result["winners"]
        assert {*served.bots.asked} == {"cabin-boy"}
        assert watcher.tables[table]["spectators"] == 2
        assert watcher.view(table)["view"]["acts"] == []
        assert watcher.view(table)["to_act"] is None


async def test_the_options_are_visible_before_anybody_joins(database: Path) -> None:
    terms = {"readings": {"floor-scores-at-zero": True}, "target": 3000, "timer": 60, "undo": False}
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create("mille-sabords", 3, edition="piraten-kapern-en", **terms)
        await bert.do("open", table=table)
        info = bert.tables[table]
        assert {name: info[name] for name in terms} == terms
        assert info["edition"] == "piraten-kapern-en"
        assert [seat["guest"] for seat in info["seats"]] == [None] * 3
        assert info["texts"] is None
        assert info["secret"] is None
        assert len(info["commitment"]) == 64


@pytest.mark.parametrize(
    ("terms", "problem"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "kings-gold", "seats": 7}, "kg.players"),
        ({"game": "kings-gold", "edition": "none"}, "unknown-edition"),
        ({"game": "kings-gold", "readings": {"none": True}}, "unknown-reading"),
        ({"game": "kings-gold", "readings": {"end-mid-turn": 3}}, "reading-value"),
        ({"game": "kings-gold", "level": "admiral"}, "table-level"),
        ({"game": "gold-up", "dice": "table"}, "table-hidden-cards"),
        ({"game": "kings-gold", "dice": "loaded"}, "message-field"),
    ],
)
async def test_options_that_no_play_can_have_are_refused(
    terms: dict[str, object], problem: str, database: Path
) -> None:
    async with serving(database) as served, client(served) as anne:
        answer = await anne.ask("create", **{"seats": 2, **terms})
        assert answer["problem"] == problem
        assert not [*served.server.tables]


async def test_a_bot_plays_for_a_guest_who_left_until_the_return(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create("mille-sabords", level="deckhand", target=100_000)
        await bert.do("open", table=table)
        await anne.do("sit", table=table, seat=1)
        await bert.do("sit", table=table, seat=2)
        await anne.do("start", table=table)
        due = anne.view(table)["to_act"]
        (leaver, left), (stayer, stays) = ((anne, 1), (bert, 2))[:: 1 if due == 1 else -1]
        await leaver.do("leave", table=table)
        await stayer.until(lambda: stayer.tables[table]["seats"][left - 1]["away"])
        assert stayer.tables[table]["host"] == stayer.tables[table]["seats"][stays - 1]["guest"]
        await stayer.until(lambda: stayer.view(table)["to_act"] == stays)
        assert {*served.bots.asked} == {"deckhand"}
        act = {"table": table, "n": 99, "id": "x", "text": f"p{left} stop"}
        assert await leaver.refused("act", **act) == "table-away"
        await leaver.do("return", table=table)
        assert not leaver.tables[table]["seats"][left - 1]["away"]
        asked = len(served.bots.asked)
        while stayer.view(table)["to_act"] == stays:
            await play_on(stayer, table, [stays], random.Random(3), most=1)
        await leaver.until(lambda: leaver.last("your-turn")["n"] == leaver.view(table)["n"] + 1)
        assert len(served.bots.asked) == asked


async def test_a_bot_plays_for_a_lost_connection_while_somebody_else_is_there(
    database: Path,
) -> None:
    async with serving(database, absence=0.01) as served, client(served) as anne:
        async with client(served) as bert:
            cookie = cookie_of(bert)
            table = await anne.create("mille-sabords", target=100_000)
            await bert.do("open", table=table)
            await anne.do("sit", table=table, seat=1)
            await bert.do("sit", table=table, seat=2)
            await anne.do("start", table=table)
        await anne.until(lambda: not anne.tables[table]["seats"][1]["here"])
        while not served.bots.asked:
            await play_on(anne, table, [1], random.Random(4), most=1)
        async with client(served, cookie=cookie, seen={table: 0}) as bert:
            await bert.until(lambda: (table, 2) in bert.views)
            seat = bert.tables[table]["seats"][1]
            assert seat["here"]
            assert not seat["away"]


async def test_a_timer_that_runs_out_hands_the_decision_to_the_bot(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne, timer=1, level="deckhand")
        assert anne.view(table, 1)["left"] <= 1
        n = anne.view(table, 1)["n"]
        await anne.until(lambda: anne.view(table, 1)["n"] > n)
        assert served.bots.asked == ["deckhand"]
        assert not anne.tables[table]["seats"][0]["away"]


async def test_an_act_is_taken_back_where_the_table_allows_it(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne, dice="table")
        for text in ("~ card treasure-island", "~ roll ccsssmpp", "p1 lay cc", "p1 undo"):
            assert (await anne.act(table, text, 1))["type"] == "done"
        assert anne.view(table, 1)["view"]["laid"] == ""
        strict = await alone(anne, dice="table", undo=False)
        for text in ("~ card treasure-island", "~ roll ccsssmpp", "p1 lay cc"):
            await anne.act(strict, text, 1)
        assert (await anne.act(strict, "p1 undo", 1))["problem"] == "table-no-undo"


async def test_real_dice_are_entered_by_people_and_taken_back(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await alone(anne, dice="table", undo=False)
        await bert.do("open", table=table)
        assert anne.view(table, 1)["to_act"] is None
        assert anne.tables[table]["commitment"] == ""
        assert (await bert.act(table, "~ card coin"))["problem"] == "table-no-seat-held"
        await anne.act(table, "~ card coin", 1)
        await anne.act(table, "~ undo", 1)
        await anne.act(table, "~ card pirate", 1)
        wrong = await anne.act(table, "~ roll ksss", 1)
        assert (wrong["error"], wrong["clause"]) == ("impossible-fate", "ms.cup")
        await anne.act(table, "~ roll ksssccmp", 1)
        assert anne.view(table, 1)["to_act"] == 1
        kept = await served.server.context.storage.plays.export(anne.tables[table]["play"])
        assert kept is not None
        assert kept.dice == "table"
        assert kept.steps == ("~ card coin", "~ undo", "~ card pirate", "~ roll ksssccmp")


async def test_only_with_real_dice_can_the_end_be_taken_back(database: Path) -> None:
    end = ("~ opening 1kkcx", "~ opening 12kcx", "~ roll ccccc", "p1 stop")
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await alone(anne, "kings-gold", dice="table")
        await bert.do("open", table=table)
        for text in end:
            assert (await anne.act(table, text, 1))["type"] == "done"
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        play = anne.tables[table]["play"]
        assert (await anne.act(table, "~ roll 12cck", 1))["problem"] == "play.over"
        assert (await bert.act(table, "~ undo"))["problem"] == "table-no-seat-held"
        assert (await anne.act(table, "~ undo", 1))["type"] == "done"
        await anne.until(lambda: anne.tables[table]["state"] == "playing")
        assert anne.view(table, 1)["result"] is None
    async with serving(database) as served, client(served, cookie=cookie_of(anne)) as anne:
        await anne.do("open", table=table)
        assert anne.tables[table]["state"] == "playing"
        await anne.act(table, "p1 stop", 1)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        await anne.do("rematch", table=table)
        kept = await served.server.context.storage.plays.export(play)
        assert kept is not None
        assert kept.steps == (*end, "~ undo", "p1 stop")
        proved = await alone(anne, "kings-gold")
        await anne.act(proved, "p2 resign", 1)
        await anne.until(lambda: anne.tables[proved]["state"] == "over")
        assert (await anne.act(proved, "~ undo", 1))["problem"] == "table-server-dice"


async def test_bots_decide_over_real_dice(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("gold-armada", dice="table")
        await anne.do("fill", table=table, seat=1, level="cabin-boy")
        await anne.do("sit", table=table, seat=2)
        await anne.do("start", table=table)
        served.bots.held.clear()
        await anne.act(table, "~ roll bbprc")
        await anne.act(table, "~ undo")
        await anne.act(table, "~ roll bbprr")
        served.bots.held.set()
        await anne.until(lambda: anne.view(table)["n"] == 4)
        assert anne.view(table)["steps"][0]["text"].startswith("p1")


async def test_resigning_ends_a_play_of_two_and_only_those(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne)
        await anne.act(table, "p2 resign", 1)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        result = anne.view(table, 1)["result"]  # the first dice may have cost somebody points
        assert (result["winners"], result["ending"]) == ([1], "resigned")
        assert anne.view(table, 1)["view"]["acts"] == []
        three = await alone(anne, seats=3)
        due = anne.view(three, 1)["to_act"]
        await anne.act(three, f"p{due} resign", 1)
        await anne.until(lambda: anne.view(three, 1)["to_act"] != due)
        assert served.bots.asked
        assert anne.view(three, 1)["resigned"] == [due]
        assert (await anne.act(three, f"p{due} resign", 1))["problem"] == "table-resigned"


async def test_a_rematch_has_the_same_people_and_new_dice(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create("kings-gold", public=True)
        await bert.do("open", table=table)
        await anne.do("sit", table=table, seat=1)
        await bert.do("sit", table=table, seat=2)
        await anne.do("start", table=table)
        assert await bert.refused("rematch", table=table) == "table-not-over"
        await anne.act(table, "p1 resign")
        await bert.until(lambda: bert.tables[table]["state"] == "over")
        again = (await bert.do("rematch", table=table))["table"]
        assert (await anne.do("rematch", table=table))["table"] == again
        old, new = anne.tables[table], anne.tables[again]
        assert old["next"] == again
        assert [s["guest"] for s in new["seats"]] == [s["guest"] for s in old["seats"]]
        assert new["host"] == new["seats"][1]["guest"]
        assert (new["play"], new["commitment"]) != (old["play"], old["commitment"])
        assert (old["previous"], new["previous"]) == (None, table)
        await anne.do("sit", table=again, seat=1)
        await bert.do("sit", table=again, seat=2)
        await bert.do("start", table=again)
        await anne.until(lambda: (again, 1) in anne.views)


async def test_one_guest_plays_several_seats(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne, "gold-up", 3)
        assert {seat for at, seat in anne.views if at == table} == {1, 2, 3}
        hands = {seat: anne.view(table, seat)["view"]["hand"] for seat in (1, 2, 3)}
        assert all(len(hand) == 5 for hand in hands.values())
        assert not await play_on(anne, table, [1, 2, 3], random.Random(5), most=9)
        assert len([*served.server.tables]) == 1


async def test_a_seat_moves_to_another_device_by_a_link_that_works_once(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as phone:
        table = await anne.create("kings-gold")
        assert await anne.refused("link", table=table) == "table-no-seat-held"
        await anne.do("sit", table=table, seat=1)
        await anne.do("fill", table=table, seat=2, level="cabin-boy")
        await anne.do("start", table=table)
        link = (await anne.ask("link", table=table))["link"]
        assert await phone.refused("claim", link=f"{table}.nonsense") == "table-link"
        await phone.do("claim", link=link)
        assert phone.view(table)["seat"] == 1
        assert phone.tables[table]["host"] == phone.tables[table]["seats"][0]["guest"]
        assert await anne.refused("claim", link=link) == "table-link"
        problem = await anne.refused("act", table=table, n=1, id="x", text="p1 stop")
        assert problem == "table-not-yours"


async def test_names_and_chat_are_plain_text_and_can_be_forgotten(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        await anne.do("name", name="  Anne\tBonny ")
        table = await anne.create("kings-gold")
        await anne.do("sit", table=table, seat=1)
        assert anne.tables[table]["seats"][0]["name"] == "Anne Bonny"
        await anne.do("name", name="Anne \U0001f3f4\u200d\u2620\ufe0f")
        assert anne.tables[table]["seats"][0]["name"] == "Anne \U0001f3f4\u200d\u2620\ufe0f"
        await anne.do("name", name="Anne Bonny")
        await anne.do("chat", table=table, text="<b>Ahoy</b>")
        await bert.do("open", table=table)
        (said,) = bert.last("chats")["said"]
        assert (said["name"], said["text"]) == ("Anne Bonny", "<b>Ahoy</b>")
        assert await bert.refused("chat", table=table, text="\u202eback") == "limit-plain-text"
        assert await bert.refused("name", name=" ") == "limit-plain-text"
        await anne.do("forget")
        assert anne.tables[table]["seats"][0]["name"] == "-"
        async with client(served) as carl:
            await carl.do("open", table=table)
            assert carl.last("chats")["said"] == []


async def test_people_who_share_a_device_have_their_own_names(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        await anne.do("name", name="Anne")
        table = await anne.create("kings-gold", 3)
        await anne.do("sit", table=table, seat=1)
        await anne.do("sit", table=table, seat=2, name="  Bert ")
        await anne.do("fill", table=table, seat=3, level="cabin-boy")
        problem = await anne.refused("sit", table=table, seat=2, name="\u202eback")
        assert problem == "limit-plain-text"
        names = [seat["name"] for seat in anne.tables[table]["seats"]]
        assert names == ["Anne", "Bert", "cabin-boy"]
        served.bots.held.clear()
        await anne.do("start", table=table)
        play = anne.tables[table]["play"]
        kept = await served.server.context.storage.plays.export(play)
        assert kept is not None
        assert kept.seats == ("Anne", "Bert", "cabin-boy")
        cookie = cookie_of(anne)
    async with serving(database) as served, client(served, cookie=cookie) as anne:
        await anne.do("open", table=table)
        assert [seat["name"] for seat in anne.tables[table]["seats"]][:2] == ["Anne", "Bert"]
        served.bots.held.clear()
        await anne.do("forget")
        assert [seat["name"] for seat in anne.tables[table]["seats"]][:2] == ["-", "-"]
        (left,) = served.server.tables  # the seats are left by themselves, and stored anew
        await left.rest()
        assert all(place.away for place in left.lobby.places[:2])
        kept = await served.server.context.storage.plays.export(play)
        assert kept is not None
        assert kept.seats == ("-", "-", "cabin-boy")


async def test_names_of_people_who_share_a_device_stay_in_the_rematch(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold", dice="table")
        for seat, name in ((1, "Anne"), (2, "Bert")):
            await anne.do("sit", table=table, seat=seat, name=name)
        await anne.do("start", table=table)
        await anne.act(table, "p1 resign", 1)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        again = (await anne.do("rematch", table=table))["table"]
        assert [seat["name"] for seat in anne.tables[again]["seats"]] == ["Anne", "Bert"]


async def test_the_host_mutes_and_removes(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create("kings-gold")
        await bert.do("open", table=table)
        await bert.do("sit", table=table, seat=2)
        guest = bert.tables[table]["seats"][1]["guest"]
        assert await bert.refused("mute", table=table, guest=guest) == "table-host-only"
        await anne.do("mute", table=table, guest=guest)
        assert await bert.refused("chat", table=table, text="Ahoy") == "table-muted"
        await anne.do("mute", table=table, guest=guest, muted=False)
        await bert.do("chat", table=table, text="Ahoy")
        await anne.do("remove", table=table, guest=guest)
        await bert.until(lambda: bert.heard[-1]["type"] == "gone")
        assert anne.tables[table]["seats"][1]["guest"] is None
        assert await bert.refused("sit", table=table, seat=2) == "table-not-open"
        assert await bert.refused("open", table=table) == "table-removed"


async def test_an_act_is_built_word_by_word(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne, dice="table")
        assert (await anne.ask("ask", table=table, n=1))["problem"] == "table-nobody-to-act"
        await anne.act(table, "~ card pirate", 1)
        await anne.act(table, "~ roll ksssccmp", 1)
        asked = await anne.do("ask", table=table, n=3)
        assert "stop" in asked["more"]
        asked = await anne.do("ask", table=table, n=3, prefix="reroll mp")
        assert asked["whole"]
        assert asked["clause"] is None
        asked = await anne.do("ask", table=table, n=3, prefix="reroll p")
        assert "reroll mp" in asked["more"]
        asked = await anne.do("ask", table=table, n=3, prefix="reroll km")
        assert (asked["clause"], asked["more"]) == ("ms.skulls-stay", [])
        asked = await anne.do("ask", table=table, n=3, prefix="swim")
        assert asked["problem"] == "not-a-step"
        assert await anne.refused("ask", table=table, n=2) == "table-late"


async def test_idle_tables_leave_memory_and_are_loaded_again(database: Path) -> None:
    async with serving(database, idle=0.0, sweep=0.01) as served, client(served) as anne:
        table = await alone(anne)
        view = anne.view(table, 1)
        await anne.do("close", table=table)
        async with asyncio.timeout(10):
            while len(served.server.tables):
                await asyncio.sleep(0.01)
        await anne.do("open", table=table, seen=view["n"])
        again = anne.view(table, 1)
        assert {**again, "since": 0, "steps": []} == {**view, "since": 0, "steps": []}


async def test_a_bot_that_gives_no_answer_is_asked_again(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(database) as served, client(served) as anne:
        served.bots.failures = 1
        table = await anne.create("gold-armada")
        for seat in (1, 2):
            await anne.do("fill", table=table, seat=seat, level="cabin-boy")
        await anne.do("start", table=table)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
    assert "bot-gave-no-answer" in capsys.readouterr().out


async def test_listing_tables_loads_none(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await alone(anne, public=True)
        told = anne.tables[table]
    async with serving(database, resumed_hours=0.0) as served:
        (kept,) = await served.server.context.storage.tables.newest(
            public=True, states=("playing",)
        )
        info = await served.server.tables.describe(kept)
        assert not len(served.server.tables)
        assert (info.id, info.texts, info.secret) == (table, told["texts"], None)
        assert [seat.guest for seat in info.seats] == [seat["guest"] for seat in told["seats"]]


async def test_bots_continue_by_themselves_after_a_restart(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("gold-armada")
        for seat in (1, 2):
            await anne.do("fill", table=table, seat=seat, level="cabin-boy")
        served.bots.held.clear()
        await anne.do("start", table=table)
        play = anne.tables[table]["play"]
    async with serving(database) as served, asyncio.timeout(30):
        while not (kept := await served.server.context.storage.plays.get(play)) or not kept.over:
            await asyncio.sleep(0.02)
        await asyncio.gather(*(table.rest() for table in served.server.tables))


async def test_a_bot_plays_for_a_guest_who_does_not_return_after_a_restart(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create("mille-sabords", target=100_000)
        await bert.do("open", table=table)
        await anne.do("sit", table=table, seat=1)
        await bert.do("sit", table=table, seat=2)
        await anne.do("start", table=table)
        cookie = cookie_of(anne)
    async with (
        serving(database, absence=0.01) as served,
        client(served, cookie=cookie, seen={table: 0}) as anne,
    ):
        await anne.until(lambda: (table, 1) in anne.views)
        while not served.bots.asked:
            await play_on(anne, table, [1], random.Random(4), most=1)


async def test_a_client_that_left_while_opening_is_not_kept(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        for _ in range(20):
            async with client(served) as bert:
                await bert.send({"type": "open", "table": table})
        await anne.until(lambda: anne.tables[table]["spectators"] == 1)
        (found,) = served.server.tables
        async with asyncio.timeout(30):
            while len(found.presence.watchers) > 1 or len(served.server.services.clients) > 1:
                await asyncio.sleep(0.01)
