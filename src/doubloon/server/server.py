"""The whole server without its network: tables, guests, connections and their limits."""

import asyncio
from contextlib import suppress

import structlog

from doubloon.server.metrics import Metrics
from doubloon.server.session.connection import Connection
from doubloon.server.session.guests import Guests, key_of
from doubloon.server.session.limits import Buckets, Connections
from doubloon.server.settings import Settings
from doubloon.server.storage.ledger import Ledger
from doubloon.server.table.context import Hall, Thinking
from doubloon.server.table.replays import Replays
from doubloon.server.table.tables import Tables

log = structlog.get_logger()


class House:
    def __init__(self, settings: Settings, thinkers: Thinking) -> None:
        ledger = Ledger.open(settings.database)
        self.hall = Hall(settings, ledger, thinkers, Metrics())
        self.guests = Guests(self.hall, key_of(settings.database, settings.key))
        self.tables = Tables(self.hall)
        self.connections: set[Connection] = set()
        self.open_connections = Connections(settings.connections)
        rate, every = settings.address_rate, settings.new_table_every
        self.addresses = Buckets(rate, rate * settings.burst)
        self.makings = Buckets(1 / every if every else 0, 20)
        self.retellings = Buckets(settings.retellings, 20)
        self.replays = Replays()
        self.closing = False
        self._tasks: list[asyncio.Task[None]] = []
        self.hall.metrics.connections.set_function(lambda: len(self.connections))

    def open(self) -> None:
        """Go on with what a restart interrupted, and look after idle tables."""
        self._tasks = [
            asyncio.create_task(self.tables.resume()),
            asyncio.create_task(self._sweep()),
        ]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.sweep)
            self.tables.sweep()

    def renamed(self, guest: str, name: str) -> None:
        for connection in self.connections:
            if connection.guest == guest:
                connection.name = name
        for table in self.tables:
            table.rename(guest, name)

    def say_goodbye(self) -> None:
        self.closing = True
        for connection in [*self.connections]:
            connection.dismiss("shutdown")

    async def close(self) -> None:
        """Store what is being done, say goodbye, and let go of everything."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.tables.close()
        await self.hall.thinkers.close()
        await self.hall.ledger.close()
        log.info("closed")
