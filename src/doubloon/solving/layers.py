"""Large value tables, stored in layers that are solved one after the other.

A table is a folder named by the stamp of everything its numbers depend on, with a file for each
layer: one line of JSON, padded so that the numbers after it can be mapped into memory. The line
holds the stamp and a digest of the numbers; a file that does not fit them is ignored. A finished
layer is never changed. So a solve that was killed goes on after its last finished layer.

Chances are stored as whole numbers of equal parts of 1, rounded to the nearest.
"""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from doubloon.core.advice import Goal
from doubloon.core.errors import FileError, RecordError
from doubloon.solving.checking import Check
from doubloon.solving.tables import EXTENSION, Progress, cache_folder, replace_file

FORMAT = 1

PARTS = 2**32 - 2
"""How many parts make 1. It is even, so that one half is stored exactly."""

HALF_PART = 0.5 / PARTS
"""The most by which storing a chance changes it."""

LINE = 512
"""Bytes of the first line of a file, with its padding."""

SPARE = 1 << 26
"""Bytes that must stay free on the disk."""

MOST_POSITIONS = 1_500_000_000
"""Tables with more positions, which need six gigabytes, are not solved."""

Packed = NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class LayeredTable:
    name: str
    depends: str
    """Everything that determines the numbers, as text (`tables.canonical_text`)."""

    @property
    def stamp(self) -> str:
        return sha256(f"{FORMAT}\n{self.name}\n{PARTS}\n{self.depends}".encode()).hexdigest()

    @property
    def file(self) -> str:
        """The name of its folder."""
        return f"{self.name}-{self.stamp[:16]}"

    def path(self, layer: str, folder: Path | None = None) -> Path:
        return (folder or cache_folder()) / self.file / f"{layer}{EXTENSION}"

    def load(self, layer: str, size: int, folder: Path | None = None) -> Packed | None:
        """The numbers of a finished layer, mapped into memory; None if there are none."""
        path = self.path(layer, folder)
        try:
            seen = path.stat()
        except OSError:
            return None
        return _read(path, self, layer, size, (seen.st_mtime_ns, seen.st_size, seen.st_ino))

    def save(self, layer: str, numbers: Packed, folder: Path | None = None) -> None:
        """Store a finished layer."""
        raw = np.ascontiguousarray(numbers, "<u4").tobytes()
        head = json.dumps({**self._head(layer), "sha256": sha256(raw).hexdigest()})
        replace_file(self.path(layer, folder), f"{head:<{LINE - 1}}\n".encode() + raw)

    def forget(self, folder: Path | None = None) -> None:
        """Delete all layers."""
        shutil.rmtree((folder or cache_folder()) / self.file, ignore_errors=True)

    def _head(self, layer: str) -> dict[str, object]:
        return {
            "doubloon-layer": FORMAT,
            "name": self.name,
            "layer": layer,
            "stamp": self.stamp,
            "parts": PARTS,
        }

    def check(self, path: Path, layer: str, size: int) -> Packed | None:
        """The numbers in this file, if they are those of the layer."""
        with suppress(OSError, ValueError):
            with path.open("rb") as file:
                head = json.loads(file.read(LINE))
            if path.stat().st_size != LINE + 4 * size:
                return None
            numbers: Packed = np.zeros(0, np.uint32)  # an empty part of a file cannot be mapped
            if size:
                numbers = np.asarray(np.memmap(path, "<u4", "r", offset=LINE))
            if head == {**self._head(layer), "sha256": sha256(numbers.data).hexdigest()}:
                return numbers
        return None


@lru_cache(maxsize=256)
def _read(
    path: Path, table: LayeredTable, layer: str, size: int, _seen: tuple[int, int, int]
) -> Packed | None:
    """A layer is read and checked once, unless its file changes."""
    return table.check(path, layer, size)


Fill = Callable[[str, Packed, Callable[[str, int], Packed | None]], Iterator[int]]
"""Fills in the numbers of a layer and yields how many are done. It is given a function that loads
another layer by its name and size."""


@dataclass(frozen=True, slots=True)
class LayeredWork:
    """A layered table and the way to compute it."""

    table: LayeredTable
    goal: Goal
    sizes: Callable[[], Sequence[tuple[str, int]]]
    """Every layer with the number of its positions, in the order in which they are solved."""
    fill: Fill
    error: float
    """A bound on the error of every stored chance."""
    check: Check | None = None
    """How its numbers are checked with other arithmetic."""

    @property
    def positions(self) -> int:
        return sum(size for _, size in self.sizes())

    @property
    def numbers(self) -> int:
        return self.positions

    @property
    def bytes(self) -> int:
        return 4 * self.positions + LINE * len(self.sizes())

    def is_solved(self, folder: Path | None = None) -> bool:
        """Whether every layer is there and intact."""
        return not self.missing(folder)

    def missing(self, folder: Path | None = None) -> list[tuple[str, int]]:
        """The layers that are still to be solved, with their sizes."""
        layers = self.sizes()
        return [row for row in layers if self.table.load(*row, folder=folder) is None]

    def opening(self, folder: Path | None = None) -> tuple[float, ...] | None:
        """The chance to win of both seats at the beginning, if the table is solved."""
        last, size = self.sizes()[-1]
        if (numbers := self.table.load(last, size, folder)) is None:
            return None
        chance = float(numbers[0]) / PARTS
        return chance, 1 - chance

    def compute(self, folder: Path | None = None) -> Iterator[Progress]:
        """Solve every missing layer and store it; yield the progress in positions."""
        layers, missing = self.sizes(), dict(self.missing(folder))
        if (total := self.positions) > MOST_POSITIONS:
            raise RecordError("solve-too-large", positions=total, most=MOST_POSITIONS)
        self.check_room(folder)
        done = 0

        def load(layer: str, size: int) -> Packed | None:
            return self.table.load(layer, size, folder)

        for number, (layer, size) in enumerate(layers, start=1):
            if layer in missing:
                numbers = np.zeros(size, np.uint32)
                for filled in self.fill(layer, numbers, load):
                    yield Progress(done + filled, total, number, len(layers))
                self.table.save(layer, numbers, folder)
            done += size
            yield Progress(done, total, number, len(layers))

    def room(self, folder: Path | None = None) -> int:
        """The bytes that the missing layers need."""
        missing = self.missing(folder)
        return sum(4 * size + LINE for _, size in missing)

    def check_room(self, folder: Path | None = None) -> None:
        """Refuse to begin what does not fit on the disk."""
        place = folder or cache_folder()
        existing = next(some for some in (place, *place.parents) if some.exists())
        free, needed = shutil.disk_usage(existing).free, self.room(folder)
        if needed and free < needed + SPARE:
            raise FileError(
                "solve-no-room",
                file=str(place),
                needed=_megabytes(needed + SPARE),
                free=_megabytes(free),
            )


def _megabytes(size: int) -> int:
    return -(-size // 10**6)


def count_processors() -> int:
    """The processors that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
