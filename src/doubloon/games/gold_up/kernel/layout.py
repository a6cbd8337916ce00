"""Gold Up as machine integers: one record for a state, one for tables, one number for a step.

A state does not hold who knows which cards: that changes no act and no fate.
"""

from typing import Any

import numpy as np

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER, KINDS, NO_CHESTS
from doubloon.games.gold_up.rules.components import PLACES
from doubloon.games.gold_up.rules.editions import BottomOrder, Terms, TieBreak, terms
from doubloon.games.gold_up.rules.payments import payments
from doubloon.games.gold_up.rules.rules import fate_of
from doubloon.games.gold_up.rules.scoring import SERIES, by_value, chests_in
from doubloon.games.gold_up.rules.state import (
    Chest,
    Draw,
    Key,
    Lose,
    RobChests,
    RobKeys,
    State,
    Step,
    Take,
)
from doubloon.games.gold_up.solve.greedy import Prices, deckhand_prices
from doubloon.kernels.compiled import COMMON_FIELDS, MOST_SEATS

LEVELS = ("cabin-boy", "deckhand")
ENDINGS = ("target",)

PHASES = ("deal", "lay", "refill", "draw", "lose", "turn", "over")
DEAL, LAY, REFILL, DRAW, LOSE, TURN, OVER = range(7)
"""What a state waits for; those before TURN wait for chance."""

N_COLOURS, N_KINDS, N_SERIES, N_PLACES = len(COLOURS), len(KINDS), len(SERIES), len(PLACES)
LONGEST_SERIES = max(map(len, SERIES))

DRAWS, TAKES, ROBS_KEYS, ROBS_CHESTS, FATE = range(5)
"""The kinds of steps: four kinds of acts in the order of `offers`, and the card chance brings."""

# A step is one number. From the lowest bit up:
#
#   bits 0-2    the kind of step
#   bits 3-6    its argument: a series (TAKES), a victim's seat (ROBS_KEYS, ROBS_CHESTS) or
#               the kind of a card (FATE)
#   bits 7-24   three bits for each colour: how many of its chests are opened with jokers
#               (TAKES, ROBS_CHESTS)
#   bits 25-54  five bits for each colour: how many of its chests are robbed (ROBS_CHESTS)
KIND_MASK, ARGUMENT_MASK = 7, 15
JOKER_BITS, CHEST_BITS = 3, 5
JOKER_MASK, CHEST_MASK = (1 << JOKER_BITS) - 1, (1 << CHEST_BITS) - 1
ARGUMENT_SHIFT, JOKER_SHIFT = 3, 7
CHEST_SHIFT = JOKER_SHIFT + JOKER_BITS * N_COLOURS

MOST_KEYS, MOST_JOKERS, MOST_OF_COLOUR, MOST_MIN_STOLEN = 64, JOKER_MASK, CHEST_MASK, 15
"""The largest numbers of cards, and the largest reading, that a state and a step can hold."""

GROUP_END = 16
"""The bit that marks the last card of a group in the known bottom of the key pile."""

COLOUR_BITS = 6
COLOUR_MASK = (1 << COLOUR_BITS) - 1
"""Counts of chests in one number: six bits for each colour, white lowest."""

STATE = np.dtype(
    [
        *COMMON_FIELDS,
        ("points", np.int32, MOST_SEATS),  # gold of finished rounds
        ("passes", np.int32),  # draws from an empty key pile in succession
        ("hands", np.int8, (MOST_SEATS, N_KINDS)),  # cards of each kind in each hand
        ("chests", np.int8, (MOST_SEATS, N_COLOURS)),  # chests in front of each seat
        ("unseen", np.int8, N_KINDS),  # cards on top of the key pile, in an unknown order
        ("chest_pile", np.int8, N_COLOURS),
        ("table", np.int8, N_PLACES),  # the colour of the chest in each place, or EMPTY
        ("unseen_cards", np.int8),  # the sum of `unseen`
        ("under_cards", np.int8),  # how much of `under` is in use
        ("pile_chests", np.int8),  # the sum of `chest_pile`
        ("starter", np.int8),  # the seat that began the round
        ("seat", np.int8),  # the seat whose turn it is
        ("phase", np.int8),  # an index of PHASES
        ("due", np.int8),  # cards still to be dealt, drawn or lost
        ("winners", np.uint8),  # one bit for each seat, once the play is over
        ("ending", np.uint8),  # an index of ENDINGS
        # The known bottom of the key pile, top first: kinds of cards, and GROUP_END on the
        # last card of each group. Inside a group the order is unknown.
        ("under", np.int8, MOST_KEYS),
    ],
    align=True,
)

PRICES = np.dtype([(name, np.int64) for name in Prices._fields])

TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("deckhand_prices", PRICES),
        ("round_chests", np.int64),  # chests in the pile once the table is laid
        ("target", np.int64),
        ("min_stolen", np.int64),  # the reading min-stolen-chests
        ("stalemate_ends_round", np.bool_),
        ("shuffled", np.bool_),  # the reading bottom-order = "shuffled"
        ("ties_are_shared", np.bool_),  # the reading tie-break = "shared"
        ("keep_hands", np.bool_),
        ("values", np.int64, N_COLOURS),  # gold in a chest of each colour
        ("by_value", np.int8, N_COLOURS),  # colours, the most precious first
        ("keys", np.int8, N_KINDS),  # cards of each kind in the box
        ("chests", np.int8, N_COLOURS),  # chests of each colour in the box
        ("series_size", np.int8, N_SERIES),
        ("series_places", np.int8, (N_SERIES, LONGEST_SERIES)),  # the first series_size count
    ],
    align=True,
)


