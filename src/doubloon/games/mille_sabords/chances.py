"""The chance to win from where a turn may end, for any number of seats, by the table of two.

With two seats it is the table's. With more, each opponent is met as if the two were
alone: the chances against all of them are multiplied, and the product is raised to the
power that makes equal seats equally likely to win.
"""

from functools import lru_cache
from math import log

import numpy as np

from doubloon.core.game import Seat
from doubloon.games.mille_sabords import values
from doubloon.games.mille_sabords.editions import Card, FinalRound, Terms
from doubloon.games.mille_sabords.grid import Grid, Stage
from doubloon.games.mille_sabords.state import State, TiedTurns
from doubloon.games.mille_sabords.turn import Ends, Turn
from doubloon.games.mille_sabords.values import Numbers, Whole


def stage_of(state: State) -> tuple[Stage, Whole, Whole]:
    """How far the end has come for the seat whose turn it is, of two, and what both miss."""
    mine, theirs = (
        np.array([values.missing(state.terms, state.points[seat])])
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


def is_known(terms: Terms) -> bool:
    """Whether the chance to win can be told without solving anything."""
    return values.is_solvable(terms) and values.work(terms).known() is not None


def turn_of(state: State) -> Turn:
    """The turn whose card is drawn, solved for the chance to win; the table must be known."""
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
    """The chances of all seats, that of the seat whose turn it is being known.

    Of more than one opponent, each has a share like its chance against that seat alone.
    """
    seats = range(len(state.points))
    if len(seats) == 2:
        return (chance, 1 - chance) if state.seat == 0 else (1 - chance, chance)
    numbers = values.work(state.terms).known()
    assert numbers is not None
    places = values.grid(values.same_play(state.terms))
    missed = np.array([[values.missing(state.terms, points) for points in state.points]])
    weights = [
        0.0 if seat == state.seat else 1 - _against(places, numbers, state, Seat(seat), missed)[0]
        for seat in seats
    ]
    others = sum(weights)
    shares = [weight / others if others else 1 / (len(seats) - 1) for weight in weights]
    return tuple(
        chance if seat == state.seat else float((1 - chance) * shares[seat]) for seat in seats
    )


def ends_of(state: State) -> Ends:
    """The chance to win of the seat whose turn it is, by how its turn ends."""
    numbers = values.work(state.terms).known()
    assert numbers is not None
    same = values.same_play(state.terms)
    if len(state.points) == 2:
        return values.ends(same, numbers, *stage_of(state))
    places, step = values.grid(same), values.unit(same)
    missed = np.array([values.missing(state.terms, points) for points in state.points])
    gains = np.arange(-places.cost, places.gain + 1)
    own = np.tile(missed, (len(gains), 1))
    own[:, state.seat] -= gains
    losses = np.arange(places.loss + 1)
    island = missed + np.where(np.arange(len(missed)) == state.seat, 0, losses[:, None])
    floor = places.most if state.terms.readings.floor_scores_at_zero else None
    own, island = (np.minimum(rows, floor) if floor else rows for rows in (own, island))
    worth = [_chances(places, numbers, state, rows)[:, None] for rows in (own, island)]
    return Ends(
        lambda points: worth[0][points // step + places.cost],
        lambda points: worth[1][points // step],
        1.0,
    )


def _chances(places: Grid, numbers: Numbers, state: State, missed: Whole) -> Numbers:
    """The chance of the seat whose turn has ended, by what every seat misses then."""
    seats, me = len(state.points), state.seat
    chance = np.ones(len(missed))
    for seat in range(seats):
        if seat != me:
            alone = _against(places, numbers, state, Seat(seat), missed)
            chance *= np.clip(alone, 0.0, 1.0)  # the table is rounded
    return chance ** (log(seats) / log(2) / (seats - 1))


def _against(places: Grid, numbers: Numbers, state: State, seat: Seat, missed: Whole) -> Numbers:
    """The chance of the seat whose turn has ended to finish before another one."""
    mine, theirs = missed[:, state.seat], missed[:, seat]

    def after(stage: Stage) -> Numbers:
        return places.after(numbers, stage, mine, theirs)

    if (tied := state.tied_turns) is not None:
        return _tied_off(tied, seat, after(Stage.TIED_FIRST), mine, theirs)
    if state.sudden_death:
        return after(Stage.SUDDEN)
    trigger = state.last_round
    if trigger is None:
        return after(Stage.NORMAL)
    any_ = state.terms.readings.final_round is FinalRound.ANY_AT_TARGET
    standing = missed.min(axis=1) if any_ else missed[:, trigger]
    if _has_rolled(state, seat, trigger):
        compared = np.where(mine == theirs, 0.5, (mine < theirs).astype(float))
    else:
        compared = np.where(mine <= 0, after(Stage.NORMAL), 0.0)
    return np.where(standing > 0, after(Stage.SUDDEN), compared)


def _has_rolled(state: State, seat: Seat, trigger: Seat) -> bool:
    """Whether a seat's last turn is over when that of the seat whose turn it is has ended."""
    seats = len(state.points)
    return (seat - trigger) % seats <= (state.seat - trigger) % seats or state.seat == trigger


def _tied_off(tied: TiedTurns, seat: Seat, later: Numbers, mine: Whole, theirs: Whole) -> Numbers:
    """Tied turns: who is not tied cannot win any more."""
    if seat not in tied.tied:
        return np.ones(len(mine))
    if tied.tied.index(seat) > tied.rolled:
        return later
    return np.where(mine == theirs, 0.5, (mine < theirs).astype(float))
