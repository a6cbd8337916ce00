"""The value of a position in any game that has a solver or a search, and the tables behind it."""

from typing import TYPE_CHECKING

from doubloon.core.advice import Advice, Goal
from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame, find_rules_only_reading
from doubloon.core.play import Play
from doubloon.core.setup import Setup
from doubloon.solving.advising import adviser_of

if TYPE_CHECKING:
    from doubloon.solving.layers import LayeredWork
    from doubloon.solving.tables import Work


def advise(play: Play, setup: Setup, goal: Goal | None = None) -> Advice:
    """The value of the position for every seat, and of every legal act for the seat to act.

    Without a goal, the usual one in this position counts: in most games the first goal the
    adviser knows.
    """
    adviser = adviser_of(play.game, goal)
    if (reading := find_rules_only_reading(play.game, setup)) is not None:
        raise RecordError("best-reading", game=play.game.key, reading=reading)
    if goal is None:
        usual = adviser.usual_goal
        goal = adviser.goals[0] if usual is None else usual(play.state)
    if (result := play.result) is not None and goal == "win":
        seats = range(len(result.points))
        return Advice(
            goal, True, tuple((seat in result.winners) / len(result.winners) for seat in seats)
        )
    return adviser.advise(play.state, goal)


def works(
    game: AnyGame, setup: Setup, goal: Goal | None = None
) -> "tuple[Work | LayeredWork, ...]":
    """The tables for a goal that can be computed under these terms; empty without a solver.

    Without a goal, the first one that the adviser knows counts.
    """
    if game.advice is None or find_rules_only_reading(game, setup) is not None:
        return ()
    adviser = game.advice()
    wanted_goal = goal or adviser.goals[0]
    return tuple(work for work in adviser.works(setup) if work.goal == wanted_goal)


def wanted(game: AnyGame, setup: Setup) -> "tuple[Work, ...]":
    """The tables among them that may be computed in the background, without being asked for."""
    if game.advice is None or find_rules_only_reading(game, setup) is not None:
        return ()
    return tuple(game.advice().wanted(setup))
