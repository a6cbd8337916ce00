"""What rolls of King's Gold do to the chances to win."""

from typing import Any

import pytest

from doubloon.core.errors import RecordError
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.solve.advice import advise, luck
from table import after

TWO = {"box": 40, "king": 6, "coins": [8, 6], "seat": 1}
SIX = {"box": 20, "king": 6, "coins": [8, 6, 4, 9, 3, 4], "seat": 1}


@pytest.mark.parametrize(
    ("seats", "start", "steps"),
    [
        (2, TWO, ("~ roll 3ccxk", "p1 reroll k")),
        (2, TWO, ("~ roll 3ccxx", "p1 reroll 3", "~ roll k", "p1 reroll k")),
        (6, SIX, ("~ roll 3ccxk", "p1 reroll k")),
        (6, SIX, ("~ roll 3ccxx", "p1 reroll 3c", "~ roll kk", "p1 reroll kk")),
        (6, None, ("~ opening kkkcx",)),
        (2, None, ("~ opening kkkcx",)),
    ],
)
def test_luck_has_mean_zero(
    seats: int, start: dict[str, Any] | None, steps: tuple[str, ...]
) -> None:
    before = after("kings-gold", *steps, seats=seats, start=start).state
    fates = rules.fates(before)
    lucks = [(luck(before, rules.play(before, fate)), weight) for fate, weight in fates]
    for seat in range(seats):
        assert sum(weight * change[seat] for change, weight in lucks) == pytest.approx(0, abs=1e-9)
    assert all(sum(change) == pytest.approx(0, abs=1e-9) for change, _ in lucks)
    assert max(change[0] for change, _ in lucks) > 1e-4
    assert min(change[0] for change, _ in lucks) < -1e-4


def test_luck_is_the_difference_of_exact_values() -> None:
    before = after("kings-gold", "~ roll 3ccxx", "p1 reroll 3", start=TWO)
    good = before.after("~ roll 2")
    found = luck(before.state, good.state)[0]
    assert found == pytest.approx(advise(good.state).values[0] - advise(before.state).values[0])


@pytest.mark.usefixtures("no_tables")
def test_no_table_is_solved_for_it() -> None:
    readings = {"tie-break": "shared", "short-box": "player-first"}
    before = after("kings-gold", start=TWO, readings=readings)
    with pytest.raises(RecordError, match="best-unsolved"):
        luck(before.state, before.after("~ roll 3ccxx").state)
