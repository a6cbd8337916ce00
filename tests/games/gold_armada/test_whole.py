"""The margin on the whole board: the numbers of oracles/whole_gold_armada.py, a program in C.

It uses neither the lattice nor the symmetries of the solver.
"""

from typing import Any

import numpy as np
import pytest

from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.editions import terms
from doubloon.games.gold_armada.solve import advice, two_seats
from doubloon.games.gold_armada.solve.board_index import boards
from doubloon.games.gold_armada.solve.evaluation import leaf, turn_points
from table import exact

CASES: list[dict[str, Any]] = [case.values[0] for case in exact("gold-armada-whole", "board")]


AGREED = terms(Setup(2))


def near_ones() -> list[dict[str, Any]]:
    return [case for case in CASES if two_seats.ways_on(case["taken"], case["tokens"]) <= 300]


def test_there_are_enough() -> None:
    assert len(CASES) == 151
    assert len(near_ones()) > 10


@pytest.mark.parametrize("case", near_ones())
def test_near_the_end(case: dict[str, Any]) -> None:
    found = advice.near_end(AGREED, tuple(case["taken"]), case["tokens"], 0)
    assert found == pytest.approx(case["margin"], abs=1e-8)


@pytest.mark.exact
def test_everywhere() -> None:
    numbers = np.zeros(two_seats.table(AGREED).size)
    for _ in two_seats.solve(AGREED, numbers):
        pass
    for case in CASES:
        found = two_seats.margin(AGREED, numbers, tuple(case["taken"]), case["tokens"], 0)
        assert found == pytest.approx(case["margin"], abs=1e-8)


def test_boards_that_differ_only_in_names_share_a_number() -> None:
    found = boards(AGREED.board)
    rum, cannon = PIERS.index("rum"), PIERS.index("cannon")
    for special in ((0, 0, 0, 0), (1, 2, 0, 3), (3, 3, 3, 3)):
        one, other = [0] * 6 + [*special], [0] * 6 + [*special]
        one[rum], other[cannon] = 2, 2
        assert found.place(one) == found.place(other)
        assert found.canonical(tuple(one)) == found.canonical(tuple(other))
    barrel = [1] + [0] * 9
    parrot = [0, 1] + [0] * 8
    assert found.place(barrel) != found.place(parrot)
    barrel[6:], parrot[6:] = [3, 3, 3, 3], [3, 3, 3, 3]
    assert found.place(barrel) == found.place(parrot)


def test_every_board_has_a_number_of_its_own() -> None:
    found = boards(AGREED.board)
    listed = found.listed()
    assert len(listed) == found.count == 540_084
    for number in range(0, found.count, 997):
        assert found.place(listed[number].tolist()) == number


def test_a_board_where_no_pier_is_like_another_has_every_board() -> None:
    plain = AGREED.board
    piers = [
        pier._replace(spaces=tuple(s._replace(value=s.value + 10 * n) for s in pier.spaces))
        for n, pier in enumerate(plain.piers)
    ]
    assert boards(plain._replace(piers=tuple(piers))).count == 4**10


def test_the_leaf_comes_near_the_exact_margin() -> None:
    known = np.array([case["margin"] for case in CASES])
    brings = turn_points(AGREED, [tuple(case["taken"]) for case in CASES])
    both = zip(CASES, brings, strict=True)
    rough = np.array([-leaf(tuple(case["taken"]), case["tokens"], more) for case, more in both])
    assert np.var(known - rough) < 0.2 * np.var(known)
