"""The share of wins of a King's Gold captain among bosuns, and of a bosun among captains.

Plays are compiled and choose as the bots do (a test compares them). In every deal the one bot
takes every seat once with the same dice, so the error is computed over deals.

    python bench/captain_kings_gold.py [--plays 6000] [--seats 2,3,4,5,6]
"""

import argparse
from math import sqrt

from doubloon.core.setup import Setup
from doubloon.games.kings_gold.solve.compiled.matches import one_against_others

Z = 1.96


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plays", type=int, default=6000)
    parser.add_argument("--seats", default="2,3,4,5,6")
    parser.add_argument("--edition")
    asked = parser.parse_args()
    for seats in map(int, asked.seats.split(",")):
        for one in ("captain", "bosun"):
            shares = one_against_others(Setup(seats, asked.edition), one, asked.plays // seats, 8)
            error = Z * shares.std(ddof=1) / sqrt(len(shares))
            print(
                f"{seats} seats: one {one} wins {shares.mean():.4f} ± {error:.4f}, "
                f"an equal share is {1 / seats:.4f}, {len(shares) * seats} plays",
                flush=True,
            )


if __name__ == "__main__":
    main()
