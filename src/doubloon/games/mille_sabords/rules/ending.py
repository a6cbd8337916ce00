"""The end of a turn, whose turn is next, and the end of a play. [ms.last-round]"""

from dataclasses import replace

from doubloon.core.game import Result
from doubloon.core.setup import Seat, leaders, rotation
from doubloon.games.mille_sabords.rules.editions import FinalRound, TieBreak
from doubloon.games.mille_sabords.rules.state import NO_DICE, Ended, Outcome, State, TiedTurns

ENDINGS = ("target", "sudden-death", "magic")
"""How a play can end."""


def end_turn(
    state: State, outcome: Outcome, delta: tuple[int, ...], clause: str | None = None
) -> State:
    """Change the points, discard the card, and begin the next turn or end the play.

    The clause is the one that ended the turn, if the seat did not stop.
    """
    points = tuple(map(state.terms.total, state.points, delta))
    ended = Ended(state.drawn.name, outcome, clause)
    return _next_turn(_clear(state)._replace(points=points, ended=ended))


def end_by_magic(state: State) -> State:
    """End the play: nine alike win at once, whatever the points are. [ms.magic]"""
    state = _clear(state)._replace(ended=Ended(state.drawn.name, "magic"))
    return _finish(state, (state.seat,), "magic")


def _clear(state: State) -> State:
    return state._replace(
        phase="card",
        card=None,
        deck=state.deck if any(state.deck) else state.terms.deck,  # [ms.reshuffle]
        table=NO_DICE,
        laid=NO_DICE,
        lifted=NO_DICE,
        has_laid=False,
        first=True,
        guardian=False,
        on_island=False,
        free=False,
        revealed=0,
    )


def _next_turn(state: State) -> State:
    seat, points, target = state.seat, state.points, state.terms.target
    follower = Seat((seat + 1) % len(points))
    if state.tied_turns is not None:
        return _end_tied_turn(state, state.tied_turns)
    if state.sudden_death:  # [ms.sudden-death]
        if points[seat] >= target:
            return _finish(state, (seat,), "sudden-death")
        return state._replace(seat=follower)
    trigger = state.last_round
    if trigger is None:
        reached = points[seat] >= target  # [ms.last-round]
        return state._replace(seat=follower, last_round=seat if reached else None)
    if seat != trigger and follower != trigger:
        return state._replace(seat=follower)
    raid = state.terms.readings.trigger_replays_if_overtaken and max(points) > points[trigger]
    if seat != trigger and raid:  # [ms.last-raid]
        return state._replace(seat=trigger)
    return _judge(state, trigger)


def _judge(state: State, trigger: Seat) -> State:
    """End the last round: somebody wins, tied leaders play on, or sudden death begins."""
    points, readings = state.points, state.terms.readings
    any_ = readings.final_round is FinalRound.ANY_AT_TARGET
    if (max(points) if any_ else points[trigger]) < state.terms.target:
        return state._replace(seat=trigger, last_round=None, sudden_death=True)
    circle = rotation(len(points), after=trigger)
    best = leaders(points, circle)
    if len(best) == 1 or readings.tie_break is TieBreak.SHARED:  # [ms.tie]
        return _finish(state, best, "target")
    return state._replace(seat=best[0], last_round=None, tied_turns=TiedTurns(best))


def _end_tied_turn(state: State, turns: TiedTurns) -> State:
    rolled = turns.rolled + 1
    if rolled < len(turns.tied):
        return state._replace(seat=turns.tied[rolled], tied_turns=replace(turns, rolled=rolled))
    best = leaders(state.points, turns.tied)
    if len(best) == 1:
        return _finish(state, best, "target")
    return state._replace(seat=best[0], tied_turns=TiedTurns(best))


def _finish(state: State, winners: tuple[Seat, ...], ending: str) -> State:
    result = Result(state.points, tuple(sorted(winners)), ending)
    return state._replace(phase="over", result=result)
