"""Gold Up as values: the steps of a play, and everything there is to know between two."""

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
    """Of two seats, the one that is robbed loses this card."""

    kind: int


@dataclass(frozen=True, slots=True)
class Take:
    """Open all chests of one series, counted from 0, with these keys."""

    series: int
    keys: Counts


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw two keys, or what there is."""


@dataclass(frozen=True, slots=True)
class RobKeys:
    """Play a key thief on this seat."""

    victim: Seat


@dataclass(frozen=True, slots=True)
class RobChests:
    """Play a chest thief on this seat, and open these of its chests with these keys."""

    victim: Seat
    chests: Counts
    keys: Counts


Fate = Key | Chest | Lose
Act = Take | Draw | RobKeys | RobChests
Step = Fate | Act

Phase = Literal["deal", "lay", "turn", "refill", "draw", "lose", "over"]
"""What a state waits for.

Chance deals keys (`deal`) and lays the table (`lay`) when a round begins; `turn` waits
for the seat to act; then chance may have to fill places (`refill`), bring the keys of a
`draw`, or choose what a robbed seat must `lose`.
"""

Outcome = Literal["series", "draw", "rob-keys", "rob-chests"]


class Deed(NamedTuple):
    """What everybody saw of a turn."""

    seat: Seat
    outcome: Outcome
    series: int | None = None
    victim: Seat | None = None
    chests: Counts = NO_CHESTS
    cards: int = 0
    """Keys drawn, or taken out of the victim's hand."""


class State(NamedTuple):
    """A play between two steps; a named tuple, because making one is three times as quick."""

    terms: Terms
    table: tuple[int, ...]
    """The colour of the chest in each place, or `EMPTY`."""
    hands: tuple[Counts, ...]
    chests: tuple[Counts, ...]
    """Chests in front of each seat."""
    key_pile: Pile
    chest_pile: Counts
    points: tuple[int, ...]
    """Gold of the rounds before this one."""
    starter: Seat
    """Who began the round."""
    seat: Seat
    """Whose turn it is, or will be once the round is dealt."""
    phase: Phase
    due: int = 0
    """Cards still to be dealt, drawn or lost."""
    passes: int = 0
    """Draws from an empty pile in succession. [gu.stalemate]"""
    known: tuple[Known, ...] = ()
    """What each seat is sure of, and last what everybody is. [gu.hidden-hands]"""
    deed: Deed | None = None
    """The act that chance is still completing."""
    result: Result | None = None
    ended: Deed | None = None
    """The turn that the last step ended: for telling, never for judging."""
