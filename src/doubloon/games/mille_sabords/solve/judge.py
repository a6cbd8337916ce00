"""Judges of Mille Sabords: the chance to win in every position of one turn.

The turns of a play are solved together, one card after the other: a column for each turn. What
the seat whose turn it is does not win, the others share in a fixed proportion during the turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from doubloon.core.advice import Effort, Judge, Values, Verdict
from doubloon.core.dice import Reroll, Stop
from doubloon.core.errors import RecordError
from doubloon.games.mille_sabords.rules.editions import Card
from doubloon.games.mille_sabords.rules.state import Act, State
from doubloon.games.mille_sabords.solve import evaluation, two_seats
from doubloon.games.mille_sabords.solve.advice import reasons
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.games.mille_sabords.solve.one_turn import EndValues, SolvedTurn, for_points
from doubloon.games.mille_sabords.solve.rated_position import RatedPosition

FULL_DECK, RACE = "full-deck", "race"
"""The methods: later cards are drawn as if from a full deck, or every seat races for points."""


def judge_turns(begun: Sequence[State], effort: Effort) -> list[Judge]:
    """A judge for each of these turns, given the states in which they begin."""
    terms, seats = begun[0].terms, len(begun[0].points)
    if not two_seats.is_solvable(terms):
        raise RecordError("ms-review-target", target=terms.target)
    is_solved = seats == 2 and two_seats.find_values(terms) is not None
    if seats == 2 and not is_solved and not effort.solves:
        raise RecordError("best-unsolved", game="mille-sabords")
    find = evaluation.end_values if is_solved else evaluation.race_end_values
    batch = Batch([find(evaluation.between_turns(state)) for state in begun])
    how = FULL_DECK if is_solved else RACE
    return [TurnJudge(state, how, batch, column) for column, state in enumerate(begun)]


@dataclass(frozen=True)
class Batch:
    """Many turns, each with its own values of the ends, solved together under each card."""

    ends: Sequence[EndValues]
    _solved: dict[Card, SolvedTurn] = field(default_factory=dict)

    def solve(self, begun: State, card: Card) -> SolvedTurn:
        """The solution of all turns under this card."""
        if card not in self._solved:
            self._solved[card] = SolvedTurn(begun.terms, card, _join(self.ends))
        return self._solved[card]


def _join(ends: Sequence[EndValues]) -> EndValues:
    def own(points: Whole) -> Numbers:
        return np.concatenate([some.own(points) for some in ends], axis=1)

    def island(points: Whole) -> Numbers:
        return np.concatenate([some.island(points) for some in ends], axis=1)

    return EndValues(own, island, ends[0].magic)


@dataclass(frozen=True)
class TurnJudge:
    begun: State
    how: str
    batch: Batch
    column: int
    playouts: int | None = None
    _turns: dict[Card, SolvedTurn] = field(default_factory=dict)

    is_exact = False
    """Not even with two seats: cards of later turns are drawn as if from a full deck."""

    def value(self, state: State) -> Values:
        if state.card is not None:
            return self._of_all(RatedPosition(state, self._turn(state.card)).value())
        left = [(card, n) for card, n in zip(state.terms.cards, state.deck, strict=True) if n]
        total = sum(n * self._start_value(card) for card, n in left)
        return self._of_all(total / sum(n for _, n in left))

    def value_end(self, state: State) -> Values:
        assert state.ended is not None
        cards = state.terms.cards
        turn = self._turn(next(card for card in cards if card.name == state.ended.card))
        deltas = [new - old for new, old in zip(state.points, self.begun.points, strict=True)]
        match state.ended.outcome:
            case "magic":
                value = turn.ends.magic
            case "island":
                value = float(turn.ends.island(np.array([-min(deltas)]))[0, 0])
            case _:
                value = float(turn.own_value(deltas[self.begun.seat])[0])
        return self._of_all(value)

    def rate(self, state: State, act: Act) -> Verdict:
        position = RatedPosition(state, self._turn(state.drawn))
        acts = position.ranked_acts()
        chosen = next(value for other, value in acts if other == act)
        return Verdict(self._of_all(position.value()), self._of_all(chosen), acts)

    def error(self, _state: State) -> None:
        """There are no playouts."""

    def explain(self, state: State, act: Act) -> dict[str, float]:
        """The chance of a bust at the next roll, and the points of the turn if played for them."""
        found = {"points": RatedPosition(state, for_points(state.terms, state.drawn)).rate(act)}
        if isinstance(act, Stop | Reroll):
            found["bust"] = reasons(state, act).get("bust", 0.0)
        return found

    def _of_all(self, chance: float) -> Values:
        return evaluation.chances_of_all(self.begun, chance)

    def _start_value(self, card: Card) -> float:
        return float(self.batch.solve(self.begun, card).start_values[self.column])

    def _turn(self, card: Card) -> SolvedTurn:
        if card not in self._turns:
            self._turns[card] = self.batch.solve(self.begun, card).of_column(self.column)
        return self._turns[card]
