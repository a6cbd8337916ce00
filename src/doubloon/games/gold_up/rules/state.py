"""The steps of Gold Up, and its state: everything there is to know between two steps."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from doubloon.core.dice import Counts
from doubloon.core.game import Result
from doubloon.core.pile import Pile
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import NO_CHESTS
from doubloon.games.gold_up.rules.editions import Terms
from doubloon.games.gold_up.rules.knowledge import Known


@dataclass(frozen=True, slots=True)
class Key:
    """The top card of the key pile goes to a hand."""

    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class Chest:
    """The top chest of the pile goes to the first empty place."""

    kind: int


@dataclass(frozen=True, slots=True)
class Lose:
    """With two seats, the robbed seat loses this card to the thief."""

    kind: int


@dataclass(frozen=True, slots=True)
class Take:
    """Open all chests of one series, counted from 0, with these keys."""

    series: int
    keys: Counts


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw two keys, or as many as there are."""


@dataclass(frozen=True, slots=True)
class RobKeys:
    """Play a key thief on this seat."""

    victim: Seat


@dataclass(frozen=True, slots=True)
class RobChests:
    """Play a chest thief on this seat, and open these chests of it with these keys."""

    victim: Seat
    chests: Counts
    keys: Counts


Fate = Key | Chest | Lose
Act = Take | Draw | RobKeys | RobChests
Step = Fate | Act

Phase = Literal["deal", "lay", "turn", "refill", "draw", "lose", "over"]
"""What a state waits for.

When a round begins, chance deals keys (`deal`) and lays out chests (`lay`). `turn` waits for
the seat to act. After an act, chance fills empty places (`refill`), brings the keys of a
`draw`, or chooses the cards that a robbed seat loses (`lose`).
"""

Outcome = Literal["series", "draw", "rob-keys", "rob-chests"]


class Deed(NamedTuple):
    """What everybody sees of a turn."""

    seat: Seat
    outcome: Outcome
    series: int | None = None
    victim: Seat | None = None
    chests: Counts = NO_CHESTS
    cards: int = 0
    """How many keys were drawn, or taken from the victim's hand."""


class State(NamedTuple):
    """A play between two steps.

    A named tuple, because it is created three times as fast as a frozen dataclass.
    """

    terms: Terms
    table: tuple[int, ...]
    """The colour of the chest in each place, or `EMPTY`."""
    hands: tuple[Counts, ...]
    chests: tuple[Counts, ...]
    """Chests in front of each seat."""
    key_pile: Pile
    chest_pile: Counts
    points: tuple[int, ...]
    """Gold of the finished rounds."""
    starter: Seat
    """The seat that starts the round."""
    seat: Seat
    """The seat whose turn it is, or will be after the deal."""
    phase: Phase
    due: int = 0
    """Cards still to be dealt, drawn or lost."""
    passes: int = 0
    """Draws from an empty pile in succession. [gu.stalemate]"""
    known: tuple[Known, ...] = ()
    """What each seat is certain of; the last entry: what everybody is. [gu.hidden-hands]"""
    deed: Deed | None = None
    """The act whose cards are still to come."""
    result: Result | None = None
    ended: Deed | None = None
    """The turn that the last step ended; no rule depends on it."""
    rounds: int = 0
    """Finished rounds; no rule depends on it."""
