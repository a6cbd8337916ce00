"""The way of a play as everybody may know it: this turn step by step, and what the last came to.

It is told as the play goes on, so that no play has to be walked back for it.
"""

from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from doubloon.core.play import Play
from doubloon.core.turns import as_fields
from doubloon.server.messages.answers import Step, Turn


class Turns(NamedTuple):
    this: tuple[Step, ...] = ()
    """The steps since the last turn ended."""
    last: tuple[Turn, ...] = ()
    """As many finished turns as there are seats: what happened since a seat's own last one."""
    before: "Turns | None" = None
    """What was told a step ago, as long as that step can be taken back."""

    def after(self, met: Any, play: Play) -> "Turns":
        """What is told after a step that met this state and led to this play."""
        conceal = play.game.conceal
        text = play.line if conceal is None else conceal(met, play.line, None)
        steps = (*self.this, Step(met.seat + 1, text))
        before = None if play.before is None else self
        if play.turn is None:
            return Turns(steps, self.last, before)
        turn = msgspec.convert({**as_fields(play.turn), "steps": steps}, Turn)
        return Turns((), (*self.last, turn)[-len(turn.delta) :], before)


def turns(play: Play) -> Turns:
    """What is told of a play that remembers its whole way."""
    told = Turns()
    for before, here in pairwise([*play.way()][::-1]):
        told = told.after(before.state, here)
    return told
