"""The adviser of a game, for those who need values of its positions."""

from doubloon.core.advice import Goal
from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame
from doubloon.core.parts import Adviser


def adviser_of(game: AnyGame, goal: Goal | None = None) -> Adviser:
    """The adviser of a game; refused if it has none, or if it does not know this goal."""
    if game.advice is None:
        raise RecordError("best-no-solver", game=game.key)
    adviser = game.advice()
    if goal is not None and goal not in adviser.goals:
        known = ", ".join(adviser.goals)
        raise RecordError("best-no-goal", game=game.key, goal=goal, known=known)
    return adviser
