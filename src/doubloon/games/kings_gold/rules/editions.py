"""The readings of King's Gold, the eight printed editions, and the box they come in."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from doubloon.core import editions
from doubloon.core.dice import Counts
from doubloon.core.errors import RecordError
from doubloon.core.setup import Fields, Setup

FACES = "123kcx"
"""Coins of one, two and three, skull, cannon, crossbones: the order of every `Counts`."""

EDITIONS = editions.names(__package__)


class ShortBox(StrEnum):
    """Who gets what when the box cannot pay a cannon pair twice. [kg.short-box]"""

    SHARE = "share"
    PLAYER_FIRST = "player-first"


class TieBreak(StrEnum):
    """What follows when several seats hold the most coins. [kg.tie]"""

    TIED_ONE_TURN = "tied-one-turn"
    EXTRA_ROUND_ALL = "extra-round-all"
    NEW_GAME = "new-game"
    SHARED = "shared"


class FirstPlayerTie(StrEnum):
    """How a tie for most skulls in the opening is settled. [kg.first-player-tie]"""

    REROLL = "reroll"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Readings:
    short_box: ShortBox = ShortBox.SHARE
    stop_at_third_crossbones: bool = True
    three_crossbones_cancels: bool = True
    tie_break: TieBreak = TieBreak.EXTRA_ROUND_ALL
    first_player_tie: FirstPlayerTie = FirstPlayerTie.REROLL
    end_mid_turn: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table agreed on, and the components it plays with."""

    readings: Readings
    coins: int
    die: Counts
    """Sides of each face on one die."""

    def __hash__(self) -> int:
        """Fast, because states are looked up by it; equality compares the rest."""
        return self.coins


def terms(setup: Setup) -> Terms:
    if setup.target is not None:
        raise RecordError("no-target", game="kings-gold")
    if setup.components is not None:
        raise RecordError("no-components", game="kings-gold")
    box = editions.load(__package__)["box"]
    readings = editions.readings(__package__, setup, Readings())
    return _agreed(readings, box["coins"], editions.counts(box["die"], FACES))


@cache
def _agreed(readings: Readings, coins: int, die: Counts) -> Terms:
    """Equal terms are the same object, so that equal states compare quickly."""
    return Terms(readings, coins, die)


def earlier_readings_of(edition: str) -> Fields:
    """The readings of a printed edition that a ruling has changed, as they were before it."""
    return editions.earlier(__package__, edition)


def readings_of(edition: str) -> Readings:
    """The readings of a printed edition."""
    return editions.readings(__package__, Setup(2, edition), Readings())
