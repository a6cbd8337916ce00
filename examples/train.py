"""Learning King's Gold in ten lines: `python train.py ROUNDS`, with the extra `research`.

Each action has one preference; those that led to a win gain, those that led to a loss lose.
"""

import sys

import numpy as np

from doubloon.envs import batch_env

batch, rng, won = batch_env("kings-gold", 64, opponents="cabin-boy"), np.random.default_rng(1), []
liking, trace = np.zeros(batch.single_action_space.n), np.zeros((64, batch.single_action_space.n))
seen, _ = batch.reset(seed=1)
for _ in range(int(sys.argv[1])):
    chances = seen["action_mask"] * np.exp(liking)
    chances /= chances.sum(axis=1, keepdims=True)
    actions = (chances.cumsum(axis=1) > rng.random((64, 1))).argmax(axis=1)
    trace += np.eye(len(liking))[actions] - chances
    seen, reward, ended, _, _ = batch.step(actions)
    liking += 0.05 * reward @ trace
    trace[ended], won = 0, [*won, *(reward[ended] > 0)]
print(f"won {np.mean(won[:500]):.2f} of the first and {np.mean(won[-500:]):.2f} of the last plays")
