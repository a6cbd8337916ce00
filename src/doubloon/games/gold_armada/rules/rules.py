"""Gold Armada: roll five dice up to three times, then take one doubloon or a skull token.

Read beside docs/rules/gold-armada.md; names in [brackets] are its clauses.
"""

from collections.abc import Iterable
from functools import cache
from typing import TypeVar, assert_never

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
from doubloon.games.gold_armada.rules.board import DICE, PIERS
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.rules.ending import end_turn
from doubloon.games.gold_armada.rules.scoring import lacks
from doubloon.games.gold_armada.rules.state import (
    Act,
    Decline,
    Ended,
    Fate,
    State,
    Step,
    Take,
    next_space,
    take_from,
    tokens_left,
)

SEATS = range(2, 6)
ROLLS = 3

Value = TypeVar("Value")


def opening(terms: Terms, seats: int) -> State:
    """Every space has its doubloon, and the first seat begins. [ga.set-up] [ga.turn-order]"""
    return State(terms, (0,) * len(PIERS), ((),) * seats, (0,) * seats, Seat(0))


def to_act(state: State) -> Seat | None:
    return state.seat if state.phase in ("rolled", "taking") else None


def cup(state: State) -> int:
    """How many dice are about to fall: all that are not on the table."""
    return DICE - sum(state.table)


def fates(state: State) -> tuple[tuple[Fate, int], ...]:
    """Every way the dice can fall, with integer weights; empty if the cup is."""
    return _rolls(cup(state), state.terms.board.die) if state.phase == "cup" else ()


@cache
def _rolls(dice: int, die: Counts) -> tuple[tuple[Roll, int], ...]:
    return tuple((Roll(counts), weight) for counts, weight in rolls(dice, die))


def draw(state: State, uniform: Uniform) -> Fate:
    """A random fate, with the probability that its weight gives."""
    if state.phase != "cup":
        raise ImpossibleFate(WAITS_FOR_SEAT)
    return Roll(throw(cup(state), state.terms.board.die, uniform))


def acts(state: State) -> Iterable[Act]:
    """Everything the seat to act may do now, cheapest to read first."""
    match state.phase:
        case "rolled":
            return _rerolls(state.table)
        case "taking":
            choices: list[Act] = [*map(Take, range(len(PIERS))), Decline()]
            return [act for act in choices if forbids(state, act) is None]
        case _:
            return ()


@cache
def _rerolls(table: Counts) -> tuple[Act, ...]:
    return Stop(), *map(Reroll, picks(table)[1:])


def forbids(state: State, act: Act) -> str | None:
    """The clause that forbids this act, or None if it is legal: the only judge of legality."""
    match state.phase:
        case "rolled":
            return _forbids_after_roll(state.table, act)
        case "taking":
            return _forbids_in_taking(state, act)
        case "over":
            return PLAY_OVER
        case "cup":
            return "ga.roll-first"
        case _:
            assert_never(state.phase)


def _forbids_after_roll(table: Counts, act: Act) -> str | None:
    match act:
        case Stop():
            return None
        case Reroll(dice):
            if not any(dice):
                return "ga.reroll-some"
            return None if contains(table, dice) else "ga.reroll-on-table"
        case Take() | Decline():
            return "ga.stop-first"
        case _:
            assert_never(act)


def _forbids_in_taking(state: State, act: Act) -> str | None:
    match act:
        case Take(pier):
            return _forbids_take(state, pier)
        case Decline():
            return None if state.terms.readings.may_decline else "ga.must-take"
        case Stop() | Reroll():
            return "ga.three-rolls" if state.rolls == ROLLS else "ga.stop"
        case _:
            assert_never(act)


def _forbids_take(state: State, number: int) -> str | None:
    if number not in range(len(PIERS)):
        return "ga.ten-piers"
    space = next_space(state.terms.board.piers[number], state.taken[number])
    if space is None:
        return "ga.pier-empty"
    return lacks(space, state.table, state.terms.readings)


def play(state: State, step: Step) -> State:
    """The play after this step."""
    match step:
        case Roll():
            return _land(state, step.dice)
        case Reroll() | Stop() | Take() | Decline():
            if clause := forbids(state, step):
                raise IllegalAct(clause)
            return _obey(state, step)
        case _:
            assert_never(step)


def _land(state: State, dice: Counts) -> State:
    if state.phase != "cup":
        raise ImpossibleFate(PLAY_OVER if state.phase == "over" else WAITS_FOR_SEAT)
    if dice not in falls(cup(state), state.terms.board.die):
        raise ImpossibleFate("ga.cup", fell=sum(dice), cup=cup(state))
    made = state.rolls + 1
    landed = state._replace(table=plus(state.table, dice), rolls=made, phase="rolled", ended=None)
    return _settle(landed) if made == ROLLS else landed  # [ga.three-rolls]


def _obey(state: State, act: Act) -> State:
    match act:
        case Reroll(dice):
            return state._replace(table=minus(state.table, dice), phase="cup")
        case Stop():
            return _settle(state)
        case Take(pier):
            return take_doubloon(state, pier)
        case Decline():
            return take_skull(state)
        case _:
            assert_never(act)


def _settle(state: State) -> State:
    """Rolling is over: the seat chooses a pier, or no pier is open. [ga.skull]"""
    if any(_forbids_take(state, number) is None for number in range(len(PIERS))):
        return state._replace(phase="taking")
    return take_skull(state)


def take_doubloon(state: State, number: int) -> State:
    """The state after the seat has taken the next doubloon of a pier. [ga.one-doubloon]"""
    pier = state.terms.board.piers[number]
    space = next_space(pier, state.taken[number])
    assert space is not None
    held = tuple(sorted((*state.doubloons[state.seat], space.value)))
    doubloons = _put(state.doubloons, state.seat, held)
    state = state._replace(taken=take_from(state.taken, number), doubloons=doubloons)
    return end_turn(state, Ended("doubloon", pier.name, space.value))


def take_skull(state: State) -> State:
    """The state after a turn without a doubloon: it costs a skull token if there is one left.

    [ga.skull] [ga.finish-round]
    """
    if tokens_left(state):
        skulls = _put(state.skulls, state.seat, state.skulls[state.seat] + 1)
        state = state._replace(skulls=skulls)
    return end_turn(state, Ended("skull"))


def _put(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    return (*values[:place], value, *values[place + 1 :])
