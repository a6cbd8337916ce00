"""Fitted estimates of a board, for positions without an exact value.

`future_margin` estimates the final margin of two seats. `odds` estimates the chance to win of
any number of seats: each point of lead multiplies a seat's odds by the same factor, which is
larger when less is still to come. All estimates look at the board, the tokens left and the mean
points of the next turn. `fit/fit_gold_armada.py` makes the parameters, `evaluation.json`.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, sqrt

import numpy as np

from doubloon.games.gold_armada.rules.board import SPACES
from doubloon.games.gold_armada.rules.editions import Terms
from doubloon.games.gold_armada.solve.board_index import Taken
from doubloon.games.gold_armada.solve.one_turn import Numbers, model_turn, next_values

LEAST_SPREAD = 0.05
"""The lower limit of the squared spread, so that odds stay finite."""

MOST_EXPONENT = 600.0
"""The upper limit of an exponent, so that `exp` does not overflow."""


def turn_points(terms: Terms, boards: Sequence[Taken]) -> Numbers:
    """The mean points of a turn on each of these boards, if the seat maximises them."""
    rules, skull = model_turn(terms), np.array([-1.0])
    columns = [rules.stopped(next_values(terms, taken)[:, None], taken, skull) for taken in boards]
    return rules.begun(np.concatenate(columns, axis=1))


def future_margin(taken: Taken, tokens: int, next_turn: float) -> float:
    """The future margin of two seats for the one whose turn has just ended; 0 at the end."""
    if not tokens or min(taken) == SPACES:
        return 0.0
    row = _parameters("margin", tokens)
    piers = sum(float(row[SPACES * pier + n]) for pier, n in enumerate(taken) if n)
    return float(row[0] + row[-2] * next_turn + row[-1] * next_turn**2) + piers


def future_points(seats: int, taken: Taken, tokens: int, next_turn: float) -> list[float]:
    """The mean future points of each seat, beginning with the one whose turn is next."""
    rows = _parameters(f"odds-{seats}", tokens)[:-1]
    left = SPACES * len(taken) - sum(taken)
    return [float(row[0] + row[1] * left + row[2] * next_turn) for row in rows]


def odds(leads: Sequence[float], taken: Taken, tokens: int) -> float:
    """The chance to win of a seat, given its expected final lead over each other seat."""
    row = _parameters(f"odds-{len(leads) + 1}", tokens)[-1]
    left = SPACES * len(taken) - sum(taken)
    spread = sqrt(max(float(row[0] + row[1] * left), LEAST_SPREAD))
    return 1 / (1 + sum(exp(min(-lead / spread, MOST_EXPONENT)) for lead in leads))


def _parameters(name: str, tokens: int) -> Numbers:
    """The parameters for so many tokens; for more than were fitted, those of the most."""
    rows = _fitted(name)
    found: Numbers = rows[min(max(tokens, 1), len(rows)) - 1]
    return found


@cache
def _fitted(name: str) -> Numbers:
    text = files(__package__).joinpath("evaluation.json").read_text(encoding="utf-8")
    return np.array(json.loads(text)[name])
