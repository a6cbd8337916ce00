"""Sentences without anything to fill in, read straight from a catalogue.

Project Fluent and what it brings along take longer to load than a page of help to print;
most sentences do not need it. A test compares every one of these with Fluent's answer.
"""

import re
from functools import cache
from importlib.resources import files

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *= *(\S[^{}\n]*?) *\n(?=\S|\n+(?! )|\Z)", re.MULTILINE)
"""A message of one line with nothing to fill in, and no attribute or continuation line."""

_packages = ["doubloon.locales"]
"""Where catalogues are: a file `<language>.ftl` in each of these packages."""


def add(package: str) -> bool:
    """Use the catalogues of this package too; whether they were not used before."""
    if package in _packages:
        return False
    _packages.append(package)
    text.cache_clear()
    sentences.cache_clear()
    return True


@cache
def text(language: str) -> str:
    """All messages of a language; a package without that language speaks English."""
    found = []
    for package in _packages:
        own = files(package).joinpath(f"{language}.ftl")
        found.append(own if own.is_file() else files(package).joinpath("en.ftl"))
    return "\n".join(catalogue.read_text("utf-8") for catalogue in found)


@cache
def sentences(language: str) -> dict[str, str]:
    return dict(_ENTRY.findall(text(language)))
