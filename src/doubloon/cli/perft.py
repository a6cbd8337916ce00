"""`doubloon perft`: counts lines of play and their weight."""

import argparse
import json

from doubloon.cli import options
from doubloon.core.errors import DoubloonError, FileError
from doubloon.core.game import AnyGame
from doubloon.core.perft import divide, perft
from doubloon.core.play import Play, begin, replay
from doubloon.core.setup import Setup
from doubloon.games import find, get
from doubloon.locales import say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="GAME|FILE", help=say("cli-perft-what"))
    parser.add_argument(
        "depth", metavar="DEPTH", type=options.whole_number, help=say("cli-perft-depth")
    )
    parser.add_argument(
        "--seats", metavar="N", type=options.whole_number, help=say("cli-perft-seats")
    )
    options.add_terms(parser)
    options.add_components(parser)
    parser.add_argument("--divide", action="store_true", help=say("cli-perft-divide"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if find(arguments.what) is None and (
        arguments.seats is not None or arguments.edition or arguments.readings
    ):
        return options.report_usage("perft", say("cli-perft-options"))
    if complaint := options.check_components(arguments, find(arguments.what)):
        return options.report_usage("perft", complaint)
    try:
        game, edition, play = _find_position(arguments)
    except DoubloonError as error:
        options.refuse(arguments, arguments.what, error)
        return 1
    answer: dict[str, object] = {
        "game": game.key,
        "edition": edition,
        "seats": len(game.points(play.state)),
        "depth": arguments.depth,
    }
    split = {}
    if arguments.depth and play.result is not None:
        lines = weight = 0
    elif arguments.divide and arguments.depth:
        split = divide(game, play.state, arguments.depth)
        lines, weight = map(sum, zip(*split.values(), strict=True))
    else:
        lines, weight = perft(game, play.state, arguments.depth)
    answer |= {"lines": lines, "weight": weight}
    if arguments.divide:
        answer["divide"] = {
            step: {"lines": lines, "weight": weight} for step, (lines, weight) in split.items()
        }
    print(json.dumps(answer) if arguments.json else _describe(split, lines, weight))
    return 0


def _find_position(arguments: argparse.Namespace) -> tuple[AnyGame, str, Play]:
    game = find(arguments.what)
    if game is not None:
        seats = game.seats[0] if arguments.seats is None else arguments.seats
        readings = dict(arguments.readings)
        box = options.load_components(arguments)
        setup = Setup(seats, arguments.edition, readings, components=box)
        return game, arguments.edition or game.editions[0], begin(game, setup)
    try:
        record = options.load(arguments.what)
    except FileError as error:
        if error.problem != "file-missing":
            raise
        known = options.known_games()
        raise FileError("no-game-or-file", name=arguments.what, known=known) from None
    game = get(record.game)
    play = replay(game, record, options.load_components(arguments))
    return game, record.edition or game.editions[0], play


def _describe(split: dict[str, tuple[int, int]], lines: int, weight: int) -> str:
    rows = [
        say("perft-step", {"step": step, "lines": below, "weight": mass})
        for step, (below, mass) in split.items()
    ]
    return "\n".join([*rows, say("perft-total", {"lines": lines, "weight": weight})])
