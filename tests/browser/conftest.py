"""Fixtures for whole plays in a real browser.

Playwright keeps an event loop running, so it lives no longer than a module: tests that have a
loop of their own may come next.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.browsing import People, Served, launched, violations

expect.set_options(timeout=20_000)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs."""
    serving = Served(tmp_path_factory.mktemp("served"))
    serving.start()
    yield serving.url
    serving.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server of one's own, to be killed and started again."""
    serving = Served(tmp_path)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def people(chromium: Browser, served: str) -> Iterator[People]:
    """Guests of the server; none may see an error, a breach of the CSP or another host."""
    there = People(chromium, served)
    yield there
    there.go_home()
    assert there.wrongs == []


@pytest.fixture
def page(people: People) -> Page:
    """One guest at a desk."""
    return people.page()


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Fails with what axe has to say against a page."""

    def judge(page: Page) -> None:
        assert violations(page) == []

    return judge
