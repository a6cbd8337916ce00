"""Many plays that advance together, one action each. Executed by `include` in a game's batch.

The game's own part are `number` and `code`, which turn an act into an action and back.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.kernels.compiled import CHANCE, NOBODY, compiled
from doubloon.kernels.generator import chance_below, chance_below_wide, seed_generators

if TYPE_CHECKING:
    from doubloon.kernels.shared.provided import code, kernel, number


@compiled
def fill_mask(mask: Any, s: Any, t: Any) -> None:
    """Set the mask to 1 for every legal action, to 0 for all others."""
    mask[:] = 0
    for kind in range(kernel.kinds(s, t)):
        for n in range(kernel.many(s, t, kind)):
            mask[number(s, t, kernel.act(s, t, kind, n))] = 1


@compiled
def advance(s: Any, t: Any, learner: Any, level: Any) -> None:
    """Chance and the bots of the other seats play until the learner is to act or the play is over.

    A negative level means that there are no bots: then every seat is a learner.
    """
    while True:
        due = kernel.waits_for(s)
        if due == CHANCE:
            n = kernel.ways(s, t)
            way: Any = np.int64(chance_below(s, n) if n <= 65536 else chance_below_wide(s, n))
            kernel.play(s, t, kernel.fallen(s, t, way))
        elif due == NOBODY or level < 0 or due == learner:
            return
        else:
            kernel.play(s, t, kernel.decide(s, t, level))


@compiled
def begin(s: Any, start: Any, n: Any, t: Any, seed: Any, plays: Any, level: Any) -> None:
    """Begin play `plays[n]` in place `n`; skip plays that end before the learner acts."""
    while True:
        s[n] = start[0]
        seed_generators(s[n], seed, plays[n])
        advance(s[n], t, plays[n] % t.seats, level)
        if kernel.waits_for(s[n]) != NOBODY:
            return
        plays[n] += len(s)


@compiled
def begin_all(s: Any, start: Any, t: Any, seed: Any, plays: Any, level: Any, masks: Any) -> None:
    for n in range(len(s)):
        begin(s, start, n, t, seed, plays, level)
        fill_mask(masks[n], s[n], t)


@compiled
def act_all(
    s: Any,
    start: Any,
    t: Any,
    seed: Any,
    plays: Any,
    level: Any,
    masks: Any,
    actions: Any,
    rewards: Any,
    ended: Any,
) -> None:
    """Take one legal action in every play; a play that is over is replaced by a new one."""
    for n in range(len(s)):
        action: Any = np.int64(actions[n])
        kernel.play(s[n], t, code(s[n], t, action))
        advance(s[n], t, plays[n] % t.seats, level)
        ended[n] = kernel.waits_for(s[n]) == NOBODY
        rewards[n, :] = 0.0
        if ended[n]:
            fill_rewards(rewards[n], s[n], t)
            plays[n] += len(s)
            begin(s, start, n, t, seed, plays, level)
        fill_mask(masks[n], s[n], t)


@compiled
def fill_rewards(rewards: Any, s: Any, t: Any) -> None:
    """Each winner's share of the win, minus the fair share of a seat."""
    won = kernel.winners(s)
    shared = 0
    for seat in range(t.seats):
        shared += won >> seat & 1
    for seat in range(t.seats):
        rewards[seat] = (won >> seat & 1) / shared - 1.0 / t.seats
