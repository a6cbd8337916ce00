"""Marks, accuracy and grades: how the numbers of a review are put into words.

`fit/fit_review.py` prints the losses of all levels behind these thresholds (docs/review.md).
"""

from bisect import bisect_right
from collections.abc import Sequence
from math import exp
from typing import Literal

from doubloon.core.advice import Goal

Mark = Literal["doubtful", "bad", "very-bad", "lucky", "very-lucky", "unlucky", "very-unlucky"]

SCALE: dict[Goal, float] = {"win": 1.0, "margin": 1 / 20}
"""How much a unit of each goal counts in chance to win."""

MISTAKES: tuple[tuple[float, Mark], ...] = ((0.01, "doubtful"), (0.03, "bad"), (0.08, "very-bad"))
"""The least loss of chance to win for each mark."""

LUCK: tuple[tuple[float, Mark, Mark], ...] = (
    (0.06, "lucky", "unlucky"),
    (0.15, "very-lucky", "very-unlucky"),
)
"""The least change of chance to win by one fate for each mark."""

DECAY = 10.0
"""Accuracy of a decision: 100 · exp(-DECAY · loss)."""

GRADES: tuple[tuple[float, str], ...] = (
    (0.0005, "admiral"),
    (0.0015, "captain"),
    (0.006, "bosun"),
    (0.022, "deckhand"),
)
"""The most loss of chance to win per unforced decision for each grade."""

LOWEST = "cabin-boy"
"""The grade of everybody else."""

RANKS = (*(name for _, name in GRADES), LOWEST)
"""All grades, best first."""


def mark_loss(loss: float, goal: Goal) -> Mark | None:
    """The mark of a decision with this loss."""
    place = bisect_right([least for least, _ in MISTAKES], loss * SCALE[goal])
    return MISTAKES[place - 1][1] if place else None


def mark_luck(luck: float, goal: Goal) -> Mark | None:
    """The mark of a fate that changed the value by so much for the seat whose turn it was."""
    place = bisect_right([least for least, _, _ in LUCK], abs(luck) * SCALE[goal])
    if not place:
        return None
    _, lucky, unlucky = LUCK[place - 1]
    return lucky if luck > 0 else unlucky


def accuracy_of(losses: Sequence[float], goal: Goal) -> float | None:
    """The mean accuracy of decisions with these losses, in per cent; None if there are none."""
    if not losses:
        return None
    return sum(100 * exp(-DECAY * SCALE[goal] * loss) for loss in losses) / len(losses)


def grade_of(losses: Sequence[float], goal: Goal) -> str | None:
    """The grade for decisions with these losses; None if there are none."""
    if not losses:
        return None
    mean = SCALE[goal] * sum(losses) / len(losses)
    return next((name for most, name in GRADES if mean <= most), LOWEST)
