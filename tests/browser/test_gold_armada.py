"""Gold Armada in the browser: found and played by roles and names only."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import People, is_too_wide
from browser.seated import came_to, make, play, tab_to

GAME = "gold-armada"
OVER = re.compile("wins?!|share the win!")

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Two frames later the colours just chosen are on the screen."""

Judge = Callable[[Page], None]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def die(page: Page, name: str | re.Pattern[str]) -> Locator:
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
    expect(piers).to_have_count(11)
    expect(button(page, "^barrel pier, 1 for 2 barrels: your dice win it$")).to_be_visible()
    for _ in range(2):
        die(page, "barrel, rolled again").first.click()
    expect(die(page, "barrel, kept")).to_have_count(2)
    look(page, axe)
    button(page, "^Roll 3 dice$").click()
    play(table, "~ roll bpp", by=(page, other))

    expect(die(page, "barrel, kept")).to_have_count(2)
    expect(page.get_by_text("One roll left")).to_be_visible()
    expect(button(page, "^full house, 3 for .*: your dice win it$")).to_be_visible()
    button(page, "^Stop and choose 4 doubloons, up to 3$").click()
    sheet = page.get_by_role("dialog", name="What your dice win")
    expect(sheet.get_by_role("button", name=re.compile(r"Stop and take \d$"))).to_have_count(4)
    look(page, axe)
    sheet.get_by_role("button", name="Full house Stop and take 3").click()
    for guest in (page, other):
        expect(came_to(guest, "a doubloon worth 3 at the full-house pier")).to_be_visible()
        expect(button(guest, "^Sailor 1, 3 points: one doubloon: 3, no skull$")).to_be_visible()
    look(page, axe)


def test_everything_explains_itself(real: tuple[str, Page, Page], axe: Judge) -> None:
    """On a phone, to whoever plays and to whoever watches."""
    table, page, other = real
    play(table, "~ roll bbhor", by=(page, other))
    asked = {
        "five of a kind": ("^five of a kind", "You have 2 of the 5 dice it asks for."),
        "barrel pier": ("^barrel pier", "Your dice win the next doubloon."),
        "2 skull tokens left": ("^2 skull tokens left$", "costs a skull token"),
        "Rolls": ("^2 rolls left$", "at most three rolls"),
        "Sailor 2: 0 points": ("^Sailor 2, 0 points", "minus one for each skull token"),
        "What your dice win": ("^Your dice win", "Stop and take 1"),
    }
    for title, (name, told) in asked.items():
        button(page, name).first.click()
        sheet = page.get_by_role("dialog", name=title)
        expect(sheet).to_contain_text(told)
        look(page, axe)
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)
    die(page, "hook, rolled again").click(button="right")
    expect(page.get_by_role("dialog", name="hook")).to_contain_text("It counts for")
    page.keyboard.press("Escape")
    die(other, "hook").click()
    expect(other.get_by_role("dialog", name="hook")).to_contain_text("Sailor 1 has rolled it.")
    other.keyboard.press("Escape")
    of_island = other.get_by_role("group", name="The island and its piers")
    of_island.get_by_role("button", name=re.compile("^barrel pier")).click()
    shown = other.get_by_role("dialog", name="barrel pier")
    expect(shown).to_contain_text("The dice win the next doubloon.")
    expect(shown.get_by_role("button", name=re.compile("take"))).to_have_count(0)


def test_choosing_on_a_phone(real: tuple[str, Page, Page], axe: Judge) -> None:
    """Up to three doubloons lie on the lower edge; more open as a list. Marked piers take too."""
    table, page, other = real
    play(table, "~ roll bbbpp", "p1 stop", by=(page, other))
    edge = page.get_by_role("group", name="What you can do now")
    edge.get_by_role("button", name="Choose a doubloon 4 doubloons, up to 3").click()
    sheet = page.get_by_role("dialog", name="What your dice win")
    sheet.get_by_role("button", name="Three of a kind Take 2").click()
    expect(came_to(page, "^You win a doubloon worth 2 at the three")).to_be_visible()
    play(table, "~ roll bbpph", "p2 stop", "p2 take barrel", "~ roll bprcc", by=(page, other))
    edge.get_by_role("button", name="Stop and take 1 cannon pier").click()
    expect(came_to(page, "^You win a doubloon worth 1 at the cannon pier")).to_be_visible()
    play(table, "~ roll bprch", "p2 stop", "~ roll ppprr", "p1 stop", by=(page, other))
    expect(edge.get_by_role("button", name=re.compile("^(Choose|Decline)"))).to_have_count(2)
    look(page, axe)
    button(page, "^parrot pier, 1 for 2 parrots: your dice win it$").click()
    expect(came_to(page, "^You win a doubloon worth 1 at the parrot pier")).to_be_visible()


def test_skulls_declining_and_the_end(real: tuple[str, Page, Page], axe: Judge) -> None:
    table, page, other = real
    play(table, "~ roll bprch", by=(page, other))
    expect(page.get_by_text("Your dice win nothing yet")).to_be_visible()
    button(page, "^Stop and take a skull$").click()
    expect(came_to(other, "^Sailor 1 wins no doubloon and loses a point")).to_be_visible()
    play(table, "~ roll bbbbb", by=(page, other))
    expect(button(page, "^The dice win 1 2 3 4$")).to_be_visible()
    look(page, axe)
    button(other, "^Five of a kind Stop and take 4$").click()
    expect(came_to(page, "^Sailor 2 wins a doubloon worth 4 at the five")).to_be_visible()
    button_of = button(page, "^five of a kind, 5 for 5 alike: barrel, rum, cannon or compass$")
    expect(button_of).to_be_visible()
    play(table, "~ roll rrrrr", "p1 stop", by=(page, other))
    button(page, "^Decline and take a skull$").click()
    expect(page.get_by_role("heading", name="Sailor 2 wins!")).to_be_visible()
    expect(button(page, "^No skull token left$")).to_be_visible()
    look(page, axe)


