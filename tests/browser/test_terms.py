"""The lobby: the host changes the terms until the start, and everybody sees what changed."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from boxes import BOXES
from browser.browsing import People, Served, is_too_wide
from browser.gathering import accept, invite
from browser.seated import arrive, came_to, look, play, talk

Judge = Callable[[Page], None]


def change_terms(page: Page, **choices: str) -> Locator:
    """Open the dialog, choose, and save."""
    page.get_by_role("button", name="Change the terms").click()
    dialog = page.get_by_role("dialog", name="Change the terms")
    for label, value in choices.items():
        dialog.get_by_role("combobox", name=label.replace("_", " ")).select_option(value)
    dialog.get_by_role("button", name="Save").click()
    return dialog


def changed(page: Page, words: str) -> Locator:
    """Where the lobby says what changed."""
    return page.get_by_role("status").filter(has_text=words)


def sit_in_french(page: Page, link: str, seat: int) -> None:
    page.goto(link)
    page.get_by_role("button", name=f"S'asseoir ici {seat}").click()
    page.get_by_role("button", name=re.compile("^S'asseoir sous le nom")).click()
    expect(page.get_by_role("button", name=f"Se lever {seat}")).to_be_visible()


def test_two_people_agree_on_other_terms_and_play_them(people: People, axe: Judge) -> None:
    host, guest = people.page(), people.page("phone", locale="fr")
    link = invite(host, "Mille Sabords!", "Anne", seats=3)
    sit_in_french(guest, link, 2)
    dialog = change_terms(host, Seats="4", Points_to_reach="3000")
    expect(dialog).to_have_count(0)
    expect(host.get_by_role("button", name="Change the terms")).to_be_focused()
    words = "4 seats instead of 3; the target is 3000 instead of 6000."
    expect(changed(host, f"You changed: {words}")).to_be_visible()
    french = re.compile(r"4 places au lieu de 3\s; il faut 3000 points au lieu de 6000\.")
    told = guest.get_by_role("status").filter(has_text=french)
    expect(told).to_contain_text(re.compile(r"^Anne a changé\s: "))
    expect(told).to_be_in_viewport()
    agreed = guest.get_by_role("region", name="Ce qui est convenu")
    expect(agreed).to_contain_text(re.compile(r"Points à atteindre\s+3000\s+avant\s: 6000"))
    expect(agreed.get_by_role("button", name="Changer")).to_have_count(0)
    expect(guest.get_by_role("region", name="Places").get_by_role("listitem")).to_have_count(4)
    for page in (host, guest):
        look(page, axe)
    change_terms(host, Dice_and_cards="table")
    expect(changed(host, "You changed: the dice are real ones, entered by hand.")).to_be_visible()
    host.get_by_role("button", name="Start with bots in the 2 free seats").click()
    expect(host.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(4)
    play(link.rpartition("/")[2], "~ card pirate", "~ roll sssscmpk", "p1 stop", by=(host, guest))
    for page, target in ((host, "Target 3000"), (guest, re.compile(r"But\s: 3000"))):
        expect(page.get_by_text(target).first).to_be_attached()
    expect(came_to(host, "You stop and score 600")).to_be_attached()
    expect(came_to(guest, "Anne s'arrête et marque 600")).to_be_attached()


def test_what_changed_is_still_there_after_a_reload_and_can_be_put_away(
    people: People, axe: Judge
) -> None:
    host, guest = people.page("phone"), people.page("phone")
    accept(guest, invite(host, "Gold Armada", "Anne"))
    change_terms(host, Time_for_a_decision="30")
    words = "the time for a decision is 30 seconds instead of unlimited."
    expect(changed(guest, f"Anne changed: {words}")).to_be_visible()
    guest.reload()
    line = changed(guest, f"Changed since the table was opened: {words}")
    expect(line).to_be_visible()
    axe(guest)
    guest.get_by_role("button", name="Put this away").click()
    expect(line).to_have_count(0)
    terms = guest.get_by_role("region", name="What is agreed")
    expect(terms).to_contain_text("before: as long as it takes")


def test_a_refused_change_is_explained_and_loses_nothing(people: People, axe: Judge) -> None:
    host, guest = people.page("phone"), people.page()
    accept(guest, invite(host, "King's Gold", "Anne", seats=3), "Jack", seat=3)
    expect(host.get_by_role("region", name="Seats")).to_contain_text("Jack")
    dialog = change_terms(host, Seats="2", Time_for_a_decision="60")
    alert = dialog.get_by_role("alert")
    expect(alert).to_contain_text("With 2 seats there would be none for Jack.")
    expect(alert).to_be_in_viewport()
    captain = dialog.get_by_role("radio", name="Captain")
    captain.check()
    time = dialog.get_by_role("combobox", name="Time for a decision")
    look(host, axe)
    guest.get_by_role("button", name="Stand up 3").click()
    expect(host.get_by_text("one spectator")).to_be_attached()
    expect(time).to_have_value("60")
    expect(captain).to_be_checked()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(changed(guest, "Anne changed: 2 seats instead of 3; the time")).to_be_visible()
    expect(guest.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(2)


def test_a_start_that_was_overtaken_by_a_change_starts_nothing(people: People) -> None:
    """The host's other tab changes the terms while this one is not connected."""
    host = people.page()
    invite(host, "Gold Armada")
    other = host.context.new_page()
    people.watch(other, people.url)
    other.goto(host.url)
    code = host.url.rpartition("/")[2]
    talk(host, code, {"type": "open"}, {"type": "fill", "seat": 2, "level": "cabin-boy"})
    start = host.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    host.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            const said = JSON.parse(text);
            if (said.type === "start") window.held = () => send.call(this, text);
            else send.call(this, text);
          };
        }"""
    )
    start.click()
    host.wait_for_function("() => window.held")
    change_terms(other, Time_for_a_decision="30")
    expect(changed(other, "You changed")).to_be_visible()
    host.evaluate("() => window.held()")
    expect(host.get_by_role("alert")).to_contain_text("The terms have just been changed.")
    expect(start).to_be_enabled()


def test_the_box_is_changed_back_to_the_usual_one(people: People) -> None:
    host, guest = people.page(), people.page()
    for page in (host, guest):
        arrive(page)
    box = {"type": "create", "game": "gold-up", "seats": 2, "components": BOXES["gold-up"]}
    code = talk(host, "", box, {"type": "sit", "seat": 1})
    for page in (host, guest):
        page.goto(f"/t/{code}")
        expect(page.get_by_role("region", name="What is agreed")).to_be_visible()
    change_terms(host, The_box="The usual box")
    expect(changed(host, "You changed: the box is the usual one again.")).to_be_visible()
    expect(changed(guest, "the box is the usual one again.")).to_be_visible()


def test_terms_outlive_a_killed_server(mortal: Served, people: People) -> None:
    host = people.page(url=mortal.url)
    invite(host, "Mille Sabords!", "Anne", seats=3)
    change_terms(host, Seats="2", Points_to_reach="3000")
    expect(changed(host, "You changed: 2 seats instead of 3")).to_be_visible()
    expect(host.get_by_role("img", name="The link as a picture")).to_be_visible()
    mortal.kill()
    mortal.start()
    host.reload()
    terms = host.get_by_role("region", name="What is agreed")
    expect(terms).to_contain_text(re.compile(r"Points to reach\s+3000\s+before: 6000"))
    expect(host.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(2)
    change_terms(host, Points_to_reach="4500")
    expect(changed(host, "You changed: the target is 4500 instead of 3000.")).to_be_visible()


def test_the_dialog_fits_a_phone_with_letters_twice_as_large(people: People) -> None:
    page = people.page("phone", locale="fr")
    page.goto("/")
    page.get_by_role("button", name=re.compile("Inviter des amis.: Mille Sabords")).click()
    page.get_by_role("button", name=re.compile("^S'asseoir sous le nom")).click()
    page.get_by_role("button", name="Changer ce qui est convenu").click()
    dialog = page.get_by_role("dialog", name="Changer ce qui est convenu")
    save = dialog.get_by_role("button", name="Enregistrer")
    expect(save).to_be_in_viewport(ratio=1)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(save).to_be_in_viewport(ratio=1)
    assert not is_too_wide(page)
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
