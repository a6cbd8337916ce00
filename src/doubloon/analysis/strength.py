"""How strong a level is: what it wins against another, and what its acts lose against the best.

`bench/strength.py` measures all of it and publishes it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from doubloon.analysis.worth import advise
from doubloon.arena.match import Match
from doubloon.arena.report import wilson
from doubloon.arena.tally import WHOLE, Tally
from doubloon.arena.workers import run
from doubloon.bots import bot
from doubloon.core.game import AnyGame, Setup, offers
from doubloon.core.play import begin
from doubloon.solve.advice import Goal


@dataclass(frozen=True)
class Pair:
    """What a level wins in one seat against another level in all the others."""

    game: str
    seats: int
    level: str
    other: str
    plays: int
    rate: float
    least: float
    most: float

    @property
    def is_stronger(self) -> bool:
        """Whether more than its fair share is won, at 95 %."""
        return self.least > 1 / self.seats


@dataclass(frozen=True)
class Errors:
    """What a level's unforced decisions lose on average, in what the goal counts."""

    game: str
    level: str
    goal: Goal
    decisions: int
    mean: float
    error: float
    """The standard error of the mean."""


def against(
    game: AnyGame,
    seats: int,
    level: str,
    other: str,
    *,
    plays: int,
    seed: int,
    workers: int,
    told: Callable[[int], None] = lambda _plays: None,
) -> Pair:
    """One seat of this level, the others of the other; everybody sits everywhere."""
    match = Match(game.key, Setup(seats), (level, *[other] * (seats - 1)), seed)
    match.prepare()
    found = Tally()
    for part in run(match, plays, workers):
        found += part
        told(part.plays)
    won = found.shares[0] / WHOLE
    return Pair(game.key, seats, level, other, plays, won / plays, *wilson(won, plays))


def errors(game: AnyGame, level: str, goal: Goal, *, plays: int, seed: int) -> Errors:
    """Two of this level play each other; each act is compared with the best there was."""
    lost: list[float] = []
    for number in range(plays):
        lost += _lost(game, level, goal, Random(f"{seed} {number}"))  # noqa: S311 - repeatable
    mean = sum(lost) / len(lost)
    spread = sum((loss - mean) ** 2 for loss in lost)
    return Errors(
        game.key, level, goal, len(lost), mean, sqrt(spread / (len(lost) - 1) / len(lost))
    )


def _lost(game: AnyGame, level: str, goal: Goal, chance: Random) -> list[float]:
    setup = Setup(2)
    player, play, lost = bot(game, level, setup), begin(game, setup, forgets=True), list[float]()
    while play.result is None:
        seat, state = play.to_act, play.state
        if seat is None:
            play = play.after_fate(game.draw(state, chance.randrange))
            continue
        offered = offers(game, state)
        act: Any = player(game.view(state, seat), offered, chance.randrange)
        if sum(map(len, offered.values())) > 1:
            advice = advise(play, goal)
            worth = dict(advice.acts)
            lost.append(max(worth.values()) - worth[act])
        play = play.after(game.write(seat, act))
    return lost
