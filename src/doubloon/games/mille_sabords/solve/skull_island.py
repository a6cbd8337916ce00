"""The values of positions on the skull island."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from doubloon.core.dice import Reroll
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import Card, Terms
from doubloon.games.mille_sabords.rules.island import loss_of_opponents
from doubloon.games.mille_sabords.rules.rules import acts
from doubloon.games.mille_sabords.rules.scoring import DICE, SKULL, wins_by_magic
from doubloon.games.mille_sabords.rules.state import NO_DICE, Act, State
from doubloon.games.mille_sabords.solve.arrays import Numbers
from doubloon.games.mille_sabords.solve.hands import spread

if TYPE_CHECKING:
    from doubloon.games.mille_sabords.solve.one_turn import EndValues


@dataclass(frozen=True, eq=False)
class SkullIsland:
    """The skull island under one card. `skulls` are always those on dice.

    Only the number of dice that are no skulls matters, not what they show. Each result is a
    value for every position asked about.
    """

    terms: Terms
    card: Card
    ends: "EndValues"

    @cached_property
    def _skull(self) -> float:
        """The chance that a die shows a skull."""
        return self.terms.die[SKULL] / sum(self.terms.die)

    def value(self, skulls: int, *, guardian: bool, revealed: int = 0) -> Numbers:
        """The value under the best act."""
        where = skulls, guardian, revealed
        if where not in self._known:
            state, legal = _choice(self.terms, self.card, *where)
            self._known[where] = np.maximum.reduce([self.rate(state, act) for act in legal])
        return self._known[where]

    @cached_property
    def _known(self) -> dict[tuple[int, bool, int], Numbers]:
        return {}

    def rate(self, state: State, act: Act) -> Numbers:
        """The value of an act in a state on the island."""
        skulls = state.table[SKULL]
        match act:
            case Reroll(dice) if dice[SKULL]:
                return self.value_of_guardian(skulls, state.revealed)
            case Reroll(dice):
                return self.value_of_roll(skulls, sum(dice), state.guardian, state.revealed)
            case _:
                return self.value_of_leaving(skulls, state.revealed)

    def value_of_guardian(self, skulls: int, revealed: int) -> Numbers:
        """The value of rolling one skull again; this is not an island roll."""
        p, seen = self._skull, revealed + 1
        again = self.value(skulls, guardian=False, revealed=seen)
        return p * again + (1 - p) * self.value(skulls - 1, guardian=False, revealed=seen)

    def value_of_roll(self, skulls: int, dice: int, guardian: bool, revealed: int) -> Numbers:
        """The value of rolling so many dice; without a skull the turn ends."""
        chances = spread(dice, self._skull)
        value: Numbers = chances[0] * self.value_of_leaving(skulls, revealed)
        for more in range(1, dice + 1):
            value = value + chances[more] * self.value_of_arrival(skulls + more, guardian, revealed)
        return value

    def value_of_arrival(self, skulls: int, guardian: bool, revealed: int = 0) -> Numbers:
        """The value just after a roll that left so many skulls."""
        state, _ = _choice(self.terms, self.card, skulls, guardian, revealed)
        if wins_by_magic(state.table, self.card, self.terms.readings):
            return np.full_like(self.value_of_leaving(skulls, revealed), self.ends.magic)
        return self.value(skulls, guardian=guardian, revealed=revealed)

    def value_of_leaving(self, skulls: int, revealed: int) -> Numbers:
        state, _ = _choice(self.terms, self.card, skulls, False, revealed)
        value: Numbers = self.ends.island(np.array([loss_of_opponents(state)]))[0]
        return value


@lru_cache(maxsize=4096)
def _choice(
    terms: Terms, card: Card, skulls: int, guardian: bool, revealed: int
) -> tuple[State, tuple[Act, ...]]:
    """A state of the rules on the island, and its legal acts; all other dice show sabres."""
    state = State(
        terms,
        (),
        (),
        Seat(0),
        "island",
        card,
        (skulls, DICE - skulls, *NO_DICE[2:]),
        first=False,
        guardian=guardian,
        on_island=True,
        revealed=revealed,
    )
    return state, tuple(acts(state))
