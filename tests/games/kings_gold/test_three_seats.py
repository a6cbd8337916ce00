"""Three seats: the paranoid values are exact, the max-n values close to an equilibrium.

The exact numbers are those of oracles/solve_kings_gold_three.py, which shares no code with the
solver; `test_twin.py` checks the paranoid value in fractions.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from doubloon.core.setup import Setup
from doubloon.games.kings_gold.rules.editions import Terms, terms
from doubloon.games.kings_gold.solve import advice, three_seats
from table import after, exact

CLOSE = 1e-9


@cache
def solved(agreed: Terms, way: int) -> Any:
    numbers = np.zeros(three_seats.table(agreed, way).size)
    for _ in three_seats.solve(agreed, way, numbers):
        pass
    return numbers.reshape(-1, three_seats.SEATS)


def small(coins: int, **readings: object) -> Terms:
    given = {name.replace("_", "-"): value for name, value in readings.items()}
    return replace(terms(Setup(3, None, given)), coins=coins)


def guaranteed(agreed: Terms, box: int, king: int, coins: tuple[int, ...], seat: int) -> float:
    """The chance the first seat can guarantee when it is this seat's turn."""
    ended = (seat + 2) % 3
    around = [coins[(ended + n) % 3] for n in range(3)]
    row = solved(agreed, three_seats.PARANOID)[
        three_seats.Positions(agreed.coins).number(box, king, *around)
    ]
    return float(row[-ended % 3])


def test_positions_are_numbered_without_gaps() -> None:
    positions = three_seats.Positions(60)
    assert positions.size == 635_376
    numbers = [positions.number(box, *positions.holdings(box).T) for box in (0, 1, 59, 60)]
    assert [n.min() for n in numbers] == [positions.of_box(box).start for box in (0, 1, 59, 60)]
    assert all((np.diff(n) == 1).all() for n in numbers)


@pytest.mark.parametrize("case", exact("kings-gold-paranoid", "small"))
def test_the_paranoid_value_is_that_of_the_oracle(case: dict[str, Any]) -> None:
    agreed = replace(terms(Setup(3, None, case["readings"])), coins=case["coins"])
    for box, king, one, two, last, *values in case["sure"]:
        for seat, value in enumerate(values):
            found = guaranteed(agreed, box, king, (one, two, last), seat)
            assert found == pytest.approx(value, abs=CLOSE), (box, king, one, two, last, seat)


@pytest.mark.parametrize("tie_break", ["tied-one-turn", "extra-round-all", "shared"])
def test_max_n_values_add_up_and_reach_the_paranoid_ones(tie_break: str) -> None:
    agreed = small(4, tie_break=tie_break)
    chances, safe = solved(agreed, three_seats.MAX_N), solved(agreed, three_seats.PARANOID)
    assert chances.sum(axis=1) == pytest.approx(1)
    assert chances.min() >= 0
    assert safe.sum(axis=1).max() <= 1 + CLOSE
    assert (chances - safe).min() > -0.01, "a mean over best replies is not exact"


def test_an_interrupted_solve_can_be_resumed(tmp_path: Any) -> None:
    agreed = small(3, tie_break="shared")
    work = three_seats.work(agreed, three_seats.PARANOID)
    for progress in work.compute(tmp_path):
        if progress.done == 2:
            break
    assert work.table.load_unfinished(tmp_path)[1] == 2
    begun = [progress.done for progress in work.compute(tmp_path)]
    assert begun == [2, 3, 4]
    numbers = work.table.load(tmp_path)
    assert numbers is not None
    assert (numbers.reshape(-1, 3) == solved(agreed, three_seats.PARANOID)).all()
    assert work.begins is not None
    assert work.begins(numbers)[0] > work.begins(numbers)[2]


def test_each_way_and_reading_has_its_own_table() -> None:
    def stamps(**readings: object) -> tuple[str, str]:
        agreed = small(60, **readings)
        return three_seats.table(agreed, three_seats.MAX_N).stamp, three_seats.table(
            agreed, three_seats.PARANOID
        ).stamp

    assert len({*stamps(), *stamps(tie_break="tied-one-turn"), *stamps(tie_break="shared")}) == 6
    assert stamps(tie_break="shared") == stamps(tie_break="new-game")


@pytest.mark.usefixtures("no_tables")
def test_advice_uses_the_table_once_it_exists() -> None:
    """Before that it uses the fitted chance; neither is called exact."""
    start = {"box": 30, "king": 6, "coins": [9, 8, 7], "seat": 2}
    state = after("kings-gold", "~ roll 12kcx", start=start, seats=3).state
    before = advice.advise(state)
    assert (before.how, before.exact) == ("fitted", False)
    table = three_seats.table(state.terms, three_seats.MAX_N)
    numbers = np.tile([0.5, 0.3, 0.2], table.size // 3)
    table.save(numbers)
    then = advice.advise(state)
    assert (then.how, then.exact) == ("max-n", False)
    assert then.values == pytest.approx((0.2, 0.5, 0.3))
    assert [value for _, value in then.acts] == pytest.approx([0.5] * 16)
