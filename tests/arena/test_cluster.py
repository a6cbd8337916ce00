"""A match on a real Ray cluster, on this machine."""

import subprocess
import sys
from pathlib import Path


def test_a_killed_worker_neither_loses_nor_doubles_a_play(tmp_path: Path) -> None:
    program = Path(__file__).with_name("doomed.py")
    it = subprocess.run(
        [sys.executable, str(program), str(tmp_path)], capture_output=True, text=True, timeout=600
    )
    # Ray itself tells of the lost worker, before.
    assert it.stdout.splitlines()[-1:] == ["True True 4001"], it.stderr
