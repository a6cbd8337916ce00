"""The review of a play: the chart, the totals, the mistakes and their positions."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import People, is_too_wide
from browser.finished import finished, record_of, upload

GAMES = {"kings-gold": "These values are exact.", "gold-armada": "These values are estimates."}


def place(page: Page) -> str:
    """What the slider says of the step."""
    return page.get_by_role("slider").get_attribute("aria-valuetext") or ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_finished_play_is_reviewed_by_its_link(
    size: str, game: str, people: People, axe: Callable[[Page], None]
) -> None:
    page = people.page(size, color_scheme="dark" if size == "desk" else "light")
    page.goto(f"/review/{finished(page, game)}")
    expect(page.get_by_role("slider")).to_be_visible(timeout=60_000)
    expect(page.get_by_text(GAMES[game])).to_be_visible()
    axe(page)
    assert not is_too_wide(page)
    mistakes = page.get_by_role("region", name="Mistakes").get_by_role("button")
    told = mistakes.first.inner_text()
    step = re.match(r"Step (\d+): ", told)
    assert step
    mistakes.first.click()
    position = page.get_by_role("region", name=f"Before step {step[1]}")
    expect(position.get_by_text("(best)")).to_be_visible()
    expect(position.get_by_text("(chosen)")).to_be_visible()
    expect(position.get_by_role("list", name="Players")).to_be_visible()
    assert place(page).startswith(f"Step {step[1]}: ")
    axe(page)
    assert not is_too_wide(page)


def test_everything_can_be_done_from_the_keyboard(page: Page) -> None:
    page.goto(f"/review/{finished(page, 'kings-gold')}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=60_000)
    slider.focus()
    assert place(page).startswith("The beginning")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    assert re.match(r"Step 1: ", place(page))
    page.keyboard.press("End")
    assert "100.0" in place(page)
    mistake = page.get_by_role("region", name="Mistakes").get_by_role("button").first
    mistake.focus()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name=re.compile(r"Before step \d+"))
    expect(heading).to_be_focused()
    page.get_by_role("button", name="Luck", exact=True).first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Luck")).to_contain_text("On average it is zero")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_text("All steps").focus()
    page.keyboard.press("Enter")
    rows = page.get_by_role("group", name="All steps").get_by_role("row")
    expect(rows).to_have_count(1 + int(slider.get_attribute("max") or 0))


def test_a_review_is_found_from_a_replay_and_shared(page: Page) -> None:
    play = finished(page, "kings-gold")
    page.goto(f"/r/{play}")
    page.get_by_role("link", name="Luck and mistakes").click()
    expect(page.get_by_role("slider", name="Step of the play")).to_be_visible(timeout=60_000)
    assert page.url.endswith(f"/review/{play}")
    seat = page.get_by_label("Whose luck and mistakes")
    names = seat.get_by_role("option").all_inner_texts()
    seat.select_option(names[1])
    totals = page.get_by_role("region", name="What the result is made of")
    expect(totals.get_by_role("heading", level=3)).to_have_text(names[1])
    page.get_by_role("button", name="Share this review").click()
    link = page.get_by_role("dialog").get_by_label("Link to this review")
    assert link.input_value().endswith(f"/review/{play}")


def test_a_record_from_home_is_reviewed_and_a_wrong_one_refused(
    people: People, axe: Callable[[Page], None]
) -> None:
    page = people.page("phone", locale="fr-FR")
    page.goto("/review")
    text = record_of(page, finished(page, "kings-gold"))
    page.goto("/review")
    expect(page.get_by_role("heading", name="Chance et erreurs")).to_be_visible()
    axe(page)
    upload(page, "no record", "Choisir un enregistrement")
    alert = page.get_by_role("alert").filter(has_text="ne peut pas être analysée")
    expect(alert).to_be_visible(timeout=60_000)
    upload(page, text, "Choisir un enregistrement")
    expect(page.get_by_role("slider")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("exactes")).to_be_visible()
    assert not is_too_wide(page)


def test_a_play_that_goes_on_is_not_reviewed(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: King's Gold").click()
    page.wait_for_url("**/t/*")
    play = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["play"]
    page.goto(f"/review/{play}")
    alert = page.get_by_role("alert").filter(has_text="cannot be reviewed")
    expect(alert).to_contain_text("The play is not over yet.")
