"""Value tables that make the captain stronger, built in the background.

Callers run `prepare` before a captain plays. If a wanted table is missing and nobody is building
it, a separate process starts. It has the lowest priority and no terminal. Only one process at a
time builds in a cache folder. A process that is stopped early saves what it has done.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import IO, TYPE_CHECKING

from doubloon.analysis import worth
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.games import get

if TYPE_CHECKING:
    from doubloon.solving.tables import Work

VARIABLE = "DOUBLOON_BACKGROUND"
"""The environment variable that turns background building off when it is `off`."""

LEVEL = "captain"
"""The level that uses these tables."""

_requested: set[str] = set()
"""Stamps of the tables for which this process has started a build, or tried to."""


def prepare(game: AnyGame, level: str, setup: Setup, environ: Mapping[str, str]) -> str | None:
    """Start to build a table that this level wants; its name if a build was started now."""
    if level != LEVEL or environ.get(VARIABLE) == "off" or find_spec("numba") is None:
        return None
    for work in worth.wanted(game, setup):
        if work.table.stamp not in _requested and work.known() is None:
            _requested.add(work.table.stamp)
            try:
                _start(game, setup, environ)
            except OSError:
                return None
            return work.table.name
    return None


def _start(game: AnyGame, setup: Setup, environ: Mapping[str, str]) -> None:
    path = os.pathsep.join(filter(None, sys.path))
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "doubloon.analysis.background"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**environ, "PYTHONPATH": path},
        start_new_session=True,  # Ctrl-C and a closed terminal must not stop it
    )
    assert process.stdin is not None
    task = {"game": game.key, "seats": setup.seats, "edition": setup.edition}
    with process.stdin as line:
        line.write(json.dumps(task).encode())
    Thread(target=process.wait, daemon=True).start()  # collects the exit code


def build(works: "tuple[Work, ...]", folder: Path) -> None:
    """Build the missing tables, unless another process is building in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with _locked(folder / "background.lock") as owns, (folder / "background.log").open("a") as log:
        if not owns:
            return
        for work in works:
            if work.table.load(folder) is None:
                _build_one(work, folder, log)


def _build_one(work: "Work", folder: Path, log: IO[str]) -> None:
    started = time.monotonic()
    _note(log, "table-begun", work)
    try:
        for _ in work.compute(folder):
            pass
    except BaseException as error:
        _note(log, "table-stopped", work, why=repr(error))
        raise
    _note(log, "table-built", work, seconds=round(time.monotonic() - started, 1))


def _note(log: IO[str], event: str, work: "Work", **facts: object) -> None:
    at = datetime.now(UTC).isoformat(timespec="seconds")
    line = {"at": at, "event": event, "table": work.table.file, "process": os.getpid(), **facts}
    print(json.dumps(line), file=log, flush=True)


@contextmanager
def _locked(file: Path) -> Iterator[bool]:
    """Whether the lock is ours; the system releases it when the process ends."""
    with file.open("a+b") as lock:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def main() -> None:
    """The background process: read a game and its terms from standard input, build the tables."""
    from doubloon.solving.tables import cache_folder

    task = json.load(sys.stdin)
    if sys.platform != "win32":
        os.nice(19)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # save before exit
    setup = Setup(task["seats"], task["edition"])
    build(worth.wanted(get(task["game"]), setup), cache_folder())


if __name__ == "__main__":
    main()
