"""What Gold Armada's positions are worth, and every act in them, in the middle of a turn too."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from typing import TypeVar

import numpy as np

from doubloon.core.advice import Advice, Goal, ranked
from doubloon.core.dice import minus
from doubloon.core.errors import RecordError
from doubloon.core.parts import Adviser
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.board import SPACES
from doubloon.games.gold_armada.rules.editions import Terms, terms
from doubloon.games.gold_armada.rules.ending import is_over
from doubloon.games.gold_armada.rules.scoring import points, winners
from doubloon.games.gold_armada.rules.state import Act, Reroll, State, Stop, Take, tokens_left
from doubloon.games.gold_armada.solve import endgame, evaluation, two_seats
from doubloon.games.gold_armada.solve.endgame import Chances
from doubloon.games.gold_armada.solve.one_turn import Numbers, Search, next_values, turn
from doubloon.kernels.lattice import Values
from doubloon.solving.tables import Work

GOALS: tuple[Goal, ...] = ("margin", "points", "win")

Value = TypeVar("Value")

Margin = Callable[[tuple[int, ...], int, int], float]
"""The margin still to come, by doubloons gone, tokens left and the seat whose turn it is."""

NEAR = 400
"""Boards that may still come, so few that nobody has to wait for them."""

SOON = 2_500
"""Positions that may still come, so few that a captain looks through them all."""

MOST = 40_000
"""Positions that may still come, so few that whoever asks for the chance to win can wait."""


@dataclass(frozen=True)
class Thought:
    """A point of a turn, and what each doubloon and the skull token are worth to its seat."""

    state: State
    worth: Numbers
    skull: float

    def value(self) -> float:
        state = self.state
        if state.phase == "cup":
            return self._kept(state.table)
        return max(self.rated(act) for act in rules.acts(state))

    def acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its worth, best first."""
        return ranked((act, self.rated(act)) for act in rules.acts(self.state))

    def rated(self, act: Act) -> float:
        match act:
            case Stop():
                return self._search.of_full(self.state.table)
            case Reroll(dice):
                return self._kept(minus(self.state.table, dice))
            case Take(pier):
                return float(self.worth[pier])
            case _:
                return self.skull

    @cached_property
    def _search(self) -> Search:
        state = self.state
        return turn(state.terms).search(self.worth, state.taken, self.skull)

    @cached_property
    def _rolling(self) -> Values:
        return self._search.rolling(rules.ROLLS - self.state.rolls)

    def _kept(self, kept: tuple[int, ...]) -> float:
        return float(self._rolling[self._search.turn.hands.index[kept], 0])


def for_points(state: State) -> Thought:
    """What the turn brings: the doubloon's value, or one point less for the token."""
    skull = -1.0 if tokens_left(state) else 0.0
    return Thought(state, next_values(state.terms, state.taken), skull)


def for_margin(state: State, margin: Margin) -> Thought:
    """What the turn does to the final difference between its seat and the other."""
    tokens, taken, other = tokens_left(state), state.taken, 1 - state.seat
    worth = next_values(state.terms, taken)
    for pier, n in enumerate(taken):
        if n < SPACES:
            worth[pier] -= margin((*taken[:pier], n + 1, *taken[pier + 1 :]), tokens, other)
    skull = -1.0 - margin(taken, tokens - 1, other) if tokens else 0.0
    return Thought(state, worth, skull)


def for_odds(state: State) -> Thought:
    """What the turn does to the odds of its seat: exact up to its end, and then fitted.

    With two seats the margin says what is still to come, or a fitted one; with more a mean for
    every seat.
    """
    begun = State(state.terms, state.taken, state.doubloons, state.skulls, state.seat)
    return Thought(state, *_odds_by_end(begun))


@lru_cache(maxsize=8)
def _odds_by_end(begun: State) -> tuple[Numbers, float]:
    """The odds with the next doubloon of each pier, and with the token; kept for the turn."""
    ends = [_taken(begun, pier) for pier, n in enumerate(begun.taken) if n < SPACES]
    skulls = _put(begun.skulls, begun.seat, begun.skulls[begun.seat] + min(tokens_left(begun), 1))
    ends.append(begun._replace(skulls=skulls))
    brings = evaluation.turn_points(begun.terms, [end.taken for end in ends])
    margin, worth = margin_known(begun), np.zeros(len(begun.taken))
    found = [_odds(end, margin, float(points)) for end, points in zip(ends, brings, strict=True)]
    worth[[pier for pier, n in enumerate(begun.taken) if n < SPACES]] = found[:-1]
    return worth, found[-1]


