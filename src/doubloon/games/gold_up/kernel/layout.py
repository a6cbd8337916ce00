"""Gold Up as machine integers: its record, its steps as codes, its tables.

Who knows which cards is no part of a state here: it changes no act and no fate.
"""

from typing import Any

import numpy as np

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER, KINDS, NO_CHESTS
from doubloon.games.gold_up.rules.components import PLACES
from doubloon.games.gold_up.rules.editions import BottomOrder, Terms, TieBreak, terms
from doubloon.games.gold_up.rules.payments import payments
from doubloon.games.gold_up.rules.rules import receiver
from doubloon.games.gold_up.rules.scoring import SERIES, chests_in
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
from doubloon.games.gold_up.solve.greedy import Thrift, deckhands
from doubloon.kernels.compiled import COMMON_FIELDS, MOST_SEATS

LEVELS = ("cabin-boy", "deckhand")
ENDINGS = ("target",)

PHASES = ("deal", "lay", "refill", "draw", "lose", "turn", "over")
DEAL, LAY, REFILL, DRAW, LOSE, TURN, OVER = range(7)

SIX, NINE, SEVEN, ELEVEN = len(COLOURS), len(KINDS), len(SERIES), len(PLACES)
LONGEST = max(map(len, SERIES))

# A step is its kind in the lowest three bits, then a card, series or victim in the next four;
# then for each colour how many jokers stand for a key of it, and how many chests are stolen.
DRAWS, TAKES, ROBS_KEYS, ROBS_CHESTS, FATE = range(5)
OF, JOKERS, CHESTS = 3, 7, 7 + 3 * SIX
KIND, NAMED, JOKERS_OF_COLOUR, CHESTS_OF_COLOUR = 7, 15, 7, 31

MOST_KEYS, MOST_JOKERS, MOST_OF_COLOUR, MOST_LEAST = 64, 7, 31, 15
"""How large a box and a reading may be for a state and a code to hold them."""

LAST = 16
"""The bit of a card that lies last in its group of the known bottom."""

WIDTH = 6
OF_COLOUR = (1 << WIDTH) - 1
"""Bits of each colour where chests of all colours are one number."""

STATE = np.dtype(
    [
        *COMMON_FIELDS,
        ("points", np.int32, MOST_SEATS),
        ("passes", np.int32),
        ("hands", np.int8, (MOST_SEATS, NINE)),
        ("chests", np.int8, (MOST_SEATS, SIX)),
        ("unseen", np.int8, NINE),
        ("chest_pile", np.int8, SIX),
        ("table", np.int8, ELEVEN),
        ("unseen_cards", np.int8),
        ("under_cards", np.int8),
        ("pile_chests", np.int8),
        ("starter", np.int8),
        ("seat", np.int8),
        ("phase", np.int8),
        ("due", np.int8),
        ("winners", np.uint8),
        ("ending", np.uint8),
        ("under", np.int8, MOST_KEYS),
    ],
    align=True,
)

PRICES = np.dtype([(name, np.int64) for name in Thrift._fields])

TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("deckhands", PRICES),
        ("full", np.int64),  # chests in the pile when a round begins
        ("target", np.int64),
        ("least", np.int64),
        ("stalemate_ends_round", np.bool_),
        ("shuffled", np.bool_),
        ("ties_are_shared", np.bool_),
        ("keep_hands", np.bool_),
        ("values", np.int64, SIX),
        ("by_value", np.int8, SIX),  # colours, the most precious first
        ("keys", np.int8, NINE),
        ("chests", np.int8, SIX),
        ("long", np.int8, SEVEN),
        ("places", np.int8, (SEVEN, LONGEST)),
    ],
    align=True,
)


def covers(setup: Setup) -> str | None:
    """Every reading there is; a box that is much larger than the printed one is left out."""
    return left_out(terms(setup))


