"""Gold Armada as machine integers: its record, its steps as codes, its tables.

What dice win is looked up in tables that the rules themselves fill in. A space of a pier is a
bit, the nearest spaces of all piers first; so the piers that are open are one `and`.
"""

from typing import Any

import numpy as np

from doubloon.core.dice import Counts, minus, picks, rolls
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import TieBreak, terms
from doubloon.games.gold_armada.rules.scoring import lacks
from doubloon.games.gold_armada.rules.state import (
    Decline,
    Reroll,
    Roll,
    State,
    Step,
    Stop,
    Take,
    tokens_left,
)
from doubloon.games.gold_armada.rules.view import view
from doubloon.kernels.compiled import COMMON_FIELDS, MOST_SEATS
from doubloon.kernels.hands import (
    DICE,
    FULL,
    HANDS,
    NUMBER,
    SIX,
    WAYS,
    dice_of,
    sum_of,
    sums_of_ways,
)

LEVELS = ("cabin-boy", "deckhand")
ENDINGS = ("doubloons-gone", "skulls-gone")

PHASES = ("cup", "rolled", "taking", "over")
CUP, ROLLED, TAKING, OVER = range(4)

# A step is its kind and what it names: the sum of the dice that fall, the hand that is kept,
# a pier.
ROLL, REROLL, STOP, TAKE, DECLINE = (n << 16 for n in range(5))
NAMED = (1 << 16) - 1

TEN = len(PIERS)
ANY_PIER = (1 << TEN) - 1
ALL_SPACES = (1 << TEN * SPACES) - 1

_KEPT = sum(len(picks(hand)) - 1 for hand in HANDS[FULL:])
_MOST_VALUE = 1_000_000

STATE = np.dtype(
    [
        *COMMON_FIELDS,
        ("front", np.uint32),  # the next space of every pier
        ("tokens", np.int32),
        ("held", np.int32, MOST_SEATS),  # what the doubloons of each seat are worth
        ("skulls", np.int32, MOST_SEATS),
        ("seat", np.uint8),
        ("phase", np.uint8),
        ("rolls", np.uint8),
        ("table", np.uint16),
        ("winners", np.uint8),
        ("ending", np.uint8),
    ],
    align=True,
)

_SPACES = TEN * SPACES

TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("may_decline", np.int64),
        ("finish_round", np.int64),
        ("fewer_skulls", np.int64),
        ("way_sum", np.uint16, WAYS),
        ("sum", np.uint16, len(HANDS)),
        ("hand", np.uint16, WAYS),  # the hand of five dice with this sum
        ("size", np.uint8, len(HANDS)),
        ("power", np.uint16, len(HANDS)),  # ways of the dice that do not lie
        ("falls", np.uint16, DICE + 1),  # distinct rolls of so many dice
        ("fall", np.uint16, (DICE + 1, len(HANDS))),  # their sums
        ("fall_weight", np.uint16, (DICE + 1, len(HANDS))),
        ("keeps", np.uint16, len(HANDS)),  # ways to keep some of these dice, not all
        ("keeps_from", np.uint16, len(HANDS)),
        ("keep", np.uint16, _KEPT),
        ("wins", np.uint32, len(HANDS)),  # spaces whose doubloon these dice win
        ("value", np.int32, _SPACES),
        ("piers", np.uint8, ANY_PIER + 1),  # how many piers these bits are
        ("pier", np.uint8, (ANY_PIER + 1, TEN)),  # and the n-th of them
        # For the deckhand: what a space asks for, and the dice to keep for it.
        ("counts", np.uint8, (len(HANDS), SIX)),
        ("full_house", np.uint8, _SPACES),
        ("need", np.uint8, _SPACES),
        ("allowed", np.uint8, (_SPACES, SIX)),
        ("alike", np.uint16, (SIX, DICE + 1)),  # the hand of so many dice of a face
        ("two", np.uint16, (SIX, 4, SIX, 3)),  # so many of one face and so many of another
    ],
    align=True,
)


def covers(setup: Setup) -> str | None:
    """Every reading there is, and boards with a plain die and values of any sensible size."""
    board = terms(setup).board
    values = [space.value for pier in board.piers for space in pier.spaces]
    return None if {*board.die} == {1} and max(values) <= _MOST_VALUE else "ga.board"


