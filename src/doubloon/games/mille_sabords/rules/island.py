"""The skull island: where four skulls on the first roll lead. [ms.skull-island]"""

from typing import assert_never

from doubloon.core.dice import Counts, contains
from doubloon.games.mille_sabords.rules.editions import Card
from doubloon.games.mille_sabords.rules.ending import end_turn
from doubloon.games.mille_sabords.rules.scoring import DICE, ISLAND, SKULL
from doubloon.games.mille_sabords.rules.state import NO_DICE, Act, Lay, Lift, Reroll, State, Stop


def forbids_on_island(state: State, act: Act) -> str | None:
    readings = state.terms.readings
    match act:
        case Stop():
            forced = readings.island_forced and _can_sail_on(state)
            return "ms.island-forced" if forced else None
        case Reroll(dice):
            if not contains(state.table, dice):
                return "ms.reroll-on-table"
            if dice[SKULL]:
                return _forbids_guardian_on_island(state, dice)
            if sum(dice) < _island_least(state):
                return "ms.island-two"
            partly = sum(dice) < DICE - state.table[SKULL]
            return "ms.island-roll-all" if partly and readings.island_roll_all else None
        case Lay() | Lift():
            return "ms.treasure-island"
        case _:
            assert_never(act)


def _forbids_guardian_on_island(state: State, dice: Counts) -> str | None:
    if not state.guardian:
        return "ms.skulls-stay"
    return None if sum(dice) == 1 else "ms.guardian-island"


def _island_least(state: State) -> int:
    return 1 if state.terms.readings.island_single_die else 2  # [ms.island-two]


def _can_sail_on(state: State) -> bool:
    return DICE - state.table[SKULL] >= _island_least(state)


def sail_on(state: State) -> State:
    """The next roll on the skull island, or the choice before it. [ms.island-forced]"""
    readings = state.terms.readings
    free_choice = not (readings.island_roll_all and readings.island_forced)
    if state.guardian or (free_choice and _can_sail_on(state)):
        return state._replace(phase="island")
    if not _can_sail_on(state):
        return leave_island(state)
    return state._replace(phase="cup", table=(state.table[SKULL], *NO_DICE[1:]))


def leave_island(state: State) -> State:
    """Every opponent loses for every skull, and the seat scores nothing. [ms.skull-island]"""
    loss = island_loss(state.drawn, counted_skulls(state))
    delta = [-loss] * len(state.points)
    delta[state.seat] = 0
    return end_turn(state, "island", tuple(delta))


def counted_skulls(state: State) -> int:
    """The skulls that opponents pay for. [ms.island-revealed]"""
    counts_revealed = state.terms.readings.count_revealed_skulls
    return state.skulls + (state.revealed if counts_revealed else 0)


def island_loss(card: Card, counted: int) -> int:
    return counted * ISLAND * (2 if card.name == "pirate" else 1)  # [ms.pirate]
