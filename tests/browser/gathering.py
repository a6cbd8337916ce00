"""What people do with the first page and the lobby: nothing but roles and names."""

import re

from playwright.sync_api import Locator, Page, expect

GAMES = ("King's Gold", "Mille Sabords!", "Gold Armada", "Gold Up")


def button(page: Page, name: str) -> Locator:
    """The first button whose name begins like this."""
    return page.get_by_role("button", name=re.compile(f"^{name}")).first


def call_oneself(page: Page, name: str) -> None:
    button(page, "Settings|.* Settings").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text(f"Saved. You are {name} now.")).to_be_visible()
    expect(page.get_by_role("banner")).to_contain_text(name)
    page.get_by_role("button", name="Close").click()


def accept_name(page: Page) -> str:
    """Take the name that is suggested before somebody sits down with others."""
    dialog = page.get_by_role("dialog", name="What shall we call you?")
    name = dialog.get_by_label("Your name").input_value()
    dialog.get_by_role("button", name=f"Sit down as {name}").click()
    expect(dialog).to_have_count(0)
    return name


def wish_for_seats(page: Page, game: str, seats: int) -> None:
    page.get_by_role("button", name=f"Change how {game} is played").click()
    page.get_by_role("combobox", name="Seats").select_option(str(seats))
    page.get_by_role("button", name="Close").click()


def invite(page: Page, game: str, name: str = "Anne", seats: int = 2) -> str:
    """Make a table for friends; the link they are given."""
    page.goto("/")
    call_oneself(page, name)
    wish_for_seats(page, game, seats)
    page.get_by_role("button", name=f"Invite friends: {game}").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_label("Link for your friends").input_value()
    assert link.endswith(page.url.rpartition("/")[2])
    return link


def accept(page: Page, link: str, name: str = "Jack", seat: int = 2) -> None:
    """Follow a link and sit down."""
    page.goto("/")
    call_oneself(page, name)
    page.goto(link)
    page.get_by_role("button", name=f"Sit here {seat}").click()
    expect(page.get_by_role("button", name=f"Stand up {seat}")).to_be_visible()


def gather(host: Page, guest: Page, game: str = "Gold Armada") -> str:
    """Two people at a table that has started; its link."""
    link = invite(host, game)
    accept(guest, link)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
    return link


def logged(page: Page) -> list[str]:
    """The log, sentence by sentence, turn by turn."""
    turns = page.get_by_role("region", name="What has happened").get_by_role("listitem")
    return turns.all_inner_texts()
