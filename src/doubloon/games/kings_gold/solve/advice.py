"""The value of every position of King's Gold and of every act in it, also in mid-turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import comb

import numpy as np

from doubloon.core.advice import Advice, Effort, Goal, Judge, ranked
from doubloon.core.dice import Counts, Reroll, Stop, minus
from doubloon.core.errors import RecordError
from doubloon.core.parts import Adviser
from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import terms
from doubloon.games.kings_gold.rules.scoring import DICE, SKULL
from doubloon.games.kings_gold.rules.state import Act, State
from doubloon.games.kings_gold.solve import evaluation, three_seats, two_seats
from doubloon.games.kings_gold.solve.check import check
from doubloon.games.kings_gold.solve.evaluation import evaluate_lead
from doubloon.games.kings_gold.solve.one_turn import (
    PENALTY,
    Evaluate,
    Holdings,
    TurnSearch,
    model_turn,
)
from doubloon.games.kings_gold.solve.stamp import simplify
from doubloon.kernels.lattice import Values
from doubloon.solving.tables import Work

GOALS: tuple[Goal, ...] = ("win", "points")


@dataclass(frozen=True)
class RatedTurn:
    """A position in a seat's turn, its value and that of every act, by an evaluation of the end."""

    state: State
    evaluate: Evaluate

    def value(self) -> float:
        """The value of the position for the seat whose turn it is."""
        if self.state.phase == "cup":
            return self._value_of_keeping(self.state.table)
        return max(self.rate(act) for act in rules.acts(self.state))

    def acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its value, best first."""
        return ranked((act, self.rate(act)) for act in rules.acts(self.state))

    def rate(self, act: Act) -> float:
        match act:
            case Stop():
                return self._value_of_stopping(self.state.table)
            case Reroll(dice):
                return self._value_of_keeping(minus(self.state.table, dice))
            case _:
                after = rules.play(self.state, act)
                if after.ended is None:
                    return RatedTurn(after, self.evaluate).value()
                return float(self.evaluate(holdings_seen_by(after, self.state.seat)).item())

    def reasons(self, act: Act | None) -> dict[str, float]:
        """What this act, or the roll to come, brings on average under best play.

        The chance to end with the penalty, and the coins won or lost in the rest of the turn;
        empty once rolling is over.
        """
        if act is not None and not isinstance(act, Stop | Reroll):
            return {}
        ends = [plan.end == PENALTY for plan in self._search.model.plans]
        penalty = np.array(ends, float)[:, None]
        gained = (self._ends.coins[0] - self.state.coins[self.state.seat]).astype(float)
        return {"penalty": self._follow(act, penalty), "coins": self._follow(act, gained)}

    def value_for(self, act: Act | None, other: Evaluate) -> float:
        """What this act, or the roll to come, is worth by another seat's evaluation."""
        if act is None or isinstance(act, Stop | Reroll):
            return self._follow(act, other(self._ends))
        after = rules.play(self.state, act)
        if after.ended is not None:
            return float(other(holdings_seen_by(after, self.state.seat)).item())
        then = RatedTurn(after, self.evaluate)
        return then.value_for(then.acts()[0][0], other)

    def _follow(self, act: Stop | Reroll | None, other_values: Values) -> float:
        state = self.state
        hand = minus(state.table, act.dice) if isinstance(act, Reroll) else state.table
        rolls = 0 if isinstance(act, Stop) else rules.ROLLS - state.rolls
        at = self._search.model.hands.index[hand]
        return float(self._search.follow(rolls, other_values)[at, 0])

    @cached_property
    def _ends(self) -> Holdings:
        """The holdings after every plan."""
        state = self.state
        model = model_turn(state.terms, len(state.coins))
        return model.carry_out(holdings_seen_by(state, state.seat))

    @cached_property
    def _search(self) -> TurnSearch:
        model = model_turn(self.state.terms, len(self.state.coins))
        return TurnSearch(model, self.evaluate(self._ends))

    @cached_property
    def _keep_values(self) -> Values:
        return self._search.keep_values(rules.ROLLS - self.state.rolls)

    def _value_of_keeping(self, kept: Counts) -> float:
        return float(self._keep_values[self._search.model.hands.index[kept], 0])

    def _value_of_stopping(self, table: Counts) -> float:
        hands = self._search.model.hands
        return float(self._search.stop_values[hands.index[table] - hands.full.start, 0])


def holdings_seen_by(state: State, seat: Seat) -> Holdings:
    """The coins of a state, counted from a seat."""
    around = (*state.coins[seat:], *state.coins[:seat])
    return Holdings(
        np.array([state.box]), np.array([state.king]), tuple(np.array([n]) for n in around)
    )


def works(setup: Setup) -> tuple[Work, ...]:
    """Two seats have an exact table, more a fitted chance, three also two tables on demand."""
    agreed = terms(setup)
    if setup.seats == 2:
        return (replace(two_seats.work(agreed), check=check(agreed)),)
    fitted = evaluation.work(agreed, setup.seats)
    if setup.seats > three_seats.SEATS:
        return (fitted,)
    return (
        fitted,
        three_seats.work(agreed, three_seats.PARANOID),
        three_seats.work(agreed, three_seats.MAX_N),
    )


def advise(state: State, goal: Goal = "win") -> Advice:
    """The value of a position and of its acts; the chance to win is exact with two seats."""
    return _points(state) if goal == "points" else _win(state)


