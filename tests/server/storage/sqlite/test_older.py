"""A database that an older version of the server made: it opens, and its plays continue."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from doubloon.core.fairness import verify
from doubloon.games import get
from doubloon.server.server import Server
from doubloon.server.session.connection import Connection
from doubloon.server.settings import Settings
from server.serving import InstantBots

DUMP = Path(__file__).with_name("older.sql").read_text()
TOKEN = "YmIFLnjteWR8AnKretVSZhv7P8vMRUTC"
STEPS = {"finished": 22, "hidden": 38, "real-dice": 3}
"""How many steps the plays of the dump have, by table."""

Message = dict[str, Any]


@pytest.fixture
async def server(database: Path) -> AsyncIterator[Server]:
    with closing(sqlite3.connect(database)) as old:
        old.executescript(DUMP)
    made = Server(Settings(database=str(database)), InstantBots())
    yield made
    await made.close()


async def say(connection: Connection, **message: Any) -> list[Message]:
    """Everything that a connection is sent after a request."""
    await connection.receive(json.dumps(message))
    return [json.loads(frame) for frame in connection.outbox.pop(1_000)]


async def greet(server: Server, guest: str, **seen: int) -> tuple[Connection, list[Message]]:
    connection = Connection(server.services, guest, "here")
    return connection, await say(connection, type="hello", seen=seen)


def only(messages: list[Message], type: str) -> list[Message]:
    return [message for message in messages if message["type"] == type]


async def test_guests_tokens_tables_and_chat_are_still_there(server: Server) -> None:
    anne, messages = await greet(server, "anne", hidden=0, waiting=0)
    assert only(messages, "welcome")[0]["name"] == "Anne"
    states = {message["table"]: message["info"] for message in only(messages, "table")}
    assert [seat["name"] for seat in states["hidden"]["seats"]] == ["Annie", "Bert"]
    assert states["hidden"]["undo"] is False
    assert states["waiting"]["muted"] == ["bert"]
    said = {message["table"]: message["said"] for message in only(messages, "chats")}
    assert [line["text"] for line in said["hidden"]] == ["Ahoy", "Aye"]
    assert await server.guests.of_token(TOKEN) == "robot"
    refused = await say(anne, type="start", table="waiting", id="s")
    assert refused[0]["problem"] == "table-seats-free"


@pytest.mark.parametrize("table", STEPS)
async def test_all_steps_are_sent_again_with_their_story(table: str, server: Server) -> None:
    _, messages = await greet(server, "anne", **{table: 0})
    for view in only(messages, "view"):
        assert (view["since"], view["n"]) == (1, STEPS[table])
        assert len(view["steps"]) == STEPS[table]
        assert any(step["story"] for step in view["steps"])


async def test_a_finished_play_is_still_proved(server: Server) -> None:
    stored = await server.context.storage.tables.get("finished")
    assert stored is not None
    assert stored.play is not None
    record = await server.context.storage.plays.export(stored.play)
    assert record is not None
    assert record.seats == ("Anne", "cabin-boy")
    assert verify(get(record.game), record)


async def test_a_play_with_hidden_cards_continues(server: Server) -> None:
    anne, messages = await greet(server, "anne", hidden=38)
    (view,) = only(messages, "view")
    assert view["to_act"] == view["seat"] == 1
    assert 0 < view["left"] <= 3600
    (asked,) = await say(anne, type="ask", table="hidden", n=39, id="a")
    text = next(f"p1 {more}" for more in asked["more"] if more in ("draw", "pass"))
    answer, shown, *_ = await say(anne, type="act", table="hidden", n=39, id="b", text=text)
    assert (answer["type"], answer["n"]) == ("done", 39)
    assert shown["steps"][0]["text"] == text
    stored = await server.context.storage.plays.steps(server_play(server, "hidden"))
    assert [line.n for line in stored] == [*range(1, shown["n"] + 1)]


async def test_a_play_that_has_begun_ends_with_the_version_of_its_dice(server: Server) -> None:
    anne, messages = await greet(server, "anne", hidden=38)
    assert only(messages, "table")[0]["info"]["fairness"] == 1
    (asked,) = await say(anne, type="ask", table="hidden", n=39, id="a")
    text = next(f"p1 {more}" for more in asked["more"] if more == "draw")
    _, shown, *_ = await say(anne, type="act", table="hidden", n=39, id="b", text=text)
    n = shown["n"]
    assert any(step["by"] is None for step in shown["steps"]), "the server drew something"
    await say(anne, type="act", table="hidden", n=n + 1, id="c", text="p1 resign")
    record = await server.context.storage.plays.export(server_play(server, "hidden"))
    assert record is not None
    assert record.fairness is not None
    assert "version" not in record.fairness
    assert verify(get(record.game), record)[-1] >= 40


async def test_a_play_that_has_not_begun_follows_the_new_scheme(server: Server) -> None:
    anne, messages = await greet(server, "anne", waiting=0)
    (state,) = only(messages, "table")
    assert (state["info"]["fairness"], state["info"]["previous"]) == (2, None)
    for seat in (1, 3):
        await say(anne, type="fill", table="waiting", seat=seat, level="cabin-boy", id=f"f{seat}")
    (refused,) = await say(anne, type="start", table="waiting", id="t")
    assert (refused["problem"], refused["facts"]) == ("table-texts-missing", {"seats": "p2"})
    await say(anne, type="sit", table="waiting", id="s", seat=2, text="a" * 32)
    answers = await say(anne, type="start", table="waiting", id="u")
    assert only(answers, "table")[0]["info"]["texts"] == ["a" * 32, "-", "-"]


async def test_a_rematch_of_before_knows_the_table_before_it(database: Path) -> None:
    with closing(sqlite3.connect(database)) as old:
        old.executescript(DUMP)
        row = "UPDATE tables SET options = json_set(options, '$.next', 'hidden') WHERE id = ?"
        old.execute(row, ("finished",))
        old.commit()
    server = Server(Settings(database=str(database)), InstantBots())
    try:
        _, messages = await greet(server, "anne", hidden=38)
        assert only(messages, "table")[0]["info"]["previous"] == "finished"
    finally:
        await server.close()


async def test_a_play_with_real_dice_continues_and_takes_back_old_steps(server: Server) -> None:
    anne, _ = await greet(server, "anne", **{"real-dice": 3})
    answer, *_ = await say(anne, type="act", table="real-dice", n=4, id="u", text="p1 undo")
    assert answer["type"] == "done"
    _, view, *_ = await say(anne, type="act", table="real-dice", n=5, id="v", text="p1 stop")
    assert view["type"] == "view"
    assert view["points"][0] > 0


def server_play(server: Server, table: str) -> str:
    (found,) = (one for one in server.tables if one.id == table)
    return found.play.row.id
