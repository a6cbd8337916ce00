"""The worth of a position in any game that has a solver or a search, and its tables."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame, Setup
from doubloon.core.play import Play
from doubloon.solving.advice import Advice, Goal

if TYPE_CHECKING:
    from doubloon.solving.tables import Work


def advise(play: Play, goal: Goal | None = None) -> Advice:
    """What the position is worth to every seat, and every legal act to the seat that acts.

    Without a goal, the one that is usual there: the first the game knows, as a rule.
    """
    module = _module(play.game, "solve.advice")
    if module is None:
        raise RecordError("best-no-solver", game=play.game.key)
    if goal is not None and goal not in module.GOALS:
        known = ", ".join(module.GOALS)
        raise RecordError("best-no-goal", game=play.game.key, goal=goal, known=known)
    goal = goal or _usual_goal(module, play)
    if (result := play.result) is not None and goal == "win":
        seats = range(len(result.points))
        return Advice(
            goal, True, tuple((seat in result.winners) / len(result.winners) for seat in seats)
        )
    advice: Advice = module.advise(play.state, goal)
    return advice


def _usual_goal(module: Any, play: Play) -> Goal:
    usual = getattr(module, "usual_goal", None)
    goal: Goal = usual(play.state) if usual else module.GOALS[0]
    return goal


def works(game: AnyGame, setup: Setup) -> "tuple[Work, ...]":
    """The tables a game can have under these terms; none if nothing of it can be solved."""
    module = _module(game, "solve.advice")
    return () if module is None else tuple(module.works(setup))


def wanted(game: AnyGame, setup: Setup) -> "tuple[Work, ...]":
    """Of these tables, those that may be computed unasked, because every play has some use for
    them; the rest are left to whoever asks for them."""
    module = _module(game, "solve.advice")
    return tuple(module.wanted(setup)) if hasattr(module, "wanted") else ()


def _module(game: AnyGame, name: str) -> Any:
    path = f"doubloon.games.{game.key.replace('-', '_')}.{name}"
    return import_module(path) if find_spec(path) else None
