"""The chance to win from where a turn may end, for any number of seats.

With two seats it is the table's, with more that of a race in which everybody plays for points.
"""

from collections.abc import Collection
from functools import lru_cache

import numpy as np

from doubloon.core.seats import rotation
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import Card, FinalRound, Terms
from doubloon.games.mille_sabords.rules.state import State
from doubloon.games.mille_sabords.solve import two_seats
from doubloon.games.mille_sabords.solve.grid import Stage
from doubloon.games.mille_sabords.solve.one_turn import Ends, Turn
from doubloon.games.mille_sabords.solve.points_race import race
from doubloon.games.mille_sabords.solve.two_seats import Numbers, Whole


def stage_of(state: State) -> tuple[Stage, Whole, Whole]:
    """How far the end has come for the seat whose turn it is, of two, and what both miss."""
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
    """Whether the chance to win can be told without solving a table."""
    if not two_seats.is_solvable(terms):
        return False
    return seats > 2 or two_seats.work(terms).known() is not None


def turn_of(state: State) -> Turn:
    """The turn whose card is drawn, solved for the chance to win, which must be known."""
    return _turn(_bare(state), state.drawn)


@lru_cache(maxsize=64)
def _turn(bare: State, card: Card) -> Turn:
    return Turn(bare.terms, card, ends_of(bare))


def _bare(state: State) -> State:
    """What the ends of a turn depend on."""
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
    """The chance of the seat about to draw one of the cards that are left."""
    bare = _bare(state)
    left = [(card, n) for card, n in zip(state.terms.cards, state.deck, strict=True) if n]
    total = sum(n * float(_turn(bare, card).begun[0]) for card, n in left)
    return total / sum(n for _, n in left)


def shared_out(state: State, chance: float) -> tuple[float, ...]:
    """The chances of all seats, that of the seat whose turn it is being known."""
    shares = _shares(_bare(state))
    return tuple(
        chance if seat == state.seat else (1 - chance) * share for seat, share in enumerate(shares)
    )


@lru_cache(maxsize=8)
def _shares(state: State) -> tuple[float, ...]:
    """What each opponent has of the rest: like its chance if the turn brought nothing."""
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
def ends_of(state: State) -> Ends:
    """The chance to win of the seat whose turn it is, by how its turn ends."""
    same, seats = two_seats.same_play(state.terms), len(state.points)
    if seats == 2:
        numbers = two_seats.work(state.terms).known()
        assert numbers is not None
        return two_seats.ends(same, numbers, *stage_of(state))
    places, step, field = two_seats.grid(same), two_seats.unit(same), race(state.terms, seats)
    missed = _missed(state)
    mine = missed[0, -1]
    gains, losses = np.arange(-places.cost, places.gain + 1), np.arange(places.loss + 1)
    robbed = missed + losses[:, None] * (np.arange(seats) < seats - 1)
    chance = _chances(state, seats - 1, robbed)
    own, lost = chance[0, field.place(mine - gains)], chance[:, field.place(mine)]
    return Ends(
        lambda points: own[points // step + places.cost, None],
        lambda points: lost[points // step, None],
        1.0,
    )


def _order(state: State) -> tuple[Seat, ...]:
    """All seats in the order of their next turns, once this one has ended."""
    return rotation(len(state.points), after=state.seat)


def _missed(state: State) -> Whole:
    """What all seats miss, in that order."""
    return np.array(
        [[two_seats.missing(state.terms, state.points[seat]) for seat in _order(state)]]
    )


def _chances(state: State, me: int, missed: Whole) -> Numbers:
    """One seat's chance when a turn has ended, wherever it is on the line of the race.

    Seats are told in the order of their turns, the one whose turn it was as the last; what
    all of them miss, for many positions. What the seat itself misses makes no difference.
    """
    terms, order = state.terms, _order(state)
    field = race(terms, len(order))
    others = [n for n in range(len(order)) if n != me]
    rows = field.at(missed[:, others])
    last, line, has_ended = rows @ field.last, field.missing, me == len(order) - 1

    def compared(to_roll: Collection[int], among: Collection[int]) -> Numbers:
        """Who of these has the most points, after the last turns of some."""
        ends = [
            last[:, n] if seat in to_roll else rows[:, n]
            for n, seat in enumerate(others)
            if seat in among
        ]
        found = field.ahead(np.stack(ends, 1))
        return field.then(found) if me in to_roll else found

    if (tied := state.tied_turns) is not None:
        among = [order.index(seat) for seat in tied.tied]
        return (
            compared(among[tied.rolled + 1 :], among)
            if me in among
            else np.zeros((len(missed), len(line)))
        )
    if state.sudden_death:
        chance = field.sudden(rows, me)
        return np.where(line <= 0, 1.0, chance) if has_ended else chance
    if state.last_round is None:
        chance = field.wins(rows, me)
        return np.where(line <= 0, compared(others, others), chance) if has_ended else chance
    trigger = order.index(state.last_round)
    raids = state.last_round == state.seat  # [ms.last-raid]
    to_roll = range(0 if raids else trigger)
    judged = compared(to_roll, others)
    stands = line if me == trigger else missed[:, [trigger]]
    if terms.readings.trigger_replays_if_overtaken and not raids and me != trigger:
        judged = np.where(line < stands, compared([*to_roll, trigger], others), judged)
    if terms.readings.final_round is FinalRound.ANY_AT_TARGET:
        stands = np.minimum(missed[:, others].min(axis=1, keepdims=True), line)
    return np.where(stands > 0, field.sudden(rows, me), judged)
