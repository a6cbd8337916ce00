"""Defects that people met at the table once: each of these tests failed when it was there."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import SHIFTS, People, is_too_wide
from browser.finished import finished
from browser.gathering import button, call_oneself
from browser.seated import arrive, make, play, talk

GAMES = ("kings-gold", "mille-sabords", "gold-armada", "gold-up")


def open_table(page: Page, **terms: object) -> str:
    """A table that nobody has started, with this guest at it."""
    arrive(page)
    create = {"type": "create", "game": "gold-armada", "seats": 2, **terms}
    return talk(page, "", create, {"type": "sit", "seat": 1})


def test_chat_is_there_once_after_a_reload_and_what_was_read_is_not_new(people: People) -> None:
    host, guest = people.page(), people.page()
    table = make(host, "gold-armada", guest, shuffle=False)
    talk(guest, table, {"type": "open"}, {"type": "chat", "text": "Ahoy there!"})
    expect(host.get_by_role("tab", name="Chat 1 new")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_text("Ahoy there!")).to_have_count(1)
    for page in (host, guest):
        page.reload()
        expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_text("Ahoy there!")).to_have_count(1)


@pytest.mark.parametrize("sign", ["👩‍👩‍👧‍👦", "🏴‍☠️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👍🏽", "🇫🇷", "🧑🏿‍✈️"])
def test_emoji_of_several_signs_are_fine_in_names_and_chat(people: People, sign: str) -> None:
    page = people.page()
    page.goto("/")
    call_oneself(page, f"Anne {sign}")
    make(page, "gold-armada", bots=1, shuffle=False)
    expect(page.get_by_role("list", name="Seats")).to_contain_text(f"Anne {sign}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(f"Ahoy {sign}!")
    page.get_by_role("button", name="Say").click()
    expect(page.get_by_role("log")).to_contain_text(f"Ahoy {sign}!")


def test_a_play_against_bots_calls_nobody_on_other_pages(people: People) -> None:
    page = people.page()
    make(page, "gold-armada", bots=1, shuffle=False)
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.goto("/")
    plays = page.get_by_role("region", name="Your plays")
    expect(plays.get_by_role("link")).to_contain_text("Your turn")
    expect(page).to_have_title("Doubloon")


def test_the_commitment_is_shown_in_the_lobby_and_at_the_table(people: People) -> None:
    page = people.page("phone")
    table = open_table(page)
    page.goto(f"/t/{table}")
    shown = page.get_by_role("region", name="Commitment to the dice")
    expect(shown).to_contain_text(re.compile("[0-9a-f]{64}"))
    expect(shown).to_contain_text("Check the dice")
    promised = shown.locator("code").inner_text()
    talk(page, table, {"type": "open"}, {"type": "fill", "seat": 2, "level": "deckhand"})
    talk(page, table, {"type": "open"}, {"type": "start"})
    page.get_by_role("tab", name="Table").click()
    expect(shown.locator("code")).to_have_text(promised)


def test_an_unknown_address_is_a_page(people: People) -> None:
    page = people.page("phone")
    answer = page.goto("/treasure/island")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Nothing here but sea")).to_be_visible()
    refused = page.request.get("/api/treasure", headers={"Accept": "text/html"})
    assert refused.json()["problem"]


def test_a_refusal_is_seen_in_a_dialog_and_hides_no_button(people: People) -> None:
    page = people.page("phone")
    make(page, "gold-armada", bots=1, shuffle=False)
    expect(button(page, "Stop")).to_be_enabled()
    button(page, "Settings|.* Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Your name").evaluate("(field) => field.removeAttribute('maxlength')")
    dialog.get_by_label("Your name").fill("x" * 90)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_be_in_viewport()
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    page.keyboard.press("Escape")
    alert, stop = page.get_by_role("alert").bounding_box(), button(page, "Stop").bounding_box()
    assert alert is not None
    assert stop is not None
    assert alert["y"] + alert["height"] <= stop["y"]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_phone_stands_still(people: People, game: str) -> None:
    page, other = people.page("phone"), people.page()
    page.add_init_script(SHIFTS)
    make(page, game, other, shuffle=False)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < 0.05
    page.reload()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < 0.05


@pytest.mark.parametrize("game", GAMES)
def test_turns_of_bots_move_nothing(people: People, game: str) -> None:
    page = people.page("phone", by_hand=True, paced=True)
    page.add_init_script(SHIFTS)
    make(page, game, bots=2, shuffle=False)
    mine = page.get_by_role("group", name="What you can do now").get_by_text("Your turn")
    expect(mine).to_be_visible()
    assert page.evaluate("window.shifted") < 0.05


def fits(page: Page) -> bool:
    """Whether nothing is too wide with letters twice as large."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    return not is_too_wide(page)


