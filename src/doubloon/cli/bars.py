"""A bar on the error stream for whoever watches a table being computed."""

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
    """Show how far each table is, from the first time one is told of; nothing off a terminal."""
    with ExitStack() as stack:
        shown: list[Bars] = []
        tasks: dict[str, TaskID] = {}

        def told(work: "Work", done: "Progress") -> None:
            if not shown:
                shown.append(stack.enter_context(_empty()))
            name = work.table.name
            if name not in tasks:
                tasks[name] = shown[0].add_task(name, total=done.steps)
            shown[0].update(tasks[name], completed=done.done)

        yield told


def _empty() -> "Bars":
    from rich.console import Console
    from rich.progress import Progress

    console = Console(file=sys.stderr)
    return Progress(console=console, disable=not console.is_terminal)
