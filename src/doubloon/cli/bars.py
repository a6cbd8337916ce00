"""Progress bars on the error stream while tables are computed."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bars
    from rich.progress import TaskID

    from doubloon.solving.tables import Progress, Watcher, Work


@contextmanager
def bars() -> "Iterator[Watcher]":
    """Show one bar per table from its first progress report; nothing if not on a terminal."""
    with ExitStack() as stack:
        shown: list[Bars] = []
        tasks: dict[str, TaskID] = {}

        def report(work: "Work", done: "Progress") -> None:
            if not shown:
                shown.append(stack.enter_context(_new_bars()))
            name = work.table.name
            if name not in tasks:
                tasks[name] = shown[0].add_task(name, total=done.steps)
            shown[0].update(tasks[name], completed=done.done)

        yield report


def _new_bars() -> "Bars":
    from rich.console import Console
    from rich.progress import Progress

    console = Console(file=sys.stderr)
    return Progress(console=console, disable=not console.is_terminal)
