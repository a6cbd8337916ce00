"""The steps of a play at a table.

A step is worked out first and taken later: it is stored in between.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from doubloon.core import notation
from doubloon.core.errors import DoubloonError, FairnessError, NotationError
from doubloon.core.fairness import Dice
from doubloon.core.play import UNDO, Play
from doubloon.core.record import REMARK
from doubloon.core.setup import Seat

LONGEST_GAP = 300
"""Steps that are sent again to a client that missed them; a longer gap is a new view."""


class Taken(NamedTuple):
    """A step and the plays around it, which say what it did."""

    text: str
    before: Play
    after: Play


Change = tuple[Taken, ...]
"""Steps that follow each other: an act and all chance that is due after it."""


Waits = Callable[[Play], bool]
"""Whether the chance due in a play waits until a person rolls."""


def _never(_play: Play) -> bool:
    return False


@dataclass(slots=True)
class History:
    """Where a play stands, and every step that led there."""

    begin: Callable[[], Play]
    """Makes the opening."""
    dice: Dice | None
    """Where chance comes from; None: people enter the results of real dice."""
    play: Play = field(init=False)
    texts: list[str] = field(default_factory=list)
    """Every step, including those taken back."""

    def __post_init__(self) -> None:
        self.play = self.begin()

    @property
    def n(self) -> int:
        """The number of the last step."""
        return len(self.texts)

    @property
    def takes_remarks(self) -> bool:
        """Whether a remark changes nothing: in version 1 it would move the dice after it."""
        return self.dice is None or self.dice.version > 1

    def after(self, text: str, waits: Waits = _never, remark: str | None = None) -> Change:
        """This step, with all chance that follows by itself; refused if it is not allowed.

        A remark comes before it.
        """
        said = () if remark is None else (Taken(remark, self.play, self.play),)
        taken = take_step(self.play, text)
        return (*said, taken, *self._draw(taken.after, self.n + len(said) + 1, waits))

    def due_chance(self, waits: Waits = _never) -> Change:
        """The chance that is due now."""
        return self._draw(self.play, self.n, waits)

    def roll(self, waits: Waits) -> Change:
        """The chance that has waited for a person, with all that follows by itself."""
        waiting = self.play
        return self._draw(waiting, self.n, lambda play: play is not waiting and waits(play))

    def _draw(self, play: Play, n: int, waits: Waits) -> Change:
        """Draw chance from the table's dice until somebody has to act or the play is over."""
        drawn = list[Taken]()
        while self.dice is not None and play.awaits_chance and not waits(play):
            n, before = n + 1, play
            play = self._draw_one(play, n)
            drawn.append(Taken(play.line, before, play))
        return tuple(drawn)

    def _draw_one(self, play: Play, n: int) -> Play:
        """The play after step n, which is chance."""
        assert self.dice is not None
        return play.after_fate(self.dice.draw(play, n))

    def take(self, change: Change) -> None:
        """Continue after these steps, which are stored."""
        if change:
            self.play = change[-1].after
            self.texts += [taken.text for taken in change]

    def resume(self, texts: Sequence[str]) -> Change:
        """Take steps that were stored before; an error names the first that cannot be true.

        Chance is drawn again: it must be what the table's dice say.
        """
        change, play = list[Taken](), self.play
        for n, text in enumerate(texts, start=self.n + 1):
            try:
                taken = self._check_step(play, n, text)
            except DoubloonError as error:
                error.at_step(n, text)
                raise
            play = taken.after
            change.append(taken)
        self.take(tuple(change))
        return tuple(change)

    def _check_step(self, play: Play, n: int, text: str) -> Taken:
        """Step n, which was stored before, if it can be true."""
        if is_remark(text):
            return Taken(text, play, play)
        taken = take_step(play, text)
        if self.dice is not None and seat_of(text) is None:
            drawn = self._draw_one(play, n).line
            if taken.text != drawn:
                raise FairnessError("fairness-differs", found=taken.text, drawn=drawn)
        return taken

    def since(self, n: int) -> Change | None:
        """The steps after this number, replayed; None if there are too many or no such number."""
        if not 0 <= self.n - n <= min(self.n, LONGEST_GAP):
            return None
        if n == self.n:
            return ()
        again = History(self.begin, None)
        again.resume(self.texts[:n])
        return again.resume(self.texts[n:])

    def live(self) -> list[str]:
        """The steps that led here, without remarks and those taken back."""
        live: list[str] = []
        for text in self.texts:
            if is_undo(text):
                live.pop()
            elif not is_remark(text):
                live.append(text)
        return live


def take_step(play: Play, text: str) -> Taken:
    """One step, written as the notation spells it."""
    after = play.after(text)
    return Taken(text if is_undo(text) else after.line, play, after)


def seat_of(text: str) -> Seat | None:
    """The seat a step says it belongs to; None: chance."""
    return notation.split(text)[0]


def count_undos(texts: Sequence[str]) -> int:
    """How often the decision that the last of these steps made was taken back before."""
    live, undone = 0, Counter[int]()
    for text in texts:
        if is_undo(text):
            live -= 1
            undone[live] += 1
        elif not is_remark(text):
            live += 1
    return undone[live - 1]


def is_remark(text: str) -> bool:
    return text.startswith(REMARK)


def is_undo(text: str) -> bool:
    if not text.endswith(UNDO):  # nearly always
        return False
    try:
        return notation.split(text)[1] == (UNDO,)
    except NotationError:
        return False
