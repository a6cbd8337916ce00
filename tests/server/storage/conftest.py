"""Every implementation of storage, for tests that all of them must pass."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from doubloon.server.storage.protocol import Storage
from doubloon.server.storage.sqlite.storage import SqliteStorage, open_storage

IMPLEMENTATIONS: dict[str, Callable[[Path], Storage]] = {
    "sqlite": lambda folder: open_storage(folder / "doubloon.db"),
}


@pytest.fixture(params=IMPLEMENTATIONS)
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """An empty storage of each implementation."""
    made = IMPLEMENTATIONS[request.param](tmp_path)
    yield made
    await made.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "doubloon.db"


@pytest.fixture
async def sqlite(path: Path) -> AsyncIterator[SqliteStorage]:
    """An empty SQLite storage at the path."""
    made = open_storage(path)
    yield made
    await made.close()