def left_out(agreed: Terms) -> str | None:
    box = agreed.box
    if sum(box.keys) > MOST_KEYS:
        return "keys"
    if box.keys[JOKER] > MOST_JOKERS:
        return "joker"
    if max(box.chests) > MOST_OF_COLOUR or sum(box.chests) > MOST_KEYS:
        return "chests"
    if payments(NO_CHESTS, box.chests, box.keys).number >= 1 << 32:
        return "chest-thief"
    if box.target + sum(box.values) * MOST_KEYS > 1 << 30:
        return "value"
    return "min-stolen-chests" if agreed.readings.min_stolen_chests > MOST_LEAST else None


def tables(setup: Setup) -> Any:
    return tables_of(terms(setup), setup.seats)


def tables_of(agreed: Terms, seats: int) -> Any:
    box, readings = agreed.box, agreed.readings
    told = np.zeros(1, TABLES)
    t = told[0]
    t["seats"], t["target"], t["least"] = seats, box.target, readings.min_stolen_chests
    t["stalemate_ends_round"], t["keep_hands"] = readings.stalemate_ends_round, readings.keep_hands
    t["shuffled"] = readings.bottom_order is BottomOrder.SHUFFLED
    t["ties_are_shared"] = readings.tie_break is TieBreak.SHARED
    t["deckhands"] = deckhands(box, seats)
    t["full"] = sum(box.chests) - ELEVEN
    t["values"], t["keys"], t["chests"] = box.values, box.keys, box.chests
    t["by_value"] = sorted(range(SIX), key=lambda kind: -box.values[kind])
    for series, places in enumerate(SERIES):
        t["long"][series] = len(places)
        t["places"][series, : len(places)] = places
    return told


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
        under[-1] += LAST
    s["under"][: len(under)], s["under_cards"] = under, len(under)
    if (result := state.result) is not None:
        s["winners"] = sum(1 << seat for seat in result.winners)
        s["ending"] = ENDINGS.index(result.ending)
    return packed


def encode(state: State, step: Step) -> int:
    match step:
        case Key(_, kind) | Chest(kind) | Lose(kind):
            return FATE | kind << OF
        case Draw():
            return DRAWS
        case Take(series, keys):
            wanted = chests_in(state.table, series)
            return TAKES | series << OF | _jokers(wanted, keys)
        case RobKeys(victim):
            return ROBS_KEYS | victim << OF
        case RobChests(victim, chests, keys):
            stolen = sum(n << CHESTS + 5 * colour for colour, n in enumerate(chests))
            return ROBS_CHESTS | victim << OF | _jokers(chests, keys) | stolen


def _jokers(chests: Counts, keys: Counts) -> int:
    missing = (n - m for n, m in zip(chests, keys, strict=False))
    return sum(n << JOKERS + 3 * colour for colour, n in enumerate(missing))


def decode(state: State, code: int) -> Step:
    kind, named = code & KIND, code >> OF & NAMED
    jokers = [code >> JOKERS + 3 * colour & JOKERS_OF_COLOUR for colour in range(SIX)]
    if kind == FATE:
        return _fate(state, named)
    if kind == DRAWS:
        return Draw()
    if kind == ROBS_KEYS:
        return RobKeys(Seat(named))
    if kind == TAKES:
        return Take(named, _paid(chests_in(state.table, named), jokers))
    stolen = tuple(code >> CHESTS + 5 * colour & CHESTS_OF_COLOUR for colour in range(SIX))
    return RobChests(Seat(named), stolen, _paid(stolen, jokers))


def _fate(state: State, kind: int) -> Key | Chest | Lose:
    if state.phase in ("deal", "draw"):
        return Key(receiver(state), kind)
    return Lose(kind) if state.phase == "lose" else Chest(kind)


def _paid(chests: Counts, jokers: list[int]) -> Counts:
    return (*(n - m for n, m in zip(chests, jokers, strict=True)), sum(jokers), 0, 0)
