"""Settings of all tests. Hypothesis uses the same cases everywhere; `make exact` finds new ones."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from doubloon import locales
from doubloon.locales import plain

os.environ["LC_ALL"] = "C.UTF-8"  # tests assert English sentences
os.environ["DOUBLOON_BACKGROUND"] = "off"  # no tables are computed in the background
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background shell ignores SIGINT
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # and nohup ignores SIGHUP

slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=slow)
settings.register_profile("new", deadline=None, max_examples=400, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@pytest.fixture(scope="session", autouse=True)
def _tables_of_this_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Ignore tables that were computed on this machine before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOUBLOON_CACHE", str(tmp_path_factory.mktemp("tables")))
        yield


@pytest.fixture
def no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Know only the shipped tables; computed ones are saved in this folder."""
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path))
    monkeypatch.setattr("doubloon.solving.tables._KNOWN", {})
    return tmp_path


@pytest.fixture
def add_catalogues(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Adds the catalogues of a package until the test is over."""
    cached = (plain.text, plain.sentences, locales._bundle, locales._resource)
    with monkeypatch.context() as patch:
        patch.setattr(plain, "_packages", [*plain._packages])
        yield locales.add_catalogues
    for function in cached:
        function.cache_clear()
