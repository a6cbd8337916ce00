"""The luck of a play: what dice and cards did to each seat's chance to win.

The luck of a fate is the chance to win after it minus the mean over all fates. A seat's luck is
the sum over the play. It says how its dice fell, not how well it used them.
"""

from doubloon.core import notation
from doubloon.core.errors import DoubloonError
from doubloon.core.game import find_rules_only_reading
from doubloon.core.play import Play
from doubloon.core.setup import Setup

Luck = tuple[float, ...]
"""A change of the chance to win for each seat; 0.1 is ten percentage points."""


def sum_luck(play: Play, setup: Setup) -> Luck | None:
    """The luck of each seat over all steps of a play that were not taken back.

    None where the chance to win is not known: the game has no such values, or the table uses
    readings or components that they do not fit.
    """
    game = play.game
    if setup.components or find_rules_only_reading(game, setup) is not None or game.advice is None:
        return None
    if (luck := game.advice().luck) is None:
        return None
    total = [0.0] * setup.seats
    try:
        for after in play.way():
            before = after.before
            if before is not None and notation.split(after.line)[0] is None:
                for seat, change in enumerate(luck(before.state, after.state)):
                    total[seat] += change
    except DoubloonError:
        return None
    return tuple(total)
