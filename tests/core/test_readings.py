"""Readings by name: what may be agreed on, and what nobody knows."""

from dataclasses import dataclass, field
from enum import StrEnum

import pytest

from doubloon.core.editions import readings as readings_of
from doubloon.core.errors import RecordError
from doubloon.core.readings import LEAST, agree, choices
from doubloon.core.setup import Setup


class Wind(StrEnum):
    EAST = "east"
    NORTH_WEST = "north-west"


@dataclass(frozen=True, slots=True)
class Readings:
    fair_wind: Wind = Wind.EAST
    rum_allowed: bool = True
    barrels: int = field(default=6, metadata={LEAST: 1})
    ghosts: int = 0


def test_readings_are_changed_by_name() -> None:
    given = {"fair-wind": "north-west", "rum-allowed": False, "barrels": 3, "ghosts": 0}
    agreed = agree(Readings(), given)
    assert agreed == Readings(Wind.NORTH_WEST, rum_allowed=False, barrels=3)
    assert isinstance(agreed.fair_wind, Wind)


@pytest.mark.parametrize(
    ("problem", "name", "value"),
    [
        ("unknown-reading", "rum", True),
        ("unknown-reading", "rum_allowed", True),
        ("reading-value", "rum-allowed", 1),
        ("reading-value", "rum-allowed", "true"),
        ("reading-value", "fair-wind", "south"),
        ("reading-value", "fair-wind", True),
        ("reading-number", "barrels", 0),
        ("reading-number", "barrels", True),
        ("reading-number", "barrels", "6"),
        ("reading-number", "ghosts", -1),
    ],
)
def test_unknown_names_and_values_are_refused(problem: str, name: str, value: object) -> None:
    with pytest.raises(RecordError) as refused:
        agree(Readings(), {name: value})
    assert refused.value.problem == problem


def test_choices() -> None:
    assert choices(Wind.EAST) == ("east", "north-west")
    assert choices(True) == (True, False)
    assert choices(6) == ()


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(RecordError) as refused:
        readings_of("doubloon.games.kings_gold.rules", Setup(2, "blue-orange-xx"), Readings())
    assert refused.value.problem == "unknown-edition"
