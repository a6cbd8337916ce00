"""The terms of a table can be changed until the play starts, and by its host only."""

from pathlib import Path
from typing import Any

import pytest

from doubloon.core.fairness import verify
from doubloon.server.storage.protocol import StorageError
from server.serving import Client, Message, client, cookie_of, serving
from table import GAME

SEED = "0123456789abcdef" * 2
TERMS: Message = {
    "edition": "gigamic-fr",
    "readings": {},
    "target": None,
    "public": False,
    "timer": None,
    "undo": True,
    "dice": "server",
    "level": "cabin-boy",
    "shuffle": False,
}


async def opened(anne: Client, bert: Client, seats: int = 3) -> str:
    """A table at which these two sit."""
    table = await anne.create("mille-sabords", seats, **TERMS)
    await bert.do("open", table=table)
    await anne.do("sit", table=table, seat=1, text=SEED)
    await bert.do("sit", table=table, seat=2, text=SEED[::-1])
    return table


def told(info: Message) -> Message:
    """The terms in a table's info."""
    return {name: info[name] for name in TERMS}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "piraten-kapern-en"),
        ("readings", {"floor-scores-at-zero": True}),
        ("target", 3000),
        ("public", True),
        ("timer", 60),
        ("undo", False),
        ("dice", "table"),
        ("level", "captain"),
        ("shuffle", True),
    ],
)
async def test_each_term_can_be_changed_and_everybody_is_told(
    name: str, value: object, database: Path
) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        before = bert.tables[table]
        await anne.do("agree", table=table, **{**TERMS, name: value}, seats=3)
        await bert.until(lambda: bert.tables[table]["terms"] == 1)
        info = bert.tables[table]
        assert told(info) == {**TERMS, name: value}
        assert info["first"] == {**TERMS, "seats": 3, "box": None}
        assert (info["play"], info["seats"]) == (before["play"], before["seats"])
        stored = await served.server.context.storage.plays.get(info["play"])
        assert stored is not None
        if name in ("edition", "readings", "target", "dice"):
            assert getattr(stored.row, name) == value


