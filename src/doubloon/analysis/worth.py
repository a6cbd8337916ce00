"""The worth of a position in any game that has a solver or a search, and its tables."""

from typing import TYPE_CHECKING

from doubloon.core.advice import Advice, Goal
from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame
from doubloon.core.parts import Adviser
from doubloon.core.play import Play
from doubloon.core.setup import Setup

if TYPE_CHECKING:
    from doubloon.solving.tables import Work


def advise(play: Play, goal: Goal | None = None) -> Advice:
    """What the position is worth to every seat, and every legal act to the seat that acts.

    Without a goal, the one that is usual there: as a rule, the first the game knows.
    """
    adviser = adviser_of(play.game, goal)
    if goal is None:
        usual = adviser.usual_goal
        goal = adviser.goals[0] if usual is None else usual(play.state)
    if (result := play.result) is not None and goal == "win":
        seats = range(len(result.points))
        return Advice(
            goal, True, tuple((seat in result.winners) / len(result.winners) for seat in seats)
        )
    return adviser.advise(play.state, goal)


def adviser_of(game: AnyGame, goal: Goal | None = None) -> Adviser:
    """The game's adviser; refused if it has none, or none for this goal."""
    if game.advice is None:
        raise RecordError("best-no-solver", game=game.key)
    adviser = game.advice()
    if goal is not None and goal not in adviser.goals:
        known = ", ".join(adviser.goals)
        raise RecordError("best-no-goal", game=game.key, goal=goal, known=known)
    return adviser


def works(game: AnyGame, setup: Setup) -> "tuple[Work, ...]":
    """The tables a game can have under these terms; none if nothing of it can be solved."""
    return () if game.advice is None else tuple(game.advice().works(setup))


def wanted(game: AnyGame, setup: Setup) -> "tuple[Work, ...]":
    """Of these tables, those that may be computed without being asked for."""
    return () if game.advice is None else tuple(game.advice().wanted(setup))
