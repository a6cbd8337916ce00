"""The chance to win with two seats where the end is near: every position that may still come.

What is maximised is the chance to win by the edition's own tie-break; a shared win is half a
win. Unlike for the margin it matters who is ahead. So a position is a board, the tokens left
and the *lead*: one number that is above nothing for who wins and nothing for a tie.
"""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache

import numpy as np

from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import SPACES
from doubloon.games.gold_armada.rules.editions import Terms, TieBreak
from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import State, tokens_left
from doubloon.games.gold_armada.solve.board_index import Taken, boards
from doubloon.games.gold_armada.solve.one_turn import Numbers, turn
from doubloon.games.gold_armada.solve.two_seats import has_turn

WIDE = 1024
"""Columns worked out at once: more do not fit the machine's nearer memory."""

Where = tuple[Taken, int]
"""A board, its interchangeable piers in order, and the skull tokens left."""


class TooFar(Exception):
    """More positions may still come than were to be looked at."""


def point_of(terms: Terms) -> int:
    """What a point adds to the lead: skull tokens decide ties, so they must never outweigh it."""
    readings = terms.readings
    return readings.skull_tokens + 1 if readings.tie_break is TieBreak.FEWER_SKULLS else 1


def skull_of(terms: Terms) -> int:
    """What a skull token takes from the lead: its point, and its weight in a tie."""
    decides = terms.readings.tie_break is TieBreak.FEWER_SKULLS
    return point_of(terms) + (1 if decides else 0)


def lead_of(state: State) -> int:
    """How far the seat whose turn it is lies ahead."""
    held, seat = points(state.doubloons, state.skulls), state.seat
    tie = skull_of(state.terms) - point_of(state.terms)
    ahead = point_of(state.terms) * (held[seat] - held[1 - seat])
    return ahead - tie * (state.skulls[seat] - state.skulls[1 - seat])