async def test_what_is_left_out_has_its_default_as_in_a_new_table(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        await anne.do("agree", table=table, seats=3, target=3000)
        await anne.do("agree", table=table, seats=3)
        assert anne.tables[table]["target"] is None
        assert anne.tables[table]["terms"] == 2


async def test_seats_come_and_go_and_people_stay_where_they_sit(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        await anne.do("fill", table=table, seat=3, level="bosun")
        await anne.do("agree", table=table, seats=4, **TERMS)
        seats = anne.tables[table]["seats"]
        assert [seat["bot"] for seat in seats] == [None, None, "bosun", None]
        assert [seat["guest"] is None for seat in seats] == [False, False, True, True]
        await anne.do("agree", table=table, seats=2, **TERMS)
        assert anne.tables[table]["seats"] == seats[:2]
        await anne.do("start", table=table, terms=2)
        assert anne.tables[table]["texts"] == [SEED, SEED[::-1]]


async def test_a_seat_with_somebody_in_it_does_not_disappear(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        await bert.do("stand", table=table, seat=2)
        await bert.do("sit", table=table, seat=3)
        await anne.until(lambda: anne.tables[table]["seats"][2]["guest"])
        before = anne.tables[table]
        answer = await anne.ask("agree", table=table, seats=2, **{**TERMS, "target": 3000})
        assert (answer["problem"], answer["table"]) == ("table-seats-lost", table)
        assert answer["facts"] == {"seats": "p3", "left": 2}
        assert anne.tables[table] == before
        await anne.do("remove", table=table, guest=before["seats"][2]["guest"])
        await anne.do("agree", table=table, seats=2, **TERMS)
        assert len(anne.tables[table]["seats"]) == 2


@pytest.mark.parametrize(
    ("terms", "problem"),
    [
        ({"seats": 6}, "ms.players"),
        ({"seats": 0}, "message-field"),
        ({"edition": "none"}, "unknown-edition"),
        ({"readings": {"none": True}}, "unknown-reading"),
        ({"readings": {"floor-scores-at-zero": "maybe"}}, "reading-value"),
        ({"target": 0}, "target-positive"),
        ({"timer": 0}, "message-field"),
        ({"dice": "loaded"}, "message-field"),
        ({"level": "admiral"}, "table-level"),
        ({"game": "kings-gold"}, "message-field"),
    ],
)
async def test_terms_that_no_play_can_have_change_nothing(
    terms: Message, problem: str, database: Path
) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        before = anne.tables[table]
        new = {**TERMS, "seats": 4, "public": True, **terms}
        assert await anne.refused("agree", table=table, **new) == problem
        assert anne.tables[table] == before
        assert not await served.server.context.storage.tables.newest(public=True, states=("open",))
        await anne.do("agree", table=table, seats=3, **TERMS)  # as it is: nothing changes
        assert anne.tables[table] == before


async def test_hidden_cards_cannot_be_real_ones(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("gold-up", 2)
        answer = await anne.refused("agree", table=table, seats=2, dice="table")
        assert answer == "table-hidden-cards"


async def test_only_the_host_changes_terms_and_only_before_the_start(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert, seats=2)
        other = {**TERMS, "target": 3000, "seats": 2}
        assert await bert.refused("agree", table=table, **other) == "table-host-only"
        assert await bert.refused("agree", table=table, seats=9) == "table-host-only"
        assert await bert.refused("agree", table="nowhere", seats=2) == "table-not-open"
        await anne.do("leave", table=table)
        await anne.do("sit", table=table, seat=1)
        await bert.do("agree", table=table, **other)  # the host is now Bert
        await bert.do("start", table=table)
        later = {**other, "target": 8000}
        assert await bert.refused("agree", table=table, **later) == "table-started"
        assert bert.tables[table]["target"] == 3000


async def test_the_play_has_the_clock_and_the_target_that_were_agreed_last(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert, seats=2)
        await anne.do("agree", table=table, seats=2, **{**TERMS, "target": 3000, "timer": 1000})
        await anne.do("start", table=table)
        await anne.until(lambda: anne.views.get((table, 1), {}).get("to_act"))
        assert anne.view(table)["left"] > 900
        assert anne.view(table)["view"]["target"] == 3000


async def test_a_start_names_the_terms_it_starts(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert, seats=2)
        await anne.do("agree", table=table, seats=2, **{**TERMS, "target": 3000})
        for unseen in (0, 2):
            assert await anne.refused("start", table=table, terms=unseen) == "table-terms-changed"
        assert anne.tables[table]["state"] == "open"
        await anne.do("start", table=table, terms=1)
        assert anne.tables[table]["state"] == "playing"


async def test_the_commitment_and_the_dice_outlive_every_change(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        promised = anne.tables[table]["commitment"]
        changes: list[dict[str, Any]] = [
            {"target": 100, "seats": 2},
            {"target": 100, "seats": 2, "dice": "table"},
            {"target": 100, "seats": 2, "undo": False},
        ]
        for change in changes:
            await anne.do("agree", table=table, **{**TERMS, **change})
            real = change.get("dice") == "table"
            assert anne.tables[table]["commitment"] == ("" if real else promised)
        await anne.do("start", table=table)
        await anne.until(lambda: (table, 1) in anne.views)
        await anne.do("act", table=table, n=anne.view(table)["n"] + 1, text="p1 resign")
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        kept = await served.server.context.storage.plays.export(anne.tables[table]["play"])
        assert kept is not None
        assert kept.fairness is not None
        assert (kept.fairness["commitment"], kept.target, len(kept.seats)) == (promised, 100, 2)
        assert verify(GAME[kept.game], kept)


async def test_a_table_of_real_dice_gets_a_secret_when_the_server_is_to_roll(
    database: Path,
) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("mille-sabords", 2, dice="table")
        assert anne.tables[table]["commitment"] == ""
        await anne.do("agree", table=table, seats=2)
        promised = anne.tables[table]["commitment"]
        assert len(promised) == 64
        await anne.do("agree", table=table, seats=2, dice="table")
        await anne.do("agree", table=table, seats=2)
        assert anne.tables[table]["commitment"] == promised


async def test_changed_terms_survive_a_restart_and_are_played(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        new = {**TERMS, "edition": "piraten-kapern-en", "target": 500, "timer": 1000}
        await anne.do("agree", table=table, seats=4, **new)
        before, cookie, other = anne.tables[table], cookie_of(anne), cookie_of(bert)
    async with (
        serving(database) as served,
        client(served, cookie=cookie, seen={table: 0}) as anne,
        client(served, cookie=other, seen={table: 0}) as bert,
    ):
        await anne.until(lambda: anne.tables.get(table) == before)
        assert before["first"] == {**TERMS, "seats": 3, "box": None}
        await anne.do("agree", table=table, seats=2, **new)
        await anne.do("start", table=table, terms=2)
        await anne.until(lambda: anne.views.get((table, 1), {}).get("to_act"))
        assert anne.view(table)["left"] > 900
        play = anne.tables[table]["play"]
    async with serving(database) as served:
        running = await served.server.tables.find(table)
        assert (running.options.target, running.options.seats) == (500, 2)
        kept = await served.server.context.storage.plays.export(play)
        assert kept is not None
        assert (kept.edition, kept.target, len(kept.seats)) == ("piraten-kapern-en", 500, 2)


async def test_terms_that_cannot_be_stored_are_not_told(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert)
        before = anne.tables[table]

        async def fail(*_: object) -> None:
            raise StorageError("ledger-failed", detail="disk full")

        with monkeypatch.context() as broken:
            broken.setattr(served.server.context.storage.plays, "agree", fail)
            assert await anne.refused("agree", table=table, seats=5) == "ledger-failed"
        await anne.do("open", table=table)
        assert anne.tables[table] == before


async def test_a_rematch_has_the_changed_terms_as_its_own(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await opened(anne, bert, seats=2)
        await anne.do("agree", table=table, seats=2, **{**TERMS, "target": 3000})
        await anne.do("start", table=table)
        await anne.until(lambda: (table, 1) in anne.views)
        await anne.do("act", table=table, n=anne.view(table)["n"] + 1, text="p1 resign")
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        again = (await anne.do("rematch", table=table))["table"]
        info = anne.tables[again]
        assert (info["target"], info["terms"], info["first"]) == (3000, 0, None)
