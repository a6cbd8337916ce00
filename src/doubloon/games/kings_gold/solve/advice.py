"""What King's Gold's positions are worth, and every act in them, in the middle of a turn too."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb

import numpy as np

from doubloon.core.advice import Advice, Goal, ranked
from doubloon.core.dice import Counts, minus
from doubloon.core.errors import RecordError
from doubloon.core.parts import Adviser
from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import terms
from doubloon.games.kings_gold.rules.scoring import DICE, SKULL
from doubloon.games.kings_gold.rules.state import Act, Reroll, State, Stop
from doubloon.games.kings_gold.solve import evaluation, three_seats, two_seats
from doubloon.games.kings_gold.solve.leads import lead
from doubloon.games.kings_gold.solve.one_turn import PAY, Lying, Search, Worth, turn
from doubloon.kernels.lattice import Values
from doubloon.solving.tables import Work

GOALS: tuple[Goal, ...] = ("win", "points")


@dataclass(frozen=True)
class Thought:
    """A position in somebody's turn, and what the places where it may end are worth to them."""

    state: State
    worth: Worth

    def value(self) -> float:
        """What the position is worth to the seat whose turn it is."""
        if self.state.phase == "cup":
            return self._kept(self.state.table)
        return max(self.rated(act) for act in rules.acts(self.state))

    def acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its worth, best first."""
        return ranked((act, self.rated(act)) for act in rules.acts(self.state))

    def rated(self, act: Act) -> float:
        match act:
            case Stop():
                return self._stopped(self.state.table)
            case Reroll(dice):
                return self._kept(minus(self.state.table, dice))
            case _:
                after = rules.play(self.state, act)
                if after.ended is None:
                    return Thought(after, self.worth).value()
                return float(self.worth(seen(after, self.state.seat)).item())

    def reasons(self, act: Act | None) -> dict[str, float]:
        """What this act, or the roll to come, brings on average if the best is done after it.

        The chance to end with the penalty, and the coins won or lost in the turn from
        here on; nothing once the dice have been judged.
        """
        if act is not None and not isinstance(act, Stop | Reroll):
            return {}
        search = self._search
        fined = (search.turn.end == PAY).astype(float)[:, None]
        gained = (search.ends.coins[0] - self.state.coins[self.state.seat]).astype(float)
        return {"penalty": self._followed(act, fined), "coins": self._followed(act, gained)}

    def besides(self, act: Act | None, also: Worth) -> float:
        """What this act, or the roll to come, is worth to somebody else by this measure."""
        if act is None or isinstance(act, Stop | Reroll):
            return self._followed(act, also(self._search.ends))
        after = rules.play(self.state, act)
        if after.ended is not None:
            return float(also(seen(after, self.state.seat)).item())
        then = Thought(after, self.worth)
        return then.besides(then.acts()[0][0], also)

    def _followed(self, act: Stop | Reroll | None, also: Values) -> float:
        state = self.state
        hand = minus(state.table, act.dice) if isinstance(act, Reroll) else state.table
        rolls = 0 if isinstance(act, Stop) else rules.ROLLS - state.rolls
        at = self._search.turn.hands.index[hand]
        return float(self._search.followed(rolls, also)[at, 0])

    @cached_property
    def _search(self) -> Search:
        state = self.state
        return turn(state.terms, len(state.coins)).search(seen(state, state.seat), self.worth)

    @cached_property
    def _rolling(self) -> Values:
        return self._search.rolling(rules.ROLLS - self.state.rolls)

    def _kept(self, kept: Counts) -> float:
        return float(self._rolling[self._search.turn.hands.index[kept], 0])

    def _stopped(self, table: Counts) -> float:
        hands = self._search.turn.hands
        return float(self._search.stopped[hands.index[table] - hands.full.start, 0])


def seen(state: State, seat: Seat) -> Lying:
    """Where the coins lie, seen by a seat."""
    around = (*state.coins[seat:], *state.coins[:seat])
    return Lying(
        np.array([state.box]), np.array([state.king]), tuple(np.array([n]) for n in around)
    )


def works(setup: Setup) -> tuple[Work, ...]:
    """Two seats are solved; three have two tables on demand; from three on a chance is fitted."""
    agreed = terms(setup)
    if setup.seats == 2:
        return (two_seats.work(agreed),)
    fitted = evaluation.work(agreed, setup.seats)
    if setup.seats > three_seats.SEATS:
        return (fitted,)
    return (
        fitted,
        three_seats.work(agreed, three_seats.PARANOID),
        three_seats.work(agreed, three_seats.MAX_N),
    )


def advise(state: State, goal: Goal = "win") -> Advice:
    """The worth of a position and its acts; the chance to win with two seats exactly."""
    return _points(state) if goal == "points" else _win(state)


def _points(state: State) -> Advice:
    """The coins this turn brings from here on."""
    nothing = (0.0,) * len(state.coins)
    if state.phase not in ("cup", "rolled", "pairing", "plunder"):
        return Advice("points", True, nothing)
    before = state.coins[state.seat]
    thought = Thought(state, lambda after: (after.coins[0] - before).astype(float))
    acts = thought.acts() if rules.to_act(state) is not None else ()
    gained = acts[0][1] if acts else thought.value()
    mine = (*nothing[: state.seat], gained, *nothing[state.seat + 1 :])
    return Advice("points", True, mine, acts, reasons=thought.reasons(acts[0][0] if acts else None))


def _win(state: State) -> Advice:
    seats = range(len(state.coins))
    if state.result is not None:
        winners = state.result.winners
        return Advice("win", True, tuple((seat in winners) / len(winners) for seat in seats))
    if state.roll_off is not None:
        return _before_first_turn(state)
    how, worths = worths_of_ends(state)
    thought = Thought(state, worths[0])
    acts = thought.acts() if rules.to_act(state) is not None else ()
    best = acts[0][0] if acts else None
    own = acts[0][1] if acts else thought.value()
    others = [1 - own] if len(seats) == 2 else [thought.besides(best, also) for also in worths[1:]]
    around = (own, *others)
    shares = tuple(around[(seat - state.seat) % len(seats)] for seat in seats)
    return Advice("win", how is None, shares, acts, reasons=thought.reasons(best), how=how)


def ends_known(state: State) -> Worth:
    """What ends are worth as far as it is known without solving anything.

    Two seats under readings that nobody has solved use the table of the plain ones.
    """
    seats = len(state.coins)
    if seats > 2:
        found = _approximate(state)
        return found[1][0] if found else lead
    for agreed in (state.terms, evaluation.plain(state.terms)):
        if state.tied_turns or two_seats.work(agreed).known() is not None:
            return _exact(state._replace(terms=agreed))
    return lead


def worths_of_ends(state: State) -> tuple[str | None, tuple[Worth, ...]]:
    """The chance to win by where the coins lie after the turn, of its seat and the next ones.

    And how it is known, where it is not exact.
    """
    if len(state.coins) == 2:
        return None, (_exact(state),)
    if (found := _approximate(state)) is None:
        raise RecordError("best-seats", seats=len(state.coins))
    return found


def _approximate(state: State) -> tuple[str, tuple[Worth, ...]] | None:
    """From three seats on: by the table if it was computed here, else by the fitted chance."""
    agreed, seats = state.terms, len(state.coins)
    if seats == three_seats.SEATS and not state.tied_turns:
        numbers = three_seats.work(agreed, three_seats.MAX_N).known()
        if numbers is not None:
            return "max-n", three_seats.worths(numbers, agreed.coins)
    fitted = evaluation.fitted(agreed, seats)
    return None if fitted is None else ("fitted", evaluation.worths(fitted, state))


def _exact(state: State) -> Worth:
    """With two seats: the chance to win of the one whose turn it is."""
    agreed = state.terms
    if (round_ := state.tied_turns) is not None:
        numbers = two_seats.tied(two_seats.same_play(agreed))[round_.repeat - 1][round_.rolled]
    else:
        numbers = two_seats.work(agreed).solved()
    return lambda lying: two_seats.worth(numbers, agreed.coins, lying)


def _before_first_turn(state: State) -> Advice:
    """The worth of beginning, being second … times the chance of it."""
    seats = len(state.coins)
    first = _win(state.at_turn_of(Seat(0), None))
    begins = _begins(state)
    shares = tuple(
        sum(begins[n] * first.values[(seat - n) % seats] for n in range(seats))
        for seat in range(seats)
    )
    return Advice("win", first.exact, shares, how=first.how)


def _begins(state: State) -> list[float]:
    """The chance of each seat to begin; who ties for the most skulls is as likely as the other."""
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


ADVISER = Adviser(GOALS, advise, works=works)