def _points(state: State) -> Advice:
    """The coins that the rest of this turn brings."""
    nothing = (0.0,) * len(state.coins)
    if state.phase not in ("cup", "rolled", "pairing", "plunder"):
        return Advice("points", True, nothing)
    before = state.coins[state.seat]
    rated = RatedTurn(state, lambda after: (after.coins[0] - before).astype(float))
    acts = rated.acts() if rules.to_act(state) is not None else ()
    gained = acts[0][1] if acts else rated.value()
    mine = (*nothing[: state.seat], gained, *nothing[state.seat + 1 :])
    return Advice("points", True, mine, acts, reasons=rated.reasons(acts[0][0] if acts else None))


def _win(state: State) -> Advice:
    if state.result is not None:
        seats, winners = range(len(state.coins)), state.result.winners
        return Advice("win", True, tuple((seat in winners) / len(winners) for seat in seats))
    if state.roll_off is not None:
        return _before_first_turn(state)
    how, evaluations = evaluations_of(state)
    rated = RatedTurn(state, evaluations[0])
    acts = rated.acts() if rules.to_act(state) is not None else ()
    best = acts[0][0] if acts else None
    own = acts[0][1] if acts else rated.value()
    shares = _by_seat(state.seat, own, [rated.value_for(best, e) for e in evaluations[1:]])
    return Advice("win", how is None, shares, acts, reasons=rated.reasons(best), how=how)


def _by_seat(seat: Seat, own: float, others: Sequence[float]) -> tuple[float, ...]:
    """The chances by seat, given that of the seat whose turn it is and those of the next ones.

    Of two seats the second has what the first has not.
    """
    around = (own, *(others or (1 - own,)))
    return tuple(around[(n - seat) % len(around)] for n in range(len(around)))


def known_evaluation(state: State) -> Evaluate:
    """The best evaluation of the end of this turn that needs no solving.

    Two seats whose readings have no table use the table of the plain readings.
    """
    seats = len(state.coins)
    if seats > 2:
        found = _approximate(state)
        return found[1][0] if found else evaluate_lead
    for agreed in (state.terms, evaluation.plain(state.terms)):
        if state.tied_turns or two_seats.work(agreed).known() is not None:
            return _exact(state._replace(terms=agreed))
    return evaluate_lead


def evaluations_of(state: State) -> tuple[str | None, tuple[Evaluate, ...]]:
    """How the win chances at the end of this turn are known, None where they are exact.

    And an evaluation for each seat, or for two seats that of the seat whose turn it is.
    """
    if len(state.coins) == 2:
        return None, (_exact(state),)
    if (found := _approximate(state)) is None:
        raise RecordError("best-seats", seats=len(state.coins))
    return found


def _approximate(state: State) -> tuple[str, tuple[Evaluate, ...]] | None:
    """With three seats or more: by the table if it was computed here, else by the fitted chance."""
    agreed, seats = state.terms, len(state.coins)
    if seats == three_seats.SEATS and not state.tied_turns:
        numbers = three_seats.work(agreed, three_seats.MAX_N).known()
        if numbers is not None:
            return "max-n", three_seats.evaluations(numbers, agreed.coins)
    fitted = evaluation.fitted(agreed, seats)
    return None if fitted is None else ("fitted", evaluation.evaluations(fitted, state))


def _exact(state: State) -> Evaluate:
    """With two seats: the exact chance to win of the seat whose turn it is."""
    agreed = state.terms
    if (round_ := state.tied_turns) is not None:
        rounds = two_seats.tied_rounds(simplify(agreed, 2))
        numbers = rounds[round_.repeat - 1][round_.rolled]
    else:
        numbers = two_seats.work(agreed).solved()
    return lambda held: two_seats.look_up(numbers, agreed.coins, held)


def _before_first_turn(state: State) -> Advice:
    """The mean over who begins: the chance to begin, times the value of each place in the order."""
    first = _win(state.at_turn_of(Seat(0), None))
    return Advice("win", first.exact, mix_beginners(state, first.values), how=first.how)


def mix_beginners(state: State, first: Sequence[float]) -> tuple[float, ...]:
    """Each seat's chance in a roll-off, given that of each place in the order."""
    seats, begins = len(state.coins), _chances_to_begin(state)
    return tuple(
        sum(begins[n] * first[(seat - n) % seats] for n in range(seats)) for seat in range(seats)
    )


def _chances_to_begin(state: State) -> list[float]:
    """The chance of each seat to begin; seats tied for the most skulls are equally likely."""
    off = state.roll_off
    assert off is not None
    rolled = off.skulls if state.phase == "opening" else (0,) * len(off.seats)
    side = Fraction(state.terms.die[SKULL], sum(state.terms.die))
    chance = [comb(DICE, n) * side**n * (1 - side) ** (DICE - n) for n in range(DICE + 1)]
    begins = [Fraction(0)] * len(state.coins)
    left = len(off.seats) - len(rolled)
    for most in range(max(rolled, default=0), DICE + 1):
        held = rolled.count(most)
        for equal in range(left + 1):
            if not held + equal:
                continue
            ways = comb(left, equal) * chance[most] ** equal * sum(chance[:most]) ** (left - equal)
            for n, seat in enumerate(off.seats):
                share = Fraction(equal, left) if n >= len(rolled) else int(rolled[n] == most)
                begins[seat] += ways * share / (held + equal)
    return [*map(float, begins)]


def judge(begun: Sequence[State], _goal: Goal, effort: Effort) -> Sequence[Judge]:
    from doubloon.games.kings_gold.solve.judge import judge_turns

    return judge_turns(begun, effort)


ADVISER = Adviser(GOALS, advise, works=works, judge=judge, judged=("win",))
