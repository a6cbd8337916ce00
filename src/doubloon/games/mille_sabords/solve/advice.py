"""Advice for Mille Sabords: the value of a position and of every act in it."""

from collections.abc import Sequence
from dataclasses import replace

from doubloon.core.advice import Advice, Effort, Goal, Judge
from doubloon.core.dice import Reroll, Roll
from doubloon.core.errors import RecordError
from doubloon.core.parts import Adviser
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.editions import terms
from doubloon.games.mille_sabords.rules.scoring import SABRE, SKULL
from doubloon.games.mille_sabords.rules.state import NO_DICE, Act, State
from doubloon.games.mille_sabords.solve import evaluation, two_seats
from doubloon.games.mille_sabords.solve.check import check
from doubloon.games.mille_sabords.solve.hands import spread
from doubloon.games.mille_sabords.solve.one_turn import SolvedTurn, for_points
from doubloon.games.mille_sabords.solve.rated_position import RatedPosition
from doubloon.solving.tables import Work

GOALS: tuple[Goal, ...] = ("win", "points")

RankedActs = tuple[tuple[Act, float], ...]
"""Acts with their values, best first."""


def reasons(state: State, act: Act | None) -> dict[str, float]:
    """Numbers that explain an act: the points for stopping and the chance of a bust."""
    found: dict[str, float] = {}
    if state.phase == "rolled":
        found["stop"] = float(rules.stop_value(state))
    after = rules.play(state, act) if isinstance(act, Reroll) else state
    if after.phase == "cup" and not after.on_island:
        found["bust"] = bust_chance(after)
    return found


def bust_chance(state: State) -> float:
    """The chance that the next roll is a bust: for each number of skulls the rules decide."""
    die, dice = state.terms.die, rules.cup(state)
    chances = spread(dice, die[SKULL] / sum(die))
    return sum(float(chances[n]) for n in range(dice + 1) if _is_bust(state, n))


def _is_bust(state: State, skulls: int) -> bool:
    """Whether a roll with so many skulls is a bust; the other dice make no difference."""
    dice = [*NO_DICE]
    dice[SKULL], dice[SABRE] = skulls, rules.cup(state) - skulls
    ended = rules.play(state, Roll(tuple(dice))).ended
    return ended is not None and ended.outcome in ("bust", "ship-lost")


def works(setup: Setup) -> tuple[Work, ...]:
    """The tables that can be solved: that of two seats, up to some target."""
    agreed = terms(setup)
    if setup.seats != 2 or not two_seats.is_solvable(agreed):
        return ()
    return (replace(two_seats.work(agreed), check=check(agreed)),)


def usual_goal(state: State) -> Goal:
    """The chance to win where it is known, otherwise the points of the turn."""
    known = state.result is not None or evaluation.is_known(state.terms, len(state.points))
    return "win" if known else "points"


def advise(state: State, goal: Goal = "points") -> Advice:
    """The value of a position and its acts, as a chance to win or in points of this turn."""
    return _advise_win(state) if goal == "win" else _advise_points(state)


def _advise_points(state: State) -> Advice:
    """The expected points of this turn, exactly."""
    nothing = (0.0,) * len(state.points)
    if state.result is not None:
        return Advice("points", True, nothing)
    acts: RankedActs = ()
    found: dict[str, float] = {}
    if state.card is None:
        value = before_card(state)
    else:
        value, acts = _rate(state, for_points(state.terms, state.card))
        found = reasons(state, acts[0][0] if acts else None)
    own = (*nothing[: state.seat], value, *nothing[state.seat + 1 :])
    return Advice("points", True, own, acts, reasons=found)


def _rate(state: State, turn: SolvedTurn) -> tuple[float, RankedActs]:
    """The value of a position within a turn, and its acts if a seat is to act."""
    position = RatedPosition(state, turn)
    acts = position.ranked_acts() if rules.to_act(state) is not None else ()
    return acts[0][1] if acts else position.value(), acts


def _advise_win(state: State) -> Advice:
    """The chance to win, by the table of two seats or the race of more seats.

    It is not exact: cards of later turns are drawn as if from a complete deck.
    """
    seats = range(len(state.points))
    if state.result is not None:
        winners = state.result.winners
        return Advice("win", True, tuple((seat in winners) / len(winners) for seat in seats))
    if not evaluation.is_known(state.terms, len(state.points)):
        raise RecordError("best-unsolved", game="mille-sabords")
    acts: RankedActs = ()
    found: dict[str, float] = {}
    if state.card is None:
        value = evaluation.before_card(state)
    else:
        value, acts = _rate(state, evaluation.solved_turn(state))
        acts = tuple((act, min(1.0, chance)) for act, chance in acts)
        found = reasons(state, acts[0][0] if acts else None) | _expected_points(state, acts)
    values = evaluation.chances_of_all(state, min(1.0, value))
    return Advice("win", False, values, acts, reasons=found)


def _expected_points(state: State, acts: RankedActs) -> dict[str, float]:
    """The expected points of the turn if it is played for points from now on.

    `points` is after the best act, `best-points` the most that any act could bring.
    """
    position = RatedPosition(state, for_points(state.terms, state.drawn))
    most = position.value()
    return {"points": position.rate(acts[0][0]) if acts else most, "best-points": most}


def before_card(state: State) -> float:
    """The expected points of a turn before its card is drawn."""
    return evaluation.mean_over_cards(state, lambda card: for_points(state.terms, card))


def judge(begun: Sequence[State], _goal: Goal, effort: Effort) -> Sequence[Judge]:
    from doubloon.games.mille_sabords.solve.judge import judge_turns

    return judge_turns(begun, effort)


ADVISER = Adviser(GOALS, advise, usual_goal, works, judge=judge, judged=("win",))
