"""Counting lines of play and playing many plays. Executed by `include` in the kernel of a game."""

from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.kernels.compiled import CHANCE, NOBODY, compiled
from doubloon.kernels.generator import seed_generators

if TYPE_CHECKING:
    from doubloon.kernels.shared.provided import kernel


@compiled
def winners(s: Any) -> Any:
    return np.int64(s.winners)


@compiled
def ending(s: Any) -> Any:
    return np.int64(s.ending)


@compiled
def count(stack: Any, t: Any, depth: Any) -> Any:
    """Lines of play and their weight from `stack[depth]`, modulo 2^64."""
    lines = weight = np.uint64(depth == 0)
    s = stack[depth]
    due = kernel.waits_for(s)
    if depth == 0 or due == NOBODY:
        return lines, weight
    by_chance = due == CHANCE
    for kind in range(1 if by_chance else kernel.kinds(s, t)):
        for n in range(kernel.fates(s, t) if by_chance else kernel.many(s, t, kind)):
            step = kernel.fate(s, t, n) if by_chance else kernel.act(s, t, kind, n)
            mass: Any = kernel.weight(s, t, n) if by_chance else np.int64(1)
            stack[depth - 1] = s
            kernel.play(stack[depth - 1], t, step)
            below = count(stack, t, depth - 1)
            lines += below[0]
            weight += np.uint64(mass) * below[1]
    return lines, weight


@compiled
def play_many(results: Any, s: Any, start: Any, t: Any, levels: Any, seed: Any, first: Any) -> None:
    """The plays numbered from `first`, one for each record of `results`.

    In play `n` seat `p` has the level `levels[(p + n) % seats]`. Plays of one deal, in which
    every level has every seat once, begin with the same generators.
    """
    seats = t.seats
    seating = np.empty(seats, np.int64)
    for n in range(len(results)):
        deal = (first + n) // seats
        rotation = first + n - deal * seats
        s[0] = start[0]
        seed_generators(s[0], seed, deal)
        for seat in range(seats):
            place = seat + rotation
            seating[seat] = levels[place - seats if place >= seats else place]
        result = results[n]
        result.steps, result.acts = kernel.play_out(s[0], t, seating)
        result.turns, result.first = s[0].turns, s[0].first
        result.winners, result.ending = s[0].winners, s[0].ending
        for seat in range(seats):
            result.points[seat] = kernel.points(s[0], t, seat)
