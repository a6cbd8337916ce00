"""Sentences without anything to fill in, read straight from a catalogue.

Project Fluent and what it brings along take longer to load than a page of help to print;
most sentences do not need it. A test compares every one of these with Fluent's answer.
"""

import re
from functools import cache
from importlib.resources import files

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *= *(\S[^{}\n]*?) *\n(?=\S|\n+(?! )|\Z)", re.MULTILINE)
"""A message of one line with nothing to fill in, and no attribute or line that goes on."""


def text(language: str) -> str:
    return files(__package__).joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def sentences(language: str) -> dict[str, str]:
    return dict(_ENTRY.findall(text(language)))
