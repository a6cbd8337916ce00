"""What a solver or a search says about a position: its value for every seat, and every act's."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

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
