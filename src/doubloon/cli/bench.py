"""`doubloon bench`: the comparisons of `bench/`, from a checkout of the sources."""

import argparse
import subprocess
import sys
from pathlib import Path

from doubloon.locales import say

PROGRAMS = {
    "kernels": "kernels.py",
    "arena": "arena.py",
    "rules": "random_plays.py",
    "server": "load/load.py",
    "tables": "idle_tables.py",
}
"""Names of comparisons, and the programs that make them."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", metavar="NAME", nargs="*", help=say("cli-bench-names"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    names = arguments.names or [*PROGRAMS]
    for name in names:
        if name not in PROGRAMS:
            facts = {"name": name, "known": ", ".join(PROGRAMS)}
            print(f"doubloon bench: {say('bench-no-such', facts)}", file=sys.stderr)
            return 2
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
    """Where the programs are, if this is a checkout."""
    return Path(__file__).parents[3] / "bench"
