"""Who sits where: the seats of a table as a value, and what people do with them.

Nothing here waits, stores or sends. Every function returns the new lobby, or refuses.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from doubloon.core.fairness import NO_TEXT
from doubloon.core.notation import write_seat
from doubloon.core.setup import Seat
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.wire import TablePhase
from doubloon.server.table.options import TableOptions


@dataclass(frozen=True, slots=True)
class Place:
    """One seat: a guest's, a bot's, or nobody's."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False
    """Whether the guest left; a bot plays until the guest returns."""
    text: str = NO_TEXT
    """The client seed that the guest has given."""
    name: str = ""
    """Who plays here if not the guest: several people can share a device."""
    given: int = 0
    """The order in which client seeds were given: the last one has the highest number."""

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def lacks_text(self) -> bool:
        """Whether a guest sits here who has not given a client seed."""
        return self.guest is not None and self.text == NO_TEXT


@dataclass(frozen=True, kw_only=True)
class Lobby:
    host: str
    places: tuple[Place, ...]
    state: TablePhase = "open"
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    links: dict[str, str] = field(default_factory=dict)
    """By the hash of a link that was not used yet: the guest whose seats it moves."""
    next: str | None = None
    previous: str | None = None
    """The table of which this one is the rematch."""
    terms: int = 0
    """How often the terms were changed."""
    first: TableOptions | None = None
    """The terms before the first change."""

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        return self.seats.get(guest, ())

    @cached_property
    def seats(self) -> dict[str, tuple[Seat, ...]]:
        """The seats that each guest holds."""
        held: dict[str, tuple[Seat, ...]] = {}
        for n, place in enumerate(self.places):
            if place.guest is not None:
                held[place.guest] = (*held.get(place.guest, ()), Seat(n))
        return held

    @property
    def people(self) -> tuple[str, ...]:
        """Every guest who holds a seat, once each."""
        return tuple(dict.fromkeys(place.guest for place in self.places if place.guest))

    @property
    def texts(self) -> tuple[str, ...]:
        """The client seeds in the order in which they were given, then `-` for other seats."""
        given = [place for place in self.places if place.guest and not place.lacks_text]
        given.sort(key=lambda place: place.given)
        missing = len(self.places) - len(given)
        return (*(place.text for place in given), *(NO_TEXT,) * missing)


def sit(
    lobby: Lobby, guest: str, seat: Seat, text: str = NO_TEXT, name: str | None = None
) -> Lobby:
    """Take a free seat; in a seat of one's own, change what is given anew."""
    place = _find_place(lobby, seat)
    _check_open(lobby)
    _check_welcome(lobby, guest)
    if place.guest != guest:
        if not place.free:
            raise TableError("table-seat-taken", seat=write_seat(seat))
        place = Place(guest)
    if text not in (NO_TEXT, place.text):
        if text in lobby.texts:
            raise TableError("table-text-used")
        place = replace(place, text=text, given=1 + max(other.given for other in lobby.places))
    return _replace_place(lobby, seat, place if name is None else replace(place, name=name))


def stand(lobby: Lobby, guest: str, seat: Seat) -> Lobby:
    """Leave a seat: it is free before the start; afterwards a bot plays it."""
    place = _find_place(lobby, seat)
    if place.guest != guest:
        raise TableError("table-not-yours", seat=write_seat(seat))
    left = Place() if lobby.state == "open" else replace(place, away=True)
    return _with_present_host(_replace_place(lobby, seat, left))


def leave(lobby: Lobby, guest: str) -> Lobby:
    """Leave every seat the guest holds."""
    if not (seats := lobby.seats_of(guest)):
        raise TableError("table-no-seat-held")
    for seat in seats:
        lobby = stand(lobby, guest, seat)
    return lobby


def come_back(lobby: Lobby, guest: str) -> Lobby:
    if not (seats := lobby.seats_of(guest)):
        raise TableError("table-no-seat-held")
    for seat in seats:
        lobby = _replace_place(lobby, seat, replace(lobby.places[seat], away=False))
    return lobby


def fill(lobby: Lobby, guest: str, seat: Seat, level: str | None) -> Lobby:
    place = _find_place(lobby, seat)
    _check_host(lobby, guest)
    _check_open(lobby)
    if place.guest is not None:
        raise TableError("table-seat-taken", seat=write_seat(seat))
    return _replace_place(lobby, seat, Place(bot=level))


def check_terms(lobby: Lobby, guest: str) -> None:
    """Refuse a guest who cannot change the terms, or cannot any more."""
    _check_host(lobby, guest)
    _check_open(lobby)


def agree(lobby: Lobby, old: TableOptions, new: TableOptions) -> Lobby:
    """Everybody stays where they sit. A seat that disappears must be free, or a bot's."""
    kept, gone = lobby.places[: new.seats], lobby.places[new.seats :]
    lost = [write_seat(Seat(n)) for n, place in enumerate(gone, start=new.seats) if place.guest]
    if lost:
        raise TableError("table-seats-lost", seats=", ".join(lost), left=new.seats)
    places = (*kept, *(Place(),) * (new.seats - len(kept)))
    return replace(lobby, places=places, terms=lobby.terms + 1, first=lobby.first or old)


def drop_texts(lobby: Lobby) -> Lobby:
    """Ask everybody for a new client seed."""
    places = tuple(replace(place, text=NO_TEXT, given=0) for place in lobby.places)
    return replace(lobby, places=places)


