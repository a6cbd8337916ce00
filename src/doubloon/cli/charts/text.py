"""A chart as text: the pocket rule, limits for stopping, and lists of dice to keep."""

from collections.abc import Iterator
from itertools import groupby

from doubloon.arena.pocket import PocketLoss, measured
from doubloon.core.game import AnyGame
from doubloon.core.story import Sentence
from doubloon.locales import say
from doubloon.locales.telling import Teller
from doubloon.solving.charts import Chart, Keep, KeepList, StopMap

ROLL, MIXED, STOP, NOTHING = ".", "+", "#", " "
"""Stopping is never best, sometimes, always; no roll has these points."""

WIDE = 34
"""Columns for the label of a row."""


def describe(game: AnyGame, chart: Chart) -> str:
    return "\n".join(_lines(game, chart))


def _lines(game: AnyGame, chart: Chart) -> Iterator[str]:
    yield title(game)
    yield say("chart-edition", {"edition": chart.edition})
    yield ""
    yield say("chart-pocket")
    yield from (f"{n}. {line}" for n, line in enumerate(pocket_lines(game), start=1))
    yield from map(describe_loss, measured(game))
    yield ""
    yield say(f"chart-goal-{chart.goal}")
    if chart.maps:
        yield say("chart-how-map")
        legend = f"{ROLL} {say('web-chart-legend-roll')}, {MIXED} {say('web-chart-legend-mixed')}"
        yield f"{legend}, {STOP} {say('web-chart-legend-stop')}"
    for map_ in chart.maps:
        yield from _map_lines(map_)
    if chart.lists:
        yield say("chart-how-list")
        yield say("chart-any")
    for list_ in chart.lists:
        yield from _list_lines(chart, list_)


def title(game: AnyGame) -> str:
    return say("chart-title", {"game": say(game.key)})


def pocket_lines(game: AnyGame) -> list[str]:
    assert game.charts is not None
    return [say(line) for line in game.charts().name_lines(game.prefix)]


def describe_loss(loss: PocketLoss) -> str:
    facts: dict[str, object] = {"turns": loss.turns, "worth": write_number(loss.worth)}
    facts["loss"] = write_value(loss.goal, loss.loss)
    facts["error"] = write_value(loss.goal, loss.error)
    return say(f"chart-loss-{loss.goal}", facts)


def write_value(goal: str, value: float) -> str:
    return f"{100 * value:.2f} %" if goal == "win" else write_number(value)


def write_number(value: float) -> str:
    digits = 1 if abs(value) >= 10 else 2 if abs(value) >= 0.2 else 3
    return f"{value:.{digits}f}"


def tell(sentence: Sentence) -> str:
    return Teller(()).tell(sentence)


def write_limit(limit: int | None) -> str:
    return say("chart-never") if limit is None else say("chart-stop-from", {"points": limit})


def head_list(list_: KeepList) -> str:
    return f"{tell(list_.title)}, {say('chart-rolls-left', {'n': list_.rolls_left})}"


def _map_lines(map_: StopMap) -> Iterator[str]:
    yield ""
    yield f"{tell(map_.title):{WIDE}} {map_.points[0]}{map_.points[-1]:>{len(map_.points) - 1}}"
    for row in map_.rows:
        marks = "".join(map(_mark, row.shares))
        yield f"{tell(row.label):{WIDE}} {marks}  {write_limit(row.stop_from)}"


def _mark(share: float | None) -> str:
    if share is None:
        return NOTHING
    return STOP if share >= 1 else MIXED if share > 0 else ROLL


def _list_lines(chart: Chart, list_: KeepList) -> Iterator[str]:
    yield ""
    yield head_list(list_)
    blocks = [(locked, [*rows]) for locked, rows in groupby(list_.rows, lambda row: row.locked)]
    for locked, rows in blocks:
        if len(blocks) > 1:
            yield f" {say('chart-locked', {'n': locked})}"
        for row in rows:
            what = say("chart-stops") if row.stops else ""
            value = write_value(chart.goal, row.value)
            yield f"  {write_dice(row):14} {value:>8} {100 * row.chance:6.1f} %  {what}".rstrip()


def write_dice(row: Keep) -> str:
    return row.dice or say("chart-all-again")
