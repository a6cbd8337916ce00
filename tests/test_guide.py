"""The contributor's guide is true: its worked example is tried as it is written."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from table import TESTS

ROOT = TESTS.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CHANGES = re.findall(r"^```diff\n(.*?)^```", GUIDE, re.S | re.M)


def run(folder: Path, *words: str) -> str:
    """What a command of Python prints in a copy of the tree."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the changes of the guide."""
    folder = tmp_path_factory.mktemp("guide") / "tree"
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.dbt")
    for part in ("src", "docs", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    for change in CHANGES:
        subprocess.run(["git", "apply", "-"], cwd=folder, input=change, text=True, check=True)
    return folder


def test_a_reading_touches_five_files_and_a_test() -> None:
    files = [re.findall(r"^\+\+\+ b/(\S+)", change, re.M) for change in CHANGES]
    touched = [name for names in files for name in names]
    assert len([name for name in touched if not name.startswith("tests/")]) <= 5
    assert len([name for name in touched if name.startswith("tests/")]) == 1


def test_the_changed_game_obeys_the_laws(changed: Path) -> None:
    told = run(changed, "-m", "doubloon", "check-game", "gold-armada", "--plays", "1")
    assert "obeys all" in told


def test_the_new_test_of_the_guide_passes(changed: Path) -> None:
    words = ("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/games/gold_armada")
    told = run(changed, *words, "-k", "best_doubloon_must_be_taken")
    assert "1 passed" in told


def test_the_new_reading_is_refused_where_only_the_rules_know_it(changed: Path) -> None:
    source = """
from doubloon.arena.match import Match
from doubloon.core.setup import Setup
setup = Setup(2, readings={"take-best": True})
print(Match("gold-armada", setup, ("cabin-boy", "cabin-boy"), 1).uncovered)
"""
    assert run(changed, "-c", source) == "take-best\n"
