"""Values that take seconds to make: waited for, or made in the background.

A worker of the server calls `hurry`. From then on, whatever must be compiled or loaded first is
made in a background thread, and bots answer by simpler means until it is ready. In every other
process the caller waits, so that the same seed always gives the same play.
"""

import subprocess
import sys
from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

Made = TypeVar("Made")

PATIENCE = 0.2
"""Seconds to wait even in a hurry: enough for a value that only has to be loaded."""

_hurried = False


def hurry() -> None:
    """From now on, callers in this process do not wait."""
    global _hurried
    _hurried = True


class Deferred(Generic[Made]):
    """A value that is made once, when it is first asked for; None if it cannot be made."""

    def __init__(self, make: Callable[[], Made | None], compiling: str | None = None) -> None:
        """`compiling` names a module that, when run, compiles what `make` needs into the cache.

        In a hurry it runs in a separate process, because compiling blocks all other threads.
        """
        self._make, self._compiling = make, compiling
        self._made: Made | None = None
        self._thread: Thread | None = None

    def __call__(self) -> Made | None:
        """The value; None if it cannot be made, or if it is not ready and callers do not wait."""
        if self._thread is None:
            self._thread = Thread(target=self._run, daemon=True)
            self._thread.start()
        self._thread.join(PATIENCE if _hurried else None)
        return None if self._thread.is_alive() else self._made

    def _run(self) -> None:
        if _hurried and self._compiling is not None:
            command = [sys.executable, "-P", "-m", self._compiling]
            subprocess.run(command, stdin=subprocess.DEVNULL, check=False)
        self._made = self._make()
