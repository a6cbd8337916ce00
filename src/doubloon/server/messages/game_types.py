"""What HTTP says about games."""

from doubloon.server.messages.box import GameBox
from doubloon.server.messages.wire import Plain

Value = bool | int | str


class ReadingInfo(Plain, frozen=True, kw_only=True):
    """A choice between the meanings of a contested clause."""

    name: str
    choices: list[Value]
    """Empty for a number, which can be any from one up."""


class EditionInfo(Plain, frozen=True, kw_only=True):
    name: str
    readings: dict[str, Value]
    """The value of every reading unless the table agrees otherwise."""


class GameInfo(Plain, frozen=True, kw_only=True):
    """What a client needs to know of a game before a play begins."""

    key: str
    prefix: str
    """What the ids of its messages begin with, as in `kg-reroll`."""
    least: int
    """The least number of seats."""
    most: int
    """The largest number of seats."""
    target: int | None
    """The usual target; null where none can be agreed on."""
    shuffles: bool
    """Whether seats are usually shuffled at the start."""
    hidden: bool
    """Whether seats see different things; then only the server can deal."""
    faces: dict[str, str]
    """The letters of its dice and what they show, in notation order; empty without dice."""
    asks: bool
    """Whether acts are built word by word with `ask`, because there are too many to list."""
    endings: list[str]
    """How a play can end by the rules."""
    languages: list[str]
    """The languages of its messages: `/api/messages/<key>/<language>`."""
    levels: list[str]
    """The bots of the game, weakest first."""
    strengths: dict[str, float]
    """By level, the share of two-seat plays won against the level below, where measured."""
    weakened: list[str]
    """The levels that play weaker on this server than measured, because Numba is missing."""
    editions: list[EditionInfo]
    readings: list[ReadingInfo]
    box: GameBox | None
    """The box for tables that name none; null if nothing in the box can be corrected."""