def test_a_turn_with_the_keyboard_alone(people: People) -> None:
    page, other = people.page(), people.page()
    table = make(page, GAME, other, dice="table")
    play(table, "~ roll bbprc", by=(page, other))
    expect(page.get_by_text("2 rolls left")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(die(page, "barrel, kept")).to_have_count(2)
    expect(button(page, "^Roll 3 dice$")).to_be_enabled()
    page.keyboard.press("r")
    expect(
        page.get_by_text("The dice are in the cup").or_(page.get_by_label("cup"))
    ).to_be_visible()
    play(table, "~ roll bho", by=(page, other))
    expect(button(page, "^Stop rolling$")).to_be_enabled()
    page.keyboard.press("s")
    expect(button(page, "^Three of a kind Take 2$")).to_be_enabled()
    tab_to(page.get_by_role("group", name="The island").get_by_role("button", name="barrel pier"))
    page.keyboard.press("Enter")
    expect(came_to(page, "^You win a doubloon worth 1 at the barrel pier")).to_be_visible()


def test_whole_turns_by_keys(people: People) -> None:
    """The first roll of a turn, dice kept, another roll and the stop: R, digits, R, S."""
    pages = (people.page(), people.page())
    make(pages[0], GAME, pages[1], shuffle=False)
    for page in (*pages, pages[0]):
        first, stop = button(page, "^Roll$"), button(page, "^Stop")
        expect(first.or_(stop)).to_be_enabled()
        if first.count():
            page.keyboard.press("r")
        expect(page.get_by_text("2 rolls left")).to_be_visible()
        expect(stop).to_be_enabled()
        page.keyboard.press("1")
        expect(die(page, re.compile(", kept$"))).to_have_count(1)
        page.keyboard.press("r")
        expect(page.get_by_text("One roll left")).to_be_visible()
        expect(stop).to_be_enabled()
        page.keyboard.press("s")
        take = button(page, r"Take \d$").first
        expect(take.or_(page.get_by_text(re.compile("is rolling$")))).to_be_visible()
        if take.count():
            tab_to(take)
            page.keyboard.press("Enter")


def test_the_rules_in_short(people: People, axe: Judge) -> None:
    page = people.page("phone", locale="fr-FR")
    make(page, GAME, bots=1, shuffle=False)
    page.get_by_role("button", name="Comment jouer").click()
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("heading", name="Fin")).to_be_attached()
    expect(rules.get_by_role("img", name="6")).to_be_attached()
    look(page, axe)


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (1440, 900), (1920, 1080)])
def test_the_whole_board_is_on_the_screen(people: People, size: tuple[int, int]) -> None:
    """With five seats: the seats, the island, the dice, the acts and, on desks, all piers."""
    page = people.page("phone" if size[0] == 360 else "desk")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    make(page, GAME, bots=4, shuffle=False)
    expect(button(page, "^Stop")).to_be_enabled()
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(5)
    inside = page.get_by_role("list", name="Seats").get_by_role("button")
    inside = inside.or_(page.get_by_role("group", name="Dice").get_by_role("button"))
    inside = inside.or_(page.get_by_role("group", name="The island and its piers"))
    inside = inside.or_(page.get_by_role("list", name="What each pier asks for"))
    inside = inside.or_(button(page, "^(Roll|Stop)"))
    for control in inside.all():
        expect(control).to_be_in_viewport(ratio=1)


FLOWN = """
() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes)
      for (const {dataset} of addedNodes) if (dataset?.travels) flown.push(dataset.travels);
  }).observe(document.body, {childList: true});
}
"""
"""Remember all that travels from here on."""


@pytest.mark.parametrize(("motion", "seen"), [("no-preference", True), ("reduce", False)])
def test_what_a_turn_takes_is_seen_to_travel(people: People, motion: str, *, seen: bool) -> None:
    page, other = people.page(reduced_motion=motion), people.page()
    table = make(page, GAME, other, dice="table")
    play(table, "~ roll bbprc", by=(page, other))
    expect(page.get_by_text("2 rolls left")).to_be_visible()
    page.evaluate(FLOWN)
    play(table, "p1 stop", "p1 take barrel", by=(page, other))
    expect(button(page, "^Sailor 1, 1 point: one doubloon: 1, no skull$")).to_be_visible()
    play(table, "~ roll bprch", "p2 stop", by=(page, other))
    expect(button(page, "^Sailor 2, .1 points?: no doubloon, one skull$")).to_be_visible()
    expected = ["pier-barrel-0 seat-1", "tokens seat-2"] if seen else []
    page.wait_for_function("n => flown.length === n", arg=len(expected))
    assert page.evaluate("flown") == expected
    expect(page.locator("[data-travels]")).to_have_count(0)


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
        expect(button(page, "^No skull token left$")).to_be_visible()


def take_turn(page: Page) -> None:
    """Stop at once and take the dearest doubloon, or else the skull, if it is one's turn."""
    sheet = page.get_by_role("dialog")
    taking = (sheet if sheet.count() else page).get_by_role(
        "button", name=re.compile("Stop and (take|choose)|Take|Choose a doubloon")
    )
    offered = taking.and_(page.locator(":enabled"))
    if offered.count():
        offered.last.click()
    else:
        page.wait_for_timeout(40)