def _taken(state: State, pier: int) -> State:
    """The state with the next doubloon of a pier taken, and the turn not yet passed on."""
    n, seat = state.taken[pier], state.seat
    held = (*state.doubloons[seat], state.terms.board.piers[pier].spaces[n].value)
    taken = _put(state.taken, pier, n + 1)
    return state._replace(taken=taken, doubloons=_put(state.doubloons, seat, held))


def _odds(ended: State, margin: Margin | None, brings: float) -> float:
    """The odds of the seat whose turn has just ended."""
    seat, seats, taken, tokens = ended.seat, len(ended.skulls), ended.taken, tokens_left(ended)
    follower = Seat((seat + 1) % seats)
    held = points(ended.doubloons, ended.skulls)
    if is_over(ended, follower):
        best = winners(held, ended.skulls, ended.terms.readings.tie_break)
        return (seat in best) / len(best)
    if seats == 2:
        come = evaluation.leaf(taken, tokens, brings)
        if margin is not None:
            come = -margin(taken, tokens, follower)
        leads = [held[seat] - held[follower] + come]
    else:
        *theirs, mine = evaluation.to_come(seats, taken, tokens, brings)
        others = [(seat + 1 + k) % seats for k in range(seats - 1)]
        both = zip(others, theirs, strict=True)
        leads = [held[seat] + mine - held[other] - more for other, more in both]
    return evaluation.odds(leads, taken, tokens)


