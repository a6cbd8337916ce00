"""Mille Sabords in the browser: found and played by roles and names only."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.browsing import People
from browser.seated import came_to, look, make, play, tab_to

Judge = Callable[[Page], None]

TIMES = "\N{MULTIPLICATION SIGN}"


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def real(people: People, **terms: Any) -> tuple[str, Page, Page]:
    """A table with real dice and cards on a phone, and who sits opposite."""
    page, other = people.page("phone"), people.page()
    return make(page, "mille-sabords", other, dice="table", **terms), page, other


def hold(page: Page, die: str, times: int) -> None:
    for _ in range(times):
        page.get_by_role("button", name=f"{die}, to be rolled").first.click()


def test_a_whole_turn_by_roles_and_names(people: People, axe: Judge) -> None:
    table, page, other = real(people)
    look(page, axe)
    page.get_by_role("button", name="Treasure Island").click()
    card = page.get_by_role("article", name="The card of this turn")
    expect(card.get_by_role("heading", name="Treasure Island")).to_be_visible()
    expect(card).to_contain_text("Dice laid here are safe")
    for die in ("coin", "coin", "coin", "sabre", "monkey", "parrot", "skull", "skull"):
        page.get_by_role("button", name=f"Add: {die}").click()
    page.get_by_role("button", name="Enter these dice").click()

    skulls = page.get_by_role("group", name="Skulls, set apart")
    expect(skulls).to_contain_text("2 skulls")
    hold(page, "coin", 3)
    look(page, axe)
    page.get_by_role("button", name="Lay 3 dice on the island").click()
    island = page.get_by_role("group", name="Treasure Island")
    expect(island).to_contain_text("safe as soon as you roll")
    hold(page, "sabre", 1)
    hold(page, "monkey", 1)
    more = button(page, "^Roll one die again More dice")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.focus()
    page.keyboard.press("Enter")
    why = page.get_by_role("dialog", name="Roll one die again")
    expect(why).to_contain_text("More dice must be rolled with it.")
    look(page, axe)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="monkey, held").click()
    button(page, "^Roll 2 dice again").click()
    play(table, "~ roll cm", by=(page, other))
    expect(island).to_contain_text("400 points are safe here")
    island.get_by_role("button", name="coin, on the treasure island").first.click()
    look(page, axe)
    page.get_by_role("button", name="Take one die back").click()
    button(page, "^Stop Scores 600").click()
    expect(came_to(page, "^You stop and score 600")).to_be_visible()
    points = page.get_by_role("region", name="Points").get_by_role("listitem")
    expect(points.filter(has_text="Sailor 1")).to_contain_text("600")


def test_the_order_of_taps_on_the_treasure_island_does_not_matter(
    people: People, axe: Judge
) -> None:
    table, page, other = real(people)
    both = (page, other)
    play(table, "~ card treasure-island", "~ roll kcccsmmp", "p1 lay ccc", "p1 reroll mp", by=both)
    play(table, "~ roll dd", by=both)
    island = page.get_by_role("group", name="Treasure Island")
    hold(page, "diamond", 1)
    page.get_by_role("button", name="Lay one die on the island").click()
    hold(page, "diamond", 1)
    page.get_by_role("button", name="Lay one die on the island").click()
    island.get_by_role("button", name="coin, on the treasure island").first.click()
    page.get_by_role("button", name="Take one die back").click()
    look(page, axe)
    hold(page, "sabre", 1)
    button(page, "^Roll 2 dice again").click()
    expect(island.get_by_role("button", name="on the treasure island")).to_have_count(4)
    expect(button(page, "^Roll 2 dice again")).to_have_count(0)
    play(table, "~ roll cs", by=both)
    expect(island.get_by_role("button", name="on the treasure island")).to_have_count(4)


def test_the_guardian_the_ships_and_the_third_skull(people: People, axe: Judge) -> None:
    table, page, other = real(people)
    both = (page, other)
    play(table, "~ card guardian", "~ roll kkksscmp", by=both)
    expect(page.get_by_role("heading", name=re.compile("^The third skull!"))).to_be_visible()
    look(page, axe)
    button(page, "^Roll one die again").click()
    play(table, "~ roll s", by=both)
    expect(page.get_by_role("group", name="Skulls, set apart")).to_contain_text("2 skulls")
    button(page, "^Stop Scores 200").click()
    play(table, "~ card ship-3", "~ roll kssccdmp", by=both)
    expect(other.get_by_text("2 of 3 sabres")).to_be_visible()
    button(other, "^Stop Loses 500").click()
    expect(came_to(page, "^The ship is lost: Sailor 2 loses 500")).to_be_visible()
    play(table, "~ card skull-2", "~ roll cccssmpp", "p1 reroll pp", "~ roll ks", by=both)
    expect(came_to(page, "^The third skull! You get nothing")).to_be_visible()
    look(page, axe)


def test_the_skull_island_is_staged(people: People, axe: Judge) -> None:
    table, page, other = real(people, edition="piraten-kapern-en")
    both = (page, other)
    play(table, "~ card pirate", "~ roll kkkkssss", by=both)
    expect(page.get_by_role("heading", name="Skull Island!")).to_be_visible()
    look(page, axe)
    button(page, "^Roll 4 dice again").click()
    play(table, "~ roll kccc", by=both)
    button(page, "^Leave the island Each opponent loses 1000").click()
    expect(came_to(page, "^You visit Skull Island: 1000 points less for")).to_be_visible()
    look(page, axe)


def test_the_last_round_sudden_death_and_the_end(people: People, axe: Judge) -> None:
    table, page, other = real(people, target=500)
    both = (page, other)
    play(table, "~ card coin", "~ roll ksccdmmp", "p1 stop", by=both)
    for who, name in ((page, "You have"), (other, "Sailor 1 has")):
        expect(who.get_by_text(re.compile(f"^The last round! {name} reached 500"))).to_be_visible()
    look(page, axe)
    play(table, "~ card animals", "~ roll kkkkcsmp", "~ roll ccdd", by=both)
    expect(
        page.get_by_text(re.compile("^Sudden death: whoever ends a turn with 500"))
    ).to_be_visible()
    look(page, axe)
    play(table, "~ card diamond", "~ roll ccdddmmm", "p1 stop", by=both)
    expect(page.get_by_role("region", name="Points")).to_contain_text("winner")
    look(page, axe)


def test_a_turn_with_the_keyboard_alone(people: People) -> None:
    page, other = people.page(), people.page()
    table = make(page, "mille-sabords", other, dice="table")
    play(table, "~ card pirate", "~ roll ksssccmp", by=(page, other))
    expect(page.get_by_role("heading", name="Choose the dice to hold")).to_be_visible()
    for key in "23456":
        page.keyboard.press(key)
    expect(page.get_by_role("button", name=", held")).to_have_count(5)
    expect(button(page, "^Roll 2 dice again")).to_be_enabled()
    page.keyboard.press("r")
    play(table, "~ roll cs", by=(page, other))
    expect(button(page, "^Stop Scores 1200")).to_be_enabled()
    page.keyboard.press("s")
    expect(came_to(page, "^You stop and score 1200")).to_be_visible()


def test_acts_are_reached_with_tab_and_stopping_with_enter(people: People) -> None:
    page, other = people.page(), people.page()
    table = make(page, "mille-sabords", other, dice="table")
    play(table, "~ card treasure-island", "~ roll kccsssmp", by=(page, other))
    expect(button(page, "^Roll 7 dice again")).to_be_enabled()
    for key in "23":
        page.keyboard.press(key)
    tab_to(button(page, "^Lay 2 dice"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Treasure Island")).to_contain_text("safe as soon as")
    button(page, "^Lay held dice").evaluate("element => element.blur()")
    page.keyboard.press("Enter")
    expect(came_to(page, "^You stop and score 300")).to_be_visible()


def test_your_own_first_roll_by_key_after_which_no_turn_is_lost(people: People) -> None:
    page = people.page(by_hand=True)
    make(page, "mille-sabords", bots=1, shuffle=False)
    expect(page.get_by_role("heading", name="Your turn: roll the dice")).to_be_visible()
    expect(page.get_by_role("article", name="The card of this turn")).to_have_count(0)
    page.keyboard.press("r")
    log = page.get_by_role("complementary")
    expect(log.get_by_text("You turn up the card")).to_be_visible()
    expect(log.get_by_text(re.compile("^You roll "))).to_be_visible()


def test_what_stopping_brings_is_broken_down_for_everybody(people: People, axe: Judge) -> None:
    table, page, other = real(people)
    play(table, "~ card pirate", "~ roll kkdddcsm", by=(page, other))
    for who, title in ((page, "If you stop now"), (other, "If Sailor 1 stops now")):
        who.get_by_role("button", name="What stopping brings: 1000").click()
        sheet = who.get_by_role("dialog", name=title)
        expect(sheet.get_by_role("row", name="3 diamonds")).to_contain_text(f"100 + 3 {TIMES} 100")
        expect(sheet.get_by_role("row", name="3 diamonds")).to_contain_text("400")
        expect(sheet.get_by_role("row", name="The pirate")).to_contain_text(f"2 {TIMES} 500")
        expect(sheet.get_by_role("row", name="In all")).to_contain_text("1000")
        look(who, axe)
        who.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_cards_dice_skulls_and_points_explain_themselves(people: People, axe: Judge) -> None:
    table, page, other = real(people)
    play(table, "~ card skull-1", "~ roll kdddcsmp", by=(page, other))
    for name, says in (
        ("One skull: what the card does", "the third skull comes sooner"),
        ("34 cards left to draw", f"4 {TIMES} Pirate"),
        ("skull of the card", "can never be rolled"),
        ("skull, stuck", "A skull stays until the end of the turn."),
        ("2 skulls", "lead to Skull Island"),
        ("Target 6000", "begins the last round"),
    ):
        page.get_by_role("button", name=name).click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text(says)
        look(page, axe)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    seats = page.get_by_role("list", name="Seats").get_by_role("button", name="0")
    seats.last.click()
    expect(page.get_by_role("dialog")).to_contain_text("Sailor 2 has 0 points; 6000 are missing")


TOPS = "dice => dice.map((die) => Math.round(die.getBoundingClientRect().top))"


def test_a_desk_shows_the_score_and_eight_dice_in_a_row(people: People) -> None:
    page, others = people.page(by_hand=True), [people.page() for _ in range(4)]
    make(page, "mille-sabords", *others, shuffle=False)
    dice = page.get_by_role("group", name="Dice", exact=True)
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(5)
    expect(seats.last).to_be_in_viewport(ratio=1)
    tops = dice.locator("> *").evaluate_all(TOPS)
    assert len(tops) == 8
    assert len({*tops}) == 1


def test_two_browsers_and_a_bot_play_to_the_end(people: People) -> None:
    pages = (people.page("phone"), people.page())
    make(pages[0], "mille-sabords", pages[1], bots=1, target=600)
    points = [page.get_by_role("region", name="Points") for page in pages]
    for region in points:
        expect(region).to_be_visible()
    for _ in range(600):
        if all(region.get_by_text("winner", exact=True).count() for region in points):
            break
        for page in pages:
            take_turn(page)
    for region in points:
        expect(region.get_by_text("winner", exact=True).first).to_be_visible()


def take_turn(page: Page) -> None:
    """Stop if one may; otherwise roll what can be rolled."""
    offered = button(page, "^(Stop|Give up|Leave|Roll)").and_(page.locator(":enabled"))
    stop = button(page, "^(Stop|Give up|Leave)").and_(page.locator(":enabled"))
    if stop.count():
        stop.first.click()
    elif offered.count():
        offered.first.click()
    else:
        page.wait_for_timeout(40)
