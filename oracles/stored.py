"""What the programs behind exact numbers share: printing, writing and comparing their file.

Nothing here knows a game, and nothing comes from the package.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"

DIGITS = 9
"""Digits of a fraction that are the same wherever it is computed."""


def main(about: str, output: Path, document: Callable[[], str]) -> int:
    """Print the document, write it with `--write`, or say with `--check` where it differs."""
    parser = argparse.ArgumentParser(description=about)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--write", action="store_true", help=f"write {output.name}")
    what.add_argument("--check", action="store_true", help=f"compare with {output.name}")
    asked = parser.parse_args()
    text = document()
    if asked.write:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text, encoding="utf-8")
    elif not asked.check:
        print(text, end="")
    elif (stored := output.read_text(encoding="utf-8") if output.exists() else "") != text:
        pairs = zip([*stored.split("\n"), ""], [*text.split("\n"), ""], strict=False)
        line = next((n for n, (old, new) in enumerate(pairs, 1) if old != new), 1)
        print(f"{output} differs from what is counted here, from line {line} on", file=sys.stderr)
        return 1
    return 0


def block(title: str, fields: Mapping[str, object]) -> str:
    """One `[[title]]` of a TOML file."""
    return "\n".join([f"[[{title}]]", *(f"{key} = {toml(value)}" for key, value in fields.items())])


def toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return f"{value:.{DIGITS}f}"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {toml(part)}" for key, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    raise TypeError(f"no way to write {value!r}")
