"""King's Gold as machine integers: what every field of a packed state, table and step means.

Seats are counted from 0. Dice are numbered by `kernels.hands`: a *hand* is the number of some
dice in `HANDS` (0: no dice; `FULL` and above: five dice), and the *sum* of dice is a number that
adds up when dice are put together. The rules themselves fill in the tables.
"""

from typing import Any

import numpy as np

from doubloon.core.dice import Counts, Reroll, Roll, Stop, minus, picks, rolls
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
from doubloon.games.kings_gold.rules.state import First, Opening, Pair, Plunder, State, Step
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
"""The field `phase` of a state. Chance is due before `ROLLED`, a seat from there to `PLUNDER`."""

OUTCOMES = ("pairs", "plunder", "king", "broadside", "penalty")
PAIRS, FIVE_SKULLS, FIVE_COINS, FIVE_CANNONS, NOTHING = range(5)
"""What five dice come to: the table `outcome`. `NOTHING` is the penalty."""

TIE_BREAKS = tuple(TieBreak)
NEW_GAME, SHARED = TIE_BREAKS.index(TieBreak.NEW_GAME), TIE_BREAKS.index(TieBreak.SHARED)
EVERYBODY = TIE_BREAKS.index(TieBreak.EXTRA_ROUND_ALL)
"""Values of the table `tie_break`."""

ROLL, FIRST, REROLL, STOP, PAIR, ROB = (n << 16 for n in range(6))
"""The kinds of steps. A step is its kind plus what it names, in the lower 16 bits:

- `ROLL`: the sum of the dice that fall, also in the opening;
- `FIRST`: the seat that begins by lot;
- `REROLL`: the hand that is kept;
- `STOP`: nothing;
- `PAIR`: the coin die (0 to 2) plus 4 times the victim: 0 for a cannon, else the seat plus 1;
- `ROB`: the seat that is plundered.
"""

NAMED = (1 << 16) - 1
"""The bits of a step that say what it names."""

STOPS = 65535
"""Stands in the table `deckhand` in place of a hand to keep."""

_MOST_PAIRS = len(COINS) * MOST_SEATS
_KEPT = sum(len(picks(hand[:CROSSBONES])) - 1 for hand in HANDS[FULL:])

STATE = np.dtype(
    [
        *COMMON_FIELDS,
        ("box", np.int16),  # coins in the box
        ("king", np.int16),  # coins of the King
        ("coins", np.int16, MOST_SEATS),  # coins of each seat
        ("seat", np.uint8),  # whose turn it is, or who rolls in the opening
        ("phase", np.uint8),  # an index into PHASES
        ("rolls", np.uint8),  # rolls made in this turn
        ("table", np.uint16),  # the hand of dice on the table, not used yet
        ("off", np.uint8),  # seats in the roll-off, one bit each
        ("rolled_off", np.uint8),  # how many of them have rolled
        ("off_skulls", np.uint8, MOST_SEATS),  # their skulls, in the order of seats
        ("tied", np.uint8),  # seats that were tied, one bit each
        ("order", np.uint8, MOST_SEATS),  # the seats of a round of tied turns, in playing order
        ("circle", np.uint8),  # how many seats are in `order`; 0 outside tied turns
        ("tied_rolled", np.uint8),  # how many of them have had their turn
        ("repeat", np.uint8),  # which round of tied turns it is, from 1; 0 outside
        ("winners", np.uint8),  # one bit each; 0 until the play is over
        ("ending", np.uint8),  # an index into ENDINGS, once the play is over
    ],
    align=True,
)
"""A play between two steps, packed."""


TABLES = np.dtype(
    [
        # What was agreed.
        ("seats", np.int64),
        ("player_first", np.int64),  # 1: a short box serves the player first, 0: it is shared
        ("end_mid_turn", np.int64),  # 1: an empty box ends the play at once
        ("tie_break", np.int64),  # an index into TIE_BREAKS
        ("by_lot", np.int64),  # 1: a lot decides a tie for the first turn
        # How dice fall. A way is one outcome of ordered dice, 0 to WAYS - 1.
        ("way_sum", np.uint16, WAYS),  # by way: the sum of the dice
        ("sum", np.uint16, len(HANDS)),  # by hand: its sum
        ("hand", np.uint16, WAYS),  # by sum: the hand of five dice
        ("size", np.uint8, len(HANDS)),  # by hand: how many dice
        ("power", np.uint16, len(HANDS)),  # by hand: the ways in which the other dice can fall
        ("falls", np.uint16, DICE + 1),  # by dice in the cup: how many distinct rolls
        ("fall", np.uint16, (DICE + 1, len(HANDS))),  # by dice in the cup and roll: its sum
        ("fall_weight", np.uint16, (DICE + 1, len(HANDS))),  # the same: its weight
        # What hands mean.
        ("skulls", np.uint8, len(HANDS)),  # by hand: how many skulls
        ("crossbones", np.uint8, len(HANDS)),  # by hand: how many crossbones
        ("settles", np.uint8, len(HANDS)),  # by full hand: 1 if rolling ends at once
        ("outcome", np.uint8, len(HANDS)),  # by full hand: an index into OUTCOMES
        # What may be done with a hand.
        ("keeps", np.uint16, len(HANDS)),  # by full hand: ways to keep some dice, not all
        ("keeps_from", np.uint16, len(HANDS)),  # by full hand: where these begin in `keep`
        ("keep", np.uint16, _KEPT),  # the hands that may be kept, one full hand after the other
        ("pairs", np.uint8, len(HANDS)),  # by hand: how many acts of pairing
        # By hand and act: the coin die, plus 4 times 0 for a cannon or n for the n-th other seat.
        ("pair", np.uint8, (len(HANDS), _MOST_PAIRS)),
        # By hand, partner (0 cannon, 1 skull) and coin die: the hand that a pair leaves.
        ("paired", np.uint16, (len(HANDS), 2, len(COINS))),
        ("deckhand", np.uint16, len(HANDS)),  # by full hand: the hand a deckhand keeps, or STOPS
    ],
    align=True,
)
"""Everything the kernel looks up, for one set of terms and number of seats."""


def covers(_setup: Setup) -> str | None:
    """Why the kernel cannot play these terms; it can play all of them."""
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
    """Fill in the pairs of a hand as seat 0 may make them; other seats count from 1."""
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
    """Fill in what may be kept of five dice; where the next hand's keeps begin."""
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
