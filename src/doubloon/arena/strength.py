"""How strong a level is: what it wins against another. `bench/strength.py` publishes it."""

from dataclasses import dataclass

from doubloon.arena.match import Match
from doubloon.arena.report import wilson
from doubloon.arena.tally import WHOLE, Tally
from doubloon.arena.workers import run
from doubloon.core.game import AnyGame, Setup


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


def against(
    game: AnyGame, seats: int, level: str, other: str, *, plays: int, seed: int, workers: int
) -> Pair:
    """One seat of this level, the others of the other; everybody sits everywhere."""
    match = Match(game.key, Setup(seats), (level, *[other] * (seats - 1)), seed)
    match.prepare()
    found = sum(run(match, plays, workers), Tally())
    won = found.shares[0] / WHOLE
    return Pair(game.key, seats, level, other, plays, won / plays, *wilson(won, plays))