def test_french_letters_twice_as_large_fit_every_page(people: People) -> None:
    page = people.page("phone", locale="fr")
    play_over = finished(page, "kings-gold")
    for path in ("/", "/r", "/verify", "/companion", f"/r/{play_over}", f"/verify/{play_over}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).or_(page.locator("h1")).first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert fits(page), path
    page.goto("/")
    page.get_by_role("button", name=re.compile("jouer à Mille Sabords")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert fits(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Réglages")).click()
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    assert fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_french_letters_twice_as_large_fit_a_table_and_its_end(people: People, game: str) -> None:
    page = people.page("phone", locale="fr")
    arrive(page)
    table = talk(page, "", {"type": "create", "game": game, "seats": 2, "shuffle": False})
    page.goto(f"/t/{table}")
    expect(page.get_by_role("region", name="Ce qui est convenu")).to_be_visible()
    assert fits(page)
    talk(page, table, {"type": "open"}, {"type": "sit", "seat": 1})
    talk(page, table, {"type": "open"}, {"type": "fill", "seat": 2, "level": "captain"})
    talk(page, table, {"type": "open"}, {"type": "start"})
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    assert fits(page)
    page.get_by_role("tab", name="Table").click()
    assert fits(page)
    talk(page, table, {"type": "open"}, {"type": "act", "text": "p1 resign"})
    expect(page.get_by_role("button", name="Rejouer")).to_be_visible()
    assert fits(page)
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("dialog", name="Partager le résultat")).to_be_visible()
    assert fits(page)


def test_whoever_gave_up_is_asked_for_nothing(people: People) -> None:
    page = people.page("phone")
    table = make(page, "kings-gold", bots=2, shuffle=False, dice="table")
    opening = ("~ opening kkkkk", "~ opening 12xcc", "~ opening 12xcc")
    play(table, *opening, "~ roll 12kcc", by=(page,))
    expect(button(page, "Stop")).to_be_enabled()
    talk(page, table, {"type": "open"}, {"type": "act", "text": "p1 resign"})
    expect(page.get_by_text("gave up").first).to_be_visible()
    expect(button(page, "Stop")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("to be rolled|, held"))).to_have_count(0)


def test_a_code_is_found_however_it_is_typed(people: People) -> None:
    host, guest = people.page(), people.page("phone")
    table = open_table(host)
    host.goto(f"/t/{table}")
    host.wait_for_load_state("networkidle")
    code = host.get_by_label("Link for your friends").input_value().rpartition("/")[2]
    guest.goto("/")
    guest.get_by_label("Code of a table").fill(f" {code[:3].lower()} {code[3:].lower()} ")
    guest.get_by_role("button", name="Go", exact=True).click()
    expect(guest.get_by_role("button", name="Sit here 2")).to_be_visible()
    guest.goto(f"/t/{code[:3].lower()}%20{code[3:].lower()}")
    expect(guest.get_by_role("button", name="Sit here 2")).to_be_visible()


def test_it_is_said_when_the_clock_played_for_you(people: People) -> None:
    page, other = people.page("phone"), people.page()
    make(page, "gold-armada", other, shuffle=False, timer=2)
    expect(page.get_by_text("Your time was up: a bot played for you.")).to_be_visible()
    expect(other.get_by_text("Your time was up")).to_have_count(0)


def test_dice_that_are_held_stay_held_after_a_reload(people: People) -> None:
    page = people.page("phone")
    table = make(page, "kings-gold", bots=1, shuffle=False, dice="table")
    play(table, "~ opening kkkkk", "~ opening 12xcc", "~ roll 12kcc", by=(page,))
    page.get_by_role("button", name="skull, to be rolled").click()
    expect(page.get_by_role("button", name="skull, held")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="skull, held")).to_be_visible()


def test_the_focus_is_kept_after_a_roll(people: People) -> None:
    page = people.page()
    make(page, "gold-armada", bots=1, shuffle=False)
    roll = page.get_by_role("button", name=re.compile("^Roll")).first
    expect(roll).to_be_enabled()
    rolled = page.get_by_role("region", name="What has happened").get_by_text("You roll")
    before = rolled.count()
    roll.focus()
    page.keyboard.press("Enter")
    expect(rolled).not_to_have_count(before)
    expect(button(page, "Stop")).to_be_enabled()
    focused = page.locator(":focus")
    expect(focused).to_have_count(1)
    expect(focused).to_have_role("button")
