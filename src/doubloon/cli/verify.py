"""`doubloon verify`: draws all chance of a record again from its published secret."""

import argparse
from collections.abc import Sequence

from doubloon.cli import options
from doubloon.core.fairness import commitment, promised, verify
from doubloon.core.game import AnyGame
from doubloon.core.record import Record
from doubloon.locales import say


def add(parser: argparse.ArgumentParser) -> None:
    options.add_files(parser, say("cli-verify-files"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    return options.answer_each(arguments, verify, summarize, describe)


def summarize(_game: AnyGame, record: Record, checked: Sequence[int]) -> dict[str, object]:
    dice = promised(record)
    return {
        "proved": True,
        "steps": len(checked),
        "version": dice.version,
        "people": len(dice.given),
        "alone": not dice.given,
        "seating": None if dice.seating is None else [*dice.seating],
    }


def describe(path: str, _game: AnyGame, record: Record, checked: Sequence[int]) -> str:
    """The answer as text, with the commitment to compare: a secret alone proves nothing."""
    dice = promised(record)
    shown = {"play": dice.play, "commitment": commitment(dice.secret)}
    lines = [
        say(
            "verify-proved" if dice.given else "verify-alone",
            {"file": path, "steps": len(checked)},
        ),
        say("verify-compare", {**shown, "texts": ", ".join(dice.texts)}),
    ]
    if dice.seating is not None:
        lines.insert(1, say("verify-seated", {"seating": ", ".join(map(str, dice.seating))}))
    return "\n".join(lines)
