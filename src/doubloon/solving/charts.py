"""Charts: pictures of what is best, made from the solution of a game and free of its rules."""

from dataclasses import dataclass, field

from doubloon.core.advice import Goal
from doubloon.core.story import Sentence

ANY_COIN, ANY_DIE, ALIKE = "*", ".", "ABCDE"
"""Letters in the dice of a `Keep` beside the faces: any coin, any die, equal dice of any face."""


@dataclass(frozen=True, slots=True)
class Keep:
    """A row of a list: the dice to keep where a roll has them."""

    dice: str
    stops: bool
    """Whether all dice are kept: no more rolls."""
    value: float
    """What it is worth."""
    chance: float
    """The share of rolls for which this is the row."""
    locked: int = 0
    """How many dice of these rolls stay as they lie; each number of them has a list of its own."""


@dataclass(frozen=True, slots=True)
class KeepList:
    """Dice to keep, best first: a roll follows the first row of its locked dice that it has."""

    title: Sentence
    rolls_left: int
    rows: tuple[Keep, ...]


@dataclass(frozen=True, slots=True)
class StopRow:
    """When to stop in one situation, by the points on the table."""

    label: Sentence
    stop_from: int | None
    """The limit that loses least: stop with so many points or more. None: never stop."""
    shares: tuple[float | None, ...]
    """For each step of points, the share of rolls for which stopping is best; None: no roll."""


@dataclass(frozen=True, slots=True)
class StopMap:
    title: Sentence
    points: tuple[int, ...]
    """The points at which each step begins; the last step has no end."""
    rows: tuple[StopRow, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    game: str
    edition: str
    goal: Goal
    """What the values are, and what is best for."""
    maps: tuple[StopMap, ...] = field(default=())
    lists: tuple[KeepList, ...] = field(default=())
