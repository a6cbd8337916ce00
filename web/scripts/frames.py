"""Prints frames as Python sends them: every message, and a view of every phase of golden plays.

They are TypeScript, so that the client's compiler reports where the types generated from the
schema do not fit what Python sends.
"""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import msgspec

from doubloon.core import record
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, replay
from doubloon.core.setup import Seat
from doubloon.games import BUILT_IN
from doubloon.server.messages import answers, requests
from doubloon.server.messages.box import Box
from doubloon.server.messages.story import Sentence
from doubloon.server.table.history import Taken
from doubloon.server.table.views import Frames, log_of

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"

SAMPLE = BUILT_IN[1]
CLAUSE = f"{SAMPLE.prefix}.reroll-two"

ID, TABLE, GUEST, OTHER = "a1", "tortuga", "anne", "jack"
TEXT = "00112233445566778899aabbccddeeff"

CLIENT: list[requests.ClientMessage] = [
    requests.Hello(token="t", seen={TABLE: 7}),
    requests.Name(id=ID, name="Anne"),
    requests.Prefer(id=ID, by_hand=True),
    requests.Create(
        id=ID,
        game=SAMPLE.key,
        edition=SAMPLE.editions[0],
        readings={"last-round": True, "limit": 3, "order": "left"},
        target=3000,
        seats=2,
        public=True,
        timer=60,
        undo=False,
        dice="table",
        level="deckhand",
        shuffle=True,
        components={"cards": {"pirate": 3}},
    ),
    requests.Open(id=ID, table=TABLE, seen=7),
    requests.Close(id=ID, table=TABLE),
    requests.Sit(id=ID, table=TABLE, seat=1, text=TEXT),
    requests.Stand(id=ID, table=TABLE, seat=1),
    requests.Fill(id=ID, table=TABLE, seat=2, level="cabin-boy"),
    requests.Agree(
        id=ID,
        table=TABLE,
        edition=SAMPLE.editions[1],
        readings={"last-round": False},
        target=8000,
        seats=3,
        public=False,
        timer=30,
        undo=True,
        dice="server",
        level="bosun",
        shuffle=False,
    ),
    requests.Start(id=ID, table=TABLE, terms=1),
    requests.Act(id=ID, table=TABLE, n=8, text="p1 reroll mp"),
    requests.Roll(id=ID, table=TABLE, n=8),
    requests.Ask(id=ID, table=TABLE, n=8, prefix="reroll"),
    requests.Leave(id=ID, table=TABLE),
    requests.Return(id=ID, table=TABLE),
    requests.Rematch(id=ID, table=TABLE),
    requests.Chat(id=ID, table=TABLE, text="Ahoy! ☠"),
    requests.Mute(id=ID, table=TABLE, guest=OTHER, muted=False),
    requests.Remove(id=ID, table=TABLE, guest=OTHER),
    requests.Link(id=ID, table=TABLE),
    requests.Claim(id=ID, link="x-y-z"),
    requests.Forget(id=ID),
]

