"""Every way to open chests with keys, counted colour by colour.

The ways have the order of `rules/payments.py`. `openings` counts them, `opening` is the n-th.
"""

from typing import Any

import numpy as np

from doubloon.games.gold_up.kernel.layout import (
    ARGUMENT_SHIFT,
    CHEST_BITS,
    CHEST_SHIFT,
    COLOUR_BITS,
    COLOUR_MASK,
    JOKER_BITS,
    JOKER_SHIFT,
    MOST_JOKERS,
    MOST_MIN_STOLEN,
    N_COLOURS,
    N_SERIES,
    ROBS_CHESTS,
    TAKES,
)
from doubloon.games.gold_up.rules.cards import JOKER
from doubloon.kernels.compiled import compiled, inlined


@inlined
def series_chests(s: Any, t: Any, series: Any) -> Any:
    """The chests of a series, as counts in one number (see COLOUR_BITS)."""
    found = np.int64(0)
    for n in range(t.series_size[series]):
        found += np.int64(1) << COLOUR_BITS * s.table[t.series_places[series, n]]
    return found


@inlined
def count_of(packed: Any, colour: Any) -> Any:
    """How many of these chests, counts in one number, have this colour."""
    return packed >> COLOUR_BITS * colour & COLOUR_MASK


@inlined
def missing(s: Any, t: Any, series: Any) -> Any:
    """How many jokers the seat to act needs at least to open a series."""
    hand, packed = s.hands[s.seat], series_chests(s, t, series)
    needed = np.int64(0)
    for colour in range(N_COLOURS):
        needed += max(0, count_of(packed, colour) - hand[colour])
    return needed


@inlined
def openable(s: Any, victim: Any, colour: Any, jokers: Any) -> Any:
    """How many chests of a victim's colour keys open, and how many more these jokers do."""
    held, keys = s.chests[victim, colour], s.hands[s.seat, colour]
    return np.int64(min(held, keys)), np.int64(max(0, min(jokers, held - keys)))


@inlined
def count_ways(w: Any, s: Any, t: Any, kind: Any, of: Any) -> Any:
    """How many ways there are to open series `of` (TAKES), or chests of seat `of` (ROBS_CHESTS).

    `w[colour, jokers, due]` becomes the number of ways to choose from this colour on, with so
    many jokers left and at least so many chests still to be opened.
    """
    jokers, least = np.int64(s.hands[s.seat, JOKER]), t.min_stolen if kind == ROBS_CHESTS else 0
    for j in range(jokers + 1):
        for due in range(least + 1):
            w[N_COLOURS, j, due] = due == 0
    packed = series_chests(s, t, of) if kind == TAKES else 0
    for colour in range(N_COLOURS - 1, -1, -1):
        fewest, most, keys = limits(s, kind, of, packed, colour)
        for j in range(jokers + 1):
            for due in range(least + 1):
                found = np.int64(0)
                for e in range(j + 1):
                    first, last = max(fewest, e), min(most, keys + e)
                    for n in range(first, min(last + 1, due)):
                        found += w[colour + 1, j - e, due - n]
                    enough = last + 1 - max(first, due)
                    if enough > 0:
                        found += enough * w[colour + 1, j - e, 0]
                w[colour, j, due] = found
    return w[0, jokers, least]


@inlined
def limits(s: Any, kind: Any, of: Any, packed: Any, colour: Any) -> Any:
    """The fewest and most chests of a colour that may be opened, and the keys of that colour."""
    keys = np.int64(s.hands[s.seat, colour])
    if kind == TAKES:
        chests = count_of(packed, colour)
        return chests, chests, keys
    return np.int64(0), np.int64(s.chests[of, colour]), keys


@compiled
def way(w: Any, s: Any, t: Any, kind: Any, of: Any, n: Any) -> Any:
    """The code of the n-th way, once `count_ways` has filled `w`."""
    code = np.int64(kind) | np.int64(of) << ARGUMENT_SHIFT
    jokers, least = np.int64(s.hands[s.seat, JOKER]), t.min_stolen if kind == ROBS_CHESTS else 0
    packed = series_chests(s, t, of) if kind == TAKES else 0
    for colour in range(N_COLOURS):
        fewest, _, keys = limits(s, kind, of, packed, colour)
        chests, e = fewest, min(fewest, jokers)
        while True:
            found = w[colour + 1, jokers - e, max(0, least - chests)]
            if n < found:
                break
            n -= found
            e -= 1
            if e < max(0, chests - keys):
                chests += 1
                e = min(chests, jokers)
        code |= e << JOKER_SHIFT + JOKER_BITS * colour
        if kind == ROBS_CHESTS:
            code |= chests << CHEST_SHIFT + CHEST_BITS * colour
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
    """How many ways there are to open any series, or to rob any seat; fills `w`."""
    found = np.int64(0)
    for of in range(N_SERIES if kind == TAKES else t.seats):
        if is_open(s, t, kind, of):
            found += count_ways(w[of], s, t, kind, of)
    return found


@compiled
def opening(w: Any, s: Any, t: Any, kind: Any, n: Any) -> Any:
    """The code of the n-th of these ways, once `openings` has filled `w`."""
    jokers, least = s.hands[s.seat, JOKER], t.min_stolen if kind == ROBS_CHESTS else 0
    for of in range(N_SERIES if kind == TAKES else t.seats):
        if is_open(s, t, kind, of):
            found = w[of, 0, jokers, least]
            if n < found:
                return way(w[of], s, t, kind, of, n)
            n -= found
    return np.int64(kind)


@compiled
def scratch() -> Any:
    """Working memory for the counts of each series or victim."""
    return np.empty((N_SERIES, N_COLOURS + 1, MOST_JOKERS + 1, MOST_MIN_STOLEN + 1), np.int64)
