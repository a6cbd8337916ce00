"""Mille Sabords over machine integers: the rules of `rules.py`, compiled (docs/kernels.md)."""

from typing import Any

import numpy as np

from doubloon.games.mille_sabords.bots import FEW
from doubloon.games.mille_sabords.packed import (
    ABOVE,
    ANIMALS,
    BITS,
    BY_MAGIC,
    BY_SUDDEN_DEATH,
    BY_TARGET,
    CARD,
    CUP,
    DECK,
    DRAW,
    ENDINGS,
    GUARDIAN,
    HALF,
    ISLAND,
    KIND,
    LAY,
    LEVELS,
    LIFT,
    NO_CARD,
    NO_SEAT,
    NONE,
    OVER,
    QUARTER,
    REROLL,
    RESCUE,
    ROLL,
    ROLLED,
    SIX,
    STATE,
    STOP,
    TREASURE_ISLAND,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.mille_sabords.rules import BUST
from doubloon.games.mille_sabords.scoring import COIN, DIAMOND, DICE, MONKEY, PARROT, SABRE, SKULL
from doubloon.solve.compiled import CHANCE, MOST_SEATS, NOBODY, compiled, inlined
from doubloon.solve.generator import chance_below, chance_below_wide, part, rest, sow, whim_bits

__all__ = ["ENDINGS", "LEVELS", "STATE", "covers", "decode", "encode", "pack", "tables"]

EIGHTS = sum(DICE << BITS * face for face in range(SIX))
"""Bits that only eight alike set; with one die more, seven skulls too."""


# What lies, counted.


@inlined
def of(dice: Any, face: Any) -> Any:
    """How many of these dice show this face."""
    return np.int64(dice >> BITS * face & NONE)


@inlined
def number(dice: Any) -> Any:
    pairs = np.int64((dice & 0x0F0F0F) + (dice >> 4 & 0x0F0F0F))
    return pairs + (pairs >> 8) + (pairs >> 16) & 255


@inlined
def numbered(t: Any, dice: Any) -> Any:
    """The place of eight dice in the tables."""
    return np.int64(t.lower[dice & (1 << HALF) - 1]) + np.int64(t.upper[dice >> HALF])


@inlined
def skulls(s: Any, t: Any) -> Any:
    return of(s.table, SKULL) + t.skulls[s.card]


@inlined
def cup(s: Any) -> Any:
    return DICE - number(s.table + s.laid)


@inlined
def picks(dice: Any) -> Any:
    """How many ways there are to pick some, all or none of these dice, skulls apart."""
    ways = 1
    for face in range(SABRE, SIX):
        ways *= of(dice, face) + 1
    return ways


@compiled
def pick(dice: Any, place: Any) -> Any:
    """The way with this number, the last face changing fastest."""
    some = np.int64(0)
    for face in range(PARROT, SKULL, -1):
        base = of(dice, face) + 1
        left = place // base
        some |= (place - left * base) << BITS * face
        place = left
    return some


# What may be done.


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase >= ROLLED else CHANCE


@inlined
def can_sail_on(s: Any, t: Any) -> Any:
    return DICE - of(s.table, SKULL) >= (1 if t.island_single_die else 2)


@inlined
def keeps_one(s: Any, t: Any, taken: Any) -> Any:
    """Whether a die stays although all but the skulls are rolled again, and so many of those.

    Bits instead of `and` and `or` leave the machine nothing to guess.
    """
    skull = t.skull_counts_as_kept_die & (of(s.table, SKULL) > taken)
    on_card = (t.extra[s.card] > 0) | (t.skull_counts_as_kept_die & (t.skulls[s.card] > 0))
    card = t.card_counts_as_kept_die & on_card
    return (not t.keep_at_least_one) | (s.laid > 0) | skull | card


@inlined
def can_reroll(s: Any, t: Any) -> Any:
    if s.guardian and guarded_rerolls(s, t):
        return True
    if s.phase == ISLAND:
        return can_sail_on(s, t)
    loose = number(s.table >> BITS)
    return s.phase == ROLLED and (loose > 2 or (loose == 2 and keeps_one(s, t, 0)))


@inlined
def stops(s: Any, t: Any) -> Any:
    return not (s.phase == ISLAND and t.island_forced and can_sail_on(s, t))


@inlined
def loose(s: Any, t: Any) -> Any:
    """The place in the tables of the dice that are no skulls, with skulls for all others."""
    dice = s.table & ~NONE
    return numbered(t, dice + DICE - number(dice))


@inlined
def plain_rerolls(s: Any, t: Any) -> Any:
    """Ways to roll again without the guardian."""
    if s.phase == RESCUE:
        return np.int64(0)
    place = loose(s, t)
    found = np.int64(t.picks[place + 1] - t.picks[place])
    if s.phase == ROLLED:
        return found - ((found > 0) & (not keeps_one(s, t, 0)))
    if not can_sail_on(s, t):
        return np.int64(0)
    if t.island_roll_all:
        return np.int64(1)
    return picks(s.table) - 1 if t.island_single_die else found


@inlined
def guarded_rerolls(s: Any, t: Any) -> Any:
    """Ways to roll again a skull, alone or with other dice."""
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
    """The dice of the n-th way; ways without the guardian come first, and are so many."""
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
    return np.int64(t.pick[t.picks[loose(s, t)] + n])


@inlined
def lifts(s: Any) -> Any:
    if s.card != TREASURE_ISLAND or s.on_island or s.has_laid or s.lifted:
        return 0
    return picks(s.laid) - 1


@inlined
def lays(s: Any) -> Any:
    if s.card != TREASURE_ISLAND or s.on_island or s.has_laid:
        return 0
    return picks(s.table - s.lifted) - 1


@compiled
def offered(s: Any, t: Any, kind: Any) -> Any:
    """How many acts of the kind with this code, not place, there are."""
    if kind == STOP:
        return np.int64(stops(s, t))
    if kind == REROLL:
        return np.int64(plain_rerolls(s, t) + guarded_rerolls(s, t))
    return np.int64(lifts(s) if kind == LIFT else lays(s))


@compiled
def kinds(s: Any, t: Any) -> Any:
    found = 0
    for kind in range(STOP, LAY + 1):
        found += offered(s, t, kind) > 0
    return found


@compiled
def kind_at(s: Any, t: Any, place: Any) -> Any:
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


# What chance may do.


@compiled
def fates(s: Any, t: Any) -> Any:
    if s.phase == CARD:
        found = 0
        for n in s.deck:
            found += n > 0
        return found
    dice = cup(s)
    return np.int64(t.falls[dice + 1] - t.falls[dice])


@compiled
def drawn(s: Any, n: Any) -> Any:
    """The n-th kind of card that is in the deck."""
    for kind in range(DECK):
        if s.deck[kind]:
            if n == 0:
                return kind
            n -= 1
    return NO_CARD


@compiled
def fate(s: Any, t: Any, n: Any) -> Any:
    if s.phase == CARD:
        return DRAW | drawn(s, n) << ABOVE
    return ROLL | np.int64(t.fall[t.falls[cup(s)] + n]) << ABOVE


@compiled
def weight(s: Any, t: Any, n: Any) -> Any:
    if s.phase == CARD:
        return np.int64(s.deck[drawn(s, n)])
    return np.int64(t.fall_weight[t.falls[cup(s)] + n])


@compiled
def ways(s: Any, t: Any) -> Any:
    return np.int64(s.cards if s.phase == CARD else t.power[cup(s)])


@compiled
def fallen(s: Any, t: Any, way: Any) -> Any:
    if s.phase == CARD:
        return DRAW | turned_up(s, way) << ABOVE
    return ROLL | shown(t, cup(s), way) << ABOVE


@inlined
def turned_up(s: Any, way: Any) -> Any:
    """The kind of the card with this number in the deck; no branch for the machine to guess."""
    kind, cards = np.int64(0), np.int64(0)
    for n in range(DECK):
        cards += s.deck[n]
        kind += cards <= way
    return kind


@inlined
def shown(t: Any, dice: Any, way: Any) -> Any:
    """What so many dice show in this way, four of them at a time."""
    four, more = min(dice, QUARTER), np.int64(way) // SIX**QUARTER
    return np.int64(t.way[four, way - more * SIX**QUARTER] + t.way[dice - four, more])


# What a step changes.


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
    """The dice in the cup fall; whether the turn is over then."""
    first = s.first_roll
    s.table += dice
    s.lifted = 0
    s.first_roll = False
    s.has_laid = False
    all_ = s.table + s.laid
    if t.magic_wins and (all_ + 1) & EIGHTS and t.magic[s.card, numbered(t, all_)]:
        s.ending = BY_MAGIC
        return True
    if s.on_island:
        if dice & NONE or s.free:
            s.free = False
            return sail_on(s, t)
        return leave_island(s, t)
    lying = skulls(s, t)
    if lying < BUST:
        s.phase = ROLLED
        return False
    if first and lying > BUST and t.sabres[s.card] == 0:
        s.on_island = True
        s.guardian = s.guardian and t.guardian_on_island
        return sail_on(s, t)
    if lying == BUST and s.guardian and t.guardian_rescues_third_skull:
        s.phase = RESCUE
        return False
    return bust(s, t)


@inlined
def sail_on(s: Any, t: Any) -> Any:
    further = can_sail_on(s, t)
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
        change(s, t, s.seat, t.bust[s.card, numbered(t, s.table)])
    return True


@inlined
def change(s: Any, t: Any, seat: Any, by: Any) -> None:
    total = s.points[seat] + by
    s.points[seat] = 0 if total < 0 and t.floor_scores_at_zero else total


# How turns follow each other, and how a play ends.


@inlined
def clear(s: Any, t: Any) -> None:
    s.phase = CARD
    s.card = NO_CARD
    if s.cards == 0:
        s.cards = t.cards
        for kind in range(DECK):
            s.deck[kind] = t.deck[kind]
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
    """The last round is over: somebody has won, or sudden death begins."""
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
    """Of the seats in `tied` those stay that lead: one has won, several share it or go on."""
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


@compiled
def winners(s: Any) -> Any:
    return np.int64(s.winners)


@compiled
def ending(s: Any) -> Any:
    return np.int64(s.ending)


# Who decides.


@inlined
def decide(s: Any, t: Any, level: Any) -> Any:
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


@compiled
def deckhand(s: Any, t: Any) -> Any:
    """The biggest group and all treasure, and no third skull; as in `bots.deckhand`."""
    if s.phase == ISLAND:
        rolls_on = plain_rerolls(s, t)
        return REROLL | np.int64(s.table & ~NONE) << ABOVE if rolls_on else STOP
    if s.phase == RESCUE:
        return rolled(s, t, 1, 0)
    if lays(s):
        safe = shared(s.table, kept(s, t, s.table + s.laid)) & ~NONE
        if safe and shared(safe, s.table - s.lifted) == safe:
            return LAY | safe << ABOVE
    worth = np.int64(t.worth[s.card, numbered(t, s.table + s.laid)])
    return STOP if is_content(s, t, worth) else rolled(s, t, 0, worth)


@compiled
def shared(some: Any, others: Any) -> Any:
    """The dice that are among both."""
    both = np.int64(0)
    for face in range(SIX):
        both |= min(of(some, face), of(others, face)) << BITS * face
    return both


@compiled
def grouped(s: Any, t: Any, dice: Any, face: Any) -> Any:
    """How many alike a face belongs to, the card included."""
    if s.card == ANIMALS and face >= MONKEY:
        return of(dice, MONKEY) + of(dice, PARROT)
    return of(dice, face) + (t.extra[s.card] == face)


@compiled
def scoring(s: Any, t: Any, dice: Any) -> Any:
    """Dice that count already: treasure, groups of three, the sabres of a ship."""
    found = np.int64(0)
    for face in range(SABRE, SIX):
        treasure = face in (COIN, DIAMOND)
        ship = face == SABRE and t.sabres[s.card] > 0
        if treasure or ship or grouped(s, t, dice, face) >= 3:
            found |= of(dice, face) << BITS * face
    return found


@compiled
def kept(s: Any, t: Any, dice: Any) -> Any:
    """What counts, and besides the biggest group if it is no treasure; and skulls."""
    most, best = -1, SABRE
    for face in range(SABRE, SIX):
        size = 2 * grouped(s, t, dice, face) + (face in (COIN, DIAMOND))
        if size > most:
            most, best = size, face
    wanted = scoring(s, t, dice) | np.int64(dice & NONE)
    if most >= 4:
        wanted |= np.int64(dice) & NONE << BITS * best
        if s.card == ANIMALS and best >= MONKEY:
            wanted |= np.int64(dice) & (NONE << BITS * MONKEY | NONE << BITS * PARROT)
    return wanted


@compiled
def is_content(s: Any, t: Any, worth: Any) -> Any:
    if of(s.table, SABRE) < t.sabres[s.card]:
        return False
    loose = number(s.table & ~NONE) - number(scoring(s, t, s.table))
    lying = skulls(s, t)
    if s.guardian and lying == 2:
        return worth >= t.enough[1] or (worth > 0 and loose < FEW)
    if s.card == TREASURE_ISLAND and lying < 2 and s.laid:
        return worth >= 2 * t.enough[0] or loose < 2
    if worth <= 0:
        return lying >= 2 and loose < 2
    return worth >= t.enough[lying] or loose < FEW


@compiled
def rolled(s: Any, t: Any, skull: Any, worth: Any) -> Any:
    """Roll again what the plan does not need; in a rescue a skull goes with it."""
    plain, guarded = plain_rerolls(s, t), guarded_rerolls(s, t)
    if plain + guarded == 0:
        return STOP
    wanted = np.int64(s.table) - kept(s, t, s.table) | skull
    enough = number(wanted) >= 2 or (skull and t.guardian_may_roll_alone)
    if enough and (wanted & ~NONE != s.table & ~NONE or keeps_one(s, t, skull)):
        return REROLL | wanted << ABOVE
    if worth > 0:
        return STOP
    first, last = (plain, plain + guarded) if skull or plain == 0 else (0, plain)
    return REROLL | nearest(s, t, plain, first, last, wanted) << ABOVE


@compiled
def nearest(s: Any, t: Any, plain: Any, first: Any, last: Any, wanted: Any) -> Any:
    """Of the ways to roll again between these two numbers the one most like this wish."""
    least, best = np.int64(DICE * SIX), np.int64(0)
    for n in range(first, last):
        dice = reroll(s, t, plain, n)
        away = np.int64(0)
        for face in range(SIX):
            away += abs(of(dice, face) - of(wanted, face))
        if away < least:
            least, best = away, dice
    return best


# Whole plays.


@compiled
def count(stack: Any, t: Any, depth: Any) -> Any:
    lines = weight_ = np.uint64(depth == 0)
    s = stack[depth]
    who = waits_for(s)
    if depth == 0 or who == NOBODY:
        return lines, weight_
    for kind in range(1 if who == CHANCE else kinds(s, t)):
        for n in range(fates(s, t) if who == CHANCE else many(s, t, kind)):
            step = fate(s, t, n) if who == CHANCE else act(s, t, kind, n)
            share = weight(s, t, n) if who == CHANCE else np.int64(1)
            stack[depth - 1] = s
            play(stack[depth - 1], t, step)
            below = count(stack, t, depth - 1)
            lines += below[0]
            weight_ += np.uint64(share) * below[1]
    return lines, weight_


@compiled
def play_out(s: Any, t: Any, levels: Any) -> Any:
    """A turn is a card and rolls, each with what the seat does then: no need to ask what is due."""
    steps = acts = 0
    while s.phase != OVER:
        ends = False
        if s.phase == CARD:
            steps += 1
            turn_up(s, turned_up(s, np.int64(chance_below(s, s.cards))))
        if s.phase == CUP:
            steps += 1
            dice = cup(s)
            n = t.power[dice]
            way = np.int64(chance_below(s, n) if n <= 65536 else chance_below_wide(s, n))
            ends = land(s, t, shown(t, dice, way))
        while not ends and s.phase >= ROLLED:
            acts += 1
            step = decide(s, t, levels[s.seat])
            if step == STOP:
                ends = stop(s, t)
            elif step & KIND == REROLL:
                roll_again(s, step >> ABOVE)
            elif step & KIND == LAY:
                lay(s, step >> ABOVE)
            else:
                lift(s, step >> ABOVE)
        if ends:
            end_turn(s, t)
    return steps + acts, acts


@compiled
def play_many(results: Any, s: Any, start: Any, t: Any, levels: Any, seed: Any, first: Any) -> None:
    seats = t.seats
    seating = np.empty(seats, np.int64)
    for n in range(len(results)):
        number_ = first + n
        s[0] = start[0]
        sow(s[0], seed, number_ // seats)
        for seat in range(seats):
            seating[seat] = levels[(seat + number_) % seats]
        result = results[n]
        result.steps, result.acts = play_out(s[0], t, seating)
        result.turns, result.first = s[0].turns, s[0].first
        result.winners, result.ending = s[0].winners, s[0].ending
        for seat in range(seats):
            result.points[seat] = s[0].points[seat]
