"""Gold Armada as machine integers: the fields of a state, the codes of steps, and the tables.

Numbers that stand for things:

- A **pier** is 0 … 9, in the order of `PIERS`.
- A **space** is `10 * row + pier`, 0 … 29. Row 0 is the space nearest to the island. A set of
  spaces is an integer with a bit for each, so the open piers of a hand are one `and`.
- A **set of piers** is an integer with a bit for each, 0 … 1023.
- A **hand** is the number of a multiset of up to five dice in `HANDS`; 0 is the empty hand.
- A **sum** is another number of a multiset (`kernels.hands`). Sums of dice put together add up.
- A **way** is an ordered roll as a number in base 6, 0 … 7775.

The rules fill the tables by enumeration, so nothing about the board is written a second time.
"""

from typing import Any

import numpy as np

from doubloon.core.dice import Counts, Reroll, Roll, Stop, minus, picks, rolls
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules import ending, rules
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import TieBreak, terms
from doubloon.games.gold_armada.rules.scoring import lacks
from doubloon.games.gold_armada.rules.state import PHASES, Decline, State, Step, Take, tokens_left
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
"""The compiled bots; a level's place is its number."""

ENDINGS = ending.ENDINGS
"""The names of endings; a place in it is the ending's number."""

CUP, ROLLED, TAKING, OVER = range(len(PHASES))
"""The numbers of the phases, in the order of `PHASES`."""

# The code of a step is its kind in the bits from 16 up, and its object in the bits below.
ROLL, REROLL, STOP, TAKE, DECLINE = (n << 16 for n in range(5))
"""The kinds of steps. Their objects:

`ROLL`: the sum of the dice that fall; `REROLL`: the hand that is kept; `TAKE`: the pier;
`STOP` and `DECLINE`: 0.
"""

NAMED = (1 << 16) - 1
"""The bits of a code that hold the object."""

TEN = len(PIERS)
ANY_PIER = (1 << TEN) - 1
"""The set of all piers."""

ALL_SPACES = (1 << TEN * SPACES) - 1
"""The set of all spaces."""

_SPACES = TEN * SPACES
_KEPT = sum(len(picks(hand)) - 1 for hand in HANDS[FULL:])
"""The length of `keep`: all ways to keep some dice of every full hand."""

STATE = np.dtype(
    [
        *COMMON_FIELDS,  # generators and counters that every kernel has
        ("front", np.uint32),  # set of spaces: of each pier the space of its next doubloon
        ("tokens", np.int32),  # skull tokens left
        ("held", np.int32, MOST_SEATS),  # by seat: the sum of its doubloons
        ("skulls", np.int32, MOST_SEATS),  # by seat: its skull tokens
        ("seat", np.uint8),  # whose turn it is
        ("phase", np.uint8),  # CUP, ROLLED, TAKING or OVER
        ("rolls", np.uint8),  # rolls made in this turn
        ("table", np.uint16),  # hand on the table; in CUP the hand that is kept
        ("winners", np.uint8),  # in OVER: a bit for each seat that wins, otherwise 0
        ("ending", np.uint8),  # in OVER: place in ENDINGS, otherwise 0
    ],
    align=True,
)

TABLES = np.dtype(
    [
        # What the table agreed on.
        ("seats", np.int64),
        ("may_decline", np.int64),  # 0 or 1, as the reading
        ("finish_round", np.int64),  # 0 or 1, as the reading
        ("fewer_skulls", np.int64),  # 1 if fewer skull tokens break ties, 0 if ties are shared
        # Hands and rolls.
        ("way_sum", np.uint16, WAYS),  # by way: the sum of its dice
        ("sum", np.uint16, len(HANDS)),  # by hand: its sum
        ("hand", np.uint16, WAYS),  # by sum: the full hand with this sum
        ("size", np.uint8, len(HANDS)),  # by hand: the number of its dice
        ("power", np.uint16, len(HANDS)),  # by hand kept: the ways in which the other dice fall
        ("falls", np.uint16, DICE + 1),  # by number of dice: their distinct rolls
        ("fall", np.uint16, (DICE + 1, len(HANDS))),  # by number of dice: the sums of these rolls
        ("fall_weight", np.uint16, (DICE + 1, len(HANDS))),  # and their weights
        ("keeps", np.uint16, len(HANDS)),  # by full hand: in how many ways some dice are kept
        ("keeps_from", np.uint16, len(HANDS)),  # by full hand: where these ways begin in `keep`
        ("keep", np.uint16, _KEPT),  # the hands kept, never all five dice
        # Piers.
        ("wins", np.uint32, len(HANDS)),  # by full hand: the set of spaces that it wins
        ("value", np.int32, _SPACES),  # by space: the value of its doubloon
        ("piers", np.uint8, ANY_PIER + 1),  # by set of piers: how many they are
        ("pier", np.uint8, (ANY_PIER + 1, TEN)),  # by set of piers: the piers in order
        # For the deckhand: what a space asks for, and the dice to keep for it.
        ("counts", np.uint8, (len(HANDS), SIX)),  # by hand: its dice with each face
        ("full_house", np.uint8, _SPACES),  # by space: 1 if it asks for a full house
        ("need", np.uint8, _SPACES),  # by space: how many dice must be alike
        ("allowed", np.uint8, (_SPACES, SIX)),  # by space and face: 1 if the face counts there
        ("alike", np.uint16, (SIX, DICE + 1)),  # by face and n: the hand of n such dice
        ("two", np.uint16, (SIX, 4, SIX, 3)),  # by face, n, face, m: the hand of n and m such dice
    ],
    align=True,
)


def covers(setup: Setup) -> str | None:
    """None if the kernel can play this: any readings, but only a die with six different faces."""
    return None if {*terms(setup).board.die} == {1} else "ga.board"


def tables(setup: Setup) -> Any:
    """The tables of a play, as an array of one record."""
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
    """Fill in what the deckhand looks up."""
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
    """A state of the rules as an array of one record."""
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
    """The code of a step that is taken in this state."""
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
    """The step with this code."""
    kind, named = code & ~NAMED, code & NAMED
    if kind == ROLL:
        return Roll(dice_of(named, rules.cup(state)))
    if kind == REROLL:
        return Reroll(minus(state.table, HANDS[named]))
    if kind == TAKE:
        return Take(named)
    return Stop() if kind == STOP else Decline()
