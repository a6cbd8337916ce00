"""Every table of a server: opened, found again, sent out of memory when nobody looks."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import structlog

from doubloon.server import randomness
from doubloon.server.messages.answers import TableInfo
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.requests import Create
from doubloon.server.storage.ledger import LedgerError, PlayRow, StoredPlay, TableRow
from doubloon.server.table import lobby, terms
from doubloon.server.table.context import Hall, Watcher, now
from doubloon.server.table.info import info
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.storing import row, stored
from doubloon.server.table.table import Table
from doubloon.server.table.terms import Terms

log = structlog.get_logger()

_TRIES = 10
_RESUMED = 10_000
"""Plays that go on by themselves after a restart; the others when somebody opens them."""


class Tables:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        hall.metrics.tables.set_function(lambda: len(self._tables))

    def __iter__(self) -> Iterator[Table]:
        return iter([*self._tables.values()])

    def __len__(self) -> int:
        return len(self._tables)

    async def create(self, guest: str, wish: Create) -> Table:
        agreed = terms.agree(wish)
        return await self._open(agreed, Lobby(host=guest, places=(Place(),) * agreed.seats))

    async def rematch(self, old: Table, who: Watcher) -> Table:
        """A new table for the people of an old one; who asks second is shown the first's."""
        seats = lobby.rematch(old.lobby, who.guest)
        if old.lobby.next is not None:
            return await self.find(old.lobby.next)
        table = await self._open(old.terms, seats)
        table.names = dict(old.names)
        await old.change(lobby.followed(old.lobby, table.id))
        return table

    async def _open(self, agreed: Terms, seats: Lobby) -> Table:
        secret = "" if agreed.table_dice else randomness.secret()
        play = PlayRow(
            id=randomness.new_id(),
            game=agreed.game,
            edition=agreed.edition,
            readings=dict(agreed.readings),
            target=agreed.target,
            seats=agreed.seats,
            dice=agreed.dice,
            secret=secret,
            opened=now(),
        )
        opened = StoredPlay(play, None, over=False)
        for left in reversed(range(_TRIES)):
            table = Table(self._hall, randomness.new_id(), randomness.code(), agreed, seats, opened)
            try:
                await self._hall.ledger.open_play(play, row(table, seats))
                break
            except LedgerError:  # the code is taken
                if not left:
                    raise
        table.silent = True
        self._tables[table.id] = table
        log.info("table-opened", table=table.id, game=agreed.game, seats=agreed.seats)
        return table

    async def find(self, name: str) -> Table:
        """The table of this id or code, from memory or from the ledger."""
        if (table := self._tables.get(name)) is not None:
            return table
        if (table := await self._loaded(await self.row(name))) is None:
            raise TableError("table-unknown", table=name)
        return table

    async def row(self, name: str) -> TableRow:
        """What the ledger has of a table, by its id or code."""
        ledger = self._hall.ledger
        if (kept := await ledger.table(name) or await ledger.table(name.upper())) is None:
            raise TableError("table-unknown", table=name)
        return kept

    async def _loaded(self, kept: TableRow) -> Table | None:
        """The table, loaded once however many ask for it."""
        if (table := self._tables.get(kept.id)) is not None:
            return table
        if kept.id not in self._loading:
            self._loading[kept.id] = asyncio.create_task(self._load(kept.id))
        return await asyncio.shield(self._loading[kept.id])

    async def _load(self, id: str) -> Table | None:
        try:
            kept = await self._hall.ledger.table(id)
            if kept is None:
                return None
            table = await self._made(kept)
            if table.lobby.state != "open":
                await table.go_on()
            self._tables[table.id] = table
            return table
        finally:
            del self._loading[id]

    async def glimpse(self, kept: TableRow) -> TableInfo:
        """What everybody may know about a table; it need not come to memory for that."""
        if (table := self._tables.get(kept.id)) is None:
            table = await self._made(kept)
        return info(table)

    async def _made(self, kept: TableRow) -> Table:
        """A table as it was left, with nothing going on yet."""
        assert kept.play is not None
        play = await self._hall.ledger.play(kept.play)
        assert play is not None
        agreed, seats = stored(kept)
        table = Table(self._hall, kept.id, kept.code, agreed, seats, play)
        for guest in seats.people:
            table.names[guest] = await self._hall.name(guest)
        return table

    async def resume(self) -> None:
        """Let plays go on that a restart interrupted."""
        since = datetime.now(UTC) - timedelta(hours=self._hall.settings.resumed_hours)
        for public in (True, False):
            rows = await self._hall.ledger.tables(
                public=public, states=("playing",), limit=_RESUMED
            )
            for kept in rows:
                if datetime.fromisoformat(kept.touched) < since:
                    break
                try:
                    await self._loaded(kept)
                except Exception:
                    log.exception("table-not-resumed", table=kept.id)

    def sweep(self) -> None:
        """Send tables out of memory that nobody has looked at for long."""
        long_ago = asyncio.get_running_loop().time() - self._hall.settings.idle
        for table in self:
            if table.idle and table.last_used <= long_ago:
                table.stop()
                del self._tables[table.id]

    async def close(self) -> None:
        """Let what is being stored be stored, and nothing more happen."""
        for table in self:
            table.stop()
        for table in self:
            await table.queue.rest()
            table.stop()
