"""One turn of Gold Armada looked through whole: every roll, every choice, every pier.

What is maximised is the mean of what the doubloons and the skull token are worth;
somebody else says what that is: their values, or what they do to the final margin.
"""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts
from doubloon.games.gold_armada.rules.board import DICE, SPACES
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.rules.scoring import lacks
from doubloon.kernels.lattice import Lattice, Values, lattice

Numbers = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Turn:
    """What every turn under these terms has in common, compiled from the rules by enumeration."""

    terms: Terms
    hands: Lattice
    wins: NDArray[np.bool_]
    """Whether each full hand wins each doubloon: by pier, space, hand."""

    def stopped(self, worth: Numbers, taken: tuple[int, ...], skull: Numbers) -> Values:
        """What each full hand is worth once rolling is over, a column for every position.

        `worth` is what the next doubloon of each pier is worth, a row for each.
        """
        best = np.full((self.wins.shape[2], len(skull)), -np.inf)
        for pier, space in enumerate(taken):
            if space < SPACES:
                wins = self.winning[pier][space]
                best[wins] = np.maximum(best[wins], worth[pier])
        if self.terms.readings.may_decline:
            best = np.maximum(best, skull)
        return np.where(np.isneginf(best), skull, best)

    def rolling(self, stopped: Values, rolls: int) -> Values:
        """What keeping each hand is worth with so many rolls still to come, at least one."""
        full = stopped
        for _ in range(rolls - 1):
            worth = self.hands.fall(full)
            worth[self.hands.full] = stopped
            full = self.hands.keep(worth)[self.hands.full]
        return self.hands.fall(full)

    def begun(self, stopped: Values) -> Numbers:
        """What the turn is worth before its first roll, for every column."""
        worth: Numbers = self.rolling(stopped, ROLLS)[0]
        return worth

    @cached_property
    def winning(self) -> list[list[NDArray[np.intp]]]:
        """The full hands that win each doubloon: by pier, space."""
        return [[np.flatnonzero(wins) for wins in spaces] for spaces in self.wins]

    def search(self, worth: Numbers, taken: tuple[int, ...], skull: float) -> "Search":
        """The worth of every choice, by what the next doubloon of each pier is worth."""
        return Search(self, worth, taken, skull)


@dataclass(frozen=True)
class Search:
    turn: Turn
    worth: Numbers
    taken: tuple[int, ...]
    skull: float

    @cached_property
    def stopped(self) -> Values:
        """What each full hand is worth once rolling is over: a column."""
        return self.turn.stopped(self.worth[:, None], self.taken, np.array([self.skull]))

    def rolling(self, rolls: int) -> Values:
        """What keeping each hand is worth with so many rolls still to come, at least one."""
        return self.turn.rolling(self.stopped, rolls)

    def of_full(self, hand: Counts) -> float:
        return float(self.stopped[self.turn.hands.index[hand] - self.turn.hands.full.start, 0])


@cache
def turn(terms: Terms) -> Turn:
    hands = lattice(DICE, terms.board.die)
    full = hands.hands[hands.full]
    wins = [
        [[lacks(space, hand, terms.readings) is None for hand in full] for space in pier.spaces]
        for pier in terms.board.piers
    ]
    return Turn(terms, hands, np.array(wins))


def next_values(terms: Terms, taken: tuple[int, ...]) -> Numbers:
    """What the next doubloon of each pier pays; nothing where none is left."""
    piers = terms.board.piers
    left = [pier.spaces[n].value if n < SPACES else 0 for pier, n in zip(piers, taken, strict=True)]
    return np.array(left, float)
