"""Observations of many plays at once, as rows of numbers."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from doubloon.core.encoding import Part

Arrays = dict[str, Any]
"""The numbers of each part of an observation by its name, one row for each play."""


def rows(parts: Sequence[Part], arrays: Arrays) -> Any:
    """All parts side by side; numbers beyond the limits of a part are clipped."""
    assert [part.name for part in parts] == [*arrays], "every part once, in order"
    limits = [(part.least, part.most) for part in parts]
    clipped = [np.clip(each, *limit) for each, limit in zip(arrays.values(), limits, strict=True)]
    return np.concatenate(clipped, axis=1, dtype=np.int32, casting="unsafe")


def turned(values: Any, seat: Any, seats: int) -> Any:
    """The values of all seats, in each row beginning with the row's own seat, in turn order."""
    order = (seat[:, None].astype(np.int64) + np.arange(seats)) % seats
    return np.take_along_axis(values, order, axis=1)


def mine(states: Any, seats: int) -> Any:
    """The part `turn`: the seat to act is the seat that observes, which comes first."""
    turn = np.zeros((len(states), seats), np.int32)
    turn[:, 0] = 1
    return turn


def nothing(states: Any) -> Any:
    """A part of one number that is always 0."""
    return np.zeros((len(states), 1), np.int32)
