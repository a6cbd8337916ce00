"""Random plays for the laws, and every way chance can be drawn."""

import random
from collections import Counter
from typing import Any

from doubloon.bots import cabin_boy
from doubloon.core.dice import Uniform
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play

DRAWN_MASS = 6**5
"""Total weight up to which every way to draw is tried: five dice."""


def source(seed: object) -> Uniform:
    """Uniform integers, the same for the same seed."""
    return random.Random(str(seed)).randrange  # noqa: S311 - repeatable on purpose


def random_step(play: Play, uniform: Uniform) -> str:
    """A step of the random policy, or of chance, in notation."""
    game, state, seat = play.game, play.state, play.to_act
    if seat is None:
        return game.write(None, game.draw(state, uniform))
    return game.write(seat, cabin_boy(None, offers(game, state), uniform))


def mass_of(game: AnyGame, state: Any) -> int:
    return sum(weight for _, weight in game.fates(state))


def count_draws(game: AnyGame, state: Any) -> tuple[int, dict[Any, int]]:
    """How often each fate is drawn over every sequence of uniform integers, and their number."""
    drawn: Counter[Any] = Counter()
    ranges: list[int] = []
    answers: list[int] = []
    while True:
        asked: list[int] = []

        def uniform(below: int, asked: list[int] = asked) -> int:
            asked.append(below)
            if len(asked) > len(answers):
                answers.append(0)
            return answers[len(asked) - 1]

        drawn[game.draw(state, uniform)] += 1
        ranges = asked
        while answers and answers[-1] == ranges[len(answers) - 1] - 1:
            answers.pop()
        if not answers:
            return sum(drawn.values()), dict(drawn)
        answers[-1] += 1
