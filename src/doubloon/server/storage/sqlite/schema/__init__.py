"""The database schema: numbered scripts, each applied once in one transaction."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from importlib.resources import files

from doubloon.server.storage.protocol import StorageError
from doubloon.server.storage.sqlite.chain import make_seal
from doubloon.server.storage.sqlite.writer import link


def scripts() -> list[str]:
    """All scripts in order. The first creates version 1 in an empty database."""
    found = sorted(file.name for file in files(__name__).iterdir() if file.name.endswith(".sql"))
    for number, name in enumerate(found, start=1):
        if not re.match(f"{number:04}-", name):
            raise AssertionError(f"{name} is not script number {number}")
    return [files(__name__).joinpath(name).read_text(encoding="utf-8") for name in found]


def migrate(connection: sqlite3.Connection, wanted: Sequence[str]) -> None:
    """Bring a database to the version of these scripts. A script that fails changes nothing.

    Two programs that open the database at once do not apply a script twice.
    """
    connection.create_function("seal", -1, make_seal, deterministic=True)
    connection.create_function("link", -1, link, deterministic=True)
    while True:
        connection.execute("BEGIN IMMEDIATE")
        try:
            version: int = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > len(wanted):
                raise StorageError("ledger-newer", version=version, known=len(wanted))
            if version == len(wanted):
                return
            for statement in _statements(wanted[version]):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise AssertionError(f"a script ends in the middle of a statement: {statement!r}")
