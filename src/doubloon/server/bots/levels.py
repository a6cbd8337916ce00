"""Which level is asked: the one that was agreed on, or a weaker one while the crew is busy.

An answer that would come too late is not begun. How late it would come is predicted from what
waits before it and from how long each level has been thinking lately. Every level may use up more
of the patience than the stronger one above it, so levels go down one by one: cheap answers still
fit where dear ones do not.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from doubloon.core.setup import Seat

WEIGHT = 0.2
"""What the newest measurement counts for in the mean."""
UNKNOWN = 0.02
"""Seconds that a level is expected to think before it was measured."""
FIRST = 0.25
"""The share of the patience within which the level asked for has to answer."""
CHEAPER = 0.5
"""A weaker level is asked instead if it, or one below it, takes at most this share of the time."""
CALM = 0.75
"""The share of its time within which a stronger level must answer to come back."""
KEPT = 10_000
"""Seats whose level is remembered while it is lower than agreed."""


class Pace:
    """How long each level of each game thinks: a mean in which new measurements count most."""

    def __init__(self) -> None:
        self._means: dict[tuple[str, str], float] = {}

    def expect(self, game: str, level: str) -> float:
        return self._means.get((game, level), UNKNOWN)

    def learn(self, game: str, level: str, seconds: float, *, cold: bool = False) -> None:
        """A measurement. One of a worker that was still loading counts only as the first."""
        known = self._means.get((game, level))
        if known is None:
            self._means[game, level] = seconds
        elif not cold:
            self._means[game, level] = known + WEIGHT * (seconds - known)

    def is_worth_lowering(self, game: str, level: str, weaker: Sequence[str]) -> bool:
        """Whether a weaker level would take much less time, as far as is known."""
        means, most = self._means, CHEAPER * self.expect(game, level)
        return any(means.get((game, other), 0.0) <= most for other in weaker)


def split_patience(patience: float, levels: int) -> list[float]:
    """The seconds within which each of these levels has to answer, the strongest first."""
    steps = max(1, levels - 1)
    return [patience * (FIRST + (1 - FIRST) * n / steps) for n in range(levels)]


class Lowered(NamedTuple):
    steps: int
    """By how many levels."""
    since: float


class Levels:
    """By how much each seat plays below its level. What went down comes up only after a while."""

    def __init__(self, calm: float) -> None:
        """`calm`: seconds for which a seat stays at a level before it comes back one."""
        self._calm = calm
        self._lowered: OrderedDict[tuple[str, Seat], Lowered] = OrderedDict()

    def pick(
        self,
        who: tuple[str, Seat],
        limits: Sequence[float],
        predict: Callable[[int], float],
        is_worth: Callable[[int], bool],
        now: float,
    ) -> int:
        """By how many levels to go down for this question.

        `limits` has the seconds for each level from the agreed one down, and `predict` the
        seconds until it would answer. `is_worth` says whether going further down would save
        time. The last level is asked however long it takes.
        """
        last = len(limits) - 1
        steps, since = self._lowered.get(who, Lowered(0, now))
        steps = was = min(steps, last)
        if steps and now - since >= self._calm and predict(steps - 1) <= CALM * limits[steps - 1]:
            steps -= 1
        while steps < last and predict(steps) > limits[steps] and is_worth(steps):
            steps += 1
        if steps != was:
            self.note(who, steps, now)
        return steps

    def note(self, who: tuple[str, Seat], steps: int, now: float) -> None:
        """Remember that a seat plays so many levels below its own."""
        self._lowered.pop(who, None)
        if steps:
            self._lowered[who] = Lowered(steps, now)
            while len(self._lowered) > KEPT:
                self._lowered.popitem(last=False)
