"""Files that are made from others: the locks fit pyproject.toml, and name no registry."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from table import TESTS

ROOT = TESTS.parent
UV = str(Path(sys.executable).parent / "uv")


def pins(text: str) -> set[str]:
    return {*re.findall(r"^[a-z0-9._-]+==[^\s;]+", text, re.MULTILINE)}


EXTRAS = ("--extra", "fast", "--extra", "cluster", "--extra", "research")


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("requirements.lock", ("pyproject.toml", "--extra", "fast")),
        ("requirements-dev.lock", ("pyproject.toml", "--group", "dev", *EXTRAS)),
        ("requirements-build.lock", ("--group", "build")),
        ("requirements-setup.lock", ("--group", "setup")),
    ],
)
def test_the_lock_fits_the_project(lock: str, wanted: tuple[str, ...]) -> None:
    compile_ = [UV, "pip", "compile", "--universal", "--no-header", "--no-annotate"]
    made = subprocess.run(
        [*compile_, *wanted, "-c", lock],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert pins(made)
    assert pins(made) == pins((ROOT / lock).read_text())


@pytest.mark.parametrize("lock", sorted(file.name for file in ROOT.glob("*.lock")))
def test_locks_are_hashed_and_name_no_registry(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert text.count("--hash=sha256:") >= len(pins(text))
