"""Count the lines of play: the oldest test of a rules engine, and the best."""

from typing import Any

from doubloon.core.game import AnyGame, branches

Count = tuple[int, int]
"""Lines and weight. Lines catch an act too many or too few, weight a wrong chance."""


def perft(game: AnyGame, state: Any, depth: int) -> Count:
    """How many lines of exactly `depth` steps there are, and their total weight.

    Steps of acts weigh one, fates their integer share of chance. A finished
    play has no lines but the empty one.
    """
    return _count(game, state, depth, {})


def divide(game: AnyGame, state: Any, depth: int) -> dict[str, Count]:
    """The same count, split by the first step as it is written down."""
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
