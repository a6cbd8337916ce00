"""Pig is installed once for all its tests."""

from pathlib import Path

import pytest

from examples.installed import install


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Pig is installed."""
    return install(tmp_path_factory.mktemp("pig") / "installed")
