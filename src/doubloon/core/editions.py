"""Editions: named bundles of readings, and the components in the box, as data files."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from doubloon.core.dice import Counts
from doubloon.core.errors import RecordError
from doubloon.core.readings import agree
from doubloon.core.setup import Fields, Setup

Readings = TypeVar("Readings", bound=Any)


@cache
def load(package: str, file: str = "editions.toml") -> dict[str, Any]:
    """A data file that ships beside the rules of a game."""
    return tomllib.loads(files(package).joinpath(file).read_text("utf-8"))


def names(package: str) -> tuple[str, ...]:
    return tuple(load(package)["editions"])


def readings(package: str, setup: Setup, plain: Readings) -> Readings:
    """The readings of the edition agreed on, with what was agreed otherwise."""
    editions: dict[str, Fields] = load(package)["editions"]
    edition = next(iter(editions)) if setup.edition is None else setup.edition
    if edition not in editions:
        raise RecordError("unknown-edition", edition=edition, known=", ".join(editions))
    return agree(agree(plain, editions[edition]), setup.readings)


def counts(table: dict[str, int], order: str | tuple[str, ...]) -> Counts:
    """The numbers of a data table in the game's own order."""
    return tuple(table.get(kind, 0) for kind in order)