SEATS = [
    answers.SeatInfo(
        seat=1,
        guest=GUEST,
        name="Anne",
        bot=None,
        away=False,
        here=True,
        resigned=False,
        ready=True,
        plays_as=None,
    ),
    answers.SeatInfo(
        seat=2,
        guest=None,
        name="",
        bot="captain",
        away=False,
        here=True,
        resigned=False,
        ready=True,
        plays_as="bosun",
    ),
]
BOX = Box(
    components={"cards": {"pirate": 3}},
    changes=[Sentence("web-box-corrected", {})],
    approximate=["captain"],
)
OPEN = answers.TableInfo(
    id=TABLE,
    code="ABCDEF",
    state="open",
    game=SAMPLE.key,
    edition=SAMPLE.editions[0],
    readings={"last-round": True, "limit": 3, "order": "left"},
    target=None,
    public=True,
    timer=None,
    undo=True,
    dice="server",
    level="cabin-boy",
    shuffle=False,
    box=None,
    terms=0,
    first=None,
    host=GUEST,
    seats=SEATS,
    muted=[],
    spectators=0,
    play="play-1",
    commitment="00" * 32,
    fairness=2,
    texts=None,
    seating=None,
    secret=None,
    next=None,
    previous=None,
)
FIRST = answers.EarlierTerms(
    edition=SAMPLE.editions[0],
    readings={},
    target=None,
    public=False,
    timer=15,
    undo=False,
    dice="table",
    level="captain",
    shuffle=True,
    box=BOX,
    seats=3,
)
CHANGED = msgspec.structs.replace(OPEN, terms=1, first=FIRST)
OVER = msgspec.structs.replace(
    OPEN,
    state="over",
    target=3000,
    timer=60,
    muted=[OTHER],
    texts=[TEXT, "-"],
    secret="ff" * 32,
    next="tortuga-2",
)
FACTS: dict[str, str | int] = {"seat": "p1", "n": 7}
SERVER: list[answers.ServerMessage] = [
    answers.Welcome(guest=GUEST, name="-", protocol=1, version="0.1.0"),
    answers.TableState(table=TABLE, info=OPEN),
    answers.TableState(table=TABLE, info=CHANGED),
    answers.TableState(table=TABLE, info=OVER),
    answers.YourTurn(table=TABLE, n=8, seat=1),
    answers.Done(id=ID),
    answers.Done(id=ID, table=TABLE, n=8),
    answers.Refused(id="", error="message", problem="message-binary"),
    answers.Refused(
        id=ID,
        table=TABLE,
        error="illegal-act",
        problem=CLAUSE,
        clause=CLAUSE,
        facts=FACTS,
        n=7,
    ),
    answers.Asked(id=ID, table=TABLE, n=8, prefix="reroll", more=["reroll mp"], whole=False),
    answers.Asked(
        id=ID,
        table=TABLE,
        n=8,
        prefix="reroll k",
        more=[],
        whole=False,
        clause=CLAUSE,
        problem=CLAUSE,
        facts=FACTS,
    ),
    answers.Chats(
        table=TABLE,
        said=[answers.Said(guest=GUEST, name="Anne", text="Ahoy! ☠", at="2000-01-01T00:00:00Z")],
    ),
    answers.Linked(id=ID, table=TABLE, link="x-y-z"),
    answers.Gone(table=TABLE),
    answers.Goodbye(reason="shutdown"),
]


def least(message: msgspec.Struct) -> dict[str, object]:
    """The message with its required fields only."""
    fields: dict[str, object] = msgspec.to_builtins(message)
    for field in msgspec.structs.fields(message):
        if not field.required:
            del fields[field.encode_name]
    return fields


def phases(game: AnyGame) -> list[tuple[Play, Seat | None]]:
    """The first position of each phase, with the seat to act, or None for a spectator."""
    found: dict[str, Play] = {}
    for file in sorted((GOLDEN / game.key).glob("*.dbl")):
        play = replay(game, record.read(file.read_text("utf-8")))
        for here in [*play.way()][::-1]:
            found.setdefault(game.view(here.state, None).phase, here)
    return [(found[phase], found[phase].to_act) for phase in sorted(found)]


def view(play: Play, seat: Seat | None) -> msgspec.Raw:
    change = (Taken(play.line, play.before, play),) if play.before else ()
    n, left = sum(1 for _ in play.way()) - 1, None if seat is None else 59.5
    return msgspec.Raw(Frames(TABLE, n, play, log_of(play), left, change).frame(seat))


def array(rows: Iterable[object], indent: str = "") -> str:
    lines = (f"{indent}  {answers.encode(row).decode()},\n" for row in rows)
    return f"[\n{''.join(lines)}{indent}]"


def document() -> str:
    views = (
        f'  "{game.key}": {array((view(*where) for where in phases(game)), "  ")},\n'
        for game in BUILT_IN
    )
    return f"""\
// Made by `make generate`: frames as Python writes them.

import type {{ ClientMessage, ServerMessage, View, Views }} from "./messages.gen";

export const client: ClientMessage[] = {array(chain(CLIENT, map(least, CLIENT)))};

export const server: ServerMessage[] = {array(SERVER)};

type ViewOf<Game extends keyof Views> = Omit<View, "view"> & {{ view: Views[Game] }};

export const views: {{ [Game in keyof Views]: ViewOf<Game>[] }} = {{
{"".join(views)}}};
"""


if __name__ == "__main__":
    print(document(), end="")
