"""Plain http from another device: browsers keep much from such a page, and it works."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.browsing import People, Served, launched
from browser.gathering import accept_name, button, gather
from doubloon.cli.hosting.addresses import network

NAME = "harbour.test"
"""Stands for the network where this machine has none: browsers distrust it just the same."""


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    serving = Served(tmp_path_factory.mktemp("far"), "--host", "0.0.0.0")
    serving.start()
    yield network("0.0.0.0", serving.port) or f"http://{NAME}:{serving.port}"
    serving.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
        yield browser
        browser.close()


def test_two_phones_play_over_plain_http(far: str, chromium: Browser) -> None:
    people = People(chromium, far)
    host, guest = people.page("phone"), people.page("phone")
    link = gather(host, guest)
    assert link.startswith(far)
    assert urlsplit(host.url).hostname != "127.0.0.1"
    assert host.evaluate("() => [isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    button(host, "Roll").click()
    expect(guest.get_by_role("region", name="What has happened")).to_contain_text("again")
    people.go_home()
    assert people.wrongs == []


def test_the_link_is_copied_without_the_clipboard_of_trusted_pages(
    far: str, chromium: Browser
) -> None:
    people = People(chromium, far)
    page = people.page("phone")
    page.goto("/")
    page.get_by_role("button", name="Invite friends: Gold Up").click()
    accept_name(page)
    assert page.evaluate("() => navigator.clipboard === undefined")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.get_by_label("Link for your friends").input_value()
    page.get_by_label("Say something").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Say something")).to_have_value(link)
    people.go_home()


def test_on_the_servers_own_machine_the_link_is_the_networks(
    tmp_path: Path, chromium: Browser
) -> None:
    serving = Served(tmp_path, "--host", "0.0.0.0")
    serving.start()
    people = People(chromium, serving.url)
    page = people.page()
    page.goto("/")
    page.get_by_role("button", name="Invite friends: Gold Up").click()
    accept_name(page)
    page.wait_for_url("**/t/*")
    shared = network("0.0.0.0", serving.port) or serving.url
    link = page.get_by_label("Link for your friends")
    expect(link).to_have_value(f"{shared}/t/{page.url.rpartition('/')[2]}")
    people.go_home()
    serving.stop()
