"""Mille Sabords as machine integers: its record, its steps as codes, its tables.

Dice are a number with four bits for each face, skulls lowest, so that dice put together
are added. What eight dice are worth is looked up in tables that the scoring fills in.
"""

from dataclasses import fields
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from doubloon.core.dice import Counts, picks, rolls
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
from doubloon.games.mille_sabords.rules.island import island_loss
from doubloon.games.mille_sabords.rules.rules import BUST
from doubloon.games.mille_sabords.rules.scoring import (
    DICE,
    EXTRA,
    SABRE,
    SKULL,
    is_magic,
    score,
    score_bust,
    score_dice,
)
from doubloon.games.mille_sabords.rules.state import (
    NO_DICE,
    Draw,
    Lay,
    Lift,
    Reroll,
    Roll,
    State,
    Step,
    Stop,
)
from doubloon.kernels.compiled import COMMON_FIELDS, MOST_SEATS

LEVELS = ("cabin-boy", "deckhand")
ENDINGS = ("target", "sudden-death", "magic")
BY_TARGET, BY_SUDDEN_DEATH, BY_MAGIC = range(3)

PHASES = ("card", "cup", "rolled", "rescue", "island", "over")
CARD, CUP, ROLLED, RESCUE, ISLAND, OVER = range(6)

STOP, REROLL, LIFT, LAY, DRAW, ROLL = range(6)
"""The kind of a step: the lowest three bits of its code; dice or a card are above them."""
ABOVE = 3
KIND = (1 << ABOVE) - 1

SIX, DECK = len(FACES), len(KINDS)
BITS = 4
NONE = (1 << BITS) - 1
"""All bits of one face; those of the first are the skulls."""

NO_SEAT = -1
NO_CARD = -1
TREASURE_ISLAND, GUARDIAN = KINDS.index("treasure-island"), KINDS.index("guardian")
ANIMALS = KINDS.index("animals")
HUGE = 1_000_000_000
"""Points that no play comes near to, and a state cannot hold."""

STATE = np.dtype(
    [
        *COMMON_FIELDS,
        ("points", np.int32, MOST_SEATS),
        ("table", np.int32),
        ("laid", np.int32),
        ("lifted", np.int32),
        ("deck", np.int8, DECK),
        ("cards", np.int8),  # in the deck
        ("seat", np.int8),
        ("phase", np.int8),
        ("card", np.int8),
        ("has_laid", np.bool_),
        ("first_roll", np.bool_),
        ("guardian", np.bool_),
        ("on_island", np.bool_),
        ("free", np.bool_),
        ("revealed", np.int8),
        ("last_round", np.int8),
        ("sudden_death", np.bool_),
        ("tied", np.int8, MOST_SEATS),
        ("circle", np.int8),  # how many seats are in `tied`; 0 outside tied turns
        ("tied_rolled", np.int8),
        ("winners", np.uint8),
        ("ending", np.uint8),
    ],
    align=True,
)

FLAGS = tuple(field.name for field in fields(Readings) if isinstance(field.default, bool))
QUARTER, HALF = 4, 3 * BITS
TABLES_OF_EIGHT = len(rolls(DICE, (1,) * SIX))
EVERY_ROLL = sum(len(rolls(dice, (1,) * SIX)) for dice in range(DICE + 1))

EVERY_PICK = sum(
    sum(sum(some) > 1 for some in picks(dice[SABRE:])) for dice, _ in rolls(DICE, (1,) * SIX)
)

TABLES = np.dtype(
    [
        ("seats", np.int64),
        ("target", np.int64),
        *((name, np.bool_) for name in FLAGS),
        ("magic_wins", np.bool_),
        ("any_at_target", np.bool_),
        ("ties_are_shared", np.bool_),
        ("deck", np.int8, DECK),
        ("cards", np.int8),
        ("skulls", np.int8, DECK),
        ("sabres", np.int8, DECK),
        ("extra", np.int8, DECK),  # the face a card adds, or 0
        ("loss", np.int32, DECK),  # what a skull on the island costs the others
        ("lower", np.int16, 1 << HALF),  # eight dice are numbered: the part of the first faces,
        ("upper", np.int16, 1 << HALF),  # and that of the last
        ("eight", np.int32, TABLES_OF_EIGHT),  # the dice with each number
        ("worth", np.int32, (DECK, TABLES_OF_EIGHT)),  # also with too many skulls
        ("saved", np.int32, TABLES_OF_EIGHT),  # on the treasure island, skulls for the others
        ("magic", np.int8, (DECK, TABLES_OF_EIGHT)),
        ("picks", np.int32, TABLES_OF_EIGHT + 1),  # where picks of two dice or more begin,
        ("pick", np.int32, EVERY_PICK),  # without skulls, all dice last
        ("power", np.int32, DICE + 1),  # ways of so many dice
        ("way", np.int32, (QUARTER + 1, SIX**QUARTER)),  # up to four dice in each way
        ("falls", np.int32, DICE + 2),  # where the distinct rolls of so many dice begin
        ("fall", np.int32, EVERY_ROLL),
        ("fall_weight", np.int32, EVERY_ROLL),
        ("enough", np.int32, DICE + 3),  # what a deckhand stops for, by skulls
    ],
    align=True,
)


