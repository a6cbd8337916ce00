"""`doubloon simulate`: matches between bots, with confidence intervals."""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from doubloon.bots import is_known, levels
from doubloon.cli import options
from doubloon.core.errors import DoubloonError
from doubloon.core.play import begin
from doubloon.core.setup import Setup
from doubloon.games import find
from doubloon.locales import say

if TYPE_CHECKING:
    from doubloon.arena.match import Match
    from doubloon.arena.tally import Tally

PICTURE = ".svg"
INTERRUPTED = 130


def add(parser: argparse.ArgumentParser) -> None:
    number: dict[str, Any] = {"metavar": "N", "type": options.whole_number}
    parser.add_argument("game", metavar="GAME", help=say("cli-simulate-game"))
    parser.add_argument("--bots", metavar="A,B,…", required=True, help=say("cli-simulate-bots"))
    parser.add_argument("--plays", **number, required=True, help=say("cli-simulate-plays"))
    parser.add_argument("--seed", **number, help=say("cli-simulate-seed"))
    parser.add_argument("--workers", **number, help=say("cli-simulate-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("cli-simulate-ray"))
    options.add_terms(parser)
    parser.add_argument("--target", **number, help=say("cli-play-target"))
    options.add_components(parser)
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.add_argument("--plot", metavar="FILE", help=say("cli-simulate-plot"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    if complaint := _check_usage(arguments, bots):
        return options.report_usage("simulate", complaint)
    if complaint := _check_machine(arguments):
        print(f"doubloon simulate: {complaint}", file=sys.stderr)
        return 1
    try:
        return _simulate(arguments, _match(arguments, bots))
    except DoubloonError as error:
        options.refuse(arguments, arguments.game, error)
        return 1


def _check_usage(arguments: argparse.Namespace, bots: tuple[str, ...]) -> str | None:
    """A sentence that says which arguments do not fit together, or None."""
    game = find(arguments.game)
    if game is None:
        known = options.known_games()
        return say("unknown-game", {"game": arguments.game, "known": known})
    for bot in bots:
        if not is_known(game, bot):
            return say("simulate-no-such-bot", {"bot": bot, "known": ", ".join(levels(game))})
    if arguments.plays < 1 or arguments.workers == 0:
        return say("simulate-at-least-one")
    if arguments.ray is not None and arguments.workers is not None:
        return say("simulate-workers-or-ray")
    if arguments.plot is not None and Path(arguments.plot).suffix.lower() != PICTURE:
        return say("simulate-plot-svg", {"file": arguments.plot})
    return options.check_components(arguments, game)


def _check_machine(arguments: argparse.Namespace) -> str | None:
    """A sentence that says what this machine lacks, or None. Checked before the first play."""
    from importlib.util import find_spec

    from doubloon.arena.kernels import is_fast

    if not is_fast():
        return say("simulate-needs-fast")
    if arguments.ray is not None and find_spec("ray") is None:
        return say("simulate-needs-cluster")
    if arguments.plot is not None:
        folder = Path(arguments.plot).absolute().parent
        if not os.access(folder, os.W_OK) or Path(arguments.plot).is_dir():
            return say("simulate-plot-unwritable", {"file": arguments.plot})
    return None


def _match(arguments: argparse.Namespace, bots: tuple[str, ...]) -> "Match":
    from secrets import randbelow

    from doubloon.arena.match import Match

    game = find(arguments.game)
    assert game is not None
    readings, box = dict(arguments.readings), options.load_components(arguments)
    setup = Setup(len(bots), arguments.edition, readings, arguments.target, None, box)
    begin(game, setup)
    seed = randbelow(10**8) if arguments.seed is None else arguments.seed
    return Match(game.key, setup, bots, seed)


def _simulate(arguments: argparse.Namespace, match: "Match") -> int:
    from doubloon.arena.report import report
    from doubloon.arena.tally import Tally
    from doubloon.cli.simulation import counting, print_answer

    if not match.is_ready:
        print(say("simulate-compiling", {"game": say(match.key)}), file=sys.stderr, flush=True)
    match.prepare()
    found, code = Tally(), 0
    try:
        # Ray prints to standard output, which is for the answer.
        with redirect_stdout(sys.stderr), counting(arguments.plays) as count:
            for part in _parts(arguments, match):
                found += part
                count(part.plays)
    except KeyboardInterrupt:
        code = INTERRUPTED
        print(say("simulate-interrupted", {"plays": found.plays}), file=sys.stderr)
    answer = report(match, found, arguments.plays)
    if arguments.json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print_answer(answer)
    if arguments.plot is not None and found.plays:
        code = _draw(arguments.plot, answer) or code
    return code


def _parts(arguments: argparse.Namespace, match: "Match") -> Iterator["Tally"]:
    if arguments.ray is not None:
        from doubloon.arena.cluster import run as run_on_cluster

        return run_on_cluster(match, arguments.plays, arguments.ray)
    from doubloon.arena.workers import run as run_here

    return run_here(match, arguments.plays, arguments.workers or os.cpu_count() or 1)


def _draw(path: str, answer: dict[str, Any]) -> int:
    from doubloon.cli.picture import picture

    try:
        Path(path).write_text(picture(answer), "utf-8")
    except OSError:
        complaint = say("simulate-plot-unwritable", {"file": path})
        print(f"doubloon simulate: {complaint}", file=sys.stderr)
        return 1
    return 0
