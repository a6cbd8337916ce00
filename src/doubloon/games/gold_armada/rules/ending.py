"""How turns follow each other in Gold Armada, and how a play ends. [ga.end] [ga.finish-round]"""

from doubloon.core.game import Result
from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.editions import Readings
from doubloon.games.gold_armada.rules.scoring import points, winners
from doubloon.games.gold_armada.rules.state import (
    NO_DICE,
    Ended,
    State,
    doubloons_left,
    tokens_left,
)

ENDINGS = DOUBLOONS_GONE, SKULLS_GONE = "doubloons-gone", "skulls-gone"
"""The ways in which a play can end by the rules."""


def end_turn(state: State, ended: Ended) -> State:
    """The state after a turn with this outcome: the next seat's turn, or the end of the play."""
    follower = Seat((state.seat + 1) % len(state.skulls))  # [ga.turn-order]
    state = state._replace(ended=ended)
    if is_over(state, follower):
        return finish(state)
    return state._replace(seat=follower, phase="cup", table=NO_DICE, rolls=0)


def explain_end(state: State) -> str | None:
    """The clause that ended the last turn: it brought one doubloon, or none."""
    if state.ended is None:
        return None
    return "ga.one-doubloon" if state.ended.outcome == "doubloon" else "ga.skull"


def ran_out(state: State) -> bool:
    """Whether no skull token or no doubloon is left. [ga.end]"""
    return not (tokens_left(state) and doubloons_left(state))


def is_over(state: State, follower: Seat) -> bool:
    """Whether the play ends before this seat has a turn."""
    left = bool(doubloons_left(state))
    return not has_turn(state.terms.readings, follower, tokens_left(state), doubloons_left=left)


def has_turn(readings: Readings, follower: int, tokens: int, *, doubloons_left: bool) -> bool:
    """Whether this seat has a turn with so many skull tokens left."""
    if tokens and doubloons_left:
        return True
    return readings.finish_round and follower != 0  # [ga.finish-round]


def finish(state: State) -> State:
    """The state when the play is over. If both ran out, the tokens name the ending. [ga.end]"""
    totals = points(state.doubloons, state.skulls)
    best = winners(totals, state.skulls, state.terms.readings.tie_break)
    ending = DOUBLOONS_GONE if tokens_left(state) else SKULLS_GONE
    return state._replace(phase="over", table=NO_DICE, rolls=0, result=Result(totals, best, ending))
