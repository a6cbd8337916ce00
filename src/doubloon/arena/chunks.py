"""A match split into chunks of whole deals.

The result does not depend on which worker plays a chunk, or in which order.
"""

from collections.abc import Iterator
from typing import NamedTuple

from doubloon.arena.match import Match
from doubloon.arena.tally import Tally, tally

_COMPILED, _BY_RULES = 40_000, 40
"""Plays in a chunk: enough to outweigh sending it, few enough to stop soon after Ctrl-C."""

_LEAST_CHUNKS = 8
"""Chunks for each worker, so that no worker waits long for the last one."""


class Chunk(NamedTuple):
    first: int
    plays: int


def split(match: Match, plays: int, workers: int) -> Iterator[Chunk]:
    """The chunks of a match, for this many workers."""
    seats = match.setup.seats
    most = _COMPILED if match.uncovered is None else _BY_RULES
    size = max(1, min(most, plays // (workers * _LEAST_CHUNKS)))
    size += -size % seats
    for first in range(0, plays, size):
        yield Chunk(first, min(size, plays - first))


def play_chunk(match: Match, chunk: Chunk) -> Tally:
    return tally(match.plays(*chunk), chunk.first, match.setup.seats)
