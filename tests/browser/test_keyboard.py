"""A whole turn with nothing but a keyboard."""

from playwright.sync_api import Page, expect

from browser.browsing import People

PRESSES = 80
"""More than there is on any page to reach by Tab."""


def reach(page: Page, name: str) -> None:
    """Tab until something of this name has the focus, and see that it can be seen."""
    for _ in range(PRESSES):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        if focused.count() and name in (
            focused.get_attribute("aria-label") or focused.inner_text()
        ):
            outline = focused.evaluate("element => getComputedStyle(element).outlineStyle")
            assert outline != "none", name
            return
    raise AssertionError(f"{name} cannot be reached")


def test_from_the_first_page_through_a_turn(people: People) -> None:
    page = people.page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Gold Armada")).to_be_enabled()
    reach(page, "Play now: Gold Armada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("button", name="Roll all five")).to_be_enabled()
    reach(page, "Roll all five")
    page.keyboard.press("Space")
    expect(page.get_by_role("region", name="What has happened")).to_contain_text("again")
    reach(page, "Stop")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What has happened")).to_contain_text("You stop")
    reach(page, "Log")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.type("Ahoy")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ahoy")


def test_a_dialog_holds_the_focus_and_gives_it_back(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Gold Up")).to_be_enabled()
    reach(page, "Settings")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    for _ in range(15):
        page.keyboard.press("Tab")
        held = page.evaluate(
            "() => document.activeElement === document.body ||"
            " document.activeElement.closest('dialog') !== null"
        )
        assert held
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert "Settings" in page.locator(":focus").inner_text()
