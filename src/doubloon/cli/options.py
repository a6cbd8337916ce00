"""Options that several commands share."""

import argparse
import json
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from doubloon.core import record
from doubloon.core.errors import DoubloonError, FileError, RecordError
from doubloon.core.game import AnyGame, Table
from doubloon.core.record import Record
from doubloon.games import GAMES
from doubloon.locales import explain, say

Answer = TypeVar("Answer")

STDIN = "-"
_LONGEST = 4 * record.LONGEST
"""Bytes of the longest record in the widest spelling."""


def reading(text: str) -> tuple[str, object]:
    """`end-mid-turn=true` as a name and a value.

    >>> reading("tie-break=shared")
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


def game(key: str) -> AnyGame | None:
    return next((game for game in GAMES if game.key == key), None)


def game_of(read: Record) -> AnyGame:
    if (found := game(read.game)) is None:
        known = ", ".join(game.key for game in GAMES)
        raise RecordError("unknown-game", game=read.game, known=known)
    return found


def load(path: str) -> Record:
    """The record in a file, or on standard input."""
    return record.read(_text(path))


def _text(path: str) -> str:
    try:
        if path == STDIN:
            raw = sys.stdin.buffer.read(_LONGEST + 1)
        else:
            with Path(path).open("rb") as file:
                raw = file.read(_LONGEST + 1)
    except OSError as error:
        problem = {FileNotFoundError: "file-missing", IsADirectoryError: "file-folder"}
        raise FileError(problem.get(type(error), "file-unreadable"), file=path) from None
    except ValueError:
        raise FileError("file-missing", file=path) from None
    if len(raw) > _LONGEST:
        raise FileError("file-too-large", file=path, longest=_LONGEST)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("file-not-text", file=path) from None


BOXES = {"board": "gold-armada", "chests": "gold-up"}
"""Options that bring the components of another box, and the game they are for."""


def add_components(parser: argparse.ArgumentParser) -> None:
    for option in BOXES:
        parser.add_argument(f"--{option}", metavar="FILE", help=say(f"cli-{option}"))


def other_box(arguments: argparse.Namespace, game: AnyGame | None) -> str | None:
    """What is wrong with the components asked for, in a sentence."""
    for option, key in BOXES.items():
        if getattr(arguments, option) and game is not None and game.key != key:
            return say("cli-other-box", {"option": f"--{option}", "game": say(key)})
    return say("cli-wrong-usage") if arguments.board and arguments.chests else None


def components(arguments: argparse.Namespace) -> Table | None:
    """The board or the chests of another box."""
    path = arguments.board or arguments.chests
    if path is None:
        return None
    try:
        return tomllib.loads(_text(path))
    except RecursionError:
        raise FileError("too-nested") from None
    except tomllib.TOMLDecodeError as error:
        raise FileError("not-toml", detail=str(error)) from None


def add_terms(parser: argparse.ArgumentParser) -> None:
    """What a table agrees on before a play."""
    parser.add_argument("--edition", metavar="E", help=say("cli-edition"))
    parser.add_argument(
        "--reading",
        metavar="K=V",
        dest="readings",
        action="append",
        default=[],
        type=reading,
        help=say("cli-reading"),
    )


def add_files(parser: argparse.ArgumentParser, help_: str) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=help_)
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def answer_each(
    arguments: argparse.Namespace,
    answer: Callable[[AnyGame, Record], Answer],
    summary: Callable[[AnyGame, Record, Answer], dict[str, object]],
    told: Callable[[str, AnyGame, Record, Answer], str],
) -> int:
    """One answer a file, in order; a refusal stands in its file's place, and the exit is 1."""
    code = 0
    for path in arguments.files:
        try:
            record_ = load(path)
            game_ = game_of(record_)
            found = answer(game_, record_)
        except DoubloonError as error:
            code = 1
            refuse(arguments, path, error)
        else:
            if arguments.json:
                print(json.dumps(summary(game_, record_, found), ensure_ascii=False))
            else:
                print(told(path, game_, record_, found))
    return code


def usage(command: str, complaint: str) -> int:
    """A command that does not fit together is told so, and exits with 2."""
    print(f"doubloon {command}: {complaint}", file=sys.stderr)
    return 2


def refuse(arguments: argparse.Namespace, path: str, error: DoubloonError) -> None:
    if arguments.json:
        print(json.dumps(refusal(error), ensure_ascii=False))
    else:
        complain(path, error)


def refusal(error: DoubloonError) -> dict[str, object]:
    """The one shape of an error in JSON."""
    return {
        "error": error.kind,
        "clause": error.clause,
        "step": error.step,
        "message": explain(error),
    }


def complain(path: str, error: DoubloonError) -> None:
    facts = {"file": path, "message": explain(error), "step": error.step or 0}
    sentence = say("cli-refused" if error.step is None else "cli-refused-step", facts)
    clause = f" [{error.clause}]" if error.clause else ""
    print(f"doubloon: {sentence}{clause}", file=sys.stderr)
