"""Kernels count the same lines of play as the oracles, which share no code with them.

The cases are those of tests/exact: positions inside a play with thefts, jokers, islands, ties
and last rounds, for many readings.
"""

from typing import Any

import numpy as np
import pytest

from doubloon.arena.kernels import kernel
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from table import GAME, exact, reached

CASES = [
    pytest.param(game.key, *case.values, id=f"{game.key} {case.id}")
    for game in BUILT_IN
    for case in exact(game.key, "perft")
]


@pytest.mark.parametrize(("key", "case"), CASES)
def test_a_kernel_counts_what_an_independent_program_counts(key: str, case: dict[str, Any]) -> None:
    k = kernel(GAME[key])
    setup = Setup(
        case.get("seats", 2),
        case.get("edition"),
        case.get("readings", {}),
        case.get("target"),
        case.get("start"),
    )
    assert k.covers(setup) is None
    depth = case["depth"]
    stack = np.zeros(depth + 1, k.STATE)
    stack[depth] = k.pack(reached(key, case).state)[0]
    lines, weight = k.count(stack, k.tables(setup)[0], depth)
    assert lines == case["lines"] % 2**64
    assert weight == case["weight"] % 2**64
