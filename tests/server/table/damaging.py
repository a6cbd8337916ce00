"""A database with plays, ways to damage it, and what a server then tells of it."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from doubloon.core import record
from doubloon.core.errors import DoubloonError
from doubloon.server.server import Server
from doubloon.server.session.connection import Connection
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import StorageError
from server.serving import InstantBots
from table import GAME

Told = dict[str, Any]
Damage = Callable[[sqlite3.Connection, random.Random], None]

REFUSALS = {"play-damaged", "table-damaged", "ledger-damaged", "ledger-unread", "table-unknown"}
"""The names under which damage is refused; a table whose row is gone is unknown."""


async def fill(database: Path) -> None:
    """A finished play of every game, and one that waits for a person."""
    server = Server(Settings(database=str(database)).with_rate(0), InstantBots())
    host = Connection(server.services, "anne", "here")
    await say(host, type="hello")
    for game in GAME:
        await _open(host, game, ["cabin-boy", "cabin-boy"])
        async with asyncio.timeout(60):
            while [*server.tables][-1].lobby.state != "over":
                await asyncio.sleep(0.01)
    for game in ("kings-gold", "gold-up"):
        await _open(host, game, [None, "cabin-boy"])
    await server.close()


async def _open(host: Connection, game: str, bots: list[str | None]) -> None:
    (made,) = only(await say(host, type="create", game=game, seats=2, id="c"), "done")
    table = made["table"]
    for seat, level in enumerate(bots, start=1):
        if level is None:
            await say(host, type="sit", id="s", table=table, seat=seat, text="ab" * 16)
        else:
            await say(host, type="fill", id="f", table=table, seat=seat, level=level)
    await say(host, type="start", id="b", table=table)
    await asyncio.sleep(0.2)


async def say(connection: Connection, **message: Any) -> list[Told]:
    """Everything that a connection is sent after a request."""
    await connection.receive(json.dumps(message))
    return [json.loads(frame) for frame in connection.outbox.pop(10_000)]


def only(messages: list[Told], type: str) -> list[Told]:
    return [message for message in messages if message["type"] == type]


async def tell(database: Path, tables: dict[str, str]) -> dict[str, object]:
    """By table and play, what a server tells of it, or under which name it is refused."""
    try:
        server = Server(Settings(database=str(database)).with_rate(0), InstantBots())
    except StorageError as error:
        return dict.fromkeys([*tables, *tables.values()], error.problem)
    told: dict[str, object] = {}
    for table, play in tables.items():
        guest = Connection(server.services, "bert", "here")
        messages = await say(guest, type="hello")
        messages += await say(guest, type="open", table=table, seen=0, id="o")
        refused = only(messages, "refused")
        told[table] = refused[0]["problem"] if refused else _story(messages)
        told[play] = await _record(server, play)
    await server.close()
    return told


def _story(messages: list[Told]) -> object:
    """What is told of a play; names are not part of it."""
    info = only(messages, "table")[0]["info"]
    terms = {name: info[name] for name in ("game", "edition", "readings", "target", "dice", "play")}
    proof = {name: info[name] for name in ("commitment", "texts", "secret", "state")}
    views = [{**view, "left": None} for view in only(messages, "view")]
    return {**terms, **proof, "guests": [seat["guest"] for seat in info["seats"]], "views": views}


async def _record(server: Server, play: str) -> object:
    try:
        found = await server.plays.export(play)
    except DoubloonError as error:
        return error.problem
    if found is None:
        return "table-unknown"
    return record.write(found[1]).replace(f"seats = {json.dumps([*found[1].seats])}", "")


def list_tables(database: Path) -> dict[str, str]:
    with closing(sqlite3.connect(database)) as db:
        return dict(db.execute("SELECT id, play FROM tables ORDER BY id").fetchall())


# Damage by a program that reaches past the triggers.


def damage(database: Path, work: Damage, dice: random.Random) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            db.execute(f"DROP TRIGGER {name}")
        db.execute("PRAGMA ignore_check_constraints = ON")
        work(db, dice)


def _pick(db: sqlite3.Connection, dice: random.Random, query: str) -> tuple[Any, ...]:
    found: tuple[Any, ...] = dice.choice(db.execute(query).fetchall())
    return found


def _alter(text: str, dice: random.Random) -> str:
    """The same text with one other character."""
    at = dice.randrange(len(text))
    other = dice.choice([sign for sign in "0123456789abcdefp~ -" if sign != text[at]])
    return text[:at] + other + text[at + 1 :]


def alter_step(db: sqlite3.Connection, dice: random.Random) -> None:
    play, n, *values = _pick(db, dice, "SELECT play, n, text, at, chain FROM step")
    which = dice.randrange(3)
    column, value = ("text", "at", "chain")[which], _alter(values[which], dice)
    db.execute(f"UPDATE step SET {column} = ? WHERE play = ? AND n = ?", (value, play, n))


def swap_steps(db: sqlite3.Connection, dice: random.Random) -> None:
    play, n, text, other = _pick(
        *(db, dice),
        "SELECT a.play, a.n, a.text, b.text FROM step a JOIN step b"
        " ON a.play = b.play AND b.n = a.n + 1 AND a.text <> b.text",
    )
    change = "UPDATE step SET text = ? WHERE play = ? AND n = ?"
    db.executemany(change, [(other, play, n), (text, play, n + 1)])


def delete_step(db: sqlite3.Connection, dice: random.Random) -> None:
    db.execute(
        "DELETE FROM step WHERE play = ? AND n = ?", _pick(db, dice, "SELECT play, n FROM step")
    )


def delete_end(db: sqlite3.Connection, dice: random.Random) -> None:
    db.execute(
        "DELETE FROM step WHERE play = ? AND n >= ?", _pick(db, dice, "SELECT play, n FROM step")
    )


def add_step(db: sqlite3.Connection, dice: random.Random) -> None:
    play, n, chain = _pick(db, dice, "SELECT play, n, chain FROM head")
    text = _pick(db, dice, "SELECT text FROM step")[0]
    db.execute("INSERT INTO step VALUES (?, ?, ?, NULL, '', ?)", (play, n + 1, text, chain))


def move_steps(db: sqlite3.Connection, dice: random.Random) -> None:
    """Give one play the steps of another of its game, or of any."""
    (one, _), (other, _) = dice.sample(db.execute("SELECT play, n FROM head").fetchall(), 2)
    db.execute("DELETE FROM step WHERE play = ?", (one,))
    db.execute("UPDATE step SET play = ?, act_id = NULL WHERE play = ?", (one, other))


def alter_play(db: sqlite3.Connection, dice: random.Random) -> None:
    columns = ("edition", "readings", "secret", "texts", "opened", "seal", "dice", "game")
    column = dice.choice(columns)
    play, value = _pick(db, dice, f"SELECT id, {column} FROM play")
    db.execute(f"UPDATE play SET {column} = ? WHERE id = ?", (_alter(value, dice), play))


def alter_numbers(db: sqlite3.Connection, dice: random.Random) -> None:
    (play,) = _pick(db, dice, "SELECT id FROM play")
    db.execute(f"UPDATE play SET {dice.choice(('target', 'seats'))} = 3 WHERE id = ?", (play,))


def alter_over(db: sqlite3.Connection, dice: random.Random) -> None:
    (play,) = _pick(db, dice, "SELECT id FROM play")
    db.execute("UPDATE play SET over = 1 - over WHERE id = ?", (play,))


def alter_head(db: sqlite3.Connection, dice: random.Random) -> None:
    play, n = _pick(db, dice, "SELECT play, n FROM head")
    db.execute("UPDATE head SET n = ? WHERE play = ?", (n + dice.choice((-1, 1)), play))


def delete_play(db: sqlite3.Connection, dice: random.Random) -> None:
    which = dice.choice(("play", "head", "tables"))
    name = "play" if which == "head" else "id"
    row = _pick(db, dice, f"SELECT {name} FROM {which}")
    db.execute(f"DELETE FROM {which} WHERE {name} = ?", row)


def swap_tables(db: sqlite3.Connection, dice: random.Random) -> None:
    (one, first), (other, second) = dice.sample(
        db.execute("SELECT id, play FROM tables").fetchall(), 2
    )
    db.executemany("UPDATE tables SET play = ? WHERE id = ?", [(second, one), (first, other)])


def alter_table(db: sqlite3.Connection, dice: random.Random) -> None:
    column = dice.choice(("options", "seats", "state", "host"))
    table, value = _pick(db, dice, f"SELECT id, {column} FROM tables")
    db.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (_alter(value, dice), table))


WAYS: tuple[Damage, ...] = (
    *(alter_step, swap_steps, delete_step, delete_end, add_step, move_steps),
    *(alter_play, alter_numbers, alter_over, alter_head, delete_play, swap_tables, alter_table),
)


# Damage of the disk.


def flip_bytes(database: Path, dice: random.Random) -> None:
    content = bytearray(database.read_bytes())
    for _ in range(dice.choice((1, 1, 4, 64))):
        content[dice.randrange(len(content))] ^= 1 << dice.randrange(8)
    if dice.random() < 0.2:  # a sector of nothing
        at = 512 * dice.randrange(len(content) // 512)
        content[at : at + 512] = bytes(512)
    database.write_bytes(content)


def differences(told: dict[str, object], truth: dict[str, object]) -> Iterator[str]:
    """Tables and plays of which something else is told than the truth, and no refusal."""
    for name, true in truth.items():
        if told[name] != true and told[name] not in REFUSALS | {"ledger-file", "ledger-foreign"}:
            yield name
