"""What a step did, as sentences: message ids of the catalogues and the facts in them.

A game writes its story once, as data. Whoever shows it (terminal, browser, screen reader,
replay) looks up the message in its own language and fills in the facts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from doubloon.core.setup import Seat


@dataclass(frozen=True, slots=True)
class Who:
    """A seat, said by its player's name; a message sees `you` if the reader sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pieces:
    """Dice, keys or chests by letter: "2 sabres and a coin".

    Each kind is the message `<of>-<letter>` with its number as `$n`.
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
