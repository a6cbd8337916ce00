"""One turn of Mille Sabords looked through whole, under any card.

What is maximised is the mean of what its ends are worth: points of one's own, points
taken from the opponents on the skull island, nine alike. Somebody else says what each
is worth, in points or as a chance to win.

Dice that show a skull stay, so a turn is solved from two skulls down to none. With so
many skulls lying the other dice may be rolled again and again: the best is iterated
until it stays. On the treasure island it is best to lay exactly the dice one keeps,
for a die kept is a die that scores if it lies there.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from math import comb

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts, rolls
from doubloon.games.mille_sabords.editions import Card, MagicNine, Terms
from doubloon.games.mille_sabords.island import island_loss
from doubloon.games.mille_sabords.rules import BUST
from doubloon.games.mille_sabords.scoring import (
    DICE,
    EXTRA,
    MAGIC,
    SABRE,
    SKULL,
    is_magic,
    score,
    score_bust,
    score_dice,
)
from doubloon.solve.lattice import Lattice, lattice

Numbers = NDArray[np.float64]

FACES = 5
"""Faces of a die that are no skulls; hands here have no others."""

CLOSE = 1e-14
"""The relative change below which an iteration is the last."""

MAGIC_POINTS = 4000
"""What nine alike count as in points, though they win the play."""


@dataclass(frozen=True)
class Ends:
    """What the ends of a turn are worth."""

    own: Callable[[int], float]
    """So many points written down by the seat."""
    island: Callable[[int], float]
    """So many points lost by every opponent."""
    magic: float
    """Nine alike."""


POINTS = Ends(float, float, MAGIC_POINTS)
"""Points gained on the opponents."""


@dataclass(frozen=True, eq=False)
class Turn:
    """A turn under one card, solved for what its ends are worth."""

    terms: Terms
    card: Card
    ends: Ends

    @property
    def limit(self) -> int:
        """Dice with skulls that end a turn. [ms.third-skull]"""
        return BUST - self.card.skulls

    @cached_property
    def _skull(self) -> float:
        return self.terms.die[SKULL] / sum(self.terms.die)

    @cached_property
    def _faces(self) -> Numbers:
        return np.array(self.terms.die[SKULL + 1 :]) / sum(self.terms.die)

    def hands(self, skulls: int) -> Lattice:
        """The dice that are no skulls, with so many skulls lying."""
        return _hands(DICE - skulls)

    @cached_property
    def lost(self) -> Numbers:
        """What the third skull is worth by the hand kept; the other dice fall first.

        On the treasure island this is what it takes away: what lies there is added later.
        """
        left = DICE - self.limit
        worth = np.empty(len(self.hands(self.limit).hands))
        sabre = self.terms.die[SABRE] / sum(self.terms.die)
        for n, hand in enumerate(self.hands(self.limit).hands):
            falling = left - sum(hand)
            worth[n] = sum(
                comb(falling, more)
                * sabre**more
                * (1 - sabre) ** (falling - more)
                * self._bust(hand[0] + more)
                for more in range(falling + 1)
            )
            if self.terms.readings.magic_nine is MagicNine.WIN:
                worth[n] += self._nine_skulls(falling) * (self.ends.magic - self._bust(0))
        return worth

    def _bust(self, sabres: int) -> float:
        """What a bust is worth, without what may lie on the treasure island."""
        return 0.0 if self.card.name == "treasure-island" else self._empty_bust(sabres)

    def _nine_skulls(self, falling: int) -> float:
        """The chance that nine skulls lie in the end, with the limit lying and so many to fall."""
        if not (self.terms.readings.magic_includes_skulls and self.card.skulls):
            return 0.0
        wanted = MAGIC - self.card.skulls - self.limit
        ways = range(wanted, falling + 1)
        p = self._skull
        return sum(comb(falling, n) * p**n * (1 - p) ** (falling - n) for n in ways)

    def stopped(self, skulls: int) -> Numbers:
        """What stopping is worth with each full hand."""
        hands, readings = self.hands(skulls), self.terms.readings
        return np.array(
            [
                self.ends.own(score((skulls, *hand), self.card, readings))
                for hand in hands.hands[hands.full]
            ]
        )

    @property
    def kept(self) -> list[Numbers]:
        """For so many skulls, what keeping each hand is worth when the rest falls: no guardian.

        On the treasure island without what lies there; `saves` adds it.
        """
        return self._unguarded[0]

    @property
    def landed(self) -> list[Numbers]:
        """For so many skulls, what each full hand is worth before the choice: no guardian."""
        return self._unguarded[1]

    @cached_property
    def _unguarded(self) -> tuple[list[Numbers], list[Numbers]]:
        return self._layers(self.lost, self.limit, [self.stopped(n) for n in range(self.limit)])

    def _layers(
        self, beyond: Numbers, limit: int, stopped: list[Numbers]
    ) -> tuple[list[Numbers], list[Numbers]]:
        """Solve from the most skulls to none, by what one skull more and stopping are worth."""
        kept: list[Numbers] = []
        landed: list[Numbers] = []
        for skulls in range(limit - 1, -1, -1):
            worth, best = self._iterated(skulls, beyond, stopped[skulls])
            kept.insert(0, worth)
            landed.insert(0, best)
            beyond = worth
        return kept, landed

    def _iterated(self, skulls: int, beyond: Numbers, base: Numbers) -> tuple[Numbers, Numbers]:
        hands = self.hands(skulls)
        best = base.copy()
        if (magic := self._magic(skulls)) is not None:
            best[magic] = self.ends.magic
        saved = self.laid_saves(skulls)
        while True:
            worth = self._fallen(hands, best, beyond)
            rated = worth + saved
            rated[hands.levels[-2]] = -np.inf  # one die alone is never rolled
            if not self._may_roll_all(skulls):
                rated[0] = -np.inf
            rated[hands.full] = base
            new = hands.keep(rated[:, None])[hands.full, 0]
            if magic is not None:
                new[magic] = self.ends.magic
            change = np.abs(new - best).max()
            best = new
            if change <= CLOSE * max(1.0, np.abs(best).max()):
                return self._fallen(hands, best, beyond), best

    def _fallen(self, hands: Lattice, full: Numbers, beyond: Numbers) -> Numbers:
        """What each hand is worth when the rest falls, by full hands and by one skull more."""
        worth = np.empty(len(hands.hands))
        worth[hands.full] = full
        for level in hands.levels[-2::-1]:
            worth[level] = worth[hands.more[level]] @ self._faces + self._skull * beyond[level]
        return worth

    def _magic(self, skulls: int) -> int | None:
        """The full hand that is nine alike with the card. [ms.magic]"""
        readings, hands = self.terms.readings, self.hands(skulls)
        if readings.magic_nine is not MagicNine.WIN or skulls or self.card.name not in EXTRA:
            return None
        full = hands.hands[hands.full]
        found = [n for n, hand in enumerate(full) if is_magic((0, *hand), self.card, readings)]
        return found[0]

    def laid_saves(self, skulls: int) -> Numbers:
        """What the treasure island adds to keeping each hand: what a bust leaves there."""
        hands = self.hands(skulls).hands
        if self.card.name != "treasure-island":
            return np.zeros(len(hands))
        return np.array([self.saves(skulls, hand, hand) for hand in hands])

    def saves(self, skulls: int, kept: Counts, laid: Counts) -> float:
        """What dice on the treasure island are worth if these are kept and the rest is rolled."""
        if self.card.name != "treasure-island":
            return 0.0
        falling = DICE - skulls - sum(kept)
        p, safe = self._skull, range(self.limit - skulls)
        survives = sum(comb(falling, n) * p**n * (1 - p) ** (falling - n) for n in safe)
        return (1 - survives) * self.ends.own(score_dice((0, *laid), self.card) if any(laid) else 0)

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

    # The guardian

    @cached_property
    def guarded(self) -> tuple[list[Numbers], list[Numbers], Numbers]:
        """The same while the guardian is unused, and what each hand with a third skull is worth."""
        rescued = self._rescued()
        hands = self.hands(BUST)
        beyond = np.full(len(self.hands(BUST + 1).hands), self._bust(0))
        falling = self._fallen(hands, rescued, beyond)
        stopped = [self.stopped(0)]
        for skulls in range(1, BUST):
            stopped.append(np.maximum(self.stopped(skulls), self._with_skull(skulls)))
        kept, landed = self._layers(falling, BUST, stopped)
        return kept, landed, rescued

    def _rescued(self) -> Numbers:
        bust = self._bust(0)
        if not self.terms.readings.guardian_rescues_third_skull:
            return np.full(len(self.hands(BUST).hands[self.hands(BUST).full]), bust)
        return np.maximum(bust, self._with_skull(BUST))

    def _with_skull(self, skulls: int) -> Numbers:
        """What the guardian makes of each full hand: one skull is rolled, other dice with it."""
        hands = self.hands(skulls)
        worth = self.kept[skulls - 1][: len(hands.hands)].copy()
        if not self.terms.readings.guardian_may_roll_alone:
            worth[hands.full] = -np.inf
        if not self._may_roll_all(skulls - 1):
            worth[0] = -np.inf
        best: Numbers = hands.keep(worth[:, None])[hands.full, 0]
        return best

    # The skull island

    def island(self, skulls: int, *, guardian: bool, revealed: int = 0) -> float:
        """What the skull island is worth where the seat would sail on, so many dice with skulls."""
        return max(worth for _, worth in self.island_acts(skulls, guardian, revealed))

    def island_acts(
        self, skulls: int, guardian: bool, revealed: int = 0
    ) -> list[tuple[str | int, float]]:
        """What leaving (`stop`), the guardian, and rolling so many dice are worth, where legal."""
        readings = self.terms.readings
        least = 1 if readings.island_single_die else 2
        free = DICE - skulls
        acts: list[tuple[str | int, float]] = []
        if not (readings.island_forced and free >= least):
            acts.append(("stop", self.left(skulls, revealed)))
        rolled = range(free if readings.island_roll_all else least, free + 1)
        for dice in rolled:
            if dice >= least:
                acts.append((dice, self.sailed(skulls, dice, guardian, revealed)))
        if guardian:
            acts.append(("guardian", self.island_guardian(skulls, revealed)))
        return acts

    def island_guardian(self, skulls: int, revealed: int) -> float:
        p, seen = self._skull, revealed + 1
        again = self.island(skulls, guardian=False, revealed=seen)
        return p * again + (1 - p) * self.island(skulls - 1, guardian=False, revealed=seen)

    def sailed(self, skulls: int, dice: int, guardian: bool, revealed: int) -> float:
        """What rolling so many dice on the island is worth; without a skull it is the end."""
        p = self._skull
        worth = (1 - p) ** dice * self.left(skulls, revealed)
        for more in range(1, dice + 1):
            chance = comb(dice, more) * p**more * (1 - p) ** (dice - more)
            worth += chance * self.arrived(skulls + more, guardian, revealed)
        return worth

    def arrived(self, skulls: int, guardian: bool, revealed: int = 0) -> float:
        """What the island is worth with so many skulls just fallen."""
        readings = self.terms.readings
        nine = readings.magic_includes_skulls and skulls + self.card.skulls >= MAGIC
        if nine and readings.magic_nine is MagicNine.WIN:
            return self.ends.magic
        return self.island(skulls, guardian=guardian, revealed=revealed)

    def left(self, skulls: int, revealed: int) -> float:
        """What leaving the island is worth."""
        counted = skulls + self.card.skulls
        if self.terms.readings.count_revealed_skulls:
            counted += revealed
        return self.ends.island(island_loss(self.card, counted))

    # The whole turn

    @property
    def has_guardian(self) -> bool:
        return self.card.name == "guardian"

    @cached_property
    def begun(self) -> float:
        """What the turn is worth before its first roll."""
        total = sum(self.terms.die) ** DICE
        worth = 0.0
        for skulls in range(DICE + 1):
            ways = comb(DICE, skulls) * self.terms.die[SKULL] ** skulls
            if skulls > self.limit or (skulls == self.limit and not self.has_guardian):
                weight = ways * sum(self.terms.die[SKULL + 1 :]) ** (DICE - skulls)
                worth += weight * self._first_bust(skulls)
                continue
            hands = self.hands(skulls)
            index = {hand: n for n, hand in enumerate(hands.hands[hands.full])}
            landed = self.first_landed(skulls)
            for hand, weight in rolls(DICE - skulls, self.terms.die[SKULL + 1 :]):
                worth += ways * weight * float(landed[index[hand]])
        return float(worth / total)

    def first_landed(self, skulls: int) -> Numbers:
        """What each full hand is worth with at most a third skull."""
        if not self.has_guardian:
            return self.landed[skulls]
        _, landed, rescued = self.guarded
        return rescued if skulls == BUST else landed[skulls]

    def _first_bust(self, skulls: int) -> float:
        """Too many skulls on the first roll: a bust, or the skull island. [ms.skull-island]"""
        if skulls > self.limit and not self.card.sabres:
            guardian = self.has_guardian and self.terms.readings.guardian_on_island
            return self.arrived(skulls, guardian)
        falling = DICE - skulls
        sabre = self.terms.die[SABRE] / sum(self.terms.die[SKULL + 1 :])
        return sum(
            comb(falling, n) * sabre**n * (1 - sabre) ** (falling - n) * self._empty_bust(n)
            for n in range(falling + 1)
        )

    def _empty_bust(self, sabres: int) -> float:
        """What a bust is worth with nothing on the treasure island."""
        dice = (0, sabres, 0, 0, 0, 0)
        return self.ends.own(score_bust(dice, (0,) * 6, self.card, self.terms.readings))


@cache
def _hands(dice: int) -> Lattice:
    return lattice(dice, (1,) * FACES)


@cache
def for_points(terms: Terms, card: Card) -> Turn:
    """The turn under this card, solved for points; the target makes no difference."""
    return Turn(terms, card, POINTS)
