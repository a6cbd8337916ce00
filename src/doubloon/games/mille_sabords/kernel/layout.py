"""The packed form of Mille Sabords: states, steps and lookup tables as machine integers.

Packed dice are one integer with four bits for each face, in the order of `FACES`, skulls
lowest: 0x200013 is three skulls, a sabre and two parrots. So dice are put together by addition
and taken away by subtraction. Points are looked up in tables that `rules/scoring.py` fills in.
"""

from dataclasses import fields
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from doubloon.core.dice import Counts, Reroll, Roll, Stop, picks, rolls
from doubloon.core.setup import Seat, Setup
from doubloon.games.mille_sabords.bots import ENOUGH
from doubloon.games.mille_sabords.rules.editions import (
    CARDS,
    FACES,
    KINDS,
    Card,
    FinalRound,
    MagicNine,
    Readings,
    TieBreak,
    terms,
)
from doubloon.games.mille_sabords.rules.ending import ENDINGS as ENDINGS
from doubloon.games.mille_sabords.rules.island import island_loss
from doubloon.games.mille_sabords.rules.scoring import (
    BUST,
    DICE,
    EXTRA,
    SABRE,
    SKULL,
    is_magic,
    score,
    score_bust,
    score_laid,
)
from doubloon.games.mille_sabords.rules.state import NO_DICE, PHASES, Draw, Lay, Lift, State, Step
from doubloon.kernels.compiled import COMMON_FIELDS, MOST_SEATS

LEVELS = ("cabin-boy", "deckhand")
"""The bots that are compiled; a seat's level is its place here."""

BY_TARGET, BY_SUDDEN_DEATH, BY_MAGIC = range(len(ENDINGS))
"""The codes of `ending`: places in `ENDINGS`."""

CARD, CUP, ROLLED, RESCUE, ISLAND, OVER = range(len(PHASES))
"""The codes of `phase`: places in `PHASES`. From `ROLLED` to `ISLAND` a seat is to act."""

STOP, REROLL, LIFT, LAY, DRAW, ROLL = range(6)
"""The kinds of steps. The code of a step is its kind in the lowest three bits; above them are
the dice of a re-roll, lift, lay or roll, or the kind of card that is drawn."""
ABOVE = 3
"""The bits of a step's kind: `code >> ABOVE` are its dice or its card."""
KIND = (1 << ABOVE) - 1
"""The mask of a step's kind."""

SIX, DECK = len(FACES), len(KINDS)
"""The number of faces, which is also that of a die's sides, and of kinds of cards."""
BITS = 4
"""Bits of each face in packed dice."""
NONE = (1 << BITS) - 1
"""The mask of one face. Skulls are lowest, so `dice & NONE` are skulls, `dice & ~NONE` others."""

NO_SEAT = -1
NO_CARD = -1
TREASURE_ISLAND, GUARDIAN = KINDS.index("treasure-island"), KINDS.index("guardian")
ANIMALS = KINDS.index("animals")
HUGE = 1_000_000_000
"""The greatest points and target that a packed state can hold safely."""

STATE = np.dtype(
    [
        *COMMON_FIELDS,  # generators and counters that every kernel has
        ("points", np.int32, MOST_SEATS),
        ("table", np.int32),  # packed dice on the table
        ("laid", np.int32),  # packed dice on the treasure island
        ("lifted", np.int32),  # packed dice lifted from it since the last roll
        ("deck", np.int8, DECK),  # cards left to draw, of each kind
        ("cards", np.int8),  # cards left to draw in all
        ("seat", np.int8),  # whose turn it is
        ("phase", np.int8),
        ("card", np.int8),  # the kind of the turn's card, or NO_CARD
        ("has_laid", np.bool_),  # dice were laid on the treasure island since the last roll
        ("first_roll", np.bool_),  # the next roll is the first of the turn
        ("guardian", np.bool_),  # she can still be used
        ("on_island", np.bool_),  # the seat is on the skull island
        ("free", np.bool_),  # the cup holds the guardian's die: not an island roll
        ("revealed", np.int8),  # skulls that the guardian rolled again on the skull island
        ("last_round", np.int8),  # the seat that triggered the last round, or NO_SEAT
        ("sudden_death", np.bool_),
        ("tied", np.int8, MOST_SEATS),  # seats that take extra turns, in playing order
        ("circle", np.int8),  # how many seats are in `tied`; 0 outside extra turns
        ("tied_rolled", np.int8),  # how many of them have had their extra turn
        ("winners", np.uint8),  # one bit for each seat; 0 until the play is over
        ("ending", np.uint8),
    ],
    align=True,
)

