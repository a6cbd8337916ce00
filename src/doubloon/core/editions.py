"""Editions: named sets of readings, and the components of a box, read from data files."""

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
    """A data file in the package of a game's rules."""
    return tomllib.loads(files(package).joinpath(file).read_text("utf-8"))


def names(package: str) -> tuple[str, ...]:
    """The editions of a game, the default one first."""
    return tuple(load(package)["editions"])


def readings(package: str, setup: Setup, plain: Readings) -> Readings:
    """The readings of an edition, changed by the readings that the players agreed on."""
    editions: dict[str, Fields] = load(package)["editions"]
    edition = next(iter(editions)) if setup.edition is None else setup.edition
    if edition not in editions:
        raise RecordError("unknown-edition", edition=edition, known=", ".join(editions))
    return agree(agree(plain, editions[edition]), setup.readings)


def earlier(package: str, edition: str) -> Fields:
    """The readings that this edition had before a ruling changed them."""
    found: Fields = load(package).get("earlier", {}).get(edition, {})
    return found


def counts(table: dict[str, int], order: str | tuple[str, ...]) -> Counts:
    """The numbers in a data table, in the order of the kinds."""
    return tuple(table.get(kind, 0) for kind in order)
