"""The example game Pig, installed as its users install it, and an environment that sees it."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from table import TESTS

ROOT = TESTS.parent
PIG = ROOT / "examples" / "pig"


def install(folder: Path) -> Path:
    """Build Pig and put it, with its metadata, into a folder beside the environment."""
    uv = str(Path(sys.executable).parent / "uv")
    options = ["--quiet", "pip", "install", "--no-deps", "--no-build-isolation"]
    command = [uv, *options, "--python", sys.executable, "--target", str(folder), str(PIG)]
    subprocess.run(command, check=True, env={**os.environ, "UV_PYTHON_DOWNLOADS": "never"})
    return folder


def environment(folder: Path, **more: str) -> Mapping[str, str]:
    """The environment of a process that finds Pig beside everything installed here."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src")]), **more}


def run(folder: Path, *words: str, code: int = 0, program: str = "-m doubloon") -> str:
    """What a command prints in an environment with Pig."""
    command = [sys.executable, *program.split(" ", 1), *words]
    done = subprocess.run(
        command,
        env={**os.environ, **environment(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout
