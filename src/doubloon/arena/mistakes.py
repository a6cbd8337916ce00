"""The mean loss of a level per unforced decision, by the values of the game's adviser.

A decision is unforced if the legal acts differ in value. Its loss is the value of the best act
minus the value of the chosen one, in the unit of the goal: win chance, points or margin. Where
the values are exact, the loss is exactly what the level's mistakes cost.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from doubloon.bots import bot
from doubloon.core.advice import TOLERANCE, Advice, Goal, find_loss
from doubloon.core.game import AnyGame, offers
from doubloon.core.setup import Setup
from doubloon.solving.advising import adviser_of


@dataclass(frozen=True, slots=True)
class Mistakes:
    level: str
    goal: Goal
    exact: bool
    """Whether all values were exact."""
    plays: int
    decisions: int
    """The number of unforced decisions."""
    best: int
    """Decisions in which the best act was chosen, or one of the same value."""
    lost: float
    """The sum of all losses."""
    squares: float
    """The sum of all squared losses."""

    @property
    def mean(self) -> float:
        """The mean loss per unforced decision."""
        return self.lost / self.decisions if self.decisions else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, if decisions are taken as independent."""
        if self.decisions < 2:
            return 0.0
        spread = max(0.0, self.squares / self.decisions - self.mean**2)
        return sqrt(spread / (self.decisions - 1))

    @property
    def share(self) -> float:
        """The share of unforced decisions without a loss."""
        return self.best / self.decisions if self.decisions else 1.0


def find_mistakes(
    game: AnyGame, level: str, setup: Setup, plays: int, seed: int = 0, goal: Goal | None = None
) -> Mistakes:
    """The mistakes of a level in plays in which it has every seat.

    Without a goal, the first goal of the adviser counts.
    """
    adviser = adviser_of(game, goal)
    goal = goal or adviser.goals[0]
    exact, decisions, best, lost, squares = True, 0, 0, 0.0, 0.0
    for number in range(plays):
        chance = Random(f"{seed} {number}")  # noqa: S311 - repeatable on purpose
        for advice, chosen in _decisions(game, level, setup, chance, adviser.advise, goal):
            exact = exact and advice.exact
            if (loss := find_loss(advice.acts, chosen)) is None:
                continue
            decisions += 1
            best += loss <= TOLERANCE
            lost += loss
            squares += loss * loss
    return Mistakes(level, goal, exact, plays, decisions, best, lost, squares)


def _decisions(
    game: AnyGame,
    level: str,
    setup: Setup,
    chance: Random,
    advise: Callable[[Any, Goal], Advice],
    goal: Goal,
) -> Iterator[tuple[Advice, Any]]:
    """Every decision of one play: the advice, and the act that was chosen."""
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
