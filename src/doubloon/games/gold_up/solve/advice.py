"""Advice for Gold Up: estimated chances to win, by playouts from what the seat to act may know."""

from collections.abc import Sequence
from importlib.util import find_spec

from doubloon.core.advice import Advice, Effort, Goal, Judge
from doubloon.core.errors import RecordError
from doubloon.core.parts import Adviser
from doubloon.games.gold_up.bots import search_for
from doubloon.games.gold_up.rules.offers import acts as legal
from doubloon.games.gold_up.rules.offers import offers
from doubloon.games.gold_up.rules.rules import to_act
from doubloon.games.gold_up.rules.state import Act, State
from doubloon.games.gold_up.rules.view import view
from doubloon.games.gold_up.solve.candidates import candidates

GOALS: tuple[Goal, ...] = ("win",)

PLAYOUTS = 24_000
"""The number of playouts for all acts together."""

LISTED = 40
"""Up to this many legal acts all are rated; of more, only the candidates."""


def advise(state: State, goal: Goal = "win", playouts: int | None = None) -> Advice:
    """Every seat's chance to win, and that of every act.

    While chance is due, the chances are those a spectator can estimate.
    """
    seat = to_act(state)
    search = search_for(state.terms, len(state.hands))
    if search is None:
        raise RecordError("best-needs-kernel")
    seen = view(state, seat)
    acts: list[Act | None] = [None] if seat is None else [*list_acts(state)]
    trials = search.rate(seen, acts, playouts or PLAYOUTS, seed=1)
    best = trials[0]
    values = tuple(best.mean(other) for other in range(len(state.hands)))
    if seat is None:
        error = max(best.error(other) for other in range(len(state.hands)))
        return Advice(goal, False, values, error=error)
    return Advice(
        goal,
        False,
        values,
        tuple((trial.act, trial.mean(seat)) for trial in trials),
        error=best.error(seat),
        reasons={"gold": best.gold_won(seat)},
    )


def list_acts(state: State) -> list[Act]:
    """The acts to rate: all that are legal, or the candidates among too many."""
    seat = to_act(state)
    assert seat is not None
    offered = offers(state)
    if sum(map(len, offered.values())) <= LISTED:
        return [*legal(state)]
    return [*candidates(view(state, seat), offered)]


def judge(begun: Sequence[State], _goal: Goal, effort: Effort) -> Sequence[Judge]:
    if find_spec("numba") is None:
        raise RecordError("best-needs-kernel")
    from doubloon.games.gold_up.solve.judge import judge_turns

    return judge_turns(begun, effort)


ADVISER = Adviser(GOALS, advise, judge=judge, judged=GOALS)
