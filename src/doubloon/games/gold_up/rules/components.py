"""The box of Gold Up: how many cards of each kind, and their gold, from `chests.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass

from doubloon.core.dice import Counts
from doubloon.core.errors import FileError, Problems
from doubloon.core.setup import Fields
from doubloon.core.story import Sentence, Story, Words
from doubloon.games.gold_up.rules.cards import COLOURS, KINDS

DEALT = 5
"""The keys each seat is dealt at the start of a round. [gu.deal]"""

PLACES = "abcdefghijk"
"""The places of chests on the table. [gu.layout]"""

MOST_COPIES = 99

MOST_GOLD = 99_999
"""The most gold in a chest, and the highest target."""

_COLOURS = dict(zip(("white", "red", "blue", "green", "purple", "yellow"), COLOURS, strict=True))
_SPECIALS = dict(zip(("joker", "key-thief", "chest-thief"), "jKC", strict=True))


@dataclass(frozen=True, slots=True)
class Box:
    chests: Counts
    keys: Counts
    values: Counts
    """Gold in a chest of each colour. [gu.values]"""
    target: int

    def check_for(self, seats: int) -> None:
        """Refuse a box with too few cards to start a round."""
        problems = Problems()
        with problems:
            if (found := sum(self.chests)) <= len(PLACES):
                least = len(PLACES) + 1
                raise FileError("gu-chests-few-chests", field="colours", found=found, least=least)
        with problems:
            if (found := sum(self.keys)) < (least := DEALT * seats):
                facts = {"found": found, "least": least, "seats": seats}
                raise FileError("gu-chests-few-keys", field="specials", **facts)
        problems.refuse()


def read_box(table: Fields) -> Box:
    """The box that a component file describes; refused with everything that is wrong in it."""
    _check_names("", table, ("target", "colours", "specials"))
    problems = Problems()
    numbers: dict[str, list[int]] = {"chests": [], "keys": [], "value": [], "copies": []}
    target = 0
    with problems:
        target = _positive("target", table["target"])
    with problems:
        colours = _parts(table, "colours", _COLOURS, ("letter", "chests", "keys", "value"))
        for name, part in colours.items():
            for field in ("chests", "keys", "value"):
                with problems:
                    number = _positive if field == "value" else _copies
                    numbers[field].append(number(f"colours.{name}.{field}", part[field]))
    with problems:
        for name, part in _parts(table, "specials", _SPECIALS, ("letter", "copies")).items():
            with problems:
                copies = _copies(f"specials.{name}.copies", part["copies"], least=0)
                numbers["copies"].append(copies)
    problems.refuse()
    return Box(
        chests=tuple(numbers["chests"]),
        keys=(*numbers["keys"], *numbers["copies"]),
        values=tuple(numbers["value"]),
        target=target,
    )


def _parts(
    table: Fields, field: str, letters: dict[str, str], names: tuple[str, ...]
) -> dict[str, Fields]:
    """The tables of one section in canonical order; refused unless complete."""
    section = _table(field, table[field])
    _check_names(f"{field}.", section, tuple(letters))
    problems, parts = Problems(), {}
    for name, letter in letters.items():
        with problems:
            part = _table(f"{field}.{name}", section[name])
            _check_names(f"{field}.{name}.", part, names)
            if part["letter"] != letter:
                raise FileError("gu-chests-letter", field=f"{field}.{name}.letter", letter=letter)
            parts[name] = part
    problems.refuse()
    return parts


def _table(field: str, value: object) -> Fields:
    if not isinstance(value, Mapping):
        raise FileError("gu-chests-table", field=field)
    return value


def _check_names(path: str, table: Fields, names: tuple[str, ...]) -> None:
    for name in names:
        if name not in table:
            raise FileError("gu-chests-missing", field=path + name)
    for name in table:
        if name not in names:
            raise FileError("gu-chests-unknown", field=f"{path}{name}", known=", ".join(names))


def _copies(field: str, value: object, least: int = 1) -> int:
    return _number(field, value, least, MOST_COPIES)


def _positive(field: str, value: object) -> int:
    return _number(field, value, 1, MOST_GOLD)


def _number(field: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise FileError("gu-chests-number", field=field, least=least, most=most)
    return value


def list_differences(own: Box, usual: Box) -> Story:
    """What a box has more or less of than another."""
    found: list[Sentence] = []
    for letter, n, m in zip(COLOURS, own.values, usual.values, strict=True):
        if n != m:
            chest = Words(f"piece-gu-chest-{letter}", {"n": 1})
            found.append(Sentence("box-gu-value", {"chest": chest, "n": n, "usual": m}))
    for of, letters, ours, theirs in (
        ("piece-gu-chest", COLOURS, own.chests, usual.chests),
        ("piece-gu-key", KINDS, own.keys, usual.keys),
    ):
        for letter, n, m in zip(letters, ours, theirs, strict=True):
            if n != m:
                cards = Words(f"{of}-{letter}", {"n": n})
                found.append(Sentence("box-gu-copies", {"cards": cards, "usual": m}))
    if own.target != usual.target:
        found.append(Sentence("box-gu-target", {"n": own.target, "usual": usual.target}))
    return tuple(found)
