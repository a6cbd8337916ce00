"""The first page: four games, one tap to play, and how it is set to one's liking."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import SHIFTS, SIZES, People, is_too_wide
from browser.gathering import GAMES, accept_name, button, call_oneself, invite, wish_for_seats

Judge = Callable[[Page], None]


@pytest.mark.parametrize("size", SIZES)
def test_the_four_games_are_offered_by_day_and_by_night(
    people: People, axe: Judge, size: str
) -> None:
    page = people.page(size)
    page.goto("/")
    for game in GAMES:
        expect(page.get_by_role("heading", name=game)).to_be_visible()
        expect(page.get_by_role("button", name=f"Play now: {game}")).to_be_enabled()
    assert not is_too_wide(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        axe(page)


def test_one_tap_plays_against_bots(people: People) -> None:
    page = people.page("phone")
    page.goto("/")
    page.get_by_role("button", name="Play now: Gold Armada").tap()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.first).to_contain_text("you")
    expect(seats.nth(1)).to_contain_text("Deckhand")
    expect(button(page, "Stop")).to_be_enabled()
    expect(page).to_have_title(re.compile("^● Your turn . Gold Armada"))


def test_a_wish_is_kept_for_the_next_time(page: Page, axe: Judge) -> None:
    page.goto("/")
    page.get_by_role("button", name="Change how Mille Sabords! is played").click()
    page.get_by_role("combobox", name="Seats").select_option("2")
    page.get_by_role("radio", name="Hard · Bosun").check()
    page.get_by_role("combobox", name="Edition").select_option("piraten-kapern-en")
    page.get_by_text("Rules in detail").click()
    page.get_by_role("combobox", name="Nobody falls below zero").select_option("true")
    axe(page)
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.get_by_role("button", name="Invite friends: Mille Sabords!").click()
    accept_name(page)
    terms = page.get_by_role("region", name="What is agreed")
    expect(terms).to_contain_text("Piraten kapern, English")
    expect(terms).to_contain_text("Hard · Bosun")
    terms.get_by_text("Rules in detail").click()
    expect(terms).to_contain_text("Nobody falls below zero yes not as in the edition")
    expect(page.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "change", "level", "wins"),
    [
        ("en", "Change how Mille Sabords!", "Medium · Deckhand", r"wins \d+.% against Cabin boy"),
        ("fr", "jouer à Mille Sabords.!", "Moyen · Matelot", r"gagne à \d+.% contre Mousse"),
    ],
)
def test_every_level_says_how_hard_it_is_and_what_it_wins(
    people: People, axe: Judge, size: str, language: str, change: str, level: str, wins: str
) -> None:
    page = people.page(size, locale=language)
    page.goto("/")
    page.get_by_role("button", name=re.compile(change)).click()
    levels = page.get_by_role("dialog").get_by_role("radio")
    expect(levels).to_have_count(4)
    expect(page.get_by_role("radio", name=re.compile(f"^{level} {wins}$"))).to_be_checked()
    assert not is_too_wide(page)
    axe(page)
    page.get_by_role("radio", name="Expert").check()
    page.get_by_role("button", name=re.compile("Close|Fermer")).click()
    card = page.get_by_role("button", name=re.compile(change))
    expect(card).to_contain_text("Expert")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_card_says_how_to_play(people: People, axe: Judge, size: str) -> None:
    page = people.page(size)
    page.goto("/")
    for game in GAMES:
        page.get_by_role("button", name=f"How to play: {game}").click()
        sheet = page.get_by_role("dialog", name=f"{game} in short")
        expect(sheet.get_by_role("heading", name=f"{game} in short")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(page.get_by_role("button", name=f"How to play: {game}")).to_be_focused()
    page.get_by_role("button", name="How to play: Gold Up").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)


def test_running_plays_come_first_and_say_whose_turn_it_is(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Gold Armada").click()
    expect(button(page, "Stop")).to_be_enabled()
    code = page.url.rpartition("/")[2]
    page.get_by_role("link", name="Doubloon").click()
    plays = page.get_by_role("region", name="Your plays")
    expect(plays.get_by_role("link", name="Gold Armada")).to_contain_text("Your turn")
    plays.get_by_role("link", name="Gold Armada").click()
    expect(button(page, "Stop")).to_be_enabled()
    assert page.url.endswith(code)


def test_a_code_leads_to_its_table_and_a_wrong_one_nowhere(people: People, axe: Judge) -> None:
    host, guest = people.page(), people.page("phone")
    code = invite(host, "Gold Up").rpartition("/")[2]
    guest.goto("/")
    guest.get_by_label("Code of a table").fill(code.lower())
    guest.get_by_role("button", name="Go", exact=True).click()
    expect(guest.get_by_role("heading", name="Gold Up")).to_be_visible()
    guest.goto("/t/NOSUCH")
    expect(guest.get_by_text("There is no table NOSUCH.")).to_be_visible()
    axe(guest)


def test_a_public_table_is_found_by_everybody(people: People) -> None:
    host, guest = people.page(), people.page()
    host.goto("/")
    call_oneself(host, "Grace")
    host.get_by_role("button", name="Change how King's Gold is played").click()
    host.get_by_label("Listed for everybody").check()
    host.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
    expect(host.get_by_role("heading", name="Invite")).to_be_visible()
    guest.goto("/")
    row = guest.get_by_role("region", name="Open tables").get_by_role("link", name="Grace")
    expect(row).to_contain_text("2 seats free")
    row.click()
    expect(button(guest, "Sit here")).to_be_enabled()


def test_language_theme_motion_and_sound_are_chosen_and_kept(people: People, axe: Judge) -> None:
    page = people.page(reduced_motion="no-preference", color_scheme="light")
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "on")
    button(page, "Settings").click()
    axe(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.get_by_label("Sombre").check()
    page.get_by_label("Mouvements").uncheck()
    page.get_by_label("Sons").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "off")
    expect(page.get_by_role("button", name="Inviter des amis : Gold Up")).to_be_visible()
    axe(page)


def test_the_browser_says_which_language(people: People) -> None:
    page = people.page(locale="fr-CA")
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("^Jouer.: Gold Up"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"


def test_letters_twice_as_large_fit_a_phone(people: People) -> None:
    page = people.page("phone")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Gold Up")).to_be_enabled()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not is_too_wide(page)
    wish_for_seats(page, "Gold Armada", 2)
    page.get_by_role("button", name="Invite friends: Gold Armada").click()
    assert not is_too_wide(page)
    accept_name(page)
    expect(page.get_by_label("Link for your friends")).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not is_too_wide(page)
    button(page, "Start").click()
    expect(button(page, "Stop")).to_be_enabled()
    assert not is_too_wide(page)


def test_whoever_wants_to_be_forgotten_is(page: Page) -> None:
    page.goto("/")
    call_oneself(page, "Calico")
    button(page, ".*Settings").click()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_role("banner")).not_to_contain_text("Calico")
    page.keyboard.press("Escape")
    call_oneself(page, "Nobody")  # as a new guest, without any reload
    expect(page.get_by_role("banner")).to_contain_text("Nobody")


PLAYS = {"en": "Your plays", "fr": "Tes parties"}


@pytest.mark.parametrize("language", PLAYS)
def test_the_first_page_of_a_phone_stands_still_and_begins_at_once(
    people: People, language: str
) -> None:
    page = people.page("phone", locale=language)
    page.add_init_script(SHIFTS)
    page.goto("/")
    first = page.get_by_role("button", name=re.compile("^(Play now|Jouer).?: ")).first
    expect(first).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < 0.05
    expect(first).to_be_in_viewport(ratio=1)
    cards = page.get_by_role("article")
    expect(cards).to_have_count(4)
    bottom = cards.last.bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] < 1.5 * 640
    first.tap()
    page.wait_for_url("**/t/*")
    page.goto("/")
    plays = page.get_by_role("region", name=PLAYS[language]).get_by_role("link")
    expect(plays).to_be_visible()
    expect(first).to_be_enabled()
    page.reload()
    expect(plays).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < 0.05
    expect(first).to_be_in_viewport(ratio=1)


def test_a_play_is_put_away(people: People, axe: Judge) -> None:
    page = people.page("phone")
    for game in ("Gold Up", "King's Gold"):
        page.goto("/")
        page.get_by_role("button", name=f"Play now: {game}").click()
        page.wait_for_url("**/t/*")
    page.goto("/")
    plays = page.get_by_role("region", name="Your plays")
    expect(plays.get_by_role("link")).to_have_count(2)
    assert not is_too_wide(page)
    axe(page)
    plays.get_by_role("button", name="Put away: Gold Up").click()
    expect(plays.get_by_role("link")).to_have_count(1)
    page.reload()
    expect(plays.get_by_role("link", name="King's Gold")).to_be_visible()
    expect(plays.get_by_role("link")).to_have_count(1)
    page.get_by_role("button", name="Bring back: Gold Up").click()
    expect(plays.get_by_role("link")).to_have_count(2)


def test_what_was_put_away_last_is_brought_back_at_once(people: People) -> None:
    page = people.page("phone")
    page.goto("/")
    page.get_by_role("button", name="Play now: Gold Armada").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    plays = page.get_by_role("region", name="Your plays")
    expect(plays.get_by_role("link", name="Gold Armada")).to_contain_text("You, Bess, Patch")
    plays.get_by_role("button", name="Put away: Gold Armada").click()
    expect(plays.get_by_role("link")).to_have_count(0)
    expect(plays.get_by_role("status")).to_contain_text("Gold Armada is put away.")
    plays.get_by_role("button", name="Bring it back").click()
    expect(plays.get_by_role("link", name="Gold Armada")).to_be_visible()


def test_french_letters_twice_as_large_fit_a_phone(people: People) -> None:
    page = people.page("phone", locale="fr")
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Jouer.: Gold Up"))).to_be_enabled()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not is_too_wide(page)
    page.goto("/r")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not is_too_wide(page)
    page.goto("/")
    page.get_by_role("button", name=re.compile("Inviter des amis.: Gold Armada")).click()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not is_too_wide(page)
    page.get_by_role("button", name=re.compile("^S'asseoir sous le nom")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Ce qui est convenu")).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not is_too_wide(page)
    page.get_by_role("button", name=re.compile("^Commencer|^Lancer")).click()
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not is_too_wide(page)
