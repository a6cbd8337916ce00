"""Prints frames as they travel: every message, and a view of every phase in the golden records.

They are written as TypeScript, so that the client's compiler notices when the types made from
the schema do not fit what Python sends.
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
from doubloon.server.table.sight import number, outcome, shown
from doubloon.server.table.turns import told_step, turns

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"

ID, TABLE, GUEST, OTHER = "a1", "tortuga", "anne", "jack"
TEXT = "00112233445566778899aabbccddeeff"

CLIENT: list[requests.ClientMessage] = [
    requests.Hello(token="t", seen={TABLE: 7}),
    requests.Name(id=ID, name="Anne"),
    requests.Create(
        id=ID,
        game="mille-sabords",
        edition="piraten-kapern-en",
        readings={"last-round": True, "limit": 3, "order": "left"},
        target=3000,
        seats=2,
        public=True,
        timer=60,
        undo=False,
        dice="table",
        level="deckhand",
        shuffle=True,
    ),
    requests.Open(id=ID, table=TABLE, seen=7),
    requests.Close(id=ID, table=TABLE),
    requests.Sit(id=ID, table=TABLE, seat=1, text=TEXT),
    requests.Stand(id=ID, table=TABLE, seat=1),
    requests.Fill(id=ID, table=TABLE, seat=2, level="cabin-boy"),
    requests.Start(id=ID, table=TABLE),
    requests.Act(id=ID, table=TABLE, n=8, text="p1 reroll mp"),
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
        seat=1, guest=GUEST, name="Anne", bot=None, away=False, here=True, resigned=False
    ),
    answers.SeatInfo(
        seat=2, guest=None, name="", bot="cabin-boy", away=False, here=True, resigned=False
    ),
]
OPEN = answers.TableInfo(
    id=TABLE,
    code="ABCDEF",
    state="open",
    game="mille-sabords",
    edition="piraten-kapern-en",
    readings={"last-round": True, "limit": 3, "order": "left"},
    target=None,
    public=True,
    timer=None,
    undo=True,
    dice="server",
    level="cabin-boy",
    shuffle=False,
    host=GUEST,
    seats=SEATS,
    muted=[],
    spectators=0,
    play="play-1",
    commitment="00" * 32,
    texts=None,
    secret=None,
    next=None,
)
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
    answers.Welcome(guest=GUEST, name="-", protocol=2, version="0.1.0"),
    answers.Table(table=TABLE, info=OPEN),
    answers.Table(table=TABLE, info=OVER),
    answers.YourTurn(table=TABLE, n=8, seat=1),
    answers.Done(id=ID),
    answers.Done(id=ID, table=TABLE, n=8),
    answers.Refused(id="", error="message", problem="message-binary"),
    answers.Refused(
        id=ID,
        table=TABLE,
        error="illegal-act",
        problem="ms.reroll-two",
        clause="ms.reroll-two",
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
        clause="ms.reroll-two",
        problem="ms.reroll-two",
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
    """The message with nothing in it that may be left out."""
    told: dict[str, object] = msgspec.to_builtins(message)
    for field in msgspec.structs.fields(message):
        if not field.required:
            del told[field.encode_name]
    return told


def phases(game: AnyGame) -> list[tuple[Play, Seat | None]]:
    """Where each phase is first reached, seen by the seat to act, or by a spectator."""
    found: dict[str, Play] = {}
    for file in sorted((GOLDEN / game.key).glob("*.dbl")):
        play = replay(game, record.read(file.read_text("utf-8")))
        for here in [*play.way()][::-1]:
            found.setdefault(game.view(here.state, None).phase, here)
    return [(found[phase], found[phase].to_act) for phase in sorted(found)]


def view(play: Play, seat: Seat | None) -> answers.View:
    steps = [told_step(play.before, play.line, play, seat)] if play.before else []
    n = sum(1 for _ in play.way()) - 1
    return answers.View(
        table=TABLE,
        n=n,
        seat=number(seat),
        since=n + 1 - len(steps),
        steps=steps,
        to_act=number(play.to_act),
        points=[*play.game.points(play.state)],
        resigned=[],
        result=outcome(play.result),
        left=None if seat is None else 59.5,
        view=shown(play, turns(play), seat),
    )


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
