"""The strength of a level: its win rate against another one. `bench/strength.py` publishes it."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

import numpy as np

from doubloon.arena import by_rules
from doubloon.arena.match import Match
from doubloon.arena.report import Z, wilson
from doubloon.arena.tally import WHOLE, Tally
from doubloon.arena.workers import run
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.kernels.compiled import RESULT


@dataclass(frozen=True)
class Pair:
    """The win rate of a level in one seat against another level in all other seats."""

    game: str
    seats: int
    level: str
    other: str
    plays: int
    rate: float
    least: float
    most: float
    """`least` and `most` bound the 95 % interval."""
    less_luck: bool = False
    """Whether the luck of dice and cards was subtracted as a control variate."""

    @property
    def is_stronger(self) -> bool:
        """Whether the level wins more than its fair share, at 95 %."""
        return self.least > 1 / self.seats


def measure(
    game: AnyGame, seats: int, level: str, other: str, *, plays: int, seed: int, workers: int
) -> Pair:
    """The level in one seat, the other level in all others; every bot has every seat in turn."""
    match = Match(game.key, Setup(seats), (level, *[other] * (seats - 1)), seed)
    match.prepare()
    found = sum(run(match, plays, workers), Tally())
    won = found.shares[0] / WHOLE
    return Pair(game.key, seats, level, other, plays, won / plays, *wilson(won, plays))


def measure_without_luck(
    game: AnyGame, setup: Setup, level: str, other: str, *, plays: int, seed: int, workers: int
) -> Pair:
    """The same with far fewer plays, for levels of almost equal strength.

    The change of the win chance by dice and cards, as the adviser's `luck` computes it, is
    subtracted from every result as a zero-mean control variate. The plays of one deal, in which
    every bot has every seat once, are one observation.
    """
    seats = setup.seats
    match = Match(game.key, setup, (level, *[other] * (seats - 1)), seed)
    deals = max(2, plays // seats)
    with ProcessPoolExecutor(workers) as pool:
        found = [*pool.map(partial(_deal_rate, match), range(deals), chunksize=4)]
    rate, spread = mean(found), Z * stdev(found) / sqrt(deals)
    bounds = rate - spread, rate + spread
    return Pair(game.key, seats, level, other, seats * deals, rate, *bounds, True)


def _deal_rate(match: Match, deal: int) -> float:
    """The mean result of the first bot in the plays of a deal, without its luck."""
    seats = match.setup.seats
    return mean(_result_without_luck(match, deal * seats + n) for n in range(seats))


def _result_without_luck(match: Match, number: int) -> float:
    assert match.game.advice is not None
    luck = match.game.advice().luck
    assert luck is not None, match.key
    seat, lucky = -number % match.setup.seats, 0.0

    def witness(before: Any, after: Any) -> None:
        nonlocal lucky
        lucky += luck(before, after)[seat]

    result = np.zeros((), RESULT)
    by_rules.play_out(result, match, number, witness)
    winners = int(result["winners"])
    return (winners >> seat & 1) / winners.bit_count() - lucky
