"""What rolls of Gold Armada do to the chances to win."""

from collections.abc import Callable
from typing import Any

import pytest

from doubloon.core.play import Play
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.state import State
from doubloon.games.gold_armada.solve.luck import luck

pytestmark = pytest.mark.usefixtures("no_tables")

LAST_PIERS = {
    "start": {
        "taken": dict.fromkeys(PIERS[:8], 3) | {"four": 2, "five": 1},
        "doubloons": [[1, 2, 3] * 3 + [2, 3, 4, 3, 4], [1, 2, 3] * 3 + [3, 4, 5, 4]],
        "skulls": [3, 2],
        "seat": 1,
    }
}


FOUR = {
    "seats": 4,
    "start": {
        "taken": dict.fromkeys(PIERS[:6], 2),
        "doubloons": [[1, 2], [2, 1, 2], [1, 2, 1], [2, 1, 2, 1]],
        "skulls": [0, 2, 1, 0],
        "seat": 1,
    },
}


@pytest.mark.parametrize(
    "given", [{}, LAST_PIERS, FOUR], ids=["opening", "last-piers", "four-seats"]
)
@pytest.mark.parametrize(
    "steps",
    [
        ("~ roll hhbpr", "p1 reroll bpr"),
        ("~ roll hhhbp", "p1 reroll bp", "~ roll bp", "p1 reroll bp"),
    ],
    ids=["second-roll", "last-roll"],
)
def test_luck_has_mean_zero(
    given: dict[str, Any], steps: tuple[str, ...], after: Callable[..., Play]
) -> None:
    before: State = after(*steps, **given).state
    fates = rules.fates(before)
    lucks = [(luck(before, rules.play(before, fate)), weight) for fate, weight in fates]
    for seat in range(len(before.skulls)):
        assert sum(weight * change[seat] for change, weight in lucks) == pytest.approx(0, abs=1e-9)
    assert all(sum(change) == pytest.approx(0, abs=1e-9) for change, _ in lucks)
    assert any(change[0] > 0.01 for change, _ in lucks)
    assert any(change[0] < -0.01 for change, _ in lucks)
