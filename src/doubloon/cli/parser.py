"""The argument parser of `doubloon`, and its complaints about wrong usage."""

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, Protocol

from doubloon.cli import language
from doubloon.locales import say


class Command(Protocol):
    """A module that implements one command."""

    def add(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the arguments of the command, and its function as the default of `run`."""


def _play() -> Command:
    from doubloon.cli import play

    return play


def _serve() -> Command:
    from doubloon.cli.hosting import serve

    return serve


def _tidy() -> Command:
    from doubloon.cli.hosting import tidy

    return tidy


def _replay() -> Command:
    from doubloon.cli import replay

    return replay


def _best() -> Command:
    from doubloon.cli import best

    return best


def _review() -> Command:
    from doubloon.cli.reviewing import review

    return review


def _chart() -> Command:
    from doubloon.cli.charts import chart

    return chart


def _solve() -> Command:
    from doubloon.cli import solve

    return solve


def _certify() -> Command:
    from doubloon.cli import certify

    return certify


def _verify() -> Command:
    from doubloon.cli import verify

    return verify


def _simulate() -> Command:
    from doubloon.cli import simulate

    return simulate


def _perft() -> Command:
    from doubloon.cli import perft

    return perft


def _bench() -> Command:
    from doubloon.cli import bench

    return bench


def _check_game() -> Command:
    from doubloon.cli import check_game

    return check_game


def _check_db() -> Command:
    from doubloon.cli.hosting import check_db

    return check_db


def _backup() -> Command:
    from doubloon.cli.hosting import backup

    return backup


COMMANDS: dict[str, Callable[[], Command]] = {
    "play": _play,
    "serve": _serve,
    "tidy": _tidy,
    "replay": _replay,
    "best": _best,
    "review": _review,
    "chart": _chart,
    "solve": _solve,
    "certify": _certify,
    "verify": _verify,
    "simulate": _simulate,
    "perft": _perft,
    "bench": _bench,
    "check-game": _check_game,
    "check-db": _check_db,
    "backup": _backup,
}
"""The commands in the order of `--help`. A module is imported only if its command is used.

The message `cli-<command>` describes it.
"""

_COMPLAINTS = {
    r"the following arguments are required: (?P<what>.+)": "cli-missing",
    r"unrecognized arguments: (?P<what>.+)": "cli-unknown",
    r"argument (?P<what>\S+): invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)": (
        "cli-no-such-command"
    ),
    r"argument (?P<what>\S+): expected .+": "cli-needs-value",
    r"argument (?P<what>\S+): (?P<problem>.+)": "cli-bad-value",
}


class Parser(argparse.ArgumentParser):
    """An argument parser whose sentences come from the catalogue."""

    def __init__(self, prog: str | None = None, **options: str) -> None:
        super().__init__(
            prog=prog,
            description=options.get("help"),
            add_help=False,
            allow_abbrev=False,
            formatter_class=_Formatter,
        )
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("--help", action="help", help=say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in _COMPLAINTS.items():
            if found := re.fullmatch(pattern, message):
                complaint = say(key, found.groupdict())
                break
        else:
            complaint = say("cli-wrong-usage")
        self.exit(2, f"{self.format_usage()}{self.prog}: {complaint}\n")


class _Formatter(argparse.HelpFormatter):
    def _format_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None) -> str:
        prefix = f"{say('cli-usage')} " if prefix is None else prefix
        return super()._format_usage(usage, actions, groups, prefix)


class _Version(argparse.Action):
    """Prints the version; the installed package is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_rest: object) -> NoReturn:
        from importlib import metadata

        print("doubloon", metadata.version("doubloon"))
        parser.exit()


def parser(argv: Sequence[str]) -> Parser:
    """The parser for these arguments. Only the commands named in them are imported."""
    top = Parser("doubloon", help=say("cli-about"))
    top.add_argument("--version", action=_Version, nargs=0, help=say("cli-help-version"))
    language.add(top)
    commands = top.add_subparsers(
        title=say("cli-commands"), metavar="COMMAND", dest="command", required=True
    )
    for name, load in COMMANDS.items():
        command = commands.add_parser(name, help=say(f"cli-{name}"))
        if name in argv:
            load().add(command)
    return top
