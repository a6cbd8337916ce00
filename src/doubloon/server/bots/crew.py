"""The level at which each bot of a table plays while the crew is busy, and how a record says so.

It is said when it changes, not with every decision: to everybody at the table, and in the record
as a remark before the first act at the new level.
"""

import re
from collections.abc import Iterable, Mapping

from doubloon.bots import LEVELS
from doubloon.core.notation import read_seat, write_seat
from doubloon.core.setup import Seat
from doubloon.core.story import Sentence, Story, Who, Words
from doubloon.server.bots.question import BUSY, Choice

_LOWER = re.compile(r"# (p[1-9][0-9]?) plays as ([a-z-]+): the crew is busy")
_AGAIN = re.compile(r"# (p[1-9][0-9]?) plays as ([a-z-]+) again")

Crew = Mapping[Seat, str]
"""By seat, the weaker level at which its bot plays now."""


def note_choice(crew: Crew, seat: Seat, choice: Choice) -> tuple[Crew, str | None]:
    """The crew after a choice, and the remark if that changed something.

    A bot that failed once, for another reason than a crowd, is not remarked on.
    """
    level = choice.level if choice.reason == BUSY else None
    if level == crew.get(seat) or (choice.reason and level is None):
        return crew, None
    others = {other: lower for other, lower in crew.items() if other != seat}
    if level is None:
        return others, f"# {write_seat(seat)} plays as {choice.level} again"
    return {**others, seat: level}, f"# {write_seat(seat)} plays as {level}: the crew is busy"


def find_crew(steps: Iterable[str]) -> Crew:
    """The crew as the remarks of a play left it."""
    crew: dict[Seat, str] = {}
    for text in steps:
        if found := _LOWER.fullmatch(text):
            crew[read_seat(found[1])] = found[2]
        elif found := _AGAIN.fullmatch(text):
            crew.pop(read_seat(found[1]), None)
    return crew


def tell_remark(text: str) -> Story:
    """What a remark says, as a story; nothing if it is not about the crew."""
    for form, message in ((_LOWER, "story-crew-busy"), (_AGAIN, "story-crew-again")):
        if (found := form.fullmatch(text)) and found[2] in LEVELS:
            level = Words(f"story-level-{found[2]}")
            return (Sentence(message, {"who": Who(read_seat(found[1])), "level": level}),)
    return ()
