"""One turn of Gold Armada looked through whole: every roll, every choice, every pier.

What is maximised is the mean of what the doubloons and the skull token are worth;
somebody else says what that is: their values, or what they do to the final margin.
"""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts
from doubloon.games.gold_armada.board import DICE, PIERS, SPACES
from doubloon.games.gold_armada.editions import Terms
from doubloon.games.gold_armada.scoring import lacks
from doubloon.solve.lattice import Lattice, Values, lattice

Numbers = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Turn:
    """What every turn under these terms has in common, compiled from the rules by enumeration."""

    terms: Terms
    hands: Lattice
    wins: NDArray[np.bool_]
    """Whether each full hand wins each doubloon: by pier, space, hand."""

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
        best = np.full(self.turn.wins.shape[2], -np.inf)
        for pier, space in enumerate(self.taken):
            if space < SPACES:
                won = np.where(self.turn.wins[pier, space], self.worth[pier], -np.inf)
                best = np.maximum(best, won)
        if self.turn.terms.readings.may_decline:
            best = np.maximum(best, self.skull)
        return np.where(np.isneginf(best), self.skull, best)[:, None]

    def rolling(self, rolls: int) -> Values:
        """What keeping each hand is worth with so many rolls still to come, at least one."""
        hands, full = self.turn.hands, self.stopped
        for _ in range(rolls - 1):
            worth = hands.fall(full)
            worth[hands.full] = self.stopped
            full = hands.keep(worth)[hands.full]
        return hands.fall(full)

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


ALL = (SPACES + 1) ** len(PIERS)
"""Ways the doubloons can be gone from the piers."""


def number(taken: tuple[int, ...]) -> int:
    """The board with so many doubloons gone from each pier; taking one makes it greater."""
    found = 0
    for n in taken:
        found = found * (SPACES + 1) + n
    return found
