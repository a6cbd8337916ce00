"""The steps of King's Gold, and the state of a play between two steps."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from doubloon.core.dice import Counts, Reroll, Roll, Stop
from doubloon.core.game import Result
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.editions import FACES, Terms
from doubloon.games.kings_gold.rules.scoring import Outcome

NO_DICE: Counts = (0,) * len(FACES)


@dataclass(frozen=True, slots=True)
class Opening:
    """A seat's five dice fall in the roll-off for the first turn."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class First:
    """The lot falls on one of the seats tied for most skulls."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pair:
    """Use a coin die with a cannon, or with a skull on a victim."""

    coin: int
    partner: int
    victim: Seat | None = None


@dataclass(frozen=True, slots=True)
class Plunder:
    """Five skulls: take all that one seat has."""

    victim: Seat


Fate = Opening | First | Roll
Act = Reroll | Stop | Pair | Plunder
Step = Fate | Act


Phase = Literal["opening", "lot", "cup", "rolled", "pairing", "plunder", "over"]
"""What a state waits for.

`opening`, `lot` and `cup` wait for chance: a seat's opening roll, the lot between
seats tied in the opening, the dice in the cup. `rolled`, `pairing` and `plunder`
wait for the seat: to roll again or stop, to make the next pair, to name a victim.
"""


@dataclass(frozen=True, slots=True)
class RollOff:
    """Who still rolls in the opening, and the skulls of those who have."""

    seats: tuple[Seat, ...]
    skulls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TiedTurns:
    """A round of turns after the end, between leaders. [kg.tie]"""

    tied: tuple[Seat, ...]
    order: tuple[Seat, ...]
    rolled: int = 0
    repeat: int = 1


class State(NamedTuple):
    """A play between two steps; a named tuple, because it is three times as fast to make."""

    terms: Terms
    box: int
    king: int
    coins: tuple[int, ...]
    seat: Seat
    phase: Phase
    table: Counts = NO_DICE
    """Dice on the table that are not used for a pair yet."""
    rolls: int = 0
    """Rolls made in this turn."""
    roll_off: RollOff | None = None
    tied_turns: TiedTurns | None = None
    result: Result | None = None
    ended: Outcome | None = None
    """The outcome of the turn that the last step ended; the rules never depend on it."""
    ended_by: str | None = None
    """The clause that cut this turn short, if the seat did not: only for refusals."""
    used: Counts = NO_DICE
    """Dice of this turn that serve in a pair: only for refusals."""

    def in_turn(self, phase: Phase, table: Counts, rolls: int) -> "State":
        """The same play later in the turn; most steps use it, so it is written for speed."""
        box, king, coins = self.box, self.king, self.coins
        tied = self.tied_turns
        return State(self.terms, box, king, coins, self.seat, phase, table, rolls, None, tied)

    def with_coins(
        self,
        box: int,
        king: int,
        coins: tuple[int, ...],
        table: Counts | None = None,
        used: Counts = NO_DICE,
    ) -> "State":
        """The same play in mid-turn after coins have changed hands, and dice if any were used."""
        return State(
            self.terms,
            box,
            king,
            coins,
            self.seat,
            self.phase,
            self.table if table is None else table,
            self.rolls,
            tied_turns=self.tied_turns,
            used=used,
        )

    def at_turn_of(self, seat: Seat, ended: Outcome | None) -> "State":
        """The same play at the beginning of a turn."""
        box, king, coins = self.box, self.king, self.coins
        tied = self.tied_turns
        return State(self.terms, box, king, coins, seat, "cup", NO_DICE, 0, None, tied, None, ended)
