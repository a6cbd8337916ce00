"""A turn whose outcomes have been rated: the best act follows by exact look-ahead.

A goal says how good each outcome of the turn is: the next doubloon of each pier, and the skull
token. `one_turn` then looks through all rolls and choices.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from doubloon.core.advice import ranked
from doubloon.core.dice import Counts, Reroll, Stop, minus
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.board import SPACES
from doubloon.games.gold_armada.rules.state import Act, State, Take, take_from, tokens_left
from doubloon.games.gold_armada.solve.endgame import Chances, lead_of
from doubloon.games.gold_armada.solve.one_turn import Numbers, Search, model_turn, next_values
from doubloon.kernels.lattice import Values

Margin = Callable[[tuple[int, ...], int, int], float]
"""The future margin of a seat: its points minus the other's, from here to the end of the play.

The arguments are the doubloons gone from each pier, the tokens left, and the seat, whose turn
it is."""


@dataclass(frozen=True)
class RatedTurn:
    """A state within a turn, and how good each outcome of the turn is for its seat."""

    state: State
    doubloons: Numbers
    """The rating of taking the next doubloon, by pier; meaningless where none is left."""
    skull: float
    """The rating of a turn without a doubloon."""

    def value(self) -> float:
        """The mean rating of the turn if the seat plays best from here."""
        state = self.state
        if state.phase == "cup":
            return self._value_of_keeping(state.table)
        return max(self.rate(act) for act in rules.acts(state))

    def acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its rating, best first."""
        return ranked((act, self.rate(act)) for act in rules.acts(self.state))

    def rate(self, act: Act) -> float:
        """The mean rating of the turn after this act."""
        match act:
            case Stop():
                return self._search.value_of_hand(self.state.table)
            case Reroll(dice):
                return self._value_of_keeping(minus(self.state.table, dice))
            case Take(pier):
                return float(self.doubloons[pier])
            case _:
                return self.skull

    @cached_property
    def _search(self) -> Search:
        return Search(model_turn(self.state.terms), self.doubloons, self.state.taken, self.skull)

    @cached_property
    def _keeping(self) -> Values:
        return self._search.keeping(rules.ROLLS - self.state.rolls)

    def _value_of_keeping(self, kept: Counts) -> float:
        return float(self._keeping[self._search.turn.hands.index[kept], 0])


def turn_start(state: State) -> State:
    """The state in which the current turn began."""
    return State(state.terms, state.taken, state.doubloons, state.skulls, state.seat)


def rate_points(state: State) -> RatedTurn:
    """Outcomes rated by points: the doubloon's value, minus one for a skull token."""
    skull = -1.0 if tokens_left(state) else 0.0
    return RatedTurn(state, next_values(state.terms, state.taken), skull)


def rate_margin(state: State, margin: Margin) -> RatedTurn:
    """Outcomes rated by the final margin of two seats, from the beginning of this turn on."""
    tokens, taken, other = tokens_left(state), state.taken, 1 - state.seat
    doubloons = next_values(state.terms, taken)
    for pier, n in enumerate(taken):
        if n < SPACES:
            doubloons[pier] -= margin(take_from(taken, pier), tokens, other)
    skull = -1.0 - margin(taken, tokens - 1, other) if tokens else 0.0
    return RatedTurn(state, doubloons, skull)


def rate_win(state: State, chances: Chances) -> RatedTurn:
    """Outcomes rated by the exact chance to win of two seats near the end."""
    lead = np.array([float(lead_of(state))])
    doubloons, skull = chances.by_outcome(state.taken, tokens_left(state), state.seat, lead)
    return RatedTurn(state, doubloons[:, 0], float(skull[0]))
