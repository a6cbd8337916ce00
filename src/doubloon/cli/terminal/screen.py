"""The terminal itself: its width, characters and colours, and what a person types.

There is no colour with `--no-color`, NO_COLOR or TERM=dumb, or if the output is not a
terminal. Then the only escape codes are those that hide a hand. Drawings stay.
"""

import io
import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from doubloon.drawing.pictures import TIE, Pen, Picture, box, fit, width_of, wrap

NARROWEST = 20
_ERASE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback, and moves the cursor home."""


class Screen:
    def __init__(self, out: TextIO, environment: Mapping[str, str], *, color: bool = True) -> None:
        self._out = out
        self._terminal = out.isatty() and environment.get("TERM", "") not in ("dumb", "unknown")
        self._fancy = _encodes(out, "─│╭█…")
        self._color = color and self._terminal and not environment.get("NO_COLOR")
        self._console = Console(
            file=out,
            color_system="auto" if self._color else None,
            force_terminal=self._color,
            no_color=not self._color,
            markup=False,
            highlight=False,
            emoji=False,
            soft_wrap=False,
            legacy_windows=False,
            _environ={name: environment.get(name, "") for name in ("TERM", "COLORTERM")},
        )
        self._edits = self._color and sys.stdin.isatty() and _line_editing()

    @property
    def pen(self) -> Pen:
        """A pen for drawings as wide as the terminal is now."""
        return Pen(max(_columns(self._out), NARROWEST), self._fancy)

    def say(
        self, *sentences: str, indent: str = "", style: str = "", bold: Sequence[str] = ()
    ) -> None:
        """Print sentences below each other, wrapped at words; some words in bold."""
        pen = self.pen
        for sentence in sentences:
            lines = wrap(pen.spell(sentence), pen.width - len(indent), style)
            for line in lines or [Text()]:
                if bold:
                    line.highlight_regex(_any_of(bold), "bold")
                self.show([Text(indent) + line])

    def print_line(self, text: str) -> None:
        """Print one line that is never wrapped, so that it can be copied."""
        self.show([Text(text, "bold")])

    def show(self, picture: Picture) -> None:
        self._console.width = max(self.pen.width, width_of(picture))
        for line in picture:
            line.rstrip()
            self._console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def headline(self, text: str) -> None:
        pen = self.pen
        title = f" {pen.spell(text)} "
        across = pen.strokes.across
        line = Text(across * 2 + title, "bold cyan")
        line.truncate(pen.width)
        line.append(across * (pen.width - line.cell_len), "cyan")
        self.show([Text(), line])

    def listing(self, rows: Iterable[tuple[str, str, str]]) -> None:
        """Print what may be typed on the left, its meaning beside it, and its notation in grey."""
        pen, rows = self.pen, [*rows]
        left = min(max((cell_len(word) for word, _, _ in rows), default=0), pen.width // 3)
        for word, meaning, notation in rows:
            tied = notation.replace(" ", TIE)
            lines = wrap(pen.spell(f"{meaning} {tied}".strip()), pen.width - left - 4)
            if notation and lines and lines[-1].plain.endswith(notation):
                lines[-1].stylize("dim", -len(notation))
            head = pen.spell(word)
            if cell_len(head) > left:
                self.show([Text(fit(f"  {head}", pen.width), "bold")])
                head = ""
            for line in lines or [Text()]:
                self.show([Text.assemble((f"  {fit(head, left)}  ", "bold"), line)])
                head = ""

    def framed(self, sentences: Iterable[str], style: str) -> None:
        pen = self.pen
        lines = [
            Text(f" {line.plain} ", style)
            for sentence in sentences
            for line in wrap(pen.spell(sentence), min(pen.width, 80) - 4)
        ]
        self.show(box(lines, pen, style=style))

    def ask(self, prompt: str) -> str:
        """Read one line. Raises EOFError at the end of input, KeyboardInterrupt at Ctrl-C."""
        prompt = self.pen.spell(prompt)
        self._out.flush()
        if self._edits:
            return _printable(input(prompt))
        self._out.write(prompt)
        self._out.flush()
        return _printable(input())

    def hide(self) -> None:
        """Erase everything that was shown, and the history of typed lines."""
        self._out.write(_ERASE if self._terminal else "\n" * 60)
        self._out.flush()
        if self._edits:
            import readline

            readline.clear_history()


def open_screen(*, color: bool) -> Screen:
    """The screen of this process. Characters it cannot show are replaced."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Screen(sys.stdout, os.environ, color=color)


def _columns(out: TextIO) -> int:
    with suppress(OSError, ValueError):
        if columns := os.get_terminal_size(out.fileno()).columns:
            return columns
    return shutil.get_terminal_size().columns


def _encodes(out: TextIO, letters: str) -> bool:
    try:
        letters.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _line_editing() -> bool:
    """Turn on arrow keys and history at the prompt, if the system has readline."""
    try:
        import readline
    except ImportError:
        return False
    readline.parse_and_bind("set enable-bracketed-paste off")
    return True


def _any_of(words: Sequence[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b", re.IGNORECASE)


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()
