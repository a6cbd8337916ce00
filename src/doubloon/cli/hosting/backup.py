"""`doubloon backup`: a copy of a server's database, while the server runs."""

import argparse
from pathlib import Path

from doubloon.cli import options
from doubloon.cli.hosting.serve import default_database
from doubloon.core.errors import DoubloonError, FileError
from doubloon.locales import say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="TARGET", help=say("cli-backup-target"))
    parser.add_argument("--db", metavar="PATH", help=say("cli-serve-db"))
    parser.add_argument("--force", action="store_true", help=say("cli-backup-force"))
    parser.add_argument("--no-key", action="store_true", help=say("cli-backup-no-key"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from doubloon.server.storage.sqlite.backup import copy_database, copy_key

    source, target = Path(arguments.db or default_database()), Path(arguments.target)
    key, key_target = (path.with_name(f"{path.name}.key") for path in (source, target))
    with_key = not arguments.no_key and key.exists()
    try:
        _check_target(source, target, force=arguments.force)
        if with_key:
            _check_target(key, key_target, force=arguments.force)
        copy_database(source, target)
        if with_key:
            copy_key(key, key_target)
    except DoubloonError as error:
        options.complain(str(source), error)
        return 1
    print(say("backup-done", {"file": str(target)}))
    if with_key:
        print(say("backup-key", {"file": str(key_target)}))
    return 0


def _check_target(source: Path, target: Path, *, force: bool) -> None:
    """Refuse to overwrite: the source itself never, and another file only with `--force`."""
    if target.exists() and source.exists() and target.samefile(source):
        raise FileError("backup-itself", file=str(target))
    if target.exists() and not force:
        raise FileError("backup-exists", file=str(target))
