"""Plays watched again: by link or from a record, forwards and backwards, through any eyes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import People, is_too_wide
from browser.finished import finished, record_of, upload
from table import TESTS

GAMES = ("kings-gold", "mille-sabords", "gold-armada", "gold-up")
BOARD = {
    "kings-gold": "Box",
    "mille-sabords": "Target 1000",
    "gold-armada": "rolls left",
    "gold-up": "Key pile",
}


def place(page: Page) -> tuple[int, int]:
    """The step shown, and how many there are."""
    told = page.get_by_role("slider").get_attribute("aria-valuetext") or ""
    found = re.fullmatch(r"Step (\d+) of (\d+)", told)
    assert found, told
    return int(found[1]), int(found[2])


def at(page: Page, step: int) -> None:
    """Wait until this step is shown."""
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(rf"^Step {step} of ")
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_play_is_watched_by_its_link(
    game: str, people: People, axe: Callable[[Page], None]
) -> None:
    page = people.page("phone", color_scheme="dark" if game == "gold-up" else "light")
    page.goto(f"/r/{finished(page, game)}")
    at(page, 0)
    _, steps = place(page)
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.get_by_role("button", name="One step on").click()
    at(page, 1)
    expect(page.get_by_text(BOARD[game]).first).to_be_visible()
    axe(page)
    assert not is_too_wide(page)
    page.get_by_role("button", name="To the end").click()
    at(page, steps)
    expect(page.get_by_text(re.compile(r"(won|share the win): ")).first).to_be_visible()
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    axe(page)
    page.get_by_role("button", name="One step back").click()
    at(page, steps - 1)
    page.get_by_role("slider").fill(str(steps // 2))
    at(page, steps // 2)
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)


def test_keys_wind_the_play(page: Page) -> None:
    page.goto(f"/r/{finished(page, 'kings-gold')}")
    at(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at(page, 3)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    page.keyboard.press("End")
    _, steps = place(page)
    at(page, steps)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_attribute(
        "aria-valuetext", re.compile("^Step 0 ")
    )
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the beginning").focus()
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    before, _ = place(page)
    page.keyboard.press("Enter")
    at(page, before + 1)


def test_a_sentence_of_the_log_leads_to_its_step(page: Page) -> None:
    page.goto(f"/r/{finished(page, 'gold-armada')}")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    told = page.get_by_role("status").filter(has_text=re.compile(".")).last.inner_text()
    entry = page.get_by_role("region", name="What happened").get_by_role("button").nth(3)
    entry.click()
    at(page, int(entry.inner_text().split()[0]))
    expect(entry).to_have_attribute("aria-current", "step")
    assert told


def test_every_seat_sees_its_own_hand(page: Page) -> None:
    page.goto(f"/r/{finished(page, 'gold-up')}")
    at(page, 0)
    page.get_by_role("slider").fill("21")
    at(page, 21)
    hand = page.get_by_text(re.compile("^Your hand", re.IGNORECASE))
    expect(hand).to_have_count(0)
    eyes = page.get_by_label("Seen by")
    seats = eyes.get_by_role("option").all_inner_texts()[1:]
    assert len(seats) == 2
    shown = []
    for seat in seats:
        eyes.select_option(seat)
        expect(hand.first).to_be_visible()
        at(page, 21)
        dealt = page.get_by_role("region", name="What happened").inner_text()
        shown.append(dealt)
    assert shown[0] != shown[1]
    eyes.select_option("somebody watching")
    expect(hand).to_have_count(0)


def test_a_record_from_home_is_watched_and_a_wrong_one_refused_with_its_step(
    people: People, axe: Callable[[Page], None]
) -> None:
    page = people.page("phone")
    good = (TESTS / "golden" / "gold-armada" / "whole-play-two.dbl").read_text()
    page.goto("/r")
    axe(page)
    upload(page, re.sub(r"take \w[\w-]*", "take five", good, count=1))
    alert = page.get_by_role("alert").filter(has_text="cannot be shown")
    expect(alert).to_contain_text(re.compile(r"Step \d+: .*five of a kind"))
    expect(alert).to_contain_text(re.compile(r"Rule ga\.[a-z-]+"))
    axe(page)
    assert not is_too_wide(page)
    upload(page, "This is no record.")
    expect(alert).to_contain_text("This is not TOML")
    upload(page, b"\xff\xfe\x00")
    expect(alert).to_contain_text("not text in UTF-8")
    upload(page, "#" * 500_000)
    expect(alert).to_contain_text("That is too much")
    upload(page, good)
    at(page, 0)
    _, steps = place(page)
    page.keyboard.press("End")
    at(page, steps)
    page.get_by_role("button", name="Watch another play").click()
    expect(page.get_by_role("heading", name="Watch a play again")).to_be_visible()


def test_a_play_that_goes_on_is_not_shown(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: King's Gold").click()
    page.wait_for_url("**/t/*")
    code = page.url.rpartition("/")[2]
    play = page.request.get(f"/api/tables/{code}").json()["play"]
    page.goto(f"/r/{play}")
    alert = page.get_by_role("alert").filter(has_text="cannot be shown")
    expect(alert).to_contain_text("The play is not over yet.")
    page.goto("/r/nonsense")
    expect(alert).to_contain_text("There is no play nonsense.")


def test_remarks_and_names_in_a_record_are_text_and_nothing_else(page: Page) -> None:
    page.goto("/r")
    text = record_of(page, finished(page, "kings-gold"))
    evil = "<img src=x onerror=alert(1)>"
    text = re.sub(r"seats = .*", f'seats = ["{evil}", "B"]', text)
    page.goto("/r")
    upload(page, text.replace("steps = [", f'steps = [\n  "# {evil}",'))
    at(page, 0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status").filter(has_text="Remark")).to_contain_text(evil)
