"""A match on a Ray cluster: the same chunks and the same tallies, on other machines.

Ray repeats a chunk whose worker is lost. The result of a chunk depends only on its numbers, and
its tally is added once. So no play is lost and none is counted twice.
"""

import logging
from collections.abc import Iterator
from itertools import islice
from typing import Any

import ray as _ray

from doubloon.arena.chunks import Chunk, play_chunk, split
from doubloon.arena.match import Match
from doubloon.arena.tally import Tally
from doubloon.core.errors import FileError

ray: Any = _ray
LOCAL = "local"

_AHEAD = 2
"""Chunks queued for each core."""

_RETRIES = 8
"""How often Ray repeats a chunk whose worker is lost."""


def run(match: Match, plays: int, address: str) -> Iterator[Tally]:
    """The tallies of all chunks, as they arrive."""
    joins = not ray.is_initialized()
    if joins:
        _join(address)
    try:
        yield from _play_all(match, plays)
    finally:
        if joins:
            ray.shutdown()


def _join(address: str) -> None:
    """Join a cluster, or start one on this machine."""
    options: dict[str, Any] = {"include_dashboard": False}
    if address != LOCAL:
        options = {"address": address}
    try:
        ray.init(**options, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise FileError("simulate-no-cluster", address=address, why=_first_line(error)) from None


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


def _play_all(match: Match, plays: int) -> Iterator[Tally]:
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    shared = ray.put(match)
    play = ray.remote(max_retries=_RETRIES)(_play)
    waiting = split(match, plays, cores)
    running = [play.remote(shared, chunk) for chunk in islice(waiting, cores * _AHEAD)]
    while running:
        done, running = ray.wait(running, num_returns=1)
        running += [play.remote(shared, chunk) for chunk in islice(waiting, len(done))]
        yield from ray.get(done)


_matches: dict[str, Match] = {}
"""The current match of this worker, kept so that its tables are computed once."""


def _play(match: Match, chunk: Chunk) -> Tally:
    key = repr(match)
    if key not in _matches:
        _matches.clear()
        _matches[key] = match
    return play_chunk(_matches[key], chunk)
