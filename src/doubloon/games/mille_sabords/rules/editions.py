"""The readings of Mille Sabords, its two printed editions, and its components."""

from dataclasses import dataclass
from enum import StrEnum
from math import gcd

from doubloon.core import editions
from doubloon.core.dice import Counts
from doubloon.core.errors import RecordError
from doubloon.core.setup import Fields, Setup
from doubloon.core.story import Story
from doubloon.games.mille_sabords.rules.deck import list_differences, read_deck

FACE_NAMES = {
    "k": "skull",
    "s": "sabre",
    "c": "coin",
    "d": "diamond",
    "m": "monkey",
    "p": "parrot",
}
FACES = "".join(FACE_NAMES)
"""The letters of the faces: the order of every `Counts` of dice."""

EDITIONS = editions.names(__package__)

TARGET: int = editions.load(__package__)["box"]["target"]
"""The points to play to, unless the players agree on another number."""


class ShipBust(StrEnum):
    """What a bust costs on a ship whose sabres are there. [ms.ship-bust]"""

    MALUS = "malus"
    ZERO = "zero"
    BONUS = "bonus"


class MagicNine(StrEnum):
    """What nine alike do. [ms.magic]"""

    WIN = "win"
    AS_EIGHT = "as-eight"


class FinalRound(StrEnum):
    """Who must stand at the target for the last round to decide. [ms.last-round]"""

    TRIGGER_MUST_HOLD = "trigger-must-hold"
    ANY_AT_TARGET = "any-at-target"


class TieBreak(StrEnum):
    """What happens when several seats lead at the end. [ms.tie]"""

    SHARED = "shared"
    EXTRA_TURNS = "extra-turns"


@dataclass(frozen=True, slots=True)
class Readings:
    keep_at_least_one: bool = True
    skull_counts_as_kept_die: bool = True
    card_counts_as_kept_die: bool = False
    guardian_may_roll_alone: bool = True
    guardian_rescues_third_skull: bool = True
    guardian_on_island: bool = True
    count_revealed_skulls: bool = False
    island_roll_all: bool = True
    island_forced: bool = True
    island_single_die: bool = False
    floor_scores_at_zero: bool = False
    ship_bust_with_quota: ShipBust = ShipBust.MALUS
    ship_swords_count_for_full_chest: bool = True
    skull_card_blocks_full_chest: bool = False
    magic_nine: MagicNine = MagicNine.WIN
    magic_includes_skulls: bool = False
    final_round: FinalRound = FinalRound.TRIGGER_MUST_HOLD
    trigger_replays_if_overtaken: bool = False
    tie_break: TieBreak = TieBreak.SHARED


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card, with the numbers printed on it."""

    name: str
    copies: int
    skulls: int = 0
    sabres: int = 0
    """Sabres that a ship needs; 0 on every other card."""
    value: int = 0
    """Points that a ship brings with its sabres, and costs without them."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the players agreed on, and the components they play with."""

    readings: Readings
    target: int
    cards: tuple[Card, ...]
    """The kinds in canonical order: the order of every `Counts` of cards."""
    die: Counts
    """Sides of each face on one die."""

    def __hash__(self) -> int:
        return hash(self.target)  # cheap: states are hashed often, and most share one `Terms`

    @property
    def deck(self) -> Counts:
        return tuple(card.copies for card in self.cards)

    def total(self, points: int, change: int) -> int:
        """The points of a seat after a change. [ms.negative]"""
        total = points + change
        return max(0, total) if self.readings.floor_scores_at_zero else total

    @property
    def unit(self) -> int:
        """The number of points that every score is a multiple of."""
        return gcd(100, *(card.value for card in self.cards))


_KINDS = editions.load(__package__)["cards"]

KINDS: tuple[str, ...] = tuple(_KINDS)
"""The names of the cards, in canonical order."""


def _cards(deck: Counts) -> tuple[Card, ...]:
    """The kinds of cards with so many copies of each. [ms.deck]"""
    return tuple(
        Card(name, copies, **shown)
        for (name, shown), copies in zip(_KINDS.items(), deck, strict=True)
    )


DECK_FILE = "deck.toml"

DECK: Counts = read_deck(editions.load(__package__, DECK_FILE), KINDS)
"""The copies of each kind in the deck that ships."""

CARDS = _cards(DECK)
"""The kinds of cards of the deck that ships."""


def terms(setup: Setup) -> Terms:
    own = setup.components
    cards = CARDS if own is None else _cards(read_deck(own, KINDS))
    box = editions.load(__package__)["box"]
    target = TARGET if setup.target is None else setup.target
    if target < 1:
        raise RecordError("target-positive", target=target)
    readings = editions.readings(__package__, setup, Readings())
    return Terms(readings, target, cards, editions.counts(box["die"], FACES))


def differences(own: Fields) -> Story:
    """How a corrected deck differs from the one that ships."""
    return list_differences(read_deck(own, KINDS), DECK, KINDS)


def readings_of(edition: str) -> Readings:
    """The readings of a printed edition."""
    return editions.readings(__package__, Setup(2, edition), Readings())
