"""`doubloon solve`: computes the exact tables of a game and saves them."""

import argparse
import json
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
    from doubloon.solving.tables import Work


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=say("cli-solve-game"))
    parser.add_argument(
        "--seats", metavar="N", type=options.whole_number, help=say("cli-perft-seats")
    )
    options.add_terms(parser)
    parser.add_argument(
        "--target", metavar="N", type=options.whole_number, help=say("cli-play-target")
    )
    options.add_components(parser)
    parser.add_argument("--folder", metavar="FOLDER", help=say("cli-solve-folder"))
    parser.add_argument("--again", action="store_true", help=say("cli-solve-again"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    if game is None:
        known = options.known_games()
        return options.report_usage(
            "solve", say("unknown-game", {"game": arguments.game, "known": known})
        )
    if complaint := options.check_components(arguments, game):
        return options.report_usage("solve", complaint)
    try:
        for work in _find_works(game, arguments):
            _solve(work, arguments)
    except DoubloonError as error:
        options.refuse(arguments, arguments.game, error)
        return 1
    return 0


def _find_works(game: AnyGame, arguments: argparse.Namespace) -> "tuple[Work, ...]":
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    box = options.load_components(arguments)
    readings = dict(arguments.readings)
    setup = Setup(seats, arguments.edition, readings, arguments.target, components=box)
    game.start(setup)
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise RecordError(game.seats_clause, seats=seats, least=least, most=most)
    if not (found := works(game, setup)):
        raise RecordError("solve-nothing", game=game.key, seats=seats)
    return found


def _solve(work: "Work", arguments: argparse.Namespace) -> None:
    # NumPy is imported late, so that other commands start fast.
    from doubloon.solving.tables import cache_folder

    folder = Path(arguments.folder) if arguments.folder else cache_folder()
    fresh = arguments.again or work.table.load(folder) is None
    if fresh:
        try:
            _compute(work, folder)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise FileError("solve-not-kept", file=str(folder), why=why) from None
    numbers = work.table.load(folder)
    begins = None if work.begins is None or numbers is None else [*work.begins(numbers)]
    facts: dict[str, object] = {
        "table": work.table.name,
        "stamp": work.table.stamp,
        "positions": work.table.size // work.each,
        "numbers": work.table.size,
        "bytes": 8 * work.table.size,
        "file": work.table.file,
        "computed": fresh,
    }
    if arguments.json:
        print(json.dumps({**facts, "begins": begins}))
        return
    print(say("solve-done" if fresh else "solve-known", {**facts, "folder": str(folder)}))
    if begins:
        shares = " / ".join(f"{share:.6f}" for share in begins)
        print(say(f"solve-begins-{work.table.name}", {"shares": shares}))


def _compute(work: "Work", folder: Path) -> None:
    """Compute a table with a progress bar. An interrupted computation can be resumed."""
    with bars() as report:
        for progress in work.compute(folder):
            report(work, progress)
