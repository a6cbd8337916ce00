"""The legal acts of a packed state, counted and numbered."""

from typing import Any

import numpy as np

from doubloon.games.mille_sabords.kernel.layout import (
    ABOVE,
    BITS,
    HALF,
    ISLAND,
    LAY,
    LIFT,
    NONE,
    OVER,
    REROLL,
    RESCUE,
    ROLLED,
    SIX,
    STOP,
    TREASURE_ISLAND,
)
from doubloon.games.mille_sabords.rules.scoring import DICE, PARROT, SABRE, SKULL
from doubloon.kernels.compiled import CHANCE, NOBODY, compiled, inlined


@inlined
def of(dice: Any, face: Any) -> Any:
    """How many of these dice show this face."""
    return np.int64(dice >> BITS * face & NONE)


@inlined
def number(dice: Any) -> Any:
    """How many dice these are."""
    pairs = np.int64((dice & 0x0F0F0F) + (dice >> 4 & 0x0F0F0F))
    return pairs + (pairs >> 8) + (pairs >> 16) & 255


@inlined
def numbered(t: Any, dice: Any) -> Any:
    """The number of eight dice in the tables.

    It is unsigned: Numba checks signed indices for negative values each time.
    """
    low, high = np.uint32(dice & (1 << HALF) - 1), np.uint32(dice >> HALF)
    return np.uint32(np.int64(t.lower[low]) + np.int64(t.upper[high]))


@inlined
def skulls(s: Any, t: Any) -> Any:
    return of(s.table, SKULL) + t.skulls[s.card]


@inlined
def cup(s: Any) -> Any:
    return DICE - number(s.table + s.laid)


@inlined
def picks(dice: Any) -> Any:
    """How many ways there are to pick some, all or none of these dice, without skulls."""
    ways = 1
    for face in range(SABRE, SIX):
        ways *= of(dice, face) + 1
    return ways


@compiled
def pick(dice: Any, place: Any) -> Any:
    """The pick with this number; the last face changes fastest."""
    some = np.int64(0)
    for face in range(PARROT, SKULL, -1):
        base = of(dice, face) + 1
        left = place // base
        some |= (place - left * base) << BITS * face
        place = left
    return some


@inlined
def can_roll_on(s: Any, t: Any) -> Any:
    return DICE - of(s.table, SKULL) >= (1 if t.island_single_die else 2)


@inlined
def keeps_one(s: Any, t: Any, taken: Any) -> Any:
    """Whether enough is kept if all other dice and so many skulls are rolled again."""
    return (s.laid > 0) | stays(t, s.card, of(s.table, SKULL) - taken)


@inlined
def stays(t: Any, card: Any, skulls: Any) -> Any:
    """Whether so many skulls and a card are enough to keep. [ms.reroll-keep-one]

    Bit operations instead of `and` and `or` avoid branches.
    """
    skull = t.skull_counts_as_kept_die & (skulls > 0)
    on_card = (t.extra[card] > 0) | (t.skull_counts_as_kept_die & (t.skulls[card] > 0))
    return (not t.keep_at_least_one) | skull | (t.card_counts_as_kept_die & on_card)


@inlined
def can_reroll(s: Any, t: Any) -> Any:
    """Whether any re-roll is legal."""
    if s.guardian and guarded_rerolls(s, t):
        return True
    if s.phase == ISLAND:
        return can_roll_on(s, t)
    loose = number(s.table >> BITS)
    return s.phase == ROLLED and (loose > 2 or (loose == 2 and keeps_one(s, t, 0)))


@inlined
def stops(s: Any, t: Any) -> Any:
    """Whether the seat may stop."""
    return not (s.phase == ISLAND and t.island_forced and can_roll_on(s, t))


@inlined
def loose(s: Any, t: Any) -> Any:
    """The number of the dice on the table that are no skulls, filled up to eight with skulls."""
    dice = s.table & ~NONE
    return numbered(t, dice + DICE - number(dice))


@inlined
def plain_rerolls(s: Any, t: Any) -> Any:
    """How many re-rolls there are without the guardian."""
    if s.phase == RESCUE:
        return np.int64(0)
    place = loose(s, t)
    found = np.int64(t.picks[np.uint32(place + 1)] - t.picks[place])
    if s.phase == ROLLED:
        return found - ((found > 0) & (not keeps_one(s, t, 0)))
    if not can_roll_on(s, t):
        return np.int64(0)
    if t.island_roll_all:
        return np.int64(1)
    return picks(s.table) - 1 if t.island_single_die else found


@inlined
def guarded_rerolls(s: Any, t: Any) -> Any:
    """How many re-rolls there are with one skull, alone or with other dice."""
    if not s.guardian or of(s.table, SKULL) == 0:
        return 0
    if s.phase == ISLAND:
        return 1
    ways, alone, all_ = picks(s.table), t.guardian_may_roll_alone, keeps_one(s, t, 1)
    if ways == 1:
        return np.int64(alone and all_)
    return ways - (not alone) - (not all_)


@inlined
def reroll(s: Any, t: Any, plain: Any, n: Any) -> Any:
    """The dice of the n-th re-roll; the first `plain` re-rolls are without the guardian."""
    if n >= plain:
        place = n - plain
        if s.phase != ISLAND and not t.guardian_may_roll_alone:
            place += 1
        return 1 | pick(s.table, place)
    if s.phase == ISLAND:
        if t.island_roll_all:
            return np.int64(s.table & ~NONE)
        if t.island_single_die:
            return pick(s.table, n + 1)
    return np.int64(t.pick[np.uint32(t.picks[loose(s, t)] + n)])


@inlined
def lifts(s: Any) -> Any:
    """How many ways there are to lift dice."""
    if s.card != TREASURE_ISLAND or s.on_island or s.has_laid or s.lifted:
        return 0
    return picks(s.laid) - 1


@inlined
def lays(s: Any) -> Any:
    """How many ways there are to lay dice."""
    if s.card != TREASURE_ISLAND or s.on_island or s.has_laid:
        return 0
    return picks(s.table - s.lifted) - 1


@compiled
def offered(s: Any, t: Any, kind: Any) -> Any:
    """How many acts there are of the kind with this code."""
    if kind == STOP:
        return np.int64(stops(s, t))
    if kind == REROLL:
        return np.int64(plain_rerolls(s, t) + guarded_rerolls(s, t))
    return np.int64(lifts(s) if kind == LIFT else lays(s))


@compiled
def kinds(s: Any, t: Any) -> Any:
    """How many kinds of acts are on offer."""
    found = 0
    for kind in range(STOP, LAY + 1):
        found += offered(s, t, kind) > 0
    return found


@compiled
def kind_at(s: Any, t: Any, place: Any) -> Any:
    """The code of the kind with this place among those on offer."""
    for kind in range(STOP, LAY):
        if offered(s, t, kind):
            if place == 0:
                return kind
            place -= 1
    return LAY


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    return offered(s, t, kind_at(s, t, kind))


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    found = kind_at(s, t, kind)
    if found == STOP:
        return STOP
    if found == REROLL:
        return REROLL | reroll(s, t, plain_rerolls(s, t), n) << ABOVE
    if found == LIFT:
        return LIFT | pick(s.laid, n + 1) << ABOVE
    return LAY | pick(s.table - s.lifted, n + 1) << ABOVE


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase >= ROLLED else CHANCE
