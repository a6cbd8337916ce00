"""Stories as they travel: message ids and facts, with seats counted from one."""

from doubloon.core import story
from doubloon.server.messages.wire import Plain


class SeatFact(Plain, frozen=True, tag_field="kind", tag="seat"):
    """A player, said by name; a message sees `you` if the reader sits there."""

    seat: int


class PiecesFact(Plain, frozen=True, tag_field="kind", tag="pieces"):
    """Dice, keys or chests: each kind is the message `<of>-<letter>` with its number as `$n`."""

    of: str
    letters: str


class WordsFact(Plain, frozen=True, tag_field="kind", tag="words"):
    """Another message with its own facts."""

    id: str
    facts: dict[str, "Fact"]


class ListFact(Plain, frozen=True, tag_field="kind", tag="list"):
    """Facts in a list: "Anne, Bo and Cleo"."""

    list: list["Fact"]


Fact = int | str | SeatFact | PiecesFact | WordsFact | ListFact


class Sentence(Plain, frozen=True):
    """One sentence: a message of the catalogues and what to fill in."""

    id: str
    facts: dict[str, Fact]


def sentences(told: story.Story) -> list[Sentence]:
    return [Sentence(one.id, _facts(one.facts)) for one in told]


def _facts(facts: story.Facts) -> dict[str, Fact]:
    return {name: _fact(fact) for name, fact in facts.items()}


def _fact(fact: story.Fact) -> Fact:
    match fact:
        case story.Who(seat):
            return SeatFact(seat + 1)
        case story.Pieces(of, letters):
            return PiecesFact(of, letters)
        case story.Words(id_, facts):
            return WordsFact(id_, _facts(facts))
        case story.Several(facts):
            return ListFact([_fact(one) for one in facts])
        case _:
            return fact
