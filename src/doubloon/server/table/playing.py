"""A play going on at a table: acts and chance stored, then told; bots and clocks.

The order of one act: whose it is, whether its number is next, what the rules say,
the chance that follows, the ledger; and only then everybody is told.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog

from doubloon.core.errors import IllegalAct
from doubloon.core.game import PLAY_OVER
from doubloon.core.notation import write_seat
from doubloon.core.setup import Seat
from doubloon.server import randomness
from doubloon.server.messages import answers
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.requests import Act, Ask
from doubloon.server.storage.ledger import Appended, Line
from doubloon.server.table.ask import ask
from doubloon.server.table.context import Watcher, now
from doubloon.server.table.history import Course, Onward, by_whom, is_undo
from doubloon.server.table.showing import Showing

if TYPE_CHECKING:
    from doubloon.server.table.table import Table

log = structlog.get_logger()

_AGAIN = 1.0
"""Seconds after which a bot whose act could not be stored tries again."""


class Playing:
    __slots__ = ("_deadline", "_due", "_halted", "_table", "_thinking", "_timer", "course", "over")

    def __init__(self, table: "Table", course: Course, *, over: bool) -> None:
        self._table = table
        self.course = course
        self.over = over
        self._due: tuple[int, Seat, str | None] | None = None
        """The decision waited for: after which step, whose, and by which bot."""
        self._deadline: tuple[int, float] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._halted = False

    @property
    def waits(self) -> bool:
        """Whether something will happen by itself."""
        return self._thinking is not None or self._timer is not None

    async def act(self, who: Watcher, wish: Act) -> None:
        """Take a step somebody wishes for; whoever wishes it again is told its number."""
        seat = by_whom(wish.text)
        act_id = f"{self._speaker(who, seat)}:{wish.id}"
        if wish.n <= self.course.n:
            await self._answer_late(who, wish, act_id)
            return
        self._allow(wish, seat)
        onward = self.course.after(wish.text)
        if self.over:
            await self._table.reopen()
            self.over = False
        stored = await self._store(onward, act_id)
        if stored is Appended.COMMITTED:
            who.tell(answers.Done(wish.id, self._table.id, wish.n))
            await self._take(onward)
        elif stored is Appended.REPEATED:
            await self._answer_late(who, wish, act_id)
        else:
            await self._reload()
            raise TableError("table-late", n=self.course.n)

    def _speaker(self, who: Watcher, seat: Seat | None) -> str:
        """For whom a guest may act: a seat of theirs, or the dice that lie on a real table."""
        places = self._table.lobby.places
        if seat is None:
            if not self._table.terms.table_dice:
                raise TableError("table-server-dice")
            if not self._table.lobby.seats_of(who.guest):
                raise TableError("table-no-seat-held")
            return "~"
        if seat >= len(places) or places[seat].guest != who.guest:
            raise TableError("table-not-yours", seat=write_seat(seat))
        if places[seat].away:
            raise TableError("table-away", seat=write_seat(seat))
        return write_seat(seat)

    def _allow(self, wish: Act, seat: Seat | None) -> None:
        if self.over and not (self.course.play.table_dice and is_undo(wish.text)):
            raise IllegalAct(PLAY_OVER)
        if wish.n > self.course.n + 1:
            raise TableError("table-ahead", n=self.course.n)
        if seat is None:
            return
        if seat in self.course.play.resigned:
            raise TableError("table-resigned", seat=write_seat(seat))
        if not self._table.terms.undo and is_undo(wish.text):
            raise TableError("table-no-undo")

    async def _answer_late(self, who: Watcher, wish: Act, act_id: str) -> None:
        found = await self._table.hall.ledger.find_act(self._table.play.row.id, act_id)
        if found is None:
            raise TableError("table-late", n=self.course.n)
        who.tell(answers.Done(wish.id, self._table.id, found))

    async def _store(self, onward: Onward, act_id: str | None) -> Appended:
        at, n, lines = now(), self.course.n, list[Line]()
        for told in onward.told:
            n += 1
            lines.append(Line(n, told.text, act_id, at))
            act_id = None
        try:
            return await self._table.hall.ledger.append(self._table.play.row.id, lines)
        except Exception:
            await self._reload()
            raise

    async def _take(self, onward: Onward) -> None:
        before = self.course.n
        self.course.take(onward)
        self._table.hall.metrics.count_steps(self._table.terms.game, len(onward.told))
        await self._tell(before)

    async def _reload(self) -> None:
        """Catch up with steps the ledger has and this process does not."""
        before = self.course.n
        lines = await self._table.hall.ledger.steps(self._table.play.row.id, before)
        self.course.retrace([line.text for line in lines])
        await self._tell(before)

    async def go_on(self) -> None:
        """Let happen what is due, at the start or when the table comes back to memory."""
        if not self.over and (onward := self.course.unfolded()).told:
            if await self._store(onward, None) is Appended.COMMITTED:
                await self._take(onward)
            else:
                await self._reload()
            return
        if self.course.play.result is not None:
            await self._end()
        self.reconsider()

    async def _tell(self, before: int) -> None:
        self._reconsider_clock()
        self._table.tell_views(before)
        if self.course.play.result is not None:
            await self._end()
        self.reconsider()

    async def _end(self) -> None:
        self.stop()
        if not self.over:
            await self._table.finish()
            self.over = True
            log.info("play-over", table=self._table.id, steps=self.course.n)

    def showing(self, after: int | None) -> Showing:
        """What there is to see now, for people who know of the steps up to this one."""
        return Showing(self._table.id, self.course, self._left(), after)

    def ask(self, who: Watcher, wish: Ask) -> answers.Asked:
        """How an act may go on; told only to whoever may see the hand it is played from."""
        if (seat := self.course.play.to_act) is not None:
            self._speaker(who, seat)
        if wish.n != self.course.n + 1:
            problem = "table-late" if wish.n <= self.course.n else "table-ahead"
            raise TableError(problem, n=self.course.n)
        asked, error = ask(self.course.play, wish.prefix)
        return answers.Asked(
            id=wish.id,
            table=self._table.id,
            n=wish.n,
            prefix=wish.prefix,
            more=[*asked.more],
            whole=asked.whole,
            clause=asked.clause,
            problem=error.problem if error else asked.clause,
            facts=dict(error.facts) if error else {},
        )

    def your_turn(self, guest: str) -> answers.YourTurn | None:
        """What the guest is told whose decision it is."""
        if self._due is None or self._due[2] is not None:
            return None
        n, seat, _ = self._due
        if self._table.lobby.places[seat].guest != guest:
            return None
        return answers.YourTurn(self._table.id, n + 1, seat + 1)

    def reconsider(self) -> None:
        """Look again who has to decide, and have a bot think or a clock run."""
        seat = None if self.over or self._halted else self.course.play.to_act
        due = None if seat is None else (self.course.n, seat, self._level(seat))
        if due == self._due:
            return
        self.stop()
        self._due = due
        if due is None or seat is None:
            return
        if (level := due[2]) is not None:
            self._think(seat, level)
            return
        guest = self._table.lobby.places[seat].guest
        if guest is not None and (turn := self.your_turn(guest)):
            self._table.tell_guest(guest, turn)
        self._reconsider_clock()
        if self._deadline is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(self._deadline[1], self._time_up, seat)

    def _level(self, seat: Seat) -> str | None:
        """The bot that decides for a seat, if one does."""
        place = self._table.lobby.places[seat]
        if place.guest is None:
            return place.bot or self._table.terms.level
        resigned = seat in self.course.play.resigned
        return self._table.terms.level if resigned or self._table.is_away(place) else None

    def _reconsider_clock(self) -> None:
        """One decision has one deadline, whatever happens meanwhile."""
        if (timer := self._table.terms.timer) is None:
            return
        seat = self.course.play.to_act
        if seat is None or self._level(seat) is not None:
            self._deadline = None
        elif self._deadline is None or self._deadline[0] != self.course.n:
            self._deadline = (self.course.n, asyncio.get_running_loop().time() + timer)

    def _left(self) -> float | None:
        if self._deadline is None:
            return None
        left = self._deadline[1] - asyncio.get_running_loop().time()
        return round(max(0.0, left), 1)

    def _time_up(self, seat: Seat) -> None:
        self._timer = None
        self._due = (self.course.n, seat, self._table.terms.level)
        self._think(seat, self._table.terms.level)

    def _think(self, seat: Seat, level: str) -> None:
        task = self._decide(seat, level, self.course.n + 1)
        self._thinking = asyncio.get_running_loop().create_task(task)

    async def _decide(self, seat: Seat, level: str, n: int) -> None:
        terms, steps = self._table.terms, self.course.live()
        choose = self._table.hall.thinkers.choose
        try:
            text = await choose(terms.game, level, terms.setup, steps, seat, randomness.seed())
        except Exception:
            log.exception("bot-gave-no-answer", table=self._table.id, level=level)
            asyncio.get_running_loop().call_later(_AGAIN, self._think_again)
            return
        self._table.queue.post(partial(self._bot_acts, seat, level, n, text))

    def _think_again(self) -> None:
        self.stop()
        self.reconsider()

    async def _bot_acts(self, seat: Seat, level: str, n: int, text: str) -> None:
        if self._due != (n - 1, seat, level):
            return  # somebody came back, or took something back
        self._thinking, self._due = None, None
        try:
            onward = self.course.after(text)
            if await self._store(onward, None) is Appended.COMMITTED:
                self._table.hall.metrics.bots.labels(level).inc()
                await self._take(onward)
            else:
                await self._reload()
        except Exception:
            asyncio.get_running_loop().call_later(_AGAIN, self.reconsider)
            raise

    def halt(self) -> None:
        """Nothing happens by itself any more, whatever else happens."""
        self._halted = True
        self.stop()

    def stop(self) -> None:
        """Wait for nothing."""
        self._due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
