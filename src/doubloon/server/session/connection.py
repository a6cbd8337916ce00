"""One connection: a guest who says hello, sends requests and gets messages."""

import time
from bisect import bisect_left
from contextlib import suppress
from importlib import metadata

import msgspec
import structlog

from doubloon.core.errors import DoubloonError
from doubloon.server.messages import answers, requests
from doubloon.server.messages.refusals import LimitError, MessageError, TableError, make_refusal
from doubloon.server.messages.requests import AtTable, ClientMessage, Hello
from doubloon.server.messages.texts import clean_code
from doubloon.server.messages.wire import PROTOCOL, Id
from doubloon.server.metrics import SECONDS
from doubloon.server.session.budget import STEP_BYTES
from doubloon.server.session.limits import Bucket, Meter
from doubloon.server.session.outbox import Outbox
from doubloon.server.session.services import Farewell, Services
from doubloon.server.table import lobby, seating, starting, watching
from doubloon.server.table.table import Table

log = structlog.get_logger()

MOST_TABLES = 20
"""Tables that one connection can watch."""

_STORED = (
    requests.Create,
    requests.Rematch,
    requests.Start,
    requests.Roll,
    requests.Chat,
    requests.Name,
)
"""Requests that make the database grow, besides acts."""


class Connection:
    def __init__(self, services: Services, guest: str, address: str) -> None:
        settings = services.context.settings
        self._services = services
        self._address = address
        self.account = services.budget.account(address)
        self._tables: dict[str, Table] = {}
        self._greeted = False
        self.guest = guest
        self.name = ""
        self.by_hand = False
        self.outbox = Outbox(frames=settings.waiting_frames, size=settings.waiting_bytes)
        self.send = self.outbox.put
        self.meter = Meter(
            Bucket(settings.rate, settings.rate * settings.burst),
            services.addresses,
            address,
            share=settings.share,
            patience=settings.flood,
        )
        self.farewell: Farewell | None = None

    @property
    def gone(self) -> bool:
        """Whether this connection will send nothing more."""
        return self.outbox.closed

    def drop_table(self, table: str) -> None:
        self._tables.pop(table, None)

    def say_goodbye(self, reason: Farewell) -> None:
        """Send the last message."""
        if self.farewell is None:
            self.farewell = reason
            self._services.context.metrics.dropped.labels(reason).inc()
            self.send(answers.Goodbye(reason=reason))
            self.outbox.close()

    def leave(self) -> None:
        """The connection is closed."""
        for table in self._tables.values():
            watching.unwatch(table, self)
        self._tables.clear()

    def close_if_silent(self) -> None:
        """Say goodbye to a client that has not said hello so far."""
        if not self._greeted:
            self.say_goodbye("idle")

    async def receive(self, frame: str | bytes) -> None:
        """Carry out the request in one frame; whatever is wrong with it is answered."""
        if self.farewell == "forgotten":
            return
        name = None
        try:
            message = _decode(frame)
            if isinstance(message, Hello):
                await self._greet(message)
                return
            if not self._greeted:
                raise MessageError("message-hello-first")
            name = message.table if isinstance(message, AtTable) else None
            if isinstance(message, requests.Act):
                await self._act(message)
            else:
                if isinstance(message, _STORED):
                    self._services.budget.check_steps(self.account)
                    self.account.owed += len(frame) // STEP_BYTES
                self.send(await self._answer(message))
                if isinstance(message, requests.Forget):
                    self._services.part_with(self.guest)
        except DoubloonError as error:
            self._refuse(error, _read_id(frame), name)
        except Exception:
            log.exception("request-failed", guest=self.guest)
            self._refuse(MessageError("message-failed"), _read_id(frame), name)

    def _refuse(self, error: DoubloonError, id: str, name: str | None) -> None:
        metrics = self._services.context.metrics
        metrics.refusals.labels(error.kind).inc()
        if isinstance(error, LimitError):
            metrics.limited.labels(error.problem).inc()
        table = None if name is None else self._find(name)
        n = table.running.history.n if table and table.running else None
        self.send(make_refusal(error, id, name, n))

    async def _greet(self, hello: Hello) -> None:
        if self._greeted:
            raise MessageError("message-hello-twice")
        services = self._services
        if hello.token is not None:
            self.guest = await services.guests.of_token(hello.token)
        self.name = await services.guests.name(self.guest)
        self._greeted, self.by_hand = True, hello.by_hand
        version = metadata.version("doubloon")
        self.send(
            answers.Welcome(guest=self.guest, name=self.name, protocol=PROTOCOL, version=version)
        )
        for name, seen in hello.seen.items():
            try:
                await self.open(await services.tables.find(name), seen)
            except DoubloonError as error:
                self._refuse(error, "", name)

    async def _act(self, wish: requests.Act) -> None:
        """The way of an act: docs/server.md."""
        table, begun = self._table(wish), time.perf_counter()
        if not self.account.pays():
            raise LimitError("limit-steps")
        await table.do(table.act, self, wish)
        seconds, metrics = time.perf_counter() - begun, self._services.context.metrics
        metrics.act_times[bisect_left(SECONDS, seconds)] += 1
        metrics.act_seconds += seconds

    async def _answer(self, wish: ClientMessage) -> answers.ServerMessage:
        services, table = self._services, None
        match wish:
            case requests.Create():
                await services.budget.take_table(self._address)
                table = await services.tables.create(self.guest, wish)
                await self.open(table, None)
            case requests.Open():
                table = await services.tables.find(wish.table)
                await self.open(table, wish.seen)
            case requests.Claim():
                at, _, token = wish.link.partition(".")
                table = await services.tables.find(at)
                await table.do(seating.claim_seats, table, self, token)
                await self.open(table, None)
            case requests.Name():
                name = await services.guests.rename(self.guest, wish.name)
                services.rename(self.guest, name)
            case requests.Prefer():
                self._prefer(wish)
            case requests.Forget():
                await services.forget(self.guest)
            case requests.TableRequest() | requests.Agree():
                return await self._answer_at(self._table(wish), wish)
            case _:
                raise AssertionError(wish)
        return answers.Done(id=wish.id, table=None if table is None else table.id)

    def _prefer(self, wish: requests.Prefer) -> None:
        self.by_hand = wish.by_hand
        for table in self._tables.values():
            table.presence.note_preference(self.guest)
            table.reconsider()

    async def _answer_at(self, table: Table, wish: AtTable) -> answers.ServerMessage:
        """Carry out a request about a table that this connection watches."""
        match wish:
            case requests.Ask():
                return table.current().ask(self.guest, wish, table.id, table.lobby)
            case requests.Link():
                return await table.do(seating.make_link, table, self, wish)
            case requests.Rematch():
                table = await self._rematch(table)
            case requests.Close():
                self.drop_table(table.id)
                watching.unwatch(table, self)
            case requests.Start():
                await table.do(starting.start, table, self, wish)
            case requests.Agree():
                await table.do(starting.change_terms, table, self, wish)
            case requests.Roll():
                await table.do(table.roll, self, wish)
            case requests.Chat():
                await table.do(seating.chat, table, self, wish)
            case _:
                await table.do(seating.change_seats, table, self, wish)
        return answers.Done(id=wish.id, table=table.id)

    async def _rematch(self, old: Table) -> Table:
        """Open the next table for everybody who watches the old one."""
        new = await old.do(self._open_rematch, old)
        for watcher in [*old.presence.watchers]:
            if isinstance(watcher, Connection):
                with suppress(DoubloonError):
                    await watcher.open(new, None)
        return new

    async def _open_rematch(self, old: Table) -> Table:
        lobby.check_rematch(old.lobby, self.guest)
        if old.lobby.next is None:
            await self._services.budget.take_table(self._address)
        return await self._services.tables.rematch(old, self)

    async def open(self, table: Table, seen: int | None) -> None:
        """Watch a table; the client has seen its steps up to this one."""
        if table.id not in self._tables and len(self._tables) >= MOST_TABLES:
            raise LimitError("limit-tables", most=MOST_TABLES)
        was_open = table.id in self._tables
        self._tables[table.id] = table  # first, so that it is left whatever happens
        try:
            await table.do(watching.watch, table, self, seen)
            self._services.tables.note_opened(table.id)
        except DoubloonError:
            if not was_open:
                self.drop_table(table.id)
            raise

    def _table(self, wish: AtTable) -> Table:
        if (table := self._tables.get(wish.table) or self._find(wish.table)) is None:
            raise TableError("table-not-open", table=wish.table)
        return table

    def _find(self, name: str) -> Table | None:
        """A table that this connection watches, by its id or its code."""
        if (table := self._tables.get(name)) is not None:
            return table
        code = clean_code(name)
        return next((table for table in self._tables.values() if table.code == code), None)


class _Named(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: Id = ""


_named = msgspec.json.Decoder(_Named)


def _read_id(frame: str | bytes) -> str:
    """The id of a message that may be wrong in everything else."""
    try:
        return _named.decode(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _decode(frame: str | bytes) -> ClientMessage:
    if not isinstance(frame, str):
        raise MessageError("message-binary")
    try:
        return requests.decode(frame)
    except msgspec.ValidationError as error:
        raise MessageError("message-field", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError("message-json", detail=str(error)) from None
