"""The board of Gold Armada: the symbols, the die, and what each pier asks for and pays.

The rulebook shows the board only in pictures that no source has, so it is data in a file that
owners of the box can correct. A file that contradicts itself is refused with everything that is
wrong, each with its field. [ga.board]
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from doubloon.core.dice import Counts
from doubloon.core.errors import FileError, Problems
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

LONGEST_NAME = 24
"""The most characters in the name of a symbol."""

MOST_SIDES = 100
"""The most sides of a die that may show the same symbol."""

MOST_VALUE = 999
"""The most that a doubloon can be worth."""

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
    problems, found = Problems(), list[Pier]()
    faces: tuple[tuple[str, ...], Counts] = (), ()
    with problems:
        faces = _symbols(_values("symbols", symbols, tuple(FACES)))
    with problems:
        for name, pier in zip(PIERS, _values("piers", piers, PIERS), strict=True):
            with problems:
                found.append(_pier(name, pier))
    problems.refuse()
    return Board(*faces, tuple(found))


def _symbols(found: list[object]) -> tuple[tuple[str, ...], Counts]:
    problems = Problems()
    names: list[str] = []
    die: list[int] = []
    for letter, symbol in zip(FACES, found, strict=True):
        path = f"symbols.{letter}"
        with problems:
            name, sides = _values(path, symbol, ("name", "sides"))
            with problems:
                names.append(_name(f"{path}.name", name, names))
            die.append(_number(f"{path}.sides", sides, 0, MOST_SIDES))
    problems.refuse()
    if not any(die):
        raise FileError("ga-board-die", field="symbols")
    return tuple(names), tuple(die)


def _name(path: str, name: object, others: list[str]) -> str:
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise FileError("ga-board-name", field=path)
    if len(name) > LONGEST_NAME:
        raise FileError("ga-board-name-long", field=path, most=LONGEST_NAME)
    if name in others:
        raise FileError("ga-board-name-twice", field=path, name=name)
    return name


def _pier(name: str, table: object) -> Pier:
    path, problems = f"piers.{name}", Problems()
    kind = _kind(path, table)
    fields = dict(zip(_FIELDS[kind], _values(path, table, _FIELDS[kind]), strict=True))
    values, counts, allowed = [0] * SPACES, [DICE] * SPACES, [tuple[int, ...]()] * SPACES
    with problems:
        listed = _list(f"{path}.values", fields["values"])
        values = [_number(f"{path}.values", value, 1, MOST_VALUE) for value in listed]
    if "needs" in fields:
        with problems:
            needs = _list(f"{path}.needs", fields["needs"])
            counts = [_number(f"{path}.needs", need, 1, DICE) for need in needs]
    with problems:
        if "symbol" in fields:
            allowed = [_one_face(f"{path}.symbol", fields["symbol"])] * SPACES
        else:
            shown = _list(f"{path}.allowed", fields["allowed"])
            allowed = [_faces(f"{path}.allowed", letters) for letters in shown]
    problems.refuse()
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


def _number(path: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise FileError("ga-board-number", field=path, least=least, most=most)
    return value


def _one_face(path: str, letters: object) -> tuple[int, ...]:
    faces = _faces(path, letters)
    if len(faces) > 1:
        raise FileError("ga-board-one-symbol", field=path)
    return faces


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
