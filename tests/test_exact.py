"""Lines and weights of every game, counted by programs that share none of its code.

The numbers are in tests/exact; each file names the program in oracles/ that made it.
"""

from typing import Any

import pytest

from doubloon.core.perft import perft
from table import GAME, exact, reached


@pytest.mark.parametrize(
    ("game", "case"),
    [
        pytest.param(key, *case.values, id=f"{key} {case.id}")
        for key in GAME
        for case in exact(key, "perft")
    ],
)
def test_perft(game: str, case: dict[str, Any]) -> None:
    state = reached(game, case).state
    assert perft(GAME[game], state, case["depth"]) == (case["lines"], case["weight"])


@pytest.mark.parametrize("key", GAME)
def test_some_count_is_beyond_a_hundred_thousand_lines(key: str) -> None:
    assert max(case.values[0]["lines"] for case in exact(key, "perft")) > 100_000
