"""The end of a play: it comes into view, speaks to the reader, and leads to the next play."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import People, is_too_wide
from browser.seated import look, make, talk

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


def test_a_result_is_copied_where_it_cannot_be_shared(people: People) -> None:
    page = people.page(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    give_up(page)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied: paste it wherever you like.")).to_be_visible()
    copied: str = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith("Gold Armada: Bess wins! ")
    assert re.search(r"/r/\S+$", copied)
