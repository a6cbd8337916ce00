"""Every table of a server: opened, found again, and dropped from memory when nobody watches."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import structlog

from doubloon.server import posting, randomness
from doubloon.server.messages.answers import TableInfo
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.requests import Create
from doubloon.server.messages.texts import clean_code
from doubloon.server.storage.damage import refusing, reporting
from doubloon.server.storage.protocol import StorageError, StoredPlay, TableRow
from doubloon.server.table import lobby, starting
from doubloon.server.table.context import Context, Watcher, now
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.options import TableOptions, agree
from doubloon.server.table.rows import from_row, to_play
from doubloon.server.table.table import Table

log = structlog.get_logger()

_TRIES = 10
_RESUMED = 10_000
"""Plays that continue by themselves after a restart; the others when somebody opens them."""


class Tables:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._noted: tuple[str, set[str]] = "", set()
        """The day, and what was opened on it."""
        context.metrics.tables.set_function(lambda: len(self._tables))

    def __iter__(self) -> Iterator[Table]:
        return iter([*self._tables.values()])

    def __len__(self) -> int:
        return len(self._tables)

    async def create(self, guest: str, wish: Create) -> Table:
        agreed = agree(wish.game, wish, self._context.settings.boxes.get(wish.game))
        return await self._open(agreed, Lobby(host=guest, places=(Place(),) * agreed.seats))

    async def rematch(self, old: Table, who: Watcher) -> Table:
        """A new table for the people of an old one; a second request finds that of the first."""
        seats = lobby.rematch(old.lobby, who.guest, old.id)
        if old.lobby.next is not None:
            return await self.find(old.lobby.next)
        table = await self._open(old.options, seats, old)
        table.names = dict(old.names)
        old.lobby = lobby.set_next(old.lobby, table.id)
        old.send_state()
        return table

    async def _open(self, agreed: TableOptions, seats: Lobby, old: Table | None = None) -> Table:
        """A new table, stored together with the old one whose rematch it is."""
        secret = "" if agreed.table_dice else randomness.make_secret()
        play = to_play(randomness.make_id(), agreed, secret, now())
        opened = StoredPlay(play, None, over=False)
        for left in reversed(range(_TRIES)):
            table = Table(
                self._context, randomness.make_id(), randomness.make_code(), agreed, seats, opened
            )
            before = None if old is None else old.row(lobby.set_next(old.lobby, table.id))
            try:
                await self._context.storage.plays.open(play, table.row(seats), before)
                break
            except StorageError as error:
                if not left or error.problem != "ledger-refused":  # the code is taken
                    raise
        table.chat.empty = True
        self._tables[table.id] = table
        self._noted[1].add(table.id)
        log.info("table-opened", table=table.id, game=agreed.game, seats=agreed.seats)
        return table

    async def find(self, name: str) -> Table:
        """The table of this id or code, from memory or from storage."""
        if (table := self._tables.get(name)) is not None:
            return table
        if (table := await self._load_once(await self.row(name))) is None:
            raise TableError("table-unknown", table=name)
        return table

    async def row(self, name: str) -> TableRow:
        """What storage has of a table, by its id or code."""
        tables = self._context.storage.tables
        if (kept := await tables.get(name) or await tables.get(clean_code(name))) is None:
            raise TableError("table-unknown", table=name)
        return kept

    async def _load_once(self, kept: TableRow) -> Table | None:
        """The table, loaded once even if several guests ask for it at the same time."""
        if (table := self._tables.get(kept.id)) is not None:
            return table
        if kept.id not in self._loading:
            self._loading[kept.id] = asyncio.create_task(self._load(kept.id))
        return await asyncio.shield(self._loading[kept.id])

    async def _load(self, id: str) -> Table | None:
        try:
            kept = await self._context.storage.tables.get(id)
            if kept is None:
                return None
            with reporting():
                table = await self._make(kept)
                if table.lobby.state != "open":
                    await starting.resume(table)
            self._tables[table.id] = table
            return table
        finally:
            del self._loading[id]

    async def describe(self, kept: TableRow) -> TableInfo:
        """What everybody may know about a table, which is not loaded for that."""
        if (table := self._tables.get(kept.id)) is None:
            table = await self._make(kept)
        return table.describe()

    async def describe_sound(self, rows: Sequence[TableRow]) -> list[TableInfo]:
        """What everybody may know about these tables, without those that are damaged."""
        found: list[TableInfo] = []
        for kept in rows:
            with suppress(StorageError), reporting():
                found.append(await self.describe(kept))
        return found

    async def _make(self, kept: TableRow) -> Table:
        """A table as it was left; its play is not running yet."""
        play = await self._context.storage.plays.get(kept.play or "")
        if play is None:
            if await self._context.storage.tables.get(kept.id) is None:  # tidied away just now
                raise TableError("table-unknown", table=kept.id)
            raise StorageError("table-damaged", table=kept.id)
        with refusing("table-damaged", table=kept.id):
            agreed, seats = from_row(kept)
        table = Table(self._context, kept.id, kept.code, agreed, seats, play)
        for guest in seats.people:
            table.names[guest] = await self._context.name(guest)
        return table

    async def resume(self) -> None:
        """Continue plays that a restart interrupted."""
        since = datetime.now(UTC) - timedelta(hours=self._context.settings.resumed_hours)
        for public in (True, False):
            rows = await self._context.storage.tables.newest(
                public=public, states=("playing",), limit=_RESUMED
            )
            for kept in rows:
                if datetime.fromisoformat(kept.touched) < since:
                    break
                try:
                    await self._load_once(kept)
                except StorageError as error:
                    log.error("table-not-resumed", table=kept.id, problem=error.problem)
                except Exception:
                    log.exception("table-not-resumed", table=kept.id)

    def note_opened(self, table_or_play: str) -> None:
        """Store that somebody looks at a table or replays its play, once a day."""
        day = now()[:10]
        if self._noted[0] != day:
            self._noted = day, set()
        if table_or_play not in self._noted[1]:
            self._noted[1].add(table_or_play)
            posting.begin(self._context.storage.tables.note_opened(table_or_play, day))

    def sweep(self) -> None:
        """Drop tables from memory that nobody has watched for long."""
        time, settings = asyncio.get_running_loop().time(), self._context.settings
        for table in self:
            if table.presence.watchers:
                self.note_opened(table.id)
            patience = settings.ended_idle if table.play.over else settings.idle
            if table.idle and table.last_used <= time - patience:
                table.stop()
                del self._tables[table.id]

    async def close(self) -> None:
        """Finish what is being done, and stop everything else."""
        for table in self:
            table.stop()
        for table in self:
            await table.rest()
            table.stop()
