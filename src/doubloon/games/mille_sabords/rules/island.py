"""The skull island, where four skulls on the first roll lead. [ms.skull-island]"""

from typing import assert_never

from doubloon.core.dice import Counts, Reroll, Stop, contains
from doubloon.games.mille_sabords.rules.editions import Card
from doubloon.games.mille_sabords.rules.ending import end_turn
from doubloon.games.mille_sabords.rules.scoring import DICE, ISLAND, SKULL
from doubloon.games.mille_sabords.rules.state import NO_DICE, Act, Lay, Lift, State


def forbids_on_island(state: State, act: Act) -> str | None:
    readings = state.terms.readings
    match act:
        case Stop():
            forced = readings.island_forced and _can_roll_on(state)
            return "ms.island-forced" if forced else None
        case Reroll(dice):
            if not contains(state.table, dice):
                return "ms.reroll-on-table"
            if dice[SKULL]:
                return _forbids_guardian_on_island(state, dice)
            if sum(dice) < _fewest_dice(state):
                return "ms.island-two"
            partly = sum(dice) < DICE - state.table[SKULL]
            return "ms.island-roll-all" if partly and readings.island_roll_all else None
        case Lay() | Lift():
            return "ms.treasure-island"
        case _:
            assert_never(act)


def _forbids_guardian_on_island(state: State, dice: Counts) -> str | None:
    if state.drawn.name != "guardian":
        return "ms.skulls-stay"
    if sum(dice) > 1 or not state.terms.readings.guardian_on_island:
        return "ms.guardian-island"
    return None if state.guardian else "ms.guardian-once"


def _fewest_dice(state: State) -> int:
    """The fewest dice that may be rolled."""
    return 1 if state.terms.readings.island_single_die else 2  # [ms.island-two]


def _can_roll_on(state: State) -> bool:
    return DICE - state.table[SKULL] >= _fewest_dice(state)


def continue_on_island(state: State) -> State:
    """Roll on, wait for the seat's choice, or leave the island. [ms.island-forced]"""
    readings = state.terms.readings
    free_choice = not (readings.island_roll_all and readings.island_forced)
    if state.guardian or (free_choice and _can_roll_on(state)):
        return state._replace(phase="island")
    if not _can_roll_on(state):
        return leave_island(state, "ms.island-two")
    return state._replace(phase="cup", table=(state.table[SKULL], *NO_DICE[1:]))


def rolls_by_itself(state: State) -> bool:
    """Whether the dice in the cup are rolled on without an act. [ms.island-forced]"""
    readings = state.terms.readings
    forced = readings.island_roll_all and readings.island_forced
    return state.on_island and forced and not (state.guardian or state.free)


def leave_island(state: State, clause: str | None = None) -> State:
    """End the turn: every opponent loses points, and the seat scores nothing. [ms.skull-island]

    The clause is the one that ends the turn, if the seat does not stop.
    """
    loss = loss_of_opponents(state)
    delta = [-loss] * len(state.points)
    delta[state.seat] = 0
    return end_turn(state, "island", tuple(delta), clause)


def counted_skulls(state: State) -> int:
    """The skulls that opponents pay for. [ms.island-revealed]"""
    counts_revealed = state.terms.readings.count_revealed_skulls
    return state.skulls + (state.revealed if counts_revealed else 0)


def loss_of_opponents(state: State) -> int:
    """The points that each opponent loses if the seat leaves the island now."""
    return island_loss(state.drawn, counted_skulls(state))


def island_loss(card: Card, counted: int) -> int:
    """The points that so many skulls cost each opponent."""
    return counted * loss_by_skull(card)


def loss_by_skull(card: Card) -> int:
    """The points that one skull costs each opponent."""
    return ISLAND * (2 if card.name == "pirate" else 1)  # [ms.pirate]
