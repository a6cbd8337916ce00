"""The text output of a simulation: a progress bar, and tables at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from doubloon.locales import say


@contextmanager
def counting(plays: int) -> Iterator[Callable[[int], object]]:
    """Show a progress bar on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=plays)
        yield lambda more: bar.update(task, advance=more)


def print_answer(answer: dict[str, Any]) -> None:
    """Print the whole answer as text and tables."""
    console = Console(highlight=False, soft_wrap=True)
    facts = {name: answer[name] for name in ("edition", "seats", "plays", "seed")}
    console.print(say("simulate-title", {"game": say(answer["game"]), **facts}), markup=False)
    if answer["engine"] == "rules":
        console.print(say("simulate-by-rules", {"what": answer["uncovered"]}), markup=False)
    if not answer["plays"]:
        return
    console.print(_bots(answer))
    console.print(_seats(answer))
    for line in lines(answer):
        console.print(line, markup=False)


def _bots(answer: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("simulate-bot"))
    for heading in ("simulate-wins", "simulate-interval", "simulate-margin", "simulate-points"):
        table.add_column(say(heading), justify="right")
    for bot in answer["bots"]:
        points, margin = bot["points"], bot["margin"]
        table.add_row(
            bot["bot"],
            percent(bot["rate"]),
            between(bot["interval"]),
            "" if margin is None else f"{margin['mean']:+.2f} ± {_spread(margin['interval']):.2f}",
            f"{points['mean']:.2f} ± {points['deviation']:.2f}",
        )
    return table


def _seats(answer: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("simulate-seat"))
    for heading in ("simulate-wins", "simulate-interval"):
        table.add_column(say(heading), justify="right")
    for seat in answer["by_seat"]:
        table.add_row(f"p{seat['seat']}", percent(seat["rate"]), between(seat["interval"]))
    return table


def lines(answer: dict[str, Any]) -> list[str]:
    """The lines after the tables."""
    first, turns = answer["first"], answer["length"]["turns"]
    facts = {
        "rate": percent(first["rate"]),
        "interval": between(first["interval"]),
        "advantage": f"{100 * (first['rate'] - first['fair']):+.2f}",
    }
    low, middle, high = turns["quarters"]
    length = {
        "mean": f"{turns['mean']:.1f}",
        **{"least": turns["least"], "low": low, "middle": middle, "high": high},
        "most": turns["most"],
        "acts": f"{answer['length']['acts']:.1f}",
        "steps": f"{answer['length']['steps']:.1f}",
    }
    endings = (f"{ending} {n}" for ending, n in answer["endings"].items() if n)
    return [
        say("simulate-first", facts),
        say("simulate-length", length),
        say("simulate-endings", {"endings": ", ".join(endings)}),
    ]


def percent(rate: float) -> str:
    return f"{100 * rate:.2f} %"


def between(interval: list[float]) -> str:
    low, high = interval
    return say("simulate-between", {"low": f"{100 * low:.2f}", "high": f"{100 * high:.2f}"})


def _spread(interval: list[float]) -> float:
    return (interval[1] - interval[0]) / 2
