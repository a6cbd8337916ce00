"""A match on the cores of one machine."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from doubloon.arena.chunks import Chunk, chunks, play_chunk
from doubloon.arena.match import Match
from doubloon.arena.tally import Tally

_AHEAD = 2
"""Chunks that wait for each worker."""

_LOSSES = 3
"""Times that lost workers are replaced before it is given up."""

_mine: list[Match] = []
"""The match of this worker, so that its tables are worked out once."""


def run(match: Match, plays: int, workers: int) -> Iterator[Tally]:
    """The tallies of all chunks as they come in; each chunk once, also if a worker is lost."""
    if workers == 1:
        for chunk in chunks(match, plays, 1):
            yield play_chunk(match, chunk)
        return
    left = list(chunks(match, plays, workers))
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
    # Forked workers have the compiled code already; elsewhere they load it from the disk.
    way = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context(way),
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
    """Ctrl-C is for the one who prints the result."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _mine[:] = [match]


def _play(chunk: Chunk) -> Tally:
    return play_chunk(_mine[0], chunk)
