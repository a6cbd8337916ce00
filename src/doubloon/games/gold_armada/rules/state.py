"""The data of Gold Armada: the steps of a play, and its state between two steps."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from doubloon.core.dice import Counts, Reroll, Roll, Stop
from doubloon.core.game import Result
from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import FACES, SPACES, Pier, Space
from doubloon.games.gold_armada.rules.editions import Terms

NO_DICE: Counts = (0,) * len(FACES)


@dataclass(frozen=True, slots=True)
class Take:
    """Take the next doubloon of a pier."""

    pier: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Take a skull token although the dice win a doubloon."""


Fate = Roll
Act = Reroll | Stop | Take | Decline
Step = Fate | Act

Phase = Literal["cup", "rolled", "taking", "over"]
"""What a state waits for.

`cup` waits for chance: the dice in the cup. `rolled` and `taking` wait for the seat:
to roll again or stop, to choose among the piers its dice open.
"""

PHASES: tuple[Phase, ...] = get_args(Phase)
"""In the order in which kernels and environments number them."""

Outcome = Literal["doubloon", "skull"]


@dataclass(frozen=True, slots=True)
class Ended:
    """The outcome of a turn; without a doubloon the pier is None and the value 0."""

    outcome: Outcome
    pier: str | None = None
    value: int = 0


class State(NamedTuple):
    """A play between two steps. A named tuple is three times as fast to make as a dataclass."""

    terms: Terms
    taken: tuple[int, ...]
    """Doubloons gone from each pier."""
    doubloons: tuple[tuple[int, ...], ...]
    """Values each seat holds, in ascending order."""
    skulls: tuple[int, ...]
    seat: Seat
    phase: Phase = "cup"
    table: Counts = NO_DICE
    rolls: int = 0
    """Rolls made in this turn."""
    result: Result | None = None
    ended: Ended | None = None
    """The outcome of the turn that the last step ended. Stories use it, rules never do."""


def tokens_left(state: State) -> int:
    """Skull tokens nobody has taken yet. [ga.skull-tokens]"""
    return state.terms.readings.skull_tokens - sum(state.skulls)


def doubloons_left(state: State) -> int:
    return SPACES * len(state.taken) - sum(state.taken)


def take_from(taken: tuple[int, ...], pier: int) -> tuple[int, ...]:
    """The doubloons gone from each pier after one more is taken from this pier."""
    return (*taken[:pier], taken[pier] + 1, *taken[pier + 1 :])


def next_space(pier: Pier, taken: int) -> Space | None:
    """The space of the doubloon nearest to the island; None if none is left. [ga.nearest-first]"""
    return pier.spaces[taken] if taken < len(pier.spaces) else None
