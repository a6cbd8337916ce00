"""What the skull island is worth to who has just landed there, by what its ends are worth."""

from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from doubloon.games.mille_sabords.rules.editions import Card, MagicNine, Terms
from doubloon.games.mille_sabords.rules.island import island_loss
from doubloon.games.mille_sabords.rules.scoring import DICE, MAGIC, SKULL

if TYPE_CHECKING:
    from doubloon.games.mille_sabords.solve.one_turn import Ends

Numbers = NDArray[np.float64]
"""A worth for every position asked about."""


@dataclass(frozen=True, eq=False)
class Sailing:
    """The skull island under one card. `skulls` are always those on dice."""

    terms: Terms
    card: Card
    ends: "Ends"

    @cached_property
    def _skull(self) -> float:
        return self.terms.die[SKULL] / sum(self.terms.die)

    def worth(self, skulls: int, *, guardian: bool, revealed: int = 0) -> Numbers:
        """What it is worth where the seat would sail on."""
        where = skulls, guardian, revealed
        if where not in self._known:
            rated = [worth for _, worth in self.acts(skulls, guardian, revealed)]
            self._known[where] = np.maximum.reduce(rated)
        return self._known[where]

    @cached_property
    def _known(self) -> dict[tuple[int, bool, int], Numbers]:
        return {}

    def acts(
        self, skulls: int, guardian: bool, revealed: int = 0
    ) -> list[tuple[str | int, Numbers]]:
        """What leaving (`stop`), the guardian, and rolling so many dice are worth, where legal."""
        readings = self.terms.readings
        least = 1 if readings.island_single_die else 2
        free = DICE - skulls
        acts: list[tuple[str | int, Numbers]] = []
        if not (readings.island_forced and free >= least):
            acts.append(("stop", self.left(skulls, revealed)))
        for dice in range(free if readings.island_roll_all else least, free + 1):
            if dice >= least:
                acts.append((dice, self.sailed(skulls, dice, guardian, revealed)))
        if guardian:
            acts.append(("guardian", self.guarded(skulls, revealed)))
        return acts

    def guarded(self, skulls: int, revealed: int) -> Numbers:
        """What the guardian is worth: one skull is rolled, which is no roll of the island."""
        p, seen = self._skull, revealed + 1
        again = self.worth(skulls, guardian=False, revealed=seen)
        return p * again + (1 - p) * self.worth(skulls - 1, guardian=False, revealed=seen)

    def sailed(self, skulls: int, dice: int, guardian: bool, revealed: int) -> Numbers:
        """What rolling so many dice is worth; without a skull it is the end."""
        p = self._skull
        worth = (1 - p) ** dice * self.left(skulls, revealed)
        for more in range(1, dice + 1):
            chance = comb(dice, more) * p**more * (1 - p) ** (dice - more)
            worth = worth + chance * self.arrived(skulls + more, guardian, revealed)
        return worth

    def arrived(self, skulls: int, guardian: bool, revealed: int = 0) -> Numbers:
        """What it is worth with so many skulls just fallen."""
        readings = self.terms.readings
        nine = readings.magic_includes_skulls and skulls + self.card.skulls >= MAGIC
        if nine and readings.magic_nine is MagicNine.WIN:
            return np.full_like(self.left(skulls, revealed), self.ends.magic)
        return self.worth(skulls, guardian=guardian, revealed=revealed)

    def left(self, skulls: int, revealed: int) -> Numbers:
        """What leaving is worth."""
        counted = skulls + self.card.skulls
        if self.terms.readings.count_revealed_skulls:
            counted += revealed
        lost: Numbers = self.ends.island(np.array([island_loss(self.card, counted)]))[0]
        return lost
