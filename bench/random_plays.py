"""Complete plays of the random policy by the rules: every game, edition and number of seats.

    python bench/random_plays.py [--plays N] [--games A,B] [--seats N] [--seed S]

Prints for each the plays per second on one core and the mean and maximum number of steps. The
speed of a fixed Python loop in the same run shows how fast the machine is. A play that does not
end within a million steps stops the program.
"""

import argparse
import random
import time
from functools import partial

from doubloon.bots import cabin_boy
from doubloon.core.dice import Uniform
from doubloon.core.game import AnyGame, offers
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN

MOST = 1_000_000


def steps_of_a_play(game: AnyGame, opening: object, uniform: Uniform) -> int:
    state, play, draw = opening, game.play, game.draw
    to_act, result = game.to_act, game.result
    offered = game.offers or partial(offers, game)
    for steps in range(MOST):
        if to_act(state) is not None:
            state = play(state, cabin_boy(None, offered(state), uniform))
        elif result(state) is None:
            state = play(state, draw(state, uniform))
        else:
            return steps
    raise SystemExit(f"a play of {game.key} did not end within {MOST} steps")


def calibration() -> float:
    """The speed of a plain Python loop in millions of iterations per second."""
    started, total = time.perf_counter(), 0
    for n in range(2_000_000):
        total += n & 7
    return 2 / (time.perf_counter() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--plays", type=int, default=10_000)
    parser.add_argument("--games", default=",".join(game.key for game in BUILT_IN))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = random.Random(asked.seed).random

    def uniform(below: int) -> int:
        return int(chance() * below)

    print(f"Speed of the rules: {asked.plays} random plays each, seed {asked.seed}.")
    print(f"A plain Python loop runs {calibration():.0f} million iterations per second.")
    print(f"{'game':<14} {'edition':<18} seats   plays/s  mean steps  max steps")
    for game in BUILT_IN:
        for edition in game.editions if game.key in asked.games.split(",") else ():
            for seats in game.seats if asked.seats is None else (asked.seats,):
                opening = game.start(Setup(seats, edition))
                started = time.perf_counter()
                lengths = [steps_of_a_play(game, opening, uniform) for _ in range(asked.plays)]
                rate = asked.plays / (time.perf_counter() - started)
                mean = sum(lengths) / asked.plays
                print(
                    f"{game.key:<14} {edition:<18} {seats:5} {rate:9.0f} {mean:11.1f}"
                    f" {max(lengths):10}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
