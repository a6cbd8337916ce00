"""The package as others install it: built, put into an empty environment, and run."""

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from table import TESTS

ROOT = TESTS.parent


def uv(*words: str) -> None:
    command = [str(Path(sys.executable).parent / "uv"), "--quiet", *words]
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    subprocess.run(command, check=True, cwd=ROOT, env=environment)


def test_the_wheel_runs_in_an_empty_environment(tmp_path: Path) -> None:
    built, empty = tmp_path / "built", tmp_path / "empty"
    uv("build", "--wheel", "--out-dir", str(built))
    (wheel,) = built.glob("*.whl")
    uv("venv", "--python", sys.executable, str(empty))
    install = ("pip", "install", "--python", str(empty / "bin/python"))
    uv(*install, "-r", "requirements.lock")
    uv(*install, "--no-deps", str(wheel))
    command = [str(empty / "bin/doubloon"), "perft", "mille-sabords", "1"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert shown.stdout == "lines 11, weight 35\n"
    assert '<script type="module"' in first_page(empty, tmp_path)


def first_page(environment: Path, folder: Path) -> str:
    """What a browser gets from the server of this environment."""
    command = [str(environment / "bin/doubloon"), "serve", "--port", "0", "--db", "doubloon.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as serving:
        assert serving.stdout is not None
        address = re.search(r"http://\S+", serving.stdout.readline())
        assert address
        with urlopen(address[0]) as answer:
            page: str = answer.read().decode()
        for asset in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            with urlopen(f"{address[0]}{asset}") as answer:
                assert answer.read()
        serving.terminate()
    return page
