"""A table as the ledger keeps it, and back."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from doubloon.server.storage.ledger import TableRow
from doubloon.server.table.context import now
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.terms import Terms

if TYPE_CHECKING:
    from doubloon.server.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What is kept of a table beside its seats."""

    terms: Terms
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    links: dict[str, str]
    next: str | None = None


def row(table: "Table", lobby: Lobby) -> TableRow:
    kept = Kept(
        terms=table.terms,
        muted=lobby.muted,
        removed=lobby.removed,
        links=lobby.links,
        next=lobby.next,
    )
    return TableRow(
        id=table.id,
        code=table.code,
        options=msgspec.to_builtins(kept),
        seats=[_seat(place) for place in lobby.places],
        host=lobby.host,
        play=table.play.row.id,
        public=table.terms.public,
        state=lobby.state,
        touched=now(),
    )


def stored(row: TableRow) -> tuple[Terms, Lobby]:
    kept = msgspec.convert(row.options, Kept)
    lobby = {
        "host": row.host,
        "places": [_place(seat) for seat in row.seats],
        "state": row.state,
        "muted": kept.muted,
        "removed": kept.removed,
        "links": kept.links,
        "next": kept.next,
    }
    return kept.terms, msgspec.convert(lobby, Lobby)


def _seat(place: Place) -> dict[str, object]:
    """The ledger knows `guest`, `level` and `name`."""
    return {
        "guest": place.guest,
        "level": place.bot,
        "away": place.away,
        "text": place.text,
        **({"name": place.name} if place.name else {}),
    }


def _place(seat: dict[str, object]) -> dict[str, object]:
    names = {"level": "bot"}
    return {names.get(name, name): value for name, value in seat.items()}
