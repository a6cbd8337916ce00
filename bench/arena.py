"""The speed-up from a second worker, and the time `doubloon --help` takes.

    python bench/arena.py [--rounds 5] [--plays 4000000]

Each round plays the same match with one worker and then with two, and runs `doubloon --help` in
a new process. Goals: two workers are 1.8 times as fast as one; help takes less than 150 ms.
"""

import argparse
import subprocess
import sys
import time
from statistics import median

from doubloon.arena import workers
from doubloon.arena.match import Match
from doubloon.core.setup import Setup

MATCH = Match("kings-gold", Setup(2), ("cabin-boy", "cabin-boy"), 1)


def rate(plays: int, number: int) -> float:
    """Plays per second with this number of workers."""
    started = time.perf_counter()
    played = sum(part.plays for part in workers.run(MATCH, plays, number))
    return played / (time.perf_counter() - started)


def help_seconds() -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-m", "doubloon", "--help"], check=True, capture_output=True)
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--plays", type=int, default=4_000_000)
    arguments = parser.parse_args()
    MATCH.prepare()
    rounds = range(arguments.rounds)
    pairs = [(rate(arguments.plays, 1), rate(arguments.plays, 2)) for _ in rounds]
    ratios = [two / one for one, two in pairs]
    waits = [1000 * help_seconds() for _ in rounds]
    print(f"A match of {arguments.plays:,} random plays of King's Gold, and `doubloon --help`.\n")
    print("| | median | min to max | goal |\n|---|---|---|---|")
    for name, values in (
        ("plays/s, one worker", [one for one, _ in pairs]),
        ("plays/s, two workers", [two for _, two in pairs]),
    ):
        print(f"| {name} | {median(values):,.0f} | {min(values):,.0f} to {max(values):,.0f} | |")
    least, most = min(ratios), max(ratios)
    print(f"| ratio two to one | {median(ratios):.2f} | {least:.2f} to {most:.2f} | at least 1.8 |")
    least, most = min(waits), max(waits)
    print(f"| `--help`, ms | {median(waits):.0f} | {least:.0f} to {most:.0f} | under 150 |")


if __name__ == "__main__":
    main()
