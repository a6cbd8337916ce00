"""Chance from everybody: browsers add to every play, keep what they were shown, and check it."""

import hashlib
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from browser.browsing import People, Served
from browser.finished import finished, record_of, upload
from browser.gathering import accept, invite
from browser.seated import look, make, talk
from doubloon.core import record
from server.storage.sqlite.resealing import reseal

Judge = Callable[[Page], None]

SECRET = bytes(range(32))
OLD = f"""record = 1
game = "mille-sabords"
edition = "gigamic-fr"
seats = ["Anne", "captain"]
steps = [
  "~ card coin",
  "~ roll sccccdmm",
  "# Anne: the sea smiles",
  "p1 reroll smm",
  "~ roll kmp",
  "p1 stop",
  "~ card treasure-island",
  "p1 resign",
]
points = [1100, 0]
[fairness]
play = "tortuga-2"
commitment = "{hashlib.sha256(SECRET).hexdigest()}"
texts = ["00112233445566778899aabbccddeeff", "-"]
secret = "{SECRET.hex()}"
"""
"""A record of version 1, as docs/fairness.md once showed it."""


def fairness_of(page: Page, play: str) -> dict[str, Any]:
    found = record.read(record_of(page, play)).fairness
    assert found is not None
    return {**found}


def kept_by(page: Page) -> list[dict[str, Any]]:
    """What the browser kept of its plays, newest first."""
    kept: list[dict[str, Any]] = json.loads(
        page.evaluate("() => localStorage['doubloon.promises']")
    )
    return kept


def promised(page: Page) -> Locator:
    return page.get_by_text("The dice kept their promise.")


def test_everybody_adds_to_every_play_rematches_too_and_the_promise_is_kept(
    people: People, axe: Judge
) -> None:
    host, guest = people.page(), people.page("phone")
    link = invite(host, "Gold Armada")
    accept(guest, link)
    host.get_by_role("button", name="Start", exact=True).click()
    given: list[str] = []
    for again in (False, True):
        if again:
            guest.get_by_role("button", name="Play again").click()
            host.get_by_role("button", name="To the rematch").click()
            guest.get_by_role("button", name="Start", exact=True).click()
        for page in (host, guest):
            expect(page.get_by_role("tab", name="Log")).to_be_visible()
        table = host.url.rpartition("/")[2]
        resign(host, table)
        for page in (host, guest):
            expect(promised(page)).to_be_visible()
            (newest, *_) = kept_by(page)
            told = fairness_of(page, newest["play"])
            assert told["commitment"] == newest["commitment"]
            assert {*newest["given"].values()} < {*told["texts"]}
            given += newest["given"].values()
    assert len({*given}) == 4
    look(guest, axe)
    guest.get_by_role("link", name="Check the dice").click()
    expect(guest.get_by_role("status").filter(has_text="Proved")).to_be_visible()
    expect(guest.get_by_text("given by this browser")).to_be_visible()
    expect(
        guest.get_by_text(re.compile("^This browser kept what the table showed"))
    ).to_be_visible()
    expect(guest.get_by_label("The commitment you noted")).to_have_count(0)
    look(guest, axe)


def resign(page: Page, table: str) -> None:
    """Give up a seat of this guest, whichever it is after the seats were shuffled."""
    seats = page.request.get("/api/mine").json()
    (here,) = [one for one in seats if one["code"] == table]
    guests = [seat["seat"] for seat in here["seats"] if seat["name"] == "Anne"]
    talk(page, table, {"type": "open"}, {"type": "act", "text": f"p{guests[0]} resign"})


LIE = """
() => {
  const kept = JSON.parse(localStorage["doubloon.promises"]);
  kept[0].commitment = "0".repeat(64);
  localStorage["doubloon.promises"] = JSON.stringify(kept);
}
"""
"""As if the server had shown another commitment before the play."""


def test_a_server_that_exchanges_the_commitment_is_found_out(people: People, axe: Judge) -> None:
    page = people.page("phone")
    table = make(page, "gold-armada", bots=1, shuffle=False)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.evaluate(LIE)
    talk(page, table, {"type": "open"}, {"type": "act", "text": "p1 resign"})
    alert = page.get_by_role("alert").filter(has_text="The promise about the dice was broken!")
    expect(alert).to_contain_text("The commitment is another one than this browser was shown")
    expect(promised(page)).to_have_count(0)
    look(page, axe)
    page.get_by_role("link", name="Check the dice").click()
    wrong = page.get_by_role("alert").filter(has_text="not the dice that were promised")
    expect(wrong).to_contain_text("The commitment is another one than this browser was shown")


