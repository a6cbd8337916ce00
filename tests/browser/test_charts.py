"""When to stop: the page of each dice game, on a phone and at a desk, in both languages."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import People, is_too_wide

GAMES = {
    "kings-gold": "King's Gold",
    "mille-sabords": "Mille Sabords!",
    "gold-armada": "Gold Armada",
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("device", "scheme"), [("phone", "dark"), ("desk", "light")])
def test_a_chart_fits_every_screen(
    game: str, device: str, scheme: str, people: People, axe: Callable[[Page], None]
) -> None:
    page = people.page(device, color_scheme=scheme)
    page.goto(f"/charts/{game}")
    title = f"When should I stop? {GAMES[game]}"
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    pocket = page.get_by_role("list").first.get_by_role("listitem")
    assert 3 <= pocket.count() <= 8
    expect(page.get_by_text("Against best play")).to_be_visible()
    axe(page)
    assert not is_too_wide(page)


def test_a_situation_is_chosen_and_its_dice_are_named(page: Page) -> None:
    page.goto("/charts/gold-armada")
    rows = page.get_by_role("row")
    expect(rows.filter(has_text="4.00")).to_contain_text("stop")
    page.get_by_label("Situation").select_option(label="Nothing taken yet, one roll left")
    expect(page.get_by_role("heading", name="Nothing taken yet, one roll left")).to_be_visible()
    page.goto("/charts/kings-gold")
    expect(page.get_by_role("img", name="4 cannons").first).to_be_visible()


def test_limits_are_in_words(page: Page) -> None:
    page.goto("/charts/mille-sabords")
    expect(page.get_by_role("heading", name="Ship: 4 sabres")).to_be_visible()
    expect(page.get_by_text("2 skulls, 2 dice to roll: stop from 600").first).to_be_visible()


def test_charts_are_reached_from_the_card_and_from_the_rules(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="When should I stop? Mille Sabords!").click()
    expect(page).to_have_url(re.compile("/charts/mille-sabords$"))
    page.goto("/")
    page.get_by_role("button", name="How to play: Gold Armada").click()
    page.get_by_role("dialog").get_by_role("link", name="When should I stop?").click()
    expect(page).to_have_url(re.compile("/charts/gold-armada$"))


def test_on_paper_there_are_no_controls(page: Page) -> None:
    page.goto("/charts/kings-gold")
    button = page.get_by_role("button", name="Print")
    expect(button).to_be_visible()
    page.emulate_media(media="print")
    expect(button).to_be_hidden()
    expect(page.get_by_label("Situation")).to_be_hidden()
    expect(page.get_by_role("table").first).to_be_visible()


def test_a_game_without_a_chart_has_no_page(page: Page) -> None:
    page.goto("/charts/gold-up")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_text("Pocket rule")).to_have_count(0)


def test_a_chart_speaks_french(people: People) -> None:
    page = people.page(locale="fr-FR")
    page.goto("/charts/mille-sabords")
    expect(page.get_by_role("heading", name="Règle de poche")).to_be_visible()
    expect(page.get_by_text("Deux têtes de mort : arrête-toi dès 400")).to_be_visible()
