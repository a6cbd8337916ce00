"""The whole server without its network: storage, tables, guests and limits."""

import asyncio
from contextlib import suppress

import structlog

from doubloon.server.bots.luck import LuckMeter
from doubloon.server.checking import CheckedPlays
from doubloon.server.metrics import Metrics
from doubloon.server.net.replays import Replays
from doubloon.server.net.reviews import Reviews
from doubloon.server.session.budget import Budget
from doubloon.server.session.guests import Guests, find_key
from doubloon.server.session.limits import Buckets, Connections, Turns
from doubloon.server.session.services import Services
from doubloon.server.settings import Settings
from doubloon.server.storage.protocol import Storage, StorageError
from doubloon.server.storage.sqlite.storage import open_storage
from doubloon.server.table.context import Bots, Context
from doubloon.server.table.tables import Tables

log = structlog.get_logger()

UNKNOWN = ""
"""Whoever pays for the bots of tables where nobody has acted since the server started."""


class Server:
    def __init__(self, settings: Settings, bots: Bots, storage: Storage | None = None) -> None:
        """Without a storage, the settings name the SQLite file to use."""
        storage = storage or open_storage(settings.database, alone=True)
        chat, budget = settings.chat_every, Budget(settings, storage)
        self.context = Context(
            settings,
            storage,
            bots,
            Metrics(),
            Buckets(1 / chat if chat else 0, 5),
            budget.account(UNKNOWN),
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
            budget=budget,
        )
        self.open_connections = Connections(settings.connections)
        self.replay_limit = Buckets(settings.replay_rate, 20)
        self.replay_turns = Turns(settings.replays_each, settings.replays_waiting)
        self.replays = Replays()
        self.luck = LuckMeter()
        self.reviews = Reviews(
            self.context.storage.reviews, most=settings.reviews, each=settings.reviews_each
        )
        self.closing = False
        self._tasks: list[asyncio.Task[None]] = []
        self.context.metrics.sources.append(bots.collect)
        clients = self.services.clients
        self.context.metrics.connections.set_function(lambda: len(clients))
        self.context.metrics.free_disk.set_function(lambda: budget.room.free)
        self.context.metrics.database.set_function(lambda: budget.room.size)

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
            with suppress(StorageError, OSError):
                await self.services.budget.room.has_room()

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
        await self.reviews.close()
        await self.replays.close()
        await self.context.storage.close()
        log.info("closed")
