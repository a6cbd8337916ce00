"""The example learner, as a reader of docs/research.md would run it."""

import re
import subprocess
import sys

from table import TESTS

LEARNER = TESTS.parent / "examples" / "train.py"


def test_the_example_learns() -> None:
    """With the seeds it has: 0.38 of the first 500 plays are won, 0.66 of the last."""
    run = subprocess.run(
        [sys.executable, str(LEARNER), "1000"], capture_output=True, text=True, check=True
    )
    first, last = map(float, re.findall(r"\d\.\d+", run.stdout))
    assert last > first + 0.1
    assert len([line for line in LEARNER.read_text().splitlines() if line[:1] == " "]) <= 10
