"""Plays of Gold Armada, set up and stepped through in notation."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import table
from doubloon.core.play import Play
from doubloon.core.setup import Fields, Seat, Setup
from doubloon.games.gold_armada.rules.editions import Terms, terms
from doubloon.games.gold_armada.rules.state import State


def play_after(*steps: str, board: Fields | None = None, **setup: Any) -> Play:
    return table.after("gold-armada", *steps, components=board, **setup)


@pytest.fixture(scope="session")
def after() -> Callable[..., Play]:
    """The play after these steps."""
    return play_after


@pytest.fixture(scope="session")
def few_faces() -> Callable[..., Terms]:
    """Terms with a die of rum and compasses and two skull tokens, small enough to solve slowly."""

    def agree(**readings: object) -> Terms:
        given = {name.replace("_", "-"): value for name, value in readings.items()}
        agreed = terms(Setup(2, None, {"skull-tokens": 2, **given}))
        return replace(agreed, board=agreed.board._replace(die=(0, 0, 1, 0, 0, 1)))

    return agree


@pytest.fixture(scope="session")
def won() -> Callable[[State], Fraction | None]:
    """The share of the win of the first seat in a state; None before the end."""

    def share(state: State) -> Fraction | None:
        if (result := state.result) is None:
            return None
        return Fraction(Seat(0) in result.winners) / len(result.winners)

    return share
