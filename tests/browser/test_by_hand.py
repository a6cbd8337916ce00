"""The first roll of one's own turn: made with a finger, with the keyboard, or at once."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import People
from browser.seated import look, make, tab_to
from browser.test_reach import CONTROLS, tap_named

Judge = Callable[[Page], None]
GAMES = ("kings-gold", "mille-sabords", "gold-armada")
PROMPT = "Your turn: roll the dice"


def roll(page: Page) -> Locator:
    return page.get_by_role("button", name="Roll", exact=True)


def prompt(page: Page) -> Locator:
    return page.get_by_text(PROMPT, exact=True)


def happened(page: Page) -> Locator:
    return page.get_by_role("region", name="What has happened")


def come_to_roll(page: Page, other: Page) -> None:
    """Wait until the first of them is to roll; the other is quick."""
    named = other.get_by_role("button", name=re.compile(r"^(Stop|End|Most coins)|Take \d"))
    stop = named.and_(other.locator(":enabled"))
    for _ in range(200):
        if roll(page).count():
            return
        if stop.count():
            stop.first.click()
        page.wait_for_timeout(50)
    raise AssertionError("the turn never came")


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_on_a_phone(people: People, axe: Judge, game: str) -> None:
    page, other = people.page("phone", by_hand=True), people.page()
    make(page, game, other, shuffle=False)
    come_to_roll(page, other)
    expect(prompt(page)).to_be_in_viewport()
    expect(page.locator("[aria-live=polite]")).to_contain_text("Your turn: roll.")
    expect(other.get_by_text(PROMPT)).to_have_count(0)
    expect(roll(other)).to_have_count(0)
    look(page, axe)
    page.evaluate(CONTROLS)
    before = happened(page).inner_text()
    expect(happened(page)).to_have_text(before, use_inner_text=True)
    tap_named(page, "^Roll$")
    # Two turns can be lost by their first rolls, and then it is one's own turn again.
    expect(happened(page)).not_to_have_text(before, use_inner_text=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard(people: People, game: str) -> None:
    page, other = people.page(by_hand=True), people.page()
    make(page, game, other, shuffle=False)
    come_to_roll(page, other)
    expect(roll(page)).to_be_enabled()
    before = happened(page).inner_text()
    expect(happened(page)).to_have_text(before, use_inner_text=True)
    page.keyboard.press("r")
    expect(happened(page)).not_to_have_text(before, use_inner_text=True)


def test_the_focus_goes_on_to_what_comes_next(people: People) -> None:
    page, other = people.page(by_hand=True), people.page()
    make(page, "gold-armada", other, shuffle=False)
    tab_to(roll(page))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Roll all five"))).to_be_focused()


def test_the_setting_rolls_at_once_from_then_on(people: People, axe: Judge) -> None:
    page, other = people.page(by_hand=True), people.page()
    make(page, "gold-armada", other, shuffle=False)
    expect(roll(page)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Roll my dice at once").check()
    look(page, axe)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Roll all five"))).to_be_enabled()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_label("Roll my dice at once")).to_be_checked()


def test_a_reload_and_a_second_page_still_wait(people: People) -> None:
    page, other = people.page(by_hand=True), people.page()
    table = make(page, "gold-armada", other, shuffle=False)
    expect(roll(page)).to_be_enabled()
    page.reload()
    expect(roll(page)).to_be_enabled()
    second = page.context.new_page()
    second.goto(f"/t/{table}")
    expect(roll(second)).to_be_enabled()
    roll(second).click()
    expect(roll(page)).to_have_count(0)


def test_whoever_ended_a_turn_can_take_it_back_before_the_roll(people: People) -> None:
    page, other = people.page(), people.page(by_hand=True)
    make(page, "gold-armada", other, shuffle=False)
    come_to_roll(other, page)
    expect(roll(other)).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    expect(roll(other)).to_have_count(0)