FLAGS = tuple(field.name for field in fields(Readings) if isinstance(field.default, bool))
"""The readings that are true or false; each is a field of `TABLES`."""
QUARTER, HALF = 4, 3 * BITS
"""`QUARTER`: how many dice are looked up together in `way`. `HALF`: bits of three faces."""
TABLES_OF_EIGHT = len(rolls(DICE, (1,) * SIX))
"""How many different sets of eight dice there are. They are numbered; see `_numbering`."""
EVERY_ROLL = sum(len(rolls(dice, (1,) * SIX)) for dice in range(DICE + 1))
"""How many different rolls of up to eight dice there are."""
EVERY_PICK = sum(
    sum(sum(some) > 1 for some in picks(dice[SABRE:])) for dice, _ in rolls(DICE, (1,) * SIX)
)
"""How many ways there are, over all sets of eight dice, to pick two or more that are no skulls."""

TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("target", np.int64),
        *((name, np.bool_) for name in FLAGS),
        ("magic_wins", np.bool_),  # magic-nine = "win"
        ("any_at_target", np.bool_),  # final-round = "any-at-target"
        ("ties_are_shared", np.bool_),  # tie-break = "shared"
        ("deck", np.int8, DECK),  # copies of each kind of card
        ("cards", np.int8),  # cards of a complete deck
        ("skulls", np.int8, DECK),  # skulls on each kind of card
        ("sabres", np.int8, DECK),  # sabres that each kind needs
        ("extra", np.int8, DECK),  # the face that each kind adds, or 0
        ("loss", np.int32, DECK),  # points that one skull on the island costs each opponent
        ("lower", np.int16, 1 << HALF),  # the number of a set of eight dice is
        ("upper", np.int16, 1 << HALF),  # lower[first three faces] + upper[last three]
        ("eight", np.int32, TABLES_OF_EIGHT),  # the packed dice with each number
        ("worth", np.int32, (DECK, TABLES_OF_EIGHT)),  # points of a turn that ends so, or of a bust
        ("saved", np.int32, TABLES_OF_EIGHT),  # points of the other dice if they are laid
        ("magic", np.int8, (DECK, TABLES_OF_EIGHT)),  # 1 for nine alike
        ("picks", np.int32, TABLES_OF_EIGHT + 1),  # where in `pick` the picks of a number begin
        ("pick", np.int32, EVERY_PICK),  # packed picks of two dice or more; all dice come last
        ("power", np.int32, DICE + 1),  # 6 to the power of so many dice: their equally likely ways
        ("way", np.int32, (QUARTER + 1, SIX**QUARTER)),  # packed: up to four dice in each way
        ("falls", np.int32, DICE + 2),  # where in `fall` the rolls of so many dice begin
        ("fall", np.int32, EVERY_ROLL),  # packed dice of each distinct roll
        ("fall_weight", np.int32, EVERY_ROLL),  # the weight of each
        ("enough", np.int32, DICE + 3),  # points for which a deckhand stops, by skulls
    ],
    align=True,
)
"""Everything that does not change during a play: what was agreed, and lookup tables."""


def covers(setup: Setup) -> str | None:
    """The name of what the kernel cannot handle, or None: only numbers above `HUGE`."""
    agreed = terms(setup)
    if agreed.target > HUGE:
        return "target"
    given = setup.start.get("points", []) if setup.start else []
    far = isinstance(given, list) and any(isinstance(n, int) and abs(n) > HUGE for n in given)
    return "points" if far else None


def tables(setup: Setup) -> Any:
    """The tables of a setup, as an array with one record."""
    agreed = terms(setup)
    readings = agreed.readings
    filled = _lookup_tables(readings, agreed.die).copy()
    t = filled[0]
    t["seats"], t["target"] = setup.seats, agreed.target
    t["deck"], t["cards"] = agreed.deck, sum(agreed.deck)
    for name in FLAGS:
        t[name] = getattr(readings, name)
    t["magic_wins"] = readings.magic_nine is MagicNine.WIN
    t["any_at_target"] = readings.final_round is FinalRound.ANY_AT_TARGET
    t["ties_are_shared"] = readings.tie_break is TieBreak.SHARED
    return filled


@cache
def _lookup_tables(readings: Readings, die: Counts) -> Any:
    """The tables as far as they follow from readings, die and kinds of cards."""
    filled = np.zeros(1, TABLES)
    t = filled[0]
    t["skulls"], t["sabres"] = [card.skulls for card in CARDS], [card.sabres for card in CARDS]
    t["extra"] = [EXTRA.get(card.name, 0) for card in CARDS]
    t["loss"] = [island_loss(card, 1) for card in CARDS]
    t["enough"][: len(ENOUGH)] = [*ENOUGH.values()]
    t["lower"], t["upper"] = _numbering()
    at = 0
    for n, dice in enumerate(_tables_in_order(t)):
        t["eight"][n] = _pack_dice(dice)
        for some in picks(dice[SABRE:]):
            if sum(some) > 1:
                t["pick"][at] = _pack_dice((0, *some))
                at += 1
        t["picks"][n + 1] = at
        t["saved"][n] = score_laid((0, *dice[SABRE:]), CARDS[TREASURE_ISLAND])
        for kind, card in enumerate(CARDS):
            t["worth"][kind, n] = _worth(dice, card, readings)
            t["magic"][kind, n] = is_magic(dice, card, readings)
    _fill_rolls(t, die)
    return filled


