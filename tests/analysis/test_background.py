"""Tables built in the background: when, one at a time, logged, and never incomplete."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.analysis import background, worth
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.solve import advice
from doubloon.solving.tables import Numbers, ValueTable, Work

ON: dict[str, str] = {}
TABLE = ValueTable("sample", "everything", 4, "doubloon.games.gold_armada")


def filled(numbers: Numbers, done: int) -> Iterator[int]:
    for n in range(done, 4):
        numbers[n] = n
        yield n + 1


def events(folder: Path) -> list[str]:
    lines = (folder / "background.log").read_text().splitlines()
    return [json.loads(line)["event"] for line in lines]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[AnyGame, Setup]]:
    """The builds that are started; none of them runs."""
    asked: list[tuple[AnyGame, Setup]] = []
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path))
    monkeypatch.setattr(background, "_requested", set())
    monkeypatch.setattr(background, "_start", lambda game, setup, _: asked.append((game, setup)))
    return asked


Started = list[tuple[AnyGame, Setup]]


def test_the_first_captain_starts_a_build(started: Started) -> None:
    found = background.prepare(GAME, "captain", Setup(2), ON)
    assert found == "gold-armada-two-margin"
    assert started == [(GAME, Setup(2))]
    assert background.prepare(GAME, "captain", Setup(2, "tactic-nl"), ON) is None
    assert len(started) == 1


@pytest.mark.parametrize(
    ("level", "setup", "environ"),
    [
        ("bosun", Setup(2), ON),
        ("captain", Setup(3), ON),
        ("captain", Setup(2), {"DOUBLOON_BACKGROUND": "off"}),
        ("captain", Setup(2, None, {"may-decline": True}), ON),
        ("captain", Setup(2, None, {"skull-tokens": 12}), ON),
    ],
)
def test_other_levels_and_setups_start_no_build(
    level: str, setup: Setup, environ: dict[str, str], started: Started
) -> None:
    assert background.prepare(GAME, level, setup, environ) is None
    assert started == []


def test_other_games_start_no_build(started: Started) -> None:
    for game in BUILT_IN:
        if game is not GAME:
            assert background.prepare(game, "captain", Setup(game.seats[0]), ON) is None
    assert started == []


def test_without_numba_nothing_is_built(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "find_spec", lambda _: None)
    assert background.prepare(GAME, "captain", Setup(2), ON) is None
    assert started == []


def test_an_existing_table_is_not_built(
    started: Started, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    work = Work(TABLE, 4, filled)
    TABLE.save(np.zeros(4), tmp_path)
    monkeypatch.setattr(worth, "wanted", lambda _game, _setup: (work,))
    assert background.prepare(GAME, "captain", Setup(2), ON) is None
    assert started == []


@pytest.mark.usefixtures("started")
def test_a_process_that_cannot_start_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(background, "_start", refuse)
    assert background.prepare(GAME, "captain", Setup(2), ON) is None


def test_the_test_suite_never_starts_a_build() -> None:
    assert os.environ["DOUBLOON_BACKGROUND"] == "off"


def test_a_build_is_logged(tmp_path: Path) -> None:
    background.build((Work(TABLE, 4, filled),), tmp_path)
    numbers = TABLE.load(tmp_path)
    assert numbers is not None
    assert [*numbers] == [0, 1, 2, 3]
    assert events(tmp_path) == ["table-begun", "table-built"]
    background.build((Work(TABLE, 4, filled),), tmp_path)
    assert len(events(tmp_path)) == 2


def test_one_table_is_built_at_a_time(tmp_path: Path) -> None:
    def nested(numbers: Numbers, done: int) -> Iterator[int]:
        for step in filled(numbers, done):
            background.build((Work(TABLE, 4, filled),), tmp_path)
            assert TABLE.load(tmp_path) is None
            yield step

    background.build((Work(TABLE, 4, nested),), tmp_path)
    assert events(tmp_path) == ["table-begun", "table-built"]


def test_a_stopped_build_saves_what_it_has_done(tmp_path: Path) -> None:
    def stopped(numbers: Numbers, done: int) -> Iterator[int]:
        for step in filled(numbers, done):
            if step == 3:
                raise KeyboardInterrupt
            yield step

    with pytest.raises(KeyboardInterrupt):
        background.build((Work(TABLE, 4, stopped),), tmp_path)
    assert TABLE.load(tmp_path) is None
    assert TABLE.load_unfinished(tmp_path)[1] == 2
    background.build((Work(TABLE, 4, filled),), tmp_path)
    assert TABLE.load(tmp_path) is not None
    assert events(tmp_path) == ["table-begun", "table-stopped", "table-begun", "table-built"]


@pytest.mark.exact
def test_the_process_outlives_its_parent_and_can_be_stopped(tmp_path: Path) -> None:
    asked = (
        "import os; from doubloon.analysis.background import prepare\n"
        "from doubloon.core.setup import Setup; from doubloon.games.gold_armada import GAME\n"
        "print(prepare(GAME, 'captain', Setup(2), os.environ))"
    )
    environ = {**os.environ, "DOUBLOON_CACHE": str(tmp_path), "DOUBLOON_BACKGROUND": "on"}
    work = advice.wanted(Setup(2))[0]
    for signals in (True, False):
        done = subprocess.run(
            [sys.executable, "-c", asked], env=environ, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == work.table.name
        log = tmp_path / "background.log"
        while not log.exists() or events(tmp_path)[-1] != "table-begun":
            time.sleep(0.1)
        process = json.loads(log.read_text().splitlines()[-1])["process"]
        assert os.getpriority(os.PRIO_PROCESS, process) == 19
        if signals:
            os.kill(process, signal.SIGTERM)
        while events(tmp_path)[-1] == "table-begun":
            time.sleep(0.1)
        assert (work.table.load(tmp_path) is None) == signals
    assert events(tmp_path)[1::2] == ["table-stopped", "table-built"]
