"""The plays of a table and of the tables before and after it by rematch.

Nobody can leave a play behind unseen: a rematch opens only after the end, and only once. A play
that its people do not finish stays in this list, with its commitment.
"""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

from doubloon.core.fairness import commitment
from doubloon.server.messages.answers import PlayOfTable, PlayState
from doubloon.server.storage.protocol import Storage, StoredPlay, TableRow
from doubloon.server.table.rows import from_row

LONGEST = 200
"""Tables that are listed before a table, and after it."""


async def list_plays(storage: Storage, at: TableRow, hours: float) -> list[PlayOfTable]:
    """The history of a table, oldest first. After so many hours an idle play is abandoned."""
    since = datetime.now(UTC) - timedelta(hours=hours)
    before = [row async for row in _follow(storage, at, back=True)]
    after = [row async for row in _follow(storage, at, back=False)]
    return [await _describe(storage, row, since) for row in (*reversed(before), at, *after)]


async def _follow(storage: Storage, at: TableRow, *, back: bool) -> AsyncIterator[TableRow]:
    """The tables before this one, newest first, or those after it, oldest first."""
    for _ in range(LONGEST):
        here = from_row(at)[1]
        name = here.previous if back else here.next
        found = None if name is None else await storage.tables.get(name)
        if found is None:
            return
        yield (at := found)


async def _describe(storage: Storage, at: TableRow, since: datetime) -> PlayOfTable:
    assert at.play is not None
    play = await storage.plays.get(at.play)
    assert play is not None
    secret = play.row.secret if play.row.dice == "server" else ""
    return PlayOfTable(
        table=at.id,
        code=at.code,
        play=at.play,
        commitment=commitment(bytes.fromhex(secret)) if secret else "",
        state=await _find_state(storage, at, play, since),
        opened=play.row.opened,
        secret=secret if play.over and secret else None,
    )


async def _find_state(
    storage: Storage, at: TableRow, play: StoredPlay, since: datetime
) -> PlayState:
    if play.over:
        return "over"
    lines = await storage.plays.steps(play.row.id)
    times = [at.touched, *(line.at for line in lines[-1:])]
    if max(map(datetime.fromisoformat, times)) < since:
        return "abandoned"
    return "open" if play.texts is None else "playing"
