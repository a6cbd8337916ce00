"""The steps of Mille Sabords, and the state of a play between two steps."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from doubloon.core.dice import Counts, Reroll, Roll, Stop
from doubloon.core.game import Result
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import FACES, Card, Terms

NO_DICE: Counts = (0,) * len(FACES)


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn up the card of a turn."""

    kind: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Put these dice on the treasure island, where the third skull cannot take them."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Lift:
    """Take these dice back from the treasure island."""

    dice: Counts


Fate = Draw | Roll
Act = Reroll | Stop | Lay | Lift
Step = Fate | Act

Phase = Literal["card", "cup", "rolled", "rescue", "island", "over"]
"""What a state waits for.

`card` and `cup` wait for chance: the next card, the dice in the cup. The other phases wait
for the seat. `rolled`: roll again, stop, lay or lift. `rescue`: the third skull lies; use the
guardian or be bust. `island`: a choice on the skull island. `over`: the play has ended.
"""
PHASES: tuple[Phase, ...] = get_args(Phase)
"""All phases; kernels number them in this order."""

Outcome = Literal["scored", "bust", "island", "ship-lost", "magic"]


@dataclass(frozen=True, slots=True)
class Ended:
    """How a turn ended, and under which card."""

    card: str
    outcome: Outcome
    clause: str | None = None
    """The clause that ended it; None if the seat stopped."""


@dataclass(frozen=True, slots=True)
class TiedTurns:
    """Extra turns, one for each tied leader. [ms.tie]"""

    tied: tuple[Seat, ...]
    """In playing order."""
    rolled: int = 0
    """How many of them have had their extra turn."""


class State(NamedTuple):
    """A play between two steps. A named tuple, because it is made faster than a dataclass."""

    terms: Terms
    points: tuple[int, ...]
    deck: Counts
    """Cards left to draw, of each kind."""
    seat: Seat
    """Whose turn it is."""
    phase: Phase = "card"
    card: Card | None = None
    table: Counts = NO_DICE
    """Dice on the table, without those on the treasure island."""
    laid: Counts = NO_DICE
    """Dice on the treasure island."""
    lifted: Counts = NO_DICE
    """Dice lifted from the treasure island since the last roll."""
    has_laid: bool = False
    """Whether dice were laid on the treasure island since the last roll."""
    first: bool = True
    """Whether the next roll is the first of the turn."""
    guardian: bool = False
    """Whether the guardian can still be used."""
    on_island: bool = False
    """Whether the seat is on the skull island."""
    free: bool = False
    """Whether the cup holds the guardian's die on the skull island: not an island roll."""
    revealed: int = 0
    """Skulls that the guardian rolled again on the skull island."""
    last_round: Seat | None = None
    """The seat that triggered the last round, while it is played."""
    sudden_death: bool = False
    tied_turns: TiedTurns | None = None
    result: Result | None = None
    ended: Ended | None = None
    """The turn that the last step ended. Only for stories and refusals: no rule depends on it."""

    @property
    def drawn(self) -> Card:
        """The card of the turn; only after it was turned up."""
        assert self.card is not None
        return self.card

    @property
    def skulls(self) -> int:
        """Skulls on the dice and on the card. [ms.skull-card]"""
        return self.table[FACES.index("k")] + (self.card.skulls if self.card else 0)
