"""The readings of Gold Up, its edition, and the terms of a play."""

from dataclasses import dataclass
from enum import StrEnum

from doubloon.core import editions
from doubloon.core.errors import RecordError
from doubloon.core.setup import Fields, Setup
from doubloon.core.story import Story
from doubloon.games.gold_up.rules.components import Box, list_differences, read_box

EDITIONS = editions.names(__package__)

CHESTS_FILE = "chests.toml"


class BottomOrder(StrEnum):
    """In which order the cards of one act lie under the key pile. [gu.keys-under]"""

    CANONICAL = "canonical"
    SHUFFLED = "shuffled"


class TieBreak(StrEnum):
    """What happens when several seats share the lead at the target. [gu.tie]"""

    EXTRA_ROUND = "extra-round"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Readings:
    stalemate_ends_round: bool = True
    bottom_order: BottomOrder = BottomOrder.CANONICAL
    min_stolen_chests: int = 1
    tie_break: TieBreak = TieBreak.EXTRA_ROUND
    keep_hands: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreed readings and components."""

    readings: Readings
    box: Box


def terms(setup: Setup) -> Terms:
    if setup.target is not None:
        raise RecordError("no-target", game="gold-up")
    box = shipped_box() if setup.components is None else read_box(setup.components)
    box.check_for(setup.seats)
    return Terms(editions.readings(__package__, setup, Readings()), box)


def shipped_box() -> Box:
    """The box that ships with the package."""
    return read_box(editions.load(__package__, CHESTS_FILE))


def differences(own: Fields) -> Story:
    """How a corrected box differs from the one that ships."""
    return list_differences(read_box(own), shipped_box())


def readings_of(edition: str) -> Readings:
    """The readings of a printed edition."""
    return editions.readings(__package__, Setup(2, edition), Readings())