def covers(setup: Setup) -> str | None:
    """What a kernel does not cover in this setup, or None: a box much larger than the printed."""
    return find_uncovered(terms(setup))


def find_uncovered(agreed: Terms) -> str | None:
    box = agreed.box
    if sum(box.keys) > MOST_KEYS:
        return "keys"
    if box.keys[JOKER] > MOST_JOKERS:
        return "joker"
    if max(box.chests) > MOST_OF_COLOUR or sum(box.chests) > MOST_KEYS:
        return "chests"
    if payments(NO_CHESTS, box.chests, box.keys).number >= 1 << 32:
        return "chest-thief"
    return "min-stolen-chests" if agreed.readings.min_stolen_chests > MOST_MIN_STOLEN else None


def tables(setup: Setup) -> Any:
    return tables_of(terms(setup), setup.seats)


def tables_of(agreed: Terms, seats: int) -> Any:
    box, readings = agreed.box, agreed.readings
    made = np.zeros(1, TABLES)
    t = made[0]
    t["seats"], t["target"], t["min_stolen"] = seats, box.target, readings.min_stolen_chests
    t["stalemate_ends_round"], t["keep_hands"] = readings.stalemate_ends_round, readings.keep_hands
    t["shuffled"] = readings.bottom_order is BottomOrder.SHUFFLED
    t["ties_are_shared"] = readings.tie_break is TieBreak.SHARED
    t["deckhand_prices"] = deckhand_prices(box, seats)
    t["round_chests"] = sum(box.chests) - N_PLACES
    t["values"], t["keys"], t["chests"] = box.values, box.keys, box.chests
    t["by_value"] = by_value(box.values)
    for series, places in enumerate(SERIES):
        t["series_size"][series] = len(places)
        t["series_places"][series, : len(places)] = places
    return made


def pack(state: State) -> Any:
    packed = np.zeros(1, STATE)
    s, seats = packed[0], len(state.hands)
    for name in ("table", "chest_pile", "starter", "seat", "due", "passes"):
        s[name] = getattr(state, name)
    s["points"][:seats], s["hands"][:seats] = state.points, state.hands
    s["chests"][:seats] = state.chests
    s["unseen"], s["unseen_cards"] = state.key_pile.unseen, sum(state.key_pile.unseen)
    s["pile_chests"] = sum(state.chest_pile)
    s["phase"] = PHASES.index(state.phase)
    under: list[int] = []
    for group in state.key_pile.under:
        under += (kind for kind, n in enumerate(group) for _ in range(n))
        under[-1] += GROUP_END
    s["under"][: len(under)], s["under_cards"] = under, len(under)
    if (result := state.result) is not None:
        s["winners"] = sum(1 << seat for seat in result.winners)
        s["ending"] = ENDINGS.index(result.ending)
    return packed


def encode(state: State, step: Step) -> int:
    match step:
        case Key(_, kind) | Chest(kind) | Lose(kind):
            return FATE | kind << ARGUMENT_SHIFT
        case Draw():
            return DRAWS
        case Take(series, keys):
            count_of = chests_in(state.table, series)
            return TAKES | series << ARGUMENT_SHIFT | _jokers(count_of, keys)
        case RobKeys(victim):
            return ROBS_KEYS | victim << ARGUMENT_SHIFT
        case RobChests(victim, chests, keys):
            stolen = sum(n << CHEST_SHIFT + CHEST_BITS * colour for colour, n in enumerate(chests))
            return ROBS_CHESTS | victim << ARGUMENT_SHIFT | _jokers(chests, keys) | stolen


def _jokers(chests: Counts, keys: Counts) -> int:
    """The bits of the chests that are opened with jokers."""
    missing = (n - m for n, m in zip(chests, keys, strict=False))
    return sum(n << JOKER_SHIFT + JOKER_BITS * colour for colour, n in enumerate(missing))


def decode(state: State, code: int) -> Step:
    kind, argument = code & KIND_MASK, code >> ARGUMENT_SHIFT & ARGUMENT_MASK
    colours = range(N_COLOURS)
    jokers = [code >> JOKER_SHIFT + JOKER_BITS * colour & JOKER_MASK for colour in colours]
    if kind == FATE:
        return fate_of(state, argument)
    if kind == DRAWS:
        return Draw()
    if kind == ROBS_KEYS:
        return RobKeys(Seat(argument))
    if kind == TAKES:
        return Take(argument, _paid(chests_in(state.table, argument), jokers))
    stolen = tuple(code >> CHEST_SHIFT + CHEST_BITS * colour & CHEST_MASK for colour in colours)
    return RobChests(Seat(argument), stolen, _paid(stolen, jokers))


def _paid(chests: Counts, jokers: list[int]) -> Counts:
    """The keys and jokers that open these chests."""
    return (*(n - m for n, m in zip(chests, jokers, strict=True)), sum(jokers), 0, 0)
