"""Files that only their owner can read, and who may use a database."""

import os
import sys
from pathlib import Path

from doubloon.server.storage.protocol import StorageError

PRIVATE = 0o600
"""Nobody else on the machine can read the secrets of running plays."""


def make_private(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))


class Lock:
    """The right of one server to a database. It ends with the process, however that ends.

    The lock is on a file of its own: SQLite's locks on the database are lost when any handle of
    it is closed.
    """

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        path = real.with_name(f"{real.name}.lock")
        try:
            self._handle = os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE)
        except OSError as error:
            raise StorageError("ledger-file", path=str(database), detail=str(error)) from error
        try:
            _take(self._handle)
        except OSError:
            holder = os.read(self._handle, 20).decode("ascii", "replace").strip()
            os.close(self._handle)
            raise StorageError("ledger-held", path=str(database), holder=holder or "?") from None
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        os.close(self._handle)


def _take(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, 1 << 20, os.SEEK_SET)  # behind what is read
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
