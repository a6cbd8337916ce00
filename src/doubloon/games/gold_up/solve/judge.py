"""Judges of Gold Up: chances to win by playouts.

A decision is judged by what its seat knew: every act is played out in the same deals, drawn from
those that fit the seat's view. The best act is chosen in one half of the deals and its lead is
measured in the other half, and the other way round; so the lead has no bias. A position is valued
as if all hands lay open: only so is luck what chance brought and not what somebody learned.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from doubloon.core.advice import Effort, Judge, Values, Verdict, ranked
from doubloon.core.errors import RecordError
from doubloon.games.gold_up.bots import search_for
from doubloon.games.gold_up.kernel import layout
from doubloon.games.gold_up.kernel.playouts import NO_ACT
from doubloon.games.gold_up.rules.rules import to_act
from doubloon.games.gold_up.rules.state import Act, State
from doubloon.games.gold_up.rules.view import view
from doubloon.games.gold_up.solve.advice import list_acts
from doubloon.games.gold_up.solve.dealing import deal_many, seed_all
from doubloon.games.gold_up.solve.search import Search

PLAYOUTS = 1_500
"""The usual number of playouts for each position and for each act."""

LEAST = 20
"""The fewest playouts with which a standard error means something."""

Chances = NDArray[np.float64]
"""By deal and seat."""


def judge_turns(begun: Sequence[State], effort: Effort) -> list[Judge]:
    """A judge for each of these turns; all share what they have played out."""
    number = PLAYOUTS if effort.playouts is None else effort.playouts
    if number < LEAST:
        raise RecordError("gu-review-playouts", playouts=number, least=LEAST)
    search = search_for(begun[0].terms, len(begun[0].hands))
    if search is None:
        raise RecordError("best-needs-kernel")
    shared = PlayoutJudge(search, number)
    return [shared] * len(begun)


@dataclass
class PlayoutJudge:
    """Judges every position in the same way, so one judge serves a whole play."""

    search: Search
    playouts: int
    how: str = "playouts"
    is_exact: bool = False
    _known: dict[bytes, tuple[Values, float]] = field(default_factory=dict)
    _gold: dict[Act, float] = field(default_factory=dict)
    """The gold of the round after each act of the last decision."""

    def value(self, state: State) -> Values:
        return self._estimate(state)[0]

    def value_end(self, state: State) -> Values:
        return self._estimate(state)[0]

    def error(self, state: State) -> float:
        return self._estimate(state)[1]

    def _estimate(self, state: State) -> tuple[Values, float]:
        """The mean chance of each seat, and the largest of their standard errors."""
        packed = layout.pack(state)
        key = packed.tobytes()
        if key not in self._known:
            deals = np.repeat(packed, self.playouts)
            seed_all(deals, crc32(key))
            wins, _ = self.search.play_out(deals, NO_ACT)
            error = float(wins.std(axis=0, ddof=1).max()) / sqrt(self.playouts)
            self._known[key] = tuple(map(float, wins.mean(axis=0))), error
        return self._known[key]

    def rate(self, state: State, act: Act) -> Verdict:
        seat = to_act(state)
        assert seat is not None
        acts = list_acts(state)
        if act not in acts:
            acts.append(act)
        if len(acts) == 1:
            alone = self.value(state)
            return Verdict(alone, alone, ((act, alone[seat]),), 0.0)
        seen = view(state, seat)
        deals = deal_many(seen, self.search, self.playouts, seed=crc32(repr(seen).encode()))
        tried = {}
        for other in acts:
            wins, gold = self.search.play_out(deals, layout.encode(state, other))
            tried[other], self._gold[other] = wins, float(gold[:, seat].mean())
        lead, error = _measure_lead(tried, act, seat)
        chosen = tried[act].mean(axis=0)
        means = ranked((other, float(wins[:, seat].mean())) for other, wins in tried.items())
        return Verdict(tuple(map(float, chosen + lead)), tuple(map(float, chosen)), means, error)

    def explain(self, _state: State, act: Act) -> dict[str, float]:
        """The gold until the end of the round, in the playouts of the last decision."""
        return {"gold": self._gold[act]} if act in self._gold else {}


def _measure_lead(tried: dict[Act, Chances], act: Act, seat: int) -> tuple[Any, float]:
    """The lead of the best act over the chosen one for every seat, and its standard error.

    Each half of the deals measures the act that was best in the other half.
    """
    middle = len(tried[act]) // 2
    halves = slice(None, middle), slice(middle, None)
    leads, variance = [], 0.0
    for choosing, measuring in (halves, halves[::-1]):
        best = max(tried, key=lambda other: float(tried[other][choosing, seat].mean()))
        lead = tried[best][measuring] - tried[act][measuring]
        leads.append(lead.mean(axis=0))
        variance += float(lead[:, seat].var(ddof=1)) / len(lead)
    return np.mean(leads, axis=0), sqrt(variance) / 2
