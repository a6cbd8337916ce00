"""Every message of the terminal is used."""

import ast
import re
from pathlib import Path

import doubloon
from doubloon.games import games
from doubloon.locales import keys

SOURCES = Path(doubloon.__path__[0])
FAMILIES = (
    r"ms-die-[kscdmp]",
    r"gu-chest-[wrbgpy]",
    r"gu-key-[wrbgpyjKC]",
    r"(kg-die-name|ms-die-name|gu-name)-\w",
)
"""Dice and cards, whose message names are made of a kind and a letter."""


def used_messages() -> re.Pattern[str]:
    """All texts in the sources, and f-strings that begin with a fixed text."""
    patterns = {*FAMILIES}
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    patterns.add(re.escape(text))
                case ast.JoinedStr(values=[ast.Constant(value=str(begin)), *_]) if len(begin) > 4:
                    patterns.add(f"{re.escape(begin)}.+")
    return re.compile(f"(terminal-)?({'|'.join(sorted(patterns))})")


def test_every_message_of_the_terminal_is_used() -> None:
    games()
    used = used_messages()
    mine = [key for key in keys() if key.startswith(("terminal-", "cli-play-"))]
    assert len(mine) > 100
    assert [key for key in mine if not used.fullmatch(key)] == []
