"""The cache folder depends on the sources; random numbers in kernels are as specified."""

import os
import shutil
import time
from pathlib import Path

import numpy as np
import pytest

from doubloon.kernels import compiled, generator
from doubloon.kernels.compiled import COMMON_FIELDS, folder

ARMADA = "doubloon.games.gold_armada.kernel"
GOLD = "doubloon.games.kings_gold.kernel.steps"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of our sources; the names of cache folders are computed from it."""
    package = tmp_path / "doubloon"
    shutil.copytree(Path(compiled.__file__).parents[1], package)
    monkeypatch.setattr(compiled, "__file__", str(package / "kernels" / "compiled.py"))
    return package


@pytest.mark.parametrize(
    ("changed", "armada", "gold"),
    [
        ("games/gold_armada/rules/board.toml", True, False),
        ("games/gold_armada/rules/scoring.py", True, False),
        ("games/kings_gold/kernel/steps.py", False, True),
        ("kernels/generator.py", True, True),
        ("core/dice.py", True, True),
        ("server/net/application.py", False, False),
    ],
)
def test_changed_sources_have_another_cache_folder(
    changed: str, armada: bool, gold: bool, sources: Path
) -> None:
    name = folder.__wrapped__
    before = name(ARMADA), name(GOLD)
    file = sources / changed
    file.write_text(file.read_text() + "\n# changed\n")
    assert (name(ARMADA) != before[0], name(GOLD) != before[1]) == (armada, gold)


def test_unused_compiled_code_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "folder", lambda module: tmp_path / module)
    compiled.note_compiled("old")
    compiled.note_compiled("recent")
    for module, days in (("old", 31), ("recent", 29)):
        then = time.time() - days * 24 * 3600
        os.utime(tmp_path / module / "compiled", (then, then))
    compiled.note_compiled("new")
    assert {path.name for path in tmp_path.iterdir()} == {"recent", "new"}


def test_the_generator_is_splitmix64() -> None:
    """The first numbers from seed 1234567, as published with the algorithm's C program."""
    s = np.zeros(1, COMMON_FIELDS)[0]
    s["chance"] = 1234567
    wanted = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [generator.chance_bits(s) for _ in wanted] == [number >> 16 for number in wanted]


def test_parts_of_a_number_are_uniform() -> None:
    """Over equally spaced numbers all parts are equally frequent, and so are parts of the rest."""
    numbers = [np.uint64(n << 36) for n in range(4096)]
    assert {*np.bincount([generator.part(x, 8) for x in numbers])} == {512}
    assert {*np.bincount([generator.part(generator.rest(x, 8), 16) for x in numbers])} == {256}


def test_every_deal_has_its_own_generators() -> None:
    s = np.zeros(1, COMMON_FIELDS)[0]
    seen = set()
    for deal in range(100):
        generator.seed_generators(s, np.uint64(5), deal)
        seen |= {int(s["chance"]), int(s["whim"])}
    assert len(seen) == 200
