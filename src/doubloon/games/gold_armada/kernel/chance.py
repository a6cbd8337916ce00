"""The fates of Gold Armada and their weights."""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel.layout import ROLL
from doubloon.kernels.compiled import compiled
from doubloon.kernels.hands import DICE


@compiled
def fates(s: Any, t: Any) -> Any:
    return np.int64(t.falls[DICE - t.size[s.table]])


@compiled
def fate(s: Any, t: Any, n: Any) -> Any:
    return ROLL + np.int64(t.fall[DICE - t.size[s.table], n])


@compiled
def weight(s: Any, t: Any, n: Any) -> Any:
    return np.int64(t.fall_weight[DICE - t.size[s.table], n])


@compiled
def ways(s: Any, t: Any) -> Any:
    return np.int64(t.power[s.table])


@compiled
def fallen(_s: Any, t: Any, way: Any) -> Any:
    return ROLL + np.int64(t.way_sum[way])
