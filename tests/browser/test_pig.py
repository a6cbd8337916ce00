"""Pig in the browser: a game of another package, drawn by the generic board, played to its end."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from browser.browsing import People, Served, is_too_wide
from browser.gathering import logged
from examples.installed import install, run

Judge = Callable[[Page], None]


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Pig is installed."""
    return install(tmp_path_factory.mktemp("pig") / "installed")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, pig: Path) -> Iterator[str]:
    """A server of an environment with Pig."""
    serving = Served(tmp_path_factory.mktemp("served"), packages=pig)
    serving.start()
    yield serving.url
    serving.stop()


def open_table(page: Page, target: str) -> None:
    """From the first page to a play against a bot."""
    page.goto("/")
    expect(page.get_by_role("heading", name="Pig", exact=True)).to_be_visible()
    page.get_by_role("button", name="Change how Pig is played").click()
    page.get_by_role("combobox", name="Points to reach").select_option(target)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play now: Pig").click()
    page.wait_for_url("**/t/*")


def play_to_the_end(page: Page) -> None:
    """Roll until something is in the pot, then hold."""
    won = page.get_by_role("link", name="Download the record")
    hold = page.get_by_role("button", name="Hold", exact=True)
    roll = page.get_by_role("button", name="Roll", exact=True)
    for _ in range(400):
        expect(roll.or_(won).first).to_be_visible()
        if won.count():
            return
        with suppress(TimeoutError):  # the turn, or the play, may end between look and tap
            holds = hold.count() and hold.is_enabled(timeout=1_000)
            (hold if holds else roll).first.click(timeout=2_000)
    raise AssertionError("the play has not ended")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_whole_play(people: People, pig: Path, tmp_path: Path, axe: Judge, size: str) -> None:
    page = people.page(size)
    open_table(page, "50")
    expect(page.get_by_role("button", name="Roll", exact=True)).to_be_enabled()
    axe(page)
    page.get_by_role("button", name="Roll", exact=True).click()
    expect(page.get_by_text(re.compile("You roll a ")).first).to_be_attached()
    assert not is_too_wide(page)
    play_to_the_end(page)
    axe(page)
    assert not is_too_wide(page)
    page.get_by_role("tab", name="Log").click()
    told = "\n".join(logged(page))
    assert re.search(r"You bank \d+ points|You roll a one", told)

    link = page.get_by_role("link", name="Download the record").get_attribute("href")
    assert link is not None
    record = tmp_path / "pig.dbl"
    record.write_text(page.request.get(link).text())
    answer = json.loads(run(pig, "replay", str(record), "--json"))
    assert answer["over"]
    assert answer["game"] == "pig"
    assert json.loads(run(pig, "verify", str(record), "--json"))["proved"]


def test_it_speaks_french(chromium: Browser, served: str) -> None:
    people = People(chromium, served)
    page = people.page(locale="fr-FR")
    page.goto("/")
    expect(page.get_by_role("heading", name="Cochon", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("Cochon")).first.click()
    people.go_home()
    assert people.wrongs == []
