"""Tables made and played over the socket with the cookie of a page: quicker than tapping there.

At a table with real dice whoever sits there says what falls, so a test can reach any position.
"""

import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from browser.browsing import is_too_wide

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

TALK = """
async ({table, requests}) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const answers = new Map();
  let [ids, last, code] = [0, 0, table];
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    if (told.type === "table") code = told.info.code;
    if (told.type === "view") last = told.n;
    answers.get(told.type === "welcome" ? "welcome" : told.id)?.(told);
  };
  const answer = (id) => new Promise((heard) => answers.set(id, heard));
  const say = (message, id) => {
    const heard = answer(id);
    socket.send(JSON.stringify(message));
    return heard;
  };
  await new Promise((open) => (socket.onopen = open));
  const {rollsAtOnce} = JSON.parse(localStorage["doubloon.settings"] ?? "{}");
  await say({type: "hello", by_hand: !rollsAtOnce}, "welcome");
  for (const request of requests) {
    const id = `${crypto.getRandomValues(new Uint32Array(2)).join("-")}-${(ids += 1)}`;
    const known = {create: {}, open: {table: code}}[request.type] ?? {table: code};
    const n = request.type === "act" ? {n: last + 1} : {};
    const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
    const seed = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const text = request.type === "sit" ? {text: seed} : {};
    const told = await say({...text, ...request, ...known, ...n, id}, id);
    if (told.type === "refused") throw new Error(JSON.stringify([request, told]));
    if (told.table) code = told.table;
    if (told.n) last = Math.max(last, told.n);
  }
  socket.close();
  return code;
}
"""


def talk(page: Page, table: str, *requests: dict[str, Any]) -> str:
    """Say these things one after the other as this page's guest; the table they were about."""
    about: str = page.evaluate(TALK, {"table": table, "requests": [*requests]})
    return about


def arrive(page: Page) -> None:
    """Be a guest the server knows."""
    page.goto("/")
    page.wait_for_load_state("networkidle")


def make(page: Page, game: str, *others: Page, bots: int = 0, **terms: Any) -> str:
    """A table that plays: this guest in seat 1, then the others, then bots; everybody looks."""
    for guest in (page, *others):
        arrive(guest)
    seats = 1 + len(others) + bots
    create = {"type": "create", "game": game, "seats": seats, **terms}
    table = talk(page, "", create, {"type": "sit", "seat": 1})
    for number, guest in enumerate(others, start=2):
        talk(guest, table, {"type": "open"}, {"type": "sit", "seat": number})
    fill = [{"type": "fill", "seat": seats - n, "level": "cabin-boy"} for n in range(bots)]
    talk(page, table, {"type": "open"}, *fill, {"type": "start"})
    for guest in (page, *others):
        guest.goto(f"/t/{table}")
    return table


def play(table: str, *steps: str, by: tuple[Page, ...]) -> None:
    """Take these steps; an act is said by whose it is, and chance by whoever spoke last."""
    said: list[tuple[Page, list[str]]] = []
    for text in steps:
        speaker = said[-1][0] if said else by[0]
        who = speaker if text.startswith("~") else by[int(text[1]) - 1]
        if not said or who is not speaker:
            said.append((who, []))
        said[-1][1].append(text)
    for who, texts in said:
        talk(who, table, {"type": "open"}, *({"type": "act", "text": text} for text in texts))


def look(page: Page, judge: Callable[[Page], None]) -> None:
    """Whatever is shown is not too wide and passes the judge, by day and by night."""
    assert not is_too_wide(page)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{scheme}'")
        judge(page)


def came_to(page: Page, text: str) -> Locator:
    """Where the board says that a turn came to this."""
    board = page.get_by_role("status").or_(page.get_by_role("list", name="The last turns"))
    return board.get_by_text(re.compile(text)).first


def tab_to(wanted: Locator) -> None:
    """Press Tab until this has the focus."""
    expect(wanted).to_be_enabled()
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        wanted.page.keyboard.press("Tab")
    raise AssertionError("Tab never comes here")
