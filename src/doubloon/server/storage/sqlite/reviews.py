"""Reviews in SQLite: no part of the ledger, because they can be made again."""

from doubloon.server.storage.protocol import StoredReview
from doubloon.server.storage.sqlite.database import Database


class SqliteReviews:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, review: StoredReview) -> None:
        insert = "INSERT OR REPLACE INTO review VALUES (?, ?, ?, ?, ?)"
        made = (review.play, review.version, review.steps, review.made, review.body)
        await self._database.execute(insert, *made)

    async def get(self, play: str) -> StoredReview | None:
        query = "SELECT play, version, steps, made, body FROM review WHERE play = ?"
        row = await self._database.read(lambda db: db.execute(query, (play,)).fetchone())
        return None if row is None else StoredReview(*row)
