"""What a connection needs of the server."""

from dataclasses import dataclass, field
from functools import partial
from typing import Literal, Protocol

from doubloon.server.session.budget import Budget
from doubloon.server.session.guests import Guests
from doubloon.server.session.limits import Buckets
from doubloon.server.table import seating
from doubloon.server.table.context import Context
from doubloon.server.table.tables import Tables

Farewell = Literal["shutdown", "too-slow", "flood", "idle", "forgotten"]
"""Why the server closes a connection."""


class Client(Protocol):
    """A connection, as the server knows it."""

    guest: str
    name: str

    def say_goodbye(self, reason: Farewell) -> None: ...


@dataclass(slots=True)
class Services:
    context: Context
    guests: Guests
    tables: Tables
    addresses: Buckets
    """Messages and requests of each address."""
    budget: Budget
    clients: set[Client] = field(default_factory=set)
    """All open connections."""

    def rename(self, guest: str, name: str) -> None:
        """Use a guest's new name everywhere."""
        for client in self.clients:
            if client.guest == guest:
                client.name = name
        for table in self.tables:
            table.rename(guest, name)

    async def forget(self, guest: str) -> None:
        """Erase a guest, whose seats bots play on."""
        self.rename(guest, await self.guests.forget(guest))
        for table in self.tables:
            if table.lobby.seats_of(guest) and table.lobby.state != "over":
                table.post(partial(seating.leave_seats, table, guest))

    def part_with(self, guest: str) -> None:
        """Close the connections of a guest who was forgotten."""
        for client in [*self.clients]:
            if client.guest == guest:
                client.say_goodbye("forgotten")
