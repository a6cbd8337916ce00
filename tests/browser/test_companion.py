"""Real dice on a real table: whole games tapped in on one device, wrong entries taken back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import People, is_too_wide

NAMES = {
    "King's Gold": dict(
        zip("123kcx", ("coin 1", "coin 2", "coin 3", "skull", "cannon", "crossbones"), strict=True)
    ),
    "Mille Sabords!": dict(
        zip("kscdmp", ("skull", "sabre", "coin", "diamond", "monkey", "parrot"), strict=True)
    ),
    "Gold Armada": dict(
        zip("bprcho", ("barrel", "parrot", "rum", "cannon", "hook", "compass"), strict=True)
    ),
}


class Companion:
    """One device on the table, and whoever holds it."""

    def __init__(self, page: Page, game: str, target: int | None = None) -> None:
        self.page, self.game = page, game
        page.goto("/")
        page.get_by_role("link", name="Real dice").click()
        page.get_by_role("link", name=game).click()
        page.get_by_label("Player 1", exact=True).fill("Anne")
        page.get_by_label("Player 2", exact=True).fill("Bert")
        if target:
            page.get_by_label("Points to play to").fill(str(target))
        page.get_by_role("button", name="Begin", exact=True).click()
        expect(self.turn("Anne")).to_be_visible()

    def turn(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=f"{name} has the dice", exact=True).first

    def tap(self, dice: str) -> None:
        for die in dice:
            self.button(f"Add: {NAMES[self.game][die]}").click()

    def enter(self, dice: str) -> None:
        """Tap in what fell."""
        self.tap(dice)
        self.button("Enter these dice").click()

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).first.click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def take_back(self, what: str) -> None:
        """Take back the last step, which is this one."""
        expect(self.page.get_by_text(what).last).to_be_visible()
        self.button("Take back the last step").click()

    def points(self, *points: str) -> None:
        """Everybody's seat says just this number, with or without what is counted."""
        for name, told in zip(("Anne", "Bert"), points, strict=True):
            seat = self.page.get_by_role("list", name="Seats").get_by_role("listitem")
            number = re.compile(rf"(?<![\d\u2212]){told}(?!\d)")
            expect(seat.filter(has_text=name)).to_contain_text(number)


@pytest.fixture
def phone(people: People) -> Page:
    return people.page("phone")


def test_kings_gold(phone: Page, axe: Callable[[Page], None]) -> None:
    table = Companion(phone, "King's Gold")
    axe(phone)
    assert not is_too_wide(phone)
    table.enter("kk1cx")
    table.enter("k12cx")
    # Anne begins; the first roll is tapped in wrongly and corrected.
    expect(table.turn("Anne")).to_be_visible()
    table.enter("3cc1x")
    table.take_back("3")
    expect(table.turn("Anne")).to_be_visible()
    table.tap("3c")
    table.button("Start over").click()
    table.enter("3ckkx")
    axe(phone)
    assert not is_too_wide(phone)
    # What stopping brings is told before it is done, and a wrong decision is taken back too.
    table.press(re.compile("^Stop"))
    table.button("Take back the last step").click()
    table.press(re.compile("^Stop"))
    table.press("Most coins now: 3")
    table.points("3 coins", "0 coins")
    # Bert rolls three crossbones, but that was read wrongly.
    expect(table.turn("Bert")).to_be_visible()
    table.enter("xxx12")
    expect(table.turn("Anne")).to_be_visible()
    table.button("Take back the last step").click()
    expect(table.turn("Bert")).to_be_visible()
    table.enter("ccccc")
    table.press(re.compile("^Stop"))
    expect(phone.get_by_role("heading", name="Bert wins!")).to_be_visible()
    table.points("3 coins", "54 coins")
    axe(phone)
    # Even the end was entered too soon.
    table.button("Take back the last step").click()
    expect(phone.get_by_role("heading", name="Bert wins!")).to_be_hidden()
    table.take_back("5 cannons")
    table.enter("xxx12")
    table.points("3 coins", "0 coins")
    expect(table.turn("Anne")).to_be_visible()


