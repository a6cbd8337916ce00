"""The course of a play on a table: its steps, and what each seat may be told of them.

A step is first worked out and only then taken: between the two it is stored.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from doubloon.core import notation
from doubloon.core.errors import NotationError
from doubloon.core.fairness import Dice
from doubloon.core.game import Seat
from doubloon.core.play import UNDO, Play

KEPT = 300
"""Steps that can be told again to somebody who missed them; more is a new view."""


@dataclass(frozen=True, slots=True)
class Told:
    """A step, and the state it met, which says who may know what of it."""

    text: str
    before: Any


@dataclass(frozen=True, slots=True)
class Onward:
    """Where a play will stand after some steps."""

    play: Play
    told: tuple[Told, ...]


@dataclass(slots=True)
class Course:
    play: Play
    dice: Dice | None
    """Where chance comes from; None: people enter it."""
    texts: list[str] = field(default_factory=list)
    told: deque[Told] = field(default_factory=lambda: deque(maxlen=KEPT))

    @property
    def n(self) -> int:
        """The number of the last step."""
        return len(self.texts)

    @property
    def awaits_chance(self) -> bool:
        return self.play.result is None and self.play.to_act is None

    def after(self, text: str) -> Onward:
        """Where this step leads, with all the chance that follows by itself."""
        play = self.play.after(text)
        onward = Onward(play, (Told(text if _is_undo(text) else play.line, self.play.state),))
        return self._unfolded(onward)

    def unfolded(self) -> Onward:
        """Where chance leads that is due now."""
        return self._unfolded(Onward(self.play, ()))

    def _unfolded(self, onward: Onward) -> Onward:
        play, told = onward.play, [*onward.told]
        while self.dice is not None and play.result is None and play.to_act is None:
            uniform = self.dice.uniform(self.n + len(told) + 1)
            before = play.state
            play = play.after(play.game.write(None, play.game.draw(before, uniform)))
            told.append(Told(play.line, before))
        return Onward(play, tuple(told))

    def take(self, onward: Onward) -> None:
        """Go on; the steps are stored."""
        self.play = onward.play
        self.texts += (told.text for told in onward.told)
        self.told += onward.told

    def retrace(self, texts: Sequence[str]) -> None:
        """Take steps that were stored before."""
        for text in texts:
            play = self.play.after(text)
            self.take(Onward(play, (Told(text, self.play.state),)))

    def live(self) -> list[str]:
        """The steps that led here, without those taken back."""
        return [here.line for here in self.play.way() if here.before is not None][::-1]

    def lines(self, seat: Seat | None, after: int) -> list[str] | None:
        """The steps after this one as a seat may know them; None if that is too long ago."""
        missed = self.n - after
        if not 0 <= missed <= len(self.told):
            return None
        return [
            concealed(self.play, told, seat) for told in [*self.told][len(self.told) - missed :]
        ]


def concealed(play: Play, told: Told, seat: Seat | None) -> str:
    conceal = play.game.conceal
    return told.text if conceal is None else conceal(told.before, told.text, seat)


def by_whom(text: str) -> Seat | None:
    """The seat a step says it is of; None: chance."""
    return notation.split(text)[0]


def _is_undo(text: str) -> bool:
    return notation.split(text)[1] == [UNDO]


def is_undo(text: str) -> bool:
    try:
        return _is_undo(text)
    except NotationError:
        return False
