"""A match on a local Ray cluster, one of whose workers is killed during the match.

Prints whether that happened, and whether the cluster and a single process give equal tallies.
It runs as a program of its own, so that the cluster ends with it.
"""

import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from doubloon.arena import cluster, workers
from doubloon.arena.match import Match
from doubloon.arena.tally import Tally
from doubloon.core.setup import Setup

PLAYS = 4_001


@dataclass(frozen=True)
class Doomed(Match):
    """Kills the worker that plays a chunk in the middle, once."""

    killed: Path

    def plays(self, first: int, count: int) -> Any:
        if first > PLAYS // 2 and not self.killed.exists():
            self.killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Match.plays(self, first, count)


def main(folder: str) -> None:
    agreed = ("kings-gold", Setup(2), ("deckhand", "cabin-boy"), 6)
    killed = Path(folder) / "killed"
    found = sum(cluster.run(Doomed(*agreed, killed), PLAYS, "local"), Tally())
    wanted = sum(workers.run(Match(*agreed), PLAYS, 1), Tally())
    print(killed.exists(), found == wanted, found.plays)


if __name__ == "__main__":
    main(sys.argv[1])
