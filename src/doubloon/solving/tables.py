"""Value tables on disk: solved numbers, named by a digest of everything they depend on.

A file is one line of JSON, followed by the numbers. The line holds the stamp (a digest of
everything the numbers depend on) and a digest of the numbers. A file that is stale, truncated,
altered or of another table is ignored. An unfinished table is stored beside the finished ones,
so that a long solve can be interrupted and resumed.
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from doubloon.core.advice import Goal
from doubloon.solving.checking import Check

FORMAT = 1
EXTENSION = ".dbt"
FOLDER = "DOUBLOON_CACHE"
"""The environment variable that names another folder for tables."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class ValueTable:
    """A table that exists or can be computed: its name, what it depends on, its size."""

    name: str
    depends: str
    """Everything that determines the numbers, as text (`canonical_text`)."""
    size: int
    """How many numbers it has."""
    package: str
    """The package whose folder `tables` holds it if it ships."""

    @property
    def stamp(self) -> str:
        text = f"{FORMAT}\n{self.name}\n{self.size}\n{self.depends}"
        return sha256(text.encode()).hexdigest()

    @property
    def file(self) -> str:
        return f"{self.name}-{self.stamp[:16]}{EXTENSION}"

    def load(self, folder: Path | None = None) -> Numbers | None:
        """The finished numbers, shipped or computed before; None if there are none."""
        shipped = files(self.package).joinpath("tables", self.file)
        for place in (shipped, (folder or cache_folder()) / self.file):
            if (read := self._read(place)) is not None and read[1] is None:
                return read[0]
        return None

    def load_from(self, folder: Path | None) -> Numbers | None:
        """The finished numbers in this folder and no other; None: wherever they are found."""
        if folder is None:
            return self.load()
        read = self._read(folder / self.file)
        return read[0] if read is not None and read[1] is None else None

    def load_unfinished(self, folder: Path | None = None) -> tuple[Numbers, int]:
        """The numbers of an unfinished solve and the steps it has done; zeros if there is none."""
        read = self._read((folder or cache_folder()) / self._part)
        if read is None or read[1] is None:
            return np.zeros(self.size), 0
        return read[0], read[1]

    def save(
        self, numbers: Numbers, folder: Path | None = None, *, done: int | None = None
    ) -> Path:
        """Store the finished numbers, or those of an unfinished solve after `done` steps."""
        place = (folder or cache_folder()) / (self.file if done is None else self._part)
        raw = np.ascontiguousarray(numbers, "<f8").tobytes()
        head = {"doubloon-table": FORMAT, "name": self.name, "stamp": self.stamp, "done": done}
        line = json.dumps({**head, "sha256": sha256(raw).hexdigest()})
        replace_file(place, f"{line}\n".encode() + raw)
        if done is None:
            with suppress(OSError):
                (place.parent / self._part).unlink()
        return place

    @property
    def _part(self) -> str:
        return f"{self.file}.part"

    def _read(self, place: Traversable) -> tuple[Numbers, int | None] | None:
        try:
            line, _, raw = place.read_bytes().partition(b"\n")
            head = dict(json.loads(line))
            done = head.pop("done")
        except (OSError, ValueError, KeyError, TypeError):
            return None
        expected = {
            "doubloon-table": FORMAT,
            "name": self.name,
            "stamp": self.stamp,
            "sha256": sha256(raw).hexdigest(),
        }
        if head != expected or len(raw) != 8 * self.size or not _is_step(done):
            return None
        return np.frombuffer(raw, "<f8").astype(np.float64), done


def _is_step(done: object) -> bool:
    return done is None or (type(done) is int and done >= 0)


