"""The end of a play: it comes into view, speaks to the reader, and leads to the next play."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browsing import People, is_too_wide
from browser.seated import arrive, look, make, play, talk

Judge = Callable[[Page], None]

WORDS = {
    "en-GB": ("You win!", "Bess wins!", "Play again", "Share"),
    "fr-FR": ("Tu gagnes !", "Bess gagne !", "Rejouer", "Partager"),
}


def give_up(page: Page) -> str:
    """A play against one bot that ends because this guest, who begins, gives up."""
    table = make(page, "gold-armada", bots=1, shuffle=False)
    talk(page, table, {"type": "open"}, {"type": "act", "text": "p1 resign"})
    return table


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_end_comes_into_view_and_the_next_play_starts_at_once(
    people: People, axe: Judge, size: str, locale: str, motion: str
) -> None:
    _, lost, again, share = WORDS[locale]
    page = people.page(size, locale=locale, reduced_motion=motion)
    table = give_up(page)
    title = page.get_by_role("heading", name=lost.replace("\u00a0", " "))
    expect(title).to_be_in_viewport()
    expect(page.get_by_role("button", name=share)).to_be_visible()
    assert not is_too_wide(page)
    if motion == "reduce":
        look(page, axe)
    page.get_by_role("button", name=again).click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("tablist")).to_be_visible()
    expect(title).to_have_count(0)


@pytest.mark.parametrize(("motion", "rains"), [("reduce", 0), ("no-preference", 1)])
def test_the_winner_is_celebrated_where_things_move(
    people: People, motion: str, rains: int
) -> None:
    host, guest = people.page("phone", reduced_motion=motion), people.page()
    table = make(host, "kings-gold", guest, shuffle=False)
    talk(guest, table, {"type": "open"}, {"type": "act", "text": "p2 resign"})
    expect(host.get_by_role("heading", name="You win!")).to_be_in_viewport()
    expect(host.locator(".rain")).to_have_count(rains)
    expect(guest.get_by_role("heading", name="Sailor 1 wins!")).to_be_in_viewport()
    expect(guest.locator(".rain")).to_have_count(0)


PNG = b"\x89PNG\r\n\x1a\n"

COLOURS = """
async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const colours = new Set();
  for (let at = 0; at < data.length; at += 4) {
    colours.add([...data.slice(at, at + 3)].map((n) => n.toString(16).padStart(2, "0")).join(""));
  }
  return [image.width, image.height, ...colours];
}
"""


def open_share(page: Page) -> Locator:
    give_up(page)
    page.get_by_role("button", name="Share").click()
    return page.get_by_role("dialog", name="Share the result")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_picture_of_the_result_is_drawn_and_saved(people: People, axe: Judge, size: str) -> None:
    page = people.page(size)
    page.add_init_script("delete Navigator.prototype.share")
    sheet = open_share(page)
    picture = sheet.get_by_role("img", name="Gold Armada: Bess wins!")
    expect(picture).to_be_in_viewport()
    width, height, *colours = page.evaluate(COLOURS, picture.get_attribute("src"))
    assert (width, height) == (1200, 630)
    # The sea, the parchment, the winner's gold, and the wood and blood red of the ship.
    assert {"0c4a57", "fff8e6", "f2b632", "a2602c", "b5301f"} <= {*colours}
    look(page, axe)
    with page.expect_download() as saved:
        sheet.get_by_role("link", name="Save the picture").click()
    assert saved.value.suggested_filename == "doubloon-gold-armada.png"
    assert saved.value.path().read_bytes().startswith(PNG)
    expect(sheet.get_by_role("button", name="Share")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Share")).to_be_focused()


def test_the_text_is_copied_with_its_link(people: People) -> None:
    page = people.page(permissions=["clipboard-read", "clipboard-write"])
    open_share(page).get_by_role("button", name="Copy the text").click()
    expect(page.get_by_text("Copied: paste it wherever you like.")).to_be_visible()
    copied: str = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith("Gold Armada: Bess wins! ")
    assert re.search(r"/r/\S+$", copied)


def test_where_the_device_can_the_picture_is_handed_on(people: People) -> None:
    page = people.page("phone")
    page.add_init_script(
        "Navigator.prototype.canShare = () => true;"
        "Navigator.prototype.share = async (given) => { window.given = given; };"
    )
    sheet = open_share(page)
    expect(sheet.get_by_role("img")).to_be_visible()
    sheet.get_by_role("button", name="Share").tap()
    given = page.evaluate("() => [window.given.text, window.given.files[0].type]")
    assert given[0].startswith("Gold Armada: Bess wins! ")
    assert given[1] == "image/png"


def test_over_plain_http_the_text_is_marked_to_be_copied(people: People) -> None:
    page = people.page("phone")
    page.add_init_script(
        "delete Navigator.prototype.share; delete Navigator.prototype.clipboard;"
        "document.execCommand = () => false;"
    )
    sheet = open_share(page)
    sheet.get_by_role("button", name="Copy the text").tap()
    expect(sheet.get_by_role("status").get_by_text("the text is marked")).to_be_visible()
    marked: str = page.evaluate("() => getSelection().toString()")
    assert "Gold Armada: Bess wins!" in marked


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_the_end_of_six_seats_is_on_the_screen_with_its_buttons(
    people: People, axe: Judge, locale: str
) -> None:
    page = people.page("phone", locale=locale)
    arrive(page)
    create = {"type": "create", "game": "kings-gold", "seats": 6, "dice": "table"}
    table = talk(page, "", {**create, "shuffle": False}, {"type": "sit", "seat": 1})
    bots = [{"type": "fill", "seat": seat, "level": "cabin-boy"} for seat in range(2, 7)]
    talk(page, table, {"type": "open"}, *bots, {"type": "start"})
    page.goto(f"/t/{table}")
    roll_off = ("~ opening kkkkk", *["~ opening 12xcc"] * 5)
    play(table, *roll_off, "~ roll ccccc", "p1 stop", by=(page,))
    title = page.get_by_role("heading", name=WORDS[locale][0].replace("\u00a0", " "))
    expect(title).to_be_in_viewport(ratio=1)
    rows = page.get_by_role("row")
    expect(rows).to_have_count(7)
    _, _, again, share = WORDS[locale]
    edge = page.get_by_role("group", name=re.compile("What you can do now|Ce que tu peux faire"))
    top = edge.bounding_box()
    assert top is not None
    for number in range(1, 7):
        box = rows.nth(number).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= top["y"]
    for name in (again, share):
        expect(edge.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    luck = page.get_by_text(re.compile(r"(Luck of the dice|La chance des dés).?: \+\d+.%"))
    expect(luck.first).to_be_attached()
    look(page, axe)
