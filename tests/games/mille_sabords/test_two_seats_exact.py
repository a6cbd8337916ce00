"""The chance to win short plays, compared with oracles/solve_mille_sabords_win.py.

That program shares no code with the solver.
"""

from typing import Any

import pytest

from doubloon.core.setup import Seat, Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules.editions import terms
from doubloon.games.mille_sabords.solve import advice, two_seats
from doubloon.solving import tables
from table import exact, reached

CLOSE = 1e-9
"""The file has nine digits."""

CASES = exact("mille-sabords-win", "turn")
QUICK = CASES[6:12] + CASES[36:42] + CASES[60:66]
"""Some of each stage in the first edition."""


@pytest.fixture(scope="module", autouse=True)
def solved(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Tables of short plays, solved for these tests alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(tables.FOLDER, str(tmp_path_factory.mktemp("cache")))
        patch.setattr(tables, "_KNOWN", {})
        yield


@pytest.mark.parametrize("case", QUICK)
def test_value(case: dict[str, Any]) -> None:
    compare(case)


@pytest.mark.exact
@pytest.mark.parametrize("case", CASES)
def test_all_values(case: dict[str, Any]) -> None:
    compare(case)


def compare(case: dict[str, Any]) -> None:
    agreed = terms(Setup(2, case["edition"], case["readings"], case["target"]))
    two_seats.work(agreed).solved()
    play = reached("mille-sabords", {"seats": 2, **case})
    found = advice.advise(play.state, "win")
    assert found.values[0] == pytest.approx(case["value"], abs=CLOSE)
    assert sum(found.values) == pytest.approx(1)
    rated = {GAME.write(Seat(0), act)[3:]: value for act, value in found.acts}
    for act, worth in case.get("acts", {}).items():
        assert rated[act] == pytest.approx(worth, abs=CLOSE), act
