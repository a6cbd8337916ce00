"""A process that reviews one record, with bounded memory; `reviews` starts it and ends it.

It tells how far it has come, then the review or why there is none.
"""

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from doubloon.analysis import review as analysis
from doubloon.analysis.summary import summarize
from doubloon.core import record
from doubloon.core.errors import DoubloonError, RecordError
from doubloon.core.play import Play, replay
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.games import get
from doubloon.server.messages.review_types import Review
from doubloon.server.net.replay_worker import ANSWER, REFUSAL
from doubloon.server.table.replay import describe_problem
from doubloon.server.table.views import describe_story
from doubloon.server.workers import lower_priority, tell_lines

PROGRESS = b"."
"""What a line begins with that says how many steps are done, and how many there are."""

MEMORY = 4 << 30
"""Bytes that the process may use; the tables of values are mapped into it."""

PRIORITY = 15
"""How much it yields to others: nobody waits for it at a table."""

DIGITS = 6
"""Places after the point of every number."""


def answer(line: bytes, tell: Callable[[bytes], None]) -> None:
    """Review the record in this line, which is a JSON string."""

    def watch(done: int, steps: int) -> None:
        tell(PROGRESS + msgspec.json.encode((done, steps)))

    try:
        found = review_record(msgspec.json.decode(line, type=str), watch)
    except DoubloonError as error:
        tell(REFUSAL + msgspec.json.encode(describe_problem(error)))
    except (MemoryError, RecursionError):
        problem = describe_problem(RecordError("record-too-costly"))
        tell(REFUSAL + msgspec.json.encode(problem))
    else:
        tell(ANSWER + msgspec.json.encode(found))


def review_record(text: str, watch: Callable[[int, int], None]) -> Review:
    """The review of a record with names and stories."""
    read = record.read(text)
    play = replay(get(read.game), read)
    numbers = analysis.number_steps(read.steps)
    found = analysis.review(play, read.setup, numbers=numbers, watch=watch)
    told: dict[str, Any] = summarize(found)
    way = [*play.way()][::-1]
    for before, after, step, reviewed in zip(
        way[:-1], way[1:], found.steps, told["steps"], strict=True
    ):
        reviewed |= _tell(before, after, step)
        if step.mark is not None and step.seat is not None:
            for rated in reviewed["best"]:
                then = before.after(rated["text"])
                rated["story"] = _story(before, then, Seat(step.seat))
    told |= {"names": [*read.seats], "how": found.how, "own_box": found.has_own_box}
    return msgspec.convert(_round(told), Review)


def _tell(before: Play, after: Play, step: analysis.ReviewedStep) -> dict[str, Any]:
    chosen, best = step.chosen, step.best
    reasons = [
        {"name": name, "best": value, "chosen": chosen.reasons[name]}
        for name, value in (best[0].reasons.items() if best else ())
        if chosen is not None and name in chosen.reasons
    ]
    return {
        "chosen": None if chosen is None else chosen.value,
        "reasons": reasons,
        "story": _story(before, after, None if step.seat is None else Seat(step.seat)),
    }


def _story(before: Play, after: Play, viewer: Seat | None) -> list[Any]:
    story = describe_story(tell_step(before, after.line, after, viewer))
    return [msgspec.to_builtins(sentence) for sentence in story]


def _round(value: Any) -> Any:
    """The same, with short numbers."""
    match value:
        case float():
            return round(value, DIGITS) + 0.0
        case dict():
            return {name: _round(inner) for name, inner in value.items()}
        case list():
            return [_round(inner) for inner in value]
    return value


def main() -> None:
    lower_priority(PRIORITY)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    tell_lines(lambda tell: lambda line: answer(line, tell))


if __name__ == "__main__":
    main()
