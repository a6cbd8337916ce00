"""My box: an owner enters the real values, plays with them, and friends see what differs."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from boxes import corrected
from browser.browsing import SIZES, People, is_too_wide
from browser.gathering import accept_name
from doubloon.core import record
from doubloon.core.record import COMPONENTS

Judge = Callable[[Page], None]


@dataclass(frozen=True)
class Case:
    game: str
    key: str
    opens: str | None
    """What is tapped to see the field."""
    field: str
    wrong: str
    says: str
    right: str
    differs: str
    changes: dict[str, object]


CASES = [
    Case(
        "Mille Sabords!",
        "mille-sabords",
        None,
        "Pirate",
        "-1",
        "Enter a whole number from 0 to 99.",
        "3",
        "Pirate: 3 instead of 4",
        {"cards.pirate": 3},
    ),
    Case(
        "Gold Armada",
        "gold-armada",
        "Rum pier",
        "rum pier, Third doubloon: worth",
        "0",
        "Only whole numbers from 1 to 999 are possible here.",
        "5",
        "Rum pier: worth 1, 2, 5 instead of 1, 2, 3",
        {"piers.rum.values": [1, 2, 5]},
    ),
    Case(
        "Gold Up",
        "gold-up",
        None,
        "Gold: a white chest",
        "many",
        "Enter a whole number from 1 to 99999.",
        "6",
        "A white chest holds 6 gold instead of 5",
        {"colours.white.value": 6},
    ),
]
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)


def open_box(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Change how {game} is played").click()
    page.get_by_role("button", name=re.compile("My box is different|Change my box")).click()
    expect(page.get_by_role("dialog", name=f"My box: {game}")).to_be_visible()


@every_game
def test_an_owner_plays_with_the_real_values_and_a_friend_sees_them(
    people: People, case: Case
) -> None:
    owner = people.page("phone")
    owner.goto("/")
    open_box(owner, case.game)
    sheet = owner.get_by_role("dialog", name=f"My box: {case.game}")
    if case.opens:
        sheet.get_by_text(case.opens).tap()
    field = sheet.get_by_role("textbox", name=case.field)
    keep = sheet.get_by_role("button", name="Keep my box")
    field.fill(case.wrong)
    expect(sheet.get_by_text(case.says)).to_be_visible()
    expect(keep).to_be_disabled()
    field.fill(case.right)
    expect(sheet.get_by_text(case.says)).to_have_count(0)
    expect(sheet.get_by_role("region", name="What differs:")).to_contain_text(case.differs)
    keep.tap()
    expect(sheet).to_have_count(0)
    expect(owner.get_by_role("checkbox", name="Play with my box")).to_be_checked()
    owner.get_by_role("combobox", name="Seats").select_option("2")
    owner.get_by_role("button", name="Invite friends", exact=True).click()
    accept_name(owner)
    owner.wait_for_url("**/t/*")
    friend = people.page("phone")
    friend.goto(owner.url)
    for page in (owner, friend):
        note = page.get_by_role("region", name="Corrected box")
        expect(note).to_contain_text(case.differs)
        expect(note).to_contain_text("approximate")
    owner.get_by_role("button", name=re.compile("^Start with a bot|^Start")).click()
    expect(friend.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(2)
    code = owner.url.rpartition("/")[2]
    info = owner.request.get(f"/api/tables/{code}").json()
    assert info["box"]["components"] == corrected(case.key, case.changes)
    kept = record.read(owner.request.get(f"/api/plays/{info['play']}/record").text())
    assert kept.extra[COMPONENTS] == corrected(case.key, case.changes)
    friend.get_by_role("tab", name="Table").click()
    expect(friend.get_by_role("region", name="Corrected box")).to_contain_text(case.differs)


def test_a_box_is_kept_on_the_device_and_can_be_left_out(people: People) -> None:
    page = people.page("phone")
    page.goto("/")
    open_box(page, "Mille Sabords!")
    page.get_by_role("button", name="One less: Pirate").tap()
    page.get_by_role("button", name="Keep my box").tap()
    page.reload()
    expect(page.get_by_role("button", name="Change how Mille Sabords!")).to_contain_text("my box")
    open_box(page, "Mille Sabords!")
    expect(page.get_by_role("textbox", name="Pirate")).to_have_value("3")
    page.get_by_role("dialog", name="My box").get_by_role("button", name="Close").tap()
    page.get_by_role("checkbox", name="Play with my box").uncheck()
    page.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url("**/t/*")
    code = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{code}").json()["box"] is None
    page.goto("/")
    open_box(page, "Mille Sabords!")
    page.get_by_role("button", name="Back to the usual box").tap()
    expect(page.get_by_text("This is the usual box.")).to_be_visible()
    page.get_by_role("button", name="Keep my box").tap()
    expect(page.get_by_role("button", name="My box is different")).to_be_visible()


@every_game
@pytest.mark.parametrize("size", SIZES)
def test_the_editor_can_be_used_by_everybody(
    people: People, axe: Judge, case: Case, size: str
) -> None:
    page = people.page(size)
    page.goto("/")
    open_box(page, case.game)
    sheet = page.get_by_role("dialog", name=f"My box: {case.game}")
    expect(sheet.get_by_role("button", name="Keep my box")).to_be_enabled()
    for closed in sheet.locator("details > summary").all()[:2]:
        closed.click()
    sheet.get_by_role("textbox").first.fill("x")
    expect(sheet.get_by_text("One thing must be corrected.").first).to_be_visible()
    assert not is_too_wide(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        axe(page)
