"""How turns of Gold Armada follow each other, and how a play ends. [ga.end] [ga.finish-round]"""

from doubloon.core.game import Result
from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.scoring import points, winners
from doubloon.games.gold_armada.rules.state import (
    NO_DICE,
    Ended,
    State,
    doubloons_left,
    tokens_left,
)


def end_turn(state: State, ended: Ended) -> State:
    follower = Seat((state.seat + 1) % len(state.skulls))  # [ga.turn-order]
    state = state._replace(ended=ended)
    if is_over(state, follower):
        return finish(state)
    return state._replace(seat=follower, phase="cup", table=NO_DICE, rolls=0)


def ran_out(state: State) -> bool:
    """Whether the tokens or the doubloons are gone. [ga.end]"""
    return not (tokens_left(state) and doubloons_left(state))


def is_over(state: State, follower: Seat) -> bool:
    """Whether this seat gets no turn any more."""
    if state.terms.readings.finish_round and follower != 0:  # [ga.finish-round]
        return False
    return ran_out(state)


def finish(state: State) -> State:
    """The play is over; where both are gone, the tokens name the ending. [ga.end]"""
    totals = points(state.doubloons, state.skulls)
    best = winners(totals, state.skulls, state.terms.readings.tie_break)
    ending = "doubloons-gone" if tokens_left(state) else "skulls-gone"
    return state._replace(phase="over", table=NO_DICE, rolls=0, result=Result(totals, best, ending))
