"""What everybody may know about a table."""

from typing import TYPE_CHECKING

from doubloon.core.fairness import commitment
from doubloon.core.setup import Seat
from doubloon.server.messages.answers import SeatInfo, TableInfo
from doubloon.server.table.context import ERASED

if TYPE_CHECKING:
    from doubloon.server.table.table import Table


def info(table: "Table") -> TableInfo:
    terms, lobby, play = table.terms, table.lobby, table.play
    secret = play.row.secret
    here = {watcher.guest for watcher in table.watchers}
    return TableInfo(
        id=table.id,
        code=table.code,
        state=lobby.state,
        game=terms.game,
        edition=terms.edition,
        readings=terms.readings,
        target=terms.target,
        public=terms.public,
        timer=terms.timer,
        undo=terms.undo,
        dice=terms.dice,
        level=terms.level,
        shuffle=terms.shuffle,
        host=lobby.host,
        seats=[_seat(table, Seat(n)) for n in range(len(lobby.places))],
        muted=[*lobby.muted],
        spectators=len(here - {*lobby.people}),
        play=play.row.id,
        commitment=commitment(bytes.fromhex(secret)) if secret else "",
        texts=None if play.texts is None else [*play.texts],
        secret=secret if play.over and secret else None,
        next=lobby.next,
    )


def _seat(table: "Table", seat: Seat) -> SeatInfo:
    place = table.lobby.places[seat]
    resigned = table.playing.course.play.resigned if table.playing else frozenset()
    if place.guest is None:
        name = place.bot or ""
    else:
        name = place.name or table.names.get(place.guest, ERASED)
    return SeatInfo(
        seat=seat + 1,
        guest=place.guest,
        name=name,
        bot=place.bot,
        away=place.guest is not None and table.is_away(place),
        here=place.guest is not None and table.is_here(place.guest),
        resigned=seat in resigned,
    )
