"""What is agreed before a play begins."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in code and from 1 in notation."""

Fields = Mapping[str, object]
"""Named values as a record holds them: texts, integers, booleans, lists and nested fields."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before a play began, as a record or a command line says it."""

    seats: int
    edition: str | None = None
    readings: Fields = field(default_factory=dict)
    target: int | None = None
    start: Fields | None = None
    components: Fields | None = None
    """Component data to use instead of the edition's own, for owners of another box."""
