"""`doubloon check-db`: everything that can be wrong with a server's database."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.cli import options
from doubloon.core.errors import DoubloonError
from doubloon.locales import say

if TYPE_CHECKING:
    from doubloon.server.storage.sqlite.inspection import Inspection


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", help=say("cli-check-db-path"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from doubloon.server.storage.sqlite.inspection import Inspection

    try:
        inspection = Inspection(Path(arguments.path))
    except DoubloonError as error:
        options.refuse(arguments, arguments.path, error)
        return 1
    found: list[DoubloonError] = []
    with closing(inspection):
        for finding in _look(inspection):
            found.append(finding)
            if not arguments.json:
                options.complain(arguments.path, finding)
    counts = {"plays": len(inspection.plays), "tables": len(inspection.tables)}
    if arguments.json:
        findings = [{"problem": each.problem, **each.facts} for each in found]
        print(json.dumps({**counts, "findings": findings}, ensure_ascii=False))
    else:
        key = "check-db-damaged" if found else "check-db-sound"
        print(say(key, {"file": arguments.path, "found": len(found), **counts}))
    return 1 if found else 0


def _look(inspection: "Inspection") -> Iterator[DoubloonError]:
    """Everything that is found, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from doubloon.server.checking import check_play

    console = Console(file=sys.stderr)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bars:
        pages = bars.add_task(say("check-db-pages"), total=None)
        yield from inspection.look_at_pages()
        bars.update(pages, total=1, completed=1)
        total = len(inspection.plays) + len(inspection.tables)
        task = bars.add_task(say("check-db-plays"), total=total)
        for looking in (inspection.look_at_plays(check_play), inspection.look_at_tables()):
            for error in looking:
                bars.advance(task)
                if error is not None:
                    yield error
