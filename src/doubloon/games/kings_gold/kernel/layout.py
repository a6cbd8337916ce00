"""King's Gold as machine integers: its record, its steps as codes, its tables.

What may be done with a hand of dice is looked up in tables that the rules themselves fill in.
"""

from typing import Any

import numpy as np

from doubloon.core.dice import Counts, minus, picks, rolls
from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold.bots import deckhand
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import (
    FirstPlayerTie,
    ShortBox,
    Terms,
    TieBreak,
    terms,
)
from doubloon.games.kings_gold.rules.scoring import CANNON, COINS, CROSSBONES, SKULL, outcome
from doubloon.games.kings_gold.rules.state import (
    First,
    Opening,
    Pair,
    Plunder,
    Reroll,
    Roll,
    State,
    Step,
    Stop,
)
from doubloon.games.kings_gold.rules.view import view
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
ENDINGS = ("box-empty", "tie-new-game")

PHASES = ("opening", "lot", "cup", "rolled", "pairing", "plunder", "over")
OPENING, LOT, CUP, ROLLED, PAIRING, PLUNDER, OVER = range(7)

OUTCOMES = ("pairs", "plunder", "king", "broadside", "penalty")
PAIRS, FIVE_SKULLS, FIVE_COINS, FIVE_CANNONS, NOTHING = range(5)

TIE_BREAKS = tuple(TieBreak)
NEW_GAME, SHARED = TIE_BREAKS.index(TieBreak.NEW_GAME), TIE_BREAKS.index(TieBreak.SHARED)
EVERYBODY = TIE_BREAKS.index(TieBreak.EXTRA_ROUND_ALL)

# A step is its kind and what it names: the sum of the dice that fall, the hand that is kept,
# a coin die and 4 times whom it robs (0 nobody, else the seat plus one), a seat.
ROLL, FIRST, REROLL, STOP, PAIR, ROB = (n << 16 for n in range(6))
NAMED = (1 << 16) - 1

STOPS = 65535
"""In the place of a hand to keep."""

_MOST_PAIRS = len(COINS) * MOST_SEATS
_KEPT = sum(len(picks(hand[:CROSSBONES])) - 1 for hand in HANDS[FULL:])

STATE = np.dtype(
    [
        *COMMON_FIELDS,
        ("box", np.int16),
        ("king", np.int16),
        ("coins", np.int16, MOST_SEATS),
        ("seat", np.uint8),
        ("phase", np.uint8),
        ("rolls", np.uint8),
        ("table", np.uint16),
        ("off", np.uint8),  # seats in the roll-off, a bit each
        ("rolled_off", np.uint8),
        ("off_skulls", np.uint8, MOST_SEATS),
        ("tied", np.uint8),  # seats that were tied, a bit each
        ("order", np.uint8, MOST_SEATS),
        ("circle", np.uint8),  # how many seats are in `order`; 0 outside tied turns
        ("tied_rolled", np.uint8),
        ("repeat", np.uint8),
        ("winners", np.uint8),
        ("ending", np.uint8),
    ],
    align=True,
)


TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("player_first", np.int64),
        ("end_mid_turn", np.int64),
        ("tie_break", np.int64),
        ("by_lot", np.int64),
        ("way_sum", np.uint16, WAYS),  # dice as a sum that adds up when dice are put together
        ("sum", np.uint16, len(HANDS)),
        ("hand", np.uint16, WAYS),  # the hand of five dice with this sum
        ("size", np.uint8, len(HANDS)),
        ("power", np.uint16, len(HANDS)),  # ways of the dice that do not lie
        ("falls", np.uint16, DICE + 1),  # distinct rolls of so many dice
        ("fall", np.uint16, (DICE + 1, len(HANDS))),  # their sums
        ("fall_weight", np.uint16, (DICE + 1, len(HANDS))),
        ("skulls", np.uint8, len(HANDS)),
        ("crossbones", np.uint8, len(HANDS)),
        ("settles", np.uint8, len(HANDS)),  # whether rolling ends at once with these dice
        ("outcome", np.uint8, len(HANDS)),
        ("keeps", np.uint16, len(HANDS)),  # ways to keep some of these dice, not all
        ("keeps_from", np.uint16, len(HANDS)),
        ("keep", np.uint16, _KEPT),
        ("pairs", np.uint8, len(HANDS)),  # acts of pairing
        (
            "pair",
            np.uint8,
            (len(HANDS), _MOST_PAIRS),
        ),  # coin, and 4 times: 0, or the n-th other seat
        ("paired", np.uint16, (len(HANDS), 2, len(COINS))),  # the hand left by a cannon, a skull
        ("deckhand", np.uint16, len(HANDS)),  # the hand to keep, or STOPS
    ],
    align=True,
)


def covers(_setup: Setup) -> str | None:
    """Every reading there is."""
    return None


def tables(setup: Setup) -> Any:
    return tables_of(terms(setup), setup.seats)


