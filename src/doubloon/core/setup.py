"""What players agree on before a play."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

Seat = NewType("Seat", int)
"""A player's place, counted from 0 in code and from 1 in notation."""

Fields = Mapping[str, object]
"""Named values as a record holds them: texts, integers, booleans, lists and nested fields."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before a play, as a record or a command line gives it."""

    seats: int
    edition: str | None = None
    readings: Fields = field(default_factory=dict)
    target: int | None = None
    start: Fields | None = None
    components: Fields | None = None
    """Components that replace those of the edition, for owners of another box."""
