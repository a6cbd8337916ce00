"""Reviews in the terminal: a table, a sparkline for each seat, the worst mistakes, a summary."""

from collections import defaultdict
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from doubloon.analysis.marks import accuracy_of, grade_of
from doubloon.analysis.review import Review
from doubloon.cli.reviewing.words import (
    NOTHING,
    WORST,
    Reviewed,
    bounds,
    course,
    describe_mistake,
    explain_review,
    figures,
    name_grade,
    percent,
    spark,
    write_change,
    write_value,
)
from doubloon.core.advice import Goal
from doubloon.core.record import Record
from doubloon.locales import say

WIDTH = 56
"""The most bars of a sparkline."""


def print_reviews(found: Sequence[Reviewed]) -> None:
    """One play in full; several plays in a line each, then what every player came to."""
    console = Console(highlight=False, markup=False)
    if len(found) == 1:
        _print_one(console, *found[0])
        return
    for path, record, review in found:
        console.print(_summarize_file(path, record, review), soft_wrap=True)
    for goal in dict.fromkeys(review.goal for _, _, review in found):
        console.print(_summarize_players(goal, [it for it in found if it[2].goal == goal]))


def _print_one(console: Console, _path: str, record: Record, review: Review) -> None:
    title = say("review-head", {"game": say(review.game), "edition": review.edition})
    table = Table(title=title, title_justify="left")
    table.add_column(say(f"best-goal-{review.goal}"))
    for seat, name in enumerate(record.seats, start=1):
        table.add_column(Text(f"p{seat} {name}"), justify="right")
    for name, row in figures(review):
        table.add_row(name, *row)
    console.print(table)
    for seat, name in enumerate(record.seats):
        sparks = spark(course(review, seat), *bounds(review), WIDTH)
        facts = {"seat": f"p{seat + 1}", "name": name, "course": sparks}
        console.print(say("review-course", facts))
    for line in explain_review(review):
        console.print(line)
    mistakes = review.mistakes(WORST)
    console.print(say("review-worst" if mistakes else "review-no-mistakes"))
    for step in mistakes:
        first, *rest = describe_mistake(record, review, step)
        console.print(f"• {first}")
        for line in rest:
            console.print(f"  {line}")


def _summarize_file(path: str, record: Record, review: Review) -> str:
    seats = zip(record.seats, review.players, strict=True)
    rows = [
        say(
            "review-file-seat",
            {
                "name": name,
                "result": write_value(review.goal, seat.result),
                "luck": write_change(review.goal, seat.luck),
                "grade": name_grade(seat.grade),
            },
        )
        for name, seat in seats
    ]
    return say("review-file", {"file": path, "game": say(review.game), "seats": "; ".join(rows)})


def _summarize_players(goal: Goal, found: Sequence[Reviewed]) -> Table:
    """What every player came to, by name."""
    seats = defaultdict(list)
    losses = defaultdict(list)
    for _, record, review in found:
        for name, seat in zip(record.seats, review.players, strict=True):
            seats[name].append(seat)
        for step in review.steps:
            if step.loss is not None and step.seat is not None:
                losses[record.seats[step.seat]].append(step.loss)
    table = Table(title=say("review-players"), title_justify="left", box=SIMPLE_HEAD, padding=0)
    table.add_column(say("review-player"), overflow="fold")
    names = ("plays", "result", "adjusted", "decisions", "loss", "accuracy", "grade")
    for column in names:
        table.add_column(say(f"review-column-{column}"), justify="right")
    for name, some in seats.items():
        count, lost = len(some), losses[name]
        accuracy = accuracy_of(lost, goal)
        table.add_row(
            Text(name),
            str(count),
            write_value(goal, sum(seat.result for seat in some) / count),
            write_value(goal, sum(seat.adjusted for seat in some) / count),
            str(len(lost)),
            write_change(goal, -sum(lost) / len(lost)) if lost else NOTHING,
            NOTHING if accuracy is None else percent(accuracy / 100),
            name_grade(grade_of(lost, goal)),
        )
    return table
