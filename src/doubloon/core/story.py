"""What a step did, as sentences: message IDs of the catalogues, and facts to fill in.

A game writes its story once, as data. Terminal, browser, screen reader and replay look up
the message in their language and fill in the facts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from doubloon.core.setup import Seat


@dataclass(frozen=True, slots=True)
class Who:
    """A seat. A message gets the player's name, or `you` if the reader sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pieces:
    """Dice, keys or chests by letter: "2 sabres and a coin".

    The message `<of>-<letter>` names each kind, with the number as `$n`.
    """

    of: str
    letters: str


@dataclass(frozen=True, slots=True)
class Words:
    """Another message, with its own facts: the name of a card, of a pier."""

    id: str
    facts: "Facts" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Several:
    """Facts in a list: "Anne, Bo and Cleo"."""

    facts: "tuple[Fact, ...]"


Fact = int | str | Who | Pieces | Words | Several
Facts = Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a story."""

    id: str
    facts: Facts = field(default_factory=dict)


Story = tuple[Sentence, ...]
"""Everything a step did, in order; empty for a step not worth a sentence."""


def tell_best_turns(turns: Sequence[Any], seats: int) -> tuple[Story, ...]:
    """A story for each seat: its best turn. Games without highlights of their own use this."""
    return tuple(tell_numbers({"story-best-turn": best_gain(turns, n)}) for n in range(seats))


def best_gain(turns: Sequence[Any], seat: int) -> int:
    """The most that a seat gained in one of its turns; 0 if it never gained anything."""
    return max((turn.delta[seat] for turn in turns if turn.seat == seat), default=0)


def count_losses(turns: Sequence[Any], seat: int) -> int:
    """What others lost in these turns of a seat."""
    return sum(
        -change
        for turn in turns
        if turn.seat == seat
        for other, change in enumerate(turn.delta)
        if other != seat and change < 0
    )


def tell_numbers(numbers: dict[str, int]) -> Story:
    """A sentence for each number that is not 0; its message gets the number as `$n`."""
    return tuple(Sentence(message, {"n": n}) for message, n in numbers.items() if n > 0)
