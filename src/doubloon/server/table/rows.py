"""A table as storage keeps it, and back."""

from dataclasses import dataclass

import msgspec

from doubloon.server.storage.protocol import TableRow
from doubloon.server.table.context import now
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.options import TableOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class _Kept:
    """The JSON of `TableRow.options`."""

    terms: TableOptions
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    links: dict[str, str]
    next: str | None = None


def to_row(id: str, code: str, options: TableOptions, lobby: Lobby, play: str) -> TableRow:
    kept = _Kept(
        terms=options,
        muted=lobby.muted,
        removed=lobby.removed,
        links=lobby.links,
        next=lobby.next,
    )
    return TableRow(
        id=id,
        code=code,
        options=msgspec.to_builtins(kept),
        seats=[_to_seat(place) for place in lobby.places],
        host=lobby.host,
        play=play,
        public=options.public,
        state=lobby.state,
        touched=now(),
    )


def from_row(row: TableRow) -> tuple[TableOptions, Lobby]:
    kept = msgspec.convert(row.options, _Kept)
    lobby = {
        "host": row.host,
        "places": [_from_seat(seat) for seat in row.seats],
        "state": row.state,
        "muted": kept.muted,
        "removed": kept.removed,
        "links": kept.links,
        "next": kept.next,
    }
    return kept.terms, msgspec.convert(lobby, Lobby)


def _to_seat(place: Place) -> dict[str, object]:
    """Storage knows `guest`, `level` and `name`."""
    return {
        "guest": place.guest,
        "level": place.bot,
        "away": place.away,
        "text": place.text,
        **({"name": place.name} if place.name else {}),
    }


def _from_seat(seat: dict[str, object]) -> dict[str, object]:
    names = {"level": "bot"}
    return {names.get(name, name): value for name, value in seat.items()}
