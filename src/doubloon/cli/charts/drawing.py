"""A chart as one self-contained SVG file, for the screen and for paper."""

from html import escape
from textwrap import wrap

from doubloon.arena.pocket import measured
from doubloon.cli.charts.text import (
    describe_loss,
    head_list,
    pocket_lines,
    tell,
    title,
    write_limit,
    write_value,
)
from doubloon.core.game import AnyGame
from doubloon.locales import say
from doubloon.solving.charts import Chart, Keep, KeepList, StopMap

WIDTH, EDGE, LINE = 960, 40, 22
CELL, DIE = 20, 20
COLUMNS = 4
"""Rows of a list stand in so many columns."""

INK, GRID = "#1d2733", "#b9c3cc"
ROLLS, STOPS = "#1f6f8b", "#f2b632"
HATCH = (
    '<defs><pattern id="mixed" width="6" height="6" patternUnits="userSpaceOnUse" '
    f'patternTransform="rotate(45)"><rect width="6" height="6" fill="{ROLLS}"/>'
    f'<rect width="3" height="6" fill="{STOPS}"/></pattern></defs>'
)


class _Sheet:
    """Parts of the picture from the top down."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = 50.0

    def text(self, words: str, x: float = EDGE, *, size: int = 13, bold: bool = False) -> None:
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text x="{x:.0f}" y="{self.y:.0f}" font-size="{size}"{weight}>{escape(words)}</text>'
        )

    def paragraph(self, words: str) -> None:
        for line in wrap(words, 125):
            self.text(line)
            self.y += LINE

    def box(self, x: float, y: float, size: int, fill: str, corner: int = 0) -> None:
        self.parts.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{size}" height="{size}" rx="{corner}" '
            f'fill="{fill}" stroke="{GRID}"/>'
        )


def picture(game: AnyGame, chart: Chart) -> str:
    sheet = _Sheet()
    sheet.text(f"{title(game)} ({chart.edition})", size=20, bold=True)
    sheet.y += 34
    sheet.text(say("chart-pocket"), size=15, bold=True)
    sheet.y += LINE
    for n, line in enumerate(pocket_lines(game), start=1):
        sheet.paragraph(f"{n}. {line}")
    for loss in measured(game):
        sheet.paragraph(describe_loss(loss))
    sheet.y += LINE / 2
    sheet.paragraph(say(f"chart-goal-{chart.goal}"))
    if chart.maps:
        sheet.paragraph(say("chart-how-map"))
    for map_ in chart.maps:
        _draw_map(sheet, map_)
    if chart.lists:
        sheet.paragraph(f"{say('chart-how-list')} {say('chart-any')}")
    for list_ in chart.lists:
        _draw_list(sheet, chart, list_)
    height = int(sheet.y) + EDGE
    body = "\n".join(sheet.parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" font-family="sans-serif" fill="{INK}">\n'
        f"<title>{escape(title(game))}</title>\n{HATCH}\n"
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>\n{body}\n</svg>\n'
    )


def _draw_map(sheet: _Sheet, map_: StopMap) -> None:
    left = 270
    sheet.y += 16
    sheet.text(tell(map_.title), size=15, bold=True)
    for n, points in enumerate(map_.points):
        if not n % 5:
            sheet.text(f"{points}", left + n * CELL, size=11)
    for row in map_.rows:
        sheet.y += LINE
        sheet.text(tell(row.label))
        for n, share in enumerate(row.shares):
            if share is not None:
                fill = STOPS if share >= 1 else "url(#mixed)" if share > 0 else ROLLS
                sheet.box(left + n * CELL, sheet.y - 15, CELL, fill)
        sheet.text(write_limit(row.stop_from), left + len(row.shares) * CELL + 8)
    sheet.y += LINE


def _draw_list(sheet: _Sheet, chart: Chart, list_: KeepList) -> None:
    sheet.y += 16
    sheet.text(head_list(list_), size=15, bold=True)
    top, wide = sheet.y, (WIDTH - 2 * EDGE) / COLUMNS
    deep = -(-len(list_.rows) // COLUMNS)
    for n, row in enumerate(list_.rows):
        sheet.y = top + (n % deep + 1) * (DIE + 6)
        _draw_keep(sheet, chart, row, EDGE + n // deep * wide)
    sheet.y = top + (deep + 1) * (DIE + 6)


def _draw_keep(sheet: _Sheet, chart: Chart, row: Keep, x: float) -> None:
    for n, letter in enumerate(row.dice):
        sheet.box(x + n * (DIE + 2), sheet.y - 15, DIE, "#fffdf4", 5)
        sheet.text(letter, x + n * (DIE + 2) + 6, bold=True)
    if not row.dice:
        sheet.text(say("chart-all-again"), x)
    value = write_value(chart.goal, row.value)
    sheet.text(f"{value} {say('chart-stops') if row.stops else ''}", x + 5 * (DIE + 2) + 6, size=12)
