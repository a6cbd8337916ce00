"""How a round ends and the next begins, and how a play ends."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.layout import DEAL, LAY, N_COLOURS, N_KINDS, N_PLACES, OVER
from doubloon.games.gold_up.rules.components import DEALT
from doubloon.games.gold_up.rules.scoring import EMPTY
from doubloon.kernels.compiled import compiled


@compiled
def points(s: Any, t: Any, seat: Any) -> Any:
    gold = np.int64(s.points[seat])
    for colour in range(N_COLOURS):
        gold += s.chests[seat, colour] * t.values[colour]
    return gold


@compiled
def end_round(s: Any, t: Any) -> None:
    """Score the chests in front of the seats; the play is over, or a new round begins."""
    most, best, leaders = np.int64(-1), np.int64(0), 0
    for seat in range(t.seats):
        gold = points(s, t, seat)
        if gold > most:
            most, best, leaders = gold, np.int64(0), 0
        if gold == most:
            best |= np.int64(1) << seat
            leaders += 1
    if most >= t.target and (leaders == 1 or t.ties_are_shared):
        s.phase = OVER
        s.due = 0
        s.winners = best
        return
    for seat in range(t.seats):
        s.points[seat] = points(s, t, seat)
    s.starter = s.starter + 1 if s.starter + 1 < t.seats else 0
    begin_round(s, t)


@compiled
def begin_round(s: Any, t: Any) -> None:
    s.seat = s.starter
    s.passes = 0
    s.phase = LAY if t.keep_hands else DEAL
    s.due = 0 if t.keep_hands else DEALT * t.seats
    for place in range(N_PLACES):
        s.table[place] = EMPTY
    for colour in range(N_COLOURS):
        s.chest_pile[colour] = t.chests[colour]
        for seat in range(t.seats):
            s.chests[seat, colour] = 0
    s.pile_chests = 0
    for colour in range(N_COLOURS):
        s.pile_chests += t.chests[colour]
    for n in range(s.under_cards):
        s.under[n] = 0
    s.under_cards = 0
    s.unseen_cards = 0
    for kind in range(N_KINDS):
        left = t.keys[kind]
        for seat in range(t.seats):
            if t.keep_hands:
                left -= s.hands[seat, kind]
            else:
                s.hands[seat, kind] = 0
        s.unseen[kind] = left
        s.unseen_cards += left
