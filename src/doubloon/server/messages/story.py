"""Stories on the wire: message ids and facts, with seats counted from one."""

from doubloon.server.messages.wire import Plain


class SeatFact(Plain, frozen=True, tag_field="kind", tag="seat"):
    """A player, shown by name. The message gets the text `you` if the reader sits there."""

    seat: int


class PiecesFact(Plain, frozen=True, tag_field="kind", tag="pieces"):
    """Dice, keys or chests. Each letter is the message `<of>-<letter>` with its count as `$n`."""

    of: str
    letters: str


class WordsFact(Plain, frozen=True, tag_field="kind", tag="words"):
    """Another message with its own facts."""

    id: str
    facts: dict[str, "Fact"]


class ListFact(Plain, frozen=True, tag_field="kind", tag="list"):
    """Facts joined in a list: "Anne, Bo and Cleo"."""

    list: list["Fact"]


Fact = int | str | SeatFact | PiecesFact | WordsFact | ListFact


class Sentence(Plain, frozen=True):
    """One sentence: a message of the catalogues and the facts to fill in."""

    id: str
    facts: dict[str, Fact]
