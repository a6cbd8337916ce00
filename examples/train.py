"""Learn King's Gold by policy gradient: `python train.py ROUNDS`; needs the extra `research`.

The policy has one preference for each action. Actions that led to a win become more likely, actions
that led to a loss less likely.
"""

import sys

import numpy as np

from doubloon.envs import batch_env

batch, rng, won = batch_env("kings-gold", 64, opponents="cabin-boy"), np.random.default_rng(1), []
size = batch.single_action_space.n
preferences, trace = np.zeros(size), np.zeros((64, size))
seen, _ = batch.reset(seed=1)
for _ in range(int(sys.argv[1])):
    chances = seen["action_mask"] * np.exp(preferences)
    chances /= chances.sum(axis=1, keepdims=True)
    actions = (chances.cumsum(axis=1) > rng.random((64, 1))).argmax(axis=1)
    trace += np.eye(len(preferences))[actions] - chances
    seen, reward, ended, _, _ = batch.step(actions)
    preferences += 0.05 * reward @ trace
    trace[ended], won = 0, [*won, *(reward[ended] > 0)]
print(f"won {np.mean(won[:500]):.2f} of the first and {np.mean(won[-500:]):.2f} of the last plays")
