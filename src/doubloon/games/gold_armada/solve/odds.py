"""The chance to win of any number of seats: exact where it is known, otherwise estimated odds.

With two seats it is exact near the end, and everywhere if its table is solved. Otherwise one turn
is searched exactly, and the odds after it are estimated.
"""

from functools import lru_cache

import numpy as np

from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.board import SPACES
from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import State, tokens_left
from doubloon.games.gold_armada.solve import endgame, evaluation, two_seats, win_table
from doubloon.games.gold_armada.solve.endgame import Chances
from doubloon.games.gold_armada.solve.margin import find_margin
from doubloon.games.gold_armada.solve.one_turn import Numbers
from doubloon.games.gold_armada.solve.rated_turn import (
    Margin,
    RatedTurn,
    rate_points,
    rate_win,
    turn_start,
)

SOON = 2_500
"""With at most this many positions still to come, the captain looks through all of them."""


def rate_strongest(state: State) -> RatedTurn:
    """The captain's rating: the chance to win, or points once the play is decided."""
    rated = rate_exactly(state)
    if rated is None:
        return rate_odds(state)
    bound = Chances(state.terms, state.seat).bound(state.taken, tokens_left(state))
    is_won = endgame.lead_of(state) > bound
    return rate_points(state) if is_won or not rated.value() else rated


def rate_chance(state: State) -> RatedTurn:
    """Outcomes rated by the chance to win: exact where it is known, otherwise odds."""
    rated = rate_exactly(state)
    return rate_odds(state) if rated is None else rated


def rate_exactly(state: State) -> RatedTurn | None:
    """Outcomes rated by the exact chance of two seats, from the table or near the end."""
    if (rated := win_table.rate_solved(state)) is not None:
        return rated
    chances = chances_soon(state)
    return None if chances is None else rate_win(state, chances)


def chances_soon(state: State) -> Chances | None:
    """The exact chances of two seats, if few enough positions can still come."""
    boards = two_seats.count_boards(state.taken, tokens_left(state))
    if len(state.skulls) != 2 or boards > 2 * SOON:  # there are seldom fewer positions than half
        return None
    return endgame.chances(state, SOON)


def rate_odds(state: State) -> RatedTurn:
    """Outcomes rated by estimated odds to win.

    With two seats the odds come from the future margin, which is exact if its table is known or
    the end is near. With more seats they come from the estimated future points of each seat.
    """
    return RatedTurn(state, *_odds_by_outcome(turn_start(state)))


def _odds_by_outcome(begun: State) -> tuple[Numbers, float]:
    """The odds after taking the next doubloon of each pier, and after a turn without one."""
    mine = odds_of_all(begun)[:, 0]
    return mine[:-1], float(mine[-1])


@lru_cache(maxsize=8)
def odds_of_all(begun: State) -> Numbers:
    """The odds of every seat (columns), the one whose turn begins here first.

    A row for taking the next doubloon of each pier, 0 where none is left, and one for a turn
    without a doubloon. They are cached, because they are the same for the whole turn.
    """
    open_piers = [pier for pier, n in enumerate(begun.taken) if n < SPACES]
    ends = [rules.take_doubloon(begun, pier) for pier in open_piers]
    ends.append(rules.take_skull(begun))
    next_turns = evaluation.turn_points(begun.terms, [end.taken for end in ends])
    margin = find_margin(begun)
    found = np.zeros((len(begun.taken) + 1, len(begun.skulls)))
    found[[*open_piers, -1]] = [
        _odds(begun.seat, end, margin, float(next_turn))
        for end, next_turn in zip(ends, next_turns, strict=True)
    ]
    return found


def _odds(seat: int, after: State, margin: Margin | None, next_turn: float) -> list[float]:
    """The odds of all seats, beginning with the one whose turn has just ended.

    `next_turn` is the mean of the next turn.
    """
    seats, taken, tokens = len(after.skulls), after.taken, tokens_left(after)
    around = [(seat + n) % seats for n in range(seats)]
    if (result := after.result) is not None:
        return [(other in result.winners) / len(result.winners) for other in around]
    held = points(after.doubloons, after.skulls)
    if seats == 2:
        future = evaluation.future_margin(taken, tokens, next_turn)
        if margin is not None:
            future = -margin(taken, tokens, after.seat)
        mine = evaluation.odds([held[seat] - held[after.seat] + future], taken, tokens)
        return [mine, 1 - mine]
    *theirs, own = evaluation.future_points(seats, taken, tokens, next_turn)
    finals = [held[other] + more for other, more in zip(around, [own, *theirs], strict=True)]
    leads = (
        [mine - other for m, other in enumerate(finals) if m != n] for n, mine in enumerate(finals)
    )
    return [evaluation.odds(some, taken, tokens) for some in leads]
