"""Tables a captain would play better with, built in the background: nobody waits for them.

Whoever lets a captain think asks here first. If a table is worth having, missing and not
being built, a process of its own begins: of the lowest priority, in no terminal's and no
server's way, one at a time for each cache folder. Stopped early it keeps what it has done.
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
"""The variable that, set to `off`, keeps tables from being built unasked."""

LEVEL = "captain"
"""The level that plays better with a table."""

_begun: set[str] = set()
"""Tables this process has had built, or tried to."""


def prepare(game: AnyGame, level: str, setup: Setup, environ: Mapping[str, str]) -> str | None:
    """Have a table built that this level would want; its name, if that was begun now."""
    if level != LEVEL or environ.get(VARIABLE) == "off" or find_spec("numba") is None:
        return None
    for work in worth.wanted(game, setup):
        if work.table.stamp not in _begun and work.known() is None:
            _begun.add(work.table.stamp)
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
        start_new_session=True,  # neither Ctrl-C nor the end of a terminal is meant for it
    )
    assert process.stdin is not None
    told = {"game": game.key, "seats": setup.seats, "edition": setup.edition}
    with process.stdin as line:
        line.write(json.dumps(told).encode())
    Thread(target=process.wait, daemon=True).start()  # nobody waits, but its end is noted


def build(works: "tuple[Work, ...]", folder: Path) -> None:
    """Build the tables that are missing, unless somebody else is building here."""
    folder.mkdir(parents=True, exist_ok=True)
    with _locked(folder / "background.lock") as mine, (folder / "background.log").open("a") as log:
        if not mine:
            return
        for work in works:
            if work.table.load(folder) is None:
                _built(work, folder, log)


def _built(work: "Work", folder: Path, log: IO[str]) -> None:
    begun = time.monotonic()
    _note(log, "table-begun", work)
    try:
        for _ in work.compute(folder):
            pass
    except BaseException as error:
        _note(log, "table-stopped", work, why=repr(error))
        raise
    _note(log, "table-built", work, seconds=round(time.monotonic() - begun, 1))


def _note(log: IO[str], event: str, work: "Work", **facts: object) -> None:
    at = datetime.now(UTC).isoformat(timespec="seconds")
    line = {"at": at, "event": event, "table": work.table.file, "process": os.getpid(), **facts}
    print(json.dumps(line), file=log, flush=True)


@contextmanager
def _locked(file: Path) -> Iterator[bool]:
    """Whether the lock could be had; whoever dies gives it back."""
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
    """What the process does: it is told a game and terms, and builds their tables."""
    from doubloon.solving.tables import cache_folder

    told = json.load(sys.stdin)
    if hasattr(os, "nice"):
        os.nice(19)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what is done is kept
    build(worth.wanted(get(told["game"]), Setup(told["seats"], told["edition"])), cache_folder())


if __name__ == "__main__":
    main()
