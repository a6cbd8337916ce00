"""Perft: count lines of play. Wrong rules show as wrong numbers."""

from typing import Any

from doubloon.core.game import AnyGame, branches

Count = tuple[int, int]
"""Lines and weight. Lines show a missing or extra act, weight a wrong chance."""


def perft(game: AnyGame, state: Any, depth: int) -> Count:
    """The number of lines of exactly `depth` steps, and their total weight.

    An act weighs one, a fate its integer weight. A finished play has only the empty line.
    """
    return _count(game, state, depth, {})


def divide(game: AnyGame, state: Any, depth: int) -> dict[str, Count]:
    """The same count, split by the first step in notation."""
    seen: dict[tuple[Any, int], Count] = {}
    seat = game.to_act(state)
    split = {}
    for step, share in branches(game, state) if depth else ():
        lines, weight = _count(game, game.play(state, step), depth - 1, seen)
        split[game.write(seat, step)] = lines, share * weight
    return split


def _count(game: AnyGame, state: Any, depth: int, seen: dict[tuple[Any, int], Count]) -> Count:
    if not depth:
        return 1, 1
    ways = branches(game, state)
    if depth == 1:
        return len(ways), sum(share for _, share in ways)
    if (known := seen.get((state, depth))) is not None:
        return known
    lines = weight = 0
    for step, share in ways:
        below, mass = _count(game, game.play(state, step), depth - 1, seen)
        lines += below
        weight += share * mass
    seen[state, depth] = lines, weight
    return lines, weight
