"""What a board is roughly worth, fitted, where nothing exact is known: the leaves of one turn.

`leaf` is the final margin of two seats still to come for the one whose turn has just ended.
`odds` is the chance to win of any number of seats: every point more multiplies a seat's odds
by the same, the fewer the more there is still to come. Both look at the board, the tokens left
and what the next turn brings. `fit/fit_gold_armada.py` makes the parameters, `leaf.json`.
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
from doubloon.games.gold_armada.solve.one_turn import Numbers, next_values, turn

NARROWEST = 0.05
"""The least spread, squared, so that odds stay finite."""

STEEPEST = 600.0
"""Where odds are as good as none, and their reckoning must not overflow."""


def turn_points(terms: Terms, boards: Sequence[Taken]) -> Numbers:
    """What a turn brings on each of these boards to who wants the most points."""
    rules, skull = turn(terms), np.array([-1.0])
    columns = [rules.stopped(next_values(terms, taken)[:, None], taken, skull) for taken in boards]
    return rules.begun(np.concatenate(columns, axis=1))


def leaf(taken: Taken, tokens: int, brings: float) -> float:
    """The margin of two seats, roughly; nothing where the play is over."""
    if not tokens or min(taken) == SPACES:
        return 0.0
    row = _row("leaf", tokens)
    piers = sum(float(row[SPACES * pier + n]) for pier, n in enumerate(taken) if n)
    return float(row[0] + row[-2] * brings + row[-1] * brings**2) + piers


def to_come(seats: int, taken: Taken, tokens: int, brings: float) -> list[float]:
    """The points each seat has still to come, from the one whose turn is next, on average."""
    rows = _row(f"odds-{seats}", tokens)[:-1]
    left = SPACES * len(taken) - sum(taken)
    return [float(row[0] + row[1] * left + row[2] * brings) for row in rows]


def odds(leads: Sequence[float], taken: Taken, tokens: int) -> float:
    """The chance to win of a seat that is expected to end ahead of each other by so much."""
    row = _row(f"odds-{len(leads) + 1}", tokens)[-1]
    left = SPACES * len(taken) - sum(taken)
    wide = sqrt(max(float(row[0] + row[1] * left), NARROWEST))
    return 1 / (1 + sum(exp(min(-lead / wide, STEEPEST)) for lead in leads))


def _row(name: str, tokens: int) -> Numbers:
    """The parameters for so many tokens; for more than were fitted those of the most."""
    rows = _fitted(name)
    found: Numbers = rows[min(max(tokens, 1), len(rows)) - 1]
    return found


@cache
def _fitted(name: str) -> Numbers:
    told = json.loads(files(__package__).joinpath("evaluation.json").read_text(encoding="utf-8"))
    return np.array(told[name])
