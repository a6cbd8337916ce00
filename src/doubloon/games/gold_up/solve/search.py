"""The captain's search: successive halving over acts, by playouts from determinizations.

It maximises the chance to win. All acts are tried in the same deals, drawn from those that fit
the view. After the act every seat plays the greedy policy to the end of the round; if the play
is not over then, the chance to win is estimated from the gold. After each share of the playouts
the worse half of the acts is dropped. The effort is a number of playouts, not a time, so the
same seed gives the same answer.

Playouts are noisy and the greedy policy is weak. So the search starts from a default act and
replaces it only by an act that was significantly better in the same deals.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from doubloon.core.setup import Setup
from doubloon.games.gold_up.kernel import layout
from doubloon.games.gold_up.kernel.playouts import NO_ACT, play_out_act
from doubloon.games.gold_up.rules.editions import Terms, terms
from doubloon.games.gold_up.rules.ending import opening
from doubloon.games.gold_up.rules.scoring import gold
from doubloon.games.gold_up.rules.state import Act, State
from doubloon.games.gold_up.rules.view import View
from doubloon.games.gold_up.solve.determinize import determinize
from doubloon.kernels.generator import seed_generators

SPREAD = 0.16
"""The size of the leads a round makes, as a part of all gold; less with more seats."""

SIGNIFICANT = 2.0
"""How many standard errors an act must be ahead in the same deals to be significantly better."""

find_uncovered = layout.find_uncovered


@dataclass
class Trial:
    """The playouts of one act: chances to win and gold won, by deal and seat."""

    act: Act | None
    wins: Any
    gold: Any

    def mean(self, seat: int) -> float:
        return float(self.wins[:, seat].mean())

    def error(self, seat: int) -> float:
        """The standard error of the mean."""
        number = len(self.wins)
        return float(self.wins[:, seat].std(ddof=1)) / sqrt(number) if number > 1 else 0.0

    def is_significantly_better(self, other: "Trial", seat: int) -> bool:
        """Whether it is ahead of another act in the same deals by more than chance explains."""
        lead = self.wins[:, seat] - other.wins[:, seat]
        if len(lead) < 2:
            return False
        return bool(lead.mean() > SIGNIFICANT * lead.std(ddof=1) / sqrt(len(lead)))

    def gold_won(self, seat: int) -> float:
        """The mean gold won until the end of the round."""
        return float(self.gold[:, seat].mean())


class Search:
    """Playouts under the same terms and with the same number of seats."""

    def __init__(self, agreed: Terms, seats: int) -> None:
        self.agreed, self.seats = agreed, seats
        self.tables = layout.tables_of(agreed, seats)
        box = self.agreed.box
        riches = gold(box.chests, box.values)
        self._spread, self._usual = SPREAD * riches / sqrt(self.seats), riches / self.seats

    def warm_up(self) -> None:
        """Load or compile everything a search needs."""
        deals = layout.pack(opening(self.agreed, self.seats))
        seed_generators(deals[0], np.uint64(1), np.uint64(1))
        self.play_out(deals, NO_ACT)

    def choose(self, view: View, acts: Sequence[Act], playouts: int, seed: int) -> Act:
        """The first of these acts, or the best of those that are significantly better."""
        chance = Random(seed)  # noqa: S311 - repeatable on purpose
        first, *others = (Trial(act, *self._no_results()) for act in acts)
        rounds = max(1, len(others).bit_length())
        for _ in range(rounds):
            number = playouts // (rounds * (1 + len(others)))
            self._add_deals(view, [first, *others], number, chance)
            others.sort(key=lambda trial: -trial.mean(view.seat))
            del others[(len(others) + 1) // 2 :]
        better = (trial for trial in others if trial.is_significantly_better(first, view.seat))
        best = next(better, first)
        assert best.act is not None
        return best.act

    def rate(self, view: View, acts: Sequence[Act | None], playouts: int, seed: int) -> list[Trial]:
        """All these acts in the same deals, the best first; None rates the view as it is."""
        chance = Random(seed)  # noqa: S311 - repeatable on purpose
        found = [Trial(act, *self._no_results()) for act in acts]
        self._add_deals(view, found, playouts // len(found), chance)
        if view.to_act is not None:
            found.sort(key=lambda trial: -trial.mean(view.seat))
        return found

    def _add_deals(self, view: View, trials: Sequence[Trial], number: int, chance: Random) -> None:
        """Play every act out in this many more deals, the same for all."""
        deals = self.deal(view, max(1, number), chance)
        sample = determinize(view, self.agreed, view.unseen)
        for trial in trials:
            wins, points = self.play_out(deals, self._code(sample, trial.act))
            trial.wins = np.concatenate([trial.wins, wins])
            trial.gold = np.concatenate([trial.gold, points])

    def _code(self, sample: State, act: Act | None) -> int:
        return NO_ACT if act is None else layout.encode(sample, act)

    def _no_results(self) -> tuple[Any, Any]:
        return np.empty((0, self.seats)), np.empty((0, self.seats))

    def deal(self, view: View, number: int, chance: Random) -> Any:
        """So many deals that fit the view."""
        deals = np.zeros(number, layout.STATE)
        for n in range(number):
            order = [*view.unseen]
            chance.shuffle(order)
            deals[n] = layout.pack(determinize(view, self.agreed, order))[0]
            seed_generators(deals[n], np.uint64(chance.getrandbits(62)), np.uint64(1))
        return deals

    def play_out(self, deals: Any, code: int) -> tuple[Any, Any]:
        """The chances to win and the gold won, by deal and seat, after an act in all deals."""
        wins, points = (np.empty((len(deals), self.seats)) for _ in range(2))
        place, t = np.zeros(1, layout.STATE), self.tables[0]
        play_out_act(
            wins, points, place, deals, t, np.int64(code), float(self._spread), float(self._usual)
        )
        return wins, points


if __name__ == "__main__":
    Search(terms(Setup(2)), 2).warm_up()
