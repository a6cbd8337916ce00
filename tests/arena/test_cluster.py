"""A match on a real Ray cluster, on this machine."""

import subprocess
import sys
from pathlib import Path


def test_no_play_is_lost_or_counted_twice_when_a_worker_is_killed(tmp_path: Path) -> None:
    program = Path(__file__).with_name("doomed.py")
    done = subprocess.run(
        [sys.executable, str(program), str(tmp_path)], capture_output=True, text=True, timeout=600
    )
    # Ray prints a warning about the lost worker first.
    assert done.stdout.splitlines()[-1:] == ["True True 4001"], done.stderr
