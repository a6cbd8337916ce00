"""Every message from a client to the server."""

from collections.abc import Callable
from typing import Annotated, Any

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
    """A message that is answered once, with the same id."""

    id: Id = ""


class TableRequest(Request, frozen=True, kw_only=True):
    table: Key


class Hello(Message, frozen=True, kw_only=True):
    """The first message: who connects, and the last step seen at each table."""

    token: Annotated[str, Meta(max_length=128)] | None = None
    seen: Annotated[dict[Key, Number], Meta(max_length=20)] = field(default_factory=dict)
    by_hand: bool = False
    """Whether whoever sits here makes the first roll of each turn; as `prefer` says later."""


class Name(Request, frozen=True, kw_only=True):
    """Set the guest's name."""

    name: Annotated[str, Meta(max_length=NAME_LONGEST)]


class Prefer(Request, frozen=True, kw_only=True):
    """Say whether the person at this connection makes the first roll of each turn."""

    by_hand: bool


class TermsRequest(Request, frozen=True, kw_only=True):
    """All terms of a table except its game."""

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
    """The bot that plays for a seat whose guest left, resigned or ran out of time."""
    shuffle: bool | None = None
    """Whether seats are shuffled at the start; null: as is usual in the game."""
    components: Annotated[dict[str, Any], Meta(max_length=50)] | None = None
    """A corrected box, as in a record. Null: that of the server, or the one agreed on before."""


class Create(TermsRequest, frozen=True, kw_only=True):
    """Open a new table; the guest becomes its host."""

    game: Key


class Open(TableRequest, frozen=True, kw_only=True):
    """Watch a table, by its id or its code."""

    seen: Number | None = None


class Close(TableRequest, frozen=True, kw_only=True):
    """Stop watching a table; seats there are kept."""


class Sit(TableRequest, frozen=True, kw_only=True):
    """Take a free seat, or change the client seed or name of a seat of one's own.

    What is left out stays as it is.
    """

    seat: SeatNumber
    text: Fairness = "-"
    """A play with dice of the server starts only when every guest's seat has one."""
    name: Annotated[str, Meta(max_length=NAME_LONGEST)] | None = None
    """Who plays here if not the guest, since several people can share a device; empty: nobody."""


class Stand(TableRequest, frozen=True, kw_only=True):
    """Leave one seat. It is free before the start; after it, a bot plays it."""

    seat: SeatNumber


class Fill(TableRequest, frozen=True, kw_only=True):
    """Put a bot into a seat that no guest holds, or remove it (level null). Host only."""

    seat: SeatNumber
    level: Key | None = None


class Agree(TermsRequest, frozen=True, kw_only=True):
    """Change the terms of a table before the start. Host only."""

    table: Key


class Start(TableRequest, frozen=True, kw_only=True):
    """Begin the play; every seat must be taken and ready. Host only."""

    terms: Number | None = None
    """The number of the terms to play by, as in the table's `info`; null: whatever they are."""


class Act(TableRequest, frozen=True, kw_only=True):
    """A step in notation, including its seat: `p1 reroll mp`."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    n: Number
    """The number the step will have: the last step seen plus one."""
    text: Text


class Roll(TableRequest, frozen=True, kw_only=True):
    """Make the first roll of a turn that waits for it."""

    n: Number
    """The number the roll will have: the last step seen plus one."""


class Ask(TableRequest, frozen=True, kw_only=True):
    """Ask how a half-written act of the seat to act can continue, or what forbids it."""

    n: Number
    prefix: Annotated[str, Meta(max_length=ACT_LONGEST)] = ""


class Leave(TableRequest, frozen=True, kw_only=True):
    """Leave every seat held at a table."""


class Return(TableRequest, frozen=True, kw_only=True):
    """Take back the seats that a bot plays for the guest."""


class Rematch(TableRequest, frozen=True, kw_only=True):
    """Open a new table with the same options and people, once the play is over."""


class Chat(TableRequest, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LONGEST)]


class Mute(TableRequest, frozen=True, kw_only=True):
    """Allow or forbid a guest to chat. Host only."""

    guest: Key
    muted: bool = True


class Remove(TableRequest, frozen=True, kw_only=True):
    """Send a guest away for good; a bot plays the guest's seats. Host only."""

    guest: Key


class Link(TableRequest, frozen=True, kw_only=True):
    """Ask for a link that moves the guest's seats to another device, once."""


class Claim(Request, frozen=True, kw_only=True):
    """Use such a link."""

    link: Annotated[str, Meta(min_length=1, max_length=200)]


class Forget(Request, frozen=True, kw_only=True):
    """Erase the guest's name and chat lines; the steps stay."""


ClientMessage = (
    Hello | Name | Prefer | Create | Open | Close | Sit | Stand | Fill | Agree | Start | Act | Roll
    | Ask | Leave | Return | Rematch | Chat | Mute | Remove | Link | Claim | Forget
)  # fmt: skip

AtTable = TableRequest | Agree
"""Every request about a table that is open. (A struct cannot have two bases.)"""

decode: Callable[[str], ClientMessage] = msgspec.json.Decoder[ClientMessage](ClientMessage).decode
