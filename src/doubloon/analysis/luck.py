"""The luck of a play: what dice and cards did to each seat's chance to win.

The luck of a fate is the chance to win after it minus the mean over all fates. A seat's luck is
the sum over the play. It says how its dice fell, not how well it used them.
"""

from doubloon.analysis.review import review
from doubloon.core.advice import Effort, Values
from doubloon.core.errors import DoubloonError
from doubloon.core.play import Play
from doubloon.core.setup import Setup

Luck = Values
"""A change of the chance to win for each seat; 0.1 is ten percentage points."""

QUICK = Effort(playouts=0, solves=False)
"""Only what is known without playouts and without solving a table."""


def sum_luck(play: Play, setup: Setup) -> Luck | None:
    """The luck of each seat over all steps of a play that were not taken back.

    None where the chance to win is not known: the game has no such values, or the table uses
    readings or components that they do not fit.
    """
    if setup.components:
        return None
    try:
        found = review(play, setup, "win", QUICK)
    except DoubloonError:
        return None
    return tuple(seat.luck for seat in found.players)
