"""A turn of several rolls in which one value is maximised and others follow."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts
from doubloon.kernels.lattice import Lattice, Values


@dataclass(frozen=True)
class FollowedTurn:
    """The values of every hand in a turn, given those of full hands once rolling is over.

    A value has a column. The first one is maximised; the others are what this brings on average.
    """

    hands: Lattice
    stopped: Values
    """A row for each full hand."""
    rolls: int
    """How many rolls a turn has."""
    over: NDArray[np.bool_] | None = None
    """The full hands that end the rolling; None: none does."""

    @cached_property
    def _layers(self) -> tuple[list[Values], list[Values]]:
        """By rolls to come: the values of full hands, and of keeping each hand."""
        hands = self.hands
        full, kept = [self.stopped], [np.empty((0, 0)), hands.fall(self.stopped)]
        for roll in range(1, self.rolls):
            rated = kept[roll].copy()
            rated[hands.full] = self.stopped
            best = rated[hands.kept(rated[:, :1])[hands.full, 0]]
            if self.over is not None:
                best = np.where(self.over[:, None], self.stopped, best)
            full.append(best)
            kept.append(hands.fall(best))
        return full, kept

    def full(self, hand: Counts, rolls: int) -> Values:
        """The values of a full hand before the choice, with so many rolls to come."""
        found: Values = self._layers[0][rolls][self.hands.index[hand] - self.hands.full.start]
        return found

    def keep(self, hand: Counts, rolls: int) -> Values:
        """The values of keeping this hand and rolling the rest, with so many rolls to come."""
        found: Values = self._layers[1][rolls][self.hands.index[hand]]
        return found
