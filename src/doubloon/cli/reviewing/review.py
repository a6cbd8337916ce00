"""`doubloon review`: luck, skill and mistakes of a play, or of a folder of them."""

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.cli import options
from doubloon.core.advice import Effort
from doubloon.core.errors import DoubloonError, FileError
from doubloon.core.play import replay
from doubloon.games import get
from doubloon.locales import say

if TYPE_CHECKING:
    from doubloon.analysis.review import Review
    from doubloon.core.record import Record

GOALS = ("win", "margin")

EXTENSION = ".dbl"

Watch = Callable[[int, int], None]
"""Called with the steps of a play that are done, and with all of them."""


def add(parser: argparse.ArgumentParser) -> None:
    options.add_files(parser, say("cli-review-files"))
    parser.add_argument("--html", metavar="FILE", help=say("cli-review-html"))
    parser.add_argument("--goal", metavar="GOAL", choices=GOALS, help=say("cli-review-goal"))
    parser.add_argument(
        "--playouts", metavar="N", type=options.whole_number, help=say("cli-review-playouts")
    )
    options.add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if complaint := options.check_components(arguments, None):
        return options.report_usage("review", complaint)
    paths, code, found = [*_list_files(arguments.files)], 0, []
    with _progress(len(paths)) as begin_file:
        for path in paths:
            try:
                reviewed = _review(path, arguments, begin_file(path))
            except DoubloonError as error:
                code = 1
                options.refuse(arguments, path, error)
            else:
                found.append((path, *reviewed))
                if arguments.json:
                    from doubloon.analysis.summary import summarize

                    print(json.dumps(summarize(reviewed[1]), ensure_ascii=False), flush=True)
    if not arguments.json:
        from doubloon.cli.reviewing.text import print_reviews

        print_reviews(found)
    if arguments.html is not None:
        code = max(code, _write_page(arguments.html, found))
    return code


def _list_files(given: list[str]) -> Iterator[str]:
    """The files, and all records in folders."""
    for path in given:
        if path != options.STDIN and Path(path).is_dir():
            yield from map(str, sorted(Path(path).rglob(f"*{EXTENSION}")))
        else:
            yield path


def _review(path: str, arguments: argparse.Namespace, watch: Watch) -> "tuple[Record, Review]":
    from doubloon.analysis.review import number_steps, review

    record = options.load(path)
    components = options.load_components(arguments)
    play = replay(get(record.game), record, components)
    setup = record.setup if components is None else replace(record.setup, components=components)
    effort = Effort(arguments.playouts)
    numbers = number_steps(record.steps)
    return record, review(play, setup, arguments.goal, effort, numbers=numbers, watch=watch)


@contextmanager
def _progress(files: int) -> Iterator[Callable[[str], Watch]]:
    """Bars on the error stream: the files, the steps of each, and tables that must be solved."""
    import sys

    from rich.console import Console
    from rich.progress import Progress

    from doubloon.cli.bars import bars
    from doubloon.solving.tables import watched

    console = Console(file=sys.stderr)
    if not console.is_terminal:
        yield lambda _path: lambda _done, _all: None
        return
    with Progress(console=console, transient=True) as shown, bars() as report, watched(report):
        whole = shown.add_task(say("review-files"), total=files, visible=files > 1)
        steps = shown.add_task("", total=1)

        def begin_file(path: str) -> Watch:
            shown.advance(whole, int(steps in begun))
            begun.add(steps)

            def watch(done: int, total: int) -> None:
                shown.update(steps, description=Path(path).name, completed=done, total=total)

            return watch

        begun: set[int] = set()
        yield begin_file


def _write_page(path: str, found: "list[tuple[str, Record, Review]]") -> int:
    from doubloon.cli.reviewing.page import write_page

    try:
        Path(path).write_text(write_page(found), "utf-8")
    except OSError as error:
        why = error.strerror or type(error).__name__
        options.complain(path, FileError("review-not-written", file=path, why=why))
        return 1
    return 0
