"""Options and answers that several commands share."""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from doubloon.core import record, toml
from doubloon.core.errors import DoubloonError, FileError
from doubloon.core.game import AnyGame
from doubloon.core.record import Record
from doubloon.core.setup import Fields, Setup
from doubloon.games import games, get
from doubloon.locales import explain, say

Answer = TypeVar("Answer")

STDIN = "-"
_MOST_BYTES = 4 * toml.LONGEST
"""The longest record in bytes: a character has at most four in UTF-8."""


def parse_reading(text: str) -> tuple[str, object]:
    """The name and the value in a text like `end-mid-turn=true`.

    >>> parse_reading("tie-break=shared")
    ('tie-break', 'shared')
    """
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(say("cli-reading-form", {"text": text}))
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isascii() and value.isdigit() and len(value) < 9 else value


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise argparse.ArgumentTypeError(say("cli-number", {"text": text}))
    return int(text)


def size(text: str) -> int:
    """A number of bytes, such as 500M."""
    number, power = (text[:-1], "KMG".find(text[-1:].upper()) + 1) if text else ("", 0)
    if not power:
        number = text
    if not (number.isascii() and number.isdigit() and len(number) < 16):
        raise argparse.ArgumentTypeError(say("cli-size", {"text": text}))
    unit: int = 1000**power
    return int(number) * unit


def known_games() -> str:
    """The names of all games, for messages."""
    return ", ".join(game.key for game in games())


def load(path: str) -> Record:
    """The record in a file, or on standard input."""
    return record.read(_read_text(path))


def _read_text(path: str) -> str:
    try:
        if path == STDIN:
            raw = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                raw = file.read(_MOST_BYTES + 1)
    except OSError as error:
        problem = {FileNotFoundError: "file-missing", IsADirectoryError: "file-folder"}
        raise FileError(problem.get(type(error), "file-unreadable"), file=path) from None
    except ValueError:
        raise FileError("file-missing", file=path) from None
    if len(raw) > _MOST_BYTES:
        raise FileError("file-too-large", file=path, longest=_MOST_BYTES)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("file-not-text", file=path) from None


def add_components(parser: argparse.ArgumentParser) -> None:
    """Add an option for each game with replaceable components, such as `--board FILE`."""
    parser.set_defaults(boxes=[])
    for game in games():
        if game.components is not None:
            parser.add_argument(
                f"--{game.components.option}",
                metavar="FILE",
                dest="boxes",
                action="append",
                type=partial(_Box, game),
                help=say("cli-components", {"game": say(game.key)}),
            )


@dataclass(frozen=True, slots=True)
class _Box:
    """A data file with replaced components, and the game it is for."""

    game: AnyGame
    path: str

    @property
    def option(self) -> str:
        assert self.game.components is not None
        return f"--{self.game.components.option}"


def check_components(arguments: argparse.Namespace, game: AnyGame | None) -> str | None:
    """A sentence that says what is wrong with the component options, or None.

    The game is None if the command reads it from records.
    """
    boxes: list[_Box] = arguments.boxes
    for box in boxes:
        if game is not None and game.key != box.game.key:
            return say("cli-other-box", {"option": box.option, "game": say(box.game.key)})
    different = dict.fromkeys(box.option for box in boxes)
    return say("cli-one-box", {"options": ", ".join(different)}) if len(different) > 1 else None


def load_components(arguments: argparse.Namespace) -> Fields | None:
    """The replaced components from the file that an option names, or None."""
    return _load_box(arguments.boxes[-1].path) if arguments.boxes else None


def load_boxes(arguments: argparse.Namespace) -> dict[str, Fields] | None:
    """By game, the components from the files that options name, checked for every table size.

    None if one is wrong: that has been said.
    """
    found: dict[str, Fields] = {}
    for box in arguments.boxes:
        try:
            found[box.game.key] = own = _load_box(box.path)
            for seats in box.game.seats:
                box.game.start(Setup(seats, components=own))
        except DoubloonError as error:
            complain(box.path, error)
            return None
    return found


def _load_box(path: str) -> Fields:
    return toml.parse(_read_text(path), FileError)


def add_terms(parser: argparse.ArgumentParser) -> None:
    """Add the options for what players agree on before a play."""
    parser.add_argument("--edition", metavar="E", help=say("cli-edition"))
    parser.add_argument(
        "--reading",
        metavar="K=V",
        dest="readings",
        action="append",
        default=[],
        type=parse_reading,
        help=say("cli-reading"),
    )


def add_files(parser: argparse.ArgumentParser, help_: str) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=help_)
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def answer_each(
    arguments: argparse.Namespace,
    answer: Callable[[AnyGame, Record], Answer],
    summarize: Callable[[AnyGame, Record, Answer], dict[str, object]],
    describe: Callable[[str, AnyGame, Record, Answer], str],
) -> int:
    """Print one answer per file, in order. A refusal takes its file's place, and the exit is 1."""
    code = 0
    for path in arguments.files:
        try:
            record_ = load(path)
            game_ = get(record_.game)
            found = answer(game_, record_)
        except DoubloonError as error:
            code = 1
            refuse(arguments, path, error)
        else:
            if arguments.json:
                print(json.dumps(summarize(game_, record_, found), ensure_ascii=False))
            else:
                print(describe(path, game_, record_, found))
    return code


def report_usage(command: str, complaint: str) -> int:
    """Print what is wrong with the arguments; the exit code is 2."""
    print(f"doubloon {command}: {complaint}", file=sys.stderr)
    return 2


def refuse(arguments: argparse.Namespace, path: str, error: DoubloonError) -> None:
    """Print a refusal, as JSON if that was asked for."""
    if arguments.json:
        print(json.dumps(summarize_error(error), ensure_ascii=False))
    else:
        complain(path, error)


def summarize_error(error: DoubloonError) -> dict[str, object]:
    """An error as JSON; every command uses this form."""
    return {
        "error": error.kind,
        "clause": error.clause,
        "step": error.step,
        "message": explain(error),
    }


def complain(path: str, error: DoubloonError) -> None:
    """Print an error for a person, with its file, step and clause."""
    facts = {"file": path, "message": explain(error), "step": error.step or 0}
    sentence = say("cli-refused" if error.step is None else "cli-refused-step", facts)
    clause = f" [{error.clause}]" if error.clause else ""
    print(f"doubloon: {sentence}{clause}", file=sys.stderr)
    for other in error.more if isinstance(error, FileError) else ():
        complain(path, other)
