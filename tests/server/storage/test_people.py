"""Tables, guests, chat and tokens in every storage: they change and can be erased."""

from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.server.storage.protocol import ChatLine, GuestRow, Storage, StorageError, TableRow
from server.storage.keeping import AT, lines, started

SEATS: list[dict[str, object]] = [
    {"guest": "anne", "name": "Anne"},
    {"guest": "bert"},
    {"level": "deckhand"},
    {},
]
TABLE = TableRow("t1", "CODE", {"undo": True}, SEATS, "anne", None, True, "open", "2026-01-01")


async def test_a_table_is_found_by_id_and_by_code(storage: Storage) -> None:
    await storage.tables.save(TABLE)
    assert await storage.tables.get("t1") == TABLE
    assert await storage.tables.get("CODE") == TABLE
    assert await storage.tables.get("nothing") is None
    changed = replace(TABLE, code="NEW", public=False, state="over", seats=[{}], host="bert")
    await storage.tables.save(changed)
    assert await storage.tables.get("t1") == changed
    assert await storage.tables.get("CODE") is None


async def test_a_code_belongs_to_one_table(storage: Storage) -> None:
    await storage.tables.save(TABLE)
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.tables.save(replace(TABLE, id="t2"))
    assert await storage.tables.get("CODE") == TABLE


async def test_tables_are_listed_last_touched_first(storage: Storage) -> None:
    for n, state in enumerate(["open", "playing", "over", "open"]):
        table = replace(TABLE, id=f"t{n}", code=f"C{n}", state=state, touched=f"2026-01-0{n + 1}")
        await storage.tables.save(table)
    await storage.tables.save(replace(TABLE, id="t9", code="C9", public=False))

    async def listed(*states: str, limit: int = 100) -> list[str]:
        return [
            it.id for it in await storage.tables.newest(public=True, states=states, limit=limit)
        ]

    assert await listed("open") == ["t3", "t0"]
    assert await listed("open", "playing") == ["t3", "t1", "t0"]
    assert await listed("open", "over", limit=2) == ["t3", "t2"]
    assert await listed() == []
    assert [it.id for it in await storage.tables.newest(public=False, states=["open"])] == ["t9"]


async def test_a_guest_finds_the_tables_they_sit_at(storage: Storage) -> None:
    await storage.tables.save(replace(TABLE, touched="2026-01-01"))
    await storage.tables.save(
        replace(TABLE, id="t2", code="C2", seats=[{}], host="bert", touched="2026-01-02")
    )
    assert [table.id for table in await storage.tables.of_guest("bert")] == ["t2", "t1"]
    assert [table.id for table in await storage.tables.of_guest("anne")] == ["t1"]
    await storage.tables.save(replace(TABLE, seats=[{"guest": "anne"}]))
    assert [table.id for table in await storage.tables.of_guest("bert")] == ["t2"]
    assert await storage.tables.of_guest("nobody") == []


async def test_a_guest_is_renamed(storage: Storage) -> None:
    await storage.guests.save(GuestRow("anne", "Anne", AT))
    await storage.guests.save(GuestRow("anne", "Anne Bonny", "2026-02-02"))
    assert await storage.guests.get("anne") == GuestRow("anne", "Anne Bonny", "2026-02-02")
    assert await storage.guests.get("bert") is None


async def test_chat_lines_come_oldest_first(storage: Storage) -> None:
    await storage.tables.save(TABLE)
    for n in range(60):
        await storage.chats.add("t1", "anne", f"2026-01-01T00:00:{n:02}", f"words {n}")
    told = await storage.chats.last("t1")
    assert [line.text for line in told] == [f"words {n}" for n in range(10, 60)]
    assert await storage.chats.last("t1", 1) == [
        ChatLine("anne", "2026-01-01T00:00:59", "words 59"),
    ]
    await storage.chats.erase("t1")
    assert await storage.chats.last("t1") == []
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.chats.add("nothing", "anne", AT, "words")


async def test_a_token_speaks_for_its_guest_until_revoked(storage: Storage) -> None:
    await storage.guests.save(GuestRow("anne", "Anne", AT))
    await storage.tokens.save("hash", "anne", AT)
    assert await storage.tokens.guest("hash") == "anne"
    await storage.tokens.revoke("hash")
    assert await storage.tokens.guest("hash") is None
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.tokens.save("hash", "nobody", AT)


async def test_erasing_people_leaves_the_steps(storage: Storage, tmp_path: Path) -> None:
    await started(storage, "one")
    await storage.plays.append("one", lines(1, 2, act="a"))
    await storage.tables.save(replace(TABLE, play="one", seats=SEATS[:2]))
    await storage.guests.save(GuestRow("anne", "Calico Anne", AT))
    await storage.guests.save(GuestRow("bert", "Bert", AT))
    await storage.tokens.save("hash", "anne", AT)
    await storage.chats.add("t1", "anne", AT, "words of Anne")
    await storage.chats.add("t1", "bert", AT, "words of Bert")
    told = await storage.plays.export("one")
    assert told is not None
    assert told.seats == ("Anne", "Bert")

    await storage.guests.erase("anne")

    told = await storage.plays.export("one")
    assert told is not None
    assert told.seats == ("-", "Bert")
    assert told.steps == ("~ roll 1", "~ roll 2")
    assert await storage.plays.find_act("one", "a") == 1
    assert await storage.guests.get("anne") is None
    assert await storage.tokens.guest("hash") is None
    assert [line.text for line in await storage.chats.last("t1")] == ["words of Bert"]
    await storage.close()
    file = (tmp_path / "doubloon.db").read_bytes()
    assert b"Bert" in file
    assert b"Anne" not in file  # also not in pages that are free
