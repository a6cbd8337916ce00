"""Readings: named choices between the meanings that a printed clause can have.

A game lists its readings as a frozen dataclass of booleans, whole numbers and
enumerations, with the usual choice as default. Records and command lines write their
names in kebab-case.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, TypeVar

from doubloon.core.errors import RecordError

Readings = TypeVar("Readings", bound=Any)

LEAST = "least"
"""The metadata key for the smallest value of a number; the default is zero."""

RULES_ONLY = "rules-only"
"""The metadata key of a reading that only the rules know so far.

Under another value than its default, kernels and solvers are not used: the rules play matches,
bots that search play as the deckhand does, and no values are given.
"""


def agree(readings: Readings, given: Mapping[str, object]) -> Readings:
    """These readings with the given changes. Unknown names and values are refused."""
    changes = {}
    known = {kebab(field.name): field for field in fields(readings)}
    for name, value in given.items():
        if name not in known:
            raise RecordError("unknown-reading", reading=name, known=", ".join(known))
        field = known[name]
        least = field.metadata.get(LEAST, 0)
        changes[field.name] = _check(name, value, getattr(readings, field.name), least)
    changed: Readings = replace(readings, **changes)
    return changed


def kebab(name: str) -> str:
    """A Python name as records write it.

    >>> kebab("tie_break")
    'tie-break'
    """
    return name.replace("_", "-")


def choices(value: object) -> tuple[object, ...]:
    """All values that a reading of this type can have; empty for a number."""
    if isinstance(value, bool):
        return (True, False)
    if isinstance(value, StrEnum):
        return tuple(member.value for member in type(value))
    return ()


def _check(name: str, value: object, default: object, least: int) -> object:
    allowed = choices(default)
    if not allowed:
        if type(value) is int and value >= least:
            return value
        raise RecordError("reading-number", reading=name, value=_shown(value), least=least)
    if not any(value is choice or (value == choice and type(value) is str) for choice in allowed):
        shown = ", ".join(map(_shown, allowed))
        raise RecordError("reading-value", reading=name, value=_shown(value), allowed=shown)
    return type(default)(str(value)) if isinstance(default, StrEnum) else value


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def find_rules_only(readings: object) -> str | None:
    """The name of a reading that only the rules know and that is not at its default, if any."""
    for field in fields(readings):  # type: ignore[arg-type]  # readings are dataclasses
        if field.metadata.get(RULES_ONLY) and getattr(readings, field.name) != field.default:
            return kebab(field.name)
    return None
