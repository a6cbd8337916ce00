"""What a step did, as sentences: message IDs of the catalogues, and facts to fill in.

A game writes its story once, as data. Terminal, browser, screen reader and replay look up
the message in their language and fill in the facts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

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
