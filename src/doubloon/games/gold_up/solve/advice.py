"""What Gold Up's positions are worth, by playouts from what the seat to act may know.

What is maximised is the chance to win. Nothing here is exact, and no hand is looked into.
"""

from doubloon.core.advice import Advice, Goal
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
"""For all acts together, each in the same deals."""

LISTED = 40
"""Up to so many legal acts each is rated; of more, those worth a thought."""


def advise(state: State, goal: Goal = "win", playouts: int | None = None) -> Advice:
    """The chances to win, and of every act; at a chance step as a spectator sees them."""
    seat = to_act(state)
    search = search_for(state.terms, len(state.hands))
    if search is None:
        raise RecordError("best-needs-kernel")
    seen = view(state, seat)
    tried = search.tried(seen, _rated(state), playouts or PLAYOUTS, seed=1)
    best = tried[0]
    values = tuple(best.mean(other) for other in range(len(state.hands)))
    if seat is None:
        error = max(best.error(other) for other in range(len(state.hands)))
        return Advice(goal, False, values, error=error)
    return Advice(
        goal,
        False,
        values,
        tuple((one.act, one.mean(seat)) for one in tried),
        error=best.error(seat),
        reasons={"gold": best.gold_won(seat)},
    )


def _rated(state: State) -> list[Act | None]:
    if (seat := to_act(state)) is None:
        return [None]
    offered = offers(state)
    if sum(map(len, offered.values())) <= LISTED:
        return [*legal(state)]
    return [*candidates(view(state, seat), offered)]


ADVISER = Adviser(GOALS, advise)
