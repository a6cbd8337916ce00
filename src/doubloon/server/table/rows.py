"""A table as storage keeps it, and back."""

from dataclasses import dataclass, replace

import msgspec

from doubloon.core.fairness import BY_TURN
from doubloon.games import find
from doubloon.server.storage.protocol import PlayRow, TableRow
from doubloon.server.table.context import now
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.options import TableOptions

RULINGS = 1
"""Rulings so far that changed what an edition says (CHANGELOG)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Kept:
    """The JSON of `TableRow.options`."""

    terms: TableOptions
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    links: dict[str, str]
    next: str | None = None
    previous: str | None = None
    changes: int = 0
    first: TableOptions | None = None
    rulings: int = 0
    """How many rulings on the rules were in force when this was written."""


def to_play(
    id: str, options: TableOptions, secret: str, opened: str, version: int = BY_TURN
) -> PlayRow:
    """A play as it is agreed on."""
    return PlayRow(
        id=id,
        game=options.game,
        edition=options.edition,
        readings=dict(options.readings),
        target=options.target,
        seats=options.seats,
        dice=options.dice,
        secret=secret,
        opened=opened,
        components=options.components,
        version=version,
    )


def to_row(id: str, code: str, options: TableOptions, lobby: Lobby, play: str) -> TableRow:
    kept = _Kept(
        terms=options,
        muted=lobby.muted,
        removed=lobby.removed,
        links=lobby.links,
        next=lobby.next,
        previous=lobby.previous,
        changes=lobby.terms,
        first=lobby.first,
        rulings=RULINGS,
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
        "previous": kept.previous,
        "terms": kept.changes,
    }
    return _with_earlier_readings(kept), replace(msgspec.convert(lobby, Lobby), first=kept.first)


def _with_earlier_readings(kept: _Kept) -> TableOptions:
    """The options; a table from before a ruling keeps the readings its edition had then."""
    options, game = kept.terms, find(kept.terms.game)
    if kept.rulings >= RULINGS or game is None:
        return options
    readings = {**game.earlier_readings(options.edition), **options.readings}
    return replace(options, readings=msgspec.convert(readings, dict[str, bool | int | str]))


def _to_seat(place: Place) -> dict[str, object]:
    """Storage knows `guest`, `level` and `name`."""
    return {
        "guest": place.guest,
        "level": place.bot,
        "away": place.away,
        "text": place.text,
        **({"given": place.given} if place.given else {}),
        **({"name": place.name} if place.name else {}),
    }


def _from_seat(seat: dict[str, object]) -> dict[str, object]:
    names = {"level": "bot"}
    return {names.get(name, name): value for name, value in seat.items()}
