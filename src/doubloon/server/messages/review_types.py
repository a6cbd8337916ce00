"""HTTP answers about the review of a finished play: the JSON of `doubloon review`, and more.

A server adds names and stories, and what the page needs to explain the values.
"""

from typing import Literal

from msgspec import field

from doubloon.server.messages.story import Sentence
from doubloon.server.messages.wire import Plain

Mark = Literal["doubtful", "bad", "very-bad", "lucky", "very-lucky", "unlucky", "very-unlucky"]


class RatedAct(Plain, frozen=True, kw_only=True):
    """An act that could be chosen, and its value for the seat to act."""

    text: str
    value: float
    story: list[Sentence] = field(default_factory=list)
    """What it would have done; empty beside decisions without a mark."""


class Reason(Plain, frozen=True, kw_only=True):
    """A number behind a mistake, for the best act and for the chosen one."""

    name: str
    """The message `review-reason-<name>` says it."""
    best: float
    chosen: float


class ReviewedStep(Plain, frozen=True, kw_only=True):
    n: int
    """Its number in the record."""
    text: str
    seat: int | None
    """Who acted; null: chance."""
    values: list[float]
    """The values after it, by seat."""
    luck: list[float] | None
    """What a fate changed, by seat."""
    loss: float | None
    """What an unforced decision lost."""
    error: float | None
    """The standard error of luck or loss, if the values come from playouts."""
    mark: Mark | None
    best: list[RatedAct]
    """The best acts of an unforced decision, at most three, best first."""
    chosen: float | None
    """The value of the act that was chosen."""
    reasons: list[Reason]
    story: list[Sentence]
    """What happened."""


class SeatReview(Plain, frozen=True, kw_only=True):
    """`start + luck + errors + gifts + model = result`."""

    start: float
    luck: float
    errors: float
    gifts: float
    model: float
    result: float
    decisions: int
    """How many of its decisions were unforced."""
    loss: float
    """The mean loss of one of them."""
    accuracy: float | None
    grade: str | None
    luck_error: float | None = None
    """The standard error of the luck, if the values come from playouts …"""
    errors_error: float | None = None
    """… and that of the errors."""


class Review(Plain, frozen=True, kw_only=True):
    """What was luck, what was skill, and what each mistake cost."""

    game: str
    edition: str
    seats: int
    goal: Literal["win", "margin"]
    exact: bool
    over: bool
    players: list[SeatReview]
    steps: list[ReviewedStep]
    names: list[str]
    """In seat order."""
    how: str | None
    """The method, if the values are not exact; the message `review-how-<how>` says it."""
    playouts: int | None = None
    own_box: bool
    """Whether the box was corrected."""


class ReviewProgress(Plain, frozen=True, kw_only=True):
    """A review that is being made. Whoever asks again gets it when it is finished."""

    state: Literal["waiting", "working"]
    done: int
    steps: int
    """All steps to review; 0 as long as that is not known."""
