"""A table compared with a model: people come, go and act, and the server is restarted."""

import asyncio
import json
import random
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from doubloon.server.server import Server
from doubloon.server.session.connection import Connection
from doubloon.server.settings import Settings
from doubloon.server.storage.sqlite.storage import open_storage
from server.serving import InstantBots, Message

GUESTS = ("anne", "bert", "carl")
SEATS = 3
FEWEST, MOST = 2, 4

guests = st.sampled_from(GUESTS)
seats = st.integers(0, MOST - 1)


class Model:
    """What a table should be like, in as few words as possible."""

    def __init__(self) -> None:
        self.host = GUESTS[0]
        self.state = "open"
        self.seats: list[str | None] = [None] * SEATS
        """A guest, `bot`, or nobody."""
        self.away: set[int] = set()
        self.terms = 0
        self.timer: int | None = None

    def may_sit(self, seat: int, *wanted: str | None) -> bool:
        return self.state == "open" and seat < len(self.seats) and self.seats[seat] in wanted

    def held(self, guest: str) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == guest]

    def stand(self, seat: int) -> None:
        if self.state == "open":
            self.seats[seat] = None
        else:
            self.away.add(seat)
        present = [who for n, who in enumerate(self.seats) if who in GUESTS and n not in self.away]
        if present and self.host not in present:
            self.host = str(present[0])


