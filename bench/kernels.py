"""Our kernels against C programs, against the rules and against peers, all in one run.

    python bench/kernels.py [--rounds 5] [--seconds 1] [--without-peers] [--json FILE]

Every round measures everything once, one after the other, each on one core; a kernel and its C
program take turns within it, because the speed of a shared machine changes from one second to the
next. The table shows medians, and the least and the most of all rounds. Plays are whole, by random
players: ours by the random policy (a kind of act first), C programs and rules alike, peers by their
own legal actions. A decision is a choice of a player; chance is not counted.

C programs are compiled with `cc`, or with the `ziglang` wheel where there is none. Their sums
must equal the kernel's, play by play from the same seeds, or the program stops.
The first run makes an environment for the peers in bench/peers/.work.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
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
PEERS = {
    "open-spiel/pig": "kings-gold",
    "open-spiel/backgammon": "kings-gold",
    "pgx/backgammon": "kings-gold",
    "rlcard/leduc-holdem": "gold-up",
    "rlcard/uno": "gold-up",
    "pettingzoo/leduc_holdem_v4": "gold-up",
    "pettingzoo/connect_four_v3": "gold-armada",
}
"""What is measured of each peer, and which of our games is nearest to it."""

CEILINGS = ("kings-gold", "gold-armada")
SEATS = 2
TURNS = 4
"""How often a kernel and its C program take turns in a round."""

STRETCH = 8_192
"""Plays between two looks at the clock."""

WARMING = 0.2
"""Seconds before the clock starts: right after another program the core is not at its best."""

Rates = tuple[float, float]
"""Plays and decisions a second."""


Contestants = dict[str, Callable[[float], Rates]]


class Ours:
    """The kernel of a game at work."""

    def __init__(self, game: AnyGame) -> None:
        self.kernel, self.stretch = kernel(game), 512 if game.key == "gold-up" else STRETCH
        setup = Setup(SEATS)
        self.tables = self.kernel.tables(setup)
        self.start = self.kernel.pack(game.start(setup))
        self.state, self.levels = self.start.copy(), np.zeros(SEATS, np.int64)
        self.results = np.zeros(STRETCH, RESULT)
        self.played(8, 1)

    def played(self, plays: int, seed: int, first: int = 0) -> Any:
        results, start, levels = self.results[:plays], self.start, self.levels
        numbers = np.uint64(seed), first
        self.kernel.play_many(results, self.state, start, self.tables[0], levels, *numbers)
        return results

    def rates(self, seconds: float) -> Rates:
        """Stretch by stretch, as the arena plays, until the time is over."""
        self._run(WARMING)
        return self._run(seconds)

    def _run(self, seconds: float) -> Rates:
        plays, decisions, seed = 0, 0, random.randrange(2**32)
        begun = time.perf_counter()
        while (passed := time.perf_counter() - begun) < seconds:
            decisions += int(self.played(self.stretch, seed, plays)["acts"].sum())
            plays += self.stretch
        return plays / passed, decisions / passed


def by_rules(game: AnyGame, seconds: float) -> Rates:
    """The same plays by the rules."""
    plays = decisions = 0
    uniform, start = random.randrange, game.start(Setup(SEATS))
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
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
    """A C program, compiled here and now."""

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

    def check(self, ours: Ours) -> None:
        """The same plays, or there is nothing to compare."""
        found = ours.played(2_000, 7)
        wins = [(found["winners"] >> seat & 1).sum() for seat in range(SEATS)]
        points = found["points"].sum(axis=0)
        sums = [found[name].sum() for name in ("steps", "acts", "turns")]
        wanted = [*sums, *(n for seat in range(SEATS) for n in (wins[seat], points[seat]))]
        if self.run(2_000, 7)[1:] != [float(n) for n in wanted]:
            raise SystemExit(f"{self.program.name}: the C program plays another game")


def _compiler() -> list[str]:
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    return [sys.executable, "-m", "ziglang", "cc"]


def peers_python() -> Path:
    """The environment of the peers, made once."""
    work = HERE / "peers" / ".work"
    python, wanted = work / "bin" / "python", HERE / "peers" / "requirements.txt"
    done = work / "installed"
    if not done.exists() or done.read_text() != wanted.read_text():
        subprocess.run([sys.executable, "-m", "uv", "venv", "-q", "--clear", str(work)], check=True)
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
        ours = Ours(game)
        found[f"kernel {game.key}"] = ours.rates
        if game.key in CEILINGS:
            ceiling = Ceiling(game.key, folder)
            ceiling.check(ours)
            found[f"C {game.key}"] = ceiling.rates
        found[f"rules {game.key}"] = partial(by_rules, game)
    if peers:
        python = peers_python()
        for name in PEERS:
            found[name] = partial(peer_rates, python, name)
    return found


def measure(every: Contestants, seconds: float) -> dict[str, Rates]:
    """One round: the rates of all, each for so many seconds."""
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


def shown(measured: Mapping[str, list[Rates]]) -> None:
    print("| who | plays/s | least to most | decisions/s |\n|---|---|---|---|")
    for name, rates in measured.items():
        plays = [rate[0] for rate in rates]
        decisions = median(rate[1] for rate in rates)
        spread = f"{min(plays):,.0f} to {max(plays):,.0f}"
        print(f"| {name} | {median(plays):,.0f} | {spread} | {decisions:,.0f} |")
    print("\n| ratio | median | least to most | at least |\n|---|---|---|---|")
    for name, (ratios, least) in ratios_of(measured).items():
        spread = f"{min(ratios):,.2f} to {max(ratios):,.2f}"
        print(f"| {name} | {median(ratios):,.2f} | {spread} | {least or ''} |")


def ratios_of(measured: Mapping[str, list[Rates]]) -> dict[str, tuple[list[float], float | None]]:
    """Round by round, so that both sides met the same machine."""

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
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--without-peers", action="store_true")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    folder = HERE / "ceiling" / ".work"
    folder.mkdir(exist_ok=True)
    every = contestants(folder, peers=not arguments.without_peers)
    measured: dict[str, list[Rates]] = {name: [] for name in every}
    for _ in range(arguments.rounds):
        for name, rates in measure(every, arguments.seconds).items():
            measured[name].append(rates)
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(measured))
    shown(measured)


if __name__ == "__main__":
    main()
