"""Properties are hunted with the same cases everywhere; `make exact` looks for new ones."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs the tests, sentences are asserted in English
os.environ["DOUBLOON_BACKGROUND"] = "off"  # no test has a table built unless it says so
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # and so does nohup

slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=slow)
settings.register_profile("new", deadline=None, max_examples=400, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@pytest.fixture(scope="session", autouse=True)
def _tables_of_this_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tables somebody has computed on this machine before change no test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOUBLOON_CACHE", str(tmp_path_factory.mktemp("tables")))
        yield


@pytest.fixture
def no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Only what ships is known; what is computed is kept here."""
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path))
    monkeypatch.setattr("doubloon.solving.tables._KNOWN", {})
    return tmp_path
