"""The course of a play on a table: its steps, and what each seat may be told of them.

A step is first worked out and only then taken: between the two it is stored.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from doubloon.core import notation
from doubloon.core.errors import NotationError
from doubloon.core.fairness import Dice
from doubloon.core.play import UNDO, Play
from doubloon.core.setup import Seat
from doubloon.server.messages.answers import Step
from doubloon.server.table.turns import Turns, told_step

KEPT = 300
"""Steps that can be told again to somebody who missed them; more is a new view."""


class Told(NamedTuple):
    """A step, and the plays around it, which say what it did and who may know it."""

    text: str
    before: Play
    after: Play


class Onward(NamedTuple):
    """Where a play will stand after some steps."""

    play: Play
    turns: Turns
    told: tuple[Told, ...]


@dataclass(slots=True)
class Course:
    play: Play
    dice: Dice | None
    """Where chance comes from; None: people enter it."""
    turns: Turns = field(default_factory=Turns)
    texts: list[str] = field(default_factory=list)
    """Every step, also those taken back."""
    told: deque[Told] = field(default_factory=lambda: deque(maxlen=KEPT))
    """The last steps."""

    @property
    def n(self) -> int:
        """The number of the last step."""
        return len(self.texts)

    @property
    def awaits_chance(self) -> bool:
        return self.play.awaits_chance

    def after(self, text: str) -> Onward:
        """Where this step leads, with all the chance that follows by itself."""
        onward = self._stepped(text)
        return self._unfolded(onward) if onward.play.awaits_chance else onward

    def unfolded(self) -> Onward:
        """Where chance leads that is due now."""
        return self._unfolded(Onward(self.play, self.turns, ()))

    def _stepped(self, text: str) -> Onward:
        before = self.play
        play, turns, line = stepped(before, self.turns, text)
        return Onward(play, turns, (Told(line, before, play),))

    def _unfolded(self, onward: Onward) -> Onward:
        play, turns, told = onward
        if self.dice is None:
            return onward
        n, draw = len(self.texts) + len(told), play.game.draw
        while play.awaits_chance:
            n += 1
            before = play
            play = play.after_fate(draw(before.state, self.dice.uniform(n)))
            turns = turns.after(before, play)
            told = (*told, Told(play.line, before, play))
        return Onward(play, turns, told)

    def take(self, onward: Onward) -> None:
        """Go on; the steps are stored."""
        self.play, self.turns = onward.play, onward.turns
        self.texts += [told.text for told in onward.told]
        self.told += onward.told

    def retrace(self, texts: Sequence[str]) -> None:
        """Take steps that were stored before."""
        for text in texts:
            self.take(self._stepped(text))

    def live(self) -> list[str]:
        """The steps that led here, without those taken back."""
        live: list[str] = []
        for text in self.texts:
            if _is_undo(text):
                live.pop()
            else:
                live.append(text)
        return live

    def steps(self, seat: Seat | None, after: int) -> list[Step] | None:
        """The steps after this one as a seat may know them; None if that is too long ago."""
        missed = self.n - after
        if not 0 <= missed <= min(self.n, KEPT):
            return None
        return [
            told_step(told.before, told.text, told.after, seat)
            for told in [*self.told][len(self.told) - missed :]
        ]


def stepped(play: Play, turns: Turns, text: str) -> tuple[Play, Turns, str]:
    """A play after a step, what there is to tell of its way, and how the step is written."""
    after = play.after(text)
    if _is_undo(text):
        assert turns.before is not None
        return after, turns.before, text
    return after, turns.after(play, after), after.line


def by_whom(text: str) -> Seat | None:
    """The seat a step says it is of; None: chance."""
    return notation.split(text)[0]


def _is_undo(text: str) -> bool:
    return notation.split(text)[1] == (UNDO,)


def is_undo(text: str) -> bool:
    try:
        return _is_undo(text)
    except NotationError:
        return False
