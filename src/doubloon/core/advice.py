"""What a solver or a search says about a position: its value for every seat, and every act's.

A judge says it about all positions of one turn. It fixes what the ends of the turn are worth and
assumes best play up to there. So inside the turn all values are consistent: the value before a fate
is the mean of the values after it, and the value before a decision is that of its best act.
Playouts only estimate this.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

Goal = Literal["win", "points", "margin"]
"""What is maximised: the chance to win, the points of this turn, or the final difference."""


@dataclass(frozen=True, slots=True)
class Advice:
    goal: Goal
    exact: bool
    values: tuple[float, ...]
    """One per seat."""
    acts: tuple[tuple[Any, float], ...] = ()
    """Every legal act with its value for the seat to act, best first; none at a chance step."""
    error: float | None = None
    """The standard error of the values, if they are not exact and it is known.

    For exact values that come from a rounded table, a bound on their error."""
    reasons: Mapping[str, float] = field(default_factory=dict)
    """Numbers that explain the best act, by name: `bust`, `points`, `best-points` …"""
    how: str | None = None
    """The name of the method, if the values are not exact and it has a name."""


def ranked(acts: Iterable[tuple[Any, float]]) -> tuple[tuple[Any, float], ...]:
    """The acts by value, best first; acts of equal value stay in order."""
    return tuple(sorted(acts, key=lambda rated: -rated[1]))


Values = tuple[float, ...]
"""What a position is worth to each seat."""

TOLERANCE = 1e-9
"""A smaller difference of value is no mistake."""

SIGNIFICANT = 2.0
"""How many standard errors a loss must have to be called one."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a judge may compute."""

    playouts: int | None = None
    """Playouts for one decision, where values come from them; None: the usual number, 0: none."""
    solves: bool = True
    """Whether a missing table may be solved first."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision, judged by what the seat to act could know."""

    best: Values
    """The values after the best act …"""
    chosen: Values
    """… and after the chosen one."""
    acts: tuple[tuple[Any, float], ...]
    """The acts with their values for the seat to act, best first."""
    error: float | None = None
    """The standard error of the difference between best and chosen; None if there is none."""

    @property
    def is_forced(self) -> bool:
        """Whether no act is better than another."""
        return find_loss(self.acts, self.acts[0][0]) is None

    def change(self, seat: int) -> Values:
        """What the chosen act changed for every seat; nothing if the loss is not significant."""
        loss = self.best[seat] - self.chosen[seat]
        if self.error is not None and loss <= SIGNIFICANT * self.error:
            return (0.0,) * len(self.best)
        return tuple(now - then for then, now in zip(self.best, self.chosen, strict=True))


def find_loss(acts: tuple[tuple[Any, float], ...], chosen: Any) -> float | None:
    """The value of the best act minus that of the chosen one; None if all acts are equal."""
    highest = acts[0][1]
    if highest - acts[-1][1] <= TOLERANCE:
        return None
    return highest - next(value for act, value in acts if act == chosen)


class Judge(Protocol):
    """The values of one turn, or of the chance before the first one."""

    @property
    def is_exact(self) -> bool:
        """Whether the ends of the turn have exact values."""

    @property
    def how(self) -> str | None:
        """The name of the method, if the values are not exact and it has a name."""

    @property
    def playouts(self) -> int | None:
        """The number of playouts for a decision; None if there are none."""

    def value(self, state: Any, /) -> Values:
        """The values of a position in this turn."""

    def value_end(self, state: Any, /) -> Values:
        """The values of a position in which this turn has ended."""

    def rate(self, state: Any, act: Any, /) -> Verdict:
        """What the chosen act and the best one are worth."""

    def error(self, state: Any, /) -> float | None:
        """The standard error of the values of a position; None if they come from no playouts."""

    def explain(self, state: Any, act: Any, /) -> Mapping[str, float]:
        """Numbers that explain the value of an act, by name."""
