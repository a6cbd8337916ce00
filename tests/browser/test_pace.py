"""Others' turns at a pace to follow, a tap that skips, and dice that wait to be seen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import People
from browser.seated import came_to, look, make, play

Judge = Callable[[Page], None]


PATIENT = """
const later = window.setTimeout.bind(window);
window.setTimeout = (work, wait, ...about) => later(work, wait >= 2500 ? 1e8 : wait, ...about);
"""
"""Lets long pauses last until somebody taps, however slow this machine is."""


def enabled(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name)).and_(
        page.locator(":enabled:not([aria-disabled=true])")
    )


def ended(page: Page) -> Locator:
    return page.get_by_role("group", name="The dice that ended the turn")


def bust(page: Page) -> Locator:
    """What has just ended one's own turn, as long as it is left lying."""
    here = page.get_by_label("The turn").filter(has=ended(page))
    return here.filter(has_text=re.compile(r"\b[Yy]ou\b"))


def end_turn_by_dice(page: Page) -> None:
    """Roll again and again until the dice have ended one's own turn; islands are tapped away."""
    for _ in range(900):
        if bust(page).count():
            return
        again = enabled(page, "^(Roll|Use)")
        if again.count():
            again.first.click()
        elif (loose := enabled(page, "to be rolled$")).count() > 2:
            loose.first.click()
        elif (stop := enabled(page, "^(Stop|End)")).count():
            stop.first.click()
        elif page.get_by_text("Tap to go on").count() and not ended(page).count():
            page.evaluate("document.body.click()")
        page.wait_for_timeout(30)
    raise AssertionError("the dice never ended a turn")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_bust_waits_to_be_seen_and_a_tap_goes_on(people: People, size: str) -> None:
    page = people.page(size, paced=True)
    page.add_init_script(PATIENT)
    make(page, "mille-sabords", bots=1, target=100_000, shuffle=False)
    end_turn_by_dice(page)
    expect(bust(page).get_by_text("Tap to go on")).to_be_in_viewport()
    expect(enabled(page, "^(Roll|Stop)")).to_have_count(0)
    ended(page).click()
    expect(bust(page)).to_have_count(0)


def test_others_are_followed_at_a_pace_and_a_tap_skips(people: People, axe: Judge) -> None:
    page = people.page("phone", paced=True)
    page.add_init_script(PATIENT)
    make(page, "gold-up", bots=5, shuffle=False)
    enabled(page, "^(Draw keys|Pass)").first.click()
    hint = page.get_by_text("Tap to skip")
    expect(hint).to_be_visible()
    look(page, axe)
    expect(hint).to_be_in_viewport()
    page.touchscreen.tap(180, 90)
    expect(hint).to_have_count(0)


def test_a_key_skips(people: People) -> None:
    page = people.page(paced=True)
    page.add_init_script(PATIENT)
    make(page, "gold-up", bots=5, shuffle=False)
    enabled(page, "^(Draw keys|Pass)").first.click()
    hint = page.get_by_text("Tap to skip")
    expect(hint).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(hint).to_have_count(0)
    expect(enabled(page, "^(Draw keys|Pass)").first).to_be_visible()


COUNT = """
() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes)
      for (const {dataset} of addedNodes) if (dataset?.travels) flown.push(dataset.travels);
  }).observe(document.body, {childList: true});
}
"""


@pytest.mark.parametrize(("motion", "seen"), [("no-preference", True), ("reduce", False)])
def test_coins_are_seen_to_travel(people: People, motion: str, seen: bool) -> None:
    page, other = people.page("phone", paced=True, reduced_motion=motion), people.page()
    table = make(page, "kings-gold", other, dice="table")
    play(table, "~ opening 1kkcx", "~ opening 1123k", "~ roll 3cxkk", by=(page, other))
    expect(enabled(page, "^Stop")).to_be_visible()
    page.evaluate(COUNT)
    enabled(page, "^Stop").click()
    enabled(page, "^Most coins now: 3").click()
    expect(came_to(page, "^You gain 3 coins")).to_be_visible()
    expect(page.locator("[data-travels]")).to_have_count(0)
    flown = page.evaluate("flown")
    assert {*flown} == ({"box king", "box seat-1"} if seen else set())
