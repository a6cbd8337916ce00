"""HTTP answers about finished plays, and refusals over HTTP."""

from typing import Annotated, Any

from msgspec import Meta, field

from doubloon.server.messages.answers import Outcome, Step
from doubloon.server.messages.box import Box
from doubloon.server.messages.story import Sentence
from doubloon.server.messages.wire import Number, Plain, SeatNumber


class Problem(Plain, frozen=True, kw_only=True):
    """A refusal: an ID for the catalogues, and facts."""

    error: str
    problem: str
    clause: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict)
    step: int | None = None
    """The number of the step of a record that was refused."""


class Stretch(Plain, frozen=True, kw_only=True):
    """The part of a replay that is wanted, and whose view."""

    seat: SeatNumber | None = None
    """None: a spectator's."""
    start: Number = 0


class Frame(Plain, frozen=True, kw_only=True):
    """The position after step n; 0 is the opening."""

    n: int
    step: Step | None
    """The step that led here, as the viewer may know it; null for the opening and for a remark."""
    remark: str
    """The remark that stands here, if it is one."""
    to_act: int | None
    turn: int
    """Whose turn it was, also while chance was due."""
    points: list[int]
    """What counted at this moment, by seat."""
    resigned: list[int]
    result: Outcome | None
    view: dict[str, Any]
    """What the game showed; `acts` is empty because nothing can be done any more."""


class Replay(Plain, frozen=True, kw_only=True):
    """A stretch of a play as one seat saw it; seat null is a spectator."""

    game: str
    edition: str
    seats: list[str]
    """Names in seat order."""
    seat: int | None
    steps: int
    """The number of steps in the whole play."""
    start: int
    frames: list[Frame]
    box: Box | None
    """The corrected box; null if it is the one that ships."""


class Highlights(Plain, frozen=True, kw_only=True):
    """What each seat did in a finished play."""

    seats: list[list[Sentence]]
    """In seat order: phrases that stand beside the seat's name."""


class Luck(Plain, frozen=True, kw_only=True):
    """What dice and cards did to each seat's chance to win in a finished play."""

    seats: list[float] | None
    """In seat order, compared with average dice and cards: 0.1 is ten percentage points more.
    Null where these chances are not known."""


class Same(Plain, frozen=True, kw_only=True):
    """Neighbouring entries of a row that stand for the same step."""

    text: str
    copies: int


class Draw(Plain, frozen=True, kw_only=True):
    """A step of chance: how many numbers were drawn, all from the same row."""

    n: int
    turn: int | None
    fate: int | None
    """The number of the turn, and of this step of chance within it. In version 1 of the scheme
    both are null, and `n` is used."""
    text: str
    """What the record says."""
    numbers: Annotated[int, Meta(ge=1)]
    row: int
    """The index of its row. A drawn number, from 0 to the row's length - 1, selects an entry."""
    story: list[Sentence]
    """What the step did; empty where the rules refuse it."""


class Promise(Plain, frozen=True, kw_only=True):
    """What proves the dice of a play. The client checks it."""

    version: int
    play: str
    commitment: str
    texts: list[str]
    seating: list[int] | None
    """For every seat its number before the seats were shuffled; null if they were not."""
    secret: str


class SeatingDraw(Plain, frozen=True, kw_only=True):
    """How the seats were shuffled: the first step of chance before the first turn."""

    numbers: list[int]
    """What each number is drawn below, in order."""


class Draws(Plain, frozen=True, kw_only=True):
    """Everything needed to recompute the chance of a play."""

    game: str
    seats: list[str]
    steps: list[str]
    fairness: Promise
    seating: SeatingDraw | None
    """Null if the seats were not shuffled."""
    rows: list[list[Same]]
    """What each number stands for: the step if only this number is drawn."""
    draws: list[Draw]
    box: Box | None
    """The corrected box; null if it is the one that ships."""
    stopped: Problem | None
    """Why the record was refused after these draws; null if it was not."""
