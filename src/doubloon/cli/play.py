"""`doubloon play`: a whole play in the terminal, against bots or at one keyboard."""

import argparse
import os
import signal
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.cli import options
from doubloon.core.errors import DoubloonError, FileError, RecordError
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin, replay
from doubloon.core.record import COMPONENTS, Record
from doubloon.core.setup import Setup
from doubloon.games import find, get
from doubloon.locales import say
from doubloon.locales.telling import Teller

if TYPE_CHECKING:
    from doubloon.cli.terminal.screen import Screen


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="GAME|FILE", nargs="?", help=say("cli-play-what"))
    parser.add_argument("--seats", metavar="NAMES", help=say("cli-play-seats"))
    options.add_terms(parser)
    parser.add_argument(
        "--target", metavar="N", type=options.whole_number, help=say("cli-play-target")
    )
    parser.add_argument("--record", metavar="FILE", help=say("cli-play-record"))
    parser.add_argument("--seed", metavar="N", type=options.whole_number, help=say("cli-play-seed"))
    options.add_components(parser)
    parser.add_argument("--no-color", action="store_true", help=say("cli-play-no-color"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    # Rich is imported late, so that other commands start fast.
    from doubloon.cli.terminal import keeper, menu
    from doubloon.cli.terminal.screen import open_screen

    screen = open_screen(color=not arguments.no_color)
    if arguments.what is None:
        if complaint := _needs_game(arguments):
            return options.report_usage("play", complaint)
        try:
            chosen = menu.choose(screen, keeper.folder(os.environ))
        except (EOFError, KeyboardInterrupt):
            screen.say("", say("terminal-menu-left"))
            return 0
        arguments.what, arguments.seats = chosen.what, chosen.seats
        arguments.edition, arguments.target = chosen.edition, chosen.target
    if complaint := _check_usage(arguments):
        return options.report_usage("play", complaint)
    try:
        return _play(arguments, screen)
    except DoubloonError as error:
        options.complain(arguments.what, error)
        return 1


def _needs_game(arguments: argparse.Namespace) -> str | None:
    """A complaint if there are options that need a game, but no game."""
    terms = (arguments.seats, arguments.edition, arguments.readings, arguments.target)
    return say("cli-play-needs-game") if any(terms) or arguments.boxes else None


def _check_usage(arguments: argparse.Namespace) -> str | None:
    """A sentence that says which arguments do not fit together, or None."""
    from doubloon.cli.terminal import seating

    game = find(arguments.what)
    if game is None and (arguments.edition or arguments.readings or arguments.target is not None):
        return say("cli-play-options")
    if complaint := options.check_components(arguments, game):
        return complaint
    if game is None:
        return None
    names = seating.split_names(arguments.seats or seating.default_seats(game))
    return next(filter(None, (seating.complain(game, name) for name in names)), None)


def _play(arguments: argparse.Namespace, screen: "Screen") -> int:
    from doubloon.analysis import background
    from doubloon.cli.terminal import chance, decision, keeper
    from doubloon.cli.terminal.terminal_play import TerminalPlay

    game = find(arguments.what)
    if game is None:
        game, record, play = _resume(arguments)
        path = Path(arguments.what).absolute()
    else:
        record, play = _begin(game, arguments)
        path = keeper.fresh(keeper.folder(os.environ), game.key)
    if arguments.record is not None:
        path = keeper.new_file(arguments.record)
    keep = keeper.Keeper(path)
    keep.keep(record)
    if background.LEVEL in record.seats:
        background.prepare(game, background.LEVEL, record.setup, os.environ)
    screen.say(*_tell_box(game, record))
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # treat it like Ctrl-C
    dice, wits = (chance.source(arguments.seed, purpose) for purpose in ("dice", "bots"))
    return decision.run(TerminalPlay(game, play, record, keep, screen, dice, wits))


def _tell_box(game: AnyGame, record: Record) -> list[str]:
    """What differs in a corrected box, and which of the bots only approximate its play."""
    own = record.setup.components
    if own is None or game.components is None:
        return []
    told = [say("terminal-box-corrected"), *Teller(()).tell_all(game.components.differences(own))]
    fitted = [level for level in (game.bots().fitted if game.bots else ()) if level in record.seats]
    return [*told, *(say("terminal-box-approximate", {"levels": level}) for level in fitted)]


def _begin(game: AnyGame, arguments: argparse.Namespace) -> tuple[Record, Play]:
    from doubloon.cli.terminal import seating

    names = seating.split_names(arguments.seats or seating.default_seats(game))
    components = options.load_components(arguments)
    readings = dict(arguments.readings)
    setup = Setup(len(names), arguments.edition, readings, arguments.target, None, components)
    play = begin(game, setup)
    record = Record(
        game=game.key,
        edition=arguments.edition or game.editions[0],
        readings=readings,
        target=arguments.target,
        seats=names,
        started=datetime.now(UTC).replace(microsecond=0),
        steps=(),
        extra={} if components is None else {COMPONENTS: components},
    )
    return record, play


def _resume(arguments: argparse.Namespace) -> tuple[AnyGame, Record, Play]:
    """The play in a record, to be resumed."""
    from doubloon.cli.terminal import seating

    record = _load(arguments.what)
    game = get(record.game)
    if record.dice is not None or record.fairness is not None:
        raise RecordError("terminal-foreign-dice")
    components = options.load_components(arguments)
    play = replay(game, record, components)
    if play.result is not None:
        raise RecordError("terminal-finished")
    if arguments.seats is not None:
        names = seating.split_names(arguments.seats)
        if len(names) != len(record.seats):
            raise RecordError("terminal-other-seats", seats=len(record.seats))
        for name in names:
            if seating.complain(game, name):
                raise RecordError("terminal-bad-name", name=name)
        record = replace(record, seats=names)
    extra = {**record.extra, **({} if components is None else {COMPONENTS: components})}
    return game, replace(record, points=None, extra=extra), play


def _load(path: str) -> Record:
    try:
        if path != options.STDIN:  # standard input is the keyboard
            return options.load(path)
    except FileError as error:
        if error.problem != "file-missing":
            raise
    known = options.known_games()
    raise FileError("no-game-or-file", name=path, known=known)
