"""Plays of Gold Armada, set up and stepped through in notation."""

from collections.abc import Callable
from typing import Any

import pytest

import table
from doubloon.core.play import Play
from doubloon.core.setup import Fields


def play_after(*steps: str, board: Fields | None = None, **setup: Any) -> Play:
    return table.after("gold-armada", *steps, components=board, **setup)


@pytest.fixture(scope="session")
def after() -> Callable[..., Play]:
    """The play after these steps."""
    return play_after
