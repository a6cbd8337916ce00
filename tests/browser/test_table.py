"""A table of friends: found by a link, watched, talked at, left and returned to."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import People, is_too_wide
from browser.gathering import accept, button, call_oneself, gather, invite, logged

Judge = Callable[[Page], None]


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def test_two_browsers_meet_by_a_link(people: People, axe: Judge) -> None:
    host, guest = people.page(), people.page("phone")
    link = invite(host, "Gold Armada")
    expect(host.get_by_role("img", name="The link as a picture")).to_be_visible()
    for scheme in ("light", "dark"):
        host.emulate_media(color_scheme=scheme)
        axe(host)
    guest.goto(link)
    expect(guest.get_by_text("You are invited.")).to_be_visible()
    guest.get_by_text("Rules in detail").click()
    expect(guest.get_by_text("A doubloon may be declined for a skull token")).to_be_visible()
    assert not is_too_wide(guest)
    axe(guest)
    call_oneself(guest, "Jack")
    guest.get_by_role("button", name="Sit here 2").click()
    expect(host.get_by_role("region", name="Seats")).to_contain_text("Jack")
    host.get_by_role("button", name="Start", exact=True).click()
    expect(button(host, "Stop")).to_be_enabled()
    expect(guest.get_by_role("list", name="Seats")).to_contain_text("Anne")
    expect(button(guest, "Stop")).to_have_count(0)
    button(host, "Stop").click()
    expect(guest.get_by_role("region", name="What has happened")).to_contain_text("Anne stops")


def test_somebody_watches_without_a_seat(people: People, axe: Judge) -> None:
    host, guest, watcher = people.page(), people.page(), people.page("phone")
    link = gather(host, guest)
    watcher.goto(link)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(host.get_by_text("one spectator")).to_be_visible()
    assert not is_too_wide(watcher)
    axe(watcher)
    assert button(watcher, "Stop").count() == 0
    before = len(logged(watcher))
    button(host, "Stop").click()
    expect(
        watcher.get_by_role("region", name="What has happened").get_by_role("listitem")
    ).not_to_have_count(before)


def test_people_talk_and_the_host_keeps_order(people: People, axe: Judge) -> None:
    host, guest = people.page(), people.page()
    gather(host, guest)
    tab(guest, "Chat")
    guest.get_by_label("Say something").fill("Ahoy! <b>☠</b>")
    guest.get_by_role("button", name="Say").click()
    expect(guest.get_by_role("log")).to_contain_text("You Ahoy! <b>☠</b>")
    expect(host.get_by_role("tab", name="Chat 1 new")).to_be_visible()
    tab(host, "Chat")
    expect(host.get_by_role("log")).to_contain_text("Jack Ahoy! <b>☠</b>")
    axe(host)
    tab(host, "Table")
    axe(host)
    button(host, "Mute").click()
    expect(button(host, "Let speak")).to_be_visible()
    guest.get_by_label("Say something").fill("Hear me!")
    guest.get_by_role("button", name="Say").click()
    expect(guest.get_by_role("alert")).to_contain_text("The host has muted you at this table.")
    axe(guest)
    button(host, "Send away").click()
    button(host, "Send away for good").click()
    expect(guest.get_by_text("The host has sent you away from this table.")).to_be_visible()
    expect(host.get_by_role("list", name="Seats")).to_contain_text("Deckhand")


def test_whoever_leaves_is_played_for_and_may_return(people: People, axe: Judge) -> None:
    host, guest = people.page(), people.page()
    gather(host, guest)
    tab(guest, "Table")
    button(guest, "Leave").click()
    button(guest, "Leave the table").click()
    expect(host.get_by_role("list", name="Seats")).to_contain_text("a bot plays on")
    expect(guest.get_by_text("A bot plays for you until you return.")).to_be_visible()
    axe(guest)
    button(guest, "Return to my seat").click()
    expect(host.get_by_role("list", name="Seats")).not_to_contain_text("a bot plays on")


def test_giving_up_ends_it_and_the_rematch_begins(people: People, axe: Judge) -> None:
    host, guest = people.page(), people.page("phone")
    gather(host, guest)
    tab(guest, "Table")
    button(guest, "Give up").click()
    button(guest, "Give up for good").click()
    told = (host, "You win!", "Jack gave up."), (guest, "Anne wins!", "You gave up.")
    for page, title, how in told:
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_text(how)).to_be_visible()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            axe(page)
    assert not is_too_wide(guest)
    table = host.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(3)
    with host.expect_download() as download:
        host.get_by_role("link", name="Download the record").click()
    record = download.value.path().read_text("utf-8")
    assert 'game = "gold-armada"' in record
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="To the rematch").click()
    for page in (host, guest):
        seats = page.get_by_role("region", name="Seats")
        expect(seats).to_contain_text("Anne")
        expect(seats).to_contain_text("Jack")
    host.get_by_role("button", name="Start", exact=True).click()
    expect(button(host, "Stop")).to_be_enabled()


def test_an_act_is_taken_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Gold Armada").click()
    back = page.get_by_role("button", name="Take back")
    for _ in range(40):  # until the dice win a doubloon that waits to be taken
        expect(button(page, "Stop")).to_be_enabled()
        (page.get_by_role("button", name="Stop rolling").or_(button(page, "Stop"))).first.click()
        expect(button(page, "Take back|Stop|Play again")).to_be_enabled()
        if back.count():
            back.click()
            expect(page.get_by_role("button", name="Stop rolling")).to_be_enabled()
            expect(back).to_have_count(0)
            return
    pytest.fail("never had the choice")


def test_a_seat_moves_to_another_device(people: People, axe: Judge) -> None:
    desk, phone, other = people.page(), people.page("phone"), people.page()
    gather(desk, other)
    tab(desk, "Table")
    button(desk, "Go on with another device").click()
    link = desk.get_by_label("Open this on the other device").input_value()
    phone.goto(link)
    axe(phone)
    phone.get_by_role("button", name="Move my seats here").click()
    expect(button(phone, "Stop")).to_be_enabled()
    expect(desk.get_by_text("You are watching")).to_be_visible()
    desk.goto(link)
    desk.get_by_role("button", name="Move my seats here").click()
    expect(desk.get_by_role("alert")).to_contain_text(
        "This link is not valid, or has been used already"
    )


def test_a_clock_runs(people: People) -> None:
    page = people.page()
    page.goto("/")
    page.get_by_role("button", name="Change how Gold Armada is played").click()
    page.get_by_role("combobox", name="Time for a decision").select_option("300")
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("timer")).to_contain_text("seconds")


def test_three_at_one_device_do_not_see_each_others_hands(people: People, axe: Judge) -> None:
    page = people.page("phone")
    invite(page, "Gold Up", name="Anne", seats=3)
    for seat, name in ((2, "Jack"), (3, "Mary")):
        page.get_by_role("button", name=f"Somebody beside me {seat}").click()
        page.get_by_label("Their name").fill(name)
        page.get_by_role("button", name="Sit here").click()
        expect(page.get_by_role("region", name="Seats")).to_contain_text(name)
    page.get_by_role("button", name="Start", exact=True).click()
    passed = []
    for _ in range(3):
        heading = page.get_by_role("heading", name="Pass the device to")
        expect(heading).to_be_visible()
        name = heading.inner_text().removeprefix("Pass the device to ")
        passed.append(name)
        assert page.get_by_role("heading", name="Your hand").count() == 0
        assert page.get_by_role("region", name="What has happened").count() == 0
        assert not is_too_wide(page)
        axe(page)
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        button(page, "Draw keys").click()
    assert sorted(passed) == ["Anne", "Jack", "Mary"]


def test_a_table_fills_its_empty_seats_with_bots(people: People) -> None:
    page = people.page()
    invite(page, "King's Gold", seats=4)
    page.get_by_role("combobox", name="A bot for seat 3").select_option("deckhand")
    expect(page.get_by_role("button", name="Take out")).to_have_count(1)
    button(page, "Take out").click()
    expect(page.get_by_role("button", name="Take out")).to_have_count(0)
    page.get_by_role("button", name="Start with bots in the 3 free seats").click()
    expect(page.get_by_role("list", name="Seats").get_by_text("Deckhand")).to_have_count(3)


def test_a_seat_that_is_taken_is_refused_in_words(people: People) -> None:
    host, quick, slow = people.page(), people.page(), people.page()
    link = invite(host, "Gold Armada")
    slow.goto(link)
    slow.get_by_role("button", name="Sit here 2").wait_for()
    slow.context.set_offline(True)
    accept(quick, link)
    slow.context.set_offline(False)
    expect(slow.get_by_role("button", name="Sit here 2")).to_have_count(0)
    expect(slow.get_by_role("region", name="Seats")).to_contain_text("Jack")
