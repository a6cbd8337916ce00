"""The board of Gold Armada: the symbols, the die, and what each pier asks for and pays.

The rulebook shows the board only in pictures, so it is data in a file that owners of the box can
correct. A file that contradicts itself is refused with a message that says where. [ga.board]
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from doubloon.core.dice import Counts
from doubloon.core.errors import FileError
from doubloon.core.setup import Fields

FACES = "bprcho"
"""The letters of the symbols, the same on every board; the order of every `Counts`."""

PIERS = (
    *("barrel", "parrot", "rum", "cannon", "hook", "compass"),
    *("three", "full-house", "four", "five"),
)
"""The names of the piers, the same on every board; the order of every list of piers."""

DICE = 5
SPACES = 3
"""Doubloons on each pier. [ga.ten-piers]"""

MOST_SIDES = 100
"""The most sides of a die that may show the same symbol."""

Kind = Literal["same", "alike", "full-house"]


class Space(NamedTuple):
    """What the dice must show to win one doubloon, and its value."""

    kind: Kind
    need: int
    """Dice that must be alike; all of them for a full house."""
    allowed: tuple[int, ...]
    """Faces that count here."""
    value: int


class Pier(NamedTuple):
    name: str
    kind: Kind
    spaces: tuple[Space, ...]
    """From the island outwards."""


class Board(NamedTuple):
    symbols: tuple[str, ...]
    """The name of each face."""
    die: Counts
    """By face: the sides of one die that show it."""
    piers: tuple[Pier, ...]


_FIELDS: dict[Kind, tuple[str, ...]] = {
    "same": ("kind", "symbol", "needs", "values"),
    "alike": ("kind", "needs", "allowed", "values"),
    "full-house": ("kind", "allowed", "values"),
}
"""The fields of each kind of pier in the file."""


def read(table: Fields) -> Board:
    """The board that a file describes; refused if it contradicts itself."""
    symbols, piers = _values("", table, ("symbols", "piers"))
    names, die = _symbols(_values("symbols", symbols, tuple(FACES)))
    found = zip(PIERS, _values("piers", piers, PIERS), strict=True)
    return Board(names, die, tuple(_pier(name, pier) for name, pier in found))


def _symbols(found: list[object]) -> tuple[tuple[str, ...], Counts]:
    names: list[str] = []
    die: list[int] = []
    for letter, symbol in zip(FACES, found, strict=True):
        path = f"symbols.{letter}"
        name, sides = _values(path, symbol, ("name", "sides"))
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise FileError("ga-board-name", field=f"{path}.name")
        if name in names:
            raise FileError("ga-board-name-twice", field=f"{path}.name", name=name)
        names.append(name)
        die.append(_number(f"{path}.sides", sides, 0, MOST_SIDES))
    if not any(die):
        raise FileError("ga-board-die")
    return tuple(names), tuple(die)


def _pier(name: str, table: object) -> Pier:
    path = f"piers.{name}"
    kind = _kind(path, table)
    fields = dict(zip(_FIELDS[kind], _values(path, table, _FIELDS[kind]), strict=True))
    listed = _list(f"{path}.values", fields["values"])
    values = [_number(f"{path}.values", value, 1, None) for value in listed]
    counts = [DICE] * SPACES
    if "needs" in fields:
        needs = _list(f"{path}.needs", fields["needs"])
        counts = [_number(f"{path}.needs", need, 1, DICE) for need in needs]
    if "symbol" in fields:
        faces = _faces(f"{path}.symbol", fields["symbol"])
        if len(faces) > 1:
            raise FileError("ga-board-one-symbol", field=f"{path}.symbol")
        allowed = [faces] * SPACES
    else:
        shown = _list(f"{path}.allowed", fields["allowed"])
        allowed = [_faces(f"{path}.allowed", letters) for letters in shown]
    spaces = zip(counts, allowed, values, strict=True)
    return Pier(name, kind, tuple(Space(kind, *space) for space in spaces))


def _kind(path: str, table: object) -> Kind:
    found = _mapping(path, table).get("kind")
    if found is None:
        raise FileError("ga-board-missing", field=f"{path}.kind")
    for kind in _FIELDS:
        if found == kind:
            return kind
    raise FileError("ga-board-kind", field=f"{path}.kind", known=", ".join(_FIELDS))


def _mapping(path: str, value: object) -> Mapping[object, object]:
    if not isinstance(value, Mapping):
        raise FileError("ga-board-table", field=path)
    return value


def _values(path: str, table: object, names: tuple[str, ...]) -> list[object]:
    """The values of these fields; the table must have exactly these."""
    found = _mapping(path, table)
    prefix = f"{path}." if path else ""
    for name in names:
        if name not in found:
            raise FileError("ga-board-missing", field=f"{prefix}{name}")
    if unknown := sorted(str(name) for name in found if name not in names):
        known = ", ".join(names)
        raise FileError("ga-board-unknown", field=f"{prefix}{unknown[0]}", known=known)
    return [found[name] for name in names]


def _list(path: str, value: object) -> list[object]:
    if not isinstance(value, list | tuple) or len(value) != SPACES:
        raise FileError("ga-board-spaces", field=path, spaces=SPACES)
    return [*value]


def _number(path: str, value: object, least: int, most: int | None) -> int:
    if type(value) is not int or value < least:
        raise FileError("ga-board-number-least", field=path, least=least)
    if most is not None and value > most:
        raise FileError("ga-board-number-most", field=path, most=most)
    return value


def _faces(path: str, letters: object) -> tuple[int, ...]:
    """The faces with these letters, each of which may appear once."""
    if not isinstance(letters, str) or not letters:
        raise FileError("ga-board-no-letters", field=path)
    for letter in letters:
        if letter not in FACES:
            raise FileError("ga-board-letter", field=path, letter=letter, letters=FACES)
        if letters.count(letter) > 1:
            raise FileError("ga-board-letter-twice", field=path, letter=letter)
    return tuple(sorted(map(FACES.index, letters)))
