"""Every message of the terminal is said somewhere."""

import ast
import re
from pathlib import Path

import doubloon.cli
from doubloon.locales import keys

SOURCES = Path(doubloon.cli.__path__[0])
FAMILIES = (
    r"ms-die-[kscdmp]",
    r"gu-chest-[wrbgpy]",
    r"gu-key-[wrbgpyjKC]",
    r"(kg-die-name|ms-die-name|gu-name)-\w",
)
"""Dice and cards, whose names are put together from a kind and a letter."""


def spoken() -> re.Pattern[str]:
    """All texts in the sources, and all that can be put together there with a fixed beginning."""
    patterns = {*FAMILIES}
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    patterns.add(re.escape(text))
                case ast.JoinedStr(values=[ast.Constant(value=str(begin)), *_]) if len(begin) > 4:
                    patterns.add(f"{re.escape(begin)}.+")
    return re.compile(f"(terminal-)?({'|'.join(sorted(patterns))})")


def test_no_message_of_the_terminal_is_left_over() -> None:
    said = spoken()
    mine = [key for key in keys() if key.startswith(("terminal-", "cli-play-"))]
    assert len(mine) > 200
    assert [key for key in mine if not said.fullmatch(key)] == []
