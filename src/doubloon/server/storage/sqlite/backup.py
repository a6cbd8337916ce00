"""A copy of a database that is in use: complete and checked, or not there at all."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from doubloon.server.storage.protocol import StorageError
from doubloon.server.storage.sqlite.chain import SEALED, seal_row
from doubloon.server.storage.sqlite.connecting import SQLITE_ERRORS, check_own, connect
from doubloon.server.storage.sqlite.place import make_private

CHAINED = 7
"""The first version of the schema with chained steps."""


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as of now. Nobody who uses it waits.

    The copy is made beside the target first, so that an interrupted one is never taken for a
    whole one.
    """
    if not source.is_file():
        missing = os.strerror(errno.ENOENT)
        raise StorageError("ledger-file", path=str(source), detail=missing)
    try:
        with _part_of(target) as part:
            with closing(connect(source)) as from_, closing(connect(part)) as to:
                check_own(from_, source)
                from_.backup(to)
                to.execute("PRAGMA journal_mode = DELETE")
                if found := find_damage(to):
                    raise StorageError("backup-damaged", path=str(source), detail=found)
            _settle(part, target)
    except SQLITE_ERRORS as error:
        raise StorageError("backup-damaged", path=str(source), detail=str(error)) from error
    except OSError as error:
        raise StorageError("backup-file", path=str(target), detail=str(error)) from error


def copy_key(source: Path, target: Path) -> None:
    """Copy a key file, readable by the owner only."""
    try:
        with _part_of(target) as part:
            shutil.copyfile(source, part)
            _settle(part, target)
    except OSError as error:
        raise StorageError("backup-file", path=str(target), detail=str(error)) from error


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """A private file beside the target, which is removed whatever happens."""
    path = target.with_name(f"{target.name}.part")
    path.unlink(missing_ok=True)
    make_private(path)
    try:
        yield path
    finally:
        path.unlink(missing_ok=True)


def _settle(part: Path, target: Path) -> None:
    """Put the complete file in its place, also if the machine loses its power now."""
    _sync(part)
    part.replace(target)
    _sync(target.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def find_damage(db: sqlite3.Connection) -> str:
    """What is wrong at the first look: pages, seals, and where the chain of each play ends."""
    ((told,),) = db.execute("PRAGMA quick_check(1)").fetchall()
    if told != "ok":
        return str(told)
    if db.execute("PRAGMA user_version").fetchone()[0] < CHAINED:
        return ""
    for *columns, seal in db.execute(f"SELECT {', '.join(SEALED)}, seal FROM play"):
        if seal_row(SEALED, columns) != seal:
            return f"play {columns[0]}"
    ends = (
        "SELECT play.id FROM play LEFT JOIN head ON head.play = play.id"
        " LEFT JOIN step ON step.play = play.id AND step.n = head.n"
        " WHERE play.texts IS NOT NULL AND"
        " (head.n IS NULL OR head.chain IS NOT COALESCE(step.chain, play.seal)"
        " OR head.n <> (SELECT COUNT(*) FROM step WHERE play = play.id)) LIMIT 1"
    )
    found = db.execute(ends).fetchone()
    return "" if found is None else f"play {found[0]}"