def _worth(dice: Counts, card: Card, readings: Readings) -> int:
    """The points of a turn that ends with these eight dice, none of them laid."""
    if dice[SKULL] + card.skulls >= BUST:
        return score_bust(dice, NO_DICE, card, readings)
    return score(dice, card, readings)


def _numbering() -> tuple[Any, Any]:
    """The number of a set of eight dice as a sum: one term by its first three faces, one by its
    last three.
    """
    lower, upper = np.zeros(1 << HALF, np.int16), np.zeros(1 << HALF, np.int16)
    threes = [half for half in product(range(DICE + 1), repeat=3) if sum(half) <= DICE]
    seen = [0] * (DICE + 1)
    for half in threes:
        upper[_pack_dice(half)] = seen[sum(half)]
        seen[sum(half)] += 1
    at = 0
    for half in threes:
        lower[_pack_dice(half)] = at
        at += seen[DICE - sum(half)]
    return lower, upper


def _tables_in_order(t: Any) -> list[Counts]:
    """Every set of eight dice, by number."""
    eight = (dice for dice, _ in rolls(DICE, (1,) * SIX))
    return sorted(eight, key=lambda dice: int(place_of(t, np.int64(_pack_dice(dice)))))


def place_of(t: Any, dice: Any) -> Any:
    """The numbers of sets of eight packed dice."""
    return t["lower"][dice & (1 << HALF) - 1].astype(np.int64) + t["upper"][dice >> HALF]


def unpack_dice(dice: Any) -> Any:
    """Packed dice, an array of any length, as counts: a row for each."""
    return dice[:, None] >> np.arange(SIX) * BITS & NONE


def _fill_rolls(t: Any, die: Counts) -> None:
    """Fill in how dice fall."""
    faces = [face for face, sides in enumerate(die) for _ in range(sides)]
    assert len(faces) == SIX, "a die has six sides"
    t["power"] = [SIX**dice for dice in range(DICE + 1)]
    for dice in range(QUARTER + 1):
        for way in range(SIX**dice):
            shown = [faces[way // SIX**place % SIX] for place in range(dice)]
            t["way"][dice, way] = sum(1 << BITS * face for face in shown)
    at = 0
    for dice in range(DICE + 1):
        for counts, weight in rolls(dice, die):
            t["fall"][at], t["fall_weight"][at] = _pack_dice(counts), weight
            at += 1
        t["falls"][dice + 1] = at


def _pack_dice(counts: Counts) -> int:
    return sum(n << BITS * face for face, n in enumerate(counts))


@cache
def _unpack_counts(dice: int) -> Counts:
    return tuple(dice >> BITS * face & NONE for face in range(SIX))


def pack(state: State) -> Any:
    """A state as an array with one record."""
    packed = np.zeros(1, STATE)
    s = packed[0]
    s["first_roll"] = state.first
    for name in ("seat", "has_laid", "guardian", "on_island", "free", "revealed"):
        s[name] = getattr(state, name)
    for name in ("table", "laid", "lifted"):
        s[name] = _pack_dice(getattr(state, name))
    s["points"][: len(state.points)] = state.points
    s["deck"], s["cards"] = state.deck, sum(state.deck)
    s["phase"] = PHASES.index(state.phase)
    s["card"] = NO_CARD if state.card is None else KINDS.index(state.card.name)
    s["last_round"] = NO_SEAT
    if (result := state.result) is not None:
        s["winners"], s["ending"] = _bits(result.winners), ENDINGS.index(result.ending)
        return packed
    s["sudden_death"] = state.sudden_death
    if state.last_round is not None:
        s["last_round"] = state.last_round
    if (turns := state.tied_turns) is not None:
        s["tied"][: len(turns.tied)] = turns.tied
        s["circle"], s["tied_rolled"] = len(turns.tied), turns.rolled
    return packed


def _bits(seats: tuple[Seat, ...]) -> int:
    return sum(1 << seat for seat in seats)


def encode(_state: State, step: Step) -> int:
    """The code of a step."""
    match step:
        case Stop():
            return STOP
        case Draw(kind):
            return DRAW | kind << ABOVE
        case Reroll(dice) | Lift(dice) | Lay(dice) | Roll(dice):
            kinds = {Reroll: REROLL, Lift: LIFT, Lay: LAY, Roll: ROLL}
            return kinds[type(step)] | _pack_dice(dice) << ABOVE


def decode(_state: State, code: int) -> Step:
    """The step with this code."""
    kind, named = code & KIND, code >> ABOVE
    if kind == STOP:
        return Stop()
    if kind == DRAW:
        return Draw(named)
    dice = _unpack_counts(named)
    if kind == ROLL:
        return Roll(dice)
    if kind == REROLL:
        return Reroll(dice)
    return Lift(dice) if kind == LIFT else Lay(dice)
