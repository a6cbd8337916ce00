"""Read a `[start]` table: a position to begin with instead of the opening.

A game reads its fields one by one with the type it expects. `finish` refuses fields that
the game did not read.
"""

from collections.abc import Mapping
from typing import Any

from doubloon.core.errors import PositionError
from doubloon.core.setup import Fields, Seat


class Start:
    """The fields of one `[start]` table; each is removed when it is read."""

    def __init__(self, table: Fields, seats: int) -> None:
        self._left = dict(table)
        self._known: list[str] = []
        self._seats = seats

    def has(self, name: str) -> bool:
        return name in self._left

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number, zero or more."""
        value = self._take(name, default)
        if type(value) is not int or value < 0:
            raise PositionError("start-number", field=name)
        return value

    def truth(self, name: str) -> bool:
        value = self._take(name, False)
        if not isinstance(value, bool):
            raise PositionError("start-truth", field=name)
        return value

    def text(self, name: str, default: str | None = None) -> str:
        value = self._take(name, default)
        if not isinstance(value, str):
            raise PositionError("start-text", field=name)
        return value

    def seat(self, name: str = "seat", default: Seat | None = None) -> Seat:
        value = self._take(name, None if default is None else default + 1)
        return self._seat(name, value)

    def seats(self, name: str) -> tuple[Seat, ...]:
        """A list of different seats."""
        values = self._take(name, None)
        if not isinstance(values, list | tuple):
            raise PositionError("start-seats", field=name)
        found = tuple(self._seat(name, value) for value in values)
        if len({*found}) < len(found):
            raise PositionError("start-seats", field=name)
        return found

    def per_seat(self, name: str, default: Any = None) -> list[Any]:
        """A list with one value for each seat."""
        values = self._take(name, default)
        if not isinstance(values, list | tuple) or len(values) != self._seats:
            raise PositionError("start-per-seat", field=name, seats=self._seats)
        return [*values]

    def numbers(self, name: str, default: Any = None, *, negative: bool = False) -> tuple[int, ...]:
        """A list with one whole number for each seat."""
        values = self.per_seat(name, default)
        if not all(type(value) is int and (negative or value >= 0) for value in values):
            raise PositionError("start-numbers", field=name)
        return tuple(values)

    def counts(self, name: str, kinds: tuple[str, ...], default: Any = None) -> tuple[int, ...]:
        """A table with a number for each kind; a missing kind counts as zero."""
        table = self._take(name, default)
        if not isinstance(table, Mapping):
            raise PositionError("start-table", field=name)
        for kind, n in table.items():
            if kind not in kinds:
                raise PositionError("start-kind", field=name, kind=kind, known=", ".join(kinds))
            if type(n) is not int or n < 0:
                raise PositionError("start-number", field=f"{name}.{kind}")
        return tuple(table.get(kind, 0) for kind in kinds)

    def finish(self) -> None:
        """Refuse fields that were not read."""
        if self._left:
            raise PositionError(
                "start-unknown", field=min(self._left), known=", ".join(self._known)
            )

    def _take(self, name: str, default: Any) -> Any:
        self._known.append(name)
        if name in self._left:
            return self._left.pop(name)
        if default is None:
            raise PositionError("start-missing", field=name)
        return default

    def _seat(self, name: str, value: object) -> Seat:
        if type(value) is not int or not 1 <= value <= self._seats:
            raise PositionError("start-seat", field=name, seats=self._seats)
        return Seat(value - 1)
