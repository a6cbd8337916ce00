"""The end of a turn, whose turn is next, and the end of a play."""

from typing import Any

import numpy as np

from doubloon.games.mille_sabords.kernel.layout import (
    BY_MAGIC,
    BY_SUDDEN_DEATH,
    BY_TARGET,
    CARD,
    DECK,
    NO_CARD,
    NO_SEAT,
    OVER,
)
from doubloon.kernels.compiled import MOST_SEATS, compiled, inlined


@inlined
def clear(s: Any, t: Any) -> None:
    s.phase = CARD
    s.card = NO_CARD
    fill_deck(s, t)
    s.table = 0
    s.laid = 0
    s.lifted = 0
    s.has_laid = False
    s.first_roll = True
    s.guardian = False
    s.on_island = False
    s.free = False
    s.revealed = 0


@inlined
def fill_deck(s: Any, t: Any) -> None:
    """Complete the deck if it is empty. [ms.reshuffle]"""
    if s.cards == 0:
        s.cards = t.cards
        for kind in range(DECK):
            s.deck[kind] = t.deck[kind]


@inlined
def end_turn(s: Any, t: Any) -> None:
    s.turns += 1
    clear(s, t)
    seat = np.int64(s.seat)
    follower = seat + 1 if seat + 1 < t.seats else 0
    if s.ending == BY_MAGIC:
        finish(s, np.int64(1) << seat, BY_MAGIC)
    elif s.circle:
        s.tied_rolled += 1
        if s.tied_rolled < s.circle:
            s.seat = s.tied[s.tied_rolled]
        else:
            choose_leader(s, False)
    elif s.sudden_death:
        s.seat = follower
        if s.points[seat] >= t.target:
            s.seat = seat
            finish(s, np.int64(1) << seat, BY_SUDDEN_DEATH)
    elif s.last_round == NO_SEAT:
        if s.points[seat] >= t.target:
            s.last_round = seat
        s.seat = follower
    elif seat != s.last_round and follower != s.last_round:
        s.seat = follower
    elif seat != s.last_round and t.trigger_replays_if_overtaken and is_overtaken(s, t):
        s.seat = s.last_round
    else:
        judge(s, t)


@compiled
def is_overtaken(s: Any, t: Any) -> Any:
    for seat in range(t.seats):
        if s.points[seat] > s.points[s.last_round]:
            return True
    return False


@compiled
def judge(s: Any, t: Any) -> None:
    """End the last round: somebody wins, tied leaders play on, or sudden death begins."""
    trigger = np.int64(s.last_round)
    standing = s.points[trigger]
    if t.any_at_target:
        for seat in range(t.seats):
            standing = max(standing, s.points[seat])
    s.last_round = NO_SEAT
    if standing < t.target:
        s.seat = trigger
        s.sudden_death = True
        return
    for n in range(t.seats):
        s.tied[n] = (trigger + 1 + n) % t.seats
    s.circle = t.seats
    choose_leader(s, t.ties_are_shared)


@compiled
def choose_leader(s: Any, shared: Any) -> None:
    """Keep the leaders among the seats in `tied`: one wins, several share the win or play on."""
    most = s.points[s.tied[0]]
    for n in range(1, s.circle):
        most = max(most, s.points[s.tied[n]])
    best, winners = 0, np.int64(0)
    for n in range(s.circle):
        seat = s.tied[n]
        s.tied[n] = 0
        if s.points[seat] == most:
            s.tied[best] = seat
            best += 1
            winners |= np.int64(1) << seat
    if best == 1 or shared:
        finish(s, winners, BY_TARGET)
    else:
        s.circle = best
        s.tied_rolled = 0
        s.seat = s.tied[0]


@compiled
def finish(s: Any, winners: Any, ending: Any) -> None:
    s.phase = OVER
    s.winners = winners
    s.ending = ending
    s.last_round = NO_SEAT
    s.sudden_death = False
    s.circle = 0
    s.tied_rolled = 0
    for n in range(MOST_SEATS):
        s.tied[n] = 0


@compiled
def points(s: Any, _t: Any, seat: Any) -> Any:
    return np.int64(s.points[seat])
