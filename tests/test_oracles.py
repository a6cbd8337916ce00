"""The programs behind exact numbers share no code with the package, and all of them start."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ORACLES = Path(__file__).parents[1] / "oracles"
PROGRAMS = sorted(ORACLES.glob("*.py"))
ALLOWED = {"numpy", *sys.stdlib_module_names, *(program.stem for program in PROGRAMS)} - {
    "importlib",
    "runpy",
}
"""What an oracle may import: the standard library, NumPy and other oracles."""


def imports(source: str) -> Iterator[str]:
    """The top-level packages that a program imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
        elif isinstance(node, ast.Name) and node.id == "__import__":
            yield node.id


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_an_oracle_imports_nothing_of_the_package(program: Path) -> None:
    assert {*imports(program.read_text("utf-8"))} <= ALLOWED


@pytest.mark.parametrize(
    "source",
    [
        "import doubloon",
        "def f():\n    from doubloon.core import dice",
        "import importlib\nimportlib.import_module('doubloon')",
        "__import__('doubloon')",
        "from . import stored",
    ],
)
def test_hidden_imports_are_found(source: str) -> None:
    assert not {*imports(source)} <= ALLOWED


START_WITHOUT_PACKAGE = """
import runpy, sys
sys.modules["doubloon"] = None  # importing it fails
sys.argv = sys.argv[1:]
sys.path[0] = sys.argv[0].rpartition("/")[0]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_an_oracle_starts_without_the_package(program: Path) -> None:
    """Starting also reads the data files that the oracle needs."""
    done = subprocess.run(
        [sys.executable, "-c", START_WITHOUT_PACKAGE, program.as_posix(), "--help"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
