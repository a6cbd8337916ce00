"""Pictures made of characters: boxes, bars, tables, and rows that fit a width.

A picture is a list of lines. Nothing here knows a game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.text import Text

Picture = list[Text]

TIE = "\xa0"
"""A no-break space."""


class Strokes(NamedTuple):
    across: str
    down: str
    upper: str
    """The two upper corners."""
    lower: str
    full: str
    empty: str


_FANCY = Strokes("─", "│", "╭╮", "╰╯", "█", "░")
_PLAIN = Strokes("-", "|", "++", "++", "#", ".")
_ASCII = {
    0x2018: "'",
    0x2019: "'",
    0x201C: '"',
    0x201D: '"',
    0x2013: "-",
    0x2212: "-",
    0x2026: "...",
    0x00B7: "-",
    0x00D7: "x",
}
"""Replacements for a terminal that has only ASCII."""


@dataclass(frozen=True, slots=True)
class Pen:
    """The width of drawings, and whether they may use more than ASCII."""

    width: int = 80
    fancy: bool = True

    @property
    def strokes(self) -> Strokes:
        return _FANCY if self.fancy else _PLAIN

    def spell(self, text: str) -> str:
        """The text in characters that this pen has."""
        return text if self.fancy else text.translate(_ASCII)


def fit(text: str, width: int) -> str:
    """The text cut or padded to exactly this many columns."""
    return set_cell_size(text, max(width, 0))


def center(text: str, width: int) -> str:
    room = max(width - cell_len(text), 0)
    return fit(" " * (room // 2) + text, width)


def box(
    lines: Sequence[str | Text], pen: Pen, *, foot: str = "", head: str = "", style: str = ""
) -> Picture:
    """A frame around lines, with a word in its upper and its lower edge."""
    texts = [Text(line, style) if isinstance(line, str) else line.copy() for line in lines]
    inside = max([1, *(text.cell_len for text in texts)])
    across, down = pen.strokes.across, pen.strokes.down
    drawn = [_edge(head, inside, across, pen.strokes.upper, style)]
    for text in texts:
        text.pad_right(inside - text.cell_len)
        drawn.append(Text.assemble((down, style), text, (down, style)))
    return [*drawn, _edge(foot, inside, across, pen.strokes.lower, style)]


def _edge(word: str, inside: int, across: str, corners: str, style: str) -> Text:
    word = f" {word} " if word and cell_len(word) + 2 <= inside else ""
    left = (inside - cell_len(word)) // 2
    right = inside - cell_len(word) - left
    return Text.assemble(
        (corners[0] + across * left, style),
        (word, f"bold {style}"),
        (across * right + corners[1], style),
    )


def beside(pictures: Sequence[Picture], gap: int = 1) -> Picture:
    """Pictures in one row, aligned at the top."""
    height = max((len(picture) for picture in pictures), default=0)
    drawn = []
    for row in range(height):
        line = Text(no_wrap=True)
        for number, picture in enumerate(pictures):
            line.append(" " * gap if number else "")
            line.append_text(picture[row] if row < len(picture) else Text(" " * width_of(picture)))
        drawn.append(line)
    return drawn


def flow(pictures: Iterable[Picture], pen: Pen, gap: int = 1) -> Picture:
    """Pictures in as many rows as the width needs."""
    rows: list[list[Picture]] = [[]]
    used = 0
    for picture in pictures:
        if rows[-1] and used + gap + width_of(picture) > pen.width:
            rows.append([])
        used = width_of(picture) if not rows[-1] else used + gap + width_of(picture)
        rows[-1].append(picture)
    return [line for row in rows for line in beside(row, gap)]


def width_of(picture: Picture) -> int:
    return max((line.cell_len for line in picture), default=0)


def bar(share: float, width: int, pen: Pen, style: str) -> Text:
    """A bar that is filled by this share, from 0 to 1."""
    full, empty = pen.strokes.full, pen.strokes.empty
    filled = round(width * min(max(share, 0.0), 1.0))
    return Text.assemble((full * filled, style), (empty * (width - filled), "dim"))


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a ledger: a name, a number and a bar."""

    name: str
    number: int
    share: float = 0.0
    due: bool = False
    """Whether it is this seat's turn, or this seat has won."""
    note: str = ""
    style: str = "yellow"


def ledger(rows: Sequence[Row], pen: Pen) -> Picture:
    """Names, numbers and bars below each other. Long names are cut and bars shortened."""
    most = max(pen.width - 16, 6)
    names = min(max((cell_len(row.name) for row in rows), default=0), most)
    digits = max((len(str(row.number)) for row in rows), default=0)
    notes = max((cell_len(pen.spell(row.note)) + 1 for row in rows if row.note), default=0)
    drawn = []
    for row in rows:
        line = Text(no_wrap=True)
        line.append("> " if row.due else "  ", "bold")
        line.append(fit(pen.spell(row.name), names), "bold" if row.due else "")
        line.append(f" {row.number:>{digits}} ", row.style)
        room = min(pen.width - line.cell_len - notes, 40)
        if room >= 4:
            line.append_text(bar(row.share, room, pen, row.style))
        line.append(f" {pen.spell(row.note)}" if row.note else "", "dim")
        line.truncate(pen.width)
        drawn.append(line)
    return drawn


def wrap(text: str, width: int, style: str = "") -> Picture:
    """A sentence in lines of at most this width, broken at spaces but not at no-break spaces."""
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines += chop_cells(word, max(width, 2))
    return [Text(line.replace(TIE, " "), style) for line in lines]
