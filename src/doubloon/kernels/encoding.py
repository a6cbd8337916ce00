"""Rows of numbers for many plays at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from doubloon.core.encoding import Part

Arrays = dict[str, Any]
"""What stands in each part, a row for each play."""


def rows(parts: Sequence[Part], arrays: Arrays) -> Any:
    """All parts one after the other; what goes beyond a limit is written as the limit."""
    assert [part.name for part in parts] == [*arrays], "every part is told once, in its order"
    limits = [(part.least, part.most) for part in parts]
    told = [np.clip(each, *limit) for each, limit in zip(arrays.values(), limits, strict=True)]
    return np.concatenate(told, axis=1, dtype=np.int32, casting="unsafe")


def turned(values: Any, seat: Any, seats: int) -> Any:
    """Values of all seats, beginning in each row with its own seat and going round."""
    order = (seat[:, None].astype(np.int64) + np.arange(seats)) % seats
    return np.take_along_axis(values, order, axis=1)


def mine(states: Any, seats: int) -> Any:
    """It is always the turn of the seat that looks."""
    turn = np.zeros((len(states), seats), np.int32)
    turn[:, 0] = 1
    return turn


def nothing(states: Any) -> Any:
    return np.zeros((len(states), 1), np.int32)
