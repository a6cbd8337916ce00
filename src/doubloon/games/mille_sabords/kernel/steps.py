"""The effect of each step on a packed state."""

from typing import Any

from doubloon.games.mille_sabords.kernel.acts import can_roll_on, number, numbered, skulls
from doubloon.games.mille_sabords.kernel.ending import end_turn
from doubloon.games.mille_sabords.kernel.layout import (
    ABOVE,
    BITS,
    BY_MAGIC,
    CUP,
    DRAW,
    GUARDIAN,
    ISLAND,
    KIND,
    LAY,
    NONE,
    REROLL,
    RESCUE,
    ROLL,
    ROLLED,
    SIX,
    STOP,
)
from doubloon.games.mille_sabords.rules.scoring import BUST, DICE
from doubloon.kernels.compiled import compiled, inlined

EIGHTS = sum(DICE << BITS * face for face in range(SIX))
"""The bit with value eight of each face: after adding one skull it is set for eight alike, and
for seven skulls. A quick test before the lookup."""


@compiled
def play(s: Any, t: Any, step: Any) -> None:
    kind, named = step & KIND, step >> ABOVE
    ends = False
    if kind == ROLL:
        ends = land(s, t, named)
    elif kind == REROLL:
        roll_again(s, named)
    elif kind == STOP:
        ends = stop(s, t)
    elif kind == DRAW:
        turn_up(s, named)
    elif kind == LAY:
        lay(s, named)
    else:
        lift(s, named)
    if ends:
        end_turn(s, t)


@compiled
def lay(s: Any, dice: Any) -> None:
    s.table -= dice
    s.laid += dice
    s.has_laid = True


@compiled
def lift(s: Any, dice: Any) -> None:
    s.table += dice
    s.laid -= dice
    s.lifted = dice


@inlined
def turn_up(s: Any, kind: Any) -> None:
    s.deck[kind] -= 1
    s.cards -= 1
    s.card = kind
    s.phase = CUP
    s.guardian = kind == GUARDIAN


@inlined
def roll_again(s: Any, dice: Any) -> None:
    s.phase = CUP
    s.table -= dice
    if dice & NONE:
        s.guardian = False
        s.free = s.on_island
        s.revealed += s.on_island


@inlined
def land(s: Any, t: Any, dice: Any) -> Any:
    """Add a roll to the table; the result says whether the turn is over."""
    first = s.first_roll
    s.table += dice
    s.lifted = 0
    s.first_roll = False
    s.has_laid = False
    all_ = s.table + s.laid
    if is_magic(t, s.card, all_):
        s.ending = BY_MAGIC
        return True
    if s.on_island:
        if dice & NONE or s.free:
            s.free = False
            return continue_on_island(s, t)
        return leave_island(s, t)
    fallen = skulls(s, t)
    if fallen < BUST:
        s.phase = ROLLED
        return False
    if first and fallen > BUST and t.sabres[s.card] == 0:
        s.on_island = True
        s.guardian = s.guardian and t.guardian_on_island
        return continue_on_island(s, t)
    if fallen == BUST and s.guardian and t.guardian_rescues_third_skull:
        s.phase = RESCUE
        return False
    return bust(s, t)


@inlined
def is_magic(t: Any, card: Any, dice: Any) -> Any:
    """Whether these dice win the play at once. [ms.magic]"""
    return (dice + 1) & EIGHTS and t.magic_wins and t.magic[card, numbered(t, dice)] > 0


@inlined
def continue_on_island(s: Any, t: Any) -> Any:
    further = can_roll_on(s, t)
    if s.guardian or (further and not (t.island_roll_all and t.island_forced)):
        s.phase = ISLAND
        return False
    if further:
        s.phase = CUP
        s.table &= NONE
        return False
    return leave_island(s, t)


@compiled
def leave_island(s: Any, t: Any) -> Any:
    counted = skulls(s, t) + (s.revealed if t.count_revealed_skulls else 0)
    loss = counted * t.loss[s.card]
    for seat in range(t.seats):
        if seat != s.seat:
            change(s, t, seat, -loss)
    return True


@inlined
def stop(s: Any, t: Any) -> Any:
    if s.on_island:
        return leave_island(s, t)
    if s.phase == RESCUE:
        return bust(s, t)
    change(s, t, s.seat, t.worth[s.card, numbered(t, s.table + s.laid)])
    return True


@inlined
def bust(s: Any, t: Any) -> Any:
    if s.laid:
        change(s, t, s.seat, t.saved[numbered(t, s.laid + DICE - number(s.laid))])
    else:
        change(s, t, s.seat, t.worth[s.card, numbered(t, s.table)])
    return True


@inlined
def change(s: Any, t: Any, seat: Any, by: Any) -> None:
    """Change the points of a seat. [ms.negative]"""
    total = s.points[seat] + by
    s.points[seat] = 0 if total < 0 and t.floor_scores_at_zero else total