def replace_file(place: Path, content: bytes) -> None:
    """Write a temporary file beside the place, then rename it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=EXTENSION, dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(place)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def cache_folder(environ: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """The folder for computed tables, by the conventions of the platform."""
    environ = os.environ if environ is None else environ
    if own := environ.get(FOLDER):
        return Path(own)
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if platform == "darwin":
        return home / "Library" / "Caches" / "doubloon"
    if platform == "win32":
        return (
            Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "doubloon" / "Cache"
        )
    wanted = Path(environ.get("XDG_CACHE_HOME") or "")
    return (wanted if wanted.is_absolute() else home / ".cache") / "doubloon"


@dataclass(frozen=True, slots=True)
class Progress:
    """How many steps (or positions) of a solve are done, and how many there are."""

    done: int
    steps: int
    layer: int = 0
    """The layer it is at, if the table has layers …"""
    layers: int = 0
    """… and how many there are."""


def canonical_text(parts: Mapping[str, object]) -> str:
    """What a table depends on, as one canonical text; arrays by their digest."""
    return json.dumps({key: _plain(part) for key, part in parts.items()}, sort_keys=True)


def _plain(part: object) -> object:
    if isinstance(part, np.ndarray):
        return [
            str(part.dtype),
            part.shape,
            sha256(np.ascontiguousarray(part).tobytes()).hexdigest(),
        ]
    return part


@dataclass(frozen=True, slots=True)
class Work:
    """A table and the way to compute it, which may take long and can be resumed."""

    table: ValueTable
    steps: int
    fill: Callable[[Numbers, int], Iterator[int]]
    """Fills in the numbers from this step on, and yields the number of steps done so far."""
    begins: Callable[[Numbers], tuple[float, ...]] | None = None
    """The value of a new play for each seat, in turn order."""
    each: int = 1
    """How many numbers there are for each position."""
    goal: Goal = "win"
    check: Check | None = None
    """How its numbers are checked with other arithmetic, if they can be."""

    @property
    def positions(self) -> int:
        return self.table.size // self.each

    @property
    def numbers(self) -> int:
        return self.table.size

    @property
    def bytes(self) -> int:
        return 8 * self.table.size

    @property
    def error(self) -> None:
        """Its numbers are stored as they were computed."""

    def is_solved(self, folder: Path | None = None) -> bool:
        return self.table.load(folder) is not None

    def opening(self, folder: Path | None = None) -> tuple[float, ...] | None:
        """The value of a new play for each seat in turn order, where it is in the table."""
        if self.begins is None or (numbers := self.table.load(folder)) is None:
            return None
        return self.begins(numbers)

    def known(self) -> Numbers | None:
        """The solved numbers, shipped or computed before; None if there are none."""
        stamp = self.table.stamp
        if stamp not in _KNOWN and (numbers := self.table.load()) is not None:
            _KNOWN[stamp] = numbers
        return _KNOWN.get(stamp)

    def solved(self) -> Numbers:
        """The solved numbers; computed now if there are none."""
        if (numbers := self.known()) is None:
            numbers, done = self.table.load_unfinished()
            with suppress(OSError):  # if the disk refuses them, this process still has them
                for progress in self._compute(numbers, done, None):
                    if (watcher := _WATCHER.get()) is not None:
                        watcher(self, progress)
            _KNOWN[self.table.stamp] = numbers
        return numbers

    def compute(self, folder: Path | None = None) -> Iterator[Progress]:
        """Solve, or resume an interrupted solve, and yield the progress.

        The table is stored at the end. A solve that is stopped early stores what it has done.
        """
        return self._compute(*self.table.load_unfinished(folder), folder)

    def _compute(self, numbers: Numbers, done: int, folder: Path | None) -> Iterator[Progress]:
        filling = self.fill(numbers, done)
        yield Progress(done, self.steps)
        try:
            for done in filling:
                yield Progress(done, self.steps)
        finally:
            if done:
                self.table.save(numbers, folder, done=None if done == self.steps else done)


_KNOWN: dict[str, Numbers] = {}
"""The tables this process has loaded or computed, by their stamp."""

Watcher = Callable[[Work, Progress], None]
"""A function that is called with the progress of a solve."""

_WATCHER: ContextVar[Watcher | None] = ContextVar("watcher", default=None)


@contextmanager
def watched(watcher: Watcher) -> Iterator[None]:
    """Report the progress of tables that `Work.solved` has to compute inside this context."""
    before = _WATCHER.set(watcher)
    try:
        yield
    finally:
        _WATCHER.reset(before)
