"""The future margin of two seats at any board: from the solved table, or computed near the end."""

from functools import lru_cache, partial

from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.rules.state import State, tokens_left
from doubloon.games.gold_armada.solve import two_seats
from doubloon.games.gold_armada.solve.rated_turn import Margin, rate_margin

NEAR = 400
"""With at most this many boards still to come, nobody has to wait for an answer."""


def find_margin(state: State) -> Margin | None:
    """The future margin by board and tokens, if the table is known or the end is near."""
    terms = state.terms
    if not two_seats.is_solvable(terms, len(state.skulls)):
        return None
    if (numbers := two_seats.work(terms).known()) is not None:
        return partial(two_seats.margin, terms, numbers)
    if two_seats.count_boards(state.taken, tokens_left(state)) <= NEAR:
        return partial(margin_near_end, terms)
    return None


def solve_margin(state: State) -> Margin:
    """The future margin by board and tokens; the table is computed if it is needed."""
    margin = find_margin(state)
    if margin is None:
        margin = partial(two_seats.margin, state.terms, two_seats.work(state.terms).solved())
    return margin


@lru_cache(maxsize=1 << 14)
def margin_near_end(terms: Terms, taken: tuple[int, ...], tokens: int, seat: int) -> float:
    """The future margin, computed without a table over all boards that can follow."""
    if not two_seats.has_turn(terms, taken, tokens, seat):
        return 0.0
    skulls = (terms.readings.skull_tokens - tokens, 0)
    begun = State(terms, taken, ((), ()), skulls, Seat(seat))
    return rate_margin(begun, partial(margin_near_end, terms)).value()
