"""The captain's search: every act worth a thought is tried in the same deals and played out.

What is maximised is the chance to win. A deal is one of all that fit the view; after the act
thrifty hands play the round to its end, and a round that does not end the play is rated by the
lead. Half of the acts are dropped whenever a share of the playouts is used up, and the rest
are tried in more deals. The effort is a number of playouts, so a seed repeats every answer.

Playouts are noisy, and those who play on are not the strongest. So whoever searches comes with
a first thought, and leaves it only for an act that was surely better in the very same deals.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from doubloon.core.setup import Setup
from doubloon.games.gold_up.kernel import layout
from doubloon.games.gold_up.kernel.playouts import NO_ACT, lead_to
from doubloon.games.gold_up.rules.editions import Terms, terms
from doubloon.games.gold_up.rules.ending import opening
from doubloon.games.gold_up.rules.scoring import gold
from doubloon.games.gold_up.rules.state import Act, State
from doubloon.games.gold_up.rules.view import View
from doubloon.games.gold_up.solve.determinize import supposed
from doubloon.kernels.generator import seed_generators

SPREAD = 0.16
"""The leads a round makes, as a part of all the gold in the box; smaller with more seats."""

SURE = 2.0
"""So many standard errors of its lead in the same deals make an act surely better."""

left_out = layout.left_out


@dataclass
class Tried:
    """What is known of an act: its chances and gold, deal by deal and seat by seat."""

    act: Act | None
    wins: Any
    gold: Any

    def mean(self, seat: int) -> float:
        return float(self.wins[:, seat].mean())

    def error(self, seat: int) -> float:
        """The standard error of the mean."""
        number = len(self.wins)
        return float(self.wins[:, seat].std(ddof=1)) / sqrt(number) if number > 1 else 0.0

    def is_surely_better(self, other: "Tried", seat: int) -> bool:
        """Whether its lead over another act in the same deals is more than luck would make it."""
        lead = self.wins[:, seat] - other.wins[:, seat]
        if len(lead) < 2:
            return False
        return bool(lead.mean() > SURE * lead.std(ddof=1) / sqrt(len(lead)))

    def gold_won(self, seat: int) -> float:
        """Until the end of the round, on average."""
        return float(self.gold[:, seat].mean())


class Search:
    """Playouts under the terms of one table."""

    def __init__(self, agreed: Terms, seats: int) -> None:
        self.agreed, self.seats = agreed, seats
        self.tables = layout.tables_of(agreed, seats)
        box = self.agreed.box
        riches = gold(box.chests, box.values)
        self._spread, self._usual = SPREAD * riches / sqrt(self.seats), riches / self.seats

    def warm_up(self) -> None:
        """Load or compile all that a search needs."""
        deals = layout.pack(opening(self.agreed, self.seats))
        seed_generators(deals[0], np.uint64(1), np.uint64(1))
        self._played(deals, NO_ACT)

    def chosen(self, view: View, acts: Sequence[Act], playouts: int, seed: int) -> Act:
        """The first of these acts, or the best of those that are surely better."""
        chance = Random(seed)  # noqa: S311 - repeatable on purpose
        first, *others = (Tried(act, *self._nothing()) for act in acts)
        rounds = max(1, len(others).bit_length())
        for _ in range(rounds):
            number = playouts // (rounds * (1 + len(others)))
            self._try(view, [first, *others], number, chance)
            others.sort(key=lambda one: -one.mean(view.seat))
            del others[(len(others) + 1) // 2 :]
        better = (one for one in others if one.is_surely_better(first, view.seat))
        best = next(better, first)
        assert best.act is not None
        return best.act

    def tried(
        self, view: View, acts: Sequence[Act | None], playouts: int, seed: int
    ) -> list[Tried]:
        """All these acts in the same deals, the best in front; for None, the view as it is."""
        chance = Random(seed)  # noqa: S311 - repeatable on purpose
        found = [Tried(act, *self._nothing()) for act in acts]
        self._try(view, found, playouts // len(found), chance)
        if view.to_act is not None:
            found.sort(key=lambda one: -one.mean(view.seat))
        return found

    def _try(self, view: View, acts: Sequence[Tried], number: int, chance: Random) -> None:
        """Each act in so many deals more, the same for all."""
        deals = self._dealt(view, max(1, number), chance)
        sample = supposed(view, self.agreed, view.unseen)
        for one in acts:
            wins, points = self._played(deals, self._code(sample, one.act))
            one.wins = np.concatenate([one.wins, wins])
            one.gold = np.concatenate([one.gold, points])

    def _code(self, sample: State, act: Act | None) -> int:
        return NO_ACT if act is None else layout.encode(sample, act)

    def _nothing(self) -> tuple[Any, Any]:
        return np.empty((0, self.seats)), np.empty((0, self.seats))

    def _dealt(self, view: View, number: int, chance: Random) -> Any:
        deals = np.zeros(number, layout.STATE)
        for n in range(number):
            order = [*view.unseen]
            chance.shuffle(order)
            deals[n] = layout.pack(supposed(view, self.agreed, order))[0]
            seed_generators(deals[n], np.uint64(chance.getrandbits(62)), np.uint64(1))
        return deals

    def _played(self, deals: Any, code: int) -> tuple[Any, Any]:
        wins, points = (np.empty((len(deals), self.seats)) for _ in range(2))
        place, t = np.zeros(1, layout.STATE), self.tables[0]
        lead_to(
            wins, points, place, deals, t, np.int64(code), float(self._spread), float(self._usual)
        )
        return wins, points


if __name__ == "__main__":
    Search(terms(Setup(2)), 2).warm_up()
