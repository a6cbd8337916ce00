"""One turn of Mille Sabords looked through whole, under any card.

What is maximised is the mean of what its ends are worth: points of one's own, points
taken from the opponents on the skull island, nine alike. Somebody else says what each
is worth, in points or as a chance to win, and for many positions at once.

Dice that show a skull stay, so a turn is solved from two skulls down to none. With so
many skulls lying the other dice may be rolled again and again: the best is iterated
until it stays. What lies on the treasure island may be any part of the dice one keeps:
all of them for points, fewer where reaching the target too soon would be a mistake.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property

import numpy as np

from doubloon.games.mille_sabords.rules.editions import Card, MagicNine, Terms
from doubloon.games.mille_sabords.rules.rules import BUST
from doubloon.games.mille_sabords.rules.scoring import (
    DICE,
    EXTRA,
    SABRE,
    SKULL,
    is_magic,
    score_bust,
)
from doubloon.games.mille_sabords.rules.state import NO_DICE
from doubloon.games.mille_sabords.solve.hands import (
    Whole,
    alike,
    all_laid,
    fatal,
    hands_of,
    scores,
    spread,
    weights,
)
from doubloon.games.mille_sabords.solve.reroll import Settled, Settles, settle
from doubloon.games.mille_sabords.solve.skull_island import Sailing
from doubloon.kernels.lattice import Lattice, Values

MAGIC_POINTS = 4000
"""What nine alike count as in points, though they win the play."""


@dataclass(frozen=True)
class Ends:
    """What the ends of a turn are worth: a row for each, a column for every position."""

    own: Callable[[Whole], Values]
    """So many points written down by the seat."""
    island: Callable[[Whole], Values]
    """So many points lost by every opponent."""
    magic: float
    """Nine alike."""


def _as_points(points: Whole) -> Values:
    return points[:, None].astype(float)


POINTS = Ends(_as_points, _as_points, MAGIC_POINTS)
"""Points gained on the opponents."""


@dataclass(frozen=True, eq=False)
class Turn:
    """A turn under one card, solved for what its ends are worth."""

    terms: Terms
    card: Card
    ends: Ends
    settles: Settles = settle
    """The way to find the best that stays; compiled where there is much to solve."""

    @cached_property
    def sailing(self) -> Sailing:
        return Sailing(self.terms, self.card, self.ends)

    @property
    def limit(self) -> int:
        """Dice with skulls that end a turn. [ms.third-skull]"""
        return BUST - self.card.skulls

    @property
    def has_guardian(self) -> bool:
        return self.card.name == "guardian"

    @property
    def saves_dice(self) -> bool:
        return self.card.name == "treasure-island"

    @cached_property
    def _skull(self) -> float:
        return self.terms.die[SKULL] / sum(self.terms.die)

    @cached_property
    def _faces(self) -> Values:
        return np.array(self.terms.die[SKULL + 1 :]) / sum(self.terms.die)

    def hands(self, skulls: int) -> Lattice:
        """The dice that are no skulls, with so many skulls lying."""
        return hands_of(DICE - skulls, *alike(self.card, self.terms.die))

    def own(self, points: int) -> Values:
        """What so many points of one's own are worth at each position."""
        worth: Values = self.ends.own(np.array([points]))[0]
        return worth

    # Busts

    @cached_property
    def _busts(self) -> Values:
        """What a bust is worth by the sabres that lie, with nothing on the treasure island."""
        sabres = ((0, n, 0, 0, 0, 0) for n in range(DICE + 1))
        readings = self.terms.readings
        return self.ends.own(
            np.array([score_bust(dice, NO_DICE, self.card, readings) for dice in sabres])
        )

    @cached_property
    def lost(self) -> Values:
        """What the third skull is worth by the hand kept; the other dice fall first.

        On the treasure island this is what it takes away: what lies there is added later.
        """
        if self.saves_dice:
            return np.zeros((len(self.hands(self.limit).hands), self._busts.shape[1]))
        sabres, nine = fatal(self.card, self.terms)
        worth: Values = sabres @ self._busts
        readings = self.terms.readings
        if readings.magic_nine is MagicNine.WIN and readings.magic_includes_skulls:
            worth += nine * (self.ends.magic - self._busts[0])
        return worth

    # Rolling and stopping

    def stopped(self, skulls: int) -> Values:
        """What stopping is worth with each full hand."""
        return self.ends.own(scores(self.card, self.terms, skulls))

    @property
    def kept(self) -> list[Values]:
        """For so many skulls, what keeping each hand is worth when the rest falls: no guardian.

        On the treasure island without what lies there.
        """
        return self._unguarded[0]

    @property
    def landed(self) -> list[Values]:
        """For so many skulls, what each full hand is worth before the choice: no guardian."""
        return self._unguarded[1]

    @cached_property
    def _unguarded(self) -> tuple[list[Values], list[Values]]:
        return self._layers(self.lost, self.limit, [self.stopped(n) for n in range(self.limit)])

    def _layers(
        self, beyond: Values, limit: int, stopped: list[Values]
    ) -> tuple[list[Values], list[Values]]:
        """Solve from the most skulls to none, by what one skull more and stopping are worth."""
        kept: list[Values] = []
        landed: list[Values] = []
        for skulls in range(limit - 1, -1, -1):
            worth, best = self._iterated(skulls, beyond, stopped[skulls])
            kept.insert(0, worth)
            landed.insert(0, best)
            beyond = worth
        return kept, landed

    def _iterated(self, skulls: int, beyond: Values, base: Values) -> Settled:
        hands = self.hands(skulls)
        return self.settles(
            hands,
            self._faces,
            self._skull * beyond[: hands.full.start],
            self.laid_saves(skulls)[: hands.full.start] if self.saves_dice else None,
            base,
            (self._magic(skulls), self.ends.magic),
            self._may_roll_all(skulls),
        )

    def _magic(self, skulls: int) -> int | None:
        """The full hand that is nine alike with the card. [ms.magic]"""
        readings, hands = self.terms.readings, self.hands(skulls)
        if readings.magic_nine is not MagicNine.WIN or skulls or self.card.name not in EXTRA:
            return None
        full = hands.hands[hands.full]
        found = [n for n, hand in enumerate(full) if is_magic((0, *hand), self.card, readings)]
        return found[0]

    def _may_roll_all(self, skulls: int) -> bool:
        """Whether every die but the skulls may be rolled. [ms.reroll-keep-one]"""
        readings = self.terms.readings
        if not readings.keep_at_least_one:
            return True
        stays = readings.skull_counts_as_kept_die and skulls > 0
        card = readings.card_counts_as_kept_die and (
            self.card.name in EXTRA or (readings.skull_counts_as_kept_die and self.card.skulls > 0)
        )
        return stays or card

    # The treasure island

    @cached_property
    def _laid(self) -> Values:
        """What the best part of each hand is worth after a bust if it lies on the island."""
        return self.hands(0).keep(self.ends.own(all_laid(self.card, self.terms.die)))

    def laid_saves(self, skulls: int) -> Values:
        """What the treasure island adds to keeping each hand: what a bust leaves there."""
        hands = self.hands(skulls)
        saved = self._laid[: len(hands.hands)].copy()
        for dice, level in enumerate(hands.levels):
            saved[level] *= self.busts(skulls, DICE - skulls - dice)
        return saved

    def busts(self, skulls: int, falling: int) -> float:
        return float(spread(falling, self._skull)[max(0, self.limit - skulls) :].sum())

    # The guardian

    @cached_property
    def guarded(self) -> tuple[list[Values], list[Values], Values]:
        """The same while the guardian is unused, and what each hand with a third skull is worth."""
        rescued = self._rescued()
        hands = self.hands(BUST)
        worth = np.empty((len(hands.hands), rescued.shape[1]))
        worth[hands.full] = rescued
        for level in hands.levels[-2::-1]:
            mean = np.einsum("f,hfp->hp", self._faces, worth[hands.more[level]])
            worth[level] = mean + self._skull * self._busts[0]
        stopped = [self.stopped(0)]
        for skulls in range(1, BUST):
            stopped.append(np.maximum(self.stopped(skulls), self._with_skull(skulls)))
        kept, landed = self._layers(worth, BUST, stopped)
        return kept, landed, rescued

    def _rescued(self) -> Values:
        hands, bust = self.hands(BUST), self._busts[0]
        if not self.terms.readings.guardian_rescues_third_skull:
            return np.tile(bust, (hands.full.stop - hands.full.start, 1))
        best: Values = np.maximum(bust, self._with_skull(BUST))
        return best

    def _with_skull(self, skulls: int) -> Values:
        """What the guardian makes of each full hand: one skull is rolled, other dice with it."""
        hands = self.hands(skulls)
        worth = self.kept[skulls - 1][: len(hands.hands)].copy()
        if not self.terms.readings.guardian_may_roll_alone:
            worth[hands.full] = -np.inf
        if not self._may_roll_all(skulls - 1):
            worth[0] = -np.inf
        return hands.keep(worth)[hands.full]

    # The whole turn

    @cached_property
    def begun(self) -> Values:
        """What the turn is worth before its first roll, at each position."""
        worth: Values = np.zeros(self._busts.shape[1])
        chances = spread(DICE, self._skull)
        for skulls in range(DICE + 1):
            if skulls > self.limit or (skulls == self.limit and not self.has_guardian):
                worth += chances[skulls] * self._first_bust(skulls)
            else:
                likely = weights(self.card, self.terms.die, skulls)
                worth += chances[skulls] * (likely @ self.first_landed(skulls))
        return worth

    def first_landed(self, skulls: int) -> Values:
        """What each full hand is worth with at most a third skull."""
        if not self.has_guardian:
            return self.landed[skulls]
        _, landed, rescued = self.guarded
        return rescued if skulls == BUST else landed[skulls]

    def _first_bust(self, skulls: int) -> Values:
        """Too many skulls on the first roll: a bust, or the skull island. [ms.skull-island]"""
        if skulls > self.limit and not self.card.sabres:
            guardian = self.has_guardian and self.terms.readings.guardian_on_island
            return self.sailing.arrived(skulls, guardian)
        sabre = self.terms.die[SABRE] / sum(self.terms.die[SKULL + 1 :])
        worth: Values = spread(DICE - skulls, sabre) @ self._busts
        return worth


def for_points(terms: Terms, card: Card) -> Turn:
    """The turn under this card, solved for points; the target makes no difference."""
    return _for_points(replace(terms, target=1), card)


@cache
def _for_points(terms: Terms, card: Card) -> Turn:
    return Turn(terms, card, POINTS)
