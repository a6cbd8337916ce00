"""How long a review takes: cold (a new process, everything loaded first) and warm.

    python bench/review.py [--games A,B] [--plays 3] [--playouts 1500]

The plays are those of a deckhand and bosuns. Cold is the command `doubloon review FILE --json`
from its start to its end; compiled code is in its cache. Warm is a review in a process that has
reviewed another play before. Both are processor seconds, so other work on the machine matters
little. Goals: King's Gold 1 s, Mille Sabords 3 s, Gold Armada 2 s with its
table, Gold Up with three seats 30 s on one core.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

from doubloon.analysis.review import Review, review
from doubloon.bots import bot
from doubloon.core import record
from doubloon.core.advice import Effort
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.record import Record
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN

SEATS = {"gold-up": 3}
"""The number of seats, if not two."""

ENVIRONMENT = {
    "PYTHONDONTWRITEBYTECODE": "",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
}
"""One core, and modules compiled once."""


def play_out(game: AnyGame, setup: Setup, seed: int) -> Play:
    levels = ["deckhand", *["bosun"] * (setup.seats - 1)]
    chance, play = Random(seed), begin(game, setup)
    bots = [bot(game, level, setup) for level in levels]
    while play.result is None:
        if (seat := play.to_act) is None:
            play = play.after_fate(game.draw(play.state, chance.randrange))
        else:
            view, acts = game.view(play.state, seat), offers(game, play.state)
            play = play.after(game.write(seat, bots[seat](view, acts, chance.randrange)))
    return play


def time_command(path: Path, playouts: int) -> float:
    command = [sys.executable, "-m", "doubloon", "review", str(path), "--json"]
    begun = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [*command, "--playouts", str(playouts)],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, **ENVIRONMENT},
    )
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime - begun.ru_utime - begun.ru_stime


def time_review(play: Play, setup: Setup, playouts: int) -> tuple[float, Review]:
    begun = time.process_time()
    found = review(play, setup, effort=Effort(playouts))
    return time.process_time() - begun, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(game.key for game in BUILT_IN))
    parser.add_argument("--plays", type=int, default=3)
    parser.add_argument("--playouts", type=int, default=1_500)
    asked = parser.parse_args()
    os.environ |= ENVIRONMENT
    print("| game | seats | steps | cold | warm | values |")
    print("|---|---|---|---|---|---|")
    for game in BUILT_IN:
        if game.key not in asked.games.split(","):
            continue
        setup = Setup(SEATS.get(game.key, 2))
        plays = [play_out(game, setup, seed) for seed in range(asked.plays + 1)]
        time_review(plays.pop(), setup, asked.playouts)
        warm = [time_review(play, setup, asked.playouts) for play in plays]
        with tempfile.TemporaryDirectory() as folder:
            cold = []
            for number, play in enumerate(plays):
                path = Path(folder, f"{number}.dbl")
                steps = tuple(here.line for here in [*play.way()][-2::-1])
                names = tuple(f"p{seat + 1}" for seat in range(setup.seats))
                path.write_text(record.write(Record(game=game.key, seats=names, steps=steps)))
                cold.append(time_command(path, asked.playouts))
        how = warm[0][1].how or "exact"
        if warm[0][1].playouts is not None:
            how = f"{warm[0][1].playouts} {how}"
        steps_ = median(len(found.steps) for _, found in warm)
        seconds = f"{median(cold):.2f} s | {median(at for at, _ in warm):.2f} s"
        print(f"| {game.key} | {setup.seats} | {steps_} | {seconds} | {how} |", flush=True)


if __name__ == "__main__":
    main()
