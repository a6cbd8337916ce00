"""Gold Armada, many plays at once: acts as fixed numbers, and plays that go on together.

The numbers are those of `doubloon.envs`; docs/research.md says what for.
"""

from typing import Any

import numpy as np

from doubloon.games.gold_armada.kernel import (
    act,
    decide,
    fallen,
    kinds,
    many,
    play,
    waits_for,
    ways,
    winners,
)
from doubloon.games.gold_armada.kernel.layout import DECLINE, NAMED, REROLL, STOP, TAKE, TEN
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled
from doubloon.kernels.generator import chance_below, chance_below_wide, sow
from doubloon.kernels.hands import HANDS

KEEP = 1
TAKEN = KEEP + len(HANDS)
DECLINED = TAKEN + TEN


@compiled
def number(_s: Any, _t: Any, code: Any) -> Any:
    """The action that this act is."""
    kind, named = code & ~NAMED, code & NAMED
    if kind == STOP:
        return np.int64(0)
    if kind == REROLL:
        return np.int64(KEEP + named)
    return np.int64(TAKEN + named if kind == TAKE else DECLINED)


@compiled
def code(_s: Any, _t: Any, action: Any) -> Any:
    """The act that this action is."""
    if action == 0:
        return np.int64(STOP)
    if action < TAKEN:
        return np.int64(REROLL + action - KEEP)
    return np.int64(TAKE + action - TAKEN if action < DECLINED else DECLINE)


@compiled
def fill_mask(mask: Any, s: Any, t: Any) -> None:
    """A one for every action that is legal now."""
    mask[:] = 0
    for kind in range(kinds(s, t)):
        for n in range(many(s, t, kind)):
            mask[number(s, t, act(s, t, kind, n))] = 1


@compiled
def go_on(s: Any, t: Any, seat: Any, level: Any) -> None:
    """Chance and other seats' bots play until this seat is to act, or any if no bots play."""
    while True:
        due = waits_for(s)
        if due == CHANCE:
            n = ways(s, t)
            way = np.int64(chance_below(s, n) if n <= 65536 else chance_below_wide(s, n))
            play(s, t, fallen(s, t, way))
        elif due == NOBODY or level < 0 or due == seat:
            return
        else:
            play(s, t, decide(s, t, level))


@compiled
def begin(s: Any, start: Any, n: Any, t: Any, seed: Any, plays: Any, level: Any, step: Any) -> None:
    """Plays are begun anew until one waits for its learner."""
    while True:
        s[n] = start[0]
        sow(s[n], seed, plays[n])
        go_on(s[n], t, plays[n] % t.seats, level)
        if waits_for(s[n]) != NOBODY:
            return
        plays[n] += step


@compiled
def begin_all(s: Any, start: Any, t: Any, seed: Any, plays: Any, level: Any, masks: Any) -> None:
    for n in range(len(s)):
        begin(s, start, n, t, seed, plays, level, len(s))
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
    """Every play goes on by one action, which must be legal; what is over begins anew."""
    for n in range(len(s)):
        play(s[n], t, code(s[n], t, np.int64(actions[n])))
        go_on(s[n], t, plays[n] % t.seats, level)
        ended[n] = waits_for(s[n]) == NOBODY
        rewards[n, :] = 0.0
        if ended[n]:
            share(rewards[n], s[n], t)
            plays[n] += len(s)
            begin(s, start, n, t, seed, plays, level, len(s))
        fill_mask(masks[n], s[n], t)


@compiled
def share(rewards: Any, s: Any, t: Any) -> None:
    """A share of the win for each winner, less what everybody would have by lot."""
    won = winners(s)
    shared = 0
    for seat in range(t.seats):
        shared += won >> seat & 1
    for seat in range(t.seats):
        rewards[seat] = (won >> seat & 1) / shared - 1.0 / t.seats
