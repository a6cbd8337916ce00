"""Judges of Gold Armada: what every outcome of a turn is worth to all seats, and what leads there.

For the chance to win, outcomes are rated exactly with two seats where the table is solved or the
end is near; otherwise by estimated odds. For the final margin of two seats they are exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from doubloon.core.advice import Effort, Goal, Judge, Values, Verdict, ranked
from doubloon.core.dice import Reroll, Stop, minus
from doubloon.core.errors import RecordError
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.board import PIERS, SPACES
from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import Act, State, Take, tokens_left
from doubloon.games.gold_armada.solve import two_seats
from doubloon.games.gold_armada.solve.margin import find_margin, solve_margin
from doubloon.games.gold_armada.solve.odds import odds_of_all, rate_exactly
from doubloon.games.gold_armada.solve.one_turn import Numbers, model_turn, next_values
from doubloon.games.gold_armada.solve.rated_turn import RatedTurn, rate_margin
from doubloon.kernels.following import FollowedTurn

ODDS = "odds"
"""The name of the method that estimates odds (`odds.py`)."""

SKULL = len(PIERS)
"""The outcome without a doubloon, after those of the piers."""


def judge_turns(begun: Sequence[State], goal: Goal, effort: Effort) -> list[Judge]:
    """A judge for each of these turns, given the states in which they begin."""
    if goal == "margin":
        _check_margin(begun[0], effort)
        return [_judge_margin(state) for state in begun]
    return [_judge_win(state) for state in begun]


def _check_margin(first: State, effort: Effort) -> None:
    seats = len(first.skulls)
    if not two_seats.is_solvable(first.terms, seats):
        raise RecordError("best-margin", seats=seats)
    if not effort.solves and find_margin(first) is None:
        raise RecordError("best-unsolved", game="gold-armada")


def _judge_margin(begun: State) -> Judge:
    held = points(begun.doubloons, begun.skulls)
    ahead = float(held[begun.seat] - held[1 - begun.seat])
    mine = ahead + _outcomes(rate_margin(begun, solve_margin(begun)))
    return TurnJudge(begun, None, np.stack([mine, -mine], axis=-1))


def _judge_win(begun: State) -> Judge:
    if (rated := rate_exactly(begun)) is None:
        return TurnJudge(begun, ODDS, odds_of_all(begun))
    mine = _outcomes(rated)
    return TurnJudge(begun, None, np.stack([mine, 1 - mine], axis=-1))


def _outcomes(rated: RatedTurn) -> Numbers:
    return np.append(rated.doubloons, rated.skull)


@dataclass(frozen=True)
class TurnJudge:
    begun: State
    how: str | None
    outcomes: Numbers
    """What each outcome (rows) is worth to each seat, the one whose turn it is first."""
    playouts: int | None = None

    @property
    def is_exact(self) -> bool:
        return self.how is None

    def value(self, state: State) -> Values:
        left = rules.ROLLS - state.rolls
        match state.phase:
            case "cup":
                return self._by_seat(self._turn.keep(state.table, left))
            case "rolled":
                return self._by_seat(self._turn.full(state.table, left))
            case _:
                return self._by_seat(self._turn.full(state.table, 0))

    def value_end(self, state: State) -> Values:
        assert state.ended is not None
        pier = state.ended.pier
        return self._by_seat(self._rows[SKULL if pier is None else PIERS.index(pier)])

    def rate(self, state: State, act: Act) -> Verdict:
        acts = ranked((other, float(self._row(state, other)[0])) for other in rules.acts(state))
        return Verdict(self.value(state), self._by_seat(self._row(state, act)), acts)

    def error(self, _state: State) -> None:
        """There are no playouts."""

    def explain(self, state: State, act: Act) -> dict[str, float]:
        """The chance of a turn without a doubloon, and the points of the turn."""
        *_, skull, points_ = self._row(state, act)
        return {"skull": float(skull), "points": float(points_)}

    def _by_seat(self, row: Numbers) -> Values:
        seats = len(self.begun.skulls)
        return tuple(float(row[(n - self.begun.seat) % seats]) for n in range(seats))

    def _row(self, state: State, act: Act) -> Numbers:
        match act:
            case Stop():
                return self._turn.full(state.table, 0)
            case Reroll(dice):
                return self._turn.keep(minus(state.table, dice), rules.ROLLS - state.rolls)
            case Take(pier):
                outcome = pier
            case _:
                outcome = SKULL
        found: Numbers = self._rows[outcome]
        return found

    @cached_property
    def _rows(self) -> Numbers:
        """The outcomes, with two more columns: whether a skull token is taken, and the points."""
        begun = self.begun
        skull = np.arange(SKULL + 1) == SKULL
        lost = -1.0 if tokens_left(begun) else 0.0
        gains = np.append(next_values(begun.terms, begun.taken), lost)
        return np.column_stack([self.outcomes, skull, gains])

    @cached_property
    def _turn(self) -> FollowedTurn:
        """The best outcome of each full hand, then the look-ahead over rolls."""
        model, taken, mine = model_turn(self.begun.terms), self.begun.taken, self.outcomes[:, 0]
        decline = self.begun.terms.readings.may_decline
        wins = np.stack([model.wins[pier, min(n, SPACES - 1)] for pier, n in enumerate(taken)])
        wins &= (np.array(taken) < SPACES)[:, None]
        rated = np.where(wins, mine[:SKULL, None], -np.inf)
        none_open = ~wins.any(axis=0)
        last = np.where(none_open | decline, mine[SKULL], -np.inf)
        best = np.vstack([rated, last]).argmax(axis=0)
        return FollowedTurn(model.hands, self._rows[best], rules.ROLLS)
