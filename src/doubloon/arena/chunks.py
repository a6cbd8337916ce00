"""A match cut into chunks of whole deals: who plays them, and in what order, changes nothing."""

from collections.abc import Iterator
from typing import NamedTuple

from doubloon.arena.match import Match
from doubloon.arena.tally import Tally, tally

_COMPILED, _BY_RULES = 40_000, 40
"""Plays of a chunk: enough to be worth sending, few enough to be stopped between."""

_LEAST_CHUNKS = 8
"""For each worker, so that none waits long for the last one."""


class Chunk(NamedTuple):
    first: int
    plays: int


def chunks(match: Match, plays: int, workers: int) -> Iterator[Chunk]:
    seats = match.setup.seats
    most = _COMPILED if match.uncovered is None else _BY_RULES
    size = max(1, min(most, plays // (workers * _LEAST_CHUNKS)))
    size += -size % seats
    for first in range(0, plays, size):
        yield Chunk(first, min(size, plays - first))


def play_chunk(match: Match, chunk: Chunk) -> Tally:
    return tally(match.plays(*chunk), chunk.first, match.setup.seats)
