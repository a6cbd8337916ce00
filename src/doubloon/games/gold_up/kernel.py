"""Gold Up over machine integers: the rules of `rules.py`, compiled (docs/kernels.md).

Ways to pay are counted one colour after the other, as in `payments.py`, and in its order.
"""

from typing import Any

import numpy as np

from doubloon.games.gold_up.bots import WORTH_ROBBING
from doubloon.games.gold_up.cards import CHEST_THIEF, JOKER, KEY_THIEF
from doubloon.games.gold_up.components import DEALT
from doubloon.games.gold_up.packed import (
    CHESTS,
    CHESTS_OF_COLOUR,
    DEAL,
    DRAW,
    DRAWS,
    ELEVEN,
    ENDINGS,
    FATE,
    JOKERS,
    JOKERS_OF_COLOUR,
    KIND,
    LAST,
    LAY,
    LEVELS,
    LOSE,
    MOST_JOKERS,
    MOST_LEAST,
    NAMED,
    NINE,
    OF,
    OF_COLOUR,
    OVER,
    REFILL,
    ROBS_CHESTS,
    ROBS_KEYS,
    SEVEN,
    SIX,
    STATE,
    TAKES,
    TURN,
    WIDTH,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.gold_up.rules import DRAWN, STOLEN
from doubloon.games.gold_up.scoring import EMPTY
from doubloon.solve.compiled import CHANCE, NOBODY, compiled, inlined
from doubloon.solve.generator import (
    chance_below,
    part,
    rest,
    sow,
    whim_below,
    whim_below_wide,
    whim_bits,
)

__all__ = ["ENDINGS", "LEVELS", "STATE", "covers", "decode", "encode", "pack", "tables"]


@compiled
def waits_for(s: Any) -> Any:
    if s.phase == OVER:
        return NOBODY
    return np.int64(s.seat) if s.phase == TURN else CHANCE


# Ways to open chests with keys.


@inlined
def row(s: Any, t: Any, series: Any) -> Any:
    """The chests of a series, all colours in one number."""
    found = np.int64(0)
    for n in range(t.long[series]):
        found += np.int64(1) << WIDTH * s.table[t.places[series, n]]
    return found


@inlined
def wanted(row_: Any, colour: Any) -> Any:
    """How many chests of a colour are in a row."""
    return row_ >> WIDTH * colour & OF_COLOUR


@inlined
def missing(s: Any, t: Any, series: Any) -> Any:
    """Jokers the seat to act needs for a series at least."""
    hand, row_ = s.hands[s.seat], row(s, t, series)
    needed = np.int64(0)
    for colour in range(SIX):
        needed += max(0, wanted(row_, colour) - hand[colour])
    return needed


@inlined
def count_ways(w: Any, s: Any, t: Any, kind: Any, of: Any) -> Any:
    """How many ways there are to open this series, or chests of this victim.

    `w[colour, jokers, least]` becomes the number of ways from this colour on, with so many
    jokers left, and so many chests that must still be opened.
    """
    jokers, least = np.int64(s.hands[s.seat, JOKER]), t.least if kind == ROBS_CHESTS else 0
    for j in range(jokers + 1):
        for due in range(least + 1):
            w[SIX, j, due] = due == 0
    row_ = row(s, t, of) if kind == TAKES else 0
    for colour in range(SIX - 1, -1, -1):
        few, most, keys = limits(s, kind, of, row_, colour)
        for j in range(jokers + 1):
            for due in range(least + 1):
                found = np.int64(0)
                for e in range(j + 1):
                    first, last = max(few, e), min(most, keys + e)
                    for n in range(first, min(last + 1, due)):
                        found += w[colour + 1, j - e, due - n]
                    enough = last + 1 - max(first, due)
                    if enough > 0:
                        found += enough * w[colour + 1, j - e, 0]
                w[colour, j, due] = found
    return w[0, jokers, least]


@inlined
def limits(s: Any, kind: Any, of: Any, row_: Any, colour: Any) -> Any:
    """The fewest and the most chests of a colour that can be opened, and the keys for it."""
    keys = np.int64(s.hands[s.seat, colour])
    if kind == TAKES:
        chests = wanted(row_, colour)
        return chests, chests, keys
    return np.int64(0), np.int64(s.chests[of, colour]), keys


@compiled
def way(w: Any, s: Any, t: Any, kind: Any, of: Any, n: Any) -> Any:
    """The code of the n-th way, after they have been counted in `w`."""
    code = np.int64(kind) | np.int64(of) << OF
    jokers, least = np.int64(s.hands[s.seat, JOKER]), t.least if kind == ROBS_CHESTS else 0
    row_ = row(s, t, of) if kind == TAKES else 0
    for colour in range(SIX):
        few, _, keys = limits(s, kind, of, row_, colour)
        chests, e = few, min(few, jokers)
        while True:
            found = w[colour + 1, jokers - e, max(0, least - chests)]
            if n < found:
                break
            n -= found
            e -= 1
            if e < max(0, chests - keys):
                chests += 1
                e = min(chests, jokers)
        code |= e << JOKERS + 3 * colour
        if kind == ROBS_CHESTS:
            code |= chests << CHESTS + 5 * colour
        jokers -= e
        least = max(0, least - chests)
    return code


# What may be done.


@inlined
def can_take(s: Any, t: Any) -> Any:
    for series in range(SEVEN):
        if missing(s, t, series) <= s.hands[s.seat, JOKER]:
            return True
    return False


@inlined
def cards_of(s: Any, seat: Any) -> Any:
    cards = np.int64(0)
    for n in s.hands[seat]:
        cards += n
    return cards


@inlined
def robbed_hands(s: Any, t: Any) -> Any:
    """How many seats a key thief can be played on."""
    found = np.int64(0)
    if s.hands[s.seat, KEY_THIEF]:
        for seat in range(t.seats):
            found += seat != s.seat and cards_of(s, seat) > 0
    return found


@compiled
def robbed_hand(s: Any, t: Any, n: Any) -> Any:
    for seat in range(t.seats):
        if seat != s.seat and cards_of(s, seat):
            if n == 0:
                return ROBS_KEYS | np.int64(seat) << OF
            n -= 1
    return np.int64(ROBS_KEYS)


@inlined
def can_rob_chests(s: Any, t: Any) -> Any:
    if s.hands[s.seat, CHEST_THIEF]:
        for victim in range(t.seats):
            if victim != s.seat and most_stolen(s, victim) >= t.least:
                return True
    return False


@inlined
def most_stolen(s: Any, victim: Any) -> Any:
    """How many chests of a victim there are keys and jokers for."""
    hand, chests, stolen = s.hands[s.seat], s.chests[victim], 0
    jokers = 0 + hand[JOKER]
    for colour in range(SIX):
        held, keys = chests[colour], hand[colour]
        more = max(0, min(jokers, held - keys))
        stolen += min(held, keys) + more
        jokers -= more
    return stolen


@inlined
def has(s: Any, t: Any, kind: Any) -> Any:
    """Whether there is an act of the kind with this code, not place."""
    if kind == DRAWS:
        return True
    if kind == TAKES:
        return can_take(s, t)
    if kind == ROBS_KEYS:
        return robbed_hands(s, t) > 0
    return can_rob_chests(s, t)


@compiled
def kinds(s: Any, t: Any) -> Any:
    found = np.int64(0)
    for kind in range(DRAWS, ROBS_CHESTS + 1):
        found += has(s, t, kind)
    return found


@compiled
def kind_at(s: Any, t: Any, place: Any) -> Any:
    for kind in range(DRAWS, ROBS_CHESTS):
        if has(s, t, kind):
            if place == 0:
                return kind
            place -= 1
    return ROBS_CHESTS


@inlined
def is_open(s: Any, t: Any, kind: Any, of: Any) -> Any:
    """Whether anything of this series or victim can be opened."""
    if kind == TAKES:
        return missing(s, t, of) <= s.hands[s.seat, JOKER]
    return of != s.seat


@inlined
def openings(w: Any, s: Any, t: Any, kind: Any) -> Any:
    """How many ways there are to open any series, or to rob any victim; `w` keeps the counts."""
    found = np.int64(0)
    for of in range(SEVEN if kind == TAKES else t.seats):
        if is_open(s, t, kind, of):
            found += count_ways(w[of], s, t, kind, of)
    return found


@compiled
def opening(w: Any, s: Any, t: Any, kind: Any, n: Any) -> Any:
    """The code of the n-th of these ways, after they have been counted."""
    jokers, least = s.hands[s.seat, JOKER], t.least if kind == ROBS_CHESTS else 0
    for of in range(SEVEN if kind == TAKES else t.seats):
        if is_open(s, t, kind, of):
            found = w[of, 0, jokers, least]
            if n < found:
                return way(w[of], s, t, kind, of, n)
            n -= found
    return np.int64(kind)


@compiled
def paper() -> Any:
    """Room for counting the ways of each series or victim."""
    return np.empty((SEVEN, SIX + 1, MOST_JOKERS + 1, MOST_LEAST + 1), np.int64)


@compiled
def many(s: Any, t: Any, kind: Any) -> Any:
    found = kind_at(s, t, kind)
    if found == DRAWS:
        return np.int64(1)
    if found == ROBS_KEYS:
        return robbed_hands(s, t)
    return openings(paper(), s, t, found)


@compiled
def act(s: Any, t: Any, kind: Any, n: Any) -> Any:
    found = kind_at(s, t, kind)
    if found == DRAWS:
        return np.int64(DRAWS)
    if found == ROBS_KEYS:
        return robbed_hand(s, t, n)
    w = paper()
    openings(w, s, t, found)
    return opening(w, s, t, found, np.int64(n))


# What chance may do.


@compiled
def source(s: Any, kind: Any) -> Any:
    """How many cards of this kind are among those one of which comes next."""
    if s.phase == LAY or s.phase == REFILL:
        return np.int64(s.chest_pile[kind]) if kind < SIX else 0
    if s.phase == LOSE:
        return np.int64(s.hands[1 - s.seat, kind])
    if s.unseen_cards:
        return np.int64(s.unseen[kind])
    found = np.int64(0)
    for n in range(s.under_cards):
        found += s.under[n] & ~LAST == kind
        if s.under[n] & LAST:
            break
    return found


@compiled
def fates(s: Any, _t: Any) -> Any:
    found = np.int64(0)
    for kind in range(NINE):
        found += source(s, kind) > 0
    return found


@compiled
def fate_kind(s: Any, n: Any) -> Any:
    for kind in range(NINE):
        if source(s, kind):
            if n == 0:
                return kind
            n -= 1
    return NINE


@compiled
def fate(s: Any, _t: Any, n: Any) -> Any:
    return FATE | np.int64(fate_kind(s, n)) << OF


@compiled
def weight(s: Any, _t: Any, n: Any) -> Any:
    return source(s, fate_kind(s, n))


@inlined
def ways(s: Any, _t: Any) -> Any:
    if s.phase == LAY or s.phase == REFILL:
        return np.int64(s.pile_chests)
    if s.phase == LOSE:
        return cards_of(s, 1 - s.seat)
    if s.unseen_cards:
        return np.int64(s.unseen_cards)
    n = 0
    while not s.under[n] & LAST:
        n += 1
    return np.int64(n + 1)


@inlined
def fallen(s: Any, _t: Any, way: Any) -> Any:
    left = np.int64(way)
    if s.phase == LAY or s.phase == REFILL:
        return drawn(s.chest_pile, left)
    if s.phase == LOSE:
        return drawn(s.hands[1 - s.seat], left)
    if s.unseen_cards:
        return drawn(s.unseen, left)
    return FATE | np.int64(s.under[left] & ~LAST) << OF


@inlined
def drawn(cards: Any, left: Any) -> Any:
    """The card with this number, all in their own order."""
    kind = 0
    while left >= cards[kind]:
        left -= cards[kind]
        kind += 1
    return FATE | np.int64(kind) << OF


# What a step changes.


@compiled
def play(s: Any, t: Any, step: Any) -> None:
    kind, named = step & KIND, step >> OF & NAMED
    if kind == FATE:
        if s.phase == LAY or s.phase == REFILL:
            ends = fill(s, named)
        elif s.phase == LOSE:
            ends = lose(s, named)
        else:
            ends = receive(s, t, named)
    elif kind == DRAWS:
        ends = draw(s, t)
    elif kind == TAKES:
        ends = take(s, t, named, step)
    elif kind == ROBS_KEYS:
        ends = rob_keys(s, t, named)
    else:
        ends = rob_chests(s, t, named, step)
    if ends:
        s.turns += 1
        if ends == TURN_OVER:
            s.seat = s.seat + 1 if s.seat + 1 < t.seats else 0
            s.phase = TURN
            s.due = 0
        else:
            end_round(s, t)


TURN_OVER, ROUND_OVER = 1, 2
"""What a step can end; 0 is nothing."""


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
    """The first card of this kind leaves the first group of the known bottom."""
    at = 0
    while s.under[at] & ~LAST != kind:
        at += 1
    if s.under[at] & LAST and at:
        s.under[at - 1] |= LAST
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
    while place < ELEVEN:
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
    """So many cards of a kind go under the pile; they end a group unless it is shuffled."""
    s.hands[s.seat, kind] -= cards
    for _ in range(cards):
        s.under[s.under_cards] = kind if t.shuffled else kind | LAST
        s.under_cards += 1


@inlined
def end_group(s: Any) -> None:
    s.under[s.under_cards - 1] |= LAST


@inlined
def take(s: Any, t: Any, series: Any, step: Any) -> Any:
    jokers, row_ = np.int64(0), row(s, t, series)
    for colour in range(SIX):
        chests = wanted(row_, colour)
        instead = step >> JOKERS + 3 * colour & JOKERS_OF_COLOUR
        s.chests[s.seat, colour] += chests
        pay(s, t, colour, chests - instead)
        jokers += instead
    pay(s, t, JOKER, jokers)
    end_group(s)
    for n in range(t.long[series]):
        s.table[t.places[series, n]] = EMPTY
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
    for kind in range(NINE):
        s.hands[s.seat, kind] += s.hands[victim, kind]
        s.hands[victim, kind] = 0
    return TURN_OVER


@inlined
def rob_chests(s: Any, t: Any, victim: Any, step: Any) -> Any:
    jokers = np.int64(0)
    for colour in range(SIX):
        chests = step >> CHESTS + 5 * colour & CHESTS_OF_COLOUR
        instead = step >> JOKERS + 3 * colour & JOKERS_OF_COLOUR
        s.chests[s.seat, colour] += chests
        s.chests[victim, colour] -= chests
        pay(s, t, colour, chests - instead)
        jokers += instead
    pay(s, t, JOKER, jokers)
    pay(s, t, CHEST_THIEF, 1)
    end_group(s)
    s.passes = 0
    return TURN_OVER


@compiled
def points(s: Any, t: Any, seat: Any) -> Any:
    gold = np.int64(s.points[seat])
    for colour in range(SIX):
        gold += s.chests[seat, colour] * t.values[colour]
    return gold


@compiled
def end_round(s: Any, t: Any) -> None:
    """Chests in front are counted; somebody has won, or all is dealt anew."""
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
    for place in range(ELEVEN):
        s.table[place] = EMPTY
    for colour in range(SIX):
        s.chest_pile[colour] = t.chests[colour]
        for seat in range(t.seats):
            s.chests[seat, colour] = 0
    s.pile_chests = 0
    for colour in range(SIX):
        s.pile_chests += t.chests[colour]
    for n in range(s.under_cards):
        s.under[n] = 0
    s.under_cards = 0
    s.unseen_cards = 0
    for kind in range(NINE):
        left = t.keys[kind]
        for seat in range(t.seats):
            if t.keep_hands:
                left -= s.hands[seat, kind]
            else:
                s.hands[seat, kind] = 0
        s.unseen[kind] = left
        s.unseen_cards += left


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
    take_, hands, theft = has(s, t, TAKES), robbed_hands(s, t), has(s, t, ROBS_CHESTS)
    x, on_offer = whim_bits(s), np.int64(1) + take_ + (hands > 0) + theft
    place, x = np.int64(part(x, on_offer)), rest(x, on_offer)
    if place == 0:
        return np.int64(DRAWS)
    place -= take_
    if place and hands:
        if place == 1:
            return robbed_hand(s, t, np.int64(part(x, hands)))
    kind, w = ROBS_CHESTS if place else TAKES, paper()
    found = openings(w, s, t, kind)
    n = np.int64(part(x, found)) if found <= 65536 else np.int64(whim_below_wide(s, found))
    return opening(w, s, t, kind, n)


@compiled
def deckhand(s: Any, t: Any) -> Any:
    """The most gold to take or steal, with few jokers, or the fullest hand; as in `bots.deckhand`.

    Several acts that are equally good are first counted, then one is drawn.
    """
    most, best = np.int64(-1), np.int64(0)
    for n in range(SEVEN + t.seats):
        worth = prize(s, t, n)
        if worth > most:
            most, best = worth, np.int64(0)
        best += worth == most
    if most >= 0:
        left = np.int64(whim_below(s, best))
        for n in range(SEVEN + t.seats):
            if prize(s, t, n) == most:
                if left == 0:
                    return prized(s, t, n)
                left -= 1
    for n in range(t.seats):
        worth = loot(s, n)
        if worth > most:
            most, best = worth, np.int64(0)
        best += worth == most
    if most < 0:
        return np.int64(DRAWS)
    left = np.int64(whim_below(s, best))
    for n in range(t.seats):
        if loot(s, n) == most:
            if left == 0:
                return ROBS_KEYS | np.int64(n) << OF
            left -= 1
    return np.int64(DRAWS)


@compiled
def loot(s: Any, victim: Any) -> Any:
    """How many cards a key thief could hope for; -1 where it is not worth it, or cannot be."""
    if victim == s.seat or not s.hands[s.seat, KEY_THIEF]:
        return np.int64(-1)
    cards = cards_of(s, victim)
    return cards if cards >= WORTH_ROBBING else np.int64(-1)


@compiled
def prize(s: Any, t: Any, n: Any) -> Any:
    """What speaks for a series, or after the last for a theft; -1 where there is none."""
    hand = s.hands[s.seat]
    if n < SEVEN:
        jokers = missing(s, t, n)
        if jokers > hand[JOKER]:
            return np.int64(-1)
        gold = np.int64(0)
        for place in range(t.long[n]):
            gold += t.values[s.table[t.places[n, place]]]
        return gold * (MOST_JOKERS + 1) + MOST_JOKERS - jokers
    victim = n - SEVEN
    if victim == s.seat or not hand[CHEST_THIEF]:
        return np.int64(-1)
    gold = stolen = jokers = np.int64(0)
    for place in range(SIX):
        colour = t.by_value[place]
        held, keys = s.chests[victim, colour], hand[colour]
        more = max(0, min(hand[JOKER] - jokers, held - keys))
        stolen += min(held, keys) + more
        gold += t.values[colour] * (min(held, keys) + more)
        jokers += more
    if stolen == 0 or stolen < t.least:
        return np.int64(-1)
    return gold * (MOST_JOKERS + 1) + MOST_JOKERS - jokers


@compiled
def prized(s: Any, t: Any, n: Any) -> Any:
    """The code of that act: real keys as far as they are held, jokers for the rest."""
    hand = s.hands[s.seat]
    if n < SEVEN:
        code, row_ = TAKES | np.int64(n) << OF, row(s, t, n)
        for colour in range(SIX):
            more = max(0, wanted(row_, colour) - hand[colour])
            code |= np.int64(more) << JOKERS + 3 * colour
        return code
    victim, jokers = n - SEVEN, 0 + hand[JOKER]
    code = ROBS_CHESTS | np.int64(victim) << OF
    for place in range(SIX):
        colour = t.by_value[place]
        held, keys = s.chests[victim, colour], hand[colour]
        more = max(0, min(jokers, held - keys))
        code |= np.int64(more) << JOKERS + 3 * colour
        code |= np.int64(min(held, keys) + more) << CHESTS + 5 * colour
        jokers -= more
    return code


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
    steps = acts = 0
    while s.phase != OVER:
        steps += 1
        if s.phase == TURN:
            acts += 1
            step = decide(s, t, levels[s.seat])
        else:
            step = fallen(s, t, chance_below(s, ways(s, t)))
        play(s, t, step)
    return steps, acts


@compiled
def play_many(results: Any, s: Any, start: Any, t: Any, levels: Any, seed: Any, first: Any) -> None:
    seats = t.seats
    seating = np.empty(seats, np.int64)
    for n in range(len(results)):
        number = first + n
        s[0] = start[0]
        sow(s[0], seed, number // seats)
        for seat in range(seats):
            seating[seat] = levels[(seat + number) % seats]
        result = results[n]
        result.steps, result.acts = play_out(s[0], t, seating)
        result.turns, result.first = s[0].turns, s[0].first
        result.winners, result.ending = s[0].winners, s[0].ending
        for seat in range(seats):
            result.points[seat] = points(s[0], t, seat)
