"""Tables, guests, chat and tokens: they change, and they can be erased."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.server.storage.ledger import ChatLine, GuestRow, Ledger, LedgerError, TableRow
from server.keeping import AT, lines, started

SEATS: list[dict[str, object]] = [
    {"guest": "anne", "name": "Anne"},
    {"guest": "bert"},
    {"level": "deckhand"},
    {},
]
TABLE = TableRow("t1", "CODE", {"undo": True}, SEATS, "anne", None, True, "open", "2026-01-01")


@pytest.fixture
async def ledger(tmp_path: Path) -> AsyncIterator[Ledger]:
    ledger = Ledger.open(tmp_path / "doubloon.db")
    yield ledger
    await ledger.close()


async def test_a_table_is_found_by_id_and_by_code(ledger: Ledger) -> None:
    await ledger.save_table(TABLE)
    assert await ledger.table("t1") == TABLE
    assert await ledger.table("CODE") == TABLE
    assert await ledger.table("nothing") is None
    changed = replace(TABLE, code="NEW", public=False, state="over", seats=[{}], host="bert")
    await ledger.save_table(changed)
    assert await ledger.table("t1") == changed
    assert await ledger.table("CODE") is None


async def test_a_code_belongs_to_one_table(ledger: Ledger) -> None:
    await ledger.save_table(TABLE)
    with pytest.raises(LedgerError, match="ledger-refused"):
        await ledger.save_table(replace(TABLE, id="t2"))
    assert await ledger.table("CODE") == TABLE


async def test_tables_are_listed_last_touched_first(ledger: Ledger) -> None:
    for n, state in enumerate(["open", "playing", "over", "open"]):
        table = replace(TABLE, id=f"t{n}", code=f"C{n}", state=state, touched=f"2026-01-0{n + 1}")
        await ledger.save_table(table)
    await ledger.save_table(replace(TABLE, id="t9", code="C9", public=False))

    async def listed(*states: str, limit: int = 100) -> list[str]:
        return [it.id for it in await ledger.tables(public=True, states=states, limit=limit)]

    assert await listed("open") == ["t3", "t0"]
    assert await listed("open", "playing") == ["t3", "t1", "t0"]
    assert await listed("open", "over", limit=2) == ["t3", "t2"]
    assert await listed() == []
    assert [it.id for it in await ledger.tables(public=False, states=["open"])] == ["t9"]


async def test_a_guest_finds_the_tables_they_sit_at(ledger: Ledger) -> None:
    await ledger.save_table(replace(TABLE, touched="2026-01-01"))
    await ledger.save_table(
        replace(TABLE, id="t2", code="C2", seats=[{}], host="bert", touched="2026-01-02")
    )
    assert [table.id for table in await ledger.tables_of("bert")] == ["t2", "t1"]
    assert [table.id for table in await ledger.tables_of("anne")] == ["t1"]
    await ledger.save_table(replace(TABLE, seats=[{"guest": "anne"}]))
    assert [table.id for table in await ledger.tables_of("bert")] == ["t2"]
    assert await ledger.tables_of("nobody") == []


async def test_a_guest_is_renamed(ledger: Ledger) -> None:
    await ledger.save_guest(GuestRow("anne", "Anne", AT))
    await ledger.save_guest(GuestRow("anne", "Anne Bonny", "2026-02-02"))
    assert await ledger.guest("anne") == GuestRow("anne", "Anne Bonny", "2026-02-02")
    assert await ledger.guest("bert") is None


async def test_chat_is_told_oldest_first(ledger: Ledger) -> None:
    await ledger.save_table(TABLE)
    for n in range(60):
        await ledger.say("t1", "anne", f"2026-01-01T00:00:{n:02}", f"words {n}")
    told = await ledger.chat("t1")
    assert [line.text for line in told] == [f"words {n}" for n in range(10, 60)]
    assert await ledger.chat("t1", last=1) == [
        ChatLine("anne", "2026-01-01T00:00:59", "words 59"),
    ]
    await ledger.erase_chat("t1")
    assert await ledger.chat("t1") == []
    with pytest.raises(LedgerError, match="ledger-refused"):
        await ledger.say("nothing", "anne", AT, "words")


async def test_a_token_speaks_for_its_guest_until_revoked(ledger: Ledger) -> None:
    await ledger.save_guest(GuestRow("anne", "Anne", AT))
    await ledger.save_token("hash", "anne", AT)
    assert await ledger.token("hash") == "anne"
    await ledger.revoke("hash")
    assert await ledger.token("hash") is None
    with pytest.raises(LedgerError, match="ledger-refused"):
        await ledger.save_token("hash", "nobody", AT)


async def test_erasing_people_leaves_the_steps(ledger: Ledger, tmp_path: Path) -> None:
    await started(ledger, "one")
    await ledger.append("one", lines(1, 2, act="a"))
    await ledger.save_table(replace(TABLE, play="one", seats=SEATS[:2]))
    await ledger.save_guest(GuestRow("anne", "Calico Anne", AT))
    await ledger.save_guest(GuestRow("bert", "Bert", AT))
    await ledger.save_token("hash", "anne", AT)
    await ledger.say("t1", "anne", AT, "words of Anne")
    await ledger.say("t1", "bert", AT, "words of Bert")
    told = await ledger.export("one")
    assert told is not None
    assert told.seats == ("Anne", "Bert")

    await ledger.erase_guest("anne")

    told = await ledger.export("one")
    assert told is not None
    assert told.seats == ("-", "Bert")
    assert told.steps == ("~ roll 1", "~ roll 2")
    assert await ledger.find_act("one", "a") == 1
    assert await ledger.guest("anne") is None
    assert await ledger.token("hash") is None
    assert [line.text for line in await ledger.chat("t1")] == ["words of Bert"]
    await ledger.close()
    file = (tmp_path / "doubloon.db").read_bytes()
    assert b"Bert" in file
    assert b"Anne" not in file  # also not in pages that are free
