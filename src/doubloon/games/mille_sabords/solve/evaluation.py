"""The chance to win for each way a turn can end, for any number of seats.

With two seats it comes from the solved table; a corrected deck without a table of its own uses
that of the deck that ships. With more it is estimated by a race in which
every seat plays for points (`points_race.py`).
"""

from collections.abc import Callable, Collection
from functools import lru_cache

import numpy as np

from doubloon.core.setup import Seat, rotation
from doubloon.games.mille_sabords.rules.editions import Card, FinalRound, Terms
from doubloon.games.mille_sabords.rules.state import State
from doubloon.games.mille_sabords.solve import two_seats
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.games.mille_sabords.solve.grid import Stage
from doubloon.games.mille_sabords.solve.one_turn import EndValues, SolvedTurn
from doubloon.games.mille_sabords.solve.points_race import race


def stage_of(state: State) -> tuple[Stage, Whole, Whole]:
    """The stage and the coordinates of a state of two seats, as `Grid` knows them."""
    mine, theirs = (
        np.array([two_seats.missing(state.terms, state.points[seat])])
        for seat in (state.seat, 1 - state.seat)
    )
    if state.tied_turns is not None:
        stage = Stage.TIED_SECOND if state.tied_turns.rolled else Stage.TIED_FIRST
    elif state.sudden_death:
        stage = Stage.SUDDEN
    elif state.last_round is None:
        stage = Stage.NORMAL
    else:
        stage = Stage.RAID if state.last_round == state.seat else Stage.LAST
    return stage, mine, theirs


def is_known(terms: Terms, seats: int) -> bool:
    """Whether the chance to win is available without solving a table first."""
    if not two_seats.is_solvable(terms):
        return False
    return seats > 2 or two_seats.find_values(terms) is not None


def solved_turn(state: State) -> SolvedTurn:
    """The current turn, solved for the chance to win; `is_known` must hold."""
    return _solved_turn(between_turns(state), state.drawn)


@lru_cache(maxsize=64)
def _solved_turn(begun: State, card: Card) -> SolvedTurn:
    return SolvedTurn(begun.terms, card, end_values(begun))


def between_turns(state: State) -> State:
    """The part of a state on which the values of a turn's ends depend."""
    return State(
        state.terms,
        state.points,
        (),
        state.seat,
        last_round=state.last_round,
        sudden_death=state.sudden_death,
        tied_turns=state.tied_turns,
    )


def before_card(state: State) -> float:
    """The chance to win of the seat that is about to draw a card."""
    begun = between_turns(state)
    return mean_over_cards(state, lambda card: _solved_turn(begun, card))


def mean_over_cards(state: State, solve: Callable[[Card], SolvedTurn]) -> float:
    """The expected value of the turn over the cards that are left to draw."""
    left = [(card, n) for card, n in zip(state.terms.cards, state.deck, strict=True) if n]
    total = sum(n * float(solve(card).start_values[0]) for card, n in left)
    return total / sum(n for _, n in left)


def chances_of_all(state: State, chance: float) -> tuple[float, ...]:
    """The chances of all seats, given that of the seat whose turn it is."""
    shares = _shares_of_rest(between_turns(state))
    return tuple(
        chance if seat == state.seat else (1 - chance) * share for seat, share in enumerate(shares)
    )


@lru_cache(maxsize=8)
def _shares_of_rest(state: State) -> tuple[float, ...]:
    """How the opponents share the remaining chance.

    The shares are proportional to their chances if this turn brings nothing.
    """
    order = _order(state)[:-1]
    weights = dict.fromkeys(order, 1.0)
    if len(order) > 1:
        missed = _missed(state)
        places = race(state.terms, len(state.points)).place(missed[0])
        for n, seat in enumerate(order):
            weights[seat] = float(_chances(state, n, missed)[0, places[n]])
    total = sum(weights.values())
    return tuple(
        weights.get(seat, 0.0) / total if total else 1 / len(order)
        for seat in sorted((*order, state.seat))
    )


@lru_cache(maxsize=8)
def end_values(state: State) -> EndValues:
    """The chance to win of the seat whose turn it is, for each way its turn can end."""
    if len(state.points) > 2:
        return race_end_values(state)
    numbers = two_seats.find_values(state.terms)
    assert numbers is not None
    same = two_seats.canonical_terms(state.terms)
    return two_seats.end_values(same, numbers, *stage_of(state))


def race_end_values(state: State) -> EndValues:
    """The same, estimated by the race, for any number of seats."""
    same, seats = two_seats.canonical_terms(state.terms), len(state.points)
    places, step, field = two_seats.grid(same), same.unit, race(state.terms, seats)
    missed = _missed(state)
    mine = missed[0, -1]
    gains, losses = np.arange(-places.cost, places.gain + 1), np.arange(places.loss + 1)
    after_loss = missed + losses[:, None] * (np.arange(seats) < seats - 1)
    chance = _chances(state, seats - 1, after_loss)
    own, lost = chance[0, field.place(mine - gains)], chance[:, field.place(mine)]
    return EndValues(
        lambda points: own[points // step + places.cost, None],
        lambda points: lost[points // step, None],
        1.0,
    )


def _order(state: State) -> tuple[Seat, ...]:
    """All seats in the order of their next turns after this one."""
    return rotation(len(state.points), after=state.seat)


def _missed(state: State) -> Whole:
    """The steps that all seats miss, in the order of `_order`."""
    return np.array(
        [[two_seats.missing(state.terms, state.points[seat]) for seat in _order(state)]]
    )


def _chances(state: State, me: int, missed: Whole) -> Numbers:
    """The chance to win of one seat after a turn, for every place it may have in the race.

    `me` and the columns of `missed` count seats in the order of `_order`; each row is a
    position. The column of `me` itself is not used.
    """
    terms, order = state.terms, _order(state)
    field = race(terms, len(order))
    others = [n for n in range(len(order)) if n != me]
    rows = field.at(missed[:, others])
    last, line, has_ended = rows @ field.last, field.missing, me == len(order) - 1

    def compare(to_roll: Collection[int], among: Collection[int]) -> Numbers:
        """The chance to have the most points of all in `among`; those in `to_roll` roll first."""
        ends = [
            last[:, n] if seat in to_roll else rows[:, n]
            for n, seat in enumerate(others)
            if seat in among
        ]
        found = field.ahead(np.stack(ends, 1))
        return field.before_last_turn(found) if me in to_roll else found

    if (tied := state.tied_turns) is not None:
        among = [order.index(seat) for seat in tied.tied]
        if me not in among:
            return np.zeros((len(missed), len(line)))
        return compare(among[tied.rolled + 1 :], among)
    if state.sudden_death:
        chance = field.sudden(rows, me)
        return np.where(line <= 0, 1.0, chance) if has_ended else chance
    if state.last_round is None:
        chance = field.wins(rows, me)
        return np.where(line <= 0, compare(others, others), chance) if has_ended else chance
    trigger = order.index(state.last_round)
    raids = state.last_round == state.seat  # [ms.last-raid]
    to_roll = range(0 if raids else trigger)
    judged = compare(to_roll, others)
    stands = line if me == trigger else missed[:, [trigger]]
    if terms.readings.trigger_replays_if_overtaken and not raids and me != trigger:
        judged = np.where(line < stands, compare([*to_roll, trigger], others), judged)
    if terms.readings.final_round is FinalRound.ANY_AT_TARGET:
        stands = np.minimum(missed[:, others].min(axis=1, keepdims=True), line)
    return np.where(stands > 0, field.sudden(rows, me), judged)
