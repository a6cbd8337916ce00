"""King's Gold: acts as the action numbers of `env.py`, and many plays that advance together."""

from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.games.kings_gold.env import KEEP
from doubloon.games.kings_gold.env import PAIR as PAIRED
from doubloon.games.kings_gold.kernel.layout import NAMED, PAIR, REROLL, ROB, STOP
from doubloon.games.kings_gold.rules.scoring import COINS
from doubloon.kernels.compiled import compiled
from doubloon.kernels.shared import include

__all__ = ["act_all", "begin_all", "code", "fill_mask", "number"]

if TYPE_CHECKING:
    from doubloon.kernels.shared.batch import act_all, begin_all, fill_mask
else:
    include("batch", globals())

KINDS_OF_COIN = len(COINS)


@compiled
def number(s: Any, t: Any, code: Any) -> Any:
    """The action of an act; victims are counted from the seat to act."""
    kind, named = code & ~NAMED, code & NAMED
    if kind == STOP:
        return np.int64(0)
    if kind == REROLL:
        return np.int64(KEEP + named)
    if kind == PAIR:
        robbed = named >> 2
        victim = (robbed - 1 - s.seat) % t.seats if robbed else 0
        return np.int64(PAIRED + (named & 3) * t.seats + victim)
    return np.int64(PAIRED + KINDS_OF_COIN * t.seats + (named - s.seat) % t.seats - 1)


@compiled
def code(s: Any, t: Any, action: Any) -> Any:
    """The act of an action."""
    if action == 0:
        return np.int64(STOP)
    if action < PAIRED:
        return np.int64(REROLL + action - KEEP)
    coin, victim = (action - PAIRED) // t.seats, (action - PAIRED) % t.seats
    if coin < KINDS_OF_COIN:
        robbed = (s.seat + victim) % t.seats + 1 if victim else 0
        return np.int64(PAIR + coin + 4 * robbed)
    return np.int64(ROB + (s.seat + 1 + victim) % t.seats)
