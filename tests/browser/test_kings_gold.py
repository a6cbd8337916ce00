"""King's Gold in the browser: found and played by roles and names only."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import People, is_too_wide
from browser.seated import came_to, look, make, play, tab_to

OFF = ("~ opening 1kkcx", "~ opening 1123k")
TAKES = ("33ccx", ("3c", "3c")), ("33ccx", ("3c", "3c")), ("3cxxk", ("3c",))
"""Three turns that bring fifteen coins: once both players had them, the box is empty."""

Judge = Callable[[Page], None]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


@pytest.fixture
def real(people: People) -> tuple[str, Page, Page]:
    """A table with real dice on a phone, seat 1 to roll, and who sits opposite."""
    page, other = people.page("phone"), people.page()
    table = make(page, "kings-gold", other, dice="table")
    play(table, *OFF, by=(page, other))
    return table, page, other


def test_a_whole_turn_by_roles_and_names(real: tuple[str, Page, Page], axe: Judge) -> None:
    table, page, other = real
    expect(page.get_by_role("region", name="The most skulls begin")).to_contain_text("2 skulls")
    page.get_by_role("button", name="Add: coin 1").click()
    for die in ("coin 3", "skull", "cannon", "crossbones"):
        page.get_by_role("button", name=f"Add: {die}").click()
    look(page, axe)
    page.get_by_role("button", name="Enter these dice").click()

    expect(page.get_by_role("button", name="crossbones, stuck")).to_be_visible()
    expect(page.get_by_text("2 rolls left")).to_be_visible()
    page.get_by_role("button", name="coin 3, to be rolled").click()
    page.get_by_role("button", name="cannon, to be rolled").click()
    page.get_by_role("button", name="skull, to be rolled").click()
    expect(page.get_by_role("button", name="coin 3, held")).to_be_visible()
    look(page, axe)
    page.get_by_role("button", name="Roll one die again").click()
    play(table, "~ roll 2", by=(page, other))
    expect(page.get_by_text("one roll left")).to_be_visible()
    button(page, "^Stop Pairs: up to .* = 3 coins").click()

    page.get_by_role("button", name="coin 3", exact=True).click()
    look(page, axe)
    page.get_by_role("button", name="cannon", exact=True).click()
    expect(page.get_by_role("group", name="Box")).to_contain_text("54")
    page.get_by_role("button", name="coin 2", exact=True).click()
    page.get_by_role("button", name="skull", exact=True).click()
    gains = "3 coins: 3 from the box, with 3 for the King."
    expect(came_to(page, f"^You gain {gains}")).to_be_visible()
    expect(came_to(other, f"^Sailor 1 gains {gains}")).to_be_visible()
    look(page, axe)


def test_penalty_plunder_the_kings_pile_and_the_end(
    real: tuple[str, Page, Page], axe: Judge
) -> None:
    table, page, other = real
    both = (page, other)
    play(table, "~ roll 3cxkk", "p1 stop", by=both)
    button(page, "^Most coins now: 3").click()
    play(table, "~ roll 3cxxx", by=both)
    expect(came_to(page, "^Penalty! Sailor 2 has no coin")).to_be_visible()
    play(table, "~ roll 12kkx", "p1 stop", "p1 pair 2k p2", "p1 pair 1k p2", by=both)
    expect(came_to(other, "^Sailor 1 makes pairs, but there is nothing to take")).to_be_visible()
    play(table, "~ roll kkkkk", "p2 stop", by=both)
    look(other, axe)
    button(other, "^Sailor 1 3 coins Take 3").click()
    expect(came_to(page, "^Five skulls! Sailor 2 takes everything you have")).to_be_visible()
    play(table, "~ roll 11223", "p1 stop", by=both)
    expect(came_to(page, "^Five coins! You take the King's")).to_be_visible()
    play(table, "~ roll ccccc", by=both)
    look(page, axe)
    button(other, "^Stop The whole box: 54 coins").click()
    expect(came_to(page, "^Five cannons! Sailor 2 takes all")).to_be_visible()
    expect(page.get_by_role("group", name="Sailor 2")).to_contain_text("Winner")
    look(page, axe)


def test_a_tie_is_played_off(real: tuple[str, Page, Page], axe: Judge) -> None:
    table, page, other = real
    for dice, pairs in TAKES:
        for seat in (1, 2):
            steps = (f"~ roll {dice}", f"p{seat} stop", *(f"p{seat} pair {two}" for two in pairs))
            play(table, *steps, by=(page, other))
    said = re.compile("^Tied for the most coins: you and Sailor 2. One more turn each")
    expect(page.get_by_text(said)).to_be_visible()
    look(page, axe)


def test_what_stopping_brings_is_broken_down_for_everybody(
    real: tuple[str, Page, Page], axe: Judge
) -> None:
    table, page, other = real
    both = (page, other)
    play(table, "~ roll 3cxkk", "p1 stop", "p1 pair 3c", "~ roll 23kcx", by=both)
    line = button(page, "^If Sailor 2 stops now")
    expect(line).to_be_in_viewport(ratio=1)
    line.tap()
    sheet = page.get_by_role("dialog", name="If Sailor 2 stops now")
    expect(sheet).to_contain_text("You have 3 coins: 3 to take")
    expect(sheet).to_contain_text("In all: +5 for Sailor 2, +2 for the King.")
    look(page, axe)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    button(other, "^If you stop now").click()
    mine = other.get_by_role("dialog", name="If you stop now")
    expect(mine).to_contain_text("Sailor 1 has 3 coins: 3 to take")
    look(other, axe)
    other.keyboard.press("Escape")
    expect(mine).to_have_count(0)
    button(other, r"^Stop Pairs: up to .* = 5 coins").click()
    button(other, "^Most coins now: 5").click()
    expect(
        came_to(page, "^Sailor 2 gains 5 coins: 2 from the box, .* 3 stolen from you")
    ).to_be_visible()


def test_everything_on_the_board_explains_itself(real: tuple[str, Page, Page], axe: Judge) -> None:
    table, page, other = real
    play(table, "~ roll 13kcx", by=(page, other))
    told = (
        ("^crossbones, stuck", "crossbones", "stuck until the end of the turn"),
        ("^2 rolls left", "2 rolls left", "up to 3 rolls"),
        ("^Box 60 coins", "Box", "60 coins are left"),
        ("^King 0 coins", "King", "Five coins on the dice"),
        ("^Sailor 1 0 coins", "Sailor 1", "You have no coin"),
        ("^Sailor 2 0 coins", "Sailor 2", "A coin with a skull robs"),
    )
    for name, title, text in told:
        button(page, name).tap()
        sheet = page.get_by_role("dialog", name=title)
        expect(sheet).to_contain_text(text)
        look(page, axe)
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_rules_in_short(people: People, axe: Judge, locale: str) -> None:
    page = people.page("phone", locale=locale)
    make(page, "kings-gold", bots=1)
    page.get_by_role("button", name=re.compile("^(How to play|Comment jouer)")).tap()
    sheet = page.get_by_role("dialog", name=re.compile("King's Gold"))
    expect(sheet.get_by_role("heading")).to_have_count(5)
    expect(sheet.get_by_role("img")).to_have_count(7)
    look(page, axe)


@pytest.mark.parametrize("seats", [2, 6])
def test_no_pile_is_below_a_desk(people: People, seats: int) -> None:
    page = people.page()
    make(page, "kings-gold", bots=seats - 1)
    piles = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(piles).to_have_count(seats)
    for at in range(seats):
        expect(piles.nth(at)).to_be_in_viewport(ratio=1)
    assert not is_too_wide(page)


def test_a_turn_with_the_keyboard_alone(people: People) -> None:
    page, other = people.page(), people.page()
    table = make(page, "kings-gold", other, dice="table")
    play(table, *OFF, "~ roll 13kcx", by=(page, other))
    expect(page.get_by_role("heading", name="Choose the dice to hold")).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("4")
    expect(page.get_by_role("button", name="cannon, held")).to_be_visible()
    page.keyboard.press("r")
    play(table, "~ roll kk", by=(page, other))
    expect(page.get_by_text("one roll left")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("heading", name=re.compile("^Pair a coin"))).to_be_visible()
    page.keyboard.press("2")
    tab_to(page.get_by_role("button", name="cannon", exact=True))
    page.keyboard.press("Enter")
    expect(came_to(page, "^You gain 3 coins")).to_be_visible()


def test_enter_stops_and_tab_reaches_every_act(people: People) -> None:
    page, other = people.page(), people.page()
    table = make(page, "kings-gold", other, dice="table")
    play(table, *OFF, "~ roll 13kcx", by=(page, other))
    tab_to(page.get_by_role("button", name="coin 1, to be rolled"))
    page.keyboard.press("Space")
    tab_to(button(page, "^If you stop now"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="If you stop now")).to_be_visible()
    page.keyboard.press("Escape")
    tab_to(button(page, "^Roll 3 dice again"))
    page.get_by_role("heading", name="Choose the dice to hold").click()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^Pair a coin"))).to_be_visible()


def test_two_browsers_and_a_bot_play_to_the_end(people: People) -> None:
    pages = (people.page("phone"), people.page())
    make(pages[0], "kings-gold", pages[1], bots=1)
    for page in pages:
        expect(page.get_by_role("group", name="Box")).to_be_visible()
    won = re.compile("^(Winner|You win)$")
    for _ in range(600):
        if all(page.get_by_role("list", name="Seats").get_by_text(won).count() for page in pages):
            break
        for page in pages:
            take_turn(page)
    for page in pages:
        expect(page.get_by_role("group", name="Box")).to_contain_text("0")
        expect(page.get_by_role("list", name="Seats").get_by_text(won).first).to_be_visible()


def take_turn(page: Page) -> None:
    """Do the plainest thing on offer, if anything is."""
    offered = button(page, r"^(Stop|Most coins now|.* Take \d+$)").and_(page.locator(":enabled"))
    if offered.count():
        offered.first.click()
    else:
        page.wait_for_timeout(40)
