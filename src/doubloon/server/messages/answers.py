"""Everything the server can say to a client."""

from typing import Any, Literal

import msgspec
from msgspec import field

from doubloon.server.messages.story import Sentence
from doubloon.server.messages.wire import DiceSource, Message, Plain, TableState


class SeatInfo(Plain, frozen=True, kw_only=True):
    """Who sits in a seat: a guest, a bot, or nobody."""

    seat: int
    guest: str | None
    name: str
    bot: str | None
    away: bool
    """Whether the guest left and a bot plays on."""
    here: bool
    """Whether the guest is connected."""
    resigned: bool


class TableInfo(Plain, frozen=True, kw_only=True):
    """Everything everybody may know about a table."""

    id: str
    code: str
    state: TableState
    game: str
    edition: str
    readings: dict[str, bool | int | str]
    target: int | None
    public: bool
    timer: int | None
    undo: bool
    dice: DiceSource
    level: str
    shuffle: bool
    host: str
    seats: list[SeatInfo]
    muted: list[str]
    spectators: int
    play: str
    commitment: str
    texts: list[str] | None
    """What the seats added to the dice; fixed when the play starts."""
    secret: str | None
    """Published when the play is over."""
    next: str | None
    """The table of the rematch."""


class Outcome(Plain, frozen=True, kw_only=True):
    """How a play ended; winners by seat."""

    points: list[int]
    winners: list[int]
    ending: str


class Step(Plain, frozen=True):
    """A step, and the seat whose turn it belongs to."""

    seat: int
    by: int | None
    """The seat that did it; null: chance."""
    words: list[str]
    """What was done, in the words of the notation, unseen cards as `?`."""
    text: str
    """The whole step in notation: `by` and `words`."""
    story: list[Sentence]
    """What it did."""
    summary: list[Sentence] | None
    """What the turn came to, if this step ended it."""


class Turn(Plain, frozen=True, kw_only=True):
    """What a finished turn came to."""

    seat: int
    outcome: str
    delta: list[int]
    """How the points of each seat changed."""
    steps: list[Step]
    story: list[Sentence]
    """What it came to, in sentences."""
    details: dict[str, Any]
    """The same as the game's own type; its fields are in docs/protocol.schema.json, by game."""


class Said(Plain, frozen=True, kw_only=True):
    guest: str
    name: str
    text: str
    at: str


class Welcome(Message, frozen=True, kw_only=True):
    guest: str
    name: str
    protocol: int
    version: str


class Table(Message, frozen=True, kw_only=True):
    """A table as it is now; sent whenever something about it changes."""

    table: str
    info: TableInfo


class View(Message, frozen=True):
    """The play as one seat sees it after step n; seat null is a spectator's."""

    table: str
    n: int
    seat: int | None
    since: int
    """The number of the first step told; n + 1 where none is."""
    steps: list[Step]
    """Steps since the last view as this seat may know them; empty where too many are missing."""
    to_act: int | None
    points: list[int]
    """What counts at this moment, by seat."""
    resigned: list[int]
    result: Outcome | None
    left: float | None
    """Seconds left for the decision."""
    view: dict[str, Any]
    """What the game shows; its fields are in docs/protocol.schema.json, by game."""


class YourTurn(Message, frozen=True):
    table: str
    n: int
    """The number the act will have."""
    seat: int


class Done(Message, frozen=True):
    """A request was carried out; an act also says the number it has, and now never loses."""

    id: str
    table: str | None = None
    n: int | None = None


class Refused(Message, frozen=True, kw_only=True):
    """A request was not carried out, and nothing has changed."""

    id: str
    table: str | None = None
    error: str
    """The kind of problem: `illegal-act`, `notation`, `table`, `message`, `limit`, …"""
    problem: str
    """Its name in the catalogues."""
    clause: str | None = None
    """The clause of the rules, where one was broken."""
    facts: dict[str, str | int] = field(default_factory=dict)
    n: int | None = None
    """The last step there is."""


class Asked(Message, frozen=True, kw_only=True):
    id: str
    table: str
    n: int
    prefix: str
    more: list[str]
    whole: bool
    clause: str | None = None
    problem: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict)


class Chats(Message, frozen=True, kw_only=True):
    """What was said at a table: the last of it on opening, one entry later on."""

    table: str
    said: list[Said]


class Linked(Message, frozen=True, kw_only=True):
    id: str
    table: str
    link: str


class Gone(Message, frozen=True, kw_only=True):
    """The host sent this guest away from a table."""

    table: str


class Goodbye(Message, frozen=True, kw_only=True):
    """The last message before the server closes the connection."""

    reason: Literal["shutdown", "too-slow", "flood", "idle"]


ServerMessage = (
    Welcome | Table | View | YourTurn | Done | Refused | Asked | Chats | Linked | Gone | Goodbye
)  # fmt: skip

encode = msgspec.json.Encoder().encode
