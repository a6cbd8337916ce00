"""Judges of King's Gold: the chances of all seats in every position of one turn.

The seat whose turn it is maximises its own chance. With two seats the values are exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from doubloon.core.advice import Effort, Judge, Values, Verdict, ranked
from doubloon.core.dice import Reroll, Stop, minus
from doubloon.core.errors import RecordError
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.state import Act, State
from doubloon.games.kings_gold.solve import two_seats
from doubloon.games.kings_gold.solve.advice import (
    advise,
    evaluations_of,
    holdings_seen_by,
    mix_beginners,
)
from doubloon.games.kings_gold.solve.one_turn import (
    PENALTY,
    Evaluate,
    Holdings,
    TurnModel,
    TurnSearch,
    model_turn,
)
from doubloon.kernels.following import FollowedTurn
from doubloon.kernels.lattice import Values as Rows


def judge_turns(begun: Sequence[State], effort: Effort) -> list[Judge]:
    """A judge for each of these turns, given the states in which they begin."""
    first = begun[0]
    unsolved = len(first.coins) == 2 and two_seats.work(first.terms).known() is None
    if unsolved and not effort.solves:
        raise RecordError("best-unsolved", game="kings-gold")
    return [*map(_judge_turn, begun)]


def _judge_turn(begun: State) -> Judge:
    if begun.roll_off is not None:
        first = advise(begun.at_turn_of(Seat(0), None))
        return RollOffJudge(first.values, first.how)
    how, evaluations = evaluations_of(begun)
    return TurnJudge(begun, how, evaluations)


@dataclass(frozen=True)
class TurnJudge:
    begun: State
    how: str | None
    evaluations: tuple[Evaluate, ...]
    """Of each seat, the one whose turn it is first; with two seats that one alone."""
    playouts: int | None = None

    @property
    def is_exact(self) -> bool:
        return self.how is None

    def value(self, state: State) -> Values:
        return self._by_seat(self._row(state))

    def value_end(self, state: State) -> Values:
        return self._by_seat(self._end_row(state))

    def rate(self, state: State, act: Act) -> Verdict:
        rows = {other: self._row_after(state, other) for other in rules.acts(state)}
        acts = ranked((other, row[0]) for other, row in rows.items())
        return Verdict(self.value(state), self._by_seat(rows[act]), acts)

    def error(self, _state: State) -> None:
        """There are no playouts."""

    def explain(self, state: State, act: Act) -> dict[str, float]:
        """The chance of the penalty and the coins of this turn, if the seat plays best then."""
        if not isinstance(act, Stop | Reroll):
            return {}
        *_, penalty, coins = self._row_after(state, act)
        return {"penalty": penalty, "coins": coins}

    def _by_seat(self, row: Sequence[float]) -> Values:
        seats = len(self.begun.coins)
        return tuple(row[(n - self.begun.seat) % seats] for n in range(seats))

    # A row has the chances of all seats, the one whose turn it is first, then the chance of the
    # penalty and the coins won.

    def _row(self, state: State) -> list[float]:
        left = rules.ROLLS - state.rolls
        match state.phase:
            case "cup":
                found = self._turn.keep(state.table, left)
            case "rolled":
                found = self._turn.full(state.table, left)
            case _ if any(state.used):
                rows = (self._row_after(state, act) for act in rules.acts(state))
                return max(rows, key=lambda row: row[0])
            case _:
                found = self._turn.full(state.table, 0)
        return [*map(float, found)]

    def _row_after(self, state: State, act: Act) -> list[float]:
        match act:
            case Stop():
                return [*map(float, self._turn.full(state.table, 0))]
            case Reroll(dice):
                left = rules.ROLLS - state.rolls
                return [*map(float, self._turn.keep(minus(state.table, dice), left))]
            case _:
                after = rules.play(state, act)
                return self._row(after) if after.ended is None else self._end_row(after)

    def _end_row(self, state: State) -> list[float]:
        seat = self.begun.seat
        where = state.box, state.king, *state.coins[seat:], *state.coins[:seat]
        if where not in self._known_ends:
            found = self._rows(holdings_seen_by(state, seat), np.zeros(1))
            self._known_ends[where] = [*map(float, found[0])]
        return self._known_ends[where]

    @cached_property
    def _known_ends(self) -> dict[tuple[int, ...], list[float]]:
        """The row of each end, by the coins: most are ends of plans."""
        held = self._ends
        coins = np.stack([held.box, held.king, *held.coins], axis=-1)[:, 0]
        return dict(zip(map(tuple, coins.tolist()), self._plan_rows.tolist(), strict=True))

    @cached_property
    def _model(self) -> TurnModel:
        return model_turn(self.begun.terms, len(self.begun.coins))

    @cached_property
    def _ends(self) -> Holdings:
        """The holdings after every plan."""
        return self._model.carry_out(holdings_seen_by(self.begun, self.begun.seat))

    @cached_property
    def _plan_rows(self) -> Rows:
        pays = np.array([plan.end == PENALTY for plan in self._model.plans], float)
        return self._rows(self._ends, pays)

    def _rows(self, held: Holdings, pays: Rows) -> Rows:
        chances = [np.ravel(evaluate(held)) for evaluate in self.evaluations]
        if len(chances) == 1:
            chances.append(1 - chances[0])
        gained = np.ravel(held.coins[0]) - self.begun.coins[self.begun.seat]
        return np.stack([*chances, pays, gained.astype(float)], axis=-1)

    @cached_property
    def _turn(self) -> FollowedTurn:
        model = self._model
        best = TurnSearch(model, self._plan_rows[:, :1]).best_plans[:, 0]
        return FollowedTurn(model.hands, self._plan_rows[best], rules.ROLLS, model.over)


@dataclass(frozen=True)
class RollOffJudge:
    """The roll-off for the first turn: nobody decides anything."""

    first: Values
    """The chance of each place in the order, the seat that begins first."""
    how: str | None
    playouts: int | None = None

    @property
    def is_exact(self) -> bool:
        return self.how is None

    def value(self, state: State) -> Values:
        return mix_beginners(state, self.first)

    def value_end(self, state: State) -> Values:
        seats = len(state.coins)
        return tuple(self.first[(seat - state.seat) % seats] for seat in range(seats))

    def rate(self, _state: State, act: Act) -> Verdict:
        raise TypeError(act)

    def error(self, _state: State) -> None:
        """There are no playouts."""

    def explain(self, _state: State, _act: Act) -> dict[str, float]:
        return {}
