"""Exact look-ahead over one turn of Gold Armada: every roll, every choice, every pier.

It maximises the mean rating of the turn's outcome. The caller rates the outcomes: each doubloon
and the skull token, by points, by the final margin or by the chance to win.
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
class TurnModel:
    """What all turns under the same terms have in common, enumerated from the rules."""

    terms: Terms
    hands: Lattice
    wins: NDArray[np.bool_]
    """Whether each full hand wins each doubloon: by pier, space, hand."""

    def stopped(self, doubloons: Numbers, taken: tuple[int, ...], skull: Numbers) -> Values:
        """The value of each full hand once rolling is over; many positions at once.

        `doubloons` rates the next doubloon of each pier and `skull` a turn without a doubloon.
        Both have a column for each position, and so has the result. All positions share one board.
        """
        best = np.full((self.wins.shape[2], len(skull)), -np.inf)
        for pier, space in enumerate(taken):
            if space < SPACES:
                wins = self.winning[pier][space]
                best[wins] = np.maximum(best[wins], doubloons[pier])
        if self.terms.readings.may_decline:
            best = np.maximum(best, skull)
        return np.where(np.isneginf(best), skull, best)

    def keeping(self, stopped: Values, rolls: int) -> Values:
        """The value of keeping each hand and rolling the rest, with this many rolls left (1 up)."""
        full = stopped
        for _ in range(rolls - 1):
            values = self.hands.fall(full)
            values[self.hands.full] = stopped
            full = self.hands.keep(values)[self.hands.full]
        return self.hands.fall(full)

    def begun(self, stopped: Values) -> Numbers:
        """The value of the turn before its first roll, for every column."""
        values: Numbers = self.keeping(stopped, ROLLS)[0]
        return values

    @cached_property
    def winning(self) -> list[list[NDArray[np.intp]]]:
        """The full hands that win each doubloon: by pier, space."""
        return [[np.flatnonzero(wins) for wins in spaces] for spaces in self.wins]


@dataclass(frozen=True)
class Search:
    """The look-ahead from one position, given the ratings of its outcomes."""

    turn: TurnModel
    doubloons: Numbers
    taken: tuple[int, ...]
    skull: float

    @cached_property
    def stopped(self) -> Values:
        """The value of each full hand once rolling is over: one column."""
        return self.turn.stopped(self.doubloons[:, None], self.taken, np.array([self.skull]))

    def keeping(self, rolls: int) -> Values:
        """The value of keeping each hand and rolling the rest, with this many rolls left (1 up)."""
        return self.turn.keeping(self.stopped, rolls)

    def value_of_hand(self, hand: Counts) -> float:
        """The value of a full hand once rolling is over."""
        return float(self.stopped[self.turn.hands.index[hand] - self.turn.hands.full.start, 0])


@cache
def model_turn(terms: Terms) -> TurnModel:
    """The turns under these terms."""
    hands = lattice(DICE, terms.board.die)
    full = hands.hands[hands.full]
    wins = [
        [[lacks(space, hand, terms.readings) is None for hand in full] for space in pier.spaces]
        for pier in terms.board.piers
    ]
    return TurnModel(terms, hands, np.array(wins))


def next_values(terms: Terms, taken: tuple[int, ...]) -> Numbers:
    """The value of the next doubloon of each pier; 0 where none is left."""
    piers = terms.board.piers
    left = [pier.spaces[n].value if n < SPACES else 0 for pier, n in zip(piers, taken, strict=True)]
    return np.array(left, float)
