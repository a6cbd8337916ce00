"""A game's story in words: each sentence is a message of the catalogues, filled with its facts."""

from collections.abc import Iterable, Sequence

from doubloon.core.setup import Seat
from doubloon.core.story import Fact, Facts, Pieces, Sentence, Several, Who, Words
from doubloon.locales import say

YOU = "you"
"""The text of a seat fact if the reader sits there, in every language."""


class Teller:
    """Tells stories to one reader. The reader's own seat is `you`, the others go by name."""

    def __init__(
        self, names: Sequence[str], you: Seat | None = None, language: str | None = None
    ) -> None:
        self._names, self._you, self._language = names, you, language

    def tell(self, sentence: Sentence) -> str:
        """The sentence in words, with a capital first letter."""
        text = say(sentence.id, self._facts(sentence.facts), self._language)
        return text[:1].upper() + text[1:]

    def tell_all(self, story: Iterable[Sentence]) -> list[str]:
        return [self.tell(sentence) for sentence in story]

    def _facts(self, facts: Facts) -> dict[str, object]:
        return {name: self._fact(fact) for name, fact in facts.items()}

    def _fact(self, fact: Fact) -> str | int:
        match fact:
            case Who(seat):
                return YOU if seat == self._you else self._names[seat]
            case Pieces(of, letters):
                kinds = dict.fromkeys(letters)
                return self._list(
                    say(f"{of}-{letter}", {"n": letters.count(letter)}, self._language)
                    for letter in kinds
                )
            case Words(id_, facts):
                return say(id_, self._facts(facts), self._language)
            case Several(several):
                return self._list(str(self._item(one)) for one in several)
            case _:
                return fact

    def _item(self, fact: Fact) -> str | int:
        """A fact in a list. A message cannot choose its form there, so `you` is in words."""
        if isinstance(fact, Who) and fact.seat == self._you:
            return say("list-you", language=self._language)
        return self._fact(fact)

    def _list(self, parts: Iterable[str]) -> str:
        return join_list([*parts], self._language)


def join_list(parts: Sequence[str], language: str | None = None) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if not parts:
        return say("list-nothing", language=language)
    *first, last = parts
    if not first:
        return last
    return say("list-and", {"first": ", ".join(first), "last": last}, language)
