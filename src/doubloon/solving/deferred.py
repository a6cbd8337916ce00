"""Whether somebody is waiting for an answer who must not wait for compiling.

A process that thinks for people on a server says so. There, what must first be compiled or
loaded is made ready in the background, and something simpler answers until then. Everywhere
else it is waited for, so that the same seed always gives the same play.
"""

import subprocess
import sys
from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

Made = TypeVar("Made")

PATIENCE = 0.2
"""Seconds that are waited even in a hurry: enough for what was loaded before."""

_hurried = False


def hurry() -> None:
    """From now on nobody waits in this process."""
    global _hurried
    _hurried = True


class Deferred(Generic[Made]):
    """Something that takes seconds to make, once; None where it could not be made."""

    def __init__(self, make: Callable[[], Made | None], compiling: str | None = None) -> None:
        """`compiling` is a module that compiles and keeps what is needed when it is run.

        In a hurry that is done in a process of its own: compiling stops all other threads.
        """
        self._make, self._compiling = make, compiling
        self._made: Made | None = None
        self._thread: Thread | None = None

    def __call__(self) -> Made | None:
        """What was made; None also while it is being made and nobody may wait."""
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
