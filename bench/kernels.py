"""The speed of our kernels against C programs, against the rules and against other libraries.

    python bench/kernels.py [--rounds 5] [--seconds 1] [--without-peers] [--json FILE]

Every round measures everything once, on one core. A kernel and its C program take turns within
the round, because the speed of a shared machine changes from one second to the next. The tables
show the median, the minimum and the maximum of all rounds. All plays are complete and played by
random players: kernels, C programs and rules choose a kind of act first, then an act of it; other
libraries choose among their legal actions. A decision is a choice of a player; chance is not
counted.

C programs are compiled with `cc`, or with the `ziglang` wheel if there is no `cc`. Their totals
must equal those of the kernel from the same seeds, or the program stops. The other libraries are
installed once, into the folder `doubloon-bench` of the system's temporary folder.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import Any

import numpy as np

from doubloon.arena.kernels import kernel
from doubloon.bots import cabin_boy
from doubloon.core.game import AnyGame, offers
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from doubloon.kernels.compiled import RESULT

HERE = Path(__file__).resolve().parent
PEERS_HOME = Path(tempfile.gettempdir()) / "doubloon-bench" / "peers"
"""The virtual environment of the other libraries."""

PEERS = {
    "open-spiel/pig": "kings-gold",
    "open-spiel/backgammon": "kings-gold",
    "pgx/backgammon": "kings-gold",
    "rlcard/leduc-holdem": "gold-up",
    "rlcard/uno": "gold-up",
    "pettingzoo/leduc_holdem_v4": "gold-up",
    "pettingzoo/connect_four_v3": "gold-armada",
}
"""The games measured of other libraries, and which of our games each is compared with."""

CEILINGS = ("kings-gold", "gold-armada")
"""The games with a C program in bench/ceiling."""

SEATS = 2
TURNS = 4
"""How often a kernel and its C program take turns in a round."""

STRETCH = 8_192
"""Plays between two readings of the clock."""

WARMING = 0.2
"""Seconds of play before the clock starts, so that caches are warm."""

Rates = tuple[float, float]
"""Plays and decisions per second."""

Contestants = dict[str, Callable[[float], Rates]]
"""By name, a function that plays for some seconds and returns its rates."""


class KernelRunner:
    """Plays a game on its kernel."""

    def __init__(self, game: AnyGame) -> None:
        self.kernel, self.stretch = kernel(game), 512 if game.key == "gold-up" else STRETCH
        setup = Setup(SEATS)
        self.tables = self.kernel.tables(setup)
        self.start = self.kernel.pack(game.start(setup))
        self.state, self.levels = self.start.copy(), np.zeros(SEATS, np.int64)
        self.results = np.zeros(STRETCH, RESULT)
        self.play(8, 1)

    def play(self, plays: int, seed: int, first: int = 0) -> Any:
        """The results of so many plays."""
        results, start, levels = self.results[:plays], self.start, self.levels
        numbers = np.uint64(seed), first
        self.kernel.play_many(results, self.state, start, self.tables[0], levels, *numbers)
        return results

    def rates(self, seconds: float) -> Rates:
        """Play in stretches, as the arena does, until the time is over."""
        self._run(WARMING)
        return self._run(seconds)

    def _run(self, seconds: float) -> Rates:
        plays, decisions, seed = 0, 0, random.randrange(2**32)
        started = time.perf_counter()
        while (passed := time.perf_counter() - started) < seconds:
            decisions += int(self.play(self.stretch, seed, plays)["acts"].sum())
            plays += self.stretch
        return plays / passed, decisions / passed


def by_rules(game: AnyGame, seconds: float) -> Rates:
    """The rates of plays by the rules."""
    plays = decisions = 0
    uniform, start = random.randrange, game.start(Setup(SEATS))
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        state = start
        while game.result(state) is None:
            if game.to_act(state) is None:
                state = game.play(state, game.draw(state, uniform))
            else:
                decisions += 1
                state = game.play(state, cabin_boy(None, offers(game, state), uniform))
        plays += 1
    return plays / passed, decisions / passed


class Ceiling:
    """A C program, compiled for this machine: the speed that a kernel is compared with."""

    def __init__(self, name: str, folder: Path) -> None:
        self.program = folder / name
        source = HERE / "ceiling" / f"{name.replace('-', '_')}.c"
        options = ["-O3", "-march=native", "-o", str(self.program), str(source)]
        subprocess.run([*_compiler(), *options], check=True)

    def run(self, plays: int, seed: int) -> list[float]:
        command = [str(self.program), str(plays), str(seed), str(SEATS)]
        out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return [float(word) for word in out.split()]

    def rates(self, seconds: float) -> Rates:
        warm = max(256, int(20_000 * WARMING / self.run(20_000, 1)[0]))
        plays = max(256, int(warm * seconds / self.run(warm, 1)[0]))
        passed, _steps, acts, *_ = self.run(plays, random.randrange(2**32))
        return plays / passed, acts / passed

    def check(self, runner: KernelRunner) -> None:
        """Stop unless the C program plays the same plays as the kernel."""
        found = runner.play(2_000, 7)
        wins = [(found["winners"] >> seat & 1).sum() for seat in range(SEATS)]
        points = found["points"].sum(axis=0)
        sums = [found[name].sum() for name in ("steps", "acts", "turns")]
        wanted = [*sums, *(n for seat in range(SEATS) for n in (wins[seat], points[seat]))]
        if self.run(2_000, 7)[1:] != [float(n) for n in wanted]:
            raise SystemExit(f"{self.program.name}: its totals differ from the kernel's")


def _compiler() -> list[str]:
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    return [sys.executable, "-m", "ziglang", "cc"]


def peers_python() -> Path:
    """The interpreter of the environment of the other libraries, which is made once."""
    python, wanted = PEERS_HOME / "bin" / "python", HERE / "peers" / "requirements.txt"
    done = PEERS_HOME / "installed"
    if not done.exists() or done.read_text() != wanted.read_text():
        subprocess.run(
            [sys.executable, "-m", "uv", "venv", "-q", "--clear", str(PEERS_HOME)], check=True
        )
        install = ["uv", "pip", "install", "-q", "--python", str(python), "-r", str(wanted)]
        subprocess.run([sys.executable, "-m", *install], check=True)
        done.write_text(wanted.read_text())
    return python


def peer_rates(python: Path, name: str, seconds: float) -> Rates:
    one = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"}
    one["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    command = [str(python), str(HERE / "peers" / "peer.py"), name, str(seconds)]
    core = min(os.sched_getaffinity(0))
    out = subprocess.run(
        ["taskset", "-c", str(core), *command] if shutil.which("taskset") else command,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **one},
    ).stdout.split()
    plays, decisions, passed = map(float, out)
    return plays / passed, decisions / passed


def contestants(folder: Path, *, peers: bool) -> Contestants:
    found: Contestants = {}
    for game in BUILT_IN:
        runner = KernelRunner(game)
        found[f"kernel {game.key}"] = runner.rates
        if game.key in CEILINGS:
            ceiling = Ceiling(game.key, folder)
            ceiling.check(runner)
            found[f"C {game.key}"] = ceiling.rates
        found[f"rules {game.key}"] = partial(by_rules, game)
    if peers:
        python = peers_python()
        for name in PEERS:
            found[name] = partial(peer_rates, python, name)
    return found


def measure(every: Contestants, seconds: float) -> dict[str, Rates]:
    """One round: the rates of all contestants, each measured for so many seconds."""
    found = {name: rates(seconds) for name, rates in every.items() if not _has_ceiling(name)}
    for key in CEILINGS:
        both = f"kernel {key}", f"C {key}"
        turns = [[every[name](seconds / TURNS) for name in both] for _ in range(TURNS)]
        for name, rates in zip(both, zip(*turns, strict=True), strict=True):
            plays, decisions = map(mean, zip(*rates, strict=True))
            found[name] = plays, decisions
    return found


def _has_ceiling(name: str) -> bool:
    kind, _, key = name.partition(" ")
    return kind in ("kernel", "C") and key in CEILINGS


def print_tables(measured: Mapping[str, list[Rates]]) -> None:
    print("Complete plays by random players with two seats on one core, medians of all rounds.\n")
    print("| who | plays/s | min to max | decisions/s |\n|---|---|---|---|")
    for name, rates in measured.items():
        plays = [rate[0] for rate in rates]
        decisions = median(rate[1] for rate in rates)
        spread = f"{min(plays):,.0f} to {max(plays):,.0f}"
        print(f"| {name} | {median(plays):,.0f} | {spread} | {decisions:,.0f} |")
    print("\nRatios within a round: the first rate divided by the second.\n")
    print("| ratio | median | min to max | goal: at least |\n|---|---|---|---|")
    for name, (ratios, least) in ratios_of(measured).items():
        spread = f"{min(ratios):,.2f} to {max(ratios):,.2f}"
        print(f"| {name} | {median(ratios):,.2f} | {spread} | {least or ''} |")


def ratios_of(measured: Mapping[str, list[Rates]]) -> dict[str, tuple[list[float], float | None]]:
    """Ratios of rates of the same round, and the goal of each, if it has one."""

    def ratio(one: str, other: str, what: int) -> list[float]:
        pairs = zip(measured[one], measured[other], strict=True)
        return [mine[what] / theirs[what] for mine, theirs in pairs]

    found: dict[str, tuple[list[float], float | None]] = {}
    for key in CEILINGS:
        found[f"{key}: kernel to C, plays"] = ratio(f"kernel {key}", f"C {key}", 0), 0.9
    both = "kernel mille-sabords", "kernel kings-gold"
    found["mille-sabords to kings-gold, plays"] = ratio(*both, 0), 0.2
    for game in BUILT_IN:
        both = f"kernel {game.key}", f"rules {game.key}"
        found[f"{game.key}: kernel to rules, plays"] = ratio(*both, 0), None
    for name, nearest in PEERS.items():
        if name in measured:
            ratios = ratio(f"kernel {nearest}", name, 1)
            found[f"{nearest} to {name}, decisions"] = ratios, 10
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--without-peers", action="store_true", help="no other libraries")
    parser.add_argument("--json", type=Path, help="a file for all rates of all rounds")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        every = contestants(Path(folder), peers=not arguments.without_peers)
        measured: dict[str, list[Rates]] = {name: [] for name in every}
        for _ in range(arguments.rounds):
            for name, rates in measure(every, arguments.seconds).items():
                measured[name].append(rates)
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(measured))
    print_tables(measured)


if __name__ == "__main__":
    main()
