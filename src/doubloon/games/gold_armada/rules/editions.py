"""The readings of Gold Armada, its two editions, and the board that ships."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from doubloon.core import editions
from doubloon.core.errors import RecordError
from doubloon.core.readings import LEAST
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules import board
from doubloon.games.gold_armada.rules.board import Board

EDITIONS = editions.names(__package__)


class TieBreak(StrEnum):
    """Who wins when several seats have the most points. [ga.tie]"""

    FEWER_SKULLS = "fewer-skulls"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Readings:
    may_decline: bool = False
    five_is_full_house: bool = False
    full_house_both_restricted: bool = True
    tie_break: TieBreak = TieBreak.FEWER_SKULLS
    finish_round: bool = False
    skull_tokens: int = field(default=6, metadata={LEAST: 1})


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreed readings, and the board in play."""

    readings: Readings
    board: Board


def terms(setup: Setup) -> Terms:
    """The terms of a set-up: its readings, and its own board or the one that ships."""
    if setup.target is not None:
        raise RecordError("no-target", game="gold-armada")
    readings = editions.readings(__package__, setup, Readings())
    own = setup.components
    return Terms(readings, shipped_board() if own is None else board.read(own))


@cache
def shipped_board() -> Board:
    """The board that ships with the package."""
    return board.read(editions.load(__package__, "board.toml"))


def readings_of(edition: str) -> Readings:
    """The readings of a printed edition."""
    return editions.readings(__package__, Setup(2, edition), Readings())
