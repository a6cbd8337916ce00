"""`doubloon solve`: computes the exact tables of a game and saves them."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.analysis.worth import works
from doubloon.cli import options
from doubloon.cli.bars import bars
from doubloon.core.errors import DoubloonError, FileError, RecordError
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.games import find
from doubloon.locales import say

if TYPE_CHECKING:
    from doubloon.solving.layers import LayeredWork
    from doubloon.solving.tables import Work

GOALS = ("win", "margin")
"""The goals for which there are tables."""


def add(parser: argparse.ArgumentParser) -> None:
    add_tables(parser)
    parser.add_argument("--folder", metavar="FOLDER", help=say("cli-solve-folder"))
    parser.add_argument("--again", action="store_true", help=say("cli-solve-again"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def add_tables(parser: argparse.ArgumentParser) -> None:
    """Add the options that say which tables are meant."""
    parser.add_argument("game", metavar="GAME", help=say("cli-solve-game"))
    parser.add_argument("--goal", metavar="GOAL", choices=GOALS, help=say("cli-solve-goal"))
    parser.add_argument(
        "--seats", metavar="N", type=options.whole_number, help=say("cli-perft-seats")
    )
    options.add_terms(parser)
    parser.add_argument(
        "--target", metavar="N", type=options.whole_number, help=say("cli-play-target")
    )
    options.add_components(parser)


def run(arguments: argparse.Namespace) -> int:
    return for_each_table("solve", arguments, _solve)


def for_each_table(
    command: str,
    arguments: argparse.Namespace,
    handle: "Callable[[Work | LayeredWork, argparse.Namespace], int]",
) -> int:
    """Handle every table that the arguments mean; the exit code is the highest one."""
    game = find(arguments.game)
    if game is None:
        known = options.known_games()
        return options.report_usage(
            command, say("unknown-game", {"game": arguments.game, "known": known})
        )
    if complaint := options.check_components(arguments, game):
        return options.report_usage(command, complaint)
    try:
        return max(handle(work, arguments) for work in _find_works(game, arguments))
    except DoubloonError as error:
        options.refuse(arguments, arguments.game, error)
        return 1


def _find_works(game: AnyGame, arguments: argparse.Namespace) -> "tuple[Work | LayeredWork, ...]":
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    box = options.load_components(arguments)
    readings = dict(arguments.readings)
    setup = Setup(seats, arguments.edition, readings, arguments.target, components=box)
    game.start(setup)
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise RecordError(game.seats_clause, seats=seats, least=least, most=most)
    if not (found := works(game, setup, arguments.goal)):
        raise RecordError("solve-nothing", game=game.key, seats=seats)
    return found


def _solve(work: "Work | LayeredWork", arguments: argparse.Namespace) -> int:
    # NumPy is imported late, so that other commands start fast.
    from doubloon.solving.layers import LayeredWork
    from doubloon.solving.tables import cache_folder

    folder = Path(arguments.folder) if arguments.folder else cache_folder()
    if isinstance(work, LayeredWork):
        if arguments.again:
            work.table.forget(folder)
        _say_size(work, folder)
    fresh = arguments.again or not work.is_solved(folder)
    if fresh:
        try:
            _compute(work, folder)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise FileError("solve-not-kept", file=str(folder), why=why) from None
    begins = work.opening(folder)
    facts: dict[str, object] = {
        "table": work.table.name,
        "stamp": work.table.stamp,
        "positions": work.positions,
        "numbers": work.numbers,
        "bytes": work.bytes,
        "file": work.table.file,
        "computed": fresh,
    }
    if work.error is not None:
        facts["error"] = work.error
    if arguments.json:
        print(json.dumps({**facts, "begins": None if begins is None else [*begins]}))
        return 0
    print(say("solve-done" if fresh else "solve-known", {**facts, "folder": str(folder)}))
    if begins:
        shares = " / ".join(f"{share:.6f}" for share in begins)
        print(say(f"solve-begins-{work.table.name}", {"shares": shares}))
    if work.error is not None:
        print(say("solve-error", {"error": f"{work.error:.1e}"}))
    return 0


def _say_size(work: "LayeredWork", folder: Path) -> None:
    """Say what a large table will need before it is begun, beside any answer."""
    if room := work.room(folder):
        facts = {"positions": work.positions, "megabytes": -(-room // 10**6), "folder": str(folder)}
        print(say("solve-size", {"table": work.table.name, **facts}), file=sys.stderr)


def _compute(work: "Work | LayeredWork", folder: Path) -> None:
    """Compute a table with a progress bar. An interrupted computation can be resumed."""
    with bars() as report:
        for progress in work.compute(folder):
            report(work, progress)
