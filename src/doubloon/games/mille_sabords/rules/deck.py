"""The deck of Mille Sabords: how many cards of each kind, from `deck.toml` or an owner's file.

A wrong file is refused with every problem in it, each with its field. [ms.deck]
"""

from collections.abc import Mapping

from doubloon.core.dice import Counts
from doubloon.core.errors import FileError, Problems
from doubloon.core.setup import Fields
from doubloon.core.story import Sentence, Story, Words

CARDS = "cards"
"""The one field of the file: a table with a number for each kind."""

MOST_CARDS = 99
"""The most cards in a deck."""


def read_deck(table: Fields, kinds: tuple[str, ...]) -> Counts:
    """The copies of each kind, in the order of the kinds."""
    _check_names("", table, (CARDS,))
    cards = table[CARDS]
    if not isinstance(cards, Mapping):
        raise FileError("ms-deck-table", field=CARDS)
    problems, found = Problems(), list[int]()
    with problems:
        _check_names(f"{CARDS}.", cards, kinds)
    for kind in kinds:
        with problems:
            found.append(_copies(f"{CARDS}.{kind}", cards.get(kind, 0)))
    problems.refuse()
    if not any(found):
        raise FileError("ms-deck-empty", field=CARDS)
    if (many := sum(found)) > MOST_CARDS:
        raise FileError("ms-deck-many", field=CARDS, found=many, most=MOST_CARDS)
    return tuple(found)


def _check_names(path: str, table: Mapping[str, object], names: tuple[str, ...]) -> None:
    """Refuse fields that are missing, or that nobody knows."""
    problems = Problems()
    for name in names:
        with problems:
            if name not in table:
                raise FileError("ms-deck-missing", field=f"{path}{name}")
    for name in table:
        with problems:
            if name not in names:
                known = ", ".join(names)
                raise FileError("ms-deck-unknown", field=f"{path}{name}", known=known)
    problems.refuse()


def _copies(field: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST_CARDS:
        raise FileError("ms-deck-copies", field=field, most=MOST_CARDS)
    return value


def list_differences(own: Counts, usual: Counts, kinds: tuple[str, ...]) -> Story:
    """The kinds of which a deck has more or fewer cards than the one that ships."""
    return tuple(
        Sentence("box-ms-copies", {"card": Words(f"name-ms-card-{kind}"), "n": n, "usual": m})
        for kind, n, m in zip(kinds, own, usual, strict=True)
        if n != m
    )
