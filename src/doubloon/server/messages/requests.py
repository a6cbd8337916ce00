"""Everything a client can say to the server."""

from typing import Annotated

import msgspec
from msgspec import Meta, field

from doubloon.server.messages.wire import (
    ACT_LONGEST,
    CHAT_LONGEST,
    NAME_LONGEST,
    DiceSource,
    Fairness,
    Id,
    Key,
    Message,
    Number,
    Reading,
    SeatNumber,
    Text,
)


class Request(Message, frozen=True, kw_only=True):
    """Something a client wants; it is answered once, with the same id."""

    id: Id = ""


class TableRequest(Request, frozen=True, kw_only=True):
    table: Key


class Hello(Message, frozen=True, kw_only=True):
    """The first message: who comes, and the last step seen at each table."""

    token: Annotated[str, Meta(max_length=128)] | None = None
    seen: Annotated[dict[Key, Number], Meta(max_length=20)] = field(default_factory=dict)


class Name(Request, frozen=True, kw_only=True):
    """What the guest wants to be called."""

    name: Annotated[str, Meta(max_length=NAME_LONGEST)]


class Create(Request, frozen=True, kw_only=True):
    """A new table; whoever makes it is its host."""

    game: Key
    edition: Key | None = None
    readings: Annotated[dict[Key, Reading], Meta(max_length=50)] = field(default_factory=dict)
    target: Annotated[int, Meta(ge=0, le=100_000_000)] | None = None
    seats: SeatNumber
    public: bool = False
    timer: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    """Seconds for one decision."""
    undo: bool = True
    dice: DiceSource = "server"
    level: Key = "cabin-boy"
    """Who plays for a seat that left, gave up or ran out of time."""
    shuffle: bool | None = None
    """Whether the seats are dealt out anew at the start; null: as the game has it."""


class Open(TableRequest, frozen=True, kw_only=True):
    """Watch a table, by its id or its code."""

    seen: Number | None = None


class Close(TableRequest, frozen=True, kw_only=True):
    """Watch a table no longer; a seat held there is kept."""


class Sit(TableRequest, frozen=True, kw_only=True):
    """Take a free seat, or give a seat one holds a new text for the dice."""

    seat: SeatNumber
    text: Fairness = "-"
    name: Annotated[str, Meta(max_length=NAME_LONGEST)] = ""
    """Who plays here, where one guest holds seats for several people; empty: the guest."""


class Stand(TableRequest, frozen=True, kw_only=True):
    """Leave one seat: it is free before the start, and played on by a bot after it."""

    seat: SeatNumber


class Fill(TableRequest, frozen=True, kw_only=True):
    """The host puts a bot into a free seat, another bot into a bot's, or takes it out."""

    seat: SeatNumber
    level: Key | None = None


class Start(TableRequest, frozen=True, kw_only=True):
    """The host begins the play; every seat must be taken."""


class Act(TableRequest, frozen=True, kw_only=True):
    """A step in the notation, its own seat included: `p1 reroll mp`."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    n: Number
    """The number the step will have: one more than the last step seen."""
    text: Text


class Ask(TableRequest, frozen=True, kw_only=True):
    """How a half-written act of the seat to act may go on, or what forbids it."""

    n: Number
    prefix: Annotated[str, Meta(max_length=ACT_LONGEST)] = ""


class Leave(TableRequest, frozen=True, kw_only=True):
    """Leave every seat held at a table."""


class Return(TableRequest, frozen=True, kw_only=True):
    """Take back the seats a bot has been playing on."""


class Rematch(TableRequest, frozen=True, kw_only=True):
    """A new table with the same terms and the same people, once the play is over."""


class Chat(TableRequest, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LONGEST)]


class Mute(TableRequest, frozen=True, kw_only=True):
    """The host lets a guest chat or not."""

    guest: Key
    muted: bool = True


class Remove(TableRequest, frozen=True, kw_only=True):
    """The host sends a guest away for good; a seat in play goes on with a bot."""

    guest: Key


class Link(TableRequest, frozen=True, kw_only=True):
    """A link that moves the guest's seats at a table to another device, once."""


class Claim(Request, frozen=True, kw_only=True):
    """Use such a link."""

    link: Annotated[str, Meta(min_length=1, max_length=200)]


class Forget(Request, frozen=True, kw_only=True):
    """Erase the guest's name and all the guest said; what was played stays."""


ClientMessage = (
    Hello | Name | Create | Open | Close | Sit | Stand | Fill | Start | Act | Ask | Leave
    | Return | Rematch | Chat | Mute | Remove | Link | Claim | Forget
)  # fmt: skip

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(frame: str) -> ClientMessage:
    return _decoder.decode(frame)
