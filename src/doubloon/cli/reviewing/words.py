"""The words of a review: figures, mistakes and how the values are known. For text and page."""

from collections.abc import Iterator, Sequence

from doubloon.analysis.review import Review, ReviewedStep, SeatReview
from doubloon.core.advice import Goal
from doubloon.core.notation import write_seat
from doubloon.core.record import Record
from doubloon.core.setup import Seat
from doubloon.locales import is_known, say

WORST = 5
"""How many mistakes are told."""

SHARES = frozenset({"penalty", "bust", "skull"})
"""Reasons that are probabilities."""

SPARKS = "▁▂▃▄▅▆▇█"

NOTHING = "\N{EN DASH}"
"""In place of a number that does not exist."""

Reviewed = tuple[str, Record, Review]
"""The path of a record, the record and its review."""


def write_value(goal: Goal, value: float) -> str:
    return percent(value) if goal == "win" else f"{value:.2f}"


def write_change(goal: Goal, value: float) -> str:
    """A difference of value with its sign; none for zero."""
    value = value + 0.0 if abs(value) >= 5e-5 else 0.0
    if goal == "win":
        return f"{100 * value:+.1f}" if value else "0.0"
    return f"{value:+.2f}" if value else "0.00"


def percent(value: float) -> str:
    return f"{100 * value:.1f}\N{NO-BREAK SPACE}%"


def figures(review: Review) -> Iterator[tuple[str, list[str]]]:
    """The name of each figure, and its value for every seat."""
    goal = review.goal
    changes = ("luck", "errors", "gifts", "model")
    for name in ("start", *changes, "result", "adjusted"):
        write = write_change if name in changes else write_value
        yield (
            say(f"review-figure-{name}"),
            [write(goal, getattr(seat, name)) for seat in review.players],
        )
    yield say("review-figure-decisions"), [str(seat.decisions) for seat in review.players]
    yield (
        say("review-figure-loss"),
        [write_change(goal, -seat.loss) for seat in review.players],
    )
    yield say("review-figure-accuracy"), [*map(_accuracy, review.players)]
    yield say("review-figure-grade"), [name_grade(seat.grade) for seat in review.players]


def _accuracy(seat: SeatReview) -> str:
    return NOTHING if seat.accuracy is None else percent(seat.accuracy / 100)


def name_grade(grade: str | None) -> str:
    return NOTHING if grade is None else say(f"web-level-{grade}")


def explain_review(review: Review) -> list[str]:
    """How the values are known, and what cannot be told."""
    found = []
    if review.is_exact:
        found.append(say("review-exact"))
    else:
        found.append(say("review-estimate"))
        if review.how is not None:
            found.append(say(f"review-how-{review.how}", {"playouts": review.playouts or 0}))
        if review.has_own_box:
            found.append(say("review-box"))
    error = review.players[0].luck_error
    if error is not None:
        found.append(say("review-luck-error", {"error": write_change(review.goal, error)[1:]}))
    if not review.is_over:
        found.append(say("review-not-over"))
    if any(step.text.endswith(" resign") for step in review.steps):
        found.append(say("review-resigned"))
    return found


def describe_mistake(record: Record, review: Review, step: ReviewedStep) -> list[str]:
    """A mistake in a sentence, then what was better and the reasons in numbers."""
    assert step.seat is not None
    assert step.loss is not None
    goal = review.goal
    facts = {
        "seat": write_seat(Seat(step.seat)),
        "name": record.seats[step.seat],
        "step": step.number,
        "act": step.text.partition(" ")[2],
        "loss": write_change(goal, step.loss)[1:],
        "mark": say(f"review-mark-{step.mark}"),
    }
    lines = [say("review-mistake" if goal == "win" else "review-mistake-margin", facts)]
    if step.chosen is None or not step.best:
        return lines
    best = step.best[0]
    values = {
        "act": best.text.partition(" ")[2],
        "best": write_value(goal, best.value),
        "chosen": write_value(goal, step.chosen.value),
    }
    lines.append(say("review-better", values))
    for name, value in best.reasons.items():
        if name in step.chosen.reasons and is_known(f"review-reason-{name}"):
            numbers = {
                "best": _reason(name, value),
                "chosen": _reason(name, step.chosen.reasons[name]),
            }
            lines.append(say(f"review-reason-{name}", numbers))
    return lines


def _reason(name: str, value: float) -> str:
    return percent(value) if name in SHARES else f"{value:.1f}"


def spark(values: Sequence[float], least: float, most: float, width: int) -> str:
    """Values as a row of small bars.

    >>> spark([0.0, 0.5, 1.0], 0.0, 1.0, 10)
    '▁▅█'
    """
    step = max(1.0, len(values) / width)
    some = [values[min(len(values) - 1, int((n + 1) * step) - 1)] for n in range(width)]
    some = some[: min(width, len(values))]
    scale = (most - least) or 1.0
    return "".join(SPARKS[min(7, int(8 * (value - least) / scale))] for value in some)


def bounds(review: Review) -> tuple[float, float]:
    """The least and the most value to draw."""
    if review.goal == "win":
        return 0.0, 1.0
    values = [value for step in review.steps for value in step.values] or [0.0]
    return min(values), max(values)


def course(review: Review, seat: int) -> list[float]:
    """The value of a seat at the start and after every step."""
    return [review.players[seat].start, *(step.values[seat] for step in review.steps)]
