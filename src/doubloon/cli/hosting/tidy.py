"""`doubloon tidy`: archive or delete plays on a server that nobody has opened for long."""

import argparse
from datetime import UTC, datetime, timedelta
from pathlib import Path

from doubloon.cli import options
from doubloon.core.errors import DoubloonError
from doubloon.locales import say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="PATH", required=True, help=say("cli-tidy-db"))
    parser.add_argument(
        "--older-than", metavar="DAYS", type=_days, required=True, help=say("cli-tidy-older")
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--archive", metavar="DIR", type=Path, help=say("cli-tidy-archive"))
    what.add_argument("--delete", action="store_true", help=say("cli-tidy-delete"))
    parser.add_argument("--dry-run", action="store_true", help=say("cli-tidy-dry-run"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    before = datetime.now(UTC) - timedelta(days=arguments.older_than)
    try:
        archived, deleted = _tidy(
            Path(arguments.db),
            before.isoformat(timespec="milliseconds"),
            arguments.archive,
            dry_run=arguments.dry_run,
        )
    except DoubloonError as error:
        options.complain(arguments.db, error)
        return 1
    done = "tidy-would" if arguments.dry_run else "tidy-done"
    print(say(done, {"archived": archived, "deleted": deleted}))
    return 0


def _tidy(database: Path, before: str, folder: Path | None, *, dry_run: bool) -> tuple[int, int]:
    """How many plays were archived, and how many tables deleted."""
    from doubloon.server.storage.sqlite.tidy import tidying

    archived = deleted = 0
    with tidying(database, before) as tables:
        for old in tables.find():
            keeps = folder is not None and old.started
            if not dry_run:
                if folder is not None and old.started:
                    tables.archive(old, folder)
                if not tables.delete(old):
                    continue
            archived, deleted = archived + keeps, deleted + 1
    return archived, deleted


def _days(text: str) -> int:
    days = options.whole_number(text)
    if not days:
        raise argparse.ArgumentTypeError(say("tidy-a-day"))
    return days
