"""What a board is roughly worth, for any number of seats: fitted, where no table is known.

Meant is what is still to come for the seat whose turn has just ended: its points less the mean
of the others'. `leaf.json` has for each number of seats and tokens left a number, and one for
each pier and each number of doubloons gone from it; `bench/fit_gold_armada.py` makes it.
"""

import json
from functools import cache
from importlib.resources import files

import numpy as np

from doubloon.games.gold_armada.board import PIERS, SPACES
from doubloon.games.gold_armada.boards import Taken
from doubloon.games.gold_armada.turn import Numbers


@cache
def parameters(seats: int) -> Numbers:
    """By tokens left and pier, for none to all doubloons gone: a share of the board's worth."""
    told = json.loads(files(__package__).joinpath("leaf.json").read_text(encoding="utf-8"))
    rows = np.array(told[str(seats)])
    piers = rows[:, 1:].reshape(len(rows), len(PIERS), SPACES)
    found = np.concatenate([np.zeros((len(rows), len(PIERS), 1)), piers], axis=2)
    found[:, 0] += rows[:, :1]
    return found


def leaf(seats: int, taken: Taken, tokens: int) -> float:
    """The rough worth of a board; nothing where the play is over."""
    if not tokens or min(taken) == SPACES:
        return 0.0
    known = parameters(seats)
    return float(known[min(tokens, len(known)) - 1, range(len(PIERS)), taken].sum())
