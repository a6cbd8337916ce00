"""The exact solution of one turn, under any card.

It maximises the expected value of how the turn ends: with points for the seat itself, with
points lost by the opponents on the skull island, or with nine alike. The caller says what
each end is worth, in points or as a chance to win, for many positions at once.

Skulls stay on the table, so a turn is solved from two skulls down to none. With a fixed
number of skulls, the other dice may be rolled any number of times (`reroll.py`). Any part
of the kept dice may lie on the treasure island: all of them if points count, fewer where
reaching the target too early would be a mistake.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import numpy as np

from doubloon.games.mille_sabords.rules.editions import Card, Terms
from doubloon.games.mille_sabords.rules.rules import keeps_enough
from doubloon.games.mille_sabords.rules.scoring import (
    BUST,
    DICE,
    SABRE,
    SKULL,
    score_bust,
    wins_by_magic,
)
from doubloon.games.mille_sabords.rules.state import NO_DICE
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.games.mille_sabords.solve.hands import (
    alike,
    all_laid,
    final_roll,
    hands_of,
    magic_hand,
    scores,
    spread,
    weights,
)
from doubloon.games.mille_sabords.solve.reroll import (
    Rerolls,
    RerollSolver,
    RerollValues,
    solve_rerolls,
)
from doubloon.games.mille_sabords.solve.skull_island import SkullIsland
from doubloon.kernels.lattice import Lattice

MAGIC_POINTS = 4000
"""What nine alike count as in expected points, although they win the play."""


@dataclass(frozen=True)
class EndValues:
    """The value of each end of a turn: a row for each end, a column for each position."""

    own: Callable[[Whole], Numbers]
    """The seat scores these points."""
    island: Callable[[Whole], Numbers]
    """Every opponent loses these points."""
    magic: float
    """Nine alike."""

    def of_column(self, n: int) -> "EndValues":
        """The values for one position."""
        one = slice(n, n + 1)
        return EndValues(
            lambda points: self.own(points)[:, one],
            lambda points: self.island(points)[:, one],
            self.magic,
        )


def _as_points(points: Whole) -> Numbers:
    return points[:, None].astype(float)


POINTS = EndValues(_as_points, _as_points, MAGIC_POINTS)
"""Points gained relative to each opponent."""


@dataclass(frozen=True, eq=False)
class SolvedTurn:
    """A turn under one card, solved for the given values of its ends."""

    terms: Terms
    card: Card
    ends: EndValues
    solve_rerolls: RerollSolver = solve_rerolls
    """In NumPy, or compiled where there are many turns to solve."""

    @cached_property
    def island(self) -> SkullIsland:
        return SkullIsland(self.terms, self.card, self.ends)

    @property
    def limit(self) -> int:
        """The number of skulls on dice that ends the turn. [ms.third-skull]"""
        return BUST - self.card.skulls

    @property
    def has_guardian(self) -> bool:
        return self.card.name == "guardian"

    @property
    def saves_dice(self) -> bool:
        return self.card.name == "treasure-island"

    @cached_property
    def _skull(self) -> float:
        """The chance that a die shows a skull."""
        return self.terms.die[SKULL] / sum(self.terms.die)

    @cached_property
    def _faces(self) -> Numbers:
        """The chances of the other faces."""
        return np.array(self.terms.die[SKULL + 1 :]) / sum(self.terms.die)

    def hands(self, skulls: int) -> Lattice:
        """The dice that are no skulls, with so many skulls on the table."""
        return hands_of(DICE - skulls, *alike(self.card, self.terms.die))

    def own_value(self, points: int) -> Numbers:
        """The value of scoring these points, for each position."""
        value: Numbers = self.ends.own(np.array([points]))[0]
        return value

    # Busts

    @cached_property
    def _bust_values(self) -> Numbers:
        """The value of a bust by the number of sabres, with nothing on the treasure island."""
        sabres = ((0, n, 0, 0, 0, 0) for n in range(DICE + 1))
        readings = self.terms.readings
        return self.ends.own(
            np.array([score_bust(dice, NO_DICE, self.card, readings) for dice in sabres])
        )

    @cached_property
    def _third_skull_values(self) -> Numbers:
        """The value of the third skull for each kept hand; the other dice are still to fall.

        Under the treasure island it is zero: `saved_values` adds what lies there.
        """
        if self.saves_dice:
            return np.zeros((len(self.hands(self.limit).hands), self._bust_values.shape[1]))
        sabres, nine_skulls = final_roll(self.card, self.terms)
        values: Numbers = sabres @ self._bust_values
        all_skulls = (DICE, *NO_DICE[1:])
        if wins_by_magic(all_skulls, self.card, self.terms.readings):
            values += nine_skulls * (self.ends.magic - self._bust_values[0])
        return values

    # Rolling and stopping

    def stop_values(self, skulls: int) -> Numbers:
        """The value of stopping with each full hand."""
        return self.ends.own(scores(self.card, self.terms, skulls))

    @property
    def roll_values(self) -> list[Numbers]:
        """By skulls, the value of keeping each hand and rolling the rest, without the guardian.

        What lies on the treasure island is not included.
        """
        return self._unguarded[0]

    @property
    def hand_values(self) -> list[Numbers]:
        """By skulls, the value of each full hand before the choice, without the guardian."""
        return self._unguarded[1]

    @cached_property
    def _unguarded(self) -> tuple[list[Numbers], list[Numbers]]:
        stop_values = [self.stop_values(n) for n in range(self.limit)]
        return self._solve_layers(self._third_skull_values, self.limit, stop_values)

    def _solve_layers(
        self, beyond: Numbers, limit: int, stop_values: list[Numbers]
    ) -> tuple[list[Numbers], list[Numbers]]:
        """Solve from the most skulls down to none; `beyond` are the values at the limit."""
        roll_values: list[Numbers] = []
        hand_values: list[Numbers] = []
        for skulls in range(limit - 1, -1, -1):
            beyond, best = self._solve_layer(skulls, beyond, stop_values[skulls])
            roll_values.insert(0, beyond)
            hand_values.insert(0, best)
        return roll_values, hand_values

    def _solve_layer(self, skulls: int, beyond: Numbers, stop_values: Numbers) -> RerollValues:
        hands = self.hands(skulls)
        problem = Rerolls(
            hands,
            self._faces,
            self._skull * beyond[: hands.full.start],
            self.saved_values(skulls)[: hands.full.start] if self.saves_dice else None,
            stop_values,
            (None if skulls else magic_hand(self.card, self.terms), self.ends.magic),
            self._may_roll_all(skulls),
        )
        return self.solve_rerolls(problem)

    def _may_roll_all(self, skulls: int) -> bool:
        """Whether all dice but the skulls may be rolled."""
        return keeps_enough(skulls, skulls, self.card, self.terms.readings)

    def go_on(self, skulls: int) -> tuple[Numbers, Whole]:
        """For each full hand, the value of the best act but stopping, and the dice to roll.

        The first position counts; an unused guardian is there.
        """
        hands = self.hands(skulls)
        values = (self.guarded[0] if self.has_guardian else self.roll_values)[skulls].copy()
        if self.saves_dice:
            values += self.saved_values(skulls)
        values[hands.full] = values[hands.levels[-2]] = -np.inf  # at least two dice are rolled
        if not self._may_roll_all(skulls):
            values[0] = -np.inf
        kept = hands.kept(values)[hands.full, 0]
        best = values[kept, 0]
        if self.has_guardian and skulls:
            best = np.maximum(best, self._guardian_values(skulls)[:, 0])
        return best, np.array([DICE - skulls - sum(hands.hands[n]) for n in kept])

    # The treasure island

    @cached_property
    def _laid_values(self) -> Numbers:
        """The value of a bust with the best part of each hand on the treasure island."""
        return self.hands(0).keep(self.ends.own(all_laid(self.card, self.terms.die)))

    def saved_values(self, skulls: int) -> Numbers:
        """What the treasure island adds to keeping each hand: its value at a bust."""
        hands = self.hands(skulls)
        saved = self._laid_values[: len(hands.hands)].copy()
        for dice, level in enumerate(hands.levels):
            saved[level] *= self.bust_chance(skulls, DICE - skulls - dice)
        return saved

    def bust_chance(self, skulls: int, rolled: int) -> float:
        """The chance that rolling so many dice brings the third skull."""
        return float(spread(rolled, self._skull)[max(0, self.limit - skulls) :].sum())

    # The guardian

    @cached_property
    def guarded(self) -> tuple[list[Numbers], list[Numbers], Numbers]:
        """`roll_values` and `hand_values` with an unused guardian, and the values in a rescue."""
        rescued = self._rescue_values()
        hands = self.hands(BUST)
        values = np.empty((len(hands.hands), rescued.shape[1]))
        values[hands.full] = rescued
        for level in hands.levels[-2::-1]:
            mean = np.einsum("f,hfp->hp", self._faces, values[hands.more[level]])
            values[level] = mean + self._skull * self._bust_values[0]
        stop_values = [self.stop_values(0)]
        for skulls in range(1, BUST):
            with_guardian = self._guardian_values(skulls)
            stop_values.append(np.maximum(self.stop_values(skulls), with_guardian))
        return *self._solve_layers(values, BUST, stop_values), rescued

    def _rescue_values(self) -> Numbers:
        """The value of each full hand with exactly three skulls. [ms.guardian-rescue]"""
        hands, bust = self.hands(BUST), self._bust_values[0]
        if not self.terms.readings.guardian_rescues_third_skull:
            return np.tile(bust, (hands.full.stop - hands.full.start, 1))
        best: Numbers = np.maximum(bust, self._guardian_values(BUST))
        return best

    def _guardian_values(self, skulls: int) -> Numbers:
        """The value of using the guardian with each full hand: a skull is rolled again."""
        hands = self.hands(skulls)
        values = self.roll_values[skulls - 1][: len(hands.hands)].copy()
        if not self.terms.readings.guardian_may_roll_alone:
            values[hands.full] = -np.inf
        if not self._may_roll_all(skulls - 1):
            values[0] = -np.inf
        return hands.keep(values)[hands.full]

    # The whole turn

    def of_column(self, n: int) -> "SolvedTurn":
        """The solution for one position, without solving it again."""
        one = slice(n, n + 1)
        found = SolvedTurn(self.terms, self.card, self.ends.of_column(n))
        rolls, hands = self._unguarded
        known: dict[str, object] = {
            "start_values": self.start_values[one],
            "_unguarded": ([it[:, one] for it in rolls], [it[:, one] for it in hands]),
        }
        if self.has_guardian:
            rolls, hands, rescued = self.guarded
            layers = [it[:, one] for it in rolls], [it[:, one] for it in hands]
            known["guarded"] = (*layers, rescued[:, one])
        vars(found).update(known)  # the values of its cached properties
        return found

    @cached_property
    def start_values(self) -> Numbers:
        """The value of the turn before its first roll, for each position."""
        values: Numbers = np.zeros(self._bust_values.shape[1])
        chances = spread(DICE, self._skull)
        for skulls in range(DICE + 1):
            if skulls > self.limit or (skulls == self.limit and not self.has_guardian):
                values += chances[skulls] * self._first_roll_bust_values(skulls)
            else:
                hand_weights = weights(self.card, self.terms.die, skulls)
                values += chances[skulls] * (hand_weights @ self._first_roll_values(skulls))
        return values

    def _first_roll_values(self, skulls: int) -> Numbers:
        """The value of each full hand after a first roll that is no bust."""
        if not self.has_guardian:
            return self.hand_values[skulls]
        _, hand_values, rescued = self.guarded
        return rescued if skulls == BUST else hand_values[skulls]

    def _first_roll_bust_values(self, skulls: int) -> Numbers:
        """Too many skulls on the first roll: a bust, or the skull island. [ms.skull-island]"""
        if skulls > self.limit and not self.card.sabres:
            guardian = self.has_guardian and self.terms.readings.guardian_on_island
            return self.island.value_of_arrival(skulls, guardian)
        sabre = self.terms.die[SABRE] / sum(self.terms.die[SKULL + 1 :])
        values: Numbers = spread(DICE - skulls, sabre) @ self._bust_values
        return values


def for_points(terms: Terms, card: Card) -> SolvedTurn:
    """The turn under this card, solved for points; it depends on neither target nor deck."""
    return _for_points(one_of_each(replace(terms, target=1)), replace(card, copies=1))


@lru_cache(maxsize=256)
def _for_points(terms: Terms, card: Card) -> SolvedTurn:
    return SolvedTurn(terms, card, POINTS)


def one_of_each(terms: Terms) -> Terms:
    """The terms with one card of each kind: how many there are does not change a turn."""
    return replace(terms, cards=tuple(replace(card, copies=1) for card in terms.cards))
