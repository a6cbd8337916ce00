"""What the pocket rule of a game loses against best play, by the exact values of its adviser.

The rule has every seat. The loss of a turn is the sum over its decisions of the value of the best
act minus that of the chosen one. So its mean is exactly what the rule loses in a turn, and it
varies far less than points do.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from typing import Any

from doubloon.core.advice import Goal, find_loss
from doubloon.core.game import AnyGame, offers
from doubloon.core.parts import Charts
from doubloon.core.setup import Setup
from doubloon.solving.advising import adviser_of

FIGURES = "pocket.json"
"""The losses that `fit/fit_pocket.py` measured."""


@dataclass(frozen=True, slots=True)
class PocketLoss:
    """The mean loss of a pocket rule in a turn."""

    goal: Goal
    turns: int
    loss: float
    error: float
    """The standard error of the mean."""
    worth: float
    """What a turn is worth on average under best play, where the goal is points; otherwise 0."""


@cache
def _figures() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("doubloon.arena").joinpath(FIGURES).read_text("utf-8"))
    return found


def measured(game: AnyGame) -> tuple[PocketLoss, ...]:
    """The published losses of a game's pocket rule, one for each goal."""
    return tuple(PocketLoss(**figures) for figures in _figures()[game.key])


def measure_pocket(game: AnyGame, charts: Charts, goal: Goal, turns: int, seed: int) -> PocketLoss:
    """Play so many turns by the pocket rule, with two seats."""
    losses, worths = [], []
    for number, (worth, loss) in enumerate(_turns(game, charts, goal, seed)):
        if number == turns:
            break
        losses.append(loss)
        worths.append(worth)
    mean = sum(losses) / turns
    spread = sum((loss - mean) ** 2 for loss in losses) / (turns - 1)
    worth = sum(worths) / turns if goal == "points" else 0.0
    return PocketLoss(goal, turns, mean, sqrt(spread / turns), worth)


def _turns(game: AnyGame, charts: Charts, goal: Goal, seed: int) -> Iterator[tuple[float, float]]:
    """For each turn of play after play: its value before it, and what the rule lost in it."""
    chance = Random(seed)  # noqa: S311 - repeatable on purpose
    setup, adviser = Setup(2), adviser_of(game, goal)
    player = charts.pocket(setup)
    while True:
        state, worth, loss, has_begun = game.start(setup), 0.0, 0.0, False
        while game.result(state) is None:
            seat = game.to_act(state)
            if seat is None:
                if game.begins_turn(state):
                    if has_begun:
                        yield worth, loss
                    has_begun, loss = True, 0.0
                    if goal == "points":
                        worth = adviser.advise(state, goal).values[game.turn_of(state)]
                state = game.play(state, game.draw(state, chance.randrange))
                continue
            act = player(game.view(state, seat), offers(game, state), chance.randrange)
            advice = adviser.advise(state, goal)
            if len(advice.acts) > 1:
                loss += find_loss(advice.acts, act) or 0.0
            state = game.play(state, act)
        yield worth, loss
