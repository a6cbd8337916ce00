"""Messages without facts, read directly from the catalogues.

Loading Project Fluent takes longer than printing a page of help, and most messages do not
need it. A test compares each of these messages with Fluent's answer.
"""

import re
from functools import cache
from importlib.resources import files

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *= *(\S[^{}\n]*?) *\n(?=\S|\n+(?! )|\Z)", re.MULTILINE)
"""A message of one line without facts, attributes or continuation lines."""

_packages = ["doubloon.locales"]
"""The packages with catalogues; each has a file `<language>.ftl`."""


def add(package: str) -> bool:
    """Add the catalogues of this package. False if they were there already."""
    if package in _packages:
        return False
    _packages.append(package)
    text.cache_clear()
    sentences.cache_clear()
    return True


@cache
def text(language: str) -> str:
    """All messages of a language. A package without that language speaks English."""
    found = []
    for package in _packages:
        own = files(package).joinpath(f"{language}.ftl")
        found.append(own if own.is_file() else files(package).joinpath("en.ftl"))
    return "\n".join(catalogue.read_text("utf-8") for catalogue in found)


@cache
def sentences(language: str) -> dict[str, str]:
    return dict(_ENTRY.findall(text(language)))
