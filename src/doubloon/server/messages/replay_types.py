"""What HTTP answers about plays that are over, and how it refuses."""

from typing import Annotated, Any

from msgspec import Meta, field

from doubloon.server.messages.answers import Outcome, Step
from doubloon.server.messages.story import Sentence
from doubloon.server.messages.wire import Number, Plain, SeatNumber


class Problem(Plain, frozen=True, kw_only=True):
    """Why something was refused: an ID for the catalogues, and facts."""

    error: str
    problem: str
    clause: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict)
    step: int | None = None
    """The step of a record that was refused, counted from one."""


class Stretch(Plain, frozen=True, kw_only=True):
    """Which part of a replay is wanted, and whose view of it."""

    seat: SeatNumber | None = None
    """None: a spectator's."""
    start: Number = 0


class Frame(Plain, frozen=True, kw_only=True):
    """Where a play stood after step n; 0 is the opening."""

    n: int
    step: Step | None
    """The step that led here as the viewer may know it; null for the opening and for a remark."""
    remark: str
    """The remark that stands here, if it is one."""
    to_act: int | None
    points: list[int]
    """What counted at this moment, by seat."""
    resigned: list[int]
    result: Outcome | None
    view: dict[str, Any]
    """What the game showed; nothing can be done any more, so `acts` is empty."""


class Replay(Plain, frozen=True, kw_only=True):
    """A stretch of a play as one seat saw it; seat null is a spectator."""

    game: str
    edition: str
    seats: list[str]
    """Names, in seat order."""
    seat: int | None
    steps: int
    """How many there are in the whole play."""
    start: int
    frames: list[Frame]


class Same(Plain, frozen=True, kw_only=True):
    """Neighbours in a row that come to the same step."""

    text: str
    copies: int


class Draw(Plain, frozen=True, kw_only=True):
    """A step of chance: so many numbers were drawn, each pointing into the same row."""

    n: int
    text: str
    """What the record says."""
    numbers: Annotated[int, Meta(ge=1)]
    row: int
    """Which of the rows; a number below its length, counted from 0, chooses the place."""
    story: list[Sentence]
    """What the step did; empty where the rules refuse it."""


class Promise(Plain, frozen=True, kw_only=True):
    """What the dice of a play are proved by; whether it holds is for the asker to find out."""

    play: str
    commitment: str
    texts: list[str]
    secret: str


class Draws(Plain, frozen=True, kw_only=True):
    """Everything needed to draw the chance of a play again."""

    game: str
    seats: list[str]
    steps: list[str]
    fairness: Promise
    rows: list[list[Same]]
    """What a number stands for: the step if every number drawn for it were this one."""
    draws: list[Draw]
    stopped: Problem | None
    """Why the record is refused after these draws, if it is."""
