"""One table: who watches it, who sits at it, and the play that runs there.

A table does one thing at a time, in the order of arrival. Its parts know nothing of it: it
hands them what they need, and sends what they return.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

import structlog

from doubloon.core.errors import IllegalAct
from doubloon.core.game import PLAY_OVER
from doubloon.core.setup import Seat
from doubloon.server import posting
from doubloon.server.bots.question import Choice
from doubloon.server.messages import answers, requests
from doubloon.server.messages.refusals import LimitError, TableError
from doubloon.server.storage.protocol import Appended, StorageError, StoredPlay, TableRow
from doubloon.server.table import lobby
from doubloon.server.table.chat import Chat
from doubloon.server.table.clock import Clock
from doubloon.server.table.context import ERASED, Context, Payer, Watcher
from doubloon.server.table.history import Change
from doubloon.server.table.info import describe_table
from doubloon.server.table.lobby import Lobby
from doubloon.server.table.options import TableOptions
from doubloon.server.table.presence import Presence
from doubloon.server.table.rows import to_row
from doubloon.server.table.running import Decision, Overtaken, RunningPlay, find_asker
from doubloon.server.table.views import Frames, TurnLog

log = structlog.get_logger()
Answer = TypeVar("Answer")

SPECTATOR: tuple[None] = (None,)
"""The seats of a guest who holds none."""


class Table:
    def __init__(
        self,
        context: Context,
        id: str,
        code: str,
        options: TableOptions,
        lobby: Lobby,
        play: StoredPlay,
    ) -> None:
        self.context, self.id, self.code = context, id, code
        self.options, self.lobby, self.play = options, lobby, play
        self.names: dict[str, str] = {}
        """The names of the guests who sit here."""
        self.presence, self.chat = Presence(), Chat(context, id)
        self.clock = Clock(context.bots, options, id)
        self.running: RunningPlay | None = None
        self.turns = TurnLog()
        self.decision: Decision | None = None
        """The decision the table waits for."""
        self.payer: Payer = context.payer
        """Whoever acted last is charged for what bots and the clock do."""
        self.last_used = asyncio.get_running_loop().time()
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._stopped = False

    async def do(self, work: Callable[..., Awaitable[Answer]], *about: object) -> Answer:
        """Do this when everything that came before is done."""
        self._waiting += 1
        try:
            async with self._lock:
                return await work(*about)
        finally:
            self._waiting -= 1

    def post(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do this when it is its turn; nobody waits for the answer."""
        self._waiting += 1
        posting.begin(self._do_posted(work))

    async def _do_posted(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await self.do(work)
        finally:
            self._waiting -= 1

    @property
    def busy(self) -> bool:
        """Whether something is being done, or will happen by itself."""
        return self._waiting > 0 or self.clock.running

    @property
    def idle(self) -> bool:
        """Whether nothing is lost if this table leaves memory."""
        return not self.presence.watchers and not self.busy

    def expect_back(self, guest: str) -> None:
        """Let a bot play for a guest who does not come back in time."""
        self.presence.expect(guest, self.context.settings.absence, self.reconsider)

    # Sending.

    def describe(self) -> answers.TableInfo:
        """What everybody may know about this table."""
        resigned = self.running.history.play.resigned if self.running else frozenset[Seat]()
        crew = self.running.crew if self.running else {}
        parts = (self.options, self.lobby, self.play, self.presence, self.names, resigned, crew)
        return describe_table(self.id, self.code, *parts)

    def state_frame(self) -> bytes:
        """The `table` frame."""
        return answers.encode(answers.TableState(table=self.id, info=self.describe()))

    def send_state(self) -> None:
        self.send_all(self.state_frame())

    def send_all(self, frame: bytes) -> None:
        for watcher in [*self.presence.watchers]:
            watcher.send(frame)

    def your_turn(self) -> answers.YourTurn | None:
        """The message to the guest whose decision it is."""
        if (due := self.decision) is None or due.level is not None:
            return None
        return answers.YourTurn(self.id, due.n + 1, due.seat + 1)

    def _send_your_turn(self) -> None:
        if (turn := self.your_turn()) is not None:
            guest = self.lobby.places[turn.seat - 1].guest
            for watcher in [*self.presence.watchers]:
                if watcher.guest == guest:
                    watcher.send(turn)

    # Seats.

    def row(self, seats: Lobby, options: TableOptions | None = None) -> TableRow:
        return to_row(self.id, self.code, options or self.options, seats, self.play.row.id)

    def _row_when(self, over: bool) -> TableRow:
        return self.row(lobby.finish(self.lobby) if over else lobby.reopen(self.lobby))

    async def change(self, new: Lobby, then: Callable[[], None] | None = None) -> None:
        """Store a change of the lobby and do what follows from it, then send it."""
        await self.context.storage.tables.save(self.row(new))
        self.lobby = new
        if then is not None:
            then()
        self.send_state()
        self.reconsider()

    def rename(self, guest: str, name: str) -> None:
        if self.lobby.seats_of(guest):
            self.names[guest] = name
            if name == ERASED:
                self.lobby = lobby.forget(self.lobby, guest)
            self.send_state()

    # The play.

    async def run(self, running: RunningPlay, turns: TurnLog, change: Change = ()) -> None:
        """Begin this play with these steps, which are stored, or continue it."""
        self.running, self.turns = running, turns
        self.send_state()
        for guest in self.lobby.people:
            if not self.presence.is_here(guest) and not self.play.over:
                self.expect_back(guest)
        if not running.history.n:
            decision = None if change else running.decision(self.lobby, self.presence)
            self._announce((), decision)
        if change:
            self._take(change)
        await self._settle()

    def current(self) -> RunningPlay:
        if self.running is None:
            raise TableError("table-not-started")
        return self.running

    async def act(self, who: Watcher, wish: requests.Act) -> None:
        """Take a step that a guest sent; if it comes again, its number is sent again."""
        running = self.current()
        people, over = (self.lobby, self.presence), self.play.over
        try:
            acted = await running.act(who.guest, wish, *people, self._row_when, over=over)
        except (Overtaken, StorageError) as error:
            await self._catch_up()
            if isinstance(error, StorageError):
                raise
            raise TableError("table-late", n=running.history.n) from None
        frames = self._make_frames(acted.change, acted.decision) if acted.change else []
        who.send(answers.Done(wish.id, self.id, acted.n))
        for watcher, frame in frames:
            watcher.send(frame)
        if acted.change:
            self.payer = who.account
            self._charge(acted.change)
            self._follow_play()
            self._send_your_turn()

    async def roll(self, who: Watcher, wish: requests.Roll) -> None:
        """Make the first roll of a turn that waits for this guest."""
        running = self.current()
        if self.play.over:
            raise IllegalAct(PLAY_OVER)
        if running.check_roll(who.guest, wish, self.decision, self.lobby):
            self.payer = who.account
            await self._store(running.roll(self.lobby, self.presence))

    def _announce(self, change: Change, decision: Decision | None) -> None:
        for watcher, frame in self._make_frames(change, decision):
            watcher.send(frame)

    def _make_frames(self, change: Change, due: Decision | None) -> list[tuple[Watcher, bytes]]:
        """Wait for the next decision, and make everybody's frame of the new steps and view."""
        self._wait_for(due)
        history = self.current().history
        now = (self.id, history.n, history.play, self.turns, self.left())
        frames, self.turns = Frames.announce(*now, change, roll=self.awaits_roll)
        seats = self.lobby.seats
        return [
            (watcher, frames.frame(seat))
            for watcher in self.presence.watchers
            for seat in seats.get(watcher.guest, SPECTATOR)
        ]

    async def _store(self, change: Change) -> bool:
        """Store and announce steps that no guest sent; whether this process was first."""
        if await self.current().store(change, self._row_when) is not Appended.COMMITTED:
            await self._catch_up()
            return False
        self._take(change)
        self._follow_play()
        self._send_your_turn()
        return True

    def _take(self, change: Change) -> None:
        """Continue after these steps, which are stored, and announce them."""
        running = self.current()
        running.history.take(change)
        self._charge(change)
        self._announce(change, running.decision(self.lobby, self.presence))

    def _charge(self, change: Change) -> None:
        self.payer.owed += len(change)
        self.context.metrics.steps[self.options.game] += len(change)

    def _follow_play(self) -> None:
        """Learn that the play is over, or goes on again; it is stored with the last step."""
        over = self.current().history.play.result is not None
        if over is not self.play.over:
            self.lobby = lobby.finish(self.lobby) if over else lobby.reopen(self.lobby)
            self.play = replace(self.play, over=over)
            self.send_state()
            if over:
                log.info("play-over", table=self.id, steps=self.current().history.n)

    async def _catch_up(self) -> None:
        """Announce steps that another process stored."""
        running = self.current()
        change = await running.catch_up()
        self._announce(change, running.decision(self.lobby, self.presence))
        await self._settle()

    async def _settle(self) -> None:
        """Say whose decision it is, and store an end that was not stored with its last step."""
        running = self.current()
        self._wait_for(running.decision(self.lobby, self.presence))
        if running.history.play.result is not None and not self.play.over:
            try:
                await self.context.storage.plays.finish(self.play.row.id, self._row_when(True))
            except StorageError as error:
                log.info("end-not-stored", table=self.id, problem=error.problem)
                self.clock.later(partial(self.post, self._settle))
                return
            self._follow_play()
        self._send_your_turn()

    # Decisions.

    def reconsider(self) -> None:
        """Look again at who has to decide: somebody came, left or resigned."""
        if self.running is None or self.play.over:
            return
        decision = self.running.decision(self.lobby, self.presence)
        if decision != self.decision:
            self._wait_for(decision)
            self._send_your_turn()

    def _wait_for(self, decision: Decision | None) -> None:
        """Remember the decision; start its clock or its bot where it has one."""
        if self._stopped or decision == self.decision:
            return
        self.decision = decision
        if self.clock.running:
            self.clock.cancel()
        if decision is not None and (decision.level is not None or self.options.timer is not None):
            asker = find_asker(self.id, self.lobby, self.presence)
            self.clock.start(decision, self.current().history, asker, self._decide)
        elif self.options.timer is not None:
            self.clock.clear_deadline()

    @property
    def awaits_roll(self) -> bool:
        """Whether the first roll of a turn waits for its guest."""
        return self.decision is not None and self.decision.is_roll_by_hand

    def left(self) -> float | None:
        """Seconds left for the decision."""
        return None if self.options.timer is None else self.clock.left()

    def _decide(self, decision: Decision, level: str, choice: Choice) -> None:
        """A bot chose an act, which waits for its turn like everybody's."""
        self.post(partial(self._act_for, decision, level, choice))

    async def _act_for(self, decision: Decision, level: str, choice: Choice) -> None:
        if self.decision != decision or self._stopped:
            return  # somebody came back, or took something back
        running, people = self.current(), (self.lobby, self.presence)
        try:
            if not self.payer.pays():
                raise LimitError("limit-steps")
            if decision.roll:
                await self._store(running.roll(*people))
                return
            change, crew = running.after_choice(decision.seat, choice, *people)
            if await self._store(change):
                self.context.metrics.bots.labels(level, choice.level, choice.reason).inc()
                if crew != running.crew:
                    running.crew = crew
                    self.send_state()
        except Exception:
            self.clock.retry(decision, level, self.current().history, self._decide)
            raise

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        self._stopped = True
        self.clock.cancel()
        self.presence.stop()

    async def rest(self) -> None:
        """Wait until everything that was asked for is done."""
        while self._waiting:
            await self.do(asyncio.sleep, 0)