def tables_of(agreed: Terms, seats: int) -> Any:
    readings, begun = agreed.readings, rules.opening(agreed, seats)
    filled = np.zeros(1, TABLES)
    t = filled[0]
    t["seats"] = seats
    t["player_first"] = readings.short_box is ShortBox.PLAYER_FIRST
    t["end_mid_turn"] = readings.end_mid_turn
    t["tie_break"] = TIE_BREAKS.index(readings.tie_break)
    t["by_lot"] = readings.first_player_tie is FirstPlayerTie.RANDOM
    t["way_sum"] = sums_of_ways()
    for dice in range(DICE + 1):
        found = rolls(dice, agreed.die)
        t["falls"][dice] = len(found)
        t["fall"][dice, : len(found)] = [sum_of(hand) for hand, _ in found]
        t["fall_weight"][dice, : len(found)] = [n for _, n in found]
    for number, hand in enumerate(HANDS):
        t["sum"][number], t["size"][number] = sum_of(hand), sum(hand)
        t["power"][number] = SIX ** (DICE - sum(hand))
        t["skulls"][number], t["crossbones"][number] = hand[SKULL], hand[CROSSBONES]
        _fill_pairs(t, number, begun._replace(phase="pairing", table=hand))
    at = 0
    for number, hand in enumerate(HANDS[FULL:], start=FULL):
        t["hand"][sum_of(hand)] = number
        third = readings.stop_at_third_crossbones and hand[CROSSBONES] >= 3
        t["settles"][number] = third or hand[CROSSBONES] == DICE
        comes_to = outcome(hand, cancels=readings.three_crossbones_cancels)
        t["outcome"][number] = OUTCOMES.index(comes_to)
        at = _fill_keeps(t, number, at, begun._replace(phase="rolled", table=hand))
    return filled


def _fill_pairs(t: Any, number: int, state: State) -> None:
    """What the first seat may pair; the other seats are counted upwards, without one's own."""
    acts = rules.offers(state).get(Pair, ())
    t["pairs"][number] = len(acts)
    for n, act in enumerate(acts):
        assert isinstance(act, Pair)
        t["pair"][number, n] = act.coin + 4 * (act.victim or 0)
        left = [*state.table]
        left[act.coin] -= 1
        left[act.partner] -= 1
        t["paired"][number, int(act.partner == SKULL), act.coin] = NUMBER[tuple(left)]


def _fill_keeps(t: Any, number: int, at: int, state: State) -> int:
    """What may be kept of five dice, and what a deckhand keeps of them."""
    offers = rules.offers(state)
    kept = [_kept(state.table, act) for act in offers.get(Reroll, ())]
    t["keeps_from"][number], t["keeps"][number] = at, len(kept)
    t["keep"][at : at + len(kept)] = kept
    t["deckhand"][number] = _kept(state.table, deckhand(view(state, Seat(0)), offers, int))
    return at + len(kept)


def _kept(table: Counts, act: object) -> int:
    return NUMBER[minus(table, act.dice)] if isinstance(act, Reroll) else STOPS


def pack(state: State) -> Any:
    packed = np.zeros(1, STATE)
    s = packed[0]
    for name in ("box", "king", "seat", "rolls"):
        s[name] = getattr(state, name)
    s["coins"][: len(state.coins)] = state.coins
    s["phase"] = PHASES.index(state.phase)
    s["table"] = NUMBER[state.table]
    if (off := state.roll_off) is not None:
        s["off"], s["rolled_off"] = _bits(off.seats), len(off.skulls)
        s["off_skulls"][: len(off.skulls)] = off.skulls
    if (round_ := state.tied_turns) is not None:
        s["tied"], s["circle"] = _bits(round_.tied), len(round_.order)
        s["order"][: len(round_.order)] = round_.order
        s["tied_rolled"], s["repeat"] = round_.rolled, round_.repeat
    if (result := state.result) is not None:
        s["winners"], s["ending"] = _bits(result.winners), ENDINGS.index(result.ending)
    return packed


def _bits(seats: tuple[Seat, ...]) -> int:
    return sum(1 << seat for seat in seats)


def encode(state: State, step: Step) -> int:
    match step:
        case Opening(dice) | Roll(dice):
            return ROLL + sum_of(dice)
        case First(seat):
            return FIRST + seat
        case Reroll(dice):
            return REROLL + NUMBER[minus(state.table, dice)]
        case Stop():
            return STOP
        case Pair(coin, _, victim):
            return PAIR + coin + 4 * (0 if victim is None else victim + 1)
        case Plunder(victim):
            return ROB + victim


def decode(state: State, code: int) -> Step:
    kind, named = code & ~NAMED, code & NAMED
    if kind == ROLL:
        dice = dice_of(named, rules.cup(state))
        return Opening(dice) if state.phase == "opening" else Roll(dice)
    if kind == FIRST:
        return First(Seat(named))
    if kind == REROLL:
        return Reroll(minus(state.table, HANDS[named]))
    if kind == STOP:
        return Stop()
    if kind == PAIR:
        robbed = named >> 2
        return Pair(named & 3, SKULL if robbed else CANNON, Seat(robbed - 1) if robbed else None)
    return Plunder(Seat(named))
