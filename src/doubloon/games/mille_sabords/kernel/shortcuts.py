"""Whole turns by the random policy, played faster than step by step."""

from typing import Any

import numpy as np

from doubloon.games.mille_sabords.kernel.acts import number, numbered, of, pick, picks, stays
from doubloon.games.mille_sabords.kernel.chance import shown, turned_up
from doubloon.games.mille_sabords.kernel.ending import end_turn, fill_deck
from doubloon.games.mille_sabords.kernel.layout import (
    BY_MAGIC,
    CARD,
    GUARDIAN,
    NO_CARD,
    NO_SEAT,
    NONE,
    SIX,
    TREASURE_ISLAND,
)
from doubloon.games.mille_sabords.kernel.steps import change, is_magic, turn_up
from doubloon.games.mille_sabords.rules.scoring import BUST, DICE, SKULL
from doubloon.kernels.compiled import compiled, inlined
from doubloon.kernels.generator import STEP, bits_of, draws, part, rest, scramble, wide

_ALL = SIX**DICE
_NARROW = 65536
_ONE = np.uint64(1)
_ZERO = np.uint64(0)


@compiled
def random_turns(s: Any, t: Any, levels: Any) -> Any:
    """Play turns of random seats, with the same draws and choices as step by step.

    Values that change often are held in variables, because a state would store and load them
    each time. Under the treasure island and on the skull island there are other choices than
    to stop or to roll again; such a turn is left before its first roll. The result is the
    number of fates and the number of acts.
    """
    chance, whim, turns, seat = s.chance, s.whim, s.turns, np.uint64(s.seat)
    usual = s.last_round == NO_SEAT and s.circle == 0 and not s.sudden_death
    ends = False
    while True:
        chance += STEP
        card = np.uint32(turned_up(s, np.int64(part(bits_of(chance), s.cards))))
        turn_up(s, card)
        table = shown(t, DICE, wide(scramble(chance + STEP), _ALL))
        skulls = of(table, SKULL) + t.skulls[card]
        if card == TREASURE_ISLAND or skulls > BUST:
            break
        table, chance, whim = _random_dice(t, card, table, chance + STEP, whim)
        if is_magic(t, card, table):
            s.ending = BY_MAGIC
            ends = True
            break
        change(s, t, seat, t.worth[card, numbered(t, table)])
        if s.points[seat] >= t.target or not usual:
            ends = True
            break
        turns += 1
        fill_deck(s, t)
        seat += _ONE
        if seat == np.uint64(t.seats):
            seat = _ZERO
        if levels[seat]:
            s.phase, s.card, s.guardian = CARD, NO_CARD, False
            break
    rolls, acts = draws(s.chance, chance), draws(s.whim, whim)
    s.chance, s.whim, s.turns, s.seat = chance, whim, turns, seat
    if ends:
        end_turn(s, t)
    return rolls, acts


@inlined
def _random_dice(t: Any, card: Any, table: Any, chance: Any, whim: Any) -> Any:
    """The dice at the end of a turn, and the generators after it.

    There are at most three skulls and no dice are laid, so some re-roll is always legal.
    Whether the turn may go on and whether the seat wants to is one branch: the processor
    predicts one better than two.
    """
    guardian = card == GUARDIAN
    while True:
        skulls = of(table, SKULL)
        x = bits_of(whim + STEP)
        most = BUST - t.skulls[card] + (guardian & t.guardian_rescues_third_skull)
        goes_on = (skulls < most) & (not is_magic(t, card, table))
        whim += STEP if goes_on else _ZERO
        if not goes_on & (part(x, 2) > 0):
            return table, chance, whim
        place = numbered(t, table)
        first = t.picks[place]
        found = t.picks[np.uint32(place + 1)] - first - (not stays(t, card, skulls))
        if guardian and skulls:
            again = _guarded(t, card, table, skulls, found, first, rest(x, 2))
            guardian = again & NONE == 0
        else:
            again = np.int64(t.pick[np.uint32(first + part(rest(x, 2), found))])
        chance += STEP
        dice = number(again)
        n = t.power[np.uint32(dice)]
        way = part(bits_of(chance), n) if n <= _NARROW else wide(scramble(chance), n)
        table += shown(t, dice, way) - again


@inlined
def _guarded(t: Any, card: Any, table: Any, skulls: Any, found: Any, first: Any, x: Any) -> Any:
    """The dice to roll again while the guardian can be used."""
    plain = np.int64(found if skulls < BUST else 0)
    alone = t.guardian_may_roll_alone
    guarded = picks(table) - (not alone) - (not stays(t, card, skulls - 1))
    n = np.int64(part(x, plain + guarded))
    if n < plain:
        return np.int64(t.pick[np.uint32(first + n)])
    return 1 | pick(table, n - plain + (not alone))
