"""A database that a test has changed as if its own server had: with seals and chains that fit."""

import sqlite3

from doubloon.server.storage.sqlite import chain, tables
from doubloon.server.storage.sqlite.writer import link


def reseal(db: sqlite3.Connection) -> None:
    """Seal all plays and tables anew, and chain all steps."""
    db.execute("DROP TRIGGER IF EXISTS step_is_forever")
    db.execute("DROP TRIGGER IF EXISTS play_is_agreed")
    for name, columns in (("play", chain.SEALED), ("tables", tables.SEALED)):
        for row in db.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall():
            seal = chain.seal_row(columns, row)
            db.execute(f"UPDATE {name} SET seal = ? WHERE id = ?", (seal, row[0]))
    for play, seal in db.execute("SELECT id, seal FROM play").fetchall():
        last = seal
        query = "SELECT n, text, act_id, at FROM step WHERE play = ? ORDER BY n"
        for row in db.execute(query, (play,)).fetchall():
            last = link(last, play, *row)
            where = (last, play, row[0])
            db.execute("UPDATE step SET chain = ? WHERE play = ? AND n = ?", where)
        db.execute("UPDATE head SET chain = ? WHERE play = ?", (last, play))
