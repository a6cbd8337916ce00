"""A play as text: a header with what was agreed, and the steps.

Fates are written like any other step, so a record replays on any machine without the
generator that drew them. A step that begins with `#` is a remark: it is kept and
changes nothing.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from doubloon.core import toml
from doubloon.core.errors import RecordError
from doubloon.core.setup import Fields, Setup

VERSION = 1
REMARK = "#"
TABLE_DICE = "table"
"""The value of `dice` if people entered the rolls of real dice."""

COMPONENTS = "_components"
"""The key for components that replace those of the edition."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    game: str
    edition: str | None = None
    readings: Fields = field(default_factory=dict)
    target: int | None = None
    seats: tuple[str, ...]
    dice: str | None = None
    started: object = None
    fairness: Fields | None = None
    start: Fields | None = None
    steps: tuple[str, ...]
    points: tuple[int, ...] | None = None
    extra: Fields = field(default_factory=dict)
    """Fields that begin with an underscore. They are free for any use, and are kept."""

    @property
    def setup(self) -> Setup:
        box = self.extra.get(COMPONENTS)
        components = box if isinstance(box, dict) else None
        seats = len(self.seats)
        return Setup(seats, self.edition, self.readings, self.target, self.start, components)


def read(text: str) -> Record:
    """The record in a text. Its steps are not replayed, so they may be illegal."""
    fields = toml.parse(text)
    if "record" not in fields:
        raise RecordError("missing-field", field="record")
    if (version := fields.pop("record")) != VERSION or type(version) is not int:
        raise RecordError("unknown-version", version=_shown(version), known=VERSION)
    extra = {key: fields.pop(key) for key in [*fields] if key.startswith("_")}
    values: dict[str, Any] = {}
    for name, (is_right, expected) in _FIELDS.items():
        if name not in fields:
            if name in _REQUIRED:
                raise RecordError("missing-field", field=name)
            continue
        value = fields.pop(name)
        if not is_right(value):
            raise RecordError("field-type", field=name, expected=expected, value=_shown(value))
        values[name] = tuple(value) if isinstance(value, list) else value
    if fields:
        raise RecordError("unknown-field", field=min(fields), known=", ".join(_FIELDS))
    return Record(**values, extra=extra)


def write(record: Record) -> str:
    """The canonical text of a record."""
    lines = [f"record = {VERSION}"]
    for name in _FIELDS:
        value = getattr(record, name)
        if name == "steps":
            lines += ["steps = [", *(f"  {_written(step)}," for step in value), "]"]
        elif name != "start" and value is not None and (name != "readings" or value):
            lines.append(f"{name} = {_written(value)}")
    lines += [f"{_key(name)} = {_written(value)}" for name, value in record.extra.items()]
    if record.start is not None:
        lines += ["", "[start]"]
        lines += [f"{_key(name)} = {_written(value)}" for name, value in record.start.items()]
    return "\n".join(lines) + "\n"


def _is_text(value: object) -> TypeGuard[str]:
    return isinstance(value, str)


def _is_number(value: object) -> TypeGuard[int]:
    return type(value) is int


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_number, value))


def _is_moment(value: object) -> bool:
    return _is_text(value) or hasattr(value, "isoformat")


_FIELDS: dict[str, tuple[Callable[[object], bool], str]] = {
    "game": (_is_text, "text"),
    "edition": (_is_text, "text"),
    "readings": (_is_table, "table"),
    "target": (_is_number, "number"),
    "seats": (_is_texts, "texts"),
    "dice": (lambda value: value == TABLE_DICE, "table-dice"),
    "started": (_is_moment, "moment"),
    "fairness": (_is_table, "table"),
    "steps": (_is_texts, "texts"),
    "points": (_is_numbers, "numbers"),
    "start": (_is_table, "table"),
}
"""Every field in writing order, with its check and the name of the expected type."""

_REQUIRED = frozenset({"game", "seats", "steps"})


def _written(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", r"\u007f")
        case int() | float():
            return repr(value)
        case list() | tuple():
            return f"[{', '.join(map(_written, value))}]"
        case Mapping():
            inside = ", ".join(f"{_key(name)} = {_written(it)}" for name, it in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case _ if hasattr(value, "isoformat"):
            return str(value.isoformat())
        case _:
            raise RecordError("unwritable", value=repr(value))


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _written(name)


def _shown(value: object) -> str:
    text = _written(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
