"""How much a level gives away: the mean loss per unforced decision, by the game's own values.

A decision is unforced if acts of different worth are on offer. Its loss is the worth of the best
act less that of the chosen one, in the unit of the goal: chances to win, points, a margin.
Where the values are exact, this is what the level's mistakes cost.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from doubloon.bots import bot
from doubloon.core.advice import Advice, Goal
from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame, offers
from doubloon.core.setup import Setup

NOTHING = 1e-9
"""A difference of worth too small to be a mistake."""


@dataclass(frozen=True, slots=True)
class Mistakes:
    level: str
    goal: Goal
    exact: bool
    """Whether every value that was asked for was exact."""
    plays: int
    decisions: int
    """Unforced ones."""
    best: int
    """Those of them in which the best act was chosen, or one as good."""
    lost: float
    """Worth given away, all together."""
    squares: float

    @property
    def mean(self) -> float:
        """Per unforced decision."""
        return self.lost / self.decisions if self.decisions else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, as if decisions were independent."""
        if self.decisions < 2:
            return 0.0
        spread = max(0.0, self.squares / self.decisions - self.mean**2)
        return sqrt(spread / (self.decisions - 1))

    @property
    def share(self) -> float:
        """The share of unforced decisions in which nothing was given away."""
        return self.best / self.decisions if self.decisions else 1.0


def mistakes(
    game: AnyGame, level: str, setup: Setup, plays: int, seed: int = 0, goal: Goal | None = None
) -> Mistakes:
    """What a level gives away in so many plays in which all seats are of it.

    Without a goal, by the first the game knows.
    """
    if game.advice is None:
        raise RecordError("best-no-solver", game=game.key)
    adviser = game.advice()
    if goal is not None and goal not in adviser.goals:
        known = ", ".join(adviser.goals)
        raise RecordError("best-no-goal", game=game.key, goal=goal, known=known)
    goal = goal or adviser.goals[0]
    exact, decisions, best, lost, squares = True, 0, 0, 0.0, 0.0
    for number in range(plays):
        chance = Random(f"{seed} {number}")  # noqa: S311 - repeatable on purpose
        for advice, chosen in _decided(game, level, setup, chance, adviser.advise, goal):
            exact = exact and advice.exact
            worth = advice.acts[0][1]
            if worth - advice.acts[-1][1] <= NOTHING:
                continue
            loss = worth - next(value for act, value in advice.acts if act == chosen)
            decisions += 1
            best += loss <= NOTHING
            lost += loss
            squares += loss * loss
    return Mistakes(level, goal, exact, plays, decisions, best, lost, squares)


def _decided(
    game: AnyGame,
    level: str,
    setup: Setup,
    chance: Random,
    advise: Callable[[Any, Goal], Advice],
    goal: Goal,
) -> Iterator[tuple[Advice, Any]]:
    """Every choice of one play: what the acts were worth, and the one that was taken."""
    player, state = bot(game, level, setup), game.start(setup)
    while game.result(state) is None:
        seat = game.to_act(state)
        if seat is None:
            state = game.play(state, game.draw(state, chance.randrange))
            continue
        act = player(game.view(state, seat), offers(game, state), chance.randrange)
        advice = advise(state, goal)
        if len(advice.acts) > 1:
            yield advice, act
        state = game.play(state, act)
