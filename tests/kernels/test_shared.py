"""The loops that all kernels share: each game owns its copy, and the disk cache finds it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from doubloon.arena.kernels import kernel
from doubloon.core.game import AnyGame
from doubloon.games import BUILT_IN
from doubloon.kernels import shared

CALL_SHARED = """
import numpy as np
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN

for game in BUILT_IN:
    kernel = game.kernel()
    state, tables = kernel.pack(game.start(Setup(2))), kernel.tables(Setup(2))
    state["winners"] = 1
    called = [kernel.winners]
    assert kernel.winners(state[0]) == 1
    if game.batch is not None:
        fill_rewards, rewards = game.batch().fill_rewards, np.zeros(2)
        fill_rewards(rewards, state[0], tables[0])
        assert [*rewards] == [0.5, -0.5], game.key
        called.append(fill_rewards)
    for function in called:
        stats = function.stats
        print(game.key, function.__name__, stats.cache_hits.total(), stats.cache_misses.total())
"""


def test_another_process_finds_shared_functions_in_the_disk_cache(tmp_path: Path) -> None:
    """Each game has its own compiled copy, because states and tables differ between games."""
    environ = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    runs = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", CALL_SHARED],
            env=environ,
            capture_output=True,
            text=True,
            check=True,
        )
        runs.append([line.split() for line in done.stdout.splitlines()])
    first, second = runs
    assert [line[:2] for line in first] == [line[:2] for line in second]
    assert {line[0] for line in first} == {game.key for game in BUILT_IN}
    assert {tuple(line[2:]) for line in first} == {("0", "1")}
    assert {tuple(line[2:]) for line in second} == {("1", "0")}


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_a_shared_function_belongs_to_the_module_that_includes_it(game: AnyGame) -> None:
    k, folder = kernel(game), Path(shared.__file__).parent
    functions: list[Any] = [k.count, k.play_many, k.winners, k.ending]
    for function in functions:
        plain = function.py_func
        assert plain.__module__ == f"{k.__name__}.plays"
        assert Path(plain.__code__.co_filename) == folder / "plays.py"
        assert plain.__globals__["kernel"] is k


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_including_keeps_the_docstring_of_the_module(game: AnyGame) -> None:
    plays = sys.modules[f"{kernel(game).__name__}.plays"]
    assert (plays.__doc__ or "").endswith(": whole plays, from the first step to the end.")
