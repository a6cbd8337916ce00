"""What the pocket rule of each dice game loses against best play, published on its chart.

    python fit/fit_pocket.py [--games A,B] [--turns N] [--seed S] [--print]

The rule plays turn after turn with two seats, and every act is compared with the best one by the
exact values of the solver. The rules were tuned with seed 1, so another one measures them.
`--print` writes no file. Gold Armada's margin needs its table, which is solved in a few minutes if
it is not in the cache. The other figures take a minute each.
"""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from doubloon.arena.pocket import FIGURES, measure_pocket
from doubloon.games import BUILT_IN

FILE = Path(__file__).parent.parent / "src/doubloon/arena" / FIGURES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(game.key for game in BUILT_IN if game.charts))
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--print", action="store_true")
    asked = parser.parse_args()
    found = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for game in BUILT_IN:
        if game.charts is None or game.key not in asked.games.split(","):
            continue
        charts = game.charts()
        losses = [
            measure_pocket(game, charts, goal, asked.turns, asked.seed) for goal in charts.goals
        ]
        found[game.key] = [asdict(loss) for loss in losses]
        print(game.key, *losses, sep="\n  ", flush=True)
        if not asked.print:
            FILE.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
