"""`doubloon bench`: runs the comparisons in `bench/` from a source checkout."""

import argparse
import subprocess
import sys
from pathlib import Path

from doubloon.cli import options
from doubloon.locales import say

PROGRAMS = {
    "kernels": "kernels.py",
    "arena": "arena.py",
    "rules": "random_plays.py",
    "server": "load/load.py",
    "tables": "idle_tables.py",
}
"""The comparisons by name, and their programs."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", metavar="NAME", nargs="*", help=say("cli-bench-names"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    names = arguments.names or [*PROGRAMS]
    for name in names:
        if name not in PROGRAMS:
            facts = {"name": name, "known": ", ".join(PROGRAMS)}
            return options.report_usage("bench", say("bench-no-such", facts))
    if not folder().is_dir():
        print(f"doubloon bench: {say('bench-needs-sources')}", file=sys.stderr)
        return 1
    for name in names:
        print(f"# {name}", flush=True)
        done = subprocess.run([sys.executable, str(folder() / PROGRAMS[name])])
        if done.returncode:
            return 1
    return 0


def folder() -> Path:
    """The folder of the programs in a source checkout."""
    return Path(__file__).parents[3] / "bench"
