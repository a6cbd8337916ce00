"""What a solver or a search says about a position: its worth for every seat, and of every act."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Goal = Literal["win", "points", "margin"]
"""What is maximised: the chance to win, the points of this turn, the final difference."""


@dataclass(frozen=True, slots=True)
class Advice:
    goal: Goal
    exact: bool
    values: tuple[float, ...]
    """One per seat."""
    acts: tuple[tuple[Any, float], ...] = ()
    """Every legal act with its worth to the seat that acts, best first; none at a chance step."""
    error: float | None = None
    """The standard error of the values, where they are not exact and it is known."""
    reasons: Mapping[str, float] = field(default_factory=dict)
    """Numbers behind the best act, by name: `bust`, `points`, `best-points` …"""
    how: str | None = None
    """Where the values are not exact: how they were found, by name, if it has one."""


def ranked(acts: Iterable[tuple[Any, float]]) -> tuple[tuple[Any, float], ...]:
    """Best first; of equal ones, the first offered."""
    return tuple(sorted(acts, key=lambda rated: -rated[1]))