def test_mille_sabords(people: People, axe: Callable[[Page], None]) -> None:
    phone = people.page("phone", color_scheme="dark")
    table = Companion(phone, "Mille Sabords!", target=1000)
    axe(phone)
    assert not is_too_wide(phone)
    table.press("Pirate")
    table.take_back("Pirate")
    table.press("Coin")
    table.enter("ccsssmmp")
    axe(phone)
    assert not is_too_wide(phone)
    # Three coins with the card, three sabres: 100 + 300 + 100.
    expect(phone.get_by_role("button", name=re.compile("^Stop.*500"))).to_be_visible()
    table.button("Take back the last step").click()
    table.enter("ccccssmm")
    table.press(re.compile("^Stop"))
    table.points("1000", "0")
    # The last round: Bert is bust with three skulls.
    expect(table.turn("Bert")).to_be_visible()
    table.press("Diamond")
    table.enter("kkksscmm")
    expect(phone.get_by_role("heading", name="Anne wins!")).to_be_visible()
    table.points("1000", "0")


def test_gold_armada_with_the_keyboard_alone(page: Page, axe: Callable[[Page], None]) -> None:
    table = Companion(page, "Gold Armada")
    axe(page)
    keys = page.keyboard

    def roll(dice: str) -> None:
        table.button("Add: barrel").focus()
        keys.type(dice)
        choose("Enter these dice")
        expect(table.button("Enter these dice")).to_be_hidden()

    def choose(name: str) -> None:
        wanted = page.get_by_role("button", name=name, exact=True)
        expect(wanted).to_be_enabled()
        wanted.focus()
        keys.press("Enter")

    roll("bbprh")
    choose("Take back the last step")
    roll("bbprc")
    choose("Stop rolling")
    choose("Barrel pier Take 1")
    expect(table.turn("Bert")).to_be_visible()
    for name in ("Bert", "Anne", "Bert", "Anne", "Bert", "Anne"):
        expect(table.turn(name)).to_be_visible()
        roll("bprch")
        choose("Stop and take a skull")
    expect(page.get_by_role("heading", name="Anne wins!")).to_be_visible()
    axe(page)


def test_a_card_that_is_gone_is_not_offered_and_nothing_is_lost_on_the_way(phone: Page) -> None:
    table = Companion(phone, "Mille Sabords!")
    for _ in range(2):
        table.press("Ship: 4 sabres")
        table.enter("kkksscmm")
    expect(table.turn("Anne")).to_be_visible()
    expect(table.button("Pirate")).to_be_visible()
    expect(table.button("Ship: 4 sabres")).to_be_hidden()
    table.press("Pirate")
    table.enter("ccsssmmp")
    phone.reload()
    expect(phone.get_by_role("button", name=re.compile("^Stop"))).to_be_visible()
    # Each was bust with a ship and lost what it was worth.
    table.points("\u22121000", "\u22121000")


def test_gold_up_keeps_chests_gold_and_rounds(people: People, axe: Callable[[Page], None]) -> None:
    page = people.page("phone", color_scheme="dark")
    page.goto("/companion/gold-up")
    page.get_by_label("Player 1", exact=True).fill("Anne")
    page.get_by_label("Player 2", exact=True).fill("Bert")
    page.get_by_role("button", name="One more player").click()
    page.get_by_label("Player 3", exact=True).fill("Cleo")
    axe(page)
    page.get_by_role("button", name="Begin", exact=True).click()

    def gold(name: str) -> str:
        return page.get_by_role("radio", name=name).locator("..").inner_text()

    def give(name: str, chest: str, times: int = 1) -> None:
        page.get_by_role("radio", name=name).check(force=True)
        for _ in range(times):
            page.get_by_role("button", name=f"Add a {chest} chest").click()

    def enrich() -> None:
        """Anne gets chests worth 160."""
        give("Anne", "yellow", 2)
        give("Anne", "purple", 4)

    def finish() -> None:
        page.get_by_role("button", name="The round is over").click()
        page.get_by_role("button", name="Write the gold down").click()

    enrich()
    give("Bert", "white", 2)
    assert "160 in front" in gold("Anne")
    assert "10 in front" in gold("Bert")
    # A wrong tap, and a chest thief.
    give("Bert", "red")
    page.get_by_role("button", name="Take back").click()
    assert "10 in front" in gold("Bert")
    page.get_by_role("button", name="Remove a white chest").click()
    assert "5 in front" in gold("Bert")
    axe(page)
    assert not is_too_wide(page)
    finish()
    enrich()
    page.reload()
    finish()
    expect(page.get_by_text("Anne has won with 320 gold.")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("heading", name="Round 2, to 300 gold")).to_be_visible()
    axe(page)
