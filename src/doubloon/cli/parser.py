"""What may be typed after `doubloon`, and what is said when it was something else."""

import argparse
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from doubloon.cli import language
from doubloon.locales import say

COMMANDS = (
    "play",
    "serve",
    "replay",
    "best",
    "solve",
    "verify",
    "simulate",
    "perft",
    "bench",
    "check-game",
)
"""Each has a module of its name, which is loaded only when the command is meant."""

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
    """An argument parser whose sentences are all in the catalogue."""

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
    """Says the version; what is installed is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_rest: object) -> NoReturn:
        from importlib import metadata

        print("doubloon", metadata.version("doubloon"))
        parser.exit()


def parser(argv: Sequence[str]) -> Parser:
    """For these words: only the commands named in them are made ready."""
    top = Parser("doubloon", help=say("cli-about"))
    top.add_argument("--version", action=_Version, nargs=0, help=say("cli-help-version"))
    language.add(top)
    commands = top.add_subparsers(
        title=say("cli-commands"), metavar="COMMAND", dest="command", required=True
    )
    for name in COMMANDS:
        command = commands.add_parser(name, help=say(f"cli-{name}"))
        if name in argv:
            import_module(f"doubloon.cli.{name.replace('-', '_')}").add(command)
    return top
