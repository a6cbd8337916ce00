"""King's Gold: roll five dice up to three times, rob the box and each other, pay the King.

Names in [brackets] are clauses of docs/rules/kings-gold.md.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import assert_never

from doubloon.core.dice import (
    Counts,
    Reroll,
    Roll,
    Stop,
    Uniform,
    contains,
    falls,
    minus,
    picks,
    plus,
    rolls,
    throw,
)
from doubloon.core.errors import IllegalAct, ImpossibleFate
from doubloon.core.game import PLAY_OVER, WAITS_FOR_SEAT
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.editions import FirstPlayerTie, Terms
from doubloon.games.kings_gold.rules.ending import end_turn
from doubloon.games.kings_gold.rules.results import moved, pair_up, settle
from doubloon.games.kings_gold.rules.scoring import (
    CANNON,
    COINS,
    CROSSBONES,
    DICE,
    SKULL,
)
from doubloon.games.kings_gold.rules.state import (
    Act,
    Fate,
    First,
    Opening,
    Pair,
    Phase,
    Plunder,
    RollOff,
    State,
    Step,
)

SEATS = range(2, 7)
ROLLS = 3


def opening(terms: Terms, seats: int) -> State:
    """All coins in the box, and a roll-off to come. [kg.set-up] [kg.first-player]"""
    rollers = tuple(map(Seat, range(seats)))
    purses = (0,) * seats
    return State(terms, terms.coins, 0, purses, Seat(0), "opening", roll_off=RollOff(rollers))


def to_act(state: State) -> Seat | None:
    return state.seat if state.phase in ("rolled", "pairing", "plunder") else None


def cup(state: State) -> int:
    """How many dice are about to fall: all that do not lie on the table."""
    return DICE - sum(state.table)


def fates(state: State) -> tuple[tuple[Fate, int], ...]:
    """Every fate that can happen now, with integer weights; empty while a seat is to act."""
    match state.phase:
        case "opening":
            return tuple((Opening(dice), n) for dice, n in rolls(DICE, state.terms.die))
        case "lot":
            return tuple((First(seat), 1) for seat in _off(state).seats)
        case "cup":
            return _rolls(cup(state), state.terms.die)
        case _:
            return ()


@cache
def _rolls(dice: int, die: Counts) -> tuple[tuple[Roll, int], ...]:
    return tuple((Roll(counts), weight) for counts, weight in rolls(dice, die))


def draw(state: State, uniform: Uniform) -> Fate:
    """One fate, drawn in proportion to its weight."""
    match state.phase:
        case "cup":
            return Roll(throw(cup(state), state.terms.die, uniform))
        case "opening":
            return Opening(throw(cup(state), state.terms.die, uniform))
        case "lot":
            return First(_off(state).seats[uniform(len(_off(state).seats))])
        case _:
            raise ImpossibleFate(WAITS_FOR_SEAT)


def acts(state: State) -> Iterable[Act]:
    """Every legal act of the seat to act."""
    return chain.from_iterable(offers(state).values())


def offers(state: State) -> Mapping[type, Sequence[Act]]:
    """The legal acts by kind."""
    return offered(state.phase, state.table, state.seat, len(state.coins))


@cache
def offered(phase: Phase, table: Counts, seat: Seat, seats: int) -> Mapping[type, Sequence[Act]]:
    """What these dice allow this seat; cached, because plays share it."""
    match phase:
        case "rolled":
            return _after_roll(table)
        case "pairing":
            return _pairings(table, seat, seats)
        case "plunder":
            return {Plunder: tuple(map(Plunder, _others(seat, seats)))}
        case _:
            return {}


@cache
def _after_roll(table: Counts) -> Mapping[type, Sequence[Act]]:
    legal = (act for act in map(Reroll, picks(table)) if _forbids_after_roll(table, act) is None)
    return _by_kind((Stop(),), tuple(legal))


def _pairings(table: Counts, seat: Seat, seats: int) -> Mapping[type, Sequence[Act]]:
    wishes = (
        Pair(coin, partner, victim)
        for coin in COINS
        for partner in (CANNON, SKULL)
        for victim in (None, *_others(seat, seats))
    )
    legal = (act for act in wishes if _forbids_in_pairing(table, seat, seats, act) is None)
    return _by_kind(tuple(legal))


def _by_kind(*kinds: tuple[Act, ...]) -> Mapping[type, Sequence[Act]]:
    return {type(acts[0]): acts for acts in kinds if acts}


@cache
def _others(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat(other) for other in range(seats) if other != seat)


def forbids(state: State, act: Act) -> str | None:
    """The clause that forbids this act, or None if it is legal: the only judge of legality."""
    match state.phase:
        case "rolled":
            return _forbids_after_roll(state.table, act)
        case "pairing":
            return _forbids_using(state, act)
        case "plunder":
            match act:
                case Plunder(victim):
                    return None if victim in _others(state.seat, len(state.coins)) else "kg.victim"
                case Pair():
                    return "kg.five-skulls"
                case _:
                    return _forbids_rolling_on(state, act)
        case "over":
            return PLAY_OVER
        case _:
            return "kg.roll-first"


def _forbids_after_roll(table: Counts, act: Act) -> str | None:
    match act:
        case Stop():
            return None
        case Reroll():
            if not any(act.dice):
                return "kg.reroll-some"
            if not contains(table, act.dice):
                return "kg.reroll-on-table"
            return "kg.crossbones-stay" if act.dice[CROSSBONES] else None
        case _:
            return "kg.stop-first"


def _forbids_in_pairing(table: Counts, seat: Seat, seats: int, act: Act) -> str | None:
    match act:
        case Pair():
            if act.coin not in COINS or act.partner not in (SKULL, CANNON):
                return "kg.pair-kinds"
            if not (table[act.coin] and table[act.partner]):
                return "kg.pair-on-table"
            others = _others(seat, seats) if act.partner == SKULL else (None,)
            return None if act.victim in others else "kg.victim"
        case Plunder():
            return "kg.five-skulls"
        case _:
            return "kg.results-compulsory"


def _forbids_using(state: State, act: Act) -> str | None:
    """The same for the dice of this play; a die that has served is told from one not rolled."""
    if isinstance(act, Reroll):
        return _forbids_rolling_on(state, act)
    clause = _forbids_in_pairing(state.table, state.seat, len(state.coins), act)
    if clause == "kg.pair-on-table" and isinstance(act, Pair):
        rolled = plus(state.table, state.used)
        return "kg.one-combination" if rolled[act.coin] and rolled[act.partner] else clause
    return clause


def _forbids_rolling_on(state: State, act: Act) -> str:
    ended = _end_of_rolling(state) if isinstance(act, Reroll) else None
    return ended or "kg.results-compulsory"


def _end_of_rolling(state: State) -> str | None:
    """The clause that allows no more rolls; None if the seat may roll, or stopped by itself."""
    locked = state.table[CROSSBONES]  # [kg.crossbones-stay]
    if locked == DICE:
        return "kg.all-locked"
    if locked >= 3 and state.terms.readings.stop_at_third_crossbones:
        return "kg.third-crossbones"
    return "kg.three-rolls" if state.rolls == ROLLS else None


def play(state: State, step: Step) -> State:
    """The play after this step."""
    match step:
        case Roll():
            return _land(state, step.dice)
        case Reroll():
            _judge(state, step)
            return state.in_turn("cup", minus(state.table, step.dice), state.rolls)
        case Stop():
            _judge(state, step)
            return settle(state)
        case Pair():
            _judge(state, step)
            return pair_up(state, step)
        case Plunder(victim):
            _judge(state, step)
            coins = moved(state.coins, victim, state.seat, state.coins[victim])
            return end_turn(state.with_coins(state.box, state.king, coins), "plunder")
        case Opening(dice):
            return _roll_off(state, dice)
        case First(seat):
            if state.phase != "lot" or seat not in _off(state).seats:
                raise ImpossibleFate("kg.first-player-tie")
            return state.at_turn_of(seat, None)
        case _:
            assert_never(step)


def _judge(state: State, act: Act) -> None:
    if clause := forbids(state, act):
        raise IllegalAct(clause)


def _roll_off(state: State, dice: Counts) -> State:
    if state.phase != "opening":
        raise ImpossibleFate("kg.first-player")
    _check_dice(state, dice)
    off = _off(state)
    skulls = (*off.skulls, dice[SKULL])
    if len(skulls) < len(off.seats):
        roll_off = replace(off, skulls=skulls)
        return state._replace(roll_off=roll_off, seat=off.seats[len(skulls)])
    most = max(skulls)  # [kg.first-player]
    best = tuple(seat for seat, n in zip(off.seats, skulls, strict=True) if n == most)
    if len(best) == 1:
        return state.at_turn_of(best[0], None)
    by_lot = state.terms.readings.first_player_tie is FirstPlayerTie.RANDOM
    phase: Phase = "lot" if by_lot else "opening"  # [kg.first-player-tie]
    return state._replace(roll_off=RollOff(best), seat=best[0], phase=phase)


def _off(state: State) -> RollOff:
    assert state.roll_off is not None
    return state.roll_off


def _land(state: State, dice: Counts) -> State:
    if state.phase != "cup":
        raise ImpossibleFate("kg.first-player" if state.roll_off else WAITS_FOR_SEAT)
    _check_dice(state, dice)
    table = plus(state.table, dice)
    landed = state.in_turn("rolled", table, state.rolls + 1)
    clause = _end_of_rolling(landed)
    if clause is None:
        return landed
    settled = settle(landed)
    return settled if settled.ended is None else settled._replace(ended_by=clause)


def _check_dice(state: State, dice: Counts) -> None:
    if dice not in falls(cup(state), state.terms.die):
        raise ImpossibleFate("kg.cup", fell=sum(dice), cup=cup(state))
