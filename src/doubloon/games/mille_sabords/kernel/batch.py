"""Mille Sabords: acts as the action numbers of `env.py`, and many plays that advance together."""

from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.games.mille_sabords.env import LAY as LAID
from doubloon.games.mille_sabords.env import LIFT as LIFTED
from doubloon.games.mille_sabords.env import REROLL as REROLLED
from doubloon.games.mille_sabords.env import REROLL_SKULL as REROLLED_SKULL
from doubloon.games.mille_sabords.kernel.acts import number as size
from doubloon.games.mille_sabords.kernel.acts import numbered
from doubloon.games.mille_sabords.kernel.layout import (
    ABOVE,
    KIND,
    LAY,
    LIFT,
    NONE,
    REROLL,
    STOP,
    TABLES_OF_EIGHT,
)
from doubloon.games.mille_sabords.rules.scoring import DICE
from doubloon.kernels.compiled import compiled
from doubloon.kernels.shared import include

__all__ = ["act_all", "begin_all", "code", "fill_mask", "number"]

if TYPE_CHECKING:
    from doubloon.kernels.shared.batch import act_all, begin_all, fill_mask
else:
    include("batch", globals())


@compiled
def number(_s: Any, t: Any, code: Any) -> Any:
    """The action of an act: where its block begins, and the place of its dice without skulls."""
    kind, dice = code & KIND, code >> ABOVE
    if kind == STOP:
        return np.int64(0)
    bare = dice & ~NONE
    place = numbered(t, bare + DICE - size(bare))
    if kind == REROLL:
        return (REROLLED_SKULL if dice & NONE else REROLLED) + place
    return (LIFTED if kind == LIFT else LAID) + place


@compiled
def code(_s: Any, t: Any, action: Any) -> Any:
    """The act of an action."""
    if action == 0:
        return np.int64(STOP)
    block, place = (action - REROLLED) // TABLES_OF_EIGHT, (action - REROLLED) % TABLES_OF_EIGHT
    dice = np.int64(t.eight[place] & ~NONE)
    if action < LIFTED:
        return REROLL | (dice | block) << ABOVE
    return (LIFT if action < LAID else LAY) | dice << ABOVE