def covers(setup: Setup) -> str | None:
    """Every reading there is, but no numbers beyond all reason."""
    agreed = terms(setup)
    if agreed.target > HUGE:
        return "target"
    given = setup.start.get("points", []) if setup.start else []
    far = isinstance(given, list) and any(isinstance(n, int) and abs(n) > HUGE for n in given)
    return "points" if far else None


def tables(setup: Setup) -> Any:
    agreed = terms(setup)
    readings = agreed.readings
    told = _judged(readings, agreed.die).copy()
    t = told[0]
    t["seats"], t["target"] = setup.seats, agreed.target
    for name in FLAGS:
        t[name] = getattr(readings, name)
    t["magic_wins"] = readings.magic_nine is MagicNine.WIN
    t["any_at_target"] = readings.final_round is FinalRound.ANY_AT_TARGET
    t["ties_are_shared"] = readings.tie_break is TieBreak.SHARED
    return told


@cache
def _judged(readings: Readings, die: Counts) -> Any:
    """What the cards say, how dice fall, and what eight of them are worth."""
    told = np.zeros(1, TABLES)
    t = told[0]
    t["deck"], t["cards"] = [card.copies for card in CARDS], sum(card.copies for card in CARDS)
    t["skulls"], t["sabres"] = [card.skulls for card in CARDS], [card.sabres for card in CARDS]
    t["extra"] = [EXTRA.get(card.name, 0) for card in CARDS]
    t["loss"] = [island_loss(card, 1) for card in CARDS]
    t["enough"][: len(ENOUGH)] = [*ENOUGH.values()]
    t["lower"], t["upper"] = _numbering()
    at = 0
    for n, dice in enumerate(_tables_in_order(t)):
        t["eight"][n] = _packed(dice)
        for some in picks(dice[SABRE:]):
            if sum(some) > 1:
                t["pick"][at] = _packed((0, *some))
                at += 1
        t["picks"][n + 1] = at
        t["saved"][n] = score_dice((0, *dice[SABRE:]), CARDS[TREASURE_ISLAND])
        for kind, card in enumerate(CARDS):
            t["worth"][kind, n] = _worth(dice, card, readings)
            t["magic"][kind, n] = is_magic(dice, card, readings)
    _fill_rolls(t, die)
    return told


def _worth(dice: Counts, card: Card, readings: Readings) -> int:
    """What the turn comes to with all eight dice on the table, if they stay so."""
    if dice[SKULL] + card.skulls >= BUST:
        return score_bust(dice, NO_DICE, card, readings)
    return score(dice, card, readings)


def _numbering() -> tuple[Any, Any]:
    """The place of eight dice among all is a sum of two: by the first faces, and by the last."""
    lower, upper = np.zeros(1 << HALF, np.int16), np.zeros(1 << HALF, np.int16)
    threes = [half for half in product(range(DICE + 1), repeat=3) if sum(half) <= DICE]
    seen = [0] * (DICE + 1)
    for half in threes:
        upper[_packed(half)] = seen[sum(half)]
        seen[sum(half)] += 1
    at = 0
    for half in threes:
        lower[_packed(half)] = at
        at += seen[DICE - sum(half)]
    return lower, upper


def _tables_in_order(t: Any) -> list[Counts]:
    def place(dice: Counts) -> int:
        code = _packed(dice)
        return int(t["lower"][code & (1 << HALF) - 1] + t["upper"][code >> HALF])

    return sorted((dice for dice, _ in rolls(DICE, (1,) * SIX)), key=place)


def _fill_rolls(t: Any, die: Counts) -> None:
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
            t["fall"][at], t["fall_weight"][at] = _packed(counts), weight
            at += 1
        t["falls"][dice + 1] = at


def _packed(counts: Counts) -> int:
    return sum(n << BITS * face for face, n in enumerate(counts))


@cache
def _unpacked(dice: int) -> Counts:
    return tuple(dice >> BITS * face & NONE for face in range(SIX))


def pack(state: State) -> Any:
    packed = np.zeros(1, STATE)
    s = packed[0]
    s["first_roll"] = state.first
    for name in ("seat", "has_laid", "guardian", "on_island", "free", "revealed"):
        s[name] = getattr(state, name)
    for name in ("table", "laid", "lifted"):
        s[name] = _packed(getattr(state, name))
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
    match step:
        case Stop():
            return STOP
        case Draw(kind):
            return DRAW | kind << ABOVE
        case Reroll(dice) | Lift(dice) | Lay(dice) | Roll(dice):
            kinds = {Reroll: REROLL, Lift: LIFT, Lay: LAY, Roll: ROLL}
            return kinds[type(step)] | _packed(dice) << ABOVE


def decode(_state: State, code: int) -> Step:
    kind, named = code & KIND, code >> ABOVE
    if kind == STOP:
        return Stop()
    if kind == DRAW:
        return Draw(named)
    dice = _unpacked(named)
    if kind == ROLL:
        return Roll(dice)
    if kind == REROLL:
        return Reroll(dice)
    return Lift(dice) if kind == LIFT else Lay(dice)
