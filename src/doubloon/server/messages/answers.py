"""Every message from the server to a client."""

from typing import Any, Literal

import msgspec
from msgspec import field

from doubloon.server.messages.box import Box
from doubloon.server.messages.story import Sentence
from doubloon.server.messages.wire import DiceSource, Message, Plain, TablePhase


class SeatInfo(Plain, frozen=True, kw_only=True):
    """Who sits in a seat: a guest, a bot, or nobody."""

    seat: int
    guest: str | None
    name: str
    bot: str | None
    away: bool
    """Whether a bot plays for the guest."""
    here: bool
    """Whether the guest is connected."""
    resigned: bool
    ready: bool
    """Whether the play can start with this seat: a bot's, or a guest's who has given a client seed
    for this play. With real dice nobody needs one."""
    plays_as: str | None
    """The weaker level at which the seat's bot plays because the crew is busy; null: its own."""


class Agreed(Plain, frozen=True, kw_only=True):
    """The terms of a table, besides its game and its seats."""

    edition: str
    readings: dict[str, bool | int | str]
    target: int | None
    public: bool
    timer: int | None
    undo: bool
    dice: DiceSource
    level: str
    shuffle: bool
    box: Box | None
    """The corrected box; null if it is the one that ships."""


class EarlierTerms(Agreed, frozen=True, kw_only=True):
    """Terms that were changed since."""

    seats: int
    """How many there were."""


class TableInfo(Agreed, frozen=True, kw_only=True):
    """Everything everybody may know about a table."""

    id: str
    code: str
    state: TablePhase
    game: str
    terms: int
    """The number of the terms: 0 at first, one more with every change."""
    first: EarlierTerms | None
    """The terms the table was opened with; null if they were never changed."""
    host: str
    seats: list[SeatInfo]
    muted: list[str]
    spectators: int
    play: str
    commitment: str
    fairness: int
    """The version of the scheme that the dice follow (docs/fairness.md): 1 or 2."""
    texts: list[str] | None
    """The client seeds in the order in which they were given, then `-` for every other seat; in
    version 1 in seat order. Null until the play starts."""
    seating: list[int] | None
    """For every seat its number before the seats were shuffled; null if the dice did not shuffle
    them."""
    secret: str | None
    """Published when the play is over."""
    next: str | None
    """The table of the rematch."""
    previous: str | None
    """The table of which this one is the rematch."""


PlayState = Literal["open", "playing", "over", "abandoned"]


class PlayOfTable(Plain, frozen=True, kw_only=True):
    """A play in the history of a table: the rematches before and after it, and itself."""

    table: str
    code: str
    play: str
    commitment: str
    """Empty where dice are real."""
    state: PlayState
    """`abandoned`: it is not over, and nothing has happened there for long."""
    opened: str
    secret: str | None
    """Published when the play is over."""


class Outcome(Plain, frozen=True, kw_only=True):
    """How a play ended; winners by seat."""

    points: list[int]
    winners: list[int]
    ending: str


class Step(Plain, frozen=True):
    """A step, and the seat whose turn it belongs to."""

    seat: int
    by: int | None
    """The seat that acted; null: chance."""
    words: list[str]
    """What was done, in the words of the notation, with `?` for cards the viewer cannot see."""
    text: str
    """The whole step in notation: `by` and `words`."""
    story: list[Sentence]
    """What the step did, in sentences."""
    summary: list[Sentence] | None
    """The result of the turn, if this step ended it."""


class Turn(Plain, frozen=True, kw_only=True):
    """A finished turn and its result."""

    seat: int
    outcome: str
    delta: list[int]
    """How the points of each seat changed."""
    steps: list[Step]
    story: list[Sentence]
    """The result in sentences."""
    details: dict[str, Any]
    """The result as the game's own type; docs/protocol.schema.json has its fields, by game."""


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


class TableState(Message, frozen=True, kw_only=True, tag="table"):
    """A table as it is now; sent whenever something about it changes."""

    table: str
    info: TableInfo


class View(Message, frozen=True):
    """The play as one seat sees it after step n; seat null is a spectator."""

    table: str
    n: int
    seat: int | None
    since: int
    """The number of the first of `steps`; n + 1 where there are none."""
    steps: list[Step]
    """The steps since the last view as this seat may know them; empty if too many are missing."""
    to_act: int | None
    turn: int
    """Whose turn it is, also while chance is due."""
    points: list[int]
    """What counts at this moment, by seat."""
    resigned: list[int]
    result: Outcome | None
    left: float | None
    """Seconds left for the decision."""
    view: dict[str, Any]
    """What the game shows; docs/protocol.schema.json has its fields, by game."""
    roll: bool = False
    """Whether the person in the seat `turn` is to make the first roll of the turn."""


class YourTurn(Message, frozen=True):
    table: str
    n: int
    """The number the act will have."""
    seat: int


class Done(Message, frozen=True):
    """A request was carried out. For an act, n is its number; it is stored."""

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
    """Chat lines of a table: the last ones when it is opened, later one at a time."""

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

    reason: Literal["shutdown", "too-slow", "flood", "idle", "forgotten"]


ServerMessage = (
    Welcome | TableState | View | YourTurn | Done | Refused | Asked | Chats | Linked | Gone
    | Goodbye
)  # fmt: skip

encode = msgspec.json.Encoder().encode
