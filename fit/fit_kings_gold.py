"""Fits the chance to win King's Gold with three to six seats, and stores it in the package.

The weights are small files beside the solved tables. The plays are seeded, so fitting again on
the same kind of machine gives the same weights.

    python fit/fit_kings_gold.py            fits the missing ones, in some minutes
    python fit/fit_kings_gold.py --again    fits all of them
"""

import argparse
from importlib.resources import files
from pathlib import Path

from doubloon.core.setup import Setup
from doubloon.games.kings_gold.rules.editions import terms
from doubloon.games.kings_gold.solve import evaluation

SEATS = range(3, 7)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--again", action="store_true", help="fit existing ones again, too")
    again = parser.parse_args().again
    folder = Path(str(files("doubloon.games.kings_gold.solve"))) / "tables"
    for seats in SEATS:
        work = evaluation.work(terms(Setup(seats)), seats)
        if again or work.table.load(folder) is None:
            for progress in work.compute(folder):
                print(f"{work.table.file}: {progress.done} of {progress.steps}", flush=True)


if __name__ == "__main__":
    main()
