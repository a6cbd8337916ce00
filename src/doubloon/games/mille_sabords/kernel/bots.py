"""The deckhand of `bots.py` and the random policy, compiled. A test compares both."""

from typing import Any

import numpy as np

from doubloon.games.mille_sabords.bots import FEW
from doubloon.games.mille_sabords.kernel.acts import (
    can_reroll,
    guarded_rerolls,
    keeps_one,
    lays,
    lifts,
    number,
    numbered,
    of,
    pick,
    plain_rerolls,
    reroll,
    skulls,
    stops,
)
from doubloon.games.mille_sabords.kernel.layout import (
    ABOVE,
    ANIMALS,
    BITS,
    ISLAND,
    LAY,
    LIFT,
    NONE,
    REROLL,
    RESCUE,
    SIX,
    STOP,
    TREASURE_ISLAND,
)
from doubloon.games.mille_sabords.rules.scoring import COIN, DIAMOND, DICE, MONKEY, PARROT, SABRE
from doubloon.kernels.compiled import compiled, inlined
from doubloon.kernels.generator import part, rest, whim_bits


@compiled
def deckhand(s: Any, t: Any) -> Any:
    """The act of `bots.deckhand`, as a code."""
    if s.phase == ISLAND:
        rolls_on = plain_rerolls(s, t)
        return REROLL | np.int64(s.table & ~NONE) << ABOVE if rolls_on else STOP
    if s.phase == RESCUE:
        return reroll_rest(s, t, 1, 0)
    if lays(s):
        safe = shared(s.table, dice_to_keep(s, t, s.table + s.laid)) & ~NONE
        if safe and shared(safe, s.table - s.lifted) == safe:
            return LAY | safe << ABOVE
    worth = np.int64(t.worth[s.card, numbered(t, s.table + s.laid)])
    return STOP if wants_to_stop(s, t, worth) else reroll_rest(s, t, 0, worth)


@compiled
def shared(some: Any, others: Any) -> Any:
    """The dice that both have."""
    both = np.int64(0)
    for face in range(SIX):
        both |= min(of(some, face), of(others, face)) << BITS * face
    return both


@compiled
def group_size(s: Any, t: Any, dice: Any, face: Any) -> Any:
    """How many symbols count as alike with a face, the card's included."""
    if s.card == ANIMALS and face >= MONKEY:
        return of(dice, MONKEY) + of(dice, PARROT)
    return of(dice, face) + (t.extra[s.card] == face)


@compiled
def scoring_dice(s: Any, t: Any, dice: Any) -> Any:
    """Dice that score already: treasure, groups of three, the sabres of a ship."""
    found = np.int64(0)
    for face in range(SABRE, SIX):
        treasure = face in (COIN, DIAMOND)
        ship = face == SABRE and t.sabres[s.card] > 0
        if treasure or ship or group_size(s, t, dice, face) >= 3:
            found |= of(dice, face) << BITS * face
    return found


@compiled
def dice_to_keep(s: Any, t: Any, dice: Any) -> Any:
    """Skulls, dice that score, and the biggest group if it has at least two dice."""
    most, best = -1, SABRE
    for face in range(SABRE, SIX):
        size = 2 * group_size(s, t, dice, face) + (face in (COIN, DIAMOND))
        if size > most:
            most, best = size, face
    wanted = scoring_dice(s, t, dice) | np.int64(dice & NONE)
    if most >= 4:
        wanted |= np.int64(dice) & NONE << BITS * best
        if s.card == ANIMALS and best >= MONKEY:
            wanted |= np.int64(dice) & (NONE << BITS * MONKEY | NONE << BITS * PARROT)
    return wanted


@compiled
def wants_to_stop(s: Any, t: Any, worth: Any) -> Any:
    """Whether the deckhand stops."""
    if of(s.table, SABRE) < t.sabres[s.card]:
        return False
    loose = number(s.table & ~NONE) - number(scoring_dice(s, t, s.table))
    fallen = skulls(s, t)
    if s.guardian and fallen == 2:
        return worth >= t.enough[1] or (worth > 0 and loose < FEW)
    if s.card == TREASURE_ISLAND and fallen < 2 and s.laid:
        return worth >= 2 * t.enough[0] or loose < 2
    if worth <= 0:
        return fallen >= 2 and loose < 2
    return worth >= t.enough[fallen] or loose < FEW


@compiled
def reroll_rest(s: Any, t: Any, skull: Any, worth: Any) -> Any:
    """Roll the dice that are not worth keeping, and in a rescue one skull with them."""
    plain, guarded = plain_rerolls(s, t), guarded_rerolls(s, t)
    if plain + guarded == 0:
        return STOP
    wanted = np.int64(s.table) - dice_to_keep(s, t, s.table) | skull
    enough = number(wanted) >= 2 or (skull and t.guardian_may_roll_alone)
    if enough and (wanted & ~NONE != s.table & ~NONE or keeps_one(s, t, skull)):
        return REROLL | wanted << ABOVE
    if worth > 0:
        return STOP
    first, last = (plain, plain + guarded) if skull or plain == 0 else (0, plain)
    return REROLL | nearest(s, t, plain, first, last, wanted) << ABOVE


@compiled
def nearest(s: Any, t: Any, plain: Any, first: Any, last: Any, wanted: Any) -> Any:
    """Of the re-rolls with numbers from `first` to `last`, the one most like the wanted dice."""
    least, best = np.int64(DICE * SIX), np.int64(0)
    for n in range(first, last):
        dice = reroll(s, t, plain, n)
        away = np.int64(0)
        for face in range(SIX):
            away += abs(of(dice, face) - of(wanted, face))
        if away < least:
            least, best = away, dice
    return best


@inlined
def decide(s: Any, t: Any, level: Any) -> Any:
    """The act a bot of this level chooses; level 0 is the random policy."""
    if level:
        return deckhand(s, t)
    stop_, rolls_on, lifts_, lays_ = stops(s, t), can_reroll(s, t), np.int64(0), np.int64(0)
    if s.card == TREASURE_ISLAND:
        lifts_, lays_ = lifts(s), lays(s)
    on_offer = np.int64(stop_) + rolls_on + (lifts_ > 0) + (lays_ > 0)
    x = whim_bits(s)
    place, x = np.int64(part(x, on_offer)) - stop_, rest(x, on_offer)
    if place < 0:
        return STOP
    if place == 0 and rolls_on:
        plain = plain_rerolls(s, t)
        rerolls = plain + (guarded_rerolls(s, t) if s.guardian else 0)
        return REROLL | reroll(s, t, plain, np.int64(part(x, rerolls))) << ABOVE
    if place == rolls_on and lifts_:
        return LIFT | pick(s.laid, np.int64(part(x, lifts_)) + 1) << ABOVE
    return LAY | pick(s.table - s.lifted, np.int64(part(x, lays_)) + 1) << ABOVE
