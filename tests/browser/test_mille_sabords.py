"""Mille Sabords in the browser: found and played by roles and names only."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.browsing import People
from browser.seated import came_to, look, make, play, tab_to

Judge = Callable[[Page], None]


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
    expect(card).to_contain_text("Dice you lay here are safe")
    for die in ("coin", "coin", "coin", "sabre", "monkey", "parrot", "skull", "skull"):
        page.get_by_role("button", name=f"Add: {die}").click()
    page.get_by_role("button", name="Enter these dice").click()

    skulls = page.get_by_role("group", name="Skulls, set apart")
    expect(skulls).to_contain_text("2 skulls")
    hold(page, "coin", 3)
    look(page, axe)
    page.get_by_role("button", name="Lay 3 dice here").click()
    island = page.get_by_role("group", name="Treasure Island")
    expect(island).to_contain_text("safe when you roll")
    hold(page, "sabre", 1)
    hold(page, "monkey", 1)
    expect(button(page, "^Roll one die again More dice")).to_be_disabled()
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
    page.get_by_role("button", name="Lay one die here").click()
    hold(page, "diamond", 1)
    page.get_by_role("button", name="Lay one die here").click()
    island.get_by_role("button", name="coin, on the treasure island").first.click()
    page.get_by_role("button", name="Take one die back").click()
    look(page, axe)
    hold(page, "sabre", 1)
    button(page, "^Roll 2 dice again").click()
    expect(island.get_by_role("button", name="on the treasure island")).to_have_count(0)
    expect(island.get_by_role("img", name="on the treasure island")).to_have_count(4)
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
    expect(
        page.get_by_text(re.compile("^The last round! Sailor 1 has reached 500"))
    ).to_be_visible()
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
    tab_to(button(page, "^Roll 2 dice again"))
    page.keyboard.press("Enter")
    play(table, "~ roll cs", by=(page, other))
    tab_to(button(page, "^Stop Scores 1200"))
    page.keyboard.press("Enter")
    expect(came_to(page, "^You stop and score 1200")).to_be_visible()


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
