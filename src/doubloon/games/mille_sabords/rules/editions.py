"""The readings of Mille Sabords, its two printed editions, and the deck they come with."""

from dataclasses import dataclass
from enum import StrEnum

from doubloon.core import editions
from doubloon.core.dice import Counts
from doubloon.core.errors import RecordError
from doubloon.core.setup import Setup

FACES = "kscdmp"
"""Skull, sabre, coin, diamond, monkey, parrot: the order of every `Counts` of dice."""

EDITIONS = editions.names(__package__)

TARGET: int = editions.load(__package__)["box"]["target"]
"""The points to play to, unless a table agrees on another number."""


class ShipBust(StrEnum):
    """What a bust costs on a ship whose sabres are there. [ms.ship-bust]"""

    MALUS = "malus"
    ZERO = "zero"
    BONUS = "bonus"


class MagicNine(StrEnum):
    """What nine alike come to. [ms.magic]"""

    WIN = "win"
    AS_EIGHT = "as-eight"


class FinalRound(StrEnum):
    """Who must stand at the target for the last round to decide. [ms.last-round]"""

    TRIGGER_MUST_HOLD = "trigger-must-hold"
    ANY_AT_TARGET = "any-at-target"


class TieBreak(StrEnum):
    """What follows when several seats lead at the end. [ms.tie]"""

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
    """One kind of card, as far as numbers tell it apart."""

    name: str
    copies: int
    skulls: int = 0
    sabres: int = 0
    """Sabres a ship asks for; no other card asks for any."""
    value: int = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table agreed on, and the components it plays with."""

    readings: Readings
    target: int
    cards: tuple[Card, ...]
    """The kinds in canonical order: the order of every `Counts` of cards."""
    die: Counts
    """Sides of each face on one die."""

    def __hash__(self) -> int:
        return hash(self.target)  # states are hashed by the million, tables agree once

    @property
    def deck(self) -> Counts:
        return tuple(card.copies for card in self.cards)


CARDS = tuple(Card(name, **card) for name, card in editions.load(__package__)["cards"].items())
KINDS = tuple(card.name for card in CARDS)


def terms(setup: Setup) -> Terms:
    if setup.components is not None:
        raise RecordError("no-components", game="mille-sabords")
    box = editions.load(__package__)["box"]
    target = TARGET if setup.target is None else setup.target
    if target < 1:
        raise RecordError("target-positive", target=target)
    readings = editions.readings(__package__, setup, Readings())
    return Terms(readings, target, CARDS, editions.counts(box["die"], FACES))


def readings_of(edition: str) -> Readings:
    """The readings of a printed edition."""
    return editions.readings(__package__, Setup(2, edition), Readings())
