"""The whole server without its network: storage, tables, guests and limits."""

import asyncio
from contextlib import suppress

import structlog

from doubloon.server.bots.luck import LuckMeter
from doubloon.server.checking import CheckedPlays
from doubloon.server.metrics import Metrics
from doubloon.server.net.replays import Replays
from doubloon.server.session.guests import Guests, find_key
from doubloon.server.session.limits import Buckets, Connections
from doubloon.server.session.services import Services
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import Storage
from doubloon.server.storage.sqlite.storage import open_storage
from doubloon.server.table.context import Bots, Context
from doubloon.server.table.tables import Tables

log = structlog.get_logger()


class Server:
    def __init__(self, settings: Settings, bots: Bots, storage: Storage | None = None) -> None:
        """Without a storage, the settings name the SQLite file to use."""
        chat, every = settings.chat_every, settings.new_table_every
        self.context = Context(
            settings,
            storage or open_storage(settings.database, alone=True),
            bots,
            Metrics(),
            Buckets(1 / chat if chat else 0, 5),
        )
        self.guests = Guests(self.context, find_key(settings.database, settings.key))
        self.tables = Tables(self.context)
        self.plays = CheckedPlays(self.context.storage.plays)
        rate = settings.address_rate
        self.services = Services(
            self.context,
            self.guests,
            self.tables,
            addresses=Buckets(rate, rate * settings.burst),
            new_tables=Buckets(1 / every if every else 0, 20),
        )
        self.open_connections = Connections(settings.connections)
        self.replay_limit = Buckets(settings.replay_rate, 20)
        self.replays = Replays()
        self.luck = LuckMeter()
        self.closing = False
        self._tasks: list[asyncio.Task[None]] = []
        clients = self.services.clients
        self.context.metrics.connections.set_function(lambda: len(clients))

    def open(self) -> None:
        """Continue what a restart interrupted, and watch for idle tables."""
        self._tasks = [
            asyncio.create_task(self.tables.resume()),
            asyncio.create_task(self._sweep()),
        ]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.context.settings.sweep)
            self.tables.sweep()

    def say_goodbye(self) -> None:
        """Tell every client that the server stops."""
        self.closing = True
        for client in [*self.services.clients]:
            client.say_goodbye("shutdown")

    async def close(self) -> None:
        """Say goodbye, store what is being done, and release everything."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.tables.close()
        await self.context.bots.close()
        self.luck.close()
        await self.replays.close()
        await self.context.storage.close()
        log.info("closed")
