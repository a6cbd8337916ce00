"""Plays and lines for the tests of storage."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from doubloon.server.storage.protocol import Line, PlayRow, Storage

AT = "2026-01-01T00:00:00+00:00"
SECRET = "5ec2e7" + "0" * 58


def row(play: str = "one", *, seats: int = 2, dice: str = "server") -> PlayRow:
    edition, secret = "blue-orange-us", SECRET if dice == "server" else ""
    return PlayRow(play, "kings-gold", edition, {}, None, seats, dice, secret, AT)


def lines(*numbers: int, act: str | None = None) -> list[Line]:
    """Lines of these numbers; the act, if there is one, is the first of them."""
    first = numbers[0]
    return [Line(n, f"~ roll {n}", act if n == first else None, AT) for n in numbers]


async def started(storage: Storage, *plays: str) -> None:
    for play in plays:
        await storage.plays.open(row(play))
        await storage.plays.start(play, ["-", "-"])


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the database as another program, so that the writer waits."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("COMMIT")
