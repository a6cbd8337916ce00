"""Reviews in every storage: one for each play, replaced by a later one."""

from dataclasses import replace

import pytest

from doubloon.server.storage.protocol import Storage, StorageError, StoredReview
from server.storage.keeping import AT, started

REVIEW = StoredReview("one", 1, 7, AT, b"{}")


async def test_a_review_is_kept_and_replaced(storage: Storage) -> None:
    await started(storage, "one", "two")
    assert await storage.reviews.get("one") is None
    await storage.reviews.save(REVIEW)
    assert await storage.reviews.get("one") == REVIEW
    assert await storage.reviews.get("two") is None
    later = replace(REVIEW, version=2, steps=9, body=b"[]")
    await storage.reviews.save(later)
    assert await storage.reviews.get("one") == later


async def test_only_a_stored_play_has_a_review(storage: Storage) -> None:
    with pytest.raises(StorageError, match="ledger-refused"):
        await storage.reviews.save(REVIEW)
