"""Research environments: how many actions a second one play and many at once take on one core.

    python bench/research.py [--seconds S] [--plays N]

Actions are drawn alike from the mask, outside the clock. Batches play against deckhands.
"""

import argparse
import time
from typing import Any

import numpy as np

from doubloon.envs import batch_env, env
from doubloon.games import BUILT_IN


def of_table(game: str, seconds: float) -> float:
    table, rng = env(game), np.random.default_rng(1)
    table.reset(seed=1)
    actions, spent = 0, 0.0
    while spent < seconds:
        begun = time.perf_counter()
        seen, _, over, _, _ = table.last()
        spent += time.perf_counter() - begun
        if over:
            table.reset()
            continue
        chosen = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        begun = time.perf_counter()
        table.step(chosen)
        spent += time.perf_counter() - begun
        actions += 1
    return actions / spent


def of_fleet(game: str, plays: int, seconds: float) -> float:
    ships, rng = batch_env(game, plays), np.random.default_rng(1)
    seen, _ = ships.reset(seed=1)
    seen, *_ = ships.step(drawn(seen, rng))
    actions, spent = 0, 0.0
    while spent < seconds:
        chosen = drawn(seen, rng)
        begun = time.perf_counter()
        seen, *_ = ships.step(chosen)
        spent += time.perf_counter() - begun
        actions += plays
    return actions / spent


def drawn(seen: Any, rng: Any) -> Any:
    mask = seen["action_mask"]
    return (rng.random(mask.shape) * mask).argmax(axis=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--plays", type=int, default=256)
    asked = parser.parse_args()
    print(f"{'game':<14} {'table actions/s':>16} {f'fleet of {asked.plays} actions/s':>26}")
    for game in BUILT_IN:
        table = of_table(game.key, asked.seconds)
        ships = of_fleet(game.key, asked.plays, asked.seconds) if game.batch is not None else None
        print(f"{game.key:<14} {table:16.0f} {'' if ships is None else f'{ships:26.0f}'}")


if __name__ == "__main__":
    main()
