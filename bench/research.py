"""Research environments: actions per second of `env` and of `batch_env` on one core.

    python bench/research.py [--seconds S] [--plays N]

Actions are uniform among the legal ones; choosing them is not measured. A batch plays against
compiled deckhands.
"""

import argparse
import time
from typing import Any

import numpy as np

from doubloon.envs import batch_env, env
from doubloon.games import BUILT_IN


def table_rate(game: str, seconds: float) -> float:
    """Actions per second of one PettingZoo environment."""
    table, rng = env(game), np.random.default_rng(1)
    table.reset(seed=1)
    actions, spent = 0, 0.0
    while spent < seconds:
        started = time.perf_counter()
        seen, _, over, _, _ = table.last()
        spent += time.perf_counter() - started
        if over:
            table.reset()
            continue
        chosen = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        started = time.perf_counter()
        table.step(chosen)
        spent += time.perf_counter() - started
        actions += 1
    return actions / spent


def batch_rate(game: str, plays: int, seconds: float) -> float:
    """Actions per second of many plays at once."""
    batch, rng = batch_env(game, plays), np.random.default_rng(1)
    seen, _ = batch.reset(seed=1)
    seen, *_ = batch.step(choose(seen, rng))
    actions, spent = 0, 0.0
    while spent < seconds:
        chosen = choose(seen, rng)
        started = time.perf_counter()
        seen, *_ = batch.step(chosen)
        spent += time.perf_counter() - started
        actions += plays
    return actions / spent


def choose(seen: Any, rng: Any) -> Any:
    mask = seen["action_mask"]
    return (rng.random(mask.shape) * mask).argmax(axis=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--plays", type=int, default=256)
    asked = parser.parse_args()
    print("Actions per second of research environments on one core.")
    print(f"{'game':<14} {'one play':>12} {f'batch of {asked.plays} plays':>24}")
    for game in BUILT_IN:
        table = table_rate(game.key, asked.seconds)
        batch = batch_rate(game.key, asked.plays, asked.seconds) if game.batch is not None else None
        print(f"{game.key:<14} {table:12.0f} {'' if batch is None else f'{batch:24.0f}'}")


if __name__ == "__main__":
    main()
