"""What is said about boxes that differ from the one that ships."""

from typing import Any

from doubloon.server.messages.story import Sentence
from doubloon.server.messages.wire import Plain


class Box(Plain, frozen=True, kw_only=True):
    """A corrected box: its components as in a record, and how they differ from those that ship."""

    components: dict[str, Any]
    changes: list[Sentence]
    approximate: list[str]
    """Levels of bots whose evaluation was fitted to the box that ships."""


class GameBox(Plain, frozen=True, kw_only=True):
    """The box that a server uses for tables that name none."""

    components: dict[str, Any]
    changes: list[Sentence]
    """How it differs from the one that ships; empty if it does not."""
    house: bool
    """Whether the server was started with a box of its own."""
    fitted: list[str]
    """Levels of bots that only approximate the play with another box."""


class BoxProblem(Plain, frozen=True, kw_only=True):
    """Something wrong with a box: a message of the catalogues and its facts."""

    field: str
    """Where, as a path: `piers.rum.values`; empty if it is not about a field."""
    problem: str
    facts: dict[str, str | int]


class BoxCheck(Plain, frozen=True, kw_only=True):
    """What a server says to a box that somebody enters."""

    problems: list[BoxProblem]
    """Everything that is wrong; empty if the box can be played."""
    changes: list[Sentence]
    """How it differs from the one that ships, if it can be played."""
