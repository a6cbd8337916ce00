"""Progress bars on the error stream while tables are computed."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from doubloon.locales import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.progress import Progress as Bars
    from rich.progress import TaskID

    from doubloon.solving.layers import LayeredWork
    from doubloon.solving.tables import Progress, Work

    Report = Callable[[Work | LayeredWork, Progress], None]


@contextmanager
def bars() -> "Iterator[Report]":
    """Show one bar per table from its first progress report; nothing if not on a terminal."""
    with ExitStack() as stack:
        shown: list[Bars] = []
        tasks: dict[str, TaskID] = {}

        def report(work: "Work | LayeredWork", done: "Progress") -> None:
            if not shown:
                shown.append(stack.enter_context(_new_bars()))
            name = work.table.name
            if name not in tasks:
                tasks[name] = shown[0].add_task(name, total=done.steps, begun=done.done, note="")
            task = shown[0].tasks[shown[0].task_ids.index(tasks[name])]
            note = _describe(done, done.done - task.fields["begun"], task.elapsed)
            shown[0].update(tasks[name], completed=done.done, note=note)

        yield report


def _describe(done: "Progress", computed: int, seconds: float | None) -> str:
    """The layer and the rate of a table with layers."""
    if not done.layers:
        return ""
    rate = computed / seconds if seconds else 0.0
    facts = {"layer": done.layer, "layers": done.layers, "rate": f"{rate:,.0f}"}
    return say("bar-layers", facts)


def _new_bars() -> "Bars":
    from rich.console import Console
    from rich.progress import Progress, TextColumn

    console = Console(file=sys.stderr)
    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[note]}"))
    return Progress(*columns, console=console, disable=not console.is_terminal)
