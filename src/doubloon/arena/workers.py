"""A match on the cores of one machine."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from doubloon.arena.chunks import Chunk, play_chunk, split
from doubloon.arena.match import Match
from doubloon.arena.tally import Tally

_AHEAD = 2
"""Chunks queued for each worker."""

_LOSSES = 3
"""How often lost workers are replaced before the match fails."""

_match: list[Match] = []
"""The match of this worker, kept so that its tables are computed once."""


def run(match: Match, plays: int, workers: int) -> Iterator[Tally]:
    """The tallies of all chunks, as they arrive: each chunk once, even if a worker is lost."""
    if workers == 1:
        for chunk in split(match, plays, 1):
            yield play_chunk(match, chunk)
        return
    left = list(split(match, plays, workers))
    for loss in range(_LOSSES + 1):
        try:
            for chunk, found in _in_pool(match, left, workers):
                left.remove(chunk)
                yield found
            return
        except BrokenProcessPool:
            if loss == _LOSSES:
                raise


def _in_pool(match: Match, left: list[Chunk], workers: int) -> Iterator[tuple[Chunk, Tally]]:
    waiting = iter([*left])
    # Forked workers inherit the compiled code; spawned ones load it from the disk.
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context(method),
        initializer=_begin,
        initargs=(match,),
    )
    try:
        running: dict[Future[Tally], Chunk] = {
            pool.submit(_play, chunk): chunk for chunk in islice(waiting, workers * _AHEAD)
        }
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = running.pop(future)
                found = future.result()
                if (following := next(waiting, None)) is not None:
                    running[pool.submit(_play, following)] = following
                yield chunk, found
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin(match: Match) -> None:
    """Set up a worker; only the main process reacts to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _match[:] = [match]


def _play(chunk: Chunk) -> Tally:
    return play_chunk(_match[0], chunk)