def test_a_rematch_waits_for_whoever_is_away_and_a_bot_can_take_the_seat(
    people: People, axe: Judge
) -> None:
    host, guest = people.page("phone"), people.page()
    table = make(host, "gold-armada", guest, shuffle=False)
    expect(guest.get_by_role("tab", name="Log")).to_be_visible()
    guest.goto("about:blank")
    talk(host, table, {"type": "open"}, {"type": "act", "text": "p1 resign"})
    host.get_by_role("button", name="Play again").click()
    start = host.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_disabled()
    expect(host.get_by_text(re.compile("the browser has not added its part"))).to_be_visible()
    look(host, axe)
    host.get_by_role("combobox", name="A bot for seat 2").select_option("deckhand")
    expect(start).to_be_enabled()
    start.click()
    expect(host.get_by_role("tab", name="Log")).to_be_visible()


def test_whoever_comes_back_to_a_rematch_adds_to_it(people: People) -> None:
    host, guest = people.page(), people.page()
    table = make(host, "gold-armada", guest, shuffle=False)
    expect(guest.get_by_role("tab", name="Log")).to_be_visible()
    guest.goto("about:blank")
    talk(host, table, {"type": "open"}, {"type": "act", "text": "p1 resign"})
    host.get_by_role("button", name="Play again").click()
    start = host.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_disabled()
    guest.goto(host.url)
    expect(start).to_be_enabled()


def test_the_history_of_a_table_shows_what_was_abandoned(
    chromium: Browser, mortal: Served, tmp_path: Path, axe: Judge
) -> None:
    people = People(chromium, mortal.url)
    page, other = people.page("phone"), people.page()
    table = make(page, "gold-armada", other, shuffle=False)
    talk(page, table, {"type": "open"}, {"type": "act", "text": "p1 resign"})
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    mortal.kill()
    with closing(sqlite3.connect(tmp_path / "doubloon.sqlite")) as database, database:
        database.execute("UPDATE tables SET touched = '2024-01-01T00:00:00+00:00'")
        reseal(database)
    mortal.start()
    page.reload()
    page.get_by_role("button", name="Proof of the dice").click()
    sheet = page.get_by_role("dialog", name="Proof of the dice")
    rows = sheet.get_by_role("region", name="All plays of this table").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("over")
    expect(rows.first.get_by_role("link", name="Check the dice")).to_be_visible()
    expect(rows.last).to_contain_text("abandoned")
    expect(rows.last).to_contain_text("this play")
    look(page, axe)
    people.go_home()
    assert people.wrongs == []


def test_a_record_of_the_first_version_is_proved_as_what_it_was(page: Page) -> None:
    page.goto("/verify")
    upload(page, OLD)
    proved = page.get_by_role("status").filter(has_text="Proved")
    expect(proved).to_contain_text("All 4 steps of chance")
    expect(page.get_by_text("Client seed of Anne")).to_be_visible()
    expect(page.get_by_label("The commitment you noted")).to_be_visible()


def test_what_nobody_added_to_is_proved_by_the_server_alone(people: People, axe: Judge) -> None:
    page = people.page("phone")
    play = finished(page, "gold-up", seats=3)
    assert fairness_of(page, play)["version"] == 2
    page.goto(f"/verify/{play}")
    proved = page.get_by_role("status").filter(has_text="Proved by the server alone")
    expect(proved).to_contain_text("The order of the seats was drawn again as well.")
    page.get_by_text(re.compile("^The seats were shuffled")).click()
    expect(page.get_by_text(re.compile(r"^doubloon-2\n.*\n-,-,-\n0\n1\n0$"))).to_be_visible()
    look(page, axe)


def test_seats_that_were_moved_in_a_record_are_found(page: Page) -> None:
    text = record_of(page, finished(page, "gold-up", seats=3))
    (seating,) = re.findall(r"seating = (\[[0-9, ]+\])", text)
    moved = [*reversed(json.loads(seating))]
    page.goto("/verify")
    upload(page, text.replace(f"seating = {seating}", f"seating = {moved}"))
    alert = page.get_by_role("alert").filter(has_text="not the dice that were promised")
    expect(alert).to_contain_text("The record says that the seats were shuffled")
