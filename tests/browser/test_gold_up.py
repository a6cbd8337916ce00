"""Gold Up in the browser: found and played by roles and names only."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.browsing import People, is_too_wide
from browser.seated import arrive, came_to, make, talk

GAME = "gold-up"
NEXT = "On to the next round"
SECRETS = "key|joker|thief"
OVER = re.compile("wins?!|share the win!")
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Two frames later the colours just chosen are on the screen."""

USABLE = ":enabled:not([aria-disabled])"
"""What can be used, unlike what only says why it cannot."""

Judge = Callable[[Page], None]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def enabled(page: Page, name: str) -> Locator:
    return button(page, name).and_(page.locator(USABLE))


def look(page: Page, axe: Judge) -> None:
    """Whatever is shown fits a phone, by day and by night."""
    assert not is_too_wide(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{scheme}'")
        page.evaluate(PAINTED)
        axe(page)


def tab_to(wanted: Locator) -> None:
    """Press Tab until this has the focus."""
    expect(wanted).to_be_enabled()
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        wanted.page.keyboard.press("Tab")
    raise AssertionError("never focused")


def mine(page: Page) -> Locator:
    """What can always be done in one's turn."""
    return enabled(page, "^(Draw keys|Pass)")


def test_two_browsers_and_a_bot_play_to_the_end(people: People, axe: Judge) -> None:
    pages = (people.page("phone"), people.page())
    make(pages[0], GAME, pages[1], bots=1)
    seen: set[str] = set()
    for _ in range(9000):
        offers = [offered(page) for page in pages]
        for page, names in zip(pages, offers, strict=True):
            if NEXT in names:
                seen.add(pass_on(page, axe if page is pages[0] else None))
            elif any(name.startswith(("Draw keys", "Pass")) for name in names):
                seen.add(take_turn(page, names, None if page is pages[1] else axe, seen))
        if all("Play again" in names for names in offers):
            break
    assert seen == {"draw", "series", "keys", "chests", "round"}
    for page in pages:
        expect(page.get_by_role("heading", name=OVER)).to_be_visible()
    look(pages[0], axe)


def pass_on(page: Page, axe: Judge | None) -> str:
    """Look at what the round brought, and go on."""
    over = page.get_by_role("dialog", name=re.compile(r"^Round \d+ is over$"))
    expect(over.get_by_role("listitem").filter(has_text=re.compile("^You "))).to_have_count(1)
    if axe:
        look(page, axe)
    over.get_by_role("button", name=NEXT).click()
    expect(over).to_have_count(0)
    return "round"


def offered(page: Page) -> list[str]:
    """The names of all buttons that can be pressed now."""
    found: list[str] = page.evaluate(
        f"() => [...document.querySelectorAll('main button{USABLE}')]"
        ".map((button) => button.getAttribute('aria-label') ?? button.innerText.trim())"
    )
    return found


def take_turn(page: Page, names: list[str], axe: Judge | None, seen: set[str]) -> str:
    """Rob if one can, else open the last series there are keys for, else draw."""

    def looked(what: str) -> str:
        if axe and what not in seen:
            look(page, axe)
        return what

    logged = page.get_by_role("region", name="What has happened").get_by_role("listitem")
    before = logged.count()
    able = [name for name in names if name.endswith("you have the keys")]
    if "Play a chest thief" in names:
        rob_chests(page)
        done = looked("chests")
        button(page, "^Steal ").click()
    elif "Play a key thief" in names:
        button(page, "^Play a key thief").click()
        expect(enabled(page, "^Rob ").first).to_be_visible()
        done = looked("keys")
        enabled(page, "^Rob ").first.click()
    elif able:
        page.get_by_role("button", name=able[-1]).click()
        done = looked("series")
        enabled(page, "^Open the chests").click()
    else:
        done = looked("draw")
        mine(page).click()
    expect(logged.nth(before)).to_be_attached()
    waiting = page.get_by_text("is choosing").or_(button(page, f"^Play again$|^{NEXT}$"))
    expect(waiting.or_(mine(page)).first).to_be_visible()
    return done


def rob_chests(page: Page) -> None:
    """Choose a victim and as many of its chests as there are keys for."""
    button(page, "^Play a chest thief").click()
    enabled(page, "^Rob ").first.click()
    panel = page.get_by_role("region", name=re.compile("^Rob .* of chests$"))
    chests = panel.get_by_role("button", name=re.compile("^an? .* chest$"))
    chests.and_(page.locator(USABLE)).first.click()
    expect(enabled(page, "^Steal one chest: .* gold")).to_be_visible()


def test_a_turn_with_the_keyboard_alone(people: People) -> None:
    page, other = people.page(), people.page()
    make(page, GAME, other, shuffle=False)
    hand = page.get_by_role("region", name="Your hand, 5 cards")
    expect(hand).to_be_visible()
    tab_to(button(page, "^Series 3,"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Series 3")).to_be_visible()
    tab_to(page.get_by_role("button", name="Close"))
    page.keyboard.press("Space")
    expect(page.get_by_role("region", name="Series 3")).to_be_hidden()
    tab_to(mine(page))
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your hand, 7 cards")).to_be_visible()
    expect(came_to(other, "^Sailor 1 draws 2 keys")).to_be_visible()
    expect(button(other, "^Hand of Sailor 1: 7 hidden keys$")).to_be_visible()


def test_hands_are_hidden_between_turns_at_one_device(people: People, axe: Judge) -> None:
    page = people.page("phone")
    arrive(page)
    create = {"type": "create", "game": GAME, "seats": 2}
    table = talk(page, "", create, {"type": "sit", "seat": 1}, {"type": "sit", "seat": 2})
    talk(page, table, {"type": "open"}, {"type": "start"})
    page.goto(f"/t/{table}")
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    for _ in range(2):
        ready = button(page, "^I am ")
        expect(ready).to_be_visible()
        expect(hand).to_have_count(0)
        expect(page.get_by_role("img", name=re.compile(SECRETS))).to_have_count(0)
        expect(button(page, SECRETS)).to_have_count(0)
        look(page, axe)
        ready.click()
        expect(hand).to_be_visible()
        mine(page).click()
    expect(button(page, "^I am ")).to_be_visible()


def test_whoever_watches_sees_no_hand(people: People) -> None:
    page, other, spectator = people.page(), people.page(), people.page("tablet")
    table = make(page, GAME, other, shuffle=False)
    arrive(spectator)
    spectator.goto(f"/t/{table}")
    expect(spectator.get_by_role("group", name="The chests on the table")).to_be_visible()
    expect(spectator.get_by_role("region", name=re.compile("^Your hand"))).to_have_count(0)
    expect(button(spectator, "^Hand of .*: 5 hidden keys$")).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Draw keys")).click()
    expect(came_to(spectator, "^Sailor 1 draws 2 keys")).to_be_visible()
    assert not is_too_wide(spectator)


def test_a_turn_with_its_keys(people: People) -> None:
    page, other = people.page(), people.page()
    make(page, GAME, other, shuffle=False)
    expect(page.get_by_role("region", name="Your hand, 5 cards")).to_be_visible()
    series = page.get_by_role("region", name=re.compile(r"^Series \d$"))
    for number in "67":
        page.keyboard.press(number)
        expect(series).to_have_accessible_name(f"Series {number}")
    page.keyboard.press("7")
    expect(series).to_have_count(0)
    expect(mine(page)).to_have_attribute("aria-keyshortcuts", "d")
    page.keyboard.press("d")
    expect(came_to(other, "^Sailor 1 draws 2 keys")).to_be_visible()
    expect(page.get_by_role("region", name="Your hand, 7 cards")).to_be_visible()


EXPLAINED = (
    ("^(an?|\\d) .*(key|keys|joker|jokers|thief|thieves)$", None),
    ("^Key pile: 52 cards$", "You can always draw."),
    ("^Chest pile: 37 chests$", "The round is over as soon as"),
    ("^Round 1$", "You began this round."),
    ("^Hand of Sailor 2: 5 hidden keys$", "Hands are hidden"),
    ("^0 of 300 gold", "After a round everybody scores"),
)


def test_things_say_what_they_are(people: People, axe: Judge) -> None:
    page, other = people.page("phone"), people.page()
    make(page, GAME, other, shuffle=False)
    sheet = page.get_by_role("dialog")
    for name, line in EXPLAINED:
        thing = button(page, name).first
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, (name, box)
        thing.tap()
        expect(sheet).to_be_visible()
        if line:
            expect(sheet).to_contain_text(line)
        look(page, axe)
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)


def test_the_hand_is_on_the_phone_with_the_table(people: People) -> None:
    page, other = people.page("phone"), people.page()
    make(page, GAME, other, shuffle=False)
    mine(page).tap()
    expect(came_to(page, "^You draw 2 keys")).to_be_visible()
    bar = page.get_by_role("group", name="What you can do now").bounding_box()
    hand = page.get_by_role("region", name="Your hand, 7 cards").bounding_box()
    table = page.get_by_role("group", name="The chests on the table").bounding_box()
    assert bar is not None
    assert hand is not None
    assert table is not None
    assert table["y"] >= 0
    assert hand["y"] + hand["height"] <= bar["y"]


def test_the_rules_in_short_have_drawings(people: People, axe: Judge) -> None:
    page, other = people.page("phone"), people.page()
    make(page, GAME, other, shuffle=False)
    button(page, "^How to play$").tap()
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("img", name="a yellow chest: 40 gold")).to_be_visible()
    expect(rules.get_by_role("heading")).to_have_count(5)
    look(page, axe)


def test_six_seats_fit_a_wide_screen(people: People) -> None:
    page = people.page()
    make(page, GAME, bots=5, shuffle=False)
    expect(mine(page)).to_be_visible()
    seat = page.get_by_role("list", name="Seats").get_by_role("listitem").last
    expect(seat).to_be_in_viewport(ratio=1)
    button(page, "^Series 7,").click()
    expect(page.get_by_role("region", name="Series 7")).to_be_visible()
    expect(seat).to_be_in_viewport(ratio=1)
