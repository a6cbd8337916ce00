"""Rough worths of where a turn of King's Gold may end, for any number of seats."""

import numpy as np

from doubloon.games.kings_gold.solve.one_turn import Lying
from doubloon.kernels.lattice import Values


def lead(lying: Lying) -> Values:
    """How many coins the seat is ahead of the best of the others; at the end, who won is all."""
    mine, *others = lying.coins
    ahead: Values = (mine - np.maximum.reduce(others)).astype(float)
    everything = lying.king + sum(lying.coins)
    return np.where(lying.box == 0, np.sign(ahead) * everything, ahead)
