"""How turns of King's Gold follow each other, and how a play ends. [kg.box-empty] [kg.tie]"""

from dataclasses import replace

from doubloon.core.game import Result
from doubloon.core.setup import Seat, leaders, rotation
from doubloon.games.kings_gold.rules.editions import TieBreak
from doubloon.games.kings_gold.rules.scoring import Outcome
from doubloon.games.kings_gold.rules.state import NO_DICE, State, TiedTurns

REPEATS = 10
"""Rounds of tied turns after which seats still tied share the win."""

TIED_TURNS = frozenset({TieBreak.TIED_ONE_TURN, TieBreak.EXTRA_ROUND_ALL})
"""The readings in which a tie is played off."""

_LAST_WORD: dict[Outcome, str] = {
    "pairs": "kg.one-combination",
    "king": "kg.five-coins",
    "plunder": "kg.five-skulls",
    "broadside": "kg.five-cannons",
    "penalty": "kg.penalty",
}
"""Why nothing is left to do after dice that came to this."""


def end_turn(state: State, ended: Outcome) -> State:
    if state.tied_turns is not None:
        return _end_tied_turn(state, state.tied_turns, ended)
    if state.box:
        return state.at_turn_of(Seat((state.seat + 1) % len(state.coins)), ended)
    best = leaders(state.coins, rotation(len(state.coins), after=state.seat))  # [kg.box-empty]
    if len(best) == 1 or state.terms.readings.tie_break not in TIED_TURNS:
        return finish(state, best, ended)
    circle = rotation(len(state.coins), after=Seat(best[0] - 1))
    return _tied_round(state, best, circle, 1, ended)


def explain_end(state: State) -> str | None:
    """The clause that ended the last turn, if the last step ended one."""
    if state.ended_by is not None or state.ended is None:
        return state.ended_by
    return _LAST_WORD[state.ended]


def _tied_round(
    state: State, tied: tuple[Seat, ...], circle: tuple[Seat, ...], repeat: int, ended: Outcome
) -> State:
    """The leaders in `tied`, or everybody, take one more turn each. [kg.tie]"""
    everybody = state.terms.readings.tie_break is TieBreak.EXTRA_ROUND_ALL
    order = circle if everybody else tuple(seat for seat in circle if seat in tied)
    state = state._replace(tied_turns=TiedTurns(tied, order, 0, repeat))
    return state.at_turn_of(order[0], ended)


def _end_tied_turn(state: State, round_: TiedTurns, ended: Outcome) -> State:
    rolled = round_.rolled + 1
    if rolled < len(round_.order):
        state = state._replace(tied_turns=replace(round_, rolled=rolled))
        return state.at_turn_of(round_.order[rolled], ended)
    best = leaders(state.coins, round_.order)
    if len(best) == 1 or round_.repeat == REPEATS:
        return finish(state, best, ended)
    return _tied_round(state, best, round_.order, round_.repeat + 1, ended)


def finish(state: State, winners: tuple[Seat, ...], ended: Outcome | None = None) -> State:
    """The play is over; the King's pile belongs to nobody. [kg.box-empty]"""
    again = len(winners) > 1 and state.terms.readings.tie_break is TieBreak.NEW_GAME
    ending = "tie-new-game" if again else "box-empty"
    return state._replace(
        phase="over",
        table=NO_DICE,
        rolls=0,
        tied_turns=None,
        used=NO_DICE,
        result=Result(state.coins, tuple(sorted(winners)), ending),
        ended=ended,
    )
