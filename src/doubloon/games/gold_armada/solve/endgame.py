"""The exact chance to win with two seats near the end, over every position that can still come.

Each seat maximises its chance to win under the agreed tie-break; a shared win counts half. Unlike
for the margin, it matters who is ahead. So a position is a board, the tokens left and the *lead*:
one number that includes the tie-break. Positive: ahead; 0: tied.
"""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache

import numpy as np

from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import SPACES
from doubloon.games.gold_armada.rules.editions import Terms, TieBreak
from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import State, take_from, tokens_left
from doubloon.games.gold_armada.solve.board_index import Taken, boards
from doubloon.games.gold_armada.solve.one_turn import Numbers, model_turn
from doubloon.games.gold_armada.solve.two_seats import has_turn

COLUMNS = 1024
"""Columns computed at once; more would not fit into the processor's cache."""

Place = tuple[Taken, int]
"""A canonical board and the skull tokens left: a position without its lead."""

Outcome = tuple[int | None, Taken, int, int]
"""A way in which a turn can end: the pier (None: no doubloon), then the board and the tokens left,
and the change of the lead of the seat whose turn it was."""


class TooFar(Exception):
    """More positions can still come than the caller wants to look at."""


def lead_per_point(terms: Terms) -> int:
    """The change of the lead by a point: more than all tokens together, if they decide ties."""
    readings = terms.readings
    return readings.skull_tokens + 1 if readings.tie_break is TieBreak.FEWER_SKULLS else 1


def lead_per_skull(terms: Terms) -> int:
    """The loss of lead by a skull token: its point, and 1 if tokens decide ties."""
    decides = terms.readings.tie_break is TieBreak.FEWER_SKULLS
    return lead_per_point(terms) + (1 if decides else 0)


def lead_of(state: State) -> int:
    """The lead of the seat whose turn it is."""
    held, seat = points(state.doubloons, state.skulls), state.seat
    tie = lead_per_skull(state.terms) - lead_per_point(state.terms)
    ahead = lead_per_point(state.terms) * (held[seat] - held[1 - seat])
    return ahead - tie * (state.skulls[seat] - state.skulls[1 - seat])


