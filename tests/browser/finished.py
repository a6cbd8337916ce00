"""Plays that are over, made by bots over the socket of a page."""

from urllib.parse import urlsplit

from playwright.sync_api import Page

PLAY = """
async (create) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const waiting = new Map();
  let info = null;
  let over = () => {};
  const ended = new Promise((done) => (over = done));
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    if (told.type === "table") info = told.info;
    if (info?.state === "over") over();
    waiting.get(told.type === "welcome" ? "welcome" : told.id)?.(told);
  };
  const heard = (id) => new Promise((done) => waiting.set(id, done));
  let ids = 0;
  const ask = (message) => {
    const id = `finished-${(ids += 1)}`;
    socket.send(JSON.stringify({...message, id}));
    return heard(id);
  };
  await new Promise((open) => (socket.onopen = open));
  const welcome = heard("welcome");
  socket.send(JSON.stringify({type: "hello"}));
  await welcome;
  const {table} = await ask({type: "create", ...create});
  for (let seat = 1; seat <= create.seats; seat++) {
    await ask({type: "fill", table, seat, level: "deckhand"});
  }
  await ask({type: "start", table});
  await ended;
  socket.close();
  return info.play;
}
"""


_known: dict[tuple[str, str, int], str] = {}
"""Plays that are there already, by server, game and seats."""


def finished(page: Page, game: str, seats: int = 2) -> str:
    """The id of a play of bots against each other that is over."""
    if not page.url.startswith("http"):
        page.goto("/verify")
    where = urlsplit(page.url).netloc
    if (where, game, seats) not in _known:
        terms = {"target": 1000} if game == "mille-sabords" else {}
        play: str = page.evaluate(PLAY, {"game": game, "seats": seats, **terms})
        _known[where, game, seats] = play
    return _known[where, game, seats]


def record_of(page: Page, play: str) -> str:
    """The text of its record."""
    return page.request.get(f"/api/plays/{play}/record").text()


def upload(page: Page, text: str | bytes, label: str = "Choose a record") -> None:
    """Choose a record from this device."""
    raw = text if isinstance(text, bytes) else text.encode()
    page.get_by_label(label).set_input_files(
        {"name": "play.dbl", "mimeType": "text/plain", "buffer": raw}
    )
