"""TOML from strangers. What costs the standard library's reader more than linear time or memory
is refused before it reads: very long dotted names, deep nesting, and very many names.
"""

import re
import tomllib
from typing import Any

from doubloon.core.errors import DoubloonError, RecordError

LONGEST = 4_000_000
"""The most characters in a text; a long play has about ten thousand."""

PARTS = 16
"""The most parts of a dotted name, `a.b.c`; Doubloon's own names have one."""

DEPTH = 32
"""How deep lists and tables may be nested; Doubloon's own texts need four."""

NAMES = 20_000
"""The most names and headers in a text."""

_TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?'
    r"|'''(?:[^']|'(?!''))*+(?:''')?"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*"
    r"|[][{}.=,\n]",
    re.DOTALL,
)
"""Strings and comments as a whole, ended or not, so that a text is scanned once; and the signs
that names and nesting are made of."""


def parse(text: str, refuse: type[DoubloonError] = RecordError) -> dict[str, Any]:
    """The fields of a TOML text."""
    if len(text) > LONGEST:
        raise refuse("record-too-long", longest=LONGEST)
    _check_shape(text, refuse)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise refuse("too-nested") from None
    except ValueError as error:
        raise refuse("not-toml", detail=str(error)) from None


def _check_shape(text: str, refuse: type[DoubloonError]) -> None:
    """Refuse a text whose names or nesting would cost much to read."""
    depth = parts = names = 0
    fresh = True  # nothing but a bracket has been seen in this line
    for found in _TOKEN.finditer(text):
        sign = found[0]
        if sign == ".":
            parts += 1
            if parts >= PARTS:
                raise refuse("toml-long-name", most=PARTS)
        elif sign in "[{":
            depth, parts = depth + 1, 0
            if depth > DEPTH:
                raise refuse("too-nested")
        elif sign in "]}":
            depth = max(0, depth - 1)
        elif sign in "=,\n":
            parts = 0
        names += sign == "=" or (sign == "[" and fresh)
        fresh = sign == "\n"
        if names > NAMES:
            raise refuse("toml-many-names", most=NAMES)
