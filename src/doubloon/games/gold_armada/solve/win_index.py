"""Positions of two seats between turns, numbered layer by layer for the table of the win chance.

A position is a board, the skull tokens left, and of the seat whose turn it is the *skulls* it
holds and the *sum* of its doubloons. What the other seat holds follows from the board. Turns
alternate, and each takes one doubloon or one token. So the skulls also say how many doubloons
each seat has, and only those sums are numbered that so many of the doubloons gone can have.
Positions whose winner is certain have no number.

A layer holds the positions with equally many tokens left and doubloons gone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules import ending
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.solve.board_index import Whole, boards
from doubloon.games.gold_armada.solve.endgame import lead_per_point, lead_per_skull

ALL = SPACES * len(PIERS)
"""The number of doubloons on a full board."""


class Layer(NamedTuple):
    """The tokens left and the doubloons gone."""

    tokens: int
    gone: int


@dataclass(frozen=True, eq=False)
class Runs:
    """The positions of a layer: for each board and number of skulls a run of sums."""

    boards: Whole
    """The numbers of the boards."""
    low: Whole
    """By board and skulls: the lowest sum. The following ones are a `step` apart."""
    count: Whole
    """By board and skulls: how many sums there are."""
    start: Whole
    """By board and skulls: the number of the first position in the layer."""

    @property
    def size(self) -> int:
        return int(self.count.sum())


@dataclass(frozen=True, eq=False)
class WinIndex:
    """The positions of a board under these terms."""

    terms: Terms
    gone: Whole
    """By board: the doubloons gone."""
    total: Whole
    """By board: the sum of the doubloons gone."""
    rank: Whole
    """By board: its place among the boards with equally many doubloons gone."""
    values: Whole
    """The different values of doubloons, ascending."""
    held: Whole
    """By board and value: how many doubloons with this value are gone."""
    step: int
    """The sums of equally many doubloons differ by multiples of this number."""

    def layers(self) -> Iterator[Layer]:
        """Every layer in which a seat has a turn, so that each comes after those that follow it."""
        for tokens in range(self.terms.readings.skull_tokens + 1):
            for gone in range(ALL, -1, -1):
                if self.has_turn(Layer(tokens, gone)):
                    yield Layer(tokens, gone)

    def has_turn(self, layer: Layer) -> bool:
        """Whether the play goes on in this layer."""
        left = layer.gone < ALL
        seat = self.mover(layer)
        return ending.has_turn(self.terms.readings, seat, layer.tokens, doubloons_left=left)

    def mover(self, layer: Layer) -> Seat:
        """The seat whose turn it is, because every turn before took a doubloon or a token."""
        return Seat(self._turns(layer) % 2)

    def _turns(self, layer: Layer) -> int:
        return self.terms.readings.skull_tokens - layer.tokens + layer.gone

    def own(self, layer: Layer, skulls: int) -> int:
        """The number of doubloons of the seat whose turn it is; negative if it cannot be so."""
        return self._turns(layer) // 2 - skulls

    @property
    def most_turns(self) -> int:
        """The most turns that a play can have."""
        return ALL + self.terms.readings.skull_tokens

    def runs(self, layer: Layer) -> Runs:
        """Every position of a layer whose winner is not certain."""
        which = np.flatnonzero(self.gone == layer.gone)
        taken = self.terms.readings.skull_tokens - layer.tokens
        low = np.zeros((len(which), taken + 1), np.int64)
        count = np.zeros_like(low)
        left = self.total.max() - self.total[which]
        point, skull = lead_per_point(self.terms), lead_per_skull(self.terms)
        bound = point * left + skull * layer.tokens
        for skulls in range(taken + 1):
            own = self.own(layer, skulls)
            if not 0 <= own <= layer.gone:
                continue
            least = self._least_sums(which, own)
            most = self.total[which] - self._least_sums(which, layer.gone - own)
            level = skull * (2 * skulls - taken) + point * self.total[which]
            first = np.maximum(least, -((bound - level) // (2 * point)))
            first = least + -((least - first) // self.step) * self.step
            last = np.minimum(most, (bound + level) // (2 * point))
            low[:, skulls] = first
            count[:, skulls] = np.maximum((last - first) // self.step + 1, 0)
        start = np.zeros(low.size, np.int64)
        start[1:] = np.cumsum(count.ravel())[:-1]
        return Runs(which, low, count, start.reshape(low.shape))

    def _least_sums(self, which: Whole, doubloons: int) -> Whole:
        """By board: the least sum of so many of the doubloons gone."""
        left = np.full(len(which), doubloons)
        least = np.zeros(len(which), np.int64)
        for n, value in enumerate(self.values):
            some = np.minimum(left, self.held[which, n])
            least += some * value
            left -= some
        return least


@cache
def win_index(terms: Terms) -> WinIndex:
    """The positions under these terms."""
    every = boards(terms.board).list_boards()
    prices = np.array([[space.value for space in pier.spaces] for pier in terms.board.piers])
    values = np.unique(prices)
    held = np.zeros((len(every), len(values)), np.int64)
    for pier, space in np.ndindex(prices.shape):
        held[:, np.searchsorted(values, prices[pier, space])] += every[:, pier] > space
    gone = every.sum(axis=1, dtype=np.int64)
    rank = np.zeros(len(every), np.int64)
    for layer in range(ALL + 1):
        which = np.flatnonzero(gone == layer)
        rank[which] = np.arange(len(which))
    step = gcd(*np.diff(values).tolist()) or 1
    return WinIndex(terms, gone, held @ values, rank, values, held, step)


Sizes = NDArray[np.int64]


@cache
def layer_sizes(terms: Terms) -> tuple[tuple[Layer, int], ...]:
    """Every layer with the number of its positions, in the order in which they are solved."""
    index = win_index(terms)
    return tuple((layer, index.runs(layer).size) for layer in index.layers())
