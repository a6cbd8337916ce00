"""What a turn came to, as plain data. Each game has its own dataclass for it."""

from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_type_hints

from doubloon.core.setup import Seat

OPTIONAL = {"optional": True}
"""The metadata of a field that is left out if it is None."""


def as_fields(turn: Any) -> dict[str, object]:
    """The turn as plain data, seats counted from one: what `replay --json` prints."""
    found: dict[str, object] = {}
    kind: type = type(turn)
    for name, optional, is_seat in _shape(kind):
        value = getattr(turn, name)
        if value is None and optional:
            continue
        if is_seat and value is not None:
            value += 1
        found[name] = [*value] if isinstance(value, tuple) else value
    return found


@cache
def _shape(turn: type) -> tuple[tuple[str, bool, bool], ...]:
    """The fields in order: name, whether it is optional, whether it holds a seat."""
    hints = get_type_hints(turn)
    return tuple(
        (
            field.name,
            field.metadata == OPTIONAL,
            hints[field.name] is Seat or Seat in get_args(hints[field.name]),
        )
        for field in fields(turn)
    )
