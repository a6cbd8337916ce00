"""A chart of a simulation as one self-contained SVG file."""

from collections.abc import Iterable
from html import escape
from itertools import pairwise
from typing import Any

from doubloon.cli.simulation import between, percent
from doubloon.locales import say

WIDTH, HEIGHT = 960, 720
INK, PALE, GRID = "#1d2733", "#5c6b7a", "#e3e8ed"
COLOURS = ("#1f5fa8", "#c8501e", "#2c7d43", "#8a3f9e", "#a07400", "#3b4a59")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "12 4", "4 2")
"""Dash patterns, so that lines differ in more than colour."""

BINS = 60


class Panel:
    """A rectangle with a heading, and the mapping from values to places in it."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height
        self.parts: list[str] = []

    def across(self, value: float, least: float, most: float) -> float:
        return self.x + self.width * (value - least) / ((most - least) or 1)

    def up(self, value: float, most: float) -> float:
        return self.y + self.height * (1 - value / (most or 1))

    def text(self, x: float, y: float, words: str, anchor: str = "start", **style: Any) -> None:
        extra = "".join(f' {name}="{value}"' for name, value in style.items())
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{extra}>{escape(words)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> None:
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{colour}" stroke-width="{width}"/>'
        )

    def bar(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
            f'fill="{colour}" fill-opacity="0.85"/>'
        )

    def heading(self, words: str) -> None:
        self.text(self.x, self.y - 14, words, **{"font-weight": "600"})


def picture(answer: dict[str, Any]) -> str:
    """The whole chart: wins by bot and by seat, points, and the length of plays."""
    facts = {name: answer[name] for name in ("edition", "seats", "plays", "seed")}
    title = say("simulate-title", {"game": say(answer["game"]), **facts})
    panels = (_wins(answer), _seats(answer), _points(answer), _turns(answer))
    body = "\n".join(part for panel in panels for part in panel.parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" font-family="sans-serif" '
        f'font-size="13" fill="{INK}">\n<title>{escape(title)}</title>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>\n'
        f'<text x="48" y="42" font-size="18" font-weight="600">{escape(title)}</text>\n'
        f"{body}\n</svg>\n"
    )


def _wins(answer: dict[str, Any]) -> Panel:
    panel = Panel(150, 104, 330, 190)
    panel.heading(say("simulate-plot-wins"))
    _rates(panel, [(bot["bot"], bot) for bot in answer["bots"]], COLOURS)
    return panel


def _seats(answer: dict[str, Any]) -> Panel:
    panel = Panel(600, 104, 310, 190)
    panel.heading(say("simulate-plot-seats"))
    rows = [(f"p{seat['seat']}", seat) for seat in answer["by_seat"]]
    rows.append((say("simulate-plot-first"), answer["first"]))
    _rates(panel, rows, (PALE,) * len(rows))
    return panel


def _rates(panel: Panel, rows: list[tuple[str, Any]], colours: Iterable[str]) -> None:
    """Draw bars from 0 to the rate, with the interval as a whisker."""
    most = min(1.0, 1.15 * max(row["interval"][1] for _, row in rows))
    for mark in _marks(0, most * 100):
        x = panel.across(mark, 0, most * 100)
        panel.line(x, panel.y, x, panel.y + panel.height, GRID, 1)
        panel.text(x, panel.y + panel.height + 18, f"{mark:g} %", "middle", fill=PALE)
    step = panel.height / len(rows)
    for n, ((name, row), colour) in enumerate(zip(rows, colours, strict=False)):
        middle, thick = panel.y + step * (n + 0.5) - 6, min(26.0, step - 15)
        x = panel.across(row["rate"], 0, most)
        panel.bar(panel.x, middle - thick / 2, x - panel.x, thick, colour)
        low, high = (panel.across(bound, 0, most) for bound in row["interval"])
        panel.line(low, middle, high, middle, INK, 2)
        for bound in (low, high):
            panel.line(bound, middle - 5, bound, middle + 5, INK, 2)
        panel.text(panel.x - 8, middle + 4, name, "end")
        words = f"{percent(row['rate'])} ({between(row['interval'])})"
        small: dict[str, Any] = {"fill": PALE, "font-size": 11}
        panel.text(panel.x + 6, middle + thick / 2 + 13, words, **small)


def _points(answer: dict[str, Any]) -> Panel:
    panel = Panel(70, 392, 410, 250)
    panel.heading(say("simulate-plot-points"))
    _shares(panel, [bot["points"]["counts"] for bot in answer["bots"]], [*COLOURS])
    for n, bot in enumerate(answer["bots"]):
        y = panel.y + 14 + 18 * n
        right = panel.x + panel.width
        panel.parts.append(
            f'<line x1="{right - 40}" y1="{y - 4}" x2="{right}" y2="{y - 4}" '
            f'stroke="{COLOURS[n]}" stroke-width="2" stroke-dasharray="{DASHES[n]}"/>'
        )
        panel.text(right - 48, y, bot["bot"], "end")
    return panel


def _turns(answer: dict[str, Any]) -> Panel:
    panel = Panel(560, 392, 350, 250)
    panel.heading(say("simulate-plot-turns"))
    _shares(panel, [answer["length"]["turns"]["counts"]], [PALE])
    return panel


def _shares(panel: Panel, counts: list[dict[str, int]], colours: list[str]) -> None:
    """Draw histograms. Neighbouring values share a bin if there are many."""
    values = sorted({int(value) for one in counts for value in one})
    least, most = values[0], values[-1]
    apart = min((b - a for a, b in pairwise(values)), default=1)
    wide = apart * max(1, -(-((most - least) // apart + 1) // BINS))
    bins = (most - least) // wide + 1
    rows = []
    for one in counts:
        row = [0.0] * bins
        for value, n in one.items():
            row[(int(value) - least) // wide] += n / sum(one.values())
        rows.append(row)
    top = 1.1 * max(max(row) for row in rows)
    for mark in _marks(0, 100 * top):
        y = panel.up(mark / 100, top)
        panel.line(panel.x, y, panel.x + panel.width, y, GRID, 1)
        panel.text(panel.x - 8, y + 4, f"{mark:g} %", "end", fill=PALE)
    end = least + bins * wide
    for mark in _marks(least, end):
        x = panel.across(mark, least, end)
        panel.text(x, panel.y + panel.height + 18, f"{mark:g}", "middle", fill=PALE)
    for n, (row, colour) in enumerate(zip(rows, colours, strict=False)):
        points = [(panel.x, panel.up(0, top))]
        for place, share in enumerate(row):
            left, right = (
                panel.across(least + (place + side) * wide, least, end) for side in (0, 1)
            )
            points += [(left, panel.up(share, top)), (right, panel.up(share, top))]
        points.append((points[-1][0], panel.up(0, top)))
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        panel.parts.append(
            f'<polyline points="{path}" fill="{colour}" fill-opacity="0.08" stroke="{colour}" '
            f'stroke-width="2" stroke-dasharray="{DASHES[n]}"/>'
        )


def _marks(least: float, most: float) -> list[float]:
    """About five round numbers between two limits."""
    rough = (most - least) / 5 or 1
    size = 10.0 ** (len(f"{int(rough)}") - 1) if rough >= 1 else 0.1
    while rough < size:
        size /= 10
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= rough)
    first = int(least // step) * step
    first += step if first < least else 0
    return [round(first + n * step, 6) for n in range(int((most - first) / step) + 1)]