def check_start(
    lobby: Lobby, guest: str, terms: int | None = None, *, real_dice: bool = False
) -> None:
    """Refuse a start: not the host's, of other terms, or without somebody's seat or seed."""
    _check_host(lobby, guest)
    _check_open(lobby)
    if terms not in (None, lobby.terms):
        raise TableError("table-terms-changed")
    if free := [write_seat(Seat(n)) for n, place in enumerate(lobby.places) if place.free]:
        raise TableError("table-seats-free", seats=", ".join(free))
    lacking = [write_seat(Seat(n)) for n, place in enumerate(lobby.places) if place.lacks_text]
    if lacking and not real_dice:
        raise TableError("table-texts-missing", seats=", ".join(lacking))


def start(lobby: Lobby, order: Sequence[int]) -> Lobby:
    """Start the play with the seats in this order, given as their numbers until now."""
    return replace(lobby, state="playing", places=tuple(lobby.places[n - 1] for n in order))


def finish(lobby: Lobby) -> Lobby:
    return replace(lobby, state="over")


def reopen(lobby: Lobby) -> Lobby:
    return replace(lobby, state="playing")


def mute(lobby: Lobby, guest: str, other: str, *, muted: bool) -> Lobby:
    _check_host(lobby, guest)
    rest = tuple(who for who in lobby.muted if who != other)
    return replace(lobby, muted=(*rest, other)[-_MOST:] if muted else rest)


def remove(lobby: Lobby, guest: str, other: str, level: str) -> Lobby:
    """Send a guest away. The guest's seats become free, or this bot's once the play runs."""
    _check_host(lobby, guest)
    if guest == other:
        raise TableError("table-remove-self")
    empty = Place() if lobby.state == "open" else Place(bot=level)
    places = tuple(empty if place.guest == other else place for place in lobby.places)
    removed = tuple(who for who in lobby.removed if who != other)
    return replace(lobby, places=places, removed=(*removed, other)[-_MOST:])


def link(lobby: Lobby, guest: str, link_hash: str) -> Lobby:
    """Add a link that moves this guest's seats; an older link stops working."""
    if not lobby.seats_of(guest):
        raise TableError("table-no-seat-held")
    links = {old: whose for old, whose in lobby.links.items() if whose != guest}
    return replace(lobby, links={**links, link_hash: guest})


def claim(lobby: Lobby, guest: str, link_hash: str) -> Lobby:
    """Move the seats of a link to this guest."""
    _check_welcome(lobby, guest)
    if (whose := lobby.links.get(link_hash)) is None:
        raise TableError("table-link")
    places = tuple(
        replace(place, guest=guest, away=False) if place.guest == whose else place
        for place in lobby.places
    )
    links = {old: who for old, who in lobby.links.items() if old != link_hash}
    host = guest if lobby.host == whose else lobby.host
    return replace(lobby, places=places, links=links, host=host)


def rematch(lobby: Lobby, guest: str, table: str) -> Lobby:
    """The lobby of a new table for the same people in the same seats, after this table.

    Everybody has to give a new client seed.
    """
    if lobby.state != "over":
        raise TableError("table-not-over")
    if not lobby.seats_of(guest):
        raise TableError("table-no-seat-held")
    places = tuple(Place(place.guest, place.bot, name=place.name) for place in lobby.places)
    return Lobby(
        host=guest, places=places, muted=lobby.muted, removed=lobby.removed, previous=table
    )


def forget(lobby: Lobby, guest: str) -> Lobby:
    """Remove the names that this guest gave to seats."""
    places = tuple(
        replace(place, name="") if place.guest == guest else place for place in lobby.places
    )
    return replace(lobby, places=places)


def set_next(lobby: Lobby, table: str) -> Lobby:
    """Remember the table of the rematch."""
    return replace(lobby, next=table)


def check_chat(lobby: Lobby, guest: str) -> None:
    """Refuse a guest who is muted or was sent away."""
    _check_welcome(lobby, guest)
    if guest in lobby.muted:
        raise TableError("table-muted")


def check_watch(lobby: Lobby, guest: str) -> None:
    """Refuse a guest who was sent away."""
    _check_welcome(lobby, guest)


def _find_place(lobby: Lobby, seat: Seat) -> Place:
    if not 0 <= seat < len(lobby.places):
        raise TableError("table-no-seat", seat=write_seat(seat), seats=len(lobby.places))
    return lobby.places[seat]


def _replace_place(lobby: Lobby, seat: Seat, place: Place) -> Lobby:
    places = (*lobby.places[:seat], place, *lobby.places[seat + 1 :])
    return replace(lobby, places=places)


def _with_present_host(lobby: Lobby) -> Lobby:
    """Make somebody the host who is still there."""
    present = [*_present(lobby)]
    return lobby if lobby.host in present or not present else replace(lobby, host=present[0])


def _present(lobby: Lobby) -> Iterator[str]:
    return (place.guest for place in lobby.places if place.guest and not place.away)


def _check_host(lobby: Lobby, guest: str) -> None:
    if guest != lobby.host:
        raise TableError("table-host-only")


def _check_open(lobby: Lobby) -> None:
    if lobby.state != "open":
        raise TableError("table-started")


def _check_welcome(lobby: Lobby, guest: str) -> None:
    if guest in lobby.removed:
        raise TableError("table-removed")


_MOST = 200
"""How many guests a table remembers as muted, and as sent away."""
