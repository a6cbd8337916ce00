"""Playouts to the end of a round, compiled: what an act leads to when thrifty hands play on."""

from math import exp, sqrt
from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.bots import thrifty
from doubloon.games.gold_up.kernel.chance import fallen, ways
from doubloon.games.gold_up.kernel.ending import points
from doubloon.games.gold_up.kernel.layout import OVER, TURN
from doubloon.games.gold_up.kernel.steps import play
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import chance_below

LONGEST = 2000
"""Turns after which a round is broken off; none between thrifty hands has come near."""

NO_ACT = -1
"""Instead of an act: the playout goes on from where the state is."""


@compiled
def play_round(s: Any, t: Any) -> None:
    """On to the end of this round, or of the play."""
    starter, last = s.starter, s.turns + LONGEST
    while s.phase != OVER and s.starter == starter and s.turns < last:
        if s.phase == TURN:
            step = thrifty(s, t, t.deckhands)
        else:
            step = fallen(s, t, chance_below(s, ways(s, t)))
        play(s, t, step)


@compiled
def chances(out: Any, s: Any, t: Any, spread: Any, usual: Any) -> None:
    """Every seat's chance to win: who has won, or a rough one by the gold of finished rounds.

    Leads of about `spread` are made in one round, and leaders come nearer by about `usual`.
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
def lead_to(
    out: Any, gold: Any, s: Any, deals: Any, t: Any, act: Any, spread: Any, usual: Any
) -> None:
    """What this act leads to in every deal: chances to win, and gold won until the round's end."""
    for n in range(len(deals)):
        s[0] = deals[n]
        for seat in range(t.seats):
            gold[n, seat] = -points(s[0], t, seat)
        if act != NO_ACT:
            play(s[0], t, act)
        play_round(s[0], t)
        chances(out[n], s[0], t, spread, usual)
        for seat in range(t.seats):
            gold[n, seat] += points(s[0], t, seat)