def tables(setup: Setup) -> Any:
    agreed = terms(setup)
    readings, begun = agreed.readings, rules.opening(agreed, setup.seats)
    filled = np.zeros(1, TABLES)
    t = filled[0]
    t["seats"] = setup.seats
    t["may_decline"], t["finish_round"] = readings.may_decline, readings.finish_round
    t["fewer_skulls"] = readings.tie_break is TieBreak.FEWER_SKULLS
    t["way_sum"] = sums_of_ways()
    for dice in range(DICE + 1):
        found = rolls(dice, agreed.board.die)
        t["falls"][dice] = len(found)
        t["fall"][dice, : len(found)] = [sum_of(hand) for hand, _ in found]
        t["fall_weight"][dice, : len(found)] = [n for _, n in found]
    for bits in range(ANY_PIER + 1):
        piers = [pier for pier in range(TEN) if bits >> pier & 1]
        t["piers"][bits], t["pier"][bits, : len(piers)] = len(piers), piers
    at = 0
    spaces = [pier.spaces[n] for n in range(SPACES) for pier in agreed.board.piers]
    t["value"] = [space.value for space in spaces]
    for number, hand in enumerate(HANDS):
        t["sum"][number], t["size"][number] = sum_of(hand), sum(hand)
        t["power"][number] = SIX ** (DICE - sum(hand))
        if number < FULL:
            continue
        t["hand"][sum_of(hand)] = number
        won = [lacks(space, hand, readings) is None for space in spaces]
        t["wins"][number] = sum(1 << n for n, wins in enumerate(won) if wins)
        offered = rules.acts(begun._replace(phase="rolled", table=hand))
        kept = [NUMBER[minus(hand, act.dice)] for act in offered if isinstance(act, Reroll)]
        t["keeps_from"][number], t["keeps"][number] = at, len(kept)
        t["keep"][at : at + len(kept)] = kept
        at += len(kept)
    _fill_goals(t, begun)
    return filled


def _fill_goals(t: Any, begun: State) -> None:
    """What a deckhand goes by."""
    t["counts"] = HANDS
    for row in range(SPACES):
        seen = view(begun._replace(taken=(row,) * TEN), None)
        for place, pier in enumerate(seen.piers, start=row * TEN):
            t["full_house"][place] = pier.kind == "full-house"
            t["need"][place] = pier.need
            t["allowed"][place] = [letter in pier.allowed for letter in seen.symbols]
    for face in range(SIX):
        for n in range(DICE + 1):
            t["alike"][face, n] = NUMBER[_hand({face: n})]
    for first in range(SIX):
        for second in {*range(SIX)} - {first}:
            for n in range(4):
                for m in range(3):
                    t["two"][first, n, second, m] = NUMBER[_hand({first: n, second: m})]


def _hand(dice: dict[int, int]) -> Counts:
    return tuple(dice.get(face, 0) for face in range(SIX))


def pack(state: State) -> Any:
    packed = np.zeros(1, STATE)
    s = packed[0]
    s["front"] = sum(1 << n * TEN + pier for pier, n in enumerate(state.taken) if n < SPACES)
    s["tokens"] = tokens_left(state)
    seats = len(state.skulls)
    s["held"][:seats] = [sum(held) for held in state.doubloons]
    s["skulls"][:seats] = state.skulls
    s["seat"], s["phase"], s["rolls"] = state.seat, PHASES.index(state.phase), state.rolls
    s["table"] = NUMBER[state.table]
    if (result := state.result) is not None:
        s["winners"] = sum(1 << seat for seat in result.winners)
        s["ending"] = ENDINGS.index(result.ending)
    return packed


def encode(state: State, step: Step) -> int:
    match step:
        case Roll(dice):
            return ROLL + sum_of(dice)
        case Reroll(dice):
            return REROLL + NUMBER[minus(state.table, dice)]
        case Stop():
            return STOP
        case Take(pier):
            return TAKE + pier
        case Decline():
            return DECLINE


def decode(state: State, code: int) -> Step:
    kind, named = code & ~NAMED, code & NAMED
    if kind == ROLL:
        return Roll(dice_of(named, rules.cup(state)))
    if kind == REROLL:
        return Reroll(minus(state.table, HANDS[named]))
    if kind == TAKE:
        return Take(named)
    return Stop() if kind == STOP else Decline()
