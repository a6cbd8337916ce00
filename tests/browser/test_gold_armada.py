"""Gold Armada in the browser: found and played by roles and names only."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import People, is_too_wide
from browser.seated import came_to, make, play

GAME = "gold-armada"
OVER = re.compile("wins?!|share the win!")

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Two frames later the colours just chosen are on the screen."""

Judge = Callable[[Page], None]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def die(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Dice").get_by_role("button", name=name)


@pytest.fixture
def real(people: People) -> tuple[str, Page, Page]:
    """A table with real dice on a phone where declining is allowed, and who sits opposite."""
    page, other = people.page("phone"), people.page()
    readings = {"may-decline": True, "skull-tokens": 2}
    table = make(page, GAME, other, dice="table", readings=readings)
    return table, page, other


def look(page: Page, axe: Judge) -> None:
    """Whatever is shown fits a phone, by day and by night."""
    assert not is_too_wide(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{scheme}'")
        page.evaluate(PAINTED)
        axe(page)


def test_a_whole_turn_by_roles_and_names(real: tuple[str, Page, Page], axe: Judge) -> None:
    table, page, other = real
    for symbol in ("barrel", "barrel", "hook", "compass", "rum"):
        page.get_by_role("button", name=f"Add: {symbol}").click()
    look(page, axe)
    page.get_by_role("button", name="Enter these dice").click()

    expect(page.get_by_text("2 rolls left")).to_be_visible()
    piers = page.get_by_role("group", name="The island and its piers").get_by_role("button")
    expect(piers).to_have_count(10)
    expect(button(page, "^barrel pier, 1 for 2 barrels: your dice win it$")).to_be_visible()
    for _ in range(2):
        die(page, "barrel, rolled again").first.click()
    expect(die(page, "barrel, kept")).to_have_count(2)
    button(page, "^five of a kind").click()
    expect(page.get_by_text("Asks for 5 alike, any symbol")).to_be_visible()
    look(page, axe)
    button(page, "^Roll 3 again$").click()
    play(table, "~ roll bpp", by=(page, other))

    expect(die(page, "barrel, kept")).to_have_count(2)
    expect(page.get_by_text("One roll left")).to_be_visible()
    expect(button(page, "^full house, 3 for .*: your dice win it$")).to_be_visible()
    button(page, "^Stop rolling$").click()
    expect(page.get_by_text("Choose a pier: your dice win one of 4")).to_be_visible()
    look(page, axe)
    button(page, "^full house").click()
    for guest in (page, other):
        expect(came_to(guest, "a doubloon worth 3 at the full-house pier")).to_be_visible()
        expect(guest.get_by_role("img", name="one doubloon: 3, no skull")).to_be_visible()
    look(page, axe)


def test_skulls_declining_and_the_end(real: tuple[str, Page, Page], axe: Judge) -> None:
    table, page, other = real
    play(table, "~ roll bprch", by=(page, other))
    expect(page.get_by_text("The dice win no doubloon now")).to_be_visible()
    button(page, "^Stop and take a skull$").click()
    expect(came_to(other, "^Sailor 1 wins no doubloon and loses a point")).to_be_visible()
    play(table, "~ roll bbbbb", by=(page, other))
    expect(page.get_by_text("Sailor 2 is rolling")).to_be_visible()
    look(page, axe)
    button(other, "^Stop and take 4 five of a kind$").click()
    expect(came_to(page, "^Sailor 2 wins a doubloon worth 4 at the five")).to_be_visible()
    button_of = button(page, "^five of a kind, 5 for 5 alike: barrel, rum, cannon or compass$")
    expect(button_of).to_be_visible()
    play(table, "~ roll rrrrr", "p1 stop", by=(page, other))
    button(page, "^Decline and take a skull$").click()
    expect(page.get_by_role("heading", name="Sailor 2 wins!")).to_be_visible()
    expect(page.get_by_role("img", name="No skull token left")).to_be_visible()
    look(page, axe)


def test_a_turn_with_the_keyboard_alone(people: People) -> None:
    page, other = people.page(), people.page()
    table = make(page, GAME, other, dice="table")
    play(table, "~ roll bbprc", by=(page, other))
    expect(page.get_by_text("2 rolls left")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(die(page, "barrel, kept")).to_have_count(2)
    tab_to(button(page, "^Roll 3 again$"))
    page.keyboard.press("Enter")
    play(table, "~ roll bho", by=(page, other))
    tab_to(button(page, "^Stop rolling$"))
    page.keyboard.press("Space")
    expect(button(page, "^Take 2 three of a kind$")).to_be_visible()
    tab_to(button(page, "^barrel pier"))
    page.keyboard.press("Enter")
    expect(came_to(page, "^You win a doubloon worth 1 at the barrel pier")).to_be_visible()


def tab_to(wanted: Locator) -> None:
    """Go on with the tab key until this has the focus."""
    page = wanted.page
    expect(wanted).to_be_visible()
    for _ in range(90):
        page.keyboard.press("Tab")
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError(f"the tab key never comes to {wanted}")


def test_two_browsers_and_a_bot_play_to_the_end(people: People) -> None:
    pages = (people.page("phone"), people.page())
    make(pages[0], GAME, pages[1], bots=1, readings={"skull-tokens": 2})
    for _ in range(600):
        if all(page.get_by_role("heading", name=OVER).count() for page in pages):
            break
        for page in pages:
            take_turn(page)
    for page in pages:
        expect(page.get_by_role("heading", name=OVER)).to_be_visible()
        expect(page.get_by_role("img", name="No skull token left")).to_be_visible()


def take_turn(page: Page) -> None:
    """Stop at once and take the dearest doubloon, or else the skull, if it is one's turn."""
    offered = button(page, r"^Stop and take").and_(page.locator(":enabled"))
    if offered.count():
        offered.last.click()
    else:
        page.wait_for_timeout(40)
