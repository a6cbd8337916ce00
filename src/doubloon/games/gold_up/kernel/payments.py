"""Ways to open chests with keys, counted colour by colour, in the order of `payments.py`."""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.layout import (
    CHESTS,
    JOKERS,
    MOST_JOKERS,
    MOST_LEAST,
    OF,
    OF_COLOUR,
    ROBS_CHESTS,
    SEVEN,
    SIX,
    TAKES,
    WIDTH,
)
from doubloon.games.gold_up.rules.cards import JOKER
from doubloon.kernels.compiled import compiled, inlined


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
