"""Advice for Gold Armada: the value of a position and of every act, for each goal."""

from collections.abc import Sequence
from dataclasses import replace

from doubloon.core.advice import Advice, Effort, Goal, Judge
from doubloon.core.errors import RecordError
from doubloon.core.parts import Adviser
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.editions import terms
from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import Act, State
from doubloon.games.gold_armada.solve import endgame, two_seats, win_table
from doubloon.games.gold_armada.solve.check import check_margin, check_win
from doubloon.games.gold_armada.solve.margin import solve_margin
from doubloon.games.gold_armada.solve.rated_turn import (
    RatedTurn,
    rate_margin,
    rate_points,
    rate_win,
)
from doubloon.solving.layers import LayeredWork
from doubloon.solving.tables import Work

GOALS: tuple[Goal, ...] = ("margin", "points", "win")

MOST = 40_000
"""With at most this many positions still to come, the chance to win is computed on demand."""


def advise(state: State, goal: Goal = "margin") -> Advice:
    """The value of a position for every seat, and of every act for the seat to act.

    `margin` is the final margin of two seats, `points` what this turn brings, and `win` the chance
    to win of two seats: from its table, or near the end.
    """
    match goal:
        case "win":
            return _advise_win(state)
        case "margin":
            return _advise_margin(state)
        case _:
            return _advise_points(state)


def _advise_points(state: State) -> Advice:
    seats = len(state.skulls)
    if state.result is not None:
        return Advice("points", True, (0.0,) * seats)
    value, acts = _value_and_acts(rate_points(state))
    values = tuple(value if seat == state.seat else 0.0 for seat in range(seats))
    return Advice("points", True, values, acts)


def _advise_margin(state: State) -> Advice:
    seats = len(state.skulls)
    if not two_seats.is_solvable(state.terms, seats):
        raise RecordError("best-margin", seats=seats)
    held = points(state.doubloons, state.skulls)
    if state.result is not None:
        return Advice("margin", True, (held[0] - held[1], held[1] - held[0]))
    ahead = float(held[state.seat] - held[1 - state.seat])
    value, acts = _value_and_acts(rate_margin(state, solve_margin(state)), ahead)
    return Advice("margin", True, _by_seat(state, value, -value), acts)


def _advise_win(state: State) -> Advice:
    seats = len(state.skulls)
    if seats != 2:
        raise RecordError("best-seats", seats=seats)
    if (result := state.result) is not None:
        shares = ((seat in result.winners) / len(result.winners) for seat in range(seats))
        return Advice("win", True, tuple(shares))
    error = None
    if (rated := win_table.rate_solved(state)) is not None:
        error = win_table.error_bound(state.terms)
    elif (chances := endgame.chances(state, MOST)) is not None:
        rated = rate_win(state, chances)
    else:
        raise RecordError("best-win-far", most=MOST)
    chance, acts = _value_and_acts(rated)
    return Advice("win", True, _by_seat(state, chance, 1 - chance), acts, error)


Acts = tuple[tuple[Act, float], ...]


def _value_and_acts(rated: RatedTurn, before: float = 0.0) -> tuple[float, Acts]:
    """The values of a turn and of its acts, on top of what was there before the turn."""
    if rules.to_act(rated.state) is None:
        return before + rated.value(), ()
    acts = tuple((act, before + value) for act, value in rated.acts())
    return acts[0][1], acts


def _by_seat(state: State, mine: float, other: float) -> tuple[float, float]:
    """The values of two seats, given those of the seat whose turn it is and of the other."""
    return (mine, other) if state.seat == 0 else (other, mine)


def works(setup: Setup) -> tuple[Work | LayeredWork, ...]:
    """The tables of two seats, which are all that can be solved."""
    agreed = terms(setup)
    if not two_seats.is_solvable(agreed, setup.seats):
        return ()
    return (
        replace(two_seats.work(agreed), check=check_margin(agreed)),
        replace(win_table.work(agreed), check=check_win(agreed)),
    )


def wanted(setup: Setup) -> tuple[Work, ...]:
    """The table to build without being asked: only the margin, and only of the printed rules."""
    plain = terms(Setup(setup.seats, setup.edition))
    if terms(setup) != plain or not two_seats.is_solvable(plain, setup.seats):
        return ()
    return (two_seats.work(plain),)


def judge(begun: Sequence[State], goal: Goal, effort: Effort) -> Sequence[Judge]:
    from doubloon.games.gold_armada.solve.judge import judge_turns

    return judge_turns(begun, goal, effort)


ADVISER = Adviser(GOALS, advise, works=works, wanted=wanted, judge=judge, judged=("win", "margin"))
