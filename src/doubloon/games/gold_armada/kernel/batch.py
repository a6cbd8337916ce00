"""Gold Armada: acts as the action numbers of `env.py`, and many plays that advance together."""

from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.games.gold_armada.env import DECLINE as DECLINED
from doubloon.games.gold_armada.env import KEEP
from doubloon.games.gold_armada.env import TAKE as TAKEN
from doubloon.games.gold_armada.kernel.layout import DECLINE, NAMED, REROLL, STOP, TAKE
from doubloon.kernels.compiled import compiled
from doubloon.kernels.shared import include

__all__ = ["act_all", "begin_all", "code", "fill_mask", "number"]

if TYPE_CHECKING:
    from doubloon.kernels.shared.batch import act_all, begin_all, fill_mask
else:
    include("batch", globals())


@compiled
def number(_s: Any, _t: Any, code: Any) -> Any:
    """The action of an act."""
    kind, named = code & ~NAMED, code & NAMED
    if kind == STOP:
        return np.int64(0)
    if kind == REROLL:
        return np.int64(KEEP + named)
    return np.int64(TAKEN + named if kind == TAKE else DECLINED)


@compiled
def code(_s: Any, _t: Any, action: Any) -> Any:
    """The act of an action."""
    if action == 0:
        return np.int64(STOP)
    if action < TAKEN:
        return np.int64(REROLL + action - KEEP)
    return np.int64(TAKE + action - TAKEN if action < DECLINED else DECLINE)
