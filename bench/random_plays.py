"""Whole plays by the random policy: every game, edition and number of seats, all to the end.

    python bench/random_plays.py [--plays N] [--games A,B] [--seats N] [--seed S]

Prints, for each, how many plays a second the rules manage on one core, the mean
and the longest number of steps, and for scale the speed of a fixed loop in the
same run. A play that does not end within a million steps stops the program.
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
    """Millions of turns a second of a plain loop: how fast this machine is just now."""
    begun, total = time.perf_counter(), 0
    for n in range(2_000_000):
        total += n & 7
    return 2 / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=10_000)
    parser.add_argument("--games", default=",".join(game.key for game in BUILT_IN))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = random.Random(asked.seed).random

    def uniform(below: int) -> int:
        return int(chance() * below)

    print(f"{asked.plays} plays each, seed {asked.seed}; plain loop {calibration():.0f} M/s")
    print(f"{'game':<14} {'edition':<18} seats   plays/s  mean steps  longest")
    for game in BUILT_IN:
        for edition in game.editions if game.key in asked.games.split(",") else ():
            for seats in game.seats if asked.seats is None else (asked.seats,):
                opening = game.start(Setup(seats, edition))
                begun = time.perf_counter()
                lengths = [steps_of_a_play(game, opening, uniform) for _ in range(asked.plays)]
                rate = asked.plays / (time.perf_counter() - begun)
                mean = sum(lengths) / asked.plays
                print(
                    f"{game.key:<14} {edition:<18} {seats:5} {rate:9.0f} {mean:11.1f}"
                    f" {max(lengths):8}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
