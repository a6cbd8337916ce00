"""Functions over machine integers, compiled by Numba and cached on disk between runs.

Numba notices a change only in the file that holds the function, not in the files it depends on.
So compiled code is stored in a folder named by a hash of all sources a game's compiled functions
can depend on. A change in any of them leads to another folder, and stale code is never loaded.
"""

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from typing import Any, TypeVar, cast
from warnings import filterwarnings

import numba
import numpy as np
from numba.core.errors import NumbaExperimentalFeatureWarning

# Kernels hold records in variables, which Numba calls experimental.
filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)

_UNUSED = 30 * 24 * 3600
"""Seconds after which compiled code that nobody has used is deleted."""

CHANCE, NOBODY = -1, -2
"""What a state waits for if not for a seat: chance, or nobody because the play is over."""

MOST_SEATS = 6
"""The most seats a state or a result can hold."""

COMMON_FIELDS: list[Any] = [
    ("chance", np.uint64),
    ("whim", np.uint64),
    ("turns", np.int32),
    ("first", np.uint8),
]
"""The fields every state begins with. They are not part of the position: the generators of fates
(`chance`) and of bots (`whim`), the number of turns that have ended, and the seat that took the
first turn (0 in games in which p1 always begins)."""

RESULT = np.dtype(
    [
        ("points", np.int32, MOST_SEATS),
        ("steps", np.int32),
        ("acts", np.int32),
        ("turns", np.int32),
        ("winners", np.uint8),
        ("ending", np.uint8),
        ("first", np.uint8),
    ],
    align=True,
)
"""The result of a play. `winners` has one bit for each seat, `ending` is the index of the ending
in the game's `endings`, `first` the seat that took the first turn."""

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function at its first call, or load it from the disk cache."""
    vars(numba.config)["CACHE_DIR"] = str(folder(function.__module__))
    dispatcher = numba.njit(function, cache=True, nogil=True, error_model="numpy")
    return cast(Function, dispatcher)


def inlined(function: Function) -> Function:
    """The same, and copy the function into its callers, whatever its size."""
    vars(numba.config)["CACHE_DIR"] = str(folder(function.__module__))
    dispatcher = numba.njit(function, cache=True, nogil=True, error_model="numpy", forceinline=True)
    return cast(Function, dispatcher)


@cache
def folder(module: str) -> Path:
    """The cache folder of the game that holds this module, named by a hash of its sources."""
    digest = sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    package = Path(__file__).parents[1]
    for source in _source_folders(module):
        for file in sorted((package / source).rglob("*")):
            if file.suffix in (".py", ".toml"):
                digest.update(str(file.relative_to(package)).encode())
                digest.update(sha256(file.read_bytes()).digest())
    cache_home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache_home) / "doubloon" / "kernels" / digest.hexdigest()[:20]


def _source_folders(module: str) -> tuple[str, ...]:
    """The folders that a compiled function can depend on; games never import each other."""
    game = module.split(".")[2:3] if module.startswith("doubloon.games.") else []
    return ("core", "kernels", "solving", *(f"games/{name}" for name in game))


def is_compiled(module: str) -> bool:
    """Whether the kernel with this name was compiled before on this machine."""
    return (folder(module) / "compiled").exists()


def note_compiled(module: str) -> None:
    """Note that a kernel is compiled and in use; delete kernels that nobody has used for long."""
    folder(module).mkdir(parents=True, exist_ok=True)
    (folder(module) / "compiled").touch()
    for marker in folder(module).parent.glob("*/compiled"):
        with suppress(OSError):  # another process may be deleting it
            if time.time() - marker.stat().st_mtime > _UNUSED:
                rmtree(marker.parent)
