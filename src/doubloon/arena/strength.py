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
from doubloon.core.advice import Effort, Judge
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

    The change of the win chance by dice and cards, as a judge of each turn computes it, is
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
    meter = _LuckMeter(match.game, -number % match.setup.seats)
    result = np.zeros((), RESULT)
    by_rules.play_out(result, match, number, meter.witness)
    winners = int(result["winners"])
    return (winners >> meter.seat & 1) / winners.bit_count() - meter.luck


class _LuckMeter:
    """Adds up what fates change for one seat, turn by turn."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self._game, self.seat, self.luck = game, seat, 0.0
        assert game.advice is not None
        self._adviser = game.advice()
        self._judge: Judge | None = None

    def witness(self, before: Any, after: Any) -> None:
        game, ask = self._game, self._adviser.judge
        assert ask is not None, game.key
        if self._judge is None or game.position(before) is not None:
            (self._judge,) = ask([before], "win", Effort(solves=False))
        judge = self._judge
        ended = game.position(after) is not None or game.result(after) is not None
        then = judge.value_end(after) if ended else judge.value(after)
        self.luck += then[self.seat] - judge.value(before)[self.seat]
