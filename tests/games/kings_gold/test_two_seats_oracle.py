"""The chance to win with two seats, by the numbers of oracles/solve_kings_gold.py.

That program shares no code with the solver.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold import GAME
from doubloon.games.kings_gold.rules.editions import Terms, terms
from doubloon.games.kings_gold.solve import advice, two_seats
from doubloon.games.kings_gold.solve.stamp import simplify
from table import exact, reached

CLOSE = 1e-9
"""The file has nine digits."""


@pytest.mark.parametrize("case", exact("kings-gold-win", "turn"))
def test_value(case: dict[str, Any]) -> None:
    play = reached("kings-gold", {"seats": 2, **case})
    found = advice.advise(play.state)
    assert found.exact
    assert found.values[0] == pytest.approx(case["value"], abs=CLOSE)
    assert sum(found.values) == pytest.approx(1)
    if "acts" in case:
        rated = {GAME.write(Seat(0), act)[3:]: value for act, value in found.acts}
        assert rated == pytest.approx(case["acts"], abs=CLOSE)
        assert [*rated.values()] == sorted(rated.values(), reverse=True)


@pytest.mark.parametrize("case", exact("kings-gold-win", "small"))
def test_every_reading_in_a_small_box(case: dict[str, Any]) -> None:
    agreed = replace(terms(Setup(2, None, case["readings"])), coins=case["coins"])
    numbers = solved_small(simplify(agreed, 2))
    assert numbers == pytest.approx(case["ended"], abs=CLOSE)


@cache
def solved_small(agreed: Terms) -> list[float]:
    numbers = np.zeros(two_seats.Positions(agreed.coins).size)
    for _ in two_seats.solve(agreed, numbers):
        pass
    return [*map(float, numbers)]
