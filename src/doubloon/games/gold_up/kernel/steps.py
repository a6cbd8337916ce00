"""What a step does to a state."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.acts import cards_of
from doubloon.games.gold_up.kernel.ending import end_round
from doubloon.games.gold_up.kernel.layout import (
    ARGUMENT_MASK,
    ARGUMENT_SHIFT,
    CHEST_BITS,
    CHEST_MASK,
    CHEST_SHIFT,
    DEAL,
    DRAW,
    DRAWS,
    FATE,
    GROUP_END,
    JOKER_BITS,
    JOKER_MASK,
    JOKER_SHIFT,
    KIND_MASK,
    LAY,
    LOSE,
    N_COLOURS,
    N_KINDS,
    N_PLACES,
    REFILL,
    ROBS_KEYS,
    TAKES,
    TURN,
)
from doubloon.games.gold_up.kernel.payments import count_of, series_chests
from doubloon.games.gold_up.rules.cards import CHEST_THIEF, JOKER, KEY_THIEF
from doubloon.games.gold_up.rules.components import DEALT
from doubloon.games.gold_up.rules.rules import DRAWN, STOLEN
from doubloon.games.gold_up.rules.scoring import EMPTY
from doubloon.kernels.compiled import compiled, inlined


@compiled
def play(s: Any, t: Any, step: Any) -> None:
    kind, argument = step & KIND_MASK, step >> ARGUMENT_SHIFT & ARGUMENT_MASK
    if kind == FATE:
        if s.phase == LAY or s.phase == REFILL:
            ends = fill(s, argument)
        elif s.phase == LOSE:
            ends = lose(s, argument)
        else:
            ends = receive(s, t, argument)
    elif kind == DRAWS:
        ends = draw(s, t)
    elif kind == TAKES:
        ends = take(s, t, argument, step)
    elif kind == ROBS_KEYS:
        ends = rob_keys(s, t, argument)
    else:
        ends = rob_chests(s, t, argument, step)
    if ends:
        s.turns += 1
        if ends == TURN_OVER:
            s.seat = s.seat + 1 if s.seat + 1 < t.seats else 0
            s.phase = TURN
            s.due = 0
        else:
            end_round(s, t)


TURN_OVER, ROUND_OVER = 1, 2
"""What a step can end; 0: it ends neither the turn nor the round."""


@inlined
def receive(s: Any, t: Any, kind: Any) -> Any:
    dealing = s.phase == DEAL
    seat = (s.starter + t.seats * DEALT - s.due) % t.seats if dealing else np.int64(s.seat)
    s.hands[seat, kind] += 1
    if s.unseen_cards:
        s.unseen[kind] -= 1
        s.unseen_cards -= 1
    else:
        draw_from_under(s, kind)
    s.due -= 1
    if s.due:
        return 0
    if dealing:
        s.phase = LAY
        return 0
    return TURN_OVER


@inlined
def draw_from_under(s: Any, kind: Any) -> None:
    """A card of this kind leaves the first group of the known bottom."""
    at = 0
    while s.under[at] & ~GROUP_END != kind:
        at += 1
    if s.under[at] & GROUP_END and at:
        s.under[at - 1] |= GROUP_END
    s.under_cards -= 1
    for n in range(at, s.under_cards):
        s.under[n] = s.under[n + 1]
    s.under[s.under_cards] = 0


@inlined
def fill(s: Any, kind: Any) -> Any:
    place = 0
    while s.table[place] != EMPTY:
        place += 1
    s.table[place] = kind
    s.chest_pile[kind] -= 1
    s.pile_chests -= 1
    if s.pile_chests == 0:
        return ROUND_OVER
    while place < N_PLACES:
        if s.table[place] == EMPTY:
            return 0
        place += 1
    if s.phase == REFILL:
        return TURN_OVER
    s.phase = TURN
    return 0


@inlined
def lose(s: Any, kind: Any) -> Any:
    s.hands[1 - s.seat, kind] -= 1
    s.hands[s.seat, kind] += 1
    s.due -= 1
    return 0 if s.due else TURN_OVER


@inlined
def draw(s: Any, t: Any) -> Any:
    cards = min(DRAWN, s.unseen_cards + s.under_cards)
    if cards:
        s.phase = DRAW
        s.due = cards
        s.passes = 0
        return 0
    s.passes += 1
    stuck = s.passes >= t.seats and t.stalemate_ends_round
    return ROUND_OVER if stuck else TURN_OVER


@inlined
def pay(s: Any, t: Any, kind: Any, cards: Any) -> None:
    """Put cards of one kind under the pile: each is a group of its own, unless shuffled."""
    s.hands[s.seat, kind] -= cards
    for _ in range(cards):
        s.under[s.under_cards] = kind if t.shuffled else kind | GROUP_END
        s.under_cards += 1


@inlined
def end_group(s: Any) -> None:
    """The cards paid since the last group are one group."""
    s.under[s.under_cards - 1] |= GROUP_END


@inlined
def take(s: Any, t: Any, series: Any, step: Any) -> Any:
    jokers, packed = np.int64(0), series_chests(s, t, series)
    for colour in range(N_COLOURS):
        chests = count_of(packed, colour)
        with_jokers = step >> JOKER_SHIFT + JOKER_BITS * colour & JOKER_MASK
        s.chests[s.seat, colour] += chests
        pay(s, t, colour, chests - with_jokers)
        jokers += with_jokers
    pay(s, t, JOKER, jokers)
    end_group(s)
    for n in range(t.series_size[series]):
        s.table[t.series_places[series, n]] = EMPTY
    s.phase = REFILL
    s.passes = 0
    return 0


@inlined
def rob_keys(s: Any, t: Any, victim: Any) -> Any:
    s.passes = 0
    pay(s, t, KEY_THIEF, 1)
    end_group(s)
    if t.seats == 2:
        s.phase = LOSE
        s.due = min(STOLEN, cards_of(s, victim))
        return 0
    for kind in range(N_KINDS):
        s.hands[s.seat, kind] += s.hands[victim, kind]
        s.hands[victim, kind] = 0
    return TURN_OVER


@inlined
def rob_chests(s: Any, t: Any, victim: Any, step: Any) -> Any:
    jokers = np.int64(0)
    for colour in range(N_COLOURS):
        chests = step >> CHEST_SHIFT + CHEST_BITS * colour & CHEST_MASK
        with_jokers = step >> JOKER_SHIFT + JOKER_BITS * colour & JOKER_MASK
        s.chests[s.seat, colour] += chests
        s.chests[victim, colour] -= chests
        pay(s, t, colour, chests - with_jokers)
        jokers += with_jokers
    pay(s, t, JOKER, jokers)
    pay(s, t, CHEST_THIEF, 1)
    end_group(s)
    s.passes = 0
    return TURN_OVER
