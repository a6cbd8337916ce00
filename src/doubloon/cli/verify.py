"""`doubloon verify`: every die and card of a record drawn again from its published secret."""

import argparse
import json

from doubloon.cli import options
from doubloon.core.errors import DoubloonError
from doubloon.core.fairness import commitment, promised, verify
from doubloon.core.record import Record
from doubloon.locales import say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=say("cli-verify-files"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    code = 0
    for path in arguments.files:
        try:
            record = options.load(path)
            steps = len(verify(options.game_of(record), record))
        except DoubloonError as error:
            code = 1
            if arguments.json:
                print(json.dumps(options.refusal(error), ensure_ascii=False))
            else:
                options.complain(path, error)
        else:
            if arguments.json:
                print(json.dumps({"proved": True, "steps": steps}))
            else:
                print(told(path, record, steps))
    return code


def told(path: str, record: Record, steps: int) -> str:
    """The proof for people, with what they have to compare: a secret proves nothing by itself."""
    dice = promised(record)
    promise = {"play": dice.play, "commitment": commitment(dice.secret)}
    return "\n".join(
        (
            say("verify-proved", {"file": path, "steps": steps}),
            say("verify-compare", {**promise, "texts": ", ".join(dice.texts)}),
        )
    )