@dataclass
class Chances:
    """The chances of one seat, at every position that may follow the one it begins its turn at."""

    terms: Terms
    seat: Seat
    known: dict[Where, Numbers] = field(default_factory=dict)
    """By lead from `-bound` to `bound`; without a number where no play gets to."""

    @cached_property
    def _low(self) -> int:
        """A lead no play has, taken from nothing: the place of a tie among the bits."""
        return self.bound((0,) * len(self._left), self.terms.readings.skull_tokens)

    def chance(self, taken: Taken, tokens: int, follower: int, leads: Numbers) -> Numbers:
        """The chances once a turn has ended here, and the next one would be the follower's."""
        if not has_turn(self.terms, taken, tokens, follower):
            return np.where(leads > 0, 1.0, np.where(leads < 0, 0.0, 0.5))
        bound = self.bound(taken, tokens)
        found = np.where(leads > bound, 1.0, 0.0)
        if (within := np.abs(leads) <= bound).any():
            rows = self.known[self.canonical(taken), tokens]
            found[within] = rows[leads[within].astype(int) + bound]
        return found

    def bound(self, taken: Taken, tokens: int) -> int:
        """The lead that can still be lost: whoever has more has won."""
        bound = self._skull * tokens
        for left, n in zip(self._left, taken, strict=True):
            bound += left[n]
        return bound

    @cached_property
    def _left(self) -> list[list[int]]:
        """By pier and doubloons gone: what those left on it can add to a lead."""
        point, numbers = point_of(self.terms), range(SPACES + 1)
        every = [[space.value for space in pier.spaces] for pier in self.terms.board.piers]
        return [[point * sum(values[n:]) for n in numbers] for values in every]

    @cached_property
    def _skull(self) -> int:
        return skull_of(self.terms)

    def canonical(self, taken: Taken) -> Taken:
        return boards(self.terms.board).canonical(taken)

    def ends(self, taken: Taken, tokens: int) -> list[tuple[int | None, Taken, int, int]]:
        """Where a turn may end: the pier or none, the board, tokens, and change of its lead."""
        found: list[tuple[int | None, Taken, int, int]] = []
        for pier, n in enumerate(taken):
            if n < SPACES:
                then = (*taken[:pier], n + 1, *taken[pier + 1 :])
                price = self._left[pier][n] - self._left[pier][n + 1]
                found.append((pier, then, tokens, price))
        skull = -self._skull if tokens else 0
        return [*found, (None, taken, max(tokens - 1, 0), skull)]

    def prizes(
        self, taken: Taken, tokens: int, mover: int, leads: Numbers
    ) -> tuple[Numbers, Numbers]:
        """The mover's chances with each doubloon and with the token, by the leads of our seat."""
        worth, skull = np.zeros((len(taken), len(leads))), np.zeros(len(leads))
        for pier, then, left, change in self.ends(taken, tokens):
            after = leads + (change if mover == self.seat else -change)
            chance = self.chance(then, left, 1 - mover, after)
            mine = chance if mover == self.seat else 1 - chance
            if pier is None:
                skull = mine
            else:
                worth[pier] = mine
        return worth, skull

    def solve(self, taken: Taken, tokens: int, lead: int, most: int) -> None:
        layers = self._layers(taken, tokens, lead, most)
        for depth in range(len(layers) - 1, 0, -1):
            mover = self.seat if depth % 2 == 0 else 1 - self.seat
            self._fill(layers[depth], mover)

    def _layers(self, taken: Taken, tokens: int, lead: int, most: int) -> list[dict[Where, int]]:
        """The positions after each number of turns; leads as bits, the lowest possible first."""
        low = self._low
        layers: list[dict[Where, int]] = [{(self.canonical(taken), tokens): 1 << (lead + low)}]
        found = 0
        while layers[-1]:
            mover = self.seat if len(layers) % 2 else 1 - self.seat
            sign = 1 if mover == self.seat else -1
            after: dict[Where, int] = {}
            for (board, left), bits in layers[-1].items():
                for _, then, rest, change in self.ends(board, left):
                    if has_turn(self.terms, then, rest, 1 - mover):
                        by = sign * change
                        moved = bits << by if by >= 0 else bits >> -by
                        bound = self.bound(then, rest)
                        moved &= ((1 << (2 * bound + 1)) - 1) << (low - bound)
                        if moved:
                            where = self.canonical(then), rest
                            before = after.get(where, 0)
                            after[where] = before | moved
                            found += (moved & ~before).bit_count()
                if found > most:
                    raise TooFar
            layers.append(after)
        return layers[:-1]

    def _fill(self, layer: dict[Where, int], mover: int) -> None:
        """All positions of a layer at once: their columns stand side by side."""
        rules, columns, todo = turn(self.terms), [], []
        for (board, left), bits in layer.items():
            flags = np.frombuffer(f"{bits:b}".encode()[::-1], np.uint8) == ord("1")
            leads = np.flatnonzero(flags) - np.float64(self._low)
            worth, skull = self.prizes(board, left, mover, leads)
            columns.append(rules.stopped(worth, board, skull))
            todo.append((board, left, leads))
        every = np.concatenate(columns, axis=1)
        parts = [rules.begun(every[:, n : n + WIDE]) for n in range(0, every.shape[1], WIDE)]
        begun, at = np.concatenate(parts), 0
        for board, left, leads in todo:
            bound = self.bound(board, left)
            rows = np.full(2 * bound + 1, np.nan)
            mine = begun[at : at + len(leads)]
            rows[leads.astype(int) + bound] = mine if mover == self.seat else 1 - mine
            self.known[board, left] = rows
            at += len(leads)


def chances(state: State, most: int) -> Chances | None:
    """The chances of the seat whose turn it is, if at most so many positions may still come."""
    where = state.taken, tokens_left(state), lead_of(state)
    return _chances(state.terms, state.seat, *where, most)


@lru_cache(maxsize=8)
def _chances(
    terms: Terms, seat: Seat, taken: Taken, tokens: int, lead: int, most: int
) -> Chances | None:
    found = Chances(terms, seat)
    try:
        found.solve(taken, tokens, lead, most)
    except TooFar:
        return None
    return found
