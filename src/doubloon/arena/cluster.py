"""A match on a Ray cluster: the same chunks, the same tallies, on other machines.

Ray repeats a chunk whose worker is lost. A chunk is a matter of its numbers alone, and its
tally is taken once, so that no play is lost and none is counted twice.
"""

import logging
from collections.abc import Iterator
from itertools import islice
from typing import Any

import ray as _ray

from doubloon.arena.chunks import Chunk, chunks, play_chunk
from doubloon.arena.match import Match
from doubloon.arena.tally import Tally
from doubloon.core.errors import FileError

ray: Any = _ray
LOCAL = "local"

_AHEAD = 2
"""Chunks that wait for each core."""

_RETRIES = 8
"""Workers that one chunk may lose."""


def run(match: Match, plays: int, address: str) -> Iterator[Tally]:
    """The tallies of all chunks as they come in."""
    begun = not ray.is_initialized()
    if begun:
        _join(address)
    try:
        yield from _played(match, plays)
    finally:
        if begun:
            ray.shutdown()


def _join(address: str) -> None:
    """Become part of a cluster, or begin one."""
    where: dict[str, Any] = {"include_dashboard": False}
    if address != LOCAL:
        where = {"address": address}
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise FileError("simulate-no-cluster", address=address, why=_first_line(error)) from None


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


def _played(match: Match, plays: int) -> Iterator[Tally]:
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    agreed = ray.put(match)
    play = ray.remote(max_retries=_RETRIES)(_play)
    waiting = chunks(match, plays, cores)
    running = [play.remote(agreed, chunk) for chunk in islice(waiting, cores * _AHEAD)]
    while running:
        done, running = ray.wait(running, num_returns=1)
        running += [play.remote(agreed, chunk) for chunk in islice(waiting, len(done))]
        yield from ray.get(done)


_mine: dict[str, Match] = {}
"""The match of this worker, so that its tables are worked out once."""


def _play(match: Match, chunk: Chunk) -> Tally:
    key = repr(match)
    if key not in _mine:
        _mine.clear()
        _mine[key] = match
    return play_chunk(_mine[key], chunk)
