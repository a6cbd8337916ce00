"""What everybody may know about a table."""

from collections.abc import Mapping
from typing import Any

from doubloon.core.fairness import commitment
from doubloon.core.setup import Seat
from doubloon.server.bots.crew import Crew
from doubloon.server.messages.answers import Agreed, EarlierTerms, SeatInfo, TableInfo
from doubloon.server.storage.protocol import StoredPlay
from doubloon.server.table.context import ERASED
from doubloon.server.table.lobby import Lobby
from doubloon.server.table.options import TableOptions
from doubloon.server.table.presence import Presence
from doubloon.server.table.running import is_away


def describe_table(
    id: str,
    code: str,
    options: TableOptions,
    lobby: Lobby,
    play: StoredPlay,
    presence: Presence,
    names: Mapping[str, str],
    resigned: frozenset[Seat],
    crew: Crew,
) -> TableInfo:
    secret = "" if options.table_dice else play.row.secret
    over = play.over and lobby.state == "over"  # both are stored, and one may be damaged
    return TableInfo(
        id=id,
        code=code,
        state=lobby.state,
        game=options.game,
        **_describe_terms(options),
        terms=lobby.terms,
        first=None if lobby.first is None else _describe_first(lobby.first),
        host=lobby.host,
        seats=[
            _describe_seat(
                Seat(n), lobby, presence, names, resigned, crew, real_dice=options.table_dice
            )
            for n in range(len(lobby.places))
        ],
        muted=[*lobby.muted],
        spectators=presence.count_spectators(lobby.people),
        play=play.row.id,
        commitment=commitment(bytes.fromhex(secret)) if secret else "",
        fairness=play.row.version,
        texts=None if play.texts is None else [*play.texts],
        seating=None if play.seating is None else [*play.seating],
        secret=secret if over and secret else None,
        next=lobby.next,
        previous=lobby.previous,
    )


def _describe_terms(options: TableOptions) -> dict[str, Any]:
    return {name: getattr(options, name) for name in Agreed.__struct_fields__}


def _describe_first(options: TableOptions) -> EarlierTerms:
    return EarlierTerms(**_describe_terms(options), seats=options.seats)


def _describe_seat(
    seat: Seat,
    lobby: Lobby,
    presence: Presence,
    names: Mapping[str, str],
    resigned: frozenset[Seat],
    crew: Crew,
    *,
    real_dice: bool,
) -> SeatInfo:
    place = lobby.places[seat]
    guest = place.guest
    away = guest is not None and is_away(guest, seat, lobby, presence)
    by_bot = lobby.state == "playing" and (guest is None or away or seat in resigned)
    name = place.bot or "" if guest is None else place.name or names.get(guest, ERASED)
    return SeatInfo(
        seat=seat + 1,
        guest=guest,
        name=name,
        bot=place.bot,
        away=away,
        here=guest is not None and presence.is_here(guest),
        resigned=seat in resigned,
        ready=not place.free and (real_dice or lobby.state != "open" or not place.lacks_text),
        plays_as=crew.get(seat) if by_bot else None,
    )
