"""`doubloon certify`: checks every number of a solved table with independent arithmetic."""

import argparse
import json
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.cli import options
from doubloon.cli.bars import bars
from doubloon.cli.solve import add_tables, for_each_table
from doubloon.core.errors import RecordError
from doubloon.locales import say

if TYPE_CHECKING:
    from doubloon.solving.checking import Check, Checked
    from doubloon.solving.layers import LayeredWork
    from doubloon.solving.tables import Work


def add(parser: argparse.ArgumentParser) -> None:
    add_tables(parser)
    parser.add_argument("--folder", metavar="FOLDER", help=say("cli-certify-folder"))
    parser.add_argument(
        "--sample", metavar="N", type=options.whole_number, help=say("cli-certify-sample")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    return for_each_table("certify", arguments, _certify)


def _certify(work: "Work | LayeredWork", arguments: argparse.Namespace) -> int:
    if work.check is None:
        raise RecordError("certify-unknown", table=work.table.name)
    seen = _sweep(work, work.check, arguments)
    good = seen.residual <= work.check.tolerance
    proven = good and arguments.sample is None
    facts: dict[str, object] = {
        "table": work.table.name,
        "stamp": work.table.stamp,
        "positions": work.positions,
        "checked": seen.done,
        "residual": seen.residual if isfinite(seen.residual) else None,
        "worst": seen.worst,
        "good": good,
        "bound": seen.bound if proven else None,
    }
    if arguments.json:
        print(json.dumps(facts))
        return 0 if good else 1
    shown = {"residual": f"{seen.residual:.2e}", "bound": f"{seen.bound or 0.0:.1e}"}
    print(say("certify-checked", {**facts, **shown}))
    print(say(_outcome(seen, good=good, sampled=arguments.sample is not None), shown))
    return 0 if good else 1


def _outcome(seen: "Checked", *, good: bool, sampled: bool) -> str:
    """The message that says what the check has shown."""
    if not good:
        return "certify-wrong"
    if sampled:
        return "certify-sampled"
    return "certify-no-bound" if seen.bound is None else "certify-proven"


def _sweep(work: "Work | LayeredWork", check: "Check", arguments: argparse.Namespace) -> "Checked":
    """Check the table with a progress bar; what was seen in the end."""
    from doubloon.solving.checking import Checked
    from doubloon.solving.tables import Progress

    folder = Path(arguments.folder) if arguments.folder else None
    seen = Checked(0, 0, 0.0, "", 0.0)
    with bars() as report:
        for seen in check.sweep(folder, arguments.sample):
            report(work, Progress(seen.done, seen.steps))
    return seen
