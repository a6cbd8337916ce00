"""Mille Sabords as values: the steps of a play, and everything there is to know between two."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from doubloon.core.dice import Counts
from doubloon.core.game import Result
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import FACES, Card, Terms

NO_DICE: Counts = (0,) * len(FACES)


@dataclass(frozen=True, slots=True)
class Draw:
    """A card is turned up for the turn that begins."""

    kind: int


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice in the cup fall."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Reroll:
    """Put these dice back in the cup."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Lay:
    """Put these dice on the treasure island, where the third skull cannot take them."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Lift:
    """Take these dice back from the treasure island."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn."""


Fate = Draw | Roll
Act = Reroll | Stop | Lay | Lift
Step = Fate | Act

Phase = Literal["card", "cup", "rolled", "rescue", "island", "over"]
"""What a state waits for.

`card` and `cup` wait for chance: a card, the dice in the cup. `rolled` waits for the
seat to roll again or stop, `rescue` for it to use the guardian against the third
skull or be bust, `island` for its choice on the skull island.
"""

Outcome = Literal["scored", "bust", "island", "ship-lost", "magic"]


@dataclass(frozen=True, slots=True)
class Ended:
    """What a turn came to, and under which card."""

    card: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class TiedTurns:
    """One more turn for each tied leader. [ms.tie]"""

    tied: tuple[Seat, ...]
    rolled: int = 0


class State(NamedTuple):
    """A play between two steps; a named tuple, because making one is three times as quick."""

    terms: Terms
    points: tuple[int, ...]
    deck: Counts
    """Cards left to draw, of each kind."""
    seat: Seat
    phase: Phase = "card"
    card: Card | None = None
    table: Counts = NO_DICE
    """Dice lying, but not on the treasure island."""
    laid: Counts = NO_DICE
    """Dice on the treasure island."""
    lifted: Counts = NO_DICE
    """Dice taken back from it since the last roll."""
    has_laid: bool = False
    """Whether dice were laid on it since the last roll."""
    first: bool = True
    """Whether the next roll is the first of the turn."""
    guardian: bool = False
    """Whether the guardian can still be used."""
    on_island: bool = False
    """Whether the seat is on the skull island."""
    free: bool = False
    """Whether the cup holds the guardian's die on the skull island, which is no island roll."""
    revealed: int = 0
    """Skulls the guardian took away on the skull island."""
    last_round: Seat | None = None
    """Who triggered the last round."""
    sudden_death: bool = False
    tied_turns: TiedTurns | None = None
    result: Result | None = None
    ended: Ended | None = None
    """What the turn came to that the last step ended: for telling, never for judging."""

    @property
    def drawn(self) -> Card:
        """The card of the turn, once it has one."""
        assert self.card is not None
        return self.card

    @property
    def skulls(self) -> int:
        """Skulls on the dice and on the card. [ms.skull-card]"""
        return self.table[FACES.index("k")] + (self.card.skulls if self.card else 0)