def _put(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    return (*values[:place], value, *values[place + 1 :])


def for_win(state: State, chances: Chances) -> Thought:
    """What the turn does to the chance of its seat to win."""
    lead = np.array([float(endgame.lead_of(state))])
    worth, skull = chances.prizes(state.taken, tokens_left(state), state.seat, lead)
    return Thought(state, worth[:, 0], float(skull[0]))


def for_chance(state: State) -> Thought:
    """What the turn does to the chance of its seat to win, if nobody is to wait for it.

    With two seats exactly, where the end is near. Before, and with more seats, one turn exactly
    and then the odds; they come from the exact margin, if its table is known, or a fitted one.
    """
    chances = chances_soon(state)
    return for_odds(state) if chances is None else for_win(state, chances)


def chances_soon(state: State) -> Chances | None:
    """The chances of two seats, if so few positions may still come that a captain has the time."""
    ways = two_seats.ways_on(state.taken, tokens_left(state))
    if len(state.skulls) != 2 or ways > 2 * SOON:  # mostly as many positions, often far more
        return None
    return endgame.chances(state, SOON)


def strongest(state: State) -> Thought:
    """What the captain thinks: its chance to win, and points once those are all there is."""
    thought, chances = for_chance(state), chances_soon(state)
    if chances is not None:
        is_won = endgame.lead_of(state) > chances.bound(state.taken, tokens_left(state))
        if is_won or not thought.value():
            return for_points(state)
    return thought


def luck(before: State, after: State) -> tuple[float, ...]:
    """What a roll did to the chance of each seat, by the captain's own reckoning.

    However good that is, luck is nothing on average: a roll is worth the mean of what it may
    bring. So results less luck have the mean of the results, and spread far less. What a seat
    gains the others lose, each like its odds before.
    """
    thought = for_chance(before)
    landed = replace(thought, state=after).value() if after.ended is None else thought.skull
    gain = landed - thought.value()
    begun = State(before.terms, before.taken, before.doubloons, before.skulls, before.seat)
    return tuple(gain * share for share in _moves(begun))


@lru_cache(maxsize=8)
def _moves(begun: State) -> tuple[float, ...]:
    """What a seat gains in its turn for every seat: itself, and who loses how much of it."""
    seats, taken, tokens = len(begun.skulls), begun.taken, tokens_left(begun)
    if seats == 2:
        return (1.0, -1.0) if begun.seat == 0 else (-1.0, 1.0)
    brings = float(evaluation.turn_points(begun.terms, [taken])[0])
    ends = [float(n) for n in points(begun.doubloons, begun.skulls)]
    for place, come in enumerate(evaluation.to_come(seats, taken, tokens, brings)):
        ends[(begun.seat + place) % seats] += come
    odds = [
        evaluation.odds([end - other for n, other in enumerate(ends) if n != seat], taken, tokens)
        for seat, end in enumerate(ends)
    ]
    rest = sum(odds) - odds[begun.seat]
    return tuple(1.0 if seat == begun.seat else -odd / rest for seat, odd in enumerate(odds))


def margin_known(state: State) -> Margin | None:
    """The margin still to come by board and tokens, from the table or because the end is near."""
    agreed = state.terms
    if not two_seats.is_solvable(agreed, len(state.skulls)):
        return None
    if (numbers := two_seats.work(agreed).known()) is not None:
        return partial(two_seats.margin, agreed, numbers)
    if two_seats.ways_on(state.taken, tokens_left(state)) <= NEAR:
        return partial(near_end, agreed)
    return None


@lru_cache(maxsize=1 << 14)
def near_end(agreed: Terms, taken: tuple[int, ...], tokens: int, seat: int) -> float:
    """The margin still to come, worked out here and now over all boards that may follow."""
    if not two_seats.has_turn(agreed, taken, tokens, seat):
        return 0.0
    skulls = (agreed.readings.skull_tokens - tokens, 0)
    begun = State(agreed, taken, ((), ()), skulls, Seat(seat))
    return for_margin(begun, partial(near_end, agreed)).value()


def works(setup: Setup) -> tuple[Work, ...]:
    """The table of two seats, which is all that can be solved."""
    agreed = terms(setup)
    return (two_seats.work(agreed),) if two_seats.is_solvable(agreed, setup.seats) else ()


def wanted(setup: Setup) -> tuple[Work, ...]:
    """The table of the printed rules is worth building unasked; not one for every other terms."""
    plain = Setup(setup.seats, setup.edition)
    return works(plain) if terms(setup) == terms(plain) else ()


def advise(state: State, goal: Goal = "margin") -> Advice:
    """The worth of a position and its acts: two seats' final margin, or this turn's points."""
    seats = len(state.skulls)
    if goal == "win":
        return _win(state)
    if goal == "margin" and not two_seats.is_solvable(state.terms, seats):
        raise RecordError("best-margin", seats=seats)
    held = points(state.doubloons, state.skulls)
    if state.result is not None:
        ahead = held[0] - held[1] if goal == "margin" else 0.0
        return Advice(goal, True, _shares(ahead, 0, seats, goal))
    if goal == "margin":
        margin = margin_known(state)
        if margin is None:
            margin = partial(two_seats.margin, state.terms, two_seats.work(state.terms).solved())
        thought = for_margin(state, margin)
        ahead = float(held[state.seat] - held[1 - state.seat])
    else:
        thought, ahead = for_points(state), 0.0
    acts: tuple[tuple[Act, float], ...] = ()
    if rules.to_act(state) is not None:
        acts = tuple((act, ahead + worth) for act, worth in thought.acts())
    value = acts[0][1] if acts else ahead + thought.value()
    return Advice(goal, True, _shares(value, state.seat, seats, goal), acts)


def _win(state: State) -> Advice:
    """The chance to win of two seats, where the end is near enough."""
    seats = len(state.skulls)
    if seats != 2:
        raise RecordError("best-seats", seats=seats)
    if (result := state.result) is not None:
        shares = ((seat in result.winners) / len(result.winners) for seat in range(seats))
        return Advice("win", True, tuple(shares))
    if (chances := endgame.chances(state, MOST)) is None:
        raise RecordError("best-win-far", most=MOST)
    thought = for_win(state, chances)
    acts = thought.acts() if rules.to_act(state) is not None else ()
    chance = acts[0][1] if acts else thought.value()
    return Advice("win", True, (chance, 1 - chance)[:: 1 - 2 * state.seat], acts)


def _shares(value: float, seat: int, seats: int, goal: Goal) -> tuple[float, ...]:
    others = -value if goal == "margin" else 0.0
    return tuple(value if n == seat else others for n in range(seats))


ADVISER = Adviser(GOALS, advise, works=works, wanted=wanted, luck=luck)
