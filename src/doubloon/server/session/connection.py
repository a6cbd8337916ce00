"""One connection: a guest who says hello, asks for things and is told things."""

import time
from contextlib import suppress
from functools import partial
from importlib import metadata
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog

from doubloon.core.errors import DoubloonError
from doubloon.server.messages import answers, requests
from doubloon.server.messages.refusals import LimitError, MessageError, TableError, refused
from doubloon.server.messages.requests import ClientMessage, Hello, TableRequest
from doubloon.server.messages.wire import PROTOCOL, Id
from doubloon.server.session.limits import Bucket
from doubloon.server.session.outbox import Outbox
from doubloon.server.table.table import Table

if TYPE_CHECKING:
    from doubloon.server.server import House

log = structlog.get_logger()

MOST_TABLES = 20
"""Tables one connection watches."""

Farewell = Literal["shutdown", "too-slow", "flood", "idle"]


class Connection:
    def __init__(self, house: "House", guest: str, address: str) -> None:
        settings = house.hall.settings
        self._house = house
        self._address = address
        self._tables: dict[str, Table] = {}
        self._bucket = Bucket(settings.rate, settings.rate * settings.burst)
        self._strikes = 0
        self._silent = True
        self._greeted = False
        self.guest = guest
        self.name = ""
        self.outbox = Outbox(frames=settings.waiting_frames, size=settings.waiting_bytes)
        self.tell = self.outbox.tell
        self.farewell: Farewell | None = None

    @property
    def gone(self) -> bool:
        """Whether nothing more will be heard from this connection."""
        return self.outbox.closed

    def lose(self, table: str) -> None:
        self._tables.pop(table, None)

    def dismiss(self, why: Farewell) -> None:
        """Say goodbye and nothing more."""
        if self.farewell is None:
            self.farewell = why
            self._house.hall.metrics.dropped.labels(why).inc()
            self.tell(answers.Goodbye(reason=why))
            self.outbox.close()

    def leave(self) -> None:
        """The connection is gone."""
        for table in self._tables.values():
            table.unwatch(self)
        self._tables.clear()

    def dismiss_silent(self) -> None:
        """Say goodbye to somebody who has said nothing so far."""
        if self._silent:
            self.dismiss("idle")

    async def hear(self, frame: str | bytes) -> None:
        """Carry out what one frame asks for; whatever is wrong with it is answered."""
        table, self._silent = None, False
        try:
            self._limit()
            message = _decoded(frame)
            if isinstance(message, Hello):
                await self._greet(message)
                return
            if not self._greeted:
                raise MessageError("message-hello-first")
            table = message.table if isinstance(message, TableRequest) else None
            if (answer := await self._do(message)) is not None:
                self.tell(answer)
        except DoubloonError as error:
            self._refuse(error, _id(frame), table)
        except Exception:
            log.exception("request-failed", guest=self.guest)
            self._refuse(MessageError("message-failed"), _id(frame), table)

    def _limit(self) -> None:
        if self._bucket.take() and self._house.addresses.take(self._address):
            self._strikes = 0
            return
        self._strikes += 1
        if self._strikes > self._house.hall.settings.strikes:
            self.dismiss("flood")
        raise LimitError("limit-rate")

    def _refuse(self, error: DoubloonError, id: str, table: str | None) -> None:
        self._house.hall.metrics.refusals.labels(error.kind).inc()
        found = None if table is None else self._watched(table)
        n = found.playing.course.n if found and found.playing else None
        self.tell(refused(error, id, table, n))

    async def _greet(self, hello: Hello) -> None:
        if self._greeted:
            raise MessageError("message-hello-twice")
        if hello.token is not None:
            self.guest = await self._house.guests.of_token(hello.token)
        self.name = await self._house.guests.name(self.guest)
        self._greeted = True
        self.tell(
            answers.Welcome(
                guest=self.guest,
                name=self.name,
                protocol=PROTOCOL,
                version=metadata.version("doubloon"),
            )
        )
        for name, seen in hello.seen.items():
            try:
                await self._open(await self._house.tables.find(name), seen)
            except DoubloonError as error:
                self._refuse(error, "", name)

    async def _do(self, wish: ClientMessage) -> answers.ServerMessage | None:
        match wish:
            case requests.Act():
                table, begun = self._table(wish), time.perf_counter()
                await table.queue.ask(table.current().act, self, wish)
                self._house.hall.metrics.took(time.perf_counter() - begun)
                return None
            case requests.Ask():
                return self._table(wish).current().ask(self, wish)
            case requests.Link():
                table = self._table(wish)
                return await table.queue.ask(partial(table.link, self, wish))
            case requests.Create():
                if not self._house.makings.take(self._address):
                    raise LimitError("limit-new-tables")
                table = await self._house.tables.create(self.guest, wish)
                await self._open(table, None)
                return answers.Done(id=wish.id, table=table.id)
            case requests.Open():
                table = await self._house.tables.find(wish.table)
                await self._open(table, wish.seen)
                return answers.Done(id=wish.id, table=table.id)
            case requests.Claim():
                at, _, token = wish.link.partition(".")
                table = await self._house.tables.find(at)
                await table.queue.ask(partial(table.claim, self, token))
                await self._open(table, None)
                return answers.Done(id=wish.id, table=table.id)
            case requests.Rematch():
                return await self._rematch(self._table(wish), wish)
            case requests.Name():
                self._house.renamed(
                    self.guest, await self._house.guests.rename(self.guest, wish.name)
                )
                return answers.Done(id=wish.id)
            case requests.Forget():
                name = await self._house.guests.forget(self.guest)
                self._house.renamed(self.guest, name)
                return answers.Done(id=wish.id)
            case requests.Close():
                table = self._table(wish)
                self.lose(table.id)
                table.unwatch(self)
            case TableRequest():
                table = self._table(wish)
                await self._change(table, wish)
            case _:
                raise AssertionError(wish)
        return answers.Done(id=wish.id, table=table.id)

    async def _change(self, table: Table, wish: TableRequest) -> None:
        match wish:
            case requests.Sit():
                work = partial(table.sit, self, wish)
            case requests.Stand():
                work = partial(table.stand, self, wish)
            case requests.Fill():
                work = partial(table.fill, self, wish)
            case requests.Start():
                work = partial(table.start, self)
            case requests.Leave():
                work = partial(table.leave, self)
            case requests.Return():
                work = partial(table.come_back, self)
            case requests.Chat():
                work = partial(table.chat, self, wish)
            case requests.Mute():
                work = partial(table.mute, self, wish)
            case requests.Remove():
                work = partial(table.remove, self, wish)
            case _:
                raise AssertionError(wish)
        await table.queue.ask(work)

    async def _rematch(self, old: Table, wish: requests.Rematch) -> answers.ServerMessage:
        tables = self._house.tables
        new = await old.queue.ask(partial(tables.rematch, old, self))
        for watcher in [*old.watchers]:
            if isinstance(watcher, Connection):
                with suppress(DoubloonError):
                    await watcher._open(new, None)
        return answers.Done(id=wish.id, table=new.id)

    async def _open(self, table: Table, seen: int | None) -> None:
        if table.id not in self._tables and len(self._tables) >= MOST_TABLES:
            raise LimitError("limit-tables", most=MOST_TABLES)
        was_open = table.id in self._tables
        self._tables[table.id] = table  # before it is, so that it is closed whatever happens
        try:
            await table.queue.ask(partial(table.watch, self, seen))
        except DoubloonError:
            if not was_open:
                self.lose(table.id)
            raise

    def _table(self, wish: TableRequest) -> Table:
        if (table := self._watched(wish.table)) is None:
            raise TableError("table-not-open", table=wish.table)
        return table

    def _watched(self, name: str) -> Table | None:
        """A table this connection watches, by its id or its code."""
        if (table := self._tables.get(name)) is not None:
            return table
        code = name.upper()
        return next((table for table in self._tables.values() if table.code == code), None)


class _Named(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: Id = ""


_named = msgspec.json.Decoder(_Named)


def _id(frame: str | bytes) -> str:
    """The id of a message that may be wrong in everything else."""
    try:
        return _named.decode(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _decoded(frame: str | bytes) -> ClientMessage:
    if not isinstance(frame, str):
        raise MessageError("message-binary")
    try:
        return requests.decode(frame)
    except msgspec.ValidationError as error:
        raise MessageError("message-field", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError("message-json", detail=str(error)) from None
