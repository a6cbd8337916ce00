"""The box of Gold Up: how many cards of each kind, and their gold, from `chests.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass

from doubloon.core.dice import Counts
from doubloon.core.errors import FileError
from doubloon.core.setup import Fields
from doubloon.games.gold_up.rules.cards import COLOURS

DEALT = 5
"""The keys each seat is dealt at the start of a round. [gu.deal]"""

PLACES = "abcdefghijk"
"""The places of chests on the table. [gu.layout]"""

MOST_COPIES = 99

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
        if (found := sum(self.chests)) <= len(PLACES):
            raise FileError("gu-chests-few-chests", found=found, least=len(PLACES) + 1)
        if (found := sum(self.keys)) < DEALT * seats:
            raise FileError("gu-chests-few-keys", found=found, least=DEALT * seats, seats=seats)


def read_box(table: Fields) -> Box:
    """The box that a component file describes; refused if the file is wrong."""
    _check_names("", table, ("target", "colours", "specials"))
    colours = _parts(table, "colours", _COLOURS, ("letter", "chests", "keys", "value"))
    specials = _parts(table, "specials", _SPECIALS, ("letter", "copies"))
    keys = [_copies(f"colours.{name}.keys", part["keys"], 1) for name, part in colours.items()]
    keys += [
        _copies(f"specials.{name}.copies", part["copies"], 0) for name, part in specials.items()
    ]
    return Box(
        chests=tuple(
            _copies(f"colours.{name}.chests", part["chests"], 1) for name, part in colours.items()
        ),
        keys=tuple(keys),
        values=tuple(
            _positive(f"colours.{name}.value", part["value"]) for name, part in colours.items()
        ),
        target=_positive("target", table["target"]),
    )


def _parts(
    table: Fields, field: str, letters: dict[str, str], names: tuple[str, ...]
) -> dict[str, Fields]:
    """The tables of one section in canonical order; refused unless complete."""
    section = _table(field, table[field])
    _check_names(f"{field}.", section, tuple(letters))
    parts = {}
    for name, letter in letters.items():
        part = _table(f"{field}.{name}", section[name])
        _check_names(f"{field}.{name}.", part, names)
        if part["letter"] != letter:
            raise FileError("gu-chests-letter", field=f"{field}.{name}.letter", letter=letter)
        parts[name] = part
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
            raise FileError("gu-chests-unknown", field=path + name, known=", ".join(names))


def _copies(field: str, value: object, least: int) -> int:
    if type(value) is not int or not least <= value <= MOST_COPIES:
        raise FileError("gu-chests-copies", field=field, least=least, most=MOST_COPIES)
    return value


def _positive(field: str, value: object) -> int:
    if type(value) is not int or value < 1:
        raise FileError("gu-chests-positive", field=field)
    return value