@dataclass
class Chances:
    """The chances of one seat to win, in every position that can follow its current turn."""

    terms: Terms
    seat: Seat
    known: dict[Place, Numbers] = field(default_factory=dict)
    """By place: the chance for each lead from `-bound` to `bound`; NaN for leads out of reach."""

    @cached_property
    def _zero_bit(self) -> int:
        """The bit of lead 0 in a set of leads: bit `n` stands for the lead `n - zero_bit`."""
        return self.bound((0,) * len(self._left), self.terms.readings.skull_tokens)

    def chance(self, taken: Taken, tokens: int, follower: int, leads: Numbers) -> Numbers:
        """The chances after a turn that ended here, if the follower is next; one for each lead."""
        if not has_turn(self.terms, taken, tokens, follower):
            return np.where(leads > 0, 1.0, np.where(leads < 0, 0.0, 0.5))
        bound = self.bound(taken, tokens)
        found = np.where(leads > bound, 1.0, 0.0)
        if (within := np.abs(leads) <= bound).any():
            rows = self.known[self.canonical(taken), tokens]
            found[within] = rows[leads[within].astype(int) + bound]
        return found

    def bound(self, taken: Taken, tokens: int) -> int:
        """The largest lead that can still be lost; a seat with more has won."""
        bound = self._skull * tokens
        for left, n in zip(self._left, taken, strict=True):
            bound += left[n]
        return bound

    @cached_property
    def _left(self) -> list[list[int]]:
        """By pier and doubloons gone: how much the doubloons left there can add to a lead."""
        point, numbers = lead_per_point(self.terms), range(SPACES + 1)
        every = [[space.value for space in pier.spaces] for pier in self.terms.board.piers]
        return [[point * sum(values[n:]) for n in numbers] for values in every]

    @cached_property
    def _skull(self) -> int:
        return lead_per_skull(self.terms)

    def canonical(self, taken: Taken) -> Taken:
        return boards(self.terms.board).canonical(taken)

    def outcomes(self, taken: Taken, tokens: int) -> list[Outcome]:
        """Every way in which a turn can end."""
        found: list[Outcome] = []
        for pier, n in enumerate(taken):
            if n < SPACES:
                gain = self._left[pier][n] - self._left[pier][n + 1]
                found.append((pier, take_from(taken, pier), tokens, gain))
        skull = -self._skull if tokens else 0
        return [*found, (None, taken, max(tokens - 1, 0), skull)]

    def by_outcome(
        self, taken: Taken, tokens: int, mover: int, leads: Numbers
    ) -> tuple[Numbers, Numbers]:
        """The chances of the seat whose turn it is after each outcome of the turn.

        By pier, and without a doubloon; a column for each lead of `self.seat`.
        """
        doubloons, skull = np.zeros((len(taken), len(leads))), np.zeros(len(leads))
        for pier, then, left, change in self.outcomes(taken, tokens):
            after = leads + (change if mover == self.seat else -change)
            chance = self.chance(then, left, 1 - mover, after)
            mine = chance if mover == self.seat else 1 - chance
            if pier is None:
                skull = mine
            else:
                doubloons[pier] = mine
        return doubloons, skull

    def solve(self, taken: Taken, tokens: int, lead: int, most: int) -> None:
        """Fill `known` for every position after this one, the last turns first."""
        layers = self._layers(taken, tokens, lead, most)
        for depth in range(len(layers) - 1, 0, -1):
            mover = self.seat if depth % 2 == 0 else 1 - self.seat
            self._fill(layers[depth], mover)

    def _layers(self, taken: Taken, tokens: int, lead: int, most: int) -> list[dict[Place, int]]:
        """The positions after 0, 1, 2 … turns: by place the set of its leads, as bits."""
        zero = self._zero_bit
        layers: list[dict[Place, int]] = [{(self.canonical(taken), tokens): 1 << (lead + zero)}]
        found = 0
        while layers[-1]:
            mover = self.seat if len(layers) % 2 else 1 - self.seat
            sign = 1 if mover == self.seat else -1
            after: dict[Place, int] = {}
            for (board, left), bits in layers[-1].items():
                for _, then, rest, change in self.outcomes(board, left):
                    if has_turn(self.terms, then, rest, 1 - mover):
                        by = sign * change
                        moved = bits << by if by >= 0 else bits >> -by
                        bound = self.bound(then, rest)
                        moved &= ((1 << (2 * bound + 1)) - 1) << (zero - bound)
                        if moved:
                            where = self.canonical(then), rest
                            before = after.get(where, 0)
                            after[where] = before | moved
                            found += (moved & ~before).bit_count()
                if found > most:
                    raise TooFar
            layers.append(after)
        return layers[:-1]

    def _fill(self, layer: dict[Place, int], mover: int) -> None:
        """Solve all positions of a layer at once, each a column of the look-ahead."""
        rules, columns, todo = model_turn(self.terms), [], []
        for (board, left), bits in layer.items():
            flags = np.frombuffer(f"{bits:b}".encode()[::-1], np.uint8) == ord("1")
            leads = np.flatnonzero(flags) - np.float64(self._zero_bit)
            doubloons, skull = self.by_outcome(board, left, mover, leads)
            columns.append(rules.stopped(doubloons, board, skull))
            todo.append((board, left, leads))
        every = np.concatenate(columns, axis=1)
        parts = [rules.begun(every[:, n : n + COLUMNS]) for n in range(0, every.shape[1], COLUMNS)]
        begun, at = np.concatenate(parts), 0
        for board, left, leads in todo:
            bound = self.bound(board, left)
            rows = np.full(2 * bound + 1, np.nan)
            mine = begun[at : at + len(leads)]
            rows[leads.astype(int) + bound] = mine if mover == self.seat else 1 - mine
            self.known[board, left] = rows
            at += len(leads)


def chances(state: State, most: int) -> Chances | None:
    """The chances of the seat whose turn it is, if at most so many positions can still come."""
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
