"""Functions over machine integers, compiled by Numba and kept on the disk between runs.

Numba notices changes only in the file a function is in. So what it compiled is kept in a
folder named by all our sources, and code compiled from other sources is never found.
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

filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)  # records held in variables

_UNUSED = 30 * 24 * 3600
"""Seconds after which code compiled from sources nobody plays with is thrown away."""

CHANCE, NOBODY = -1, -2
"""What a state waits for, if not for a seat."""

MOST_SEATS = 6

TOLD: list[Any] = [
    ("chance", np.uint64),
    ("whim", np.uint64),
    ("turns", np.int32),
    ("first", np.uint8),
]
"""The fields every state begins with, no part of the position: generators, turns ended, and
the seat that took the first turn (0 where p1 always does)."""

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
"""What is kept of a play: winners as one bit a seat, the ending as its number, who began."""

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile this function when it is first called, or load it if that was done before."""
    vars(numba.config)["CACHE_DIR"] = str(folder(function.__module__))
    done = numba.njit(function, cache=True, nogil=True, error_model="numpy")
    return cast(Function, done)


def inlined(function: Function) -> Function:
    """The same for a function that is wanted inside its callers, whatever its size."""
    vars(numba.config)["CACHE_DIR"] = str(folder(function.__module__))
    done = numba.njit(function, cache=True, nogil=True, error_model="numpy", forceinline=True)
    return cast(Function, done)


@cache
def folder(module: str) -> Path:
    """Where is kept what was compiled from exactly these sources of a game."""
    digest = sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    package = Path(__file__).parents[1]
    for room in _rooms(module):
        for file in sorted((package / room).rglob("*")):
            if file.suffix in (".py", ".toml"):
                digest.update(str(file.relative_to(package)).encode())
                digest.update(sha256(file.read_bytes()).digest())
    own = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(own) / "doubloon" / "kernels" / digest.hexdigest()[:20]


def _rooms(module: str) -> tuple[str, ...]:
    """All that a compiled function can depend on; games never import each other."""
    game = module.split(".")[2:3] if module.startswith("doubloon.games.") else []
    return ("core", "kernels", "solving", *(f"games/{name}" for name in game))


def is_compiled(module: str) -> bool:
    """Whether simulations can begin at once on this machine."""
    return (folder(module) / "compiled").exists()


def note_compiled(module: str) -> None:
    """It is compiled, and used now; what nobody has used for long is removed."""
    folder(module).mkdir(parents=True, exist_ok=True)
    (folder(module) / "compiled").touch()
    for mark in folder(module).parent.glob("*/compiled"):
        with suppress(OSError):  # somebody else may be removing it
            if time.time() - mark.stat().st_mtime > _UNUSED:
                rmtree(mark.parent)