class Machine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.model = Model()
        self.told: dict[tuple[str, int | None], dict[int, str]] = {}
        self.views: dict[tuple[str, int | None], Message] = {}
        self.info: Message = {}
        self.connections: dict[str, Connection] = {}
        self.answer: Message = {}
        self.count = 0
        self.left: list[Server] = []

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    @initialize(
        game=st.sampled_from(["kings-gold", "gold-armada", "gold-up"]),
        seated=st.lists(guests | st.just("bot"), min_size=SEATS, max_size=SEATS) | st.none(),
    )
    def open(self, game: str, seated: list[str] | None) -> None:
        """A new table, as it is or with a play just begun."""
        self.run(self.start_server())
        self.table = ""
        self.connect(GUESTS[0])
        self.say(GUESTS[0], "create", game=game, seats=SEATS, shuffle=False)
        self.table = self.answer["table"]
        self.play = self.info["play"]
        for guest in GUESTS[1:]:
            self.connect(guest)
        for seat, who in enumerate(seated or ()):
            if who == "bot":
                self.fill(seat, by_host=True, bot=True)
            else:
                self.sit(who, seat)
        if seated:
            self.start(by_host=True)

    async def start_server(self) -> None:
        database = str(Path(self.folder.name) / "doubloon.sqlite")
        patient = Settings(
            database=database, absence=1e6, waiting_frames=1_000_000, waiting_bytes=1_000_000_000
        )
        self.server = Server(patient.with_rate(0), InstantBots(), open_storage(database))
        self.server.open()

    def connect(self, guest: str) -> None:
        self.connections[guest] = Connection(self.server.services, guest, "here")
        seen = [view["n"] for (who, _), view in self.views.items() if who == guest]
        hello = {self.table: max(seen, default=0)} if self.table else {}
        self.say(guest, "hello", seen=hello)

    def say(self, guest: str, type: str, **fields: Any) -> None:
        self.count += 1
        wish: Message = {"type": type, **fields}
        if type != "hello":
            wish["id"] = f"{self.count}"
        self.answer = {}
        self.run(self.talk(guest, json.dumps(wish)))

    async def talk(self, guest: str, frame: str) -> None:
        await self.connections[guest].receive(frame)
        await self.settle()

    async def settle(self) -> None:
        """Wait until no bot thinks and nothing is being stored, and hear what was told."""
        await asyncio.sleep(0)
        while any(table.busy for table in self.server.tables):
            await asyncio.sleep(0)
        for guest, connection in self.connections.items():
            while len(connection.outbox):
                self.hear(guest, json.loads(*connection.outbox.pop()))

    def hear(self, guest: str, message: Message) -> None:
        match message["type"]:
            case "table":
                self.info = message["info"]
            case "view":
                key = (guest, message["seat"])
                self.views[key] = message
                told = self.told.setdefault(key, {})
                for n, line in enumerate(message["steps"], start=message["since"]):
                    text = line["text"]
                    assert told.setdefault(n, text) == text
            case "done" | "refused":
                if message["id"] == f"{self.count}":
                    self.answer = message

    def expect(self, accepted: bool) -> bool:
        assert self.answer["type"] == ("done" if accepted else "refused"), self.answer
        return accepted

    @rule(guest=guests, seat=seats)
    def sit(self, guest: str, seat: int) -> None:
        self.say(guest, "sit", table=self.table, seat=seat + 1, text=f"{self.count:032x}")
        if self.expect(self.model.may_sit(seat, None, guest)):
            self.model.seats[seat] = guest

    @rule(guest=guests, seat=seats)
    def stand(self, guest: str, seat: int) -> None:
        self.say(guest, "stand", table=self.table, seat=seat + 1)
        if self.expect(seat in self.model.held(guest)):
            self.model.stand(seat)

    @rule(guest=guests)
    def leave(self, guest: str) -> None:
        held = self.model.held(guest)
        self.say(guest, "leave", table=self.table)
        if self.expect(bool(held)):
            for seat in held:
                self.model.stand(seat)

    @rule(guest=guests)
    def come_back(self, guest: str) -> None:
        held = self.model.held(guest)
        self.say(guest, "return", table=self.table)
        if self.expect(bool(held)):
            self.model.away -= {*held}

    @rule(seat=seats, by_host=st.booleans(), bot=st.booleans())
    def fill(self, seat: int, by_host: bool, bot: bool) -> None:
        guest = self.someone(by_host)
        self.say(guest, "fill", table=self.table, seat=seat + 1, level="cabin-boy" if bot else None)
        if self.expect(by_host and self.model.may_sit(seat, None, "bot")):
            self.model.seats[seat] = "bot" if bot else None

    @rule(
        by_host=st.booleans(),
        count=st.integers(FEWEST, MOST),
        timer=st.none() | st.integers(100_000, 100_002),
    )
    def agree(self, by_host: bool, count: int, timer: int | None) -> None:
        """Other terms; nobody loses a seat by that."""
        guest, model = self.someone(by_host), self.model
        terms = {"seats": count, "timer": timer, "shuffle": False}
        self.say(guest, "agree", table=self.table, **terms)
        lost = any(who in GUESTS for who in model.seats[count:])
        if self.expect(by_host and model.state == "open" and not lost):
            model.terms += (len(model.seats), model.timer) != (count, timer)
            model.timer = timer
            model.seats = [*model.seats[:count], *[None] * (count - len(model.seats))]

    @precondition(lambda self: None not in self.model.seats)
    @rule(by_host=st.booleans(), late=st.booleans())
    def start(self, by_host: bool, late: bool = False) -> None:
        guest, seen = self.someone(by_host), max(0, self.model.terms - late)
        self.say(guest, "start", table=self.table, terms=seen)
        current = seen == self.model.terms
        if self.expect(by_host and self.model.state == "open" and current):
            self.model.state = "playing"

    def someone(self, host: bool) -> str:
        other = next(guest for guest in GUESTS if guest != self.model.host)
        return self.model.host if host else other

    @precondition(lambda self: self.model.state == "playing")
    @rule(dice=st.integers(0, 2**16), wrong=st.integers(0, 4))
    def act(self, dice: int, wrong: int) -> None:
        """The seat to act acts, or somebody tries what they may not."""
        due = next(iter(self.views.values()))["to_act"]
        if due is None:
            return
        guest = self.model.seats[due - 1]
        if guest not in GUESTS or due - 1 in self.model.away:
            return
        view = self.views[guest, due]
        acts = view["view"]["acts"] or [f"p{due} draw"]
        n, text = view["n"] + 1, random.Random(dice).choice(acts)
        act = {"table": self.table, "n": n, "text": text}
        if wrong == 0:
            stranger = next(other for other in GUESTS if other != guest)
            self.say(stranger, "act", **act)
            self.expect(False)
        if wrong == 1:
            self.say(guest, "act", **{**act, "n": n + 1})
            self.expect(False)
        if wrong == 2:
            self.say(guest, "act", **{**act, "n": n - 1})
            self.expect(False)
        self.say(guest, "act", **act)
        self.expect(True)
        assert self.answer["n"] == n

    @rule(guest=guests)
    def reconnect(self, guest: str) -> None:
        self.run(self.lose(self.connections.pop(guest)))
        self.connect(guest)

    async def lose(self, connection: Connection) -> None:
        connection.leave()
        await self.settle()

    @rule()
    def restart(self) -> None:
        """The process is gone from one moment to the next; only the disk is left."""
        self.left.append(self.server)
        self.run(self.start_server())
        for guest in GUESTS:
            self.connect(guest)

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        if not self.info:
            return
        if self.info["state"] == "over":
            self.model.state = "over"
        assert self.info["state"] == self.model.state
        assert self.info["host"] == self.model.host
        assert (self.info["terms"], self.info["timer"]) == (self.model.terms, self.model.timer)
        assert len(self.info["seats"]) == len(self.model.seats)
        for seat, told in enumerate(self.info["seats"]):
            who = self.model.seats[seat]
            assert told["guest"] == (who if who in GUESTS else None)
            assert (told["bot"] is not None) == (who == "bot")
            assert told["away"] == (seat in self.model.away)

    @invariant()
    def everybody_was_told_what_is_stored(self) -> None:
        if not self.told:
            return
        stored = [
            line.text for line in self.run(self.server.context.storage.plays.steps(self.play))
        ]
        for (guest, seat), told in self.told.items():
            for n, line in told.items():
                assert line == stored[n - 1] or "?" in line
            if seat is None or self.model.seats[seat - 1] == guest:
                now = self.views[guest, seat]["n"]
                assert now == len(stored) or (seat is None and self.model.held(guest))

    def teardown(self) -> None:
        for server in (*self.left, self.server):
            self.run(server.close())
        self.loop.close()
        self.folder.cleanup()


Machine.TestCase.settings = settings(max_examples=20, stateful_step_count=30)
test_a_table_lives_as_its_model = Machine.TestCase
