"""`doubloon verify`: every die and card of a record drawn again from its published secret."""

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
    return options.answer_each(arguments, verify, summary, told)


def summary(_game: AnyGame, _record: Record, checked: Sequence[int]) -> dict[str, object]:
    return {"proved": True, "steps": len(checked)}


def told(path: str, _game: AnyGame, record: Record, checked: Sequence[int]) -> str:
    """The proof for people, with what they have to compare: a secret proves nothing by itself."""
    dice = promised(record)
    promise = {"play": dice.play, "commitment": commitment(dice.secret)}
    return "\n".join(
        (
            say("verify-proved", {"file": path, "steps": len(checked)}),
            say("verify-compare", {**promise, "texts": ", ".join(dice.texts)}),
        )
    )
