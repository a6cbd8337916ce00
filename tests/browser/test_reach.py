"""Every game on a phone of 360 by 640, with a finger that never scrolls.

Each control is looked at before it is tapped: it has to lie inside the screen, with nothing over
it. The tap goes to that point of the screen, so nothing scrolls on the way either.
"""

import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import People, is_too_wide
from browser.seated import look, make

Judge = Callable[[Page], None]

CONTROLS = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let n = 0; n < 4; n += 1) await frame();
  const over = document.querySelector("dialog[open]");
  const all = (over ?? document.querySelector("main"))
    .querySelectorAll("button:enabled:not([aria-disabled]), [role=button]");
  return [...all].filter((one) => !one.closest("aside")).map((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    const inside =
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const free = there !== null && one.contains(there);
    const name = one.getAttribute("aria-label") ?? one.innerText.replace(/\\s+/g, " ").trim();
    const where = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
    const problem = !inside ? `outside: ${where}` : free ? "" : `covered: ${there?.outerHTML}`;
    return {name, die: one.hasAttribute("data-key"), x, y, problem};
  });
}
"""
"""What can be pressed now, once everything has its place: name, middle, and what is wrong."""

OVER = "Download the record"
DIE = "die"
PATIENCE = 400


class Game(NamedTuple):
    """How to play a game with any sense: what is always done first, and what else there is."""

    key: str
    urgent: tuple[str, ...]
    kinds: tuple[str, ...]
    needed: tuple[str, ...]
    terms: dict[str, Any]


GAMES = (
    Game(
        "kings-gold",
        (r"Take \d+$", "^Most coins"),
        (DIE, "^Roll", "^Stop"),
        ("to be rolled$", "^Roll", "^Stop", r"Take \d+$|^Most coins"),
        {},
    ),
    Game(
        "mille-sabords",
        (),
        (DIE, "^Roll", "^Stop|^End", "^Lay", "^Take .* back", "^Use"),
        ("^Roll", "^Stop"),
        {"target": 1500},
    ),
    Game(
        "gold-armada",
        (),
        (DIE, "^Roll", "^Stop", r" (Stop and take|Take) \d$", "^Take", "^Choose a doubloon"),
        ("^Roll", "^Stop", r"[Tt]ake \d"),
        {},
    ),
    Game(
        "gold-up",
        ("^Open the chests|^Steal ", "^an? .* chest$", "^Rob ", "^Close$"),
        ("^Play a key thief", "^Play a chest thief", "you have the keys$", "^Draw keys|^Pass"),
        ("^Open the chests", "^Steal", "^Rob ", "^Draw keys"),
        {},
    ),
)


def tap(page: Page, control: dict[str, Any]) -> None:
    assert control["problem"] == "", control
    page.touchscreen.tap(control["x"], control["y"])


def tap_named(page: Page, name: str) -> None:
    """Tap the first control of this name, where it is."""
    expect(page.get_by_role("button", name=re.compile(name)).first).to_be_enabled()
    found = [one for one in page.evaluate(CONTROLS) if re.search(name, one["name"])]
    tap(page, found[0])


def choose(
    game: Game, controls: list[dict[str, Any]], chance: random.Random
) -> dict[str, Any] | None:
    """One of the controls; any kind of act is as likely as any other."""

    def of(kind: str) -> list[dict[str, Any]]:
        return [
            one
            for one in controls
            if (one["die"] if kind == DIE else not one["die"] and re.search(kind, one["name"]))
        ]

    for kind in game.urgent:
        if of(kind):
            return chance.choice(of(kind))
    kinds = [found for kind in game.kinds if (found := of(kind))]
    return chance.choice(chance.choice(kinds)) if kinds else None


def play_to_the_end(page: Page, game: Game) -> list[str]:
    """Play with whatever is on the screen; the names of all that was tapped."""
    chance = random.Random(7)
    done: list[str] = []
    idle = 0
    while idle < PATIENCE:
        if page.get_by_role("link", name=OVER).count():
            return done
        control = choose(game, page.evaluate(CONTROLS), chance)
        if control is None:
            idle += 1
            page.wait_for_timeout(25)
            continue
        idle = 0
        tap(page, control)
        done.append(control["name"])
    raise AssertionError(f"nothing can be done after {done[-5:]}")


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_whole_play_without_scrolling(people: People, game: Game) -> None:
    page = people.page("phone")
    done: list[str] = []
    for _ in range(4):  # a play can be over before everything could be done in it
        make(page, game.key, bots=1, **game.terms)
        done += play_to_the_end(page, game)
        if all(any(re.search(kind, name) for name in done) for kind in game.needed):
            break
    for kind in game.needed:
        assert any(re.search(kind, name) for name in done), (kind, done)
    assert not is_too_wide(page)


def test_a_series_opens_over_the_board(people: People, axe: Judge) -> None:
    page = people.page("phone")
    make(page, "gold-up", bots=1, shuffle=False)
    series = page.get_by_role("button", name=re.compile("^Series 3,"))
    sheet = page.get_by_role("dialog", name="Series 3")
    tap_named(page, "^Series 3,")
    expect(sheet).to_be_visible()
    look(page, axe)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    tap_named(page, "^Series 3,")
    expect(sheet).to_be_visible()
    page.touchscreen.tap(180, 40)
    expect(sheet).to_have_count(0)
    series.focus()
    page.keyboard.press("Enter")
    tap_named(page, "^Close$")
    expect(sheet).to_have_count(0)
    expect(series).to_be_focused()


def test_a_pier_opens_over_the_board(people: People, axe: Judge) -> None:
    page = people.page("phone")
    make(page, "gold-armada", bots=1, shuffle=False)
    expect(page.get_by_role("button", name=re.compile("^Roll"))).to_be_enabled()
    page.evaluate(CONTROLS)
    page.get_by_role("button", name=re.compile("full house")).first.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name=re.compile("full house"))
    expect(sheet).to_be_visible()
    look(page, axe)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_large_french_letters_fit(people: People, axe: Judge, key: str) -> None:
    page = people.page("phone", locale="fr-FR")
    make(page, key, bots=2, shuffle=False)
    acts = page.get_by_role("group", name="Ce que tu peux faire maintenant")
    expect(acts.get_by_role("button").last).to_be_visible()
    look(page, axe)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(CONTROLS)
    assert not is_too_wide(page)
    assert acts.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_clock_and_the_turn_are_on_the_lower_edge(people: People) -> None:
    page, other = people.page("phone"), people.page()
    make(page, "gold-up", other, shuffle=False, timer=600)
    acts = page.get_by_role("group", name="What you can do now")
    expect(acts.get_by_role("timer")).to_be_in_viewport()
    expect(acts.get_by_text("Your turn")).to_be_in_viewport()


@pytest.mark.parametrize("width", [1440, 1920])
@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_a_wide_screen_is_used(people: People, width: int, key: str) -> None:
    page = people.page()
    page.set_viewport_size({"width": width, "height": width * 9 // 16})
    make(page, key, bots=2, shuffle=False)
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_have_count(1)
    expect(seats.get_by_role("listitem").first).to_contain_text("you")
    page.wait_for_function(f"() => ({CONTROLS})().then(() => true)")
    beside = page.get_by_role("complementary").bounding_box()
    seat = seats.get_by_role("listitem").last.bounding_box()
    assert beside is not None
    assert seat is not None
    height = width * 9 // 16
    assert beside["x"] + beside["width"] > width - 40
    assert beside["y"] + beside["height"] > height - 40
    assert seat["y"] + seat["height"] > 0.75 * height
