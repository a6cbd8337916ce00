"""Playouts to the end of a round, compiled: after an act, every seat plays the greedy policy."""

from math import exp, sqrt
from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.bots import greedy_act
from doubloon.games.gold_up.kernel.chance import fallen, ways
from doubloon.games.gold_up.kernel.ending import points
from doubloon.games.gold_up.kernel.layout import OVER, TURN
from doubloon.games.gold_up.kernel.steps import play
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import chance_below

MOST_TURNS = 2000
"""Turns after which a playout stops; no round of greedy policies has come near."""

NO_ACT = -1
"""In place of an act: the playout starts from the state as it is."""


@compiled
def play_round(s: Any, t: Any) -> None:
    """Play to the end of this round, or of the play."""
    starter, last = s.starter, s.turns + MOST_TURNS
    while s.phase != OVER and s.starter == starter and s.turns < last:
        if s.phase == TURN:
            step = greedy_act(s, t, t.deckhand_prices)
        else:
            step = fallen(s, t, chance_below(s, ways(s, t)))
        play(s, t, step)


@compiled
def win_chances(out: Any, s: Any, t: Any, spread: Any, usual: Any) -> None:
    """Every seat's chance to win: the result, or before the end an estimate from the gold.

    `spread` is the size of the leads that one round makes, `usual` the gold by which a seat
    comes nearer to the target in one round.
    """
    if s.phase == OVER:
        shared = 0
        for seat in range(t.seats):
            shared += (s.winners >> seat) & 1
        for seat in range(t.seats):
            out[seat] = ((s.winners >> seat) & 1) / shared
        return
    most = np.int64(0)
    for seat in range(t.seats):
        most = max(most, points(s, t, seat))
    width = spread * sqrt(max(1.0, (t.target - most) / usual))
    total = 0.0
    for seat in range(t.seats):
        out[seat] = exp((points(s, t, seat) - most) / width)
        total += out[seat]
    for seat in range(t.seats):
        out[seat] /= total


@compiled
def play_out_act(
    out: Any, gold: Any, s: Any, deals: Any, t: Any, act: Any, spread: Any, usual: Any
) -> None:
    """Play this act out in every deal: chances to win, and gold won until the end of the round."""
    for n in range(len(deals)):
        s[0] = deals[n]
        for seat in range(t.seats):
            gold[n, seat] = -points(s[0], t, seat)
        if act != NO_ACT:
            play(s[0], t, act)
        play_round(s[0], t)
        win_chances(out[n], s[0], t, spread, usual)
        for seat in range(t.seats):
            gold[n, seat] += points(s[0], t, seat)
