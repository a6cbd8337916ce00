"""The file of a play: a record that is replaced as a whole after every step."""

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from doubloon.cli import options
from doubloon.core import record
from doubloon.core.errors import DoubloonError, FileError
from doubloon.core.record import Record

EXTENSION = ".dbl"


@dataclass(frozen=True, slots=True)
class Keeper:
    """The file in which one play is saved."""

    path: Path

    def keep(self, play: Record) -> None:
        """Write a temporary file, then move it into place."""
        try:
            self._replace(record.write(play))
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise FileError("terminal-not-kept", file=str(self.path), why=why) from None

    def _replace(self, text: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", suffix=EXTENSION, dir=self.path.parent)
        temporary = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            temporary.replace(self.path)
        finally:
            temporary.unlink(missing_ok=True)


def new_file(path: str) -> Path:
    """The path of a new file; refused if it exists."""
    try:
        place = Path(path).expanduser().absolute()
        folder, taken = place.is_dir(), place.exists()
    except (OSError, ValueError, RuntimeError):
        raise FileError("terminal-bad-file", file=path) from None
    if folder:
        raise FileError("file-folder", file=path)
    if taken:
        raise FileError("terminal-file-exists", file=path)
    return place


def folder(environment: Mapping[str, str]) -> Path:
    """The user's folder of saved plays."""
    data = environment.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    return base / "doubloon" / "plays"


def fresh(plays: Path, game: str, now: datetime | None = None) -> Path:
    """An unused path for a new play, named after the game and the time."""
    moment = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
    names = (f"{game}-{moment}{f'-{n}' if n else ''}{EXTENSION}" for n in count())
    return next(plays / name for name in names if not (plays / name).exists())


def unfinished(plays: Path) -> Iterator[tuple[Path, Record]]:
    """Saved plays that can be resumed, newest first. A finished record has `points`."""
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in plays.glob(f"[!.]*{EXTENSION}"):
            found.append((path.stat().st_mtime, path))
    for _, path in sorted(found, reverse=True):
        with suppress(DoubloonError):
            read = options.load(str(path))
            if read.points is None:
                yield path, read
