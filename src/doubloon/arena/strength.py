"""How strong a level is: what it wins against another. `bench/strength.py` publishes it."""

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
    """What a level wins in one seat against another level in all the others."""

    game: str
    seats: int
    level: str
    other: str
    plays: int
    rate: float
    least: float
    most: float
    """Between these with 95 %."""
    less_luck: bool = False
    """Whether the luck of the dice was taken out of every result, as far as it can be told."""

    @property
    def is_stronger(self) -> bool:
        """Whether more than its fair share is won, at 95 %."""
        return self.least > 1 / self.seats


def against(
    game: AnyGame, seats: int, level: str, other: str, *, plays: int, seed: int, workers: int
) -> Pair:
    """One seat of this level, the others of the other; everybody sits everywhere."""
    match = Match(game.key, Setup(seats), (level, *[other] * (seats - 1)), seed)
    match.prepare()
    found = sum(run(match, plays, workers), Tally())
    won = found.shares[0] / WHOLE
    return Pair(game.key, seats, level, other, plays, won / plays, *wilson(won, plays))


def against_less_luck(
    game: AnyGame, setup: Setup, level: str, other: str, *, plays: int, seed: int, workers: int
) -> Pair:
    """The same with far fewer plays, for levels that are almost equally strong.

    From every result is taken what the dice did to the chance to win, by the game's own `luck`.
    That is nothing on average, so the mean stays what it is. Plays of one deal, in which all
    sit everywhere, are together one observation.
    """
    seats = setup.seats
    match = Match(game.key, setup, (level, *[other] * (seats - 1)), seed)
    deals = max(2, plays // seats)
    with ProcessPoolExecutor(workers) as pool:
        found = [*pool.map(partial(_deal, match), range(deals), chunksize=4)]
    rate, spread = mean(found), Z * stdev(found) / sqrt(deals)
    bounds = rate - spread, rate + spread
    return Pair(game.key, seats, level, other, seats * deals, rate, *bounds, True)


def _deal(match: Match, deal: int) -> float:
    """What the first bot wins on average in the plays of a deal, less its luck."""
    seats = match.setup.seats
    return mean(_less_luck(match, deal * seats + n) for n in range(seats))


def _less_luck(match: Match, number: int) -> float:
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
