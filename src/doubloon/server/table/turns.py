"""The way of a play as everybody may know it: this turn step by step, and what the last came to.

It is told as the play goes on, so that no play has to be walked back for it.
"""

from itertools import pairwise
from typing import NamedTuple

from doubloon.core import notation
from doubloon.core.game import as_fields
from doubloon.core.play import UNDO, Play
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.server.messages.answers import Step, Turn
from doubloon.server.messages.story import sentences


class Turns(NamedTuple):
    this: tuple[Step, ...] = ()
    """The steps since the last turn ended."""
    last: tuple[Turn, ...] = ()
    """As many finished turns as there are seats: what happened since a seat's own last one."""
    before: "Turns | None" = None
    """What was told a step ago, as long as that step can be taken back."""

    def after(self, before: Play, after: Play) -> "Turns":
        """What is told after the step that led from one play to the other."""
        steps = (*self.this, told_step(before, after.line, after, None))
        kept = None if after.before is None else self
        if after.turn is None:
            return Turns(steps, self.last, kept)
        details = as_fields(after.turn)
        turn = Turn(
            seat=after.turn.seat + 1,
            outcome=after.turn.outcome,
            delta=[*after.turn.delta],
            steps=[*steps],
            story=sentences(after.game.sum_up(after.turn)),
            details=details,
        )
        return Turns((), (*self.last, turn)[-len(turn.delta) :], kept)


def told_step(before: Play, text: str, after: Play, viewer: Seat | None) -> Step:
    """A step as a viewer (None: everybody) may know it."""
    conceal, line = before.game.conceal, text
    if conceal is not None and not text.endswith((" undo", " resign")):
        line = conceal(before.state, text, viewer)
    by, words = notation.split(line)
    ended = None if words == (UNDO,) else after.turn
    return Step(
        before.game.turn_of(before.state) + 1,
        None if by is None else by + 1,
        [*words],
        line,
        sentences(tell_step(before, text, after, viewer)),
        None if ended is None else sentences(before.game.sum_up(ended)),
    )


def turns(play: Play) -> Turns:
    """What is told of a play that remembers its whole way."""
    told = Turns()
    for before, here in pairwise([*play.way()][::-1]):
        told = told.after(before, here)
    return told
